import CommandLanguage
import CourseTexts
import Foundation
import Lifecycle

/// The reading of a text as the words by which pages are ranked: in English, and one for all that mean the
/// same.
struct TopicWords: Sendable {
    /// No question has to be read further than this, in characters.
    static let longestText = 2_000
    /// The word that replaces all negations.
    static let negation = "not"
    /// A name of UIKit's with more slips is another one.
    static let mostSlipsInName = 2
    /// A word is known by no shorter beginning than this, and without at most this many letters at its end.
    private static let shortestBeginning = 4, longestEnding = 3
    /// The endings of English words that make no difference.
    private static let endings = ["s", "es", "ing", "ed", "d"]
    /// As many words may be written apart that belong together.
    private static let longestCompound = 7

    /// The words that say nothing.
    let nothing: Set<String>
    /// The words that ask for the order of two calls, such as "before".
    let ordering: Set<String>
    let comparing: Set<String>
    /// The words of all names.
    let known: Set<String>
    /// Words such as "but", between something that is called and something that isn't.
    private let contrasting: Set<String>
    /// The names of methods, properties and classes.
    private let code: Set<String>
    /// The first words of these.
    private let codeBeginnings: Set<String>
    /// The English words for each word, without accents.
    private let meanings: [String: [String]]
    private let longestMeaning: Int

    /// Learns the words.
    ///
    /// - Parameters:
    ///   - text: What is known of words, as in `words.md`.
    ///   - names: The pieces of all names that can be asked for.
    init(_ text: String, names: some Sequence<Piece>) {
        var meanings: [String: [String]] = [:], lists: [String: Set<String>] = [:]
        // Each conversion takes long, so all words are converted together.
        for item in TextPart.parts(of: TopicWords.simplified(text)) where item.kind == .item {
            let (key, value) = item.field
            let words = value.text.split(separator: " ").map {
                TopicWords.withoutAccents(String($0))
            }
            if key.hasPrefix("(") {
                lists[key] = Set(words)
            } else {
                let meaning = key.split(separator: " ").map(String.init)
                meanings.merge(words.map { ($0, meaning) }) { first, _ in first }
            }
        }
        nothing = lists["(nothing)"] ?? []
        // Where there are no spaces, words that say nothing have to be known as well.
        for word in nothing where word.unicodeScalars.contains(where: TopicWords.isUnspaced) {
            meanings[word] = meanings[word] ?? []
        }
        ordering = lists["(order)"] ?? []
        comparing = lists["(compare)"] ?? []
        contrasting = lists["(contrast)"] ?? []
        var known: Set<String> = [], code: Set<String> = [], beginnings: Set<String> = []
        for piece in names where !piece.isUnspaced {
            let word = piece.text.lowercased()
            known.insert(word)
            if let parts = TopicWords.parts(ofName: piece.text) {
                code.insert(word)
                beginnings.insert(parts[0])
            }
        }
        (self.known, self.code, codeBeginnings) = (known, code, beginnings)
        self.meanings = meanings.mapValues { $0.flatMap { meanings[$0] ?? [$0] } }
        longestMeaning = meanings.keys.map(\.count).max() ?? 0
    }

    /// The words of a text that tell it from others, in their order and each once.
    func words(of text: String) -> [String] { words(of: TopicWords.pieces(of: text)) }

    func words(of pieces: [Piece]) -> [String] {
        var seen: Set<String> = []
        let words = plainWords(of: pieces).filter { seen.insert($0).inserted }
        let telling = words.filter { !nothing.contains($0) }
        return telling.isEmpty ? words : telling
    }

    /// All words of a text, in small letters, and in English where they are known.
    func plainWords(of text: String) -> [String] { plainWords(of: TopicWords.pieces(of: text)) }

    private func plainWords(of pieces: [Piece]) -> [String] {
        let words = joined(
            pieces.flatMap { piece in
                piece.isUnspaced ? cut(Array(piece.text)) : meaning(of: piece)
            })
        // What isn't right is wrong, wherever a language puts its "not".
        guard words.contains("correct"), words.contains(TopicWords.negation) else { return words }
        return words.compactMap { $0 == TopicWords.negation ? nil : $0 == "correct" ? "wrong" : $0 }
    }

