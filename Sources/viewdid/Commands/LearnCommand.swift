import ArgumentParser
import Course
import Session
import Tutor

/// A lesson.
struct LearnCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "learn", abstract: "Start a lesson, or continue where you left off.")

    @Argument(
        help: ArgumentHelp(
            "The lesson's name or number (default: the first you haven't done).", valueName: "lesson"),
        completion: .lessonNames
    )
    var words: [String] = []

    /// The lesson's name, which may be typed as several words; nil where a path is named, as in a session.
    private var lesson: String? { words.isEmpty || words[0] == "for" ? nil : words.joined(separator: "-") }

    @Flag(
        name: .long,
        help: "Test out of the lesson: three of its questions, no hints, and all must be right.")
    var test = false

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp(
            "Follow a learning path, such as interview; course returns to the full course.",
            valueName: "path"))
    var lane: String?

    @OptionGroup var learner: LearnerOptions
    @OptionGroup var program: ProgramOptions

    @Option(name: .long, help: "Record the lesson to a transcript, or continue one.", completion: .file())
    var record: String?

    func run() throws {
        let loop = program.loop(learner: learner.name, key: learner.sealing.parsed)
        let shelf = loop.surroundings.shelf
        guard !shelf.lessons.isEmpty else { throw ProgramOptions.noLessons }
        if let lesson, shelf.lesson(lesson) == nil {
            throw ValidationError(shelf.noLesson(lesson, for: "viewdid learn"))
        }
        if words.first == "for" || lane != nil && lesson == nil {
            try loop.learn(for: lane ?? words.dropFirst().first)
        } else {
            try loop.learn(lesson, recordingTo: record, isTest: test)
        }
        try loop.run(keeping: program.settings.history) {}
        try loop.end()
    }
}
