/// What a line was before it was changed, so that changes can be taken back; letters typed in a row are one change.
struct LineChanges {
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

    /// Whether a line is another one with letters or digits of a word behind it.
    private static func isTyped(_ text: String, after other: String) -> Bool {
        guard text.count > other.count, text.hasPrefix(other) else { return false }
        return text.dropFirst(other.count).allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
    }
}
