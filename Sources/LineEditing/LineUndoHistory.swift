/// The earlier versions of a line, so that changes can be undone; letters typed in a row are one change.
struct LineUndoHistory {
    private var texts = [""]

    /// Notes the line as it is before the next key.
    mutating func note(_ text: String) {
        guard let last = texts.last, last != text else { return }
        if texts.count > 1, Self.isTyped(text, after: last), Self.isTyped(last, after: texts[texts.count - 2])
        {
            texts[texts.count - 1] = text
        } else {
            texts.append(text)
        }
        if texts.count > 200 { texts.removeFirst() }
    }

    /// The line before its last change; nil if nothing was changed.
    mutating func takeBack(_ text: String) -> String? {
        note(text)
        guard texts.count > 1 else { return nil }
        texts.removeLast()
        return texts.last
    }

    /// Indicates whether a line is another one followed by letters, digits or periods.
    private static func isTyped(_ text: String, after other: String) -> Bool {
        guard text.utf8.count > other.utf8.count, text.utf8.starts(with: other.utf8) else { return false }
        let added = Substring(text.utf8.dropFirst(other.utf8.count))
        return added.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
    }
}