    /// The calls that a sentence says are made, such as viewDidLoad in "viewDidLoad is called but viewWillAppear
    /// isn't": it asks about the others.
    func affirmedCalls(in text: String) -> Set<String> {
        let parts = text.prefix(TopicWords.longestText).split { ",;，；、".contains($0) }.flatMap {
            plainWords(of: String($0)).split(whereSeparator: contrasting.contains)
        }
        let calls = parts.filter { !$0.contains(TopicWords.negation) }.joined().filter(isCode)
        let denied = parts.filter { $0.contains(TopicWords.negation) }.joined()
        return denied.contains(where: isCode) ? Set(calls).subtracting(denied) : []
    }

    /// Returns whether a text asks for an order, or for a difference, rather than stating what happens right after something
    /// else.
    func asksForOrder(_ text: String, isDifference: Bool) -> Bool {
        guard text.utf8.count <= TopicWords.longestText else { return false }
        let asked = isDifference ? ordering.union(comparing) : ordering
        let isAtOnce = text.contains(
            /\b(?:right|immediately|directly|straight|just) (?:after|before)\b/.ignoresCase())
        return plainWords(of: text).contains(where: asked.contains)
            && !(isAtOnce && (text.lowercased().hasPrefix("why") || !QuestionWords.askSomething(text)))
    }

    /// The calls that have a name of their own, by that name.
    static let calls: [String: Callback] = Dictionary(
        grouping: Callback.allCases
    ) { String($0.rawValue.prefix { $0 != "(" }).lowercased() }
    .compactMapValues { $0.count == 1 ? $0.first : nil }

    /// Returns whether a word is the name of a method, a property or a class.
    func isCode(_ word: String) -> Bool { code.contains(word) }

    /// Returns whether a word has a meaning of its own, and therefore isn't a typo.
    func isListed(_ word: String) -> Bool {
        known.contains(word) || nothing.contains(word) || meanings[word] != nil
    }

    /// Returns whether a text is a name in UIKit's style, with or without its arguments, that is in no page's
    /// names.
    func isUnknownName(_ text: String) -> Bool {
        let name = text.prefix { $0 != "(" && $0 != ":" }.split(separator: ".").last ?? ""
        guard name.allSatisfy({ $0.isLetter || $0.isNumber }),
            let piece = TopicWords.pieces(of: String(name)).first,
            TopicWords.parts(ofName: piece.text) != nil, name.first?.isLowercase == true || piece.text != name
        else { return false }
        let word = piece.text.lowercased()
        return meanings[word] == nil && !known.contains(word)
            && Spelling.closest(to: word, among: code, forgiving: TopicWords.mostSlipsInName) == nil
    }

    private func meaning(of piece: Piece) -> [String] {
        let word = piece.text.lowercased()
        if let found = meanings[word] { return found }
        if nothing.contains(word) || TopicWords.parts(ofName: piece.text) != nil { return [word] }
        for ending in TopicWords.endings where word.hasSuffix(ending) && word.count > ending.count + 2 {
            var base = String(word.dropLast(ending.count))
            // "popping" is a form of "pop".
            if base.last == base.dropLast().last, !known.contains(base) { base.removeLast() }
            if let found = meanings[base] { return found }
            if known.contains(base), !code.contains(word) { return [base] }
        }
        if known.contains(word) { return [word] }
        if let found = inflected(word) ?? (word.isElided ? inflected(String(word.dropFirst(1))) : nil) {
            return found
        }
        if word.hasPrefix("ui") || word.hasPrefix("ns"), known.contains(String(word.dropFirst(2))) {
            return [String(word.dropFirst(2))]
        }
        for place in word.indices.dropFirst(3).dropLast(3).reversed() {
            let first = String(word[..<place]), rest = String(word[place...])
            if let first = part(first) ?? (first.hasSuffix("s") ? part(String(first.dropLast())) : nil),
                let rest = part(rest)
            {
                return first + rest
            }
        }
        return [word]
    }

    /// Returns the meaning of a word by its beginning.
    private func inflected(_ word: String) -> [String]? {
        let least = max(TopicWords.shortestBeginning, word.count - TopicWords.longestEnding)
        return stride(from: word.count, through: min(word.count, least), by: -1).lazy
            .compactMap { meanings[String(word.prefix($0))] }.first
    }

    /// Returns the meaning of a part of a word that was put together, as German ones are.
    private func part(_ word: String) -> [String]? {
        meanings[word] ?? (word.count >= TopicWords.shortestBeginning && known.contains(word) ? [word] : nil)
    }

