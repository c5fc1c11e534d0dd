import CourseTexts
import Lifecycle

/// Phrases of people who don't know the commands yet, and the commands they may mean.
struct Synonyms: Sendable {
    private let pattern: CommandPattern
    /// The likeliest first; a placeholder stands for what was typed in it.
    private let lines: [String]
    /// The words, in small letters, of which one has to come first; nil if anything can.
    private let firstWords: Set<String>?

    private init?(_ item: TextPart) {
        let code = item.code
        guard let pattern = code.first else { return nil }
        self.pattern = CommandPattern(pattern)
        lines = Array(code.dropFirst())
        firstWords = self.pattern.firstWords.map { Set($0.map { $0.lowercased() }) }
    }

    /// Words that mean one command and nothing else: they are read as that command.
    static let synonyms = read(below: "Synonyms")

    /// Words behind which one of several commands may stand: they are only guessed.
    static let guesses = read(below: "Guesses")

    /// Words that stand for other words in a command.
    static let phrases = items(below: "Phrases").flatMap { item -> [(typed: [Substring], meant: [String])] in
        let newest = Release.lastReleases.last.map { "\($0.major)" } ?? ""
        let meant = item.code[1].split(separator: " ").map { $0 == "newest" ? newest : String($0) }
        return item.code[0].split(separator: "|").map { ($0.split(separator: " "), meant) }
    }

    private static func read(below title: String) -> [Synonyms] {
        items(below: title).compactMap(Synonyms.init)
    }

    /// The items of the text that are below a title.
    private static func items(below title: String) -> [TextPart] {
        TextPart.parts(of: CourseTexts.synonyms).drop { $0.kind != .title || $0.text != title }.dropFirst()
            .prefix { $0.kind != .title }.filter { $0.kind == .item && $0.code.count > 1 }
    }

    /// The commands that a statement may mean, the likeliest first.
    static func lines(for sentence: Sentence, in context: CommandContext) -> [String] {
        if sentence.tokens.count == 1, sentence.text.lowercased().hasSuffix(".swift") {
            return ["run \(sentence.text)"]
        }
        if let device = context.device(like: sentence.text) { return ["device \(device)"] }
        let rewording = RephrasedStatement(sentence, in: context)
        let plain = rewording.plain
        let found = guesses(for: rewording.withoutMark, in: context)
        return found.isEmpty && plain.text != sentence.text ? guesses(for: plain, in: context) : found
    }

    /// The commands that a statement means in words of its own; one of them, unless names leave it open.
    static func synonyms(for sentence: Sentence, in context: CommandContext) -> [String] {
        matches(sentence, synonyms, in: context)
    }

    /// The commands that may be meant by the very words of a statement, the likeliest first.
    static func guesses(for sentence: Sentence, in context: CommandContext) -> [String] {
        matches(sentence, guesses, in: context) { $0.items.allSatisfy { canBeMeant($0, in: context) } }
    }

    /// Indicates whether a name is plausible for a new controller: not the name of a UIKit
    /// class, and not an article.
    private static func canBeMeant(_ item: Matcher.Item, in context: CommandContext) -> Bool {
        guard case .placeholder(.newController, let name) = item else { return true }
        return !RephrasedStatement.articles.contains(name.lowercased())
            && !context.superclassNames.contains(name)
    }

    private static func matches(
        _ sentence: Sentence, _ all: [Synonyms], in context: CommandContext,
        where isMeant: (Matcher.Reading) -> Bool = { _ in true }
    ) -> [String] {
        let first = sentence.firstWord ?? ""
        let found = all.compactMap { words -> (lines: [String], names: Int)? in
            guard words.firstWords?.contains(first) ?? true else { return nil }
            var matcher = Matcher(sentence, in: context)
            guard let reading = matcher.match(words.pattern), isMeant(reading) else { return nil }
            return (words.lines.map { filled($0, with: reading.items) }, reading.names)
        }
        // What the learner has declared is meant rather than a word that only others say.
        let most = found.map { $0.names }.max() ?? 0
        return (found.filter { $0.names == most } + found.filter { $0.names < most }).flatMap { $0.lines }
    }

    /// A line with what was typed in place of its placeholders, each text once; a placeholder that was left out is left
    /// out.
    private static func filled(_ line: String, with items: [Matcher.Item]) -> String {
        var rest = items
        return line.split(separator: " ").compactMap { word -> String? in
            guard word.hasPrefix("<") else { return String(word) }
            let place = rest.firstIndex { item in
                if case .placeholder(let placeholder, _) = item {
                    "<\(placeholder.rawValue)>" == word
                } else {
                    false
                }
            }
            guard let place, case .placeholder(_, let text) = rest.remove(at: place) else { return nil }
            return String(text.trimmingSuffix { "?？".contains($0) })
        }.joined(separator: " ")
    }

    /// The program's subcommands that no command of a session is named like.
    static let subcommands: Set<String> = ["annotate", "check", "exam", "grade", "project", "verify", "web"]

    /// Returns the error for a statement that can't mean any command; nil for all others.
    static func refusal(of sentence: Sentence, in context: CommandContext) -> CommandError? {
        guard let word = sentence.tokens.first(where: { !Keyword.fillers.contains($0.lowercased) }) else {
            return nil
        }
        let statement = ParseFailure.clipped(sentence.text)
        if subcommands.contains(word.lowercased) {
            return CommandError(
                "\(word.text) is a shell command. Quit, then run: viewdid \(statement)",
                column: word.column)
        }
        if ["cls", "clear"].contains(word.lowercased) {
            return CommandError("Press Ctrl-L to clear the screen. To start over: reset", column: word.column)
        }
        if ["about", "version", "--version"].contains(word.lowercased), sentence.tokens.count == 1 {
            return CommandError("In the shell: viewdid --version", column: word.column)
        }
        if let fault = PastedSwift.fault(of: sentence.text, in: context, column: word.column) { return fault }
        if word.lowercased == "devices" {
            return CommandError(
                "This iOS version runs on: \(context.deviceNames.joined(separator: ", ")).",
                suggestion: context.deviceNames.last.map { "device \($0)" }, column: word.column)
        }
        return nil
    }
}
