import Lifecycle

/// Reads each statement once; what its names mean is looked up in each app.
///
/// The apps on other releases, and those near a real one, are reached by nearly the same statements. To read these again
/// for each app would take most of the time.
package struct StatementReader: Sendable {
    private var readings: [String: StatementReading] = [:]
    /// The most readings that are kept.
    private static let limit = 4_000
    /// The number of statements that were read; for the others, only names were looked up.
    package private(set) var readCount = 0

    /// Creates a reader that has read nothing.
    package init() {}

    /// Returns the instruction in a statement; nil if it isn't understood.
    package mutating func instruction(of statement: String, in context: CommandContext) -> Instruction? {
        if let known = readings[statement]?.instruction(in: context) { return known }
        readCount += 1
        guard case .understood(let meaning)? = try? CommandParser.read(statement, in: context) else {
            return nil
        }
        if readings.count >= Self.limit { readings = [:] }
        readings[statement] = meaning.reading
        return meaning.instruction
    }
}

/// A statement before its names are looked up.
indirect enum StatementReading: Sendable {
    /// A command in words, with the forms that it fits.
    case words(Sentence, [FormReading])
    /// A command in other words, which mean something else where they fit a form.
    case reworded(Sentence, StatementReading)
    /// An override in words, with a body in Swift.
    case override(StatementReading, Body)
    /// Any other Swift, which is looked up as it runs.
    case swift(String, SwiftPart, Instruction)

    /// Returns the instruction that it is in an app; nil if the statement has to be read again there.
    func instruction(in context: CommandContext) -> Instruction? {
        switch self {
        case .words(let sentence, let readings):
            let fitting = readings.filter { $0.fits(context) }
            return fitting.isEmpty
                ? nil : try? CommandParser.chosen(among: fitting, of: sentence, in: context)
        case .reworded(let sentence, let reading):
            let fitting = CommandParser.readings(of: sentence, in: context).best
            return fitting.isEmpty ? reading.instruction(in: context) : nil
        case .override(let command, let body):
            guard
                case .simulate(.classes(.override(let callback, let classID, _)))? = command.instruction(
                    in: context)
            else { return nil }
            return .simulate(.classes(.override(callback, in: classID, body)))
        case .swift(let text, let part, let instruction):
            return SwiftPart(text, in: context) == part ? instruction : nil
        }
    }
}

/// A form of command with what a statement says in it.
struct FormReading: Sendable {
    let form: CommandForm
    let items: [Matcher.Item]

    /// Indicates whether each name in it names something in an app.
    fileprivate func fits(_ context: CommandContext) -> Bool {
        items.allSatisfy { item in
            guard case .placeholder(let placeholder, let text) = item else { return true }
            return placeholder.accepts(Token(text: text, column: 0), in: context)
        }
    }
}
