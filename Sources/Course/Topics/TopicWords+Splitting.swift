import CommandLanguage
import Foundation

// The splitting of a text into words.
extension TopicWords {
    struct Piece {
        var text: String
        /// Indicates whether words of this script are written without spaces, or with their endings attached.
        let isUnspaced: Bool
    }

    /// Han characters, kana and hangul.
    private static let unspaced: [ClosedRange<UInt32>] = [
        0x1100...0x11FF, 0x3040...0x30FF, 0x31F0...0x31FF, 0x4E00...0x9FFF, 0xAC00...0xD7AF,
    ]

    private static func isUnspaced(_ character: Character) -> Bool {
        character.unicodeScalars.contains { scalar in unspaced.contains { $0.contains(scalar.value) } }
    }

    /// With simplified Chinese characters in place of traditional ones, and as most write Russian.
    static func simplified(_ text: String) -> String {
        let text = text.replacingOccurrences(of: "ё", with: "е")
        guard text.contains(where: isUnspaced) else { return text }
        return text.applyingTransform(StringTransform("Hant-Hans"), reverse: false) ?? text
    }

    static func pieces(of text: String) -> [Piece] {
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
    static func withoutPrefix(_ name: String) -> String {
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
        let pieces = TopicWords.pieces(of: text), typed = pieces.map { $0.text.lowercased() }
        let isShort = pieces.count <= TopicWords.mostCorrected
        var words: [String] = [], place = 0
        while place < pieces.count {
            if let phrase = phrase(in: typed[place...]) {
                words += phrase.words
                place += phrase.length
            } else if let rest = counted(pieces[place...]) {
                words += [TopicWords.repetition] + rest
                place += 2
            } else if typed[place] == "0", pieces.dropFirst(place + 1).first?.isUnspaced == true {
                words.append(TopicWords.zero)
                place += 1
            } else {
                words += plainWords(of: pieces[place], isShort: isShort)
                place += 1
            }
        }
        return words
    }

    /// The longest phrase with which words begin.
    private func phrase(in words: ArraySlice<String>) -> (words: [String], length: Int)? {
        stride(from: min(longestPhrase, words.count), to: 1, by: -1).lazy
            .compactMap { length in phrases[Array(words.prefix(length))].map { ($0, length) } }.first
    }

    /// Returns the words after "2 times", or after the counter of another language, at the beginning of a
    /// text; nil if it begins with something else.
    private func counted(_ pieces: ArraySlice<Piece>) -> [String]? {
        guard let number = pieces.first.flatMap({ Int($0.text) }), number > 1,
            let next = pieces.dropFirst().first
        else { return nil }
        let text = next.text.lowercased()
        guard next.isUnspaced else { return counters.contains(text) ? [] : nil }
        return counters.first(where: text.hasPrefix).map { translated(Array(text.dropFirst($0.count))) }
    }

    /// The words of one piece of a text; in a short one slips are mended.
    private func plainWords(of piece: Piece, isShort: Bool) -> [String] {
        if piece.isUnspaced { return translated(Array(piece.text)) }
        let word = TopicWords.withoutPrefix(piece.text).lowercased()
        if isKnown(word) || same[TopicWords.stem(word)] != nil || fillers.contains(word) { return [word] }
        if let parts = TopicWords.parts(ofName: piece.text) {
            // It is a known one misspelled, one that is written apart elsewhere, or one that no page has.
            let most = TopicWords.mostSlipsInName, lengths = word.count - most...word.count + most
            let near = isShort ? lengths.flatMap { knownByLength[$0] ?? [] } : []
            let meant = Spelling.closest(to: word, among: near, forgiving: most)
            return meant.map { [$0] } ?? (apart.contains(parts) ? parts : [word])
        }
        for prefix in ["ui", "ns"] where word.hasPrefix(prefix) {
            let rest = String(word.dropFirst(prefix.count))
            if isKnown(rest), rest != "view" { return [rest] }
        }
        if let translation = translation(ofInflected: Array(word)) {
            // A filler keeps the words around it from being joined.
            return translation.isEmpty ? [TopicWords.filler] : translation
        }
        return parts(ofCompound: word) ?? [word]
    }

    /// A question without the arguments of names that no page has, which say nothing of any other.
    func withoutUnknownArguments(_ question: String) -> String {
        guard question.contains("("), question.count < TopicWords.longestText else { return question }
        return question.split(whereSeparator: \.isWhitespace).map { token in
            token.contains("(") && isUnknownName(String(token)) ? token.prefix { $0 != "(" } : token
        }.joined(separator: " ")
    }

    /// Returns whether a text is a name in UIKit's style, with or without its arguments, that is in no page's
    /// names.
    func isUnknownName(_ text: String) -> Bool {
        let name = text.prefix { $0 != "(" && $0 != ":" }.split(separator: ".").last ?? ""
        guard TopicWords.parts(ofName: String(name)) != nil, name.allSatisfy({ $0.isLetter || $0.isNumber })
        else { return false }
        let word = TopicWords.withoutPrefix(String(name)).lowercased()
        return !isListed(word) && plainWords(of: String(name)) == [word]
    }

    func isKnown(_ word: String) -> Bool { known.contains(TopicWords.singular(word)) }

    /// The words that the name of a property, a method or one of UIKit's own classes is put together of; nil for
    /// somebody's class and for a plain word.
    private static func parts(ofName text: String) -> [String]? {
        let name = withoutPrefix(text)
        guard name.count > 7, name != text || name.first?.isLowercase == true else { return nil }
        var parts: [String] = [""]
        for character in name {
            if character.isUppercase, parts != [""] { parts.append("") }
            parts[parts.count - 1].append(contentsOf: character.lowercased())
        }
        return parts.count > 1 ? parts : nil
    }

    /// Returns the translation of a Russian or Spanish word by its longest prefix in the table, with or
    /// without accents, or of a French word after an elided one, as in "l’écran".
    private func translation(ofInflected word: [Character]) -> [String]? {
        translation(of: word, in: translations) ?? translation(of: word, in: plainTranslations)
            ?? translation(ofElided: word)
    }

    private func translation(of word: [Character], in table: [[Character]: [String]]) -> [String]? {
        let shortest = max(TopicWords.shortestBeginning, word.count - TopicWords.longestEnding)
        return stride(from: word.count, through: min(word.count, shortest), by: -1).lazy
            .compactMap { table[Array(word.prefix($0))] }.first
    }

    private func translation(ofElided word: [Character]) -> [String]? {
        guard word.count > TopicWords.shortestBeginning, let first = word.first, "ldnsjcmt".contains(first),
            "aeéêiouh".contains(word[1])
        else { return nil }
        let rest = Array(word.dropFirst())
        return translation(of: rest, in: translations) ?? translation(of: rest, in: plainTranslations)
    }

    /// No two words that are written as one are longer, in letters.
    private static let longestJoined = 80

    /// The two known words that were written as one, as all German ones are: `statusbar`, "Tabwechsel".
    private func parts(ofCompound word: String) -> [String]? {
        let letters = Array(word), least = TopicWords.shortestPart
        guard letters.count > least * 2, letters.count <= TopicWords.longestJoined,
            letters.allSatisfy(\.isLetter)
        else { return nil }
        return stride(from: letters.count - least, through: least, by: -1).lazy.compactMap {
            length -> [String]? in
            let first = Array(letters.prefix(length)), rest = Array(letters.dropFirst(length))
            guard let first = part(first, isFirst: true), !first.isEmpty, let rest = part(rest) else {
                return nil
            }
            return first + rest
        }.first
    }

    /// Returns the translation of a part of a compound; in German the first part may end with a linking s.
    private func part(_ letters: [Character], isFirst: Bool = false) -> [String]? {
        let word = String(letters)
        if written.contains(word) { return [word] }
        guard letters.count >= TopicWords.shortestBeginning else { return nil }
        if !isFirst { return translation(of: letters, in: translations) }
        if compounding.contains(letters) { return translations[letters] }
        guard letters.last == "s" else { return nil }
        let stem = Array(letters.dropLast())
        return compounding.contains(stem) ? translations[stem] : nil
    }

    /// A word with letters of English in place of those with accents; nil if it has none of these.
    static func withoutAccents(_ word: [Character]) -> [Character]? {
        var isPlain = true
        let letters = word.map { letter in
            guard let plain = TopicWords.plainLetters[letter] else { return letter }
            isPlain = false
            return plain
        }
        return isPlain ? nil : letters
    }

    private static let plainLetters: [Character: Character] = Dictionary(
        zip("áàâãäéèêëíìîïóòôõöúùûüñç", "aaaaaeeeeiiiiooooouuuunc"), uniquingKeysWith: { first, _ in first })

    /// Translates text without spaces, taking the longest known word at each place. Unknown text stays,
    /// unless it can only be grammar: the kana around Japanese words, and the endings of Korean ones.
    private func translated(_ text: [Character]) -> [String] {
        var words: [String] = [], unknown = "", place = 0
        func finish() {
            if !unknown.isEmpty, !TopicWords.isGrammar(unknown, follows: place > unknown.count) {
                words.append(unknown)
            }
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

    /// Returns whether unknown text can be ignored: hiragana, or some hangul after a known word.
    private static func isGrammar(_ unknown: String, follows isEnding: Bool) -> Bool {
        let scalars = unknown.unicodeScalars
        if scalars.allSatisfy({ 0x3040...0x309F ~= $0.value }) { return true }
        return isEnding && unknown.count <= longestEnding
            && scalars.allSatisfy { 0xAC00...0xD7AF ~= $0.value }
    }

    /// The words, of which those that make up a known one are joined: `view did load` is `viewdidload`.
    func joined(_ words: [String]) -> [String] {
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

// The parts of a question, and what they claim about the calls that they name.
extension TopicWords {
    /// Finds the missing call in a sentence such as "viewDidLoad is called but viewWillAppear is not".
    ///
    /// - Parameter text: A question.
    /// - Returns: The specific words of the parts with a "not"; nil if the question has no such form.
    func absent(in text: String) -> Set<String>? {
        var parts: [[String]] = []
        let text = text.prefix(TopicWords.longestText)
        for clause in text.split(whereSeparator: TopicWords.clauseEnds.contains) {
            parts.append([])
            for word in plainWords(of: String(clause)) {
                if contrasting.contains(word) { parts.append([]) }
                parts[parts.count - 1].append(word)
            }
        }
        let read = parts.map { Set(words(of: $0)) }.filter { !$0.isEmpty }
        let denied = read.filter { $0.contains(TopicWords.negation) }
        guard !denied.isEmpty, denied.count < read.count else { return nil }
        let absent = denied.reduce(into: Set()) { $0.formUnion($1) }
            .subtracting([TopicWords.negation]).subtracting(places(in: String(text)))
        return absent.contains { isOfCode($0) || TopicWords.calls[$0] != nil } ? absent : nil
    }

    /// Returns whether an English name has several parts, of which one may contain a negation.
    func isContrast(_ name: String) -> Bool {
        name.contains(where: TopicWords.clauseEnds.contains)
            || name.split(separator: " ").contains { contrasting.contains(String($0)) }
    }

    /// The calls in which something is done, as in "the animation in viewDidLoad does nothing": they are not what does
    /// not come.
    ///
    /// - Parameter text: A name or question.
    /// - Returns: The stems of calls that stand nowhere else in it.
    func places(in text: String) -> Set<String> {
        let pieces = TopicWords.pieces(of: text)
        guard pieces.contains(where: { places.contains($0.text.lowercased()) || isAfterPlace($0) }) else {
            return []
        }
        var inside: Set<String> = [], elsewhere: Set<String> = []
        var isInside = false
        for (place, piece) in pieces.enumerated() {
            let word = TopicWords.withoutPrefix(piece.text).lowercased(), stem = TopicWords.stem(word)
            if isOfCode(stem) {
                if isInside || pieces.dropFirst(place + 1).first.map(isAfterPlace) == true {
                    inside.insert(stem)
                } else {
                    elsewhere.insert(stem)
                }
                isInside = false
            } else if places.contains(word) {
                isInside = true
            } else if !fillers.contains(word), !weak.contains(stem) {
                isInside = false
            }
        }
        return inside.subtracting(elsewhere)
    }

    /// Returns whether a piece begins with a particle that follows a place in languages without spaces, such
    /// as 里 and で.
    private func isAfterPlace(_ piece: Piece) -> Bool {
        piece.isUnspaced && places.contains { piece.text.hasPrefix($0) }
    }
}
