extension Substring {
    /// The text without white space at either end.
    package var trimmed: String {
        var text = drop { $0.isWhitespace }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}

extension String {
    /// The text without white space at either end.
    package var trimmed: String { self[...].trimmed }
}
