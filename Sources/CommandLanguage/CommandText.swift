import CourseTexts

/// The words about a command, as the text that the program carries has them.
struct CommandText: Sendable {
    /// The summary, one sentence without a period.
    private(set) var summary = ""
    /// A line that a person could type.
    private(set) var example = ""
    /// Lines that have to come before the example.
    private(set) var preparation = ""
    /// The meanings of the command's words.
    private(set) var words: [String: String] = [:]

    /// The carried texts of the commands, read when the first one is needed. The tests rule faults out.
    static let carried = read(CourseTexts.commands)

    /// The words of an entry; none if the text has no such entry, which the tests rule out.
    static func named(_ entry: String) -> CommandText { carried[entry] ?? CommandText() }

    /// The entry of the words that mean the same in each command.
    static let common = "words of several commands"

    /// The entries that say what stands in a place of a command, and how the grammar that people read writes it.
    static let places = "what stands in a place", notations = "how a place is written"

    /// Reads a text; the head of that which the program carries says how commands are written.
    static func read(_ text: String) -> TextCatalogue<CommandText> {
        TextCatalogue(TextPart.parts(of: text)) { entry throws(TextFault) in try CommandText(entry) }
    }
}

extension CommandText {
    private init(_ entry: TextEntry) throws(TextFault) {
        guard entry.paragraphs.count == 1 else { throw entry.heading.fault("a summary is one paragraph") }
        summary = entry.paragraphs[0].text
        for item in entry.items {
            if item.text.hasPrefix("`"), let word = item.code.first {
                words[word] = String(item.text.dropFirst(word.count + 4))
                continue
            }
            let (key, value) = item.field
            switch key {
            case "example": example = value.text
            case "after": preparation = value.text
            default: throw item.fault("\(key) is not a line of a command")
            }
        }
    }
}
