import CommandLanguage
import Foundation

/// Cuts names and questions into the words that tell them apart, in whatever way they are written.
struct TopicWords: Sendable {
    /// What is known of words, as the file has it.
    struct Table: Decodable, Sendable {
        /// Words that tell nothing.
        var fillers = ""
        /// Words that tell something only where there is no other, such as "controller".
        var weak = ""
        /// Words beside which a weak one is half of the question, as in "view or view controller".
        var comparing = ""
        /// Words such as "not", which tell more than their rarity does: they are what is asked about.
        var symptoms = ""
        /// What a word stands for.
        var same: [String: String] = [:]
        /// What words of other languages stand for, or how they begin, by language; nothing for fillers. Of equal words the
        /// first language counts.
        var translations: [String: [String: String]] = [:]
    }

    /// No question has to be read further than this, in characters.
    private static let longestText = 2_000
    /// As many words may be written apart that belong together.
    private static let longestCompound = 7
    /// In longer texts slips are not looked for.
    static let mostCorrected = 12
    /// As many letters an ending has at most, such as those of Russian.
    private static let longestEnding = 3
    /// A word is known by no shorter beginning than this.
    private static let shortestBeginning = 4

    private let fillers: Set<String>
    private let weak: Set<String>
    private let comparing: Set<String>
    /// What a word stands for, as it is written and by its stem.
    private let same: [String: [String]]
    private let translations: [[Character]: [String]]
    private let longestTranslated: Int
    /// The stems of words that tell more than their rarity does.
    let symptoms: Set<String>
    /// The words of all names, without the ending of a plural, by which words that are written apart are joined.
    private let known: Set<String>

    /// Learns the words.
    ///
    /// - Parameters:
    ///   - table: What is known of words.
    ///   - names: All names that can be asked for.
    init(_ table: Table, names: some Sequence<String>) {
        fillers = Set(TopicWords.list(table.fillers))
        weak = Set(TopicWords.list(table.weak).map(TopicWords.stem))
        comparing = Set(TopicWords.list(table.comparing))
        symptoms = Set(TopicWords.list(table.symptoms).map(TopicWords.stem))
        let sorted = table.same.sorted { $0.key < $1.key }
        let written = sorted.map { ($0.key, TopicWords.list($0.value).map(TopicWords.stem)) }
        same = Dictionary(
            written + written.map { (TopicWords.stem($0), $1) }, uniquingKeysWith: { first, _ in first })
        let foreign = table.translations.sorted { $0.key < $1.key }
            .flatMap { $0.value.sorted { $0.key < $1.key } }
        let keys = TopicWords.simplified(foreign.map(\.key).joined(separator: " ")).split(separator: " ")
        translations = Dictionary(
            zip(keys.map(Array.init), foreign.map { TopicWords.list($0.value) }),
            uniquingKeysWith: { first, _ in first })
        longestTranslated = translations.keys.map(\.count).max() ?? 0
        known = names.reduce(into: []) { known, name in
            for piece in TopicWords.pieces(of: name) where piece.text.count > 4 {
                known.insert(TopicWords.singular(TopicWords.withoutPrefix(piece.text).lowercased()))
            }
        }
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
    func words(of plainWords: [String]) -> [String] {
        let read = joined(plainWords)
        let telling = read.filter { !fillers.contains($0) && !TopicWords.isNumber($0) }.flatMap(meaning)
        let strong = telling.filter { !weak.contains($0) }
        if Set(strong).count == 1, Set(telling).count > 1, read.contains(where: comparing.contains) {
            return telling
        }
        return [strong, telling, read.flatMap(meaning)].first { !$0.isEmpty } ?? []
    }

    private func meaning(of word: String) -> [String] {
        let stem = TopicWords.stem(word)
        return same[word] ?? same[stem] ?? [stem]
    }

    /// Whether a word is known as it is written, so that it is no slip of the pen.
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
    private static func singular(_ word: String) -> String {
        guard word.count > 3, word.hasSuffix("s"), !["ss", "us", "is"].contains(where: word.hasSuffix) else {
            return word
        }
        return String(word.dropLast())
    }

    private static func isNumber(_ word: String) -> Bool {
        word.hasPrefix("0x") || word.allSatisfy(\.isNumber)
    }

    private static func list(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init)
    }
}

// MARK: - Pieces

extension TopicWords {
    private struct Piece {
        var text: String
        /// Whether words of this writing stand without spaces between them, or with their endings attached.
        let isUnspaced: Bool
    }

    /// Han characters, kana and hangul.
    private static let unspaced: [ClosedRange<UInt32>] = [
        0x1100...0x11FF, 0x3040...0x30FF, 0x31F0...0x31FF, 0x4E00...0x9FFF, 0xAC00...0xD7AF,
    ]

