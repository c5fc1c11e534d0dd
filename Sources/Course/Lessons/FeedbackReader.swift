/// Reads lines such as `viewDidLoad before loadView: There is no view yet.`
enum FeedbackReader {
    static func read(_ lines: [SourceLine], problems: inout ProblemList) -> [Exercise.Feedback] {
        var feedback: [Exercise.Feedback] = []
        for line in lines where !line.isBlank {
            if let entry = entry(line) {
                feedback.append(entry)
            } else {
                problems.add(
                    line.line, "the feedback does not name two calls and a text",
                    "write first before second: text")
            }
        }
        return feedback
    }

    private static func entry(_ line: SourceLine) -> Exercise.Feedback? {
        guard let before = line.text.firstRange(of: " before ") else { return nil }
        let first = line.text[..<before.lowerBound].trimmingWhitespace()
        let rest = line.text[before.upperBound...]
        guard let colon = rest.firstRange(of: ": ") else { return nil }
        let second = rest[..<colon.lowerBound].trimmingWhitespace()
        let text = rest[colon.upperBound...].trimmingWhitespace()
        guard isCall(first), isCall(second), !text.isEmpty else { return nil }
        return Exercise.Feedback(
            first: String(first), second: String(second), text: String(text), line: line.line)
    }

    private static func isCall(_ text: Substring) -> Bool {
        !text.isEmpty && !text.contains(where: \.isWhitespace)
    }
}
