import Characters
import Lifecycle

/// A statement in the words of the commands, where what was typed has others: those that English has and commands do
/// not, and those that mean one command and nothing else.
///
/// It is asked for only where the grammar itself has no reading, so what a learner has declared always wins.
struct RephrasedStatement {
    private let sentence: Sentence
    private let context: CommandContext

    /// The maximum number of words; anything longer isn't a command in other words.
    private static let most = 16

    init(_ sentence: Sentence, in context: CommandContext) {
        self.sentence = sentence
        self.context = context
    }

    /// The statements that may be meant, the likeliest first; not each of them is a command.
    var statements: [String] {
        guard sentence.tokens.count <= Self.most else { return [] }
        let plain = plain, asked = withoutMark
        // A statement with a meaning of its own isn't read without its last word: quit app is not quit.
        let isOther =
            plain.tokens.map { $0.text } != asked.tokens.map { $0.text }
            && Synonyms.guesses(for: asked, in: context).isEmpty
        let sentences = isOther ? [plain, asked] : [asked]
        let device = Device.named(plain.text, on: context.world.environment.release)
        return (isOther ? [plain.text] : []) + (asked.text == sentence.text ? [] : [asked.text])
            + (device == nil ? [] : ["device \(plain.text)"])
            + launches + releases + lessons + comparison
            + [PastedSwift.Making(sentence.text)?.command, addition].compactMap { $0 }
            + sentences.flatMap { Synonyms.synonyms(for: $0, in: context) }
    }

    /// The statement without the mark at the end of a question, which is no word; the statement if it is nothing else.
    var withoutMark: Sentence {
        let text = sentence.text.trimmingSuffix { "?？".contains($0) || $0.isWhitespace }
        return text.isEmpty ? sentence : Sentence(String(text))
    }

    /// The statement without what only English needs.
    var plain: Sentence {
        var words = sentence.tokens.map { $0.text }
        if words.count > 1, ["viewdid", "please"].contains(words[0].lowercased()) { words.removeFirst() }
        words = words.map { word in
            let name = String(word.prefix { !"('’".contains($0) })
            // The owner of a view is meant by its name, and a call.
            return word.hasSuffix("()") || word.hasSuffix("s") && isDeclared(name) ? name : word
        }.filter { !$0.isEmpty }
        if let last = words.last, last.count > 1 {
            words[words.count - 1] = String(last.trimmingSuffix { "?？!！".contains($0) })
        }
        words = replacingPhrases(in: words)
        words = words.enumerated().filter { !isArticle($0.offset, of: words) }.map { $0.element }
        return Sentence(withoutEnding(words).joined(separator: " "))
    }

    /// The launch of a class that is named as an object of it is called, or as it is without its ending: `launch clock`
    /// for `ClockViewController`.
    private var launches: [String] {
        let words = sentence.tokens
        guard words.count == 2, words[0].lowercased == "launch" else { return [] }
        let classes = context.classNames.filter {
            ControllerClass.instanceName(of: $0).lowercased() == words[1].lowercased
        }
        return classes.count == 1 ? ["launch \(classes[0])"] : []
    }

    /// The release of a controller whose variable is emptied: `feed = nil`.
    private var releases: [String] {
        let sides = sentence.text.split(separator: "=", omittingEmptySubsequences: false)
        guard sides.count == 2, sides[1].filter({ !$0.isWhitespace && $0 != ";" }) == "nil" else { return [] }
        let name = String(sides[0]).trimmed
        return context.world.controller(named: name) == nil ? [] : ["release \(name)"]
    }

    /// The command for a view that is added to the app's window: `window.addSubview(feed.view)`.
    private var addition: String? {
        let parts = sentence.text.split { ".?!()".contains($0) }
        guard parts.count == 4, parts.starts(with: ["window", "addSubview"]), parts[3] == "view" else {
            return nil
        }
        return "add subview \(parts[2]) window"
    }

    private static let betweenCompared: Set<String> = [
        "and", "with", "to", "vs", "vs.", "v", "versus", "against", "or", ",", "&",
    ]

    /// The question for the difference of two things: `compare push and present`. Behind its own `compare` the command has
    /// releases.
    private var comparison: [String] {
        let words = sentence.tokens
        guard words.count > 3, words[0].lowercased == "compare", words[1].text != ":",
            words[1].lowercased != "ios", Double(words[1].text) == nil,
            words.dropFirst(2).dropLast().contains(where: { Self.betweenCompared.contains($0.lowercased) })
        else { return [] }
        return ["explain the difference between " + sentence.text.dropFirst(words[1].column)]
    }

