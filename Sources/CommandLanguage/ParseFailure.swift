import Lifecycle

/// The position where no form matches any further, and the patterns that would have matched there.
struct ParseFailure {
    private(set) var position: Int
    private(set) var expected: [CommandPattern]

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
        if tokens.count <= 24,
            let twice = tokens.indices.dropFirst().first(where: {
                tokens[$0].lowercased == tokens[$0 - 1].lowercased
            })
        {
            let once = (tokens[..<twice] + tokens[(twice + 1)...]).map { $0.text }.joined(separator: " ")
            do throws(CommandError) {
                _ = try CommandParser.parse(once, in: context)
                return CommandError("\(tokens[twice].text) is there twice.", suggestion: once)
            } catch {
                return error
            }
        }
        let typed = Self.clipped(String(sentence.text.trimmingSuffix { ".?？".contains($0) }))
        guard let first = tokens.firstIndex(where: { !Keyword.fillers.contains($0.lowercased) }) else {
            return CommandError("There's no command named \(typed).")
        }
        if position <= first || tokens.count == 1, let refusal = Synonyms.refusal(of: sentence, in: context) {
            return refusal
        }
        let callback = tokens.count == 1 ? CallbackName.correction(of: tokens[first].text) : nil
        let suggestion =
            CommandParser.correction(of: sentence, in: context)
            ?? callback.flatMap { $0.distance < 3 ? "explain \($0.callback.rawValue)" : nil }
        if position <= first || isReworded(sentence, as: suggestion, context) {
            // The word may begin a command.
            let isBeginning = position > first && tokens.count == 1
            return CommandError(
                isBeginning ? "\(typed) alone isn't a command." : "There's no command named \(typed).",
                suggestion: suggestion, column: tokens[first].column)
        }
        if position >= tokens.count {
            if wantsName, let last = tokens.last, Keyword.fillers.contains(last.lowercased),
                let message = Keyword.refusal(of: last.text)
            {
                return CommandError(message, column: last.column)
            }
            return CommandError(
                "After \"\(typed)\", type \(wanted(in: context))\(suggestion == nil ? example(of: sentence) : "").",
                suggestion: suggestion,
                column: sentence.end)
        }
        let fault = tokens[position]
        let before = tokens.prefix(position).map { $0.text }.joined(separator: " ")
        if position == first + 1, tokens.count > 2, QuestionWords.askSomething(sentence.text) {
            return CommandError(
                "There's no command for that: \(typed).", suggestion: suggestion,
                column: tokens[first].column)
        }
        let number = number(for: fault)
        if let number, let error = other(before, number, context) { return error }
        if let message = unknownController(fault, context) {
            guard let suggestion else {
                return withoutContainer(tokens, context) ?? CommandError(message, column: fault.column)
            }
            let meant = suggestion.split(separator: " ").map(String.init)
            if meant.indices.contains(position), context.controllerNames.contains(meant[position]) {
                let message = "There's no controller named \(fault.text)."
                return CommandError(message, suggestion: suggestion, column: fault.column)
            }
        }
        if let message = special(fault, context) { return CommandError(message, column: fault.column) }
        if suggestion == nil, let name = unknownClass(fault, context) {
            return CommandError(
                "There's no class named \(name). Declare it first: class \(name)", column: fault.column)
        }
        if suggestion == nil, expected.contains(.placeholder(.controller)),
            let name = context.controllerNames.last,
            let error = other(before, name, context), error.suggestion == nil
        {
            return error
        }
        let isWhole = CommandParser.instruction(of: before, in: context) != nil
        let given = Self.clipped(fault.text)
        let rest = tokens[position...].map { $0.text }.joined(separator: " ")
        let completed = expectedWords.lazy.map { "\(before) \($0) \(rest)" }.first { line in
            // Anything can be the name of a file.
            let namesFile = CommandParser.readings(of: Sentence(line), in: context).best.contains {
                $0.items.contains { if case .placeholder(.file, _) = $0 { true } else { false } }
            }
            return !namesFile && CommandParser.instruction(of: line, in: context) != nil
                && CommandParser.isPossible(line, in: context)
        }
        if let completed {
            let missing = "A word is missing before \"\(given)\"."
            return CommandError(missing, suggestion: completed, column: fault.column)
        }
        let message =
            expected.isEmpty
            ? "Leave out \"\(given)\": the command ends before it."
            : "Instead of \"\(given)\", type \(wanted(in: context))\(isWhole ? ", or leave it out" : "")."
        return CommandError(message, suggestion: suggestion, column: fault.column)
    }

    /// Indicates whether a command was given in other words. Then the command with a similar beginning has
    /// nothing missing or wrong in it.
    private func isReworded(_ sentence: Sentence, as suggestion: String?, _ context: CommandContext) -> Bool {
        guard let suggestion, suggestion.split(separator: " ").first?.lowercased() != sentence.firstWord
        else { return false }
        return CommandParser.meaning(of: sentence, in: context) == suggestion
    }

    /// Indicates whether a sentence is prose rather than a faulty command: it has at least three words, and
    /// either no command begins like it or its words belong to no command.
    func isProse(_ sentence: Sentence, _ context: CommandContext) -> Bool {
        let words = sentence.tokens.map { $0.lowercased }.filter { $0.contains { $0.isLetter } }
        guard words.count >= 3, let first = sentence.firstWord, !ParseFailure.takingText.contains(first)
        else {
            return false
        }
        // Swift that is not understood has its own fault, and behind a name with a colon stands a title.
        if sentence.tokens.contains(where: { $0.text == "=" }) { return false }
        if position == 1, sentence.tokens[1].text == ":" { return true }
        guard position > 0, CommandParser.actsOnApp(first) != nil else {
            // A slip in the first word makes no prose.
            guard position == 0, let meant = CommandParser.misspelledWord(of: first, in: context) else {
                return true
            }
            let rest = sentence.tokens.drop { $0.lowercased != first }.dropFirst().map { $0.text }
            return CommandParser.isProse(([meant] + rest).joined(separator: " "), in: context)
        }
        let names = context.controllerNames + context.classNames
        let known = CommandTable.words.union(names.map { $0.lowercased() })
        let others = words.filter { !known.contains($0) && !CallbackName.isFullName($0) }
        if words.contains(where: QuestionWords.inSentences.contains) { return others.count >= 2 }
        if position < sentence.tokens.count,
            QuestionWords.inNoCommand.contains(sentence.tokens[position].lowercased)
        {
            // Names of one letter are common, and so are `a` and `an` among them.
            let namesOther = sentence.tokens.contains {
                $0.text.hasPrefix("UI") && !context.superclassNames.contains($0.text)
            }
            return words.count >= 5 && (namesOther || others.count { $0.count > 2 } >= 2)
        }
        let wantsWord = !expected.isEmpty && expectedWords.count == expected.count
        return words.count >= 4 && others.count >= 2
            && (wantsWord || expected.contains(.placeholder(.release)))
    }

    /// Words behind which anything may stand, so that a fault there is one of the command: commands, and the program's name.
    private static let takingText: Set<String> = [
        "expect", "predict", "compare", "when", "watch", "override", "explain", "claim", "viewdid",
    ]

    private static let ordinals = ["first", "second", "third", "fourth", "fifth"]

    /// The number that a word stands for, where one can be typed; nil for other words.
    private func number(for fault: Token) -> String? {
        let takesNumber = slots.contains(.number) || slots.contains(.position)
        return takesNumber ? Self.ordinals.firstIndex(of: fault.lowercased).map { "\($0 + 1)" } : nil
    }

    /// The error where the command would have another word in place of its fault: that word is suggested, unless something
    /// else has to be created first.
    private func other(_ before: String, _ word: String, _ context: CommandContext) -> CommandError? {
        let sentence = Sentence("\(before) \(word)")
        do throws(CommandError) {
            let found = CommandParser.readings(of: sentence, in: context).best
            guard !found.isEmpty else { return nil }
            _ = try CommandParser.chosen(among: found, of: sentence, in: context)
            return CommandError("This takes a number.", suggestion: sentence.text)
        } catch {
            return error
        }
    }

    /// A reason that says more than what is expected: a short name of several methods, a view's class, a class where one
    /// of its controllers is wanted, a word that cannot be a name.
    private func special(_ fault: Token, _ context: CommandContext) -> String? {
        if expected.contains(.placeholder(.callback)),
            case .several(let choices) = CallbackName.match(fault.text)
        {
            return CallbackName.ambiguity(of: fault.text, choices)
        }
        if expected.contains(.placeholder(.anyClass)), context.world.code.isViewClass(named: fault.text) {
            return "\(fault.text) is a view class. Create the view inside another one, such as view box: "
                + "\(fault.text) in \(context.controllerNames.last ?? "vc")."
        }
        if expected.contains(.placeholder(.controller)), !expected.contains(.placeholder(.anyClass)),
            !expected.contains(.placeholder(.classOfApp)), context.classNames.contains(fault.text)
        {
            let name = fault.text.prefix(1).lowercased() + fault.text.dropFirst()
            return "\(fault.text) is a class, but this needs a controller. "
                + "Create one: new \(fault.text) as \(context.world.freshName(like: name))"
        }
        if expected.contains(.placeholder(.release)), Double(fault.text) != nil {
            return "There's no iOS \(fault.text). The versions are \(Release.majorNumbers)."
        }
        guard wantsName else { return nil }
        return Keyword.refusal(of: fault.text)
    }

    /// The name of a class of which only the name is there; nil if something else is wrong.
    private func unknownClass(_ fault: Token, _ context: CommandContext) -> String? {
        guard !Set(slots).isDisjoint(with: [.anyClass, .classOfApp, .superclass, .controller]),
            fault.text.first?.isUppercase == true, Keyword.looksLikeName(fault.text),
            fault.text.count > 1 || slots.contains(.anyClass),
            !["UI", "NS"].contains(where: fault.text.hasPrefix),
            !(context.classNames + context.superclassNames).contains(fault.text),
            !context.world.code.isViewClass(named: fault.text),
            context.world.controller(named: fault.text) == nil
        else { return nil }
        return fault.text
    }

    /// The expected words.
    private var expectedWords: [String] {
        expected.compactMap { if case .word(let word) = $0 { word } else { nil } }
    }

    /// The expected placeholders.
    private var slots: [Placeholder] {
        expected.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
    }

    private var wantsName: Bool { slots.contains { $0.isNewName } }

    /// Returns advice on creating a controller of which only the name is given; nil
    /// if something else is wrong.
    private func unknownController(_ fault: Token, _ context: CommandContext) -> String? {
        let makesOne = expected.contains(.placeholder(.anyClass))
        guard makesOne || expected.contains(.placeholder(.controller)),
            !expected.contains(.placeholder(.newController)),
            fault.text.first?.isLowercase == true, Keyword.isName(fault.text),
            !CommandTable.innerWords.contains(fault.lowercased), !CallbackName.isFullName(fault.text),
            context.world.view(named: fault.text) == nil, context.world.window(named: fault.text) == nil,
            !Self.standIns.contains(fault.lowercased)
        else { return nil }
        if makesOne, let controller = context.world.controller(named: fault.text) {
            let name = context.world.className(of: controller)
            return "\(fault.text) is a controller, but this needs a class, such as \(name)."
        }
        let className = fault.text.prefix(1).uppercased() + fault.text.dropFirst()
        return makesOne
            ? "There's no class named \(fault.text). Declare it first: class \(className)"
            : "There's no controller named \(fault.text). Create one: new UIViewController as \(fault.text)"
    }

    /// The error for an unknown container, which a plain controller can't be: the container to create, or the statement
    /// without it, if there is one.
    private func withoutContainer(_ tokens: [Token], _ context: CommandContext) -> CommandError? {
        guard position > 1, ["onto", "in"].contains(tokens[position - 1].lowercased) else { return nil }
        let fault = tokens[position]
        let rest = tokens.prefix(position - 1).map { $0.text }.joined(separator: " ")
        do throws(CommandError) {
            _ = try CommandParser.parse(rest, in: context)
            return CommandError(
                "There's no controller named \(fault.text).", suggestion: rest, column: fault.column)
        } catch {
            let isContainer = error.message.hasPrefix("There's no UI")
            return isContainer ? CommandError(error.message, column: fault.column) : nil
        }
    }

    /// Words that stand before a name or in place of one, and that nobody means as a name.
    private static let standIns: Set<String> = [
        "a", "an", "the", "it", "this", "that", "one", "them", "my", "another",
    ]

    /// Returns the valid inputs at the fault, in words: existing names, and texts that can always be typed.
    private func wanted(in context: CommandContext) -> String {
        let words = expectedWords
        let filled = slots.filter { !$0.isEmpty(in: context) }
        let things = (filled.isEmpty && words.isEmpty ? slots : filled).map { $0.expectation(in: context) }
        return (words.map { "\"\($0)\"" } + things).listed(most: .max, last: " or ")
    }

    /// Returns an example of a command that lacks one of its own words; empty if the message names what is missing.
    private func example(of sentence: Sentence) -> String {
        let words = expectedWords
        guard words.count == expected.count else { return "" }
        let typed = sentence.tokens.prefix(position).map { $0.lowercased }
        let examples = CommandTable.forms(beginningWith: sentence.firstWord).map { form in
            (form.text.example, form.text.example.lowercased().split(separator: " ").map(String.init))
        }.filter { $0.1.count > position }
        let fitting =
            examples.first { $0.1.starts(with: typed) }
            ?? examples.first { $0.1.first == typed.first && words.contains(where: $0.1.contains) }
        return fitting.map { ", as in: \($0.0)" } ?? ""
    }

    static func clipped(_ text: String) -> String { text.count <= 40 ? text : text.prefix(39) + "…" }
}
