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
            answers. The same command continues an interrupted exam.

            The topics are: \(PracticeTopic.allCases.map(\.rawValue).joined(separator: ", ")).
            """)

    @Argument(help: "The topics (default: all).", completion: .topics)
    var topics: [String] = []

    @Option(
        name: .long, help: "A number for the class; with the learner's name, it determines the questions.")
    var seed: UInt64

    @OptionGroup var learner: LearnerOptions

    @Option(
        name: .long,
        help:
            "The number of questions, from \(ExamPaper.counts.lowerBound) to \(ExamPaper.counts.upperBound)."
    )
    var questions: Int = Rubric.Exam.standardCount

    @Option(
        name: .long, help: "The transcript to record to (default: exam-SEED-NAME.transcript in this folder).",
        completion: .file())
    var record: String?

    @OptionGroup var program: ProgramOptions

    func validate() throws {
        guard learner.name != nil else {
            throw ValidationError("An exam needs your name: --learner NAME.")
        }
        guard ExamPaper.counts.contains(questions) else {
            throw ValidationError(
                "--questions takes a number from \(ExamPaper.counts.lowerBound) to \(ExamPaper.counts.upperBound)."
            )
        }
        for topic in topics where PracticeTopic(word: topic) == nil {
            throw ValidationError(PracticeTopic.noTopic(topic, for: "exam"))
        }
    }

    func run() throws {
        let paper = ExamPaper(
            seed: seed, learner: learner.name ?? "", count: questions,
            topics: topics.compactMap(PracticeTopic.init(word:)))
        let loop = ReadEvalPrintLoop(
            .readyController(code: .standard), surroundings: program.settings.surroundings)
        let path = record ?? Self.fileName(paper)
        loop.show([Line("  Recording to \(path).")])
        try loop.exam(paper, recordingTo: path)
        try loop.runRound(keeping: program.settings.history)
    }

    /// A name that any file system takes, whatever the learner is called.
    private static func fileName(_ paper: ExamPaper) -> String {
        let words = paper.learner.split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
        let name = words.isEmpty ? "learner" : String(words.prefix(40))
        return "exam-\(paper.seed)-\(name).transcript"
    }
}
