import Lifecycle

/// Reads one statement.
package enum CommandParser {
    /// Reads one statement.
    ///
    /// - Parameters:
    ///   - statement: One statement, as ``Lexer/statements(in:)`` cuts them.
    ///   - context: The meanings of the names.
    /// - Returns: The instruction in it.
    /// - Throws: A ``CommandError`` that says what is wrong and what was probably meant.
    package static func parse(
        _ statement: String, in context: CommandContext
    ) throws(CommandError) -> Instruction {
        try understand(statement, in: context).instruction
    }

    static func understand(_ statement: String, in context: CommandContext) throws(CommandError) -> Meaning {
        switch try read(statement, in: context) {
        case .understood(let meaning): return meaning
        case .notUnderstood(let sentence, let failure): throw failure.error(in: sentence, context)
        }
    }

    /// Reads one statement without looking for what was probably meant if it is wrong.
    ///
    /// - Parameters:
    ///   - statement: One statement, as ``Lexer/statements(in:)`` cuts them.
    ///   - context: The meanings of the names.
    /// - Returns: The instruction in it; nil if ``parse(_:in:)`` would throw.
    package static func instruction(of statement: String, in context: CommandContext) -> Instruction? {
        guard case .understood(let meaning)? = try? read(statement, in: context) else { return nil }
        return meaning.instruction
    }

    /// Looks whether a statement begins as some command does, where the app is not known whose names it has.
    ///
    /// - Parameter statement: One statement, as ``Lexer/statements(in:)`` cuts them.
    /// - Throws: A ``CommandError`` if no command begins so, and it is no Swift; it suggests a first word.
    package static func checkBeginning(of statement: String) throws(CommandError) {
        guard let word = Sentence(statement).firstWord else {
            throw CommandError("This line has no command.")
        }
        let beginnings = CommandTable.beginnings
        guard !beginnings.isEmpty, !beginnings.contains(word), !word.contains(where: { ".(={".contains($0) }),
            !statement.contains("=")
        else { return }
        throw CommandError(
            "There's no command named \(ParseFailure.clipped(word)).",
            suggestion: Spelling.closest(to: word, among: beginnings.sorted()))
    }

    /// An instruction, and how its statement is read in other apps; nil if it may be another command there.
    struct Meaning {
        let instruction: Instruction
        var reading: StatementReading?
    }

    enum Result {
        case understood(Meaning)
        case notUnderstood(Sentence, ParseFailure)
    }

    /// Reads one statement: as Swift, else by the forms of commands, else in other words that mean a command.
    static func read(
        _ statement: String, in context: CommandContext
    ) throws(CommandError) -> Result {
        // Several calls are an answer: no command, and no Swift, for which the parser would take long to find out.
        if statement.utf8.contains(where: separatesCalls),
            let error = errorForBareCalls(statement, in: context)
        {
            throw error
        }
        do throws(CommandError) {
            // A method without its arguments is no value.
            let word = statement.contains(".") ? statement.split(separator: ".").last : nil
            if let word, callbacks[word.lowercased()]?.signature.contains("(") ?? false,
                let error = errorForBareCalls(statement, in: context)
            {
                throw error
            }
            if let meaning = try readSwift(statement, in: context) { return .understood(meaning) }
        } catch {
            throw errorForBareCalls(statement, in: context) ?? error
        }
        guard statement.utf8.count <= 16_000, statement.count <= 4_000 else {
            throw CommandError("The line is too long: a command has at most 4000 characters.")
        }
        let sentence = Sentence(statement)
        guard !sentence.tokens.isEmpty else { throw CommandError("This line has no command.") }
        let (found, failure) = readings(of: sentence, in: context)
        if !found.isEmpty { return .understood(try meaning(of: sentence, found, in: context)) }
        if let error = errorForBareCalls(statement, in: context) { throw error }
        var meant: [Meaning] = [], fault: CommandError?
        for other in RephrasedStatement(sentence, in: context).statements.map(Sentence.init) {
            let found = readings(of: other, in: context).best
            guard !found.isEmpty else { continue }
            do throws(CommandError) {
                meant.append(try meaning(of: other, found, in: context))
            } catch {
                fault = fault ?? error
            }
        }
        guard let first = meant.first else {
            if let fault { throw fault }
            return .notUnderstood(sentence, failure)
        }
        guard Set(meant.map { $0.instruction }).count > 1 else {
            let reading = first.reading.map { StatementReading.reworded(sentence, $0) }
            return .understood(Meaning(instruction: first.instruction, reading: reading))
        }
        // Of several commands in other words, the one is meant that does something now.
        let possible =
            meant.first { $0.instruction.command?.hasEffect(in: context.world) ?? true } ?? first
        return .understood(Meaning(instruction: possible.instruction))
    }

    private static func meaning(
        of sentence: Sentence, _ readings: [FormReading], in context: CommandContext
    ) throws(CommandError) -> Meaning {
        Meaning(
            instruction: try chosen(among: readings, of: sentence, in: context),
            reading: .words(sentence, readings))
    }

    private static let callbacks = Dictionary(
        Callback.allCases.map { ($0.rawValue.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

    private static func separatesCalls(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x2C || byte == 0x09 }

    /// Returns the error for a statement that consists only of calls: an answer without a question, or a
    /// question about a call. Nil for all other statements.
    static func errorForBareCalls(_ statement: String, in context: CommandContext) -> CommandError? {
        guard statement.utf8.count < 1_000 else { return nil }
        var calls: [Callback] = []
        for word in statement.utf8.split(whereSeparator: separatesCalls) {
            let name = word.split(separator: UInt8(ascii: ".")).last.map { Substring($0).lowercased() }
            guard let call = name.flatMap({ callbacks[$0] }) else { return nil }
            calls.append(call)
        }
        guard let call = calls.first else { return nil }
        guard calls.count > 1 else {
            if let error = PastedSwift.fault(ofReceiver: statement, in: context) { return error }
            return CommandError(
                "\(call.rawValue) is a UIKit method, not a command.",
                suggestion: "explain \(call.rawValue)")
        }
        if let predicted = context.predicted {
            return CommandError(
                "The question predict \(predicted) is over. To predict it again: undo")
        }
        return CommandError(
            "There's no question to answer with these calls. To get one: predict access view")
    }

    /// The readings of a statement in which the most words are names of what is there.
    static func readings(
        of sentence: Sentence, in context: CommandContext
    ) -> (best: [FormReading], ParseFailure) {
        var failure = ParseFailure(position: 0, expected: [])
        var best: [FormReading] = [], names = 0
        for form in CommandTable.forms(beginningWith: sentence.firstWord) {
            var matcher = Matcher(sentence, in: context)
            guard let reading = matcher.match(form.pattern) else {
                failure.merge(matcher)
                continue
            }
            guard best.isEmpty || reading.names >= names else { continue }
            // Without names in it, the first form is meant, as the table has it.
            if best.isEmpty || reading.names > names { best = [] } else if names == 0 { continue }
            names = reading.names
            best += [reading.items, reading.otherItems].compactMap { $0 }.map {
                FormReading(form: form, items: $0)
            }
        }
        return (best, failure)
    }

    /// The instruction that all readings come to, of those that make sense.
    static func chosen(
        among readings: [FormReading], of sentence: Sentence, in context: CommandContext
    ) throws(CommandError) -> Instruction {
        var instructions: [(instruction: Instruction, form: CommandForm)] = [], errors: [CommandError] = []
        for reading in readings {
            do throws(CommandError) {
                let instruction = try reading.form.build(Captures(items: reading.items, context: context))
                if !instructions.contains(where: { $0.instruction == instruction }) {
                    instructions.append((instruction, reading.form))
                }
            } catch {
                errors.append(error)
            }
        }
        guard let first = instructions.first else {
            throw errors.first ?? CommandError("There's no command named \(sentence.text).")
        }
        guard instructions.count > 1 else { return first.instruction }
        let meanings = instructions.prefix(2).map { meaning(of: $0.instruction, $0.form, in: context) }
        throw CommandError(
            "\(ParseFailure.clipped(sentence.text)) can mean two things: \(meanings.joined(separator: "; or ")). "
                + "Write it out, or give one of them another name.")
    }

    private static func meaning(
        of instruction: Instruction, _ form: CommandForm, in context: CommandContext
    ) -> String {
        guard let command = instruction.command,
            let line = Wording(world: context.world).line(for: command)
        else { return form.text.summary }
        return "\(line), which \(form.text.summary)"
    }

    /// The statement that is nearest to what was typed, if one is near enough; it can be parsed.
    static func correction(of sentence: Sentence, in context: CommandContext) -> String? {
        guard sentence.tokens.count <= 24 else { return nil }
        if let meant = meaning(of: sentence, in: context) { return meant }
        // No command begins like an attribute or a modifier of SwiftUI's.
        if sentence.text.first.map("@.".contains) ?? false { return nil }
        // A question is not a misspelled command.
        if sentence.tokens.count > 3, QuestionWords.askSomething(sentence.text) { return nil }
        // A statement that begins with a command's own word means that command, not one with a similar
        // spelling.
        let begun = CommandTable.forms(beginningWith: sentence.firstWord)
        let readings = (begun.isEmpty ? CommandTable.forms : begun).compactMap { form in
            var matcher = Matcher(sentence, in: context, isLenient: true)
            return matcher.match(form.pattern)
        }
        let typed = sentence.tokens.map { $0.text }
        for reading in readings.sorted(by: { $0.slips < $1.slips }) {
            // A misspelled command isn't followed by a file name of several words.
            if begun.isEmpty, reading.items.contains(where: Self.isSentence) { continue }
            let text = text(of: reading)
            let isDifferent = Sentence(text).tokens.map { $0.text } != typed
            if isDifferent, instruction(of: text, in: context) != nil { return text }
        }
        // A phrase for a command may have the slip.
        let rest = sentence.text.dropFirst(sentence.tokens.first?.end ?? 0)
        let spelled = Spelling.closest(to: sentence.firstWord ?? "", among: CommandTable.commandWords).flatMap
        {
            meaning(of: Sentence($0 + rest), in: context)
        }
        return spelled ?? separated(sentence, in: context)
    }

    /// Indicates whether a part of a statement is a text of several words where any text is allowed.
    private static func isSentence(_ item: Matcher.Item) -> Bool {
        guard case .placeholder(.file, let text) = item else { return false }
        return text.contains { $0.isWhitespace }
    }

    /// The command that is said in other words than its own; the first that can be given now, if there are several.
    static func meaning(of sentence: Sentence, in context: CommandContext) -> String? {
        let lines = Synonyms.lines(for: sentence, in: context)
        let known = lines.filter { instruction(of: $0, in: context) != nil }
        return known.first { isPossible($0, in: context) } ?? known.first
    }

    /// Indicates whether the app would carry out a statement, or the statement isn't finished yet.
    static func isPossible(_ statement: String, in context: CommandContext) -> Bool {
        instruction(of: statement, in: context)?.command?.isAvailable(in: context.world) ?? true
    }

    /// Several commands with what separates them, where a statement has other words between them.
    private static func separated(_ sentence: Sentence, in context: CommandContext) -> String? {
        let parts = sentence.tokens.split { [",", "and", "then", "&&"].contains($0.lowercased) }
        let statements = parts.map { words in
            sentence.text.dropFirst(words.first?.column ?? 0).prefix(
                (words.last?.end ?? 0) - (words.first?.column ?? 0))
        }.map(String.init)
        guard statements.count > 1, statements.allSatisfy({ instruction(of: $0, in: context) != nil }) else {
            return nil
        }
        return statements.joined(separator: "; ")
    }

    private static func meansHelp(_ sentence: Sentence, in context: CommandContext) -> Bool {
        switch meaning(of: sentence, in: context).flatMap({ instruction(of: $0, in: context) }) {
        case .ask, .session: true
        case .simulate, .use, .environment, nil: false
        }
    }

    /// Returns the error in a line that is no answer to a question but a faulty or unfinished command of the
    /// session; nil if the line looks like no such command, or is a valid one.
    package static func fault(ofCommand statement: String, in context: CommandContext) -> CommandError? {
        let sentence = Sentence(statement)
        if sentence.tokens.count == 1, instruction(of: statement, in: context) == nil,
            let refusal = Synonyms.refusal(of: sentence, in: context)
        {
            return refusal
        }
        let isSlip = misspelledWord(of: statement, in: context).flatMap(actsOnApp) == false
        guard sentence.tokens.count <= 24,
            isSlip || actsOnApp(statement) == false || meansHelp(sentence, in: context)
        else { return nil }
        do throws(CommandError) {
            _ = try parse(statement, in: context)
            return nil
        } catch {
            return error
        }
    }

    /// Indicates whether a statement begins like a command to the app, rather than one about the session or a lesson.
    ///
    /// - Parameter statement: The statement.
    /// - Returns: Nil if it begins like no command.
    package static func actsOnApp(_ statement: String) -> Bool? {
        let word = Sentence(statement).firstWord ?? ""
        let groups = CommandTable.forms(beginningWith: word)
            .filter { $0.firstWords?.contains(word) ?? false }.map { $0.group }
        return groups.isEmpty ? nil : !groups.contains { [.asking, .session, .lesson].contains($0) }
    }

    /// Returns the first word of a command that a statement begins with in a wrong spelling.
    ///
    /// - Parameters:
    ///   - statement: The statement as typed.
    ///   - context: The meanings of the names, which are no slips.
    /// - Returns: Nil if it begins like a command, or like none.
    package static func misspelledWord(of statement: String, in context: CommandContext? = nil) -> String? {
        let word = Sentence(statement).firstWord ?? ""
        // A short word with a typo has too little left to recognize.
        guard word.utf8.count > 3, actsOnApp(word) == nil, context?.world.controller(named: word) == nil
        else {
            return nil
        }
        return Spelling.closest(to: word, among: CommandTable.commandWords, forgiving: 1)
    }

    private static func text(of reading: Matcher.Reading) -> String {
        reading.items.reduce(into: "") { text, item in
            switch item {
            case .word(let word) where text.isEmpty || word == "," || word == ":": text += word
            case .word(let word): text += " " + word
            case .placeholder(_, let name): text += " " + name
            }
        }
    }

    /// Indicates whether a statement that is not understood is a question, a title or a console message, for
    /// which a page may be looked up, rather than a faulty command.
    package static func isProse(_ statement: String, in context: CommandContext) -> Bool {
        guard statement.utf8.count < 1_000, !statement.contains(where: { $0.isNewline }),
            !PastedSwift.isStatement(statement),
            !(statement.hasSuffix(")") && PastedSwift.fault(of: statement, in: context, column: 0) != nil)
        else { return false }
        do throws(CommandError) {
            switch try read(statement, in: context) {
            case .understood: return false
            case .notUnderstood(let sentence, let failure):
                return QuestionWords.makeUp(statement) || failure.isProse(sentence, context)
            }
        } catch {
            // What has the form of a command is one, though it makes no sense here.
            let sentence = Sentence(statement)
            let others = RephrasedStatement(sentence, in: context).statements.map(Sentence.init)
            func isCommand(_ sentence: Sentence) -> Bool { !readings(of: sentence, in: context).best.isEmpty }
            return !others.contains(where: isCommand)
                && (QuestionWords.makeUp(statement)
                    || !isCommand(sentence) && QuestionWords.followEachOther(in: statement))
        }
    }
}
