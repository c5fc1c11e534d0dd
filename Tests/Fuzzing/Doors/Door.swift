import Course
import DeepStack
import TestSupport

/// A way by which text from outside comes into the program.
enum Door: String, CaseIterable, Sendable {
    /// Lines that are typed in a session.
    case commands
    /// Files of Swift that are run.
    case source
    /// Transcripts that are played again and graded.
    case transcripts
    /// Lessons that are proved and gone through.
    case lessons
    /// Console logs that are annotated.
    case logs
    /// Storyboards and nibs.
    case nibs
    /// What a project's `.viewdid.yml` says.
    case settings
    /// Rubrics that transcripts are graded with.
    case rubrics
    /// Lists of classes.
    case rosters
    /// Rows of `json-lines` that are merged.
    case rows
    /// Exported progress that is imported.
    case exports
    /// Damage to the database of progress: statements of SQL, `put OFFSET BYTE…` and `cut LENGTH`, a line each.
    case databases

    /// Takes an input through the door, and looks whether all that has to hold does.
    ///
    /// - Parameters:
    ///   - input: What comes from outside; any bytes.
    ///   - seconds: How long it may take of the processor. Work is counted by the product, so none takes long.
    /// - Throws: The first ``Fault`` that is seen. What ends the program is one, too, but nobody is left to throw it.
    func drive(_ input: [UInt8], within seconds: Double) throws(Fault) {
        try DeepStack.run { () throws(Fault) in
            prepare()
            let before = ProcessorTime.now
            switch self {
            case .commands: try Self.driveCommands(input)
            case .source: try Self.driveSource(input)
            case .transcripts: try Self.driveTranscript(input)
            case .lessons: try Self.driveLesson(input)
            case .logs: try Self.driveLog(input)
            case .nibs: try Self.driveNib(input)
            case .settings: try Self.driveSettings(input)
            case .rubrics: try Self.driveRubric(input)
            case .rosters: try Self.driveRoster(input)
            case .rows: try Self.driveRows(input)
            case .exports: try Self.driveExport(input)
            case .databases: try Self.driveDatabase(input)
            }
            let taken = ProcessorTime.now - before
            try demand(taken < seconds, "stalled: it took \(taken) s, and may take \(seconds) s")
        }
    }

    /// Has the tables made that are made once: no input is to blame for the time that takes.
    private func prepare() {
        _ = (Handbook.shared, DocumentLedger.shared, Self.lessonsOfTheCourse)
        if self == .logs { _ = TransitionCatalogue.shared }
    }
}

/// A violation of a rule that holds for any input.
struct Fault: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Sees to it that something holds.
///
/// - Parameters:
///   - holds: Whether it does.
///   - description: What is wrong if it does not.
/// - Throws: A ``Fault`` if it does not.
func demand(_ holds: Bool, _ description: @autoclosure () -> String) throws(Fault) {
    guard holds else { throw Fault(description()) }
}
