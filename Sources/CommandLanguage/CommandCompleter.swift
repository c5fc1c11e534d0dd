import Characters

/// Finds the ways in which a line could go on.
package enum CommandCompleter {
    /// One way to go on.
    package struct Candidate: Hashable, Sendable {
        /// The word in full.
        package let text: String
        /// The meaning, in a few words.
        package let summary: String

        package init(_ text: String, summary: String = "") {
            self.text = text
            self.summary = summary
        }
    }

    /// Returns the words that can continue a line, or complete its last word.
    ///
    /// Objects for which the app would refuse the command are left out, unless there are no others.
    ///
    /// - Parameters:
    ///   - line: The line up to the cursor.
    ///   - context: The meanings of the names.
    /// - Returns: The number of characters that each candidate replaces, and the candidates, sorted by name.
    package static func completions(
        of line: String, in context: CommandContext
    ) -> (replaced: Int, candidates: [Candidate]) {
        guard line.count <= 4_000, let statement = Lexer.unfinished(in: line) else { return (0, []) }
        let found = completions(ofStatement: statement, in: context, takesCommands: true)
        let typed = statement.dropLast(found.replaced)
        let objects = Set(context.controllerNames + context.viewNames)
        guard found.candidates.count <= 100 else { return found }
        let possible = found.candidates.filter {
            !objects.contains($0.text) || CommandParser.isPossible(typed + $0.text, in: context)
        }
        return (found.replaced, possible.isEmpty ? found.candidates : possible)
    }

    /// The same for one statement. The commands that a statement takes can take no further ones.
    private static func completions(
        ofStatement statement: String, in context: CommandContext, takesCommands: Bool
    ) -> (replaced: Int, candidates: [Candidate]) {
        let whole = Sentence(statement)
        let isInWord = statement.last.map { !$0.meant.isWhitespace } ?? false
        let before = isInWord ? whole.prefix(whole.tokens.count - 1) : whole
        let word = isInWord ? whole.tokens.last?.text ?? "" : ""
        var found = Found(word: word)
        for form in CommandTable.forms(beginningWith: before.firstWord) {
            var matcher = Matcher(before, in: context)
            _ = matcher.match(form.pattern)
            for open in matcher.open {
                let typed = statement.dropFirst(before.tokens[open.position].column)
                if open.placeholder.takesCommands {
                    return takesCommands ? nestedCompletions(of: String(typed), in: context) : (0, [])
                }
                found.add(open.placeholder, after: String(typed), in: context)
            }
            guard matcher.furthest == before.tokens.count else { continue }
            if matcher.expected.contains(where: { $0.takesCommands }) {
                return takesCommands ? nestedCompletions(of: word, in: context) : (0, [])
            }
            for pattern in matcher.expected {
                found.add(pattern, of: form, isFirst: before.tokens.isEmpty, in: context)
            }
        }
        return found.result
    }

    private static func nestedCompletions(
        of commands: String, in context: CommandContext
    ) -> (replaced: Int, candidates: [Candidate]) {
        guard let statement = Lexer.unfinished(in: commands) else { return (0, []) }
        return completions(ofStatement: statement, in: context, takesCommands: false)
    }

    /// Candidates, and how much of the line they replace.
    private struct Found {
        /// The last word, as far as it is typed.
        let word: String
        /// Candidates for the last word.
        var words: [String: Candidate] = [:]
        /// Candidates for a name of several words, and how much of it is typed.
        var names: [String: Candidate] = [:], replacedByNames = 0

        init(word: String) { self.word = word }

        mutating func add(
            _ pattern: CommandPattern, of form: CommandForm, isFirst: Bool, in context: CommandContext
        ) {
            switch pattern {
            case .word(let text):
                let summary = isFirst ? form.text.summary : form.meaning(of: text)
                Self.add(text, summary, to: &words, after: word)
            case .placeholder(let placeholder):
                for candidate in placeholder.candidates(in: context) {
                    Self.add(candidate.text, candidate.summary, to: &words, after: word)
                }
            case .sequence, .optional, .choice, .many: break
            }
        }

        mutating func add(_ placeholder: Placeholder, after typed: String, in context: CommandContext) {
            let candidates = placeholder.candidates(in: context)
            if placeholder == .calls {
                for candidate in candidates {
                    Self.add(candidate.text, candidate.summary, to: &words, after: word)
                }
            } else {
                replacedByNames = typed.count
                for candidate in candidates {
                    Self.add(candidate.text, candidate.summary, to: &names, after: typed)
                }
            }
        }

        private static func add(
            _ text: String, _ summary: String, to place: inout [String: Candidate], after typed: String
        ) {
            guard text.lowercased().hasPrefix(typed.lowercased()), place[text] == nil else { return }
            place[text] = Candidate(text, summary: summary)
        }

        var result: (replaced: Int, candidates: [Candidate]) {
            let chosen = names.isEmpty ? words : names
            return (
                names.isEmpty ? word.count : replacedByNames,
                chosen.values.sorted { ($0.text.lowercased(), $0.text) < ($1.text.lowercased(), $1.text) }
            )
        }
    }
}
