import TestSupport

/// Changes inputs piece by piece: by words, brackets and lines rather than by bytes.
struct Mutation {
    private let vocabulary: Vocabulary

    /// The most copies of a piece in a repetition; deep nesting begins there.
    private static let repetitions = 40

    init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

    /// An input with a few changes.
    func changed(_ input: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
        var text = String(decoding: input, as: UTF8.self)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            text =
                Int.random(in: 0..<3, using: &generator) == 0
                ? changedByLine(text, using: &generator) : changedByWord(text, using: &generator)
        }
        return Array(text.utf8)
    }

    /// The lines of two inputs: some of the one between those of the other.
    func crossed(_ one: [UInt8], _ other: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
        var lines = one.split(separator: 10, omittingEmptySubsequences: false)
        let others = other.split(separator: 10, omittingEmptySubsequences: false)
        let place = Int.random(in: 0...lines.count, using: &generator)
        lines.insert(contentsOf: others[Self.range(in: others.indices, 12, using: &generator)], at: place)
        return Array(lines.joined(separator: [10]))
    }

    // MARK: - Lines

    private func changedByLine(_ text: String, using generator: inout SeededGenerator) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let range = Self.range(in: lines.indices, 4, using: &generator)
        let place = Int.random(in: 0...lines.count, using: &generator)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: lines.removeSubrange(range)
        case 1: lines.insert(contentsOf: lines[range], at: place)
        case 2:
            let moved = lines[range]
            lines.removeSubrange(range)
            lines.insert(contentsOf: moved, at: min(place, lines.count))
        default:
            let words = Self.names(in: text)
            lines.insert(vocabulary.line(naming: words, in: text, using: &generator), at: place)
        }
        return lines.joined(separator: "\n")
    }

    // MARK: - Words

    private func changedByWord(_ text: String, using generator: inout SeededGenerator) -> String {
        var pieces = Self.pieces(of: text)
        let range = Self.range(in: pieces.indices, 6, using: &generator)
        let place = Int.random(in: 0...pieces.count, using: &generator)
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: pieces.removeSubrange(range)
        case 1: pieces.insert(contentsOf: pieces[range], at: place)
        case 2:
            let times = Int.random(in: 2...Self.repetitions, using: &generator)
            pieces.insert(
                contentsOf: repeatElement(pieces[range], count: times).joined(), at: range.upperBound)
        case 3:
            if let group = Self.group(in: pieces, using: &generator) {
                pieces.replaceSubrange(group, with: otherGroup(in: pieces, using: &generator))
            }
        case 4:
            let (opening, closing) =
                [("(", ")"), ("[", "]"), ("{ ", " }"), ("\"\\(", ")\""), ("", "?")]
                .randomElement(using: &generator) ?? ("(", ")")
            pieces.insert(Substring(closing), at: range.upperBound)
            pieces.insert(Substring(opening), at: range.lowerBound)
        case 5: pieces.insert(" " + Substring(vocabulary.word(using: &generator)) + " ", at: place)
        default:
            let words = pieces.indices.filter { pieces[$0].first?.isWord == true }
            guard let word = words.randomElement(using: &generator) else { break }
            let isNumber = pieces[word].first?.isNumber == true
            let known = Self.names(in: text).randomElement(using: &generator)
            let useKnown = Bool.random(using: &generator)
            pieces[word] = Substring(
                isNumber
                    ? Self.numbers.randomElement(using: &generator) ?? "0"
                    : useKnown ? known ?? "a" : vocabulary.word(using: &generator))
        }
        return pieces.joined()
    }

    /// Numbers at which something may end.
    private static let numbers = [
        "0", "1", "2", "3", "5", "10", "13", "17", "26", "40", "99", "100", "1000", "4096", "999999",
        "1000000",
        "9223372036854775807", "9223372036854775808", "1.5", "0.35", "1e308", "0x10", "0b1", "1_000", "00",
    ]

    /// A group in brackets, as a range of pieces.
    private static func group(in pieces: [Substring], using generator: inout SeededGenerator) -> Range<Int>? {
        let openings = pieces.indices.filter { ["(", "[", "{"].contains(pieces[$0]) }
        guard let opening = openings.randomElement(using: &generator) else { return nil }
        var depth = 0
        for index in opening..<min(pieces.count, opening + 400) {
            if ["(", "[", "{"].contains(pieces[index]) { depth += 1 }
            if [")", "]", "}"].contains(pieces[index]) { depth -= 1 }
            if depth == 0 { return opening..<index + 1 }
        }
        return nil
    }

    private func otherGroup(
        in pieces: [Substring], using generator: inout SeededGenerator
    ) -> ArraySlice<Substring> {
        guard Bool.random(using: &generator), let group = Self.group(in: pieces, using: &generator) else {
            return [Substring(vocabulary.group(using: &generator))]
        }
        return pieces[group]
    }

    private static func range(
        in indices: Range<Int>, _ length: Int, using generator: inout SeededGenerator
    ) -> Range<Int> {
        guard let start = indices.randomElement(using: &generator) else { return indices }
        return start..<min(indices.upperBound, start + Int.random(in: 1...length, using: &generator))
    }

    // MARK: - Pieces of a text

    /// Words, runs of spaces and single signs.
    static func pieces(of text: some StringProtocol) -> [Substring] {
        var pieces: [Substring] = [], rest = Substring(text)
        while let first = rest.first {
            let piece =
                first.isWord
                ? rest.prefix(while: \.isWord)
                : first == " " ? rest.prefix { $0 == " " } : rest.prefix(1)
            pieces.append(piece)
            rest = rest[piece.endIndex...]
        }
        return pieces
    }

    /// The words of a text that may be names.
    private static func names(in text: String) -> [String] {
        pieces(of: text.suffix(3000)).filter { $0.first?.isLetter == true }.map(String.init)
    }
}

extension Character {
    fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }
}
