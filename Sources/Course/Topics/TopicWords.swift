import Foundation
import Yams

/// Cuts names and questions into the words that tell them apart, in whatever way they are written.
struct TopicWords: Sendable {
    /// The facts about words, as in the file.
    struct Table: Sendable {
        /// Words that tell nothing.
        var fillers = ""
        /// Words that tell something only where there is no other, such as "controller".
        var weak = ""
        /// Words beside which a weak one is half of the question, as in "view or view controller".
        var comparing = ""
        /// Words such as "but", between something that comes and something that does not.
        var contrasting = ""
        /// Words before the name of a call in which something is done, such as "in", or after it, such as 里.
        var places = ""
        /// The languages that put words together without a space, such as German.
        var compounding = ""
        /// Words such as "before", which ask for the order of two calls.
        var ordering = ""
        /// Words for the owner of a call, such as "presenter", in a question about order.
        var roles = ""
        /// Words after a number that make it a count, such as "times" and the Japanese 回.
        var counters = ""
        /// Words such as "not", which tell more than their rarity does: they are what is asked about.
        var symptoms = ""
        /// Synonyms: a word, and the words that replace it.
        var same: [String: String] = [:]
        /// Synonyms of several words in a row, in any language, where the single words would mislead or say
        /// nothing.
        var phrases: [String: String] = [:]
        /// Translations of foreign words, or of their beginnings, by language; empty for fillers. If two
        /// languages share a word, the first one counts.
        var translations: [String: [String: String]] = [:]
    }

    /// No question has to be read further than this, in characters.
    static let longestText = 2_000
    /// As many words may be written apart that belong together.
    static let longestCompound = 7
    /// In longer texts slips are not looked for.
    static let mostCorrected = 12
    /// As many letters an ending has at most, such as those of Russian.
    static let longestEnding = 3
    /// A word is known by no shorter beginning than this.
    static let shortestBeginning = 4
    /// A name of UIKit's with more slips is another one.
    static let mostSlipsInName = 2
    /// Neither part of a word that is put together of two is shorter.
    static let shortestPart = 3
    /// The word for "0" where no "is" precedes it.
    static let zero = "zero"
    /// A word that tells nothing, for one of another language.
    static let filler = "the"
    /// The punctuation between the parts of a sentence.
    static let clauseEnds: Set<Character> = [",", ";", "，", "；", "、"]
    /// The word that replaces all negations.
    static let negation = "not"
    /// The word that replaces all words for more than once.
    static let repetition = "twice"
    /// The stems of what tells that something comes again and again.
    static let repetitions = [repetition, "endless"].map(stem)

    let fillers: Set<String>
    let weak: Set<String>
    let comparing: Set<String>
    let contrasting: Set<String>
    let places: Set<String>
    let counters: [String]
    let ordering: Set<String>
    let roles: Set<String>
    /// The replacement for each word, as written and by its stem.
    let same: [String: [String]]
    /// The replacement for words in a row, as typed.
    let phrases: [[String]: [String]]
    let longestPhrase: Int
    let translations: [[Character]: [String]]
    /// The same by words without their accents, which many leave out.
    let plainTranslations: [[Character]: [String]]
    /// The words of languages that put words together.
    let compounding: Set<[Character]>
    let longestTranslated: Int
    /// The stems of words that tell more than their rarity does.
    let symptoms: Set<String>
    /// The words of all names, without the ending of a plural, by which words that are written apart are joined.
    let known: Set<String>
    /// The same by their number of letters, sorted.
    let knownByLength: [Int: [String]]
    /// The words of all names as they are written, by which words that are written as one are parted.
    let written: Set<String>
    /// The names that have several words, each as its words.
    let apart: Set<[String]>
    /// The stems of names of methods and classes.
    private let code: Set<String>

