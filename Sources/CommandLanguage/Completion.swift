import Lifecycle

/// Finds the ways in which a line could go on.
public enum CommandCompleter {
    /// One way to go on.
    public struct Candidate: Hashable, Sendable {
        /// The word in full.
        public let text: String
        /// What it means, in a few words.
        public let summary: String
    }

    /// The words that could stand at the end of a line, or complete its last word.
    ///
    /// - Parameters:
    ///   - line: The line up to the cursor.
    ///   - context: What the names in it can stand for.
    /// - Returns: The number of characters that each candidate replaces, and the candidates, sorted by name.
    public static func completions(
        of line: String, in context: CommandContext
    ) -> (replaced: Int, candidates: [Candidate]) {
        let statement = lastStatement(of: line)
        var tokens = Lexer.tokens(of: statement)
        var word = ""
        if let last = tokens.last, statement.last.map({ !$0.isWhitespace }) == true {
            word = last.text
            tokens.removeLast()
        }
        var found: [String: Candidate] = [:]
        for form in CommandTable.forms {
            var matcher = Matcher(tokens, in: context)
            _ = matcher.match(form.pattern)
            guard matcher.furthest == tokens.count else { continue }
            for pattern in matcher.expected {
                for candidate in candidates(for: pattern, of: form, isFirst: tokens.isEmpty, in: context)
                where candidate.text.lowercased().hasPrefix(word.lowercased()) {
                    found[candidate.text] = found[candidate.text] ?? candidate
                }
            }
        }
        return (word.count, found.values.sorted { $0.text.lowercased() < $1.text.lowercased() })
    }

    private static func lastStatement(of line: String) -> String {
        let text = line.split(separator: ";", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        let front = text.drop { $0.isWhitespace }
        for word in ["predict "] where front.lowercased().hasPrefix(word) {
            return lastStatement(of: String(front.dropFirst(word.count)))
        }
        return String(front)
    }

    private static func candidates(
        for pattern: Pattern, of form: CommandForm, isFirst: Bool, in context: CommandContext
    ) -> [Candidate] {
        switch pattern {
        case .word(let word):
            [Candidate(text: word, summary: isFirst ? form.summary : "")]
        case .slot(let slot):
            slot.candidates(in: context).map { Candidate(text: $0.text, summary: $0.summary) }
        default: []
        }
    }
}