    /// Words before the name of a lesson that say nothing.
    private static let beforeLessons: Set<String> = ["about", "lesson", "how", "more", "something"]

    /// Words that begin a lesson where the word itself follows.
    private static let beginning: Set<String> = ["open", "start", "begin", "take", "do", "go", "jump"]

    /// The lesson that is named by the words of its name or title: `learn push and pop`, `open lesson tabs`.
    private var lessons: [String] {
        var typed = sentence.tokens.map { $0.lowercased }
        let begun = typed.filter { !Keyword.fillers.contains($0) }
        let isBegun = begun.count > 2 && Self.beginning.contains(begun[0]) && begun[1] == "lesson"
        if isBegun { typed = begun }
        guard typed.count > 2, isBegun || typed[0] == "learn" else { return [] }
        func words(of text: String) -> [String] {
            text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        }
        let asked = typed.dropFirst().flatMap(words)
            .drop { Self.beforeLessons.contains($0) || Keyword.fillers.contains($0) }
        guard !asked.isEmpty else { return [] }
        let named = context.lessons.filter {
            words(of: $0.id) == Array(asked) || words(of: $0.title) == Array(asked)
        }
        let fitting =
            named.isEmpty
            ? context.lessons.filter { lesson in
                Set(asked).isSubset(of: words(of: lesson.id) + words(of: lesson.title))
            } : named
        if fitting.count == 1 { return ["learn \(fitting[0].id)"] }
        // A number is a lesson's as well, and who has the lessons says what is nearest to a single word.
        return asked.count == 1 && asked.count + 1 < typed.count ? ["learn \(asked.joined())"] : []
    }

    // MARK: - Words

    private func isDeclared(_ word: String) -> Bool {
        context.world.controller(named: word) != nil || context.view(named: word) != nil
            || context.world.controllerClass(named: word) != nil
    }

    /// Words that stand for others, the longer ones first.
    private static let phrases = Synonyms.phrases.sorted { $0.typed.count > $1.typed.count }

    private func replacingPhrases(in words: [String]) -> [String] {
        var result: [String] = [], rest = words[...]
        while let first = rest.first {
            let phrase = Self.phrases.first { phrase in
                rest.count >= phrase.typed.count
                    && zip(rest, phrase.typed).allSatisfy { $0.lowercased() == $1 && !isDeclared($0) }
            }
            if let phrase {
                result += phrase.meant
                rest.removeFirst(phrase.typed.count)
                continue
            }
            let number = first.dropFirst(3)
            if first.lowercased().hasPrefix("ios"), Release(text: String(number)) != nil {
                result += ["ios", String(number)]
            } else {
                result.append(first)
            }
            rest.removeFirst()
        }
        return result
    }

    static let articles: Set<String> = ["a", "an", "new", "my", "this", "that", "another"]
    private static let making: Set<String> = ["new", "create", "make", "add"]

    /// Indicates whether a word is an article before a name or before the thing to create.
    private func isArticle(_ place: Int, of words: [String]) -> Bool {
        guard place > 0, place + 1 < words.count, Self.articles.contains(words[place].lowercased()),
            !isDeclared(words[place])
        else { return false }
        let next = words[place + 1]
        return context.world.controller(named: next) != nil
            || place == 1 && Self.making.contains(words[0].lowercased())
                && !Keyword.fillers.contains(next.lowercased())
    }

    private static let endings: Set<String> = [
        "app", "application", "controller", "viewcontroller", "please",
    ]

    /// Words that say nothing more behind some others: a back button is tapped, and seconds are waited for.
    private func isEnding(_ word: String, behind before: String) -> Bool {
        switch word.lowercased() {
        case "button": before.lowercased() == "back"
        case "second", "seconds", "sec", "secs", "s": Double(before) != nil
        case let word: Self.endings.contains(word)
        }
    }

    private func withoutEnding(_ words: [String]) -> [String] {
        var words = words
        // Such a word may be all that names the thing to create: create a view controller.
        let isMade =
            Self.making.contains(words.first?.lowercased() ?? "")
            && words.dropFirst().allSatisfy {
                $0.lowercased() == "view" || Self.endings.contains($0.lowercased())
            }
        guard !isMade else { return words }
        while words.count > 1, let last = words.last, isEnding(last, behind: words[words.count - 2]),
            !isDeclared(last)
        {
            words.removeLast()
            if last.lowercased() == "controller", words.count > 1, words.last?.lowercased() == "view" {
                words.removeLast()
            }
        }
        return words
    }
}
