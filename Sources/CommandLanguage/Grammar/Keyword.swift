import Lifecycle

/// The words of the command language. They are words only where the grammar expects them: elsewhere most can be names.
enum Keyword {
    /// Words that may stand anywhere and mean nothing.
    static let fillers: Set<String> = ["the", "of", "on", "to"]

    /// Indicates whether a text has the form of a name and is reserved neither by the commands nor by Swift.
    static func isName(_ text: String) -> Bool {
        looksLikeName(text) && !fillers.contains(text.lowercased())
            && !UIKitName.keywords.contains(text)
    }

    /// The reason a text that looks like a name cannot be one; nil if it can.
    static func refusal(of text: String) -> String? {
        guard looksLikeName(text), !isName(text) else { return nil }
        return fillers.contains(text.lowercased())
            ? "\(text) is a filler word in commands, so it can't be a name."
            : "\(text) is a Swift keyword, so it can't be a name."
    }

    /// Indicates whether a text has the form of a name: up to 64 letters, digits and underscores, not
    /// beginning with a digit.
    static func looksLikeName(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_", text.count <= 64 else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
