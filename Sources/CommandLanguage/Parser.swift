import Lifecycle

/// Reads one statement.
package enum CommandParser {
    /// Reads one statement.
    ///
    /// - Parameters:
    ///   - statement: One statement, as ``Lexer/statements(in:)`` cuts them.
    ///   - context: What the names in it can stand for.
    /// - Returns: What it asks for.
    /// - Throws: A ``CommandError`` that says what is wrong and what was probably meant.
    package static func parse(
        _ statement: String, in context: CommandContext
    ) throws(CommandError) -> Instruction {
        switch try read(statement, in: context) {
        case .understood(let instruction): return instruction
        case .notUnderstood(let sentence, let failure): throw failure.error(in: sentence, context)
        }
    }

    /// Reads one statement where nobody is told what is wrong with it: what was probably meant is not looked for.
    ///
    /// - Parameters:
    ///   - statement: One statement, as ``Lexer/statements(in:)`` cuts them.
    ///   - context: What the names in it can stand for.
    /// - Returns: What it asks for; nil if ``parse(_:in:)`` would throw.
    package static func instruction(of statement: String, in context: CommandContext) -> Instruction? {
        guard case .understood(let instruction)? = try? read(statement, in: context) else { return nil }
        return instruction
    }

    private enum Result {
        case understood(Instruction)
        case notUnderstood(Sentence, Failure)
    }

    private static func read(
        _ statement: String, in context: CommandContext
    ) throws(CommandError) -> Result {
        if let instruction = try parseSwift(statement, in: context) { return .understood(instruction) }
        guard statement.utf8.count <= 16_000, statement.count <= 4_000 else {
            throw CommandError("The line is too long: a command has at most 4000 characters.")
        }
        let sentence = Sentence(statement)
        guard !sentence.tokens.isEmpty else { throw CommandError("There is no command.") }
        var failure = Failure(position: 0, expected: [])
        for form in CommandTable.forms(beginningWith: sentence.firstWord) {
            var matcher = Matcher(sentence, in: context)
            if let reading = matcher.match(form.pattern) {
                return .understood(try form.build(Captures(items: reading.items, context: context)))
            }
            failure.merge(matcher)
        }
        return .notUnderstood(sentence, failure)
    }

    /// The statement that is nearest to what was typed, if one is near enough; it can be parsed.
    static func correction(of sentence: Sentence, in context: CommandContext) -> String? {
        guard sentence.tokens.count <= 24 else { return nil }
        // Who begins with a command's own word means that command, not one that is spelled like it.
        let begun = CommandTable.forms(beginningWith: sentence.firstWord)
        let readings = (begun.isEmpty ? CommandTable.forms : begun).compactMap { form in
            var matcher = Matcher(sentence, in: context, isLenient: true)
            return matcher.match(form.pattern)
        }
        let typed = sentence.tokens.map(\.text)
        for reading in readings.sorted(by: { $0.slips < $1.slips }) {
            let text = text(of: reading)
            let isDifferent = Sentence(text).tokens.map(\.text) != typed
            if isDifferent, instruction(of: text, in: context) != nil { return text }
        }
        return nil
    }

    private static func text(of reading: Matcher.Reading) -> String {
        reading.items.reduce(into: "") { text, item in
            switch item {
            case .word(let word) where text.isEmpty || word == "," || word == ":": text += word
            case .word(let word): text += " " + word
            case .slot(_, let name): text += " " + name
            }
        }
    }
}

/// Where no form could go on, and what they would have taken there.
private struct Failure {
    private(set) var position: Int
    private(set) var expected: [Pattern]

    init(position: Int, expected: [Pattern]) {
        self.position = position
        self.expected = expected
    }

    mutating func merge(_ matcher: Matcher) {
        if matcher.furthest > position {
            position = matcher.furthest
            expected = matcher.expected
        } else if matcher.furthest == position {
            expected += matcher.expected.filter { !expected.contains($0) }
        }
    }

    func error(in sentence: Sentence, _ context: CommandContext) -> CommandError {
        let tokens = sentence.tokens
        let typed = clipped(sentence.text)
        guard let first = tokens.firstIndex(where: { !Keyword.fillers.contains($0.lowercased) }) else {
            return CommandError("There is no command \(typed).")
        }
        let suggestion = CommandParser.correction(of: sentence, in: context)
        if position <= first {
            return CommandError(
                "There is no command \(typed).", suggestion: suggestion, column: tokens[first].column)
        }
        if position >= tokens.count {
            return CommandError(
                "After \(typed) comes \(wanted(in: context)).", suggestion: suggestion, column: sentence.end)
        }
        let fault = tokens[position]
        if let message = special(fault) { return CommandError(message, column: fault.column) }
        let remedy = expected.isEmpty ? "the command ends before it" : "expected is \(wanted(in: context))"
        return CommandError(
            "\(clipped(fault.text)) does not fit here: \(remedy).", suggestion: suggestion,
            column: fault.column)
    }

    /// A reason that says more than what is expected: a short name of several methods, a keyword as a name.
    private func special(_ fault: Token) -> String? {
        if expected.contains(.slot(.callback)), case .several(let choices) = CallbackName.match(fault.text) {
            return CallbackName.ambiguity(of: fault.text, choices)
        }
        let wantsName = expected.contains { if case .slot(let slot) = $0 { slot.isNewName } else { false } }
        guard wantsName, Keyword.all.contains(fault.lowercased), Keyword.looksLikeName(fault.text) else {
            return nil
        }
        return "\(fault.text) is a word of the commands, so it cannot be a name."
    }

    /// What could stand at the fault, in words.
    private func wanted(in context: CommandContext) -> String {
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

    private func clipped(_ text: String) -> String { text.count <= 40 ? text : text.prefix(39) + "…" }
}
