import Characters

/// Reads lines such as `viewDidLoad before loadView: There is no view yet.`
enum FeedbackReader {
    /// Reads them.
    ///
    /// - Parameters:
    ///   - lines: The lines.
    ///   - isOfTask: Whether they name commands rather than calls.
    ///   - problems: What is wrong with them.
    /// - Returns: The feedback, in the order of the lines.
    static func read(
        _ lines: [SourceLine], ofTask isOfTask: Bool, problems: inout ProblemList
    ) -> [Exercise.Feedback] {
        var feedback: [Exercise.Feedback] = []
        for line in lines where !line.isBlank {
            if let entry = entry(line, isOfTask) {
                feedback.append(entry)
            } else {
                problems.add(
                    line.line, "the feedback has to name a mistake before its text",
                    "write first before second: text, or without call: text, or call: text, or nothing: text")
            }
        }
        return feedback
    }

    private static func entry(_ line: SourceLine, _ isOfTask: Bool) -> Exercise.Feedback? {
        guard let colon = line.text.firstRange(of: ": ") else { return nil }
        // It is shown as plain text, in which code needs no signs.
        let text = line.text[colon.upperBound...].trimmed.filter { $0 != "`" }
        let words = line.text[..<colon.lowerBound].split(whereSeparator: \.isWhitespace).map(String.init)
        let command = isOfTask && !words.isEmpty ? words.joined(separator: " ") : nil
        guard !text.isEmpty,
            let mistake = command.map(Exercise.Feedback.ForeseenMistake.surplus) ?? mistake(words)
        else { return nil }
        return Exercise.Feedback(mistake: mistake, text: text, line: line.line)
    }

    private static func mistake(_ words: [String]) -> Exercise.Feedback.ForeseenMistake? {
        switch words.count {
        case 3 where words[1] == "before": .order(first: words[0], second: words[2])
        case 2 where words[0] == "without": .without(words[1])
        case 1: words[0] == "nothing" ? .nothing : .surplus(words[0])
        default: nil
        }
    }
}
