import Lifecycle

/// The words that commands are made of; none of them can be a name.
enum Keyword {
    /// Words that may stand anywhere and mean nothing.
    static let fillers: Set<String> = ["the", "of", "on", "to"]

    static let all: Set<String> = fillers.union(
        CommandTable.forms.flatMap { $0.pattern.words }.map { $0.lowercased() }
    )
    .union(ControllerClass.Property.Reference.allCases.map(\.rawValue))
    .union(["landscape", "portrait", "nothing"])

    /// Whether a text has the form of a name and is not taken by the commands.
    static func isName(_ text: String) -> Bool { looksLikeName(text) && !all.contains(text.lowercased()) }

    /// Whether a text would be a name if the commands did not use it.
    static func looksLikeName(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_", text.count <= 64 else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