    /// Learns the words.
    ///
    /// - Parameters:
    ///   - table: What is known of words.
    ///   - names: All names that can be asked for.
    init(_ table: Table, names: some Sequence<String>) {
        fillers = Set(TopicWords.list(table.fillers))
        weak = Set(TopicWords.list(table.weak).map(TopicWords.stem))
        comparing = Set(TopicWords.list(table.comparing))
        contrasting = Set(TopicWords.list(table.contrasting))
        var accented: [[Character]: [Character]] = [:]
        places = Set(TopicWords.list(table.places))
        counters = TopicWords.list(table.counters)
        ordering = Set(TopicWords.list(table.ordering))
        roles = Set(TopicWords.list(table.roles).map(TopicWords.stem))
        symptoms = Set(TopicWords.list(table.symptoms).map(TopicWords.stem))
        let sorted = table.same.sorted { $0.key < $1.key }
        let written = sorted.map { ($0.key, TopicWords.list($0.value).map(TopicWords.stem)) }
        same = Dictionary(
            written + written.map { (TopicWords.stem($0), $1) }, uniquingKeysWith: { first, _ in first })
        phrases = Dictionary(
            table.phrases.sorted { $0.key < $1.key }.map {
                (TopicWords.pieces(of: $0.key).map { $0.text.lowercased() }, TopicWords.list($0.value))
            }, uniquingKeysWith: { first, _ in first })
        longestPhrase = phrases.keys.map(\.count).max() ?? 0
        let foreign = table.translations.sorted { $0.key < $1.key }
            .flatMap { $0.value.sorted { $0.key < $1.key } }
        let keys = TopicWords.simplified(foreign.map(\.key).joined(separator: " ")).split(separator: " ")
        translations = Dictionary(
            zip(keys.map(Array.init), foreign.map { TopicWords.list($0.value) }),
            uniquingKeysWith: { first, _ in first })
        plainTranslations = translations.reduce(into: [:]) { plain, entry in
            guard let word = TopicWords.withoutAccents(entry.key) else { return }
            // Of several words the one counts that comes first in the alphabet, so that each run finds the same.
            if let other = accented[word], String(other) < String(entry.key) { return }
            (plain[word], accented[word]) = (entry.value, entry.key)
        }
        compounding = TopicWords.list(table.compounding).reduce(into: []) { words, language in
            words.formUnion(
                (table.translations[language] ?? [:]).filter { $0.value != "" }.map { Array($0.key) })
        }
        longestTranslated = translations.keys.map(\.count).max() ?? 0
        code = names.reduce(into: []) { code, name in
            for piece in TopicWords.pieces(of: name) where TopicWords.isCode(piece.text) {
                code.insert(TopicWords.stem(TopicWords.withoutPrefix(piece.text).lowercased()))
            }
        }
        self.written = names.reduce(into: []) { written, name in
            for piece in TopicWords.pieces(of: name) where piece.text.count >= TopicWords.shortestPart {
                written.insert(piece.text.lowercased())
            }
        }
        apart = Set(
            names.filter { $0.contains(" ") }.map { TopicWords.pieces(of: $0).map { $0.text.lowercased() } })
        known = names.reduce(into: []) { known, name in
            for piece in TopicWords.pieces(of: name) where piece.text.count > 4 {
                known.insert(TopicWords.singular(TopicWords.withoutPrefix(piece.text).lowercased()))
            }
        }
        knownByLength = Dictionary(grouping: known.sorted(), by: \.count)
    }

    /// The words of a text that tell it from others, in their order.
    ///
    /// - Parameter text: A name, a question or a message of the console.
    /// - Returns: The words in small letters, one for all that mean the same.
    func words(of text: String) -> [String] { words(of: plainWords(of: text)) }

    /// The words that tell one list of words from others.
    ///
    /// - Parameter plainWords: The words of a text, as ``plainWords(of:)`` cuts it.
    /// - Returns: The words, one for all that mean the same.
    func words(of plainWords: [String]) -> [String] { telling(joined(plainWords)) }

    /// The same with the words apart that are known as one, such as `remove observer`.
    func wordsApart(_ plainWords: [String]) -> [String] { telling(plainWords) }

    private func telling(_ read: [String]) -> [String] {
        let telling = read.filter { !fillers.contains($0) && !TopicWords.isNumber($0) }.flatMap(meaning)
        let strong = telling.filter { !weak.contains($0) }
        if Set(strong).count == 1, Set(telling).count > 1, read.contains(where: comparing.contains) {
            return telling
        }
        return [strong, telling, read.flatMap(meaning)].first { !$0.isEmpty } ?? []
    }

    func meaning(of word: String) -> [String] {
        let stem = TopicWords.stem(word)
        return same[word] ?? same[stem] ?? [stem]
    }

    /// Returns whether a word is known as written, and therefore isn't a typo.
    func isListed(_ word: String) -> Bool {
        let stem = TopicWords.stem(word)
        let tellsNothing = fillers.contains(word) || weak.contains(stem)
        return isKnown(word) || tellsNothing || same[word] != nil || same[stem] != nil
    }