    /// Cuts a text without spaces at the longest known word at each place. Unknown text is left out.
    private func cut(_ text: [Character]) -> [String] {
        var words: [String] = [], place = 0
        while place < text.count {
            let found = stride(from: min(longestMeaning, text.count - place), to: 0, by: -1).lazy
                .compactMap { length in
                    meanings[String(text[place..<place + length])].map { ($0, length) }
                }.first
            words += found?.0 ?? []
            place += found?.1 ?? 1
        }
        return words
    }

    /// Joins words that make up the name of a method, such as `view did load`.
    private func joined(_ words: [String]) -> [String] {
        var result: [String] = [], place = 0
        while place < words.count {
            var taken = 1, text = words[place], best = text
            if codeBeginnings.contains(text) {
                for next in words.indices.dropFirst(place + 1).prefix(TopicWords.longestCompound - 1) {
                    text += words[next]
                    for name in [text, text + "s"] where code.contains(name) {
                        (best, taken) = (name, next - place + 1)
                    }
                }
            }
            result.append(best)
            place += taken
        }
        return result
    }

    struct Piece {
        let text: String
        /// Indicates whether words of this script are written without spaces, or with their endings attached.
        let isUnspaced: Bool
    }

    /// The runs of letters and digits in a text, without accents and without the prefix of a class.
    static func pieces(of text: String) -> [Piece] {
        pieces(in: simplified(String(text.prefix(longestText))))
    }

    /// The same of a text in simplified characters.
    static func pieces(in text: String) -> [Piece] {
        var pieces: [Piece] = [], run = ""
        var wasUnspaced = false
        func finish() {
            if !run.isEmpty { pieces.append(Piece(text: withoutPrefix(run), isUnspaced: wasUnspaced)) }
            run = ""
        }
        for scalar in withoutAccents(text).unicodeScalars {
            if scalar == "'" || scalar == "\u{2019}" { continue }
            let isPart =
                switch scalar {
                case "a"..."z", "A"..."Z", "0"..."9": true
                default: scalar.value > 0x7F && Character(scalar).isLetter
                }
            guard isPart else {
                finish()
                continue
            }
            let isUnspaced = isUnspaced(scalar)
            if isUnspaced != wasUnspaced { finish() }
            wasUnspaced = isUnspaced
            run.unicodeScalars.append(scalar)
        }
        finish()
        return pieces
    }

    /// Returns whether a scalar is a Han character, kana or hangul.
    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x1100 else { return false }
        return switch scalar.value {
        case 0x1100...0x11FF, 0x3040...0x30FF, 0x31F0...0x31FF, 0x4E00...0x9FFF, 0xAC00...0xD7AF: true
        default: false
        }
    }

    /// With simplified Chinese characters in place of traditional ones.
    static func simplified(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnspaced) else { return text }
        return text.applyingTransform(StringTransform("Hant-Hans"), reverse: false) ?? text
    }

    private static func withoutAccents(_ text: String) -> String {
        text.utf8.allSatisfy { $0 < 0x80 } ? text : String(text.map { plainLetters[$0] ?? $0 })
    }

    private static let plainLetters: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip("áàâãäéèêëíìîïóòôõöúùûüñçё", "aaaaaeeeeiiiiooooouuuunce"))

    /// A class without the prefix of its library: `Window` for `UIWindow`. `UIView` keeps it, since a
    /// controller has a `view`.
    private static func withoutPrefix(_ name: String) -> String {
        guard name != "UIView", name.hasPrefix("UI") || name.hasPrefix("NS") else { return name }
        let rest = name.dropFirst(2)
        return rest.count > 2 && rest.first?.isUppercase == true ? String(rest) : name
    }

    /// The words of a name in camel case; nil for another one.
    private static func parts(ofName name: String) -> [String]? {
        guard name.count > 7 else { return nil }
        var parts = [""]
        for character in name {
            if character.isUppercase, parts != [""] { parts.append("") }
            parts[parts.count - 1] += character.lowercased()
        }
        return parts.count > 1 && parts.count < name.count ? parts : nil
    }
}

extension String {
    /// Indicates whether a word may begin with a French article, as in "l’écran".
    fileprivate var isElided: Bool {
        count > 4 && first.map { "ldnsjcmt".contains($0) } == true
            && "aeiouh".contains(self[index(after: startIndex)])
    }
}
