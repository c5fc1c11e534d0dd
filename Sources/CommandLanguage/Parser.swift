import Lifecycle

/// Reads one statement.
public enum CommandParser {
    /// Reads one statement.
    ///
    /// - Parameters:
    ///   - statement: One statement, as ``Lexer/statements(in:)`` cuts them.
    ///   - context: What the names in it can stand for.
    /// - Returns: What it asks for.
    /// - Throws: A ``CommandError`` that says what is wrong and what was probably meant.
    public static func parse(
        _ statement: String, in context: CommandContext
    ) throws(CommandError) -> Instruction {
        guard statement.count <= 4_000 else {
            throw CommandError("The line is too long: a command has at most 4000 characters.")
        }
        let tokens = Lexer.tokens(of: statement)
        guard !tokens.isEmpty else { throw CommandError("There is no command.") }
        var furthest = 0
        var expected: [Pattern] = []
        for form in CommandTable.forms {
            var matcher = Matcher(tokens, in: context)
            if let reading = matcher.match(form.pattern) {
                return try form.build(Captures(items: reading.items, context: context))
            }
            if matcher.furthest > furthest {
                furthest = matcher.furthest
                expected = matcher.expected
            } else if matcher.furthest == furthest {
                expected += matcher.expected.filter { !expected.contains($0) }
            }
        }
        throw error(in: tokens, at: furthest, expected: expected, context)
    }

    private static func error(
        in tokens: [Token], at position: Int, expected: [Pattern], _ context: CommandContext
    ) -> CommandError {
        let suggestion = correction(of: tokens, in: context)
        if position == 0 {
            let words = tokens.map(\.text).joined(separator: " ")
            return CommandError("There is no command \(clipped(words)).", suggestion: suggestion, column: 0)
        }
        let wanted = describe(expected, in: context)
        if position >= tokens.count {
            let typed = tokens.map(\.text).joined(separator: " ")
            return CommandError(
                "After \(clipped(typed)) comes \(wanted).", suggestion: suggestion,
                column: tokens.last.map { $0.column + $0.text.count } ?? 0)
        }
        let fault = tokens[position]
        let remedy = wanted.isEmpty ? "the command ends before it" : "expected is \(wanted)"
        return CommandError(
            "\(clipped(fault.text)) does not fit here: \(remedy).", suggestion: suggestion,
            column: fault.column)
    }

    private static func describe(_ expected: [Pattern], in context: CommandContext) -> String {
        let words = expected.compactMap { pattern -> String? in
            switch pattern {
            case .word(let word): word
            case .slot(let slot): slot.expectation(in: context)
            default: nil
            }
        }
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }

    /// The statement that is nearest to what was typed, if one is near enough.
    static func correction(of tokens: [Token], in context: CommandContext) -> String? {
        guard tokens.count <= 24 else { return nil }
        var best: Matcher.Reading?
        for form in CommandTable.forms {
            var matcher = Matcher(tokens, in: context, isLenient: true)
            guard let reading = matcher.match(form.pattern), reading.slips < best?.slips ?? .max else {
                continue
            }
            best = reading
        }
        return best.map { reading in
            reading.items.map { item in
                switch item {
                case .word(let word): word
                case .slot(_, let text): text
                }
            }.joined(separator: " ").replacing(" ,", with: ",").replacing(" :", with: ":")
        }
    }

    private static func clipped(_ text: String) -> String {
        text.count <= 40 ? text : text.prefix(39) + "…"
    }
}