    /// Without the ending that tells how a word is used, so that one form stands for all: `swip` for "swipe", "swiped"
    /// and "swiping".
    ///
    /// - Parameter word: A word in small letters.
    /// - Returns: What need not be a word.
    static func stem(_ word: String) -> String {
        guard word.count > 3, word.allSatisfy(\.isASCII) else { return word }
        var stem = singular(word)[...]
        func drop(_ ending: String, leaving least: Int) -> Bool {
            guard stem.hasSuffix(ending), stem.count - ending.count >= least else { return false }
            stem.removeLast(ending.count)
            return true
        }
        _ = drop("ly", leaving: 4)
        if !drop("ing", leaving: 3), !stem.hasSuffix("eed") { _ = drop("ed", leaving: 3) }
        _ = drop("e", leaving: 3)
        if let last = stem.last, last != "s", stem.dropLast().last == last { stem.removeLast() }
        return stem.last == "y" ? stem.dropLast() + "i" : String(stem)
    }

    /// Without the ending of a plural.
    static func singular(_ word: String) -> String {
        guard word.count > 3, word.hasSuffix("s"), !["ss", "us", "is"].contains(where: word.hasSuffix) else {
            return word
        }
        return String(word.dropLast())
    }

    /// Returns whether a stem comes from the name of a method or class.
    func isOfCode(_ stem: String) -> Bool { code.contains(stem) }

    /// Returns whether a word is in camel case, like the names of methods and classes; a class such as
    /// `UIView` isn't.
    private static func isCode(_ word: String) -> Bool {
        let name = withoutPrefix(word)
        return name.count > 7 && name.first != nil && name.dropFirst().contains { $0.isUppercase }
            && name.contains { $0.isLowercase }
    }

    static func isNumber(_ word: String) -> Bool {
        word.hasPrefix("0x") || word.allSatisfy(\.isNumber)
    }

    private static func list(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init)
    }
}

extension TopicWords.Table {
    /// Reads a table, entry by entry: a decoder would look for each word among all.
    ///
    /// - Parameter yaml: The text of `words.yaml`.
    /// - Throws: A ``Handbook/Fault``, or an error of Yams that names the place.
    init(yaml: String) throws {
        for (key, value) in try Yams.compose(yaml: yaml)?.mapping ?? [:] {
            switch key.string {
            case "fillers": fillers = try Self.text(value, of: key)
            case "weak": weak = try Self.text(value, of: key)
            case "comparing": comparing = try Self.text(value, of: key)
            case "contrasting": contrasting = try Self.text(value, of: key)
            case "places": places = try Self.text(value, of: key)
            case "compounding": compounding = try Self.text(value, of: key)
            case "counters": counters = try Self.text(value, of: key)
            case "ordering": ordering = try Self.text(value, of: key)
            case "roles": roles = try Self.text(value, of: key)
            case "symptoms": symptoms = try Self.text(value, of: key)
            case "same": same = try Self.texts(value, of: key)
            case "phrases": phrases = try Self.texts(value, of: key)
            case "translations":
                for (language, words) in try Self.entries(value, of: key) {
                    let words = try Self.texts(words, of: language)
                    if let phrase = words.keys.sorted().first(where: { $0.contains(where: \.isWhitespace) }) {
                        throw Handbook.Fault(
                            topic: phrase,
                            reason: "a translated word can't contain a space; put several words under phrases"
                        )
                    }
                    translations[try Self.text(language, of: key), default: [:]].merge(words) { $1 }
                }
            case "silent":
                for (language, words) in try Self.texts(value, of: key) {
                    for word in words.split(separator: " ") {
                        translations[language, default: [:]][String(word)] = ""
                    }
                }
            default:
                throw Handbook.Fault(topic: key.string ?? "", reason: "there is no such key")
            }
        }
    }

    private static func text(_ node: Node, of key: Node) throws -> String {
        guard let text = node.scalar?.string else {
            throw Handbook.Fault(topic: key.scalar?.string ?? "", reason: "this is not a text")
        }
        return text
    }

    private static func entries(_ node: Node, of key: Node) throws -> Node.Mapping {
        guard let mapping = node.mapping else {
            throw Handbook.Fault(topic: key.scalar?.string ?? "", reason: "this is not a list of words")
        }
        return mapping
    }

    private static func texts(_ node: Node, of key: Node) throws -> [String: String] {
        try entries(node, of: key).reduce(into: [:]) { texts, entry in
            texts[try text(entry.key, of: key)] = try text(entry.value, of: entry.key)
        }
    }
}
