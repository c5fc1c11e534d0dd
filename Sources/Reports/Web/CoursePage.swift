/// A page for browsers with the whole tutor, of which one line is the course.
package struct CoursePage {
    private let before: Substring
    private let after: Substring

    private static let opening = "<script id=\"data\" type=\"application/json\">", closing = "</script>"

    /// Takes a page apart; nil if it isn't one.
    package init?(_ text: String) {
        guard let start = text.firstRange(of: Self.opening),
            let end = text[start.upperBound...].firstRange(of: Self.closing)
        else { return nil }
        before = text[..<start.upperBound]
        after = text[end.lowerBound...]
    }

    /// Returns the page with another course.
    package func with(_ data: CourseData) -> String { "\(before)\(data.json)\(after)" }
}
