import ArgumentParser
import Course
import Foundation
import Practice
import Reports
import Session
import Tutor
import VisibleText

/// Questions without end.
struct PracticeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "practice",
        abstract: "Practice: endless questions, each explained right after your answer.",
        discussion: "The topics are: \(PracticeTopic.allCases.map(\.rawValue).joined(separator: ", ")).")

    @Argument(
        help: ArgumentHelp("The topic (default: all).", valueName: "topic"), completion: .topics)
    var words: [String] = []

    /// The topic, which may have several words.
    private var topic: String? { words.isEmpty ? nil : words.joined(separator: " ") }

    @Flag(name: .long, help: "Ask about the misconceptions that your answers have shown.")
    var beliefs = false

    @OptionGroup var releases: ReleasesOption

    @Option(name: .long, help: "A number that determines the questions.")
    var seed: UInt64?

    @Option(name: .long, help: "Record the round to a transcript, or continue one.", completion: .file())
    var record: String?

    @OptionGroup var learner: LearnerOptions
    @OptionGroup var program: ProgramOptions

    func validate() throws {
        if let topic, PracticeTopic(word: topic) == nil {
            throw ValidationError(PracticeTopic.noTopic(topic, for: "practice"))
        }
        if topic != nil, beliefs { throw ValidationError("A topic and --beliefs can't be combined.") }
    }

    func run() throws {
        let loop = program.loop(learner: learner.name, key: learner.sealing.parsed)
        try loop.practise(beliefs ? "beliefs" : topic, releases.range, seed: seed, recordingTo: record)
        guard loop.hasRound || loop.hasFailed else {
            return try loop.run(ScriptedLines("quit"), isScript: true)
        }
        try loop.runRound(keeping: program.settings.history)
    }
}

/// The oldest release that is asked about.
struct ReleasesOption: ParsableArguments {
    @Option(
        name: [.customLong("releases"), .customLong("since")],
        help: ArgumentHelp(
            "The oldest iOS version to ask about, such as 5.",
            valueName: "ios"))
    var oldest: Int = QuestionRange.usual

    var range: QuestionRange { QuestionRange(oldest: oldest) }

    func validate() throws {
        let releases = QuestionRange.releases
        guard releases.contains(oldest) else {
            throw ValidationError(
                "--releases takes the oldest iOS version to ask about, from \(releases.lowerBound) to \(releases.upperBound)."
            )
        }
    }
}

/// A round without a word on the answers before its end.
struct InterviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "interview",
        abstract: "A timed mock interview, with a report at the end.")

    @Option(name: .long, help: "The number of minutes, from 1 to \(PracticeRound.longestInterview).")
    var minutes: Int = 20

    @OptionGroup var releases: ReleasesOption

    @Option(name: .long, help: "A number that determines the questions.")
    var seed: UInt64?

    @Option(
        name: .long, help: "Record the interview to a transcript, or continue one.", completion: .file())
    var record: String?

    @Option(name: .long, help: "Write the result as a picture (SVG).", completion: .file())
    var svg: String?

    @OptionGroup var learner: LearnerOptions
    @OptionGroup var program: ProgramOptions

    func validate() throws {
        guard (1...PracticeRound.longestInterview).contains(minutes) else {
            throw ValidationError(
                "--minutes takes a number from 1 to \(PracticeRound.longestInterview).")
        }
    }

    func run() throws {
        // Nobody should answer for minutes for a picture that has no place.
        if let svg {
            try PathCheck.validate(svg, of: "--svg")
            try NewFile.validate(svg)
        }
        let loop = program.loop(learner: learner.name, key: learner.sealing.parsed)
        try loop.interview(minutes, releases.range, seed: seed, recordingTo: record)
        try loop.runRound(keeping: program.settings.history)
        guard let svg, let card = loop.lastCard else { return }
        try NewFile.write(card.svg, to: svg)
    }
}

/// Shows the results of practice.
struct StatsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Show your practice statistics: what is due, and your strong and weak topics.")

    @Flag(name: .long, help: "Print the statistics as JSON.")
    var json = false

    @OptionGroup var program: ProgramOptions

    func run() throws {
        let surroundings = program.settings.surroundings
        let statistics = PracticeStatistics(surroundings.progress.practice, date: surroundings.progress.now())
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let text = String(decoding: try encoder.encode(statistics), as: UTF8.self).withJSONEscapes
            try StandardOutput.write(document: text + "\n")
        } else {
            try StandardOutput.print(StatisticsLines.lines(statistics).withoutNext, surroundings.styling)
        }
        try surroundings.progress.finish()
    }
}
