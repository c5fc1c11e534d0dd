/// Cuts names and questions into the words that tell them apart, in whatever way they are written.
struct TopicWords: Sendable {
    /// What is known of words, as the file has it.
    struct Table: Decodable, Sendable {
        /// Words that tell nothing.
        var fillers = ""
        /// Words that tell something only where there is no other, such as "controller".
        var weak = ""
        /// What a word stands for.
        var same: [String: String] = [:]
        /// What Chinese words stand for; nothing for fillers.
        var chinese: [String: String] = [:]
    }

    /// No question has to be read further than this, in characters.
    private static let longestText = 2_000
    /// As many words may be written apart that belong together.
    private static let longestCompound = 7

    private let fillers: Set<String>
    private let weak: Set<String>
    private let same: [String: [String]]
    private let chinese: [[Character]: [String]]
    private let longestChinese: Int
    /// The words of all names, by which words that are written apart are joined.
    private let known: Set<String>

    /// Learns the words.
    ///
    /// - Parameters:
    ///   - table: What is known of words.
    ///   - names: All names that can be asked for.
    init(_ table: Table, names: some Sequence<String>) {
        fillers = Set(TopicWords.list(table.fillers))
        weak = Set(TopicWords.list(table.weak))
        same = table.same.mapValues(TopicWords.list)
        let chinese = Dictionary(
            uniqueKeysWithValues: table.chinese.map { (Array($0.key), TopicWords.list($0.value)) })
        self.chinese = chinese
        longestChinese = chinese.keys.map(\.count).max() ?? 0
        known = names.reduce(into: []) { known, name in
            for piece in TopicWords.pieces(of: name) where piece.text.count > 4 {
                known.insert(TopicWords.withoutPrefix(piece.text).lowercased())
            }
        }
    }

    /// The words of a text that tell it from others, in their order.
    ///
    /// - Parameter text: A name, a question or a message of the console.
    /// - Returns: The words in small letters, one for all that mean the same.
    func words(of text: String) -> [String] {
        let all = joined(plainWords(of: text)).flatMap(meaning)
        let telling = all.filter { !fillers.contains($0) && !TopicWords.isNumber($0) }
        let strong = telling.filter { !weak.contains($0) }
        return [strong, telling, all].first { !$0.isEmpty } ?? []
    }

    private func meaning(of word: String) -> [String] {
        if let meant = same[word] { return meant }
        let stem = TopicWords.stem(word)
        return same[stem] ?? [stem]
    }

    /// Without the ending of a plural, so that one form stands for both.
    private static func stem(_ word: String) -> String {
        guard word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us"),
            !word.hasSuffix("is")
        else { return word }
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
        let isChinese: Bool
    }

    private static func pieces(of text: String) -> [Piece] {
        var pieces: [Piece] = [], isOpen = false
        for character in text.prefix(longestText) {
            if character == "'" || character == "\u{2019}" { continue }
            guard character.isLetter || character.isNumber else {
                isOpen = false
                continue
            }
            let isChinese = character.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
            if isOpen, let last = pieces.indices.last, pieces[last].isChinese == isChinese {
                pieces[last].text.append(character)
            } else {
                pieces.append(Piece(text: String(character), isChinese: isChinese))
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

    private func plainWords(of text: String) -> [String] {
        TopicWords.pieces(of: text).flatMap { piece in
            if piece.isChinese { return translated(Array(piece.text)) }
            let word = TopicWords.withoutPrefix(piece.text).lowercased()
            for prefix in ["ui", "ns"] where word.hasPrefix(prefix) && !known.contains(word) {
                let rest = String(word.dropFirst(prefix.count))
                if known.contains(rest), rest != "view" { return [rest] }
            }
            return [word]
        }
    }

    /// What Chinese text says, taking the longest word at each place; what is unknown stays.
    private func translated(_ text: [Character]) -> [String] {
        var words: [String] = [], unknown = "", place = 0
        func finish() {
            if !unknown.isEmpty { words.append(unknown) }
            unknown = ""
        }
        while place < text.count {
            let longest = min(longestChinese, text.count - place)
            let found = stride(from: longest, to: 0, by: -1).lazy
                .compactMap { length in
                    chinese[Array(text[place..<place + length])].map { (words: $0, length: length) }
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
                if known.contains(text) { (best, taken) = (text, next - place + 1) }
            }
            result.append(best)
            place += taken
        }
        return result
    }
}
