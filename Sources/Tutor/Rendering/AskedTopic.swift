import CommandLanguage
import Course
import Lifecycle

/// The page that answers a line that isn't a command: a question in plain words, or the name of a topic.
enum AskedTopic {
    /// Returns the command that shows the page for a line that is a question, a title or a message.
    ///
    /// - Parameters:
    ///   - line: The line as typed.
    ///   - context: What the names in it can stand for.
    /// - Returns: Nil if it looks like a command with an error, or if its subject isn't known.
    static func command(answering line: String, in context: CommandContext) -> String? {
        let compares = line.lowercased().hasPrefix("compare ") && Handbook.shared?.hasPage(for: line) == true
        guard compares || CommandParser.isProse(line, in: context), shellCommand(line) == nil else {
            return nil
        }
        return page(of: line)
            ?? Handbook.shared?.unknownName(in: line).map { "explain \($0)" }
    }

    /// Returns the command that shows the page for the question why a call isn't made.
    ///
    /// - Parameter line: The line as typed.
    /// - Returns: Nil if it isn't such a question in several words, or if its subject isn't known.
    static func command(answeringWhy line: String) -> String? {
        let words = line.split { $0.isWhitespace }
        guard words.count > 2, words.first?.lowercased() == "why", !line.contains(";") else { return nil }
        return page(of: line)
    }

    /// Returns the command that was probably meant by a line without an answer.
    ///
    /// - Parameter line: The line as typed.
    /// - Returns: Nil if the line isn't a question, or its subject isn't known.
    static func command(for line: String) -> String? {
        guard line.utf8.count < 1_000, mayName(line), let handbook = Handbook.shared else { return nil }
        if let entry = handbook.entry(named: line) { return "explain \(entry.name)" }
        if case .outside(let topic)? = handbook.page(for: line) {
            return topic.names.first.map { "explain \($0)" }
        }
        guard QuestionWords.askSomething(line) else { return nil }
        if let page = page(of: line, isOffer: true) { return page }
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "." }
        let names = words.map { $0.split(separator: ".").last.map(String.init) ?? String($0) }
        return names.first(where: CallbackName.isFullName).map { "explain \($0)" }
    }

    /// Returns whether a line, as typed, begins like a command and isn't a question.
    static func begins(asCommand line: String) -> Bool {
        let word = line.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }.lowercased()
        return !QuestionWords.askSomething(line)
            && CommandHelp.all.contains { $0.name.prefix { !$0.isWhitespace }.lowercased() == word }
    }

    /// Returns the shell command that a line is, recognized by the program's name or an option; nil if it is none.
    static func shellCommand(_ line: String) -> String? {
        let words = line.split { $0.isWhitespace }
        if namesProgram(line) || words.count > 1 && words[0].lowercased() == "export" { return line }
        let hasOption = words.dropFirst().contains { $0.count > 2 && $0.hasPrefix("--") }
        return hasOption ? "viewdid " + line : nil
    }

    /// Returns whether a line begins with the name of the program, as in the shell.
    static func namesProgram(_ line: String) -> Bool {
        let program = line.split { $0.isWhitespace }.first?.lowercased() ?? ""
        return program == "viewdid" || program.hasSuffix("/viewdid")
    }

    /// Returns whether a line may name a page or lesson: a misspelled command doesn't, nor does a word that no page has.
    /// Reading the pages takes longer than all else.
    static func mayName(_ line: String) -> Bool {
        let words = line.split { $0.isWhitespace }
        guard let word = words.first, word.allSatisfy({ $0.isASCII && $0.isLetter }),
            words.count == 1 || CommandParser.misspelledWord(of: line) != nil
        else { return true }
        // A page may have another form of the word.
        return Handbook.mentions(word.prefix(max(4, word.count - 2)))
    }

    /// Returns whether a line, as typed, names a method and isn't a question, like an answer to a question
    /// about calls.
    static func isAnswer(_ line: String) -> Bool {
        guard line.utf8.count < 1_000, !QuestionWords.askSomething(line) else { return false }
        return line.split { !$0.isLetter && !$0.isNumber }.contains { CallbackName.isFullName(String($0)) }
    }

    /// Returns whether a line looks like one of a console log: it has a method's name, and something else.
    static func isOfLog(_ line: String) -> Bool {
        let words = line.split { !$0.isLetter && !$0.isNumber }
        return isAnswer(line) && words.contains { !CallbackName.isFullName(String($0)) }
    }

    /// Returns the command that shows the page that a line names, although its first word looks like a misspelled
    /// command: `safe area` is not `save area`, and `swiftui` is not `swift`.
    ///
    /// - Parameters:
    ///   - line: The line as typed.
    ///   - suggestion: The command that was suggested.
    /// - Returns: Nil if the suggestion changes anything else, or if no page has that name.
    static func command(naming line: String, ratherThan suggestion: String?) -> String? {
        func parts(_ text: String) -> [Substring] { text.split(separator: " ", maxSplits: 1) }
        guard let suggestion, line.utf8.count < 1_000 else { return nil }
        let typed = parts(line), meant = parts(suggestion)
        guard typed.count == meant.count, let word = typed.first, word.allSatisfy({ $0.isLetter }),
            word != meant[0], typed.dropFirst() == meant.dropFirst(),
            typed.count == 2 || Spelling.closest(to: line, among: [suggestion]) != nil
        else { return nil }
        guard mayName(line) else { return nil }
        return Handbook.shared?.entry(titled: line).map { "explain \($0.name)" }
    }

    /// Returns the suggested command, or if it asks for a missing page, the one for the nearest page.
    ///
    /// - Parameter suggestion: The suggested command.
    /// - Returns: Nil if no page is near.
    static func existing(_ suggestion: String) -> String? {
        let words = suggestion.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2, words[0] == "explain", let handbook = Handbook.shared else {
            return suggestion
        }
        let name = words[1]
        let isKnown =
            handbook.entry(named: name) != nil || handbook.hasPage(for: name)
            || CallbackName.callback(for: name) != nil || Rule(identifier: name) != nil
            || CommandHelp.all.contains { $0.name == name } || ReleaseLines(name) != nil
        return isKnown ? suggestion : handbook.closest(to: name).map { "explain \($0)" }
    }

    /// The release in a question about what a release changed, such as `ios 13`.
    private static func release(changedIn line: String) -> String? {
        let words = line.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }
        guard words.contains(where: { $0.hasPrefix("chang") || $0 == "new" }) else { return nil }
        return zip(words, words.dropFirst()).lazy.filter { $0.0 == "ios" }.map { "ios \($0.1)" }
            .first { ReleaseLines($0) != nil }
    }

    private static func page(of line: String, isOffer: Bool = false) -> String? {
        guard line.utf8.count < 1_000 else { return nil }
        return switch Handbook.shared?.page(for: line) {
        case .entry(let entry): "explain \(entry.name)"
        // The question itself, so that the page is shown as the closest one.
        case .closest(let entry) where isOffer: "explain \(entry.name)"
        case .closest: "explain " + (release(changedIn: line) ?? line.filter { $0 != ";" })
        case .outside(let topic): topic.names.first.map { "explain \($0)" }
        case nil: nil
        }
    }
}