    private static func isUnspaced(_ character: Character) -> Bool {
        character.unicodeScalars.contains { scalar in unspaced.contains { $0.contains(scalar.value) } }
    }

    /// With simplified Chinese characters in place of traditional ones.
    private static func simplified(_ text: String) -> String {
        guard text.contains(where: isUnspaced) else { return text }
        return text.applyingTransform(StringTransform("Hant-Hans"), reverse: false) ?? text
    }

    private static func pieces(of text: String) -> [Piece] {
        var pieces: [Piece] = [], isOpen = false
        for character in simplified(String(text.prefix(longestText))) {
            if character == "'" || character == "\u{2019}" { continue }
            guard character.isLetter || character.isNumber else {
                isOpen = false
                continue
            }
            let isUnspaced = isUnspaced(character)
            if isOpen, let last = pieces.indices.last, pieces[last].isUnspaced == isUnspaced {
                pieces[last].text.append(character)
            } else {
                pieces.append(Piece(text: String(character), isUnspaced: isUnspaced))
            }
            isOpen = true
        }
        return pieces
    }

    /// A class without the prefix of its library: `Window` for `UIWindow`. `UIView` keeps it, since a controller has a
    /// `view`.
    private static func withoutPrefix(_ name: String) -> String {
        if name == "UIView" { return name }
        for prefix in ["UI", "NS"] where name.hasPrefix(prefix) {
            let rest = name.dropFirst(prefix.count)
            if rest.count > 2, rest.first?.isUppercase == true { return String(rest) }
        }
        return name
    }

    /// All words of a text, in small letters and in English where the table has them.
    ///
    /// - Parameter text: A name, a question or a message of the console.
    /// - Returns: The words in their order.
    func plainWords(of text: String) -> [String] {
        let pieces = TopicWords.pieces(of: text)
        return pieces.flatMap { piece in
            if piece.isUnspaced { return translated(Array(piece.text)) }
            let word = TopicWords.withoutPrefix(piece.text).lowercased()
            if isKnown(word) || same[TopicWords.stem(word)] != nil { return [word] }
            for prefix in ["ui", "ns"] where word.hasPrefix(prefix) {
                let rest = String(word.dropFirst(prefix.count))
                if isKnown(rest), rest != "view" { return [rest] }
            }
            if let translation = translation(ofInflected: Array(word)) { return translation }
            guard let parts = TopicWords.parts(ofMember: piece.text) else { return [word] }
            // It is a known one misspelled, or somebody's own.
            let isShort = pieces.count <= TopicWords.mostCorrected
            return isShort ? Spelling.closest(to: word, among: known.sorted()).map { [$0] } ?? parts : parts
        }
    }

    private func isKnown(_ word: String) -> Bool { known.contains(TopicWords.singular(word)) }

    /// The words that the name of a property or method is put together of; nil for a class and for a plain word.
    private static func parts(ofMember name: String) -> [String]? {
        guard name.count > 7, name.first?.isLowercase == true else { return nil }
        var parts: [String] = [""]
        for character in name {
            if character.isUppercase { parts.append("") }
            parts[parts.count - 1].append(contentsOf: character.lowercased())
        }
        return parts.count > 1 ? parts : nil
    }

    /// What a word of Russian or Spanish stands for, by its longest beginning in the table.
    private func translation(ofInflected word: [Character]) -> [String]? {
        let shortest = max(TopicWords.shortestBeginning, word.count - TopicWords.longestEnding)
        return stride(from: word.count, through: min(word.count, shortest), by: -1).lazy
            .compactMap { translations[Array(word.prefix($0))] }.first
    }

    /// What text without spaces says, taking the longest word at each place; what is unknown stays.
    private func translated(_ text: [Character]) -> [String] {
        var words: [String] = [], unknown = "", place = 0
        func finish() {
            if !unknown.isEmpty { words.append(unknown) }
            unknown = ""
        }
        while place < text.count {
            let longest = min(longestTranslated, text.count - place)
            let found = stride(from: longest, to: 0, by: -1).lazy
                .compactMap { length in
                    translations[Array(text[place..<place + length])].map { (words: $0, length: length) }
                }.first
            if let found {
                finish()
                words += found.words
                place += found.length
            } else {
                unknown.append(text[place])
                place += 1
            }
        }
        finish()
        return words
    }

    /// The words, of which those that make up a known one are joined: `view did load` is `viewdidload`.
    private func joined(_ words: [String]) -> [String] {
        var result: [String] = [], place = 0
        while place < words.count {
            var taken = 1, text = words[place], best = text
            for next in words.indices.dropFirst(place + 1).prefix(TopicWords.longestCompound - 1) {
                text += words[next]
                if isKnown(text) { (best, taken) = (text, next - place + 1) }
            }
            result.append(best)
            place += taken
        }
        return result
    }
}
