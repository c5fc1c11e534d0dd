import ArgumentParser
import Course
import Practice
import Session
import SwiftSource
import Tutor

/// An exam: a class is asked the same, each learner in a variant of their own.
struct ExamCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "exam",
        abstract: "Take an exam: each learner in a class gets their own questions, without feedback.",
        discussion: """
            The seed is a number that you choose for the class. Together with the learner's name, it determines the \
            questions. The recording contains only answers: viewdid grade draws the questions again and grades the \
            answers. The same command continues an interrupted exam. Anyone can grade a recording, even of an unfinished \
            exam, and no grade shows it, so an exam needs supervision. Instead of the seed, the number of questions and \
            the topics, you can pass a file from your teacher with a line such as \(Rubric.Exam.example)

            The topics are: \(PracticeTopic.allCases.map(\.rawValue).joined(separator: ", ")).
            """)

    @Argument(help: "The topics (default: all).", completion: .topics)
    var topics: [String] = []

    @Option(
        name: .long, help: "A number for the class; with the learner's name, it determines the questions.")
    var seed: UInt64?

    @Option(name: .long, help: "The file from your teacher that describes the exam.", completion: .file())
    var paper: String?

    @OptionGroup var learner: LearnerOptions

    @Option(
        name: .long,
        help:
            "The number of questions, from \(ExamPaper.counts.lowerBound) to \(ExamPaper.counts.upperBound)."
    )
    var questions: Int?

    @Option(
        name: .long, help: "The transcript to record to (default: exam-SEED-NAME.transcript in this folder).",
        completion: .file())
    var record: String?

    @OptionGroup var program: ProgramOptions

    func validate() throws {
        guard learner.name != nil else {
            throw ValidationError("An exam needs your name: --learner NAME.")
        }
        guard (seed == nil) != (paper == nil), paper == nil || topics.isEmpty && questions == nil else {
            throw ValidationError(
                paper == nil
                    ? "An exam needs the class's number (--seed NUMBER) or a file (--paper FILE)."
                    : "The file already sets the seed, topics and number of questions. Add only --learner.")
        }
        guard ExamPaper.counts.contains(questions ?? Rubric.Exam.standardCount) else {
            throw ValidationError(
                "--questions takes a number from \(ExamPaper.counts.lowerBound) to \(ExamPaper.counts.upperBound)."
            )
        }
        for topic in topics where PracticeTopic(word: topic) == nil {
            throw ValidationError(PracticeTopic.noTopic(topic, for: "exam"))
        }
    }

    func run() throws {
        var exam = try paper.map(Self.readExam) ?? Rubric.Exam(seed: seed ?? 0)
        if let questions { exam.questions = questions }
        if !topics.isEmpty { exam.topics = Set(topics) }
        let paper = ExamPaper(
            seed: exam.seed, learner: learner.name ?? "", count: exam.questions,
            topics: exam.topics.compactMap(PracticeTopic.init(word:)),
            version: exam.version ?? QuestionIdentifier.version)
        let loop = program.loop(key: learner.sealing.parsed)
        let path = record ?? paper.fileName
        loop.show([Line("  Recording to \(path).")])
        try loop.begin(PracticeRound(.exam(paper)), recordingTo: path)
        try loop.runRound(keeping: program.settings.history)
    }

    /// Reads the exam that a file describes.
    static func readExam(_ path: String) throws -> Rubric.Exam {
        let bytes = try InputFile.contents(of: path, limit: RubricReader.limit)
        let names = RubricNames(LessonLibrary(.carried), topics: PracticeTopic.allCases.map(\.rawValue))
        do throws(FileFault) {
            if let exam = try RubricReader.read(bytes, names: names).exam { return exam }
        } catch {
            throw ValidationError("\(path): \(error)")
        }
        throw ValidationError("\(path) has no exam. Write a line such as: \(Rubric.Exam.example)")
    }
}
