/// Texts that keys type, as `bind -s` in `~/.editrc` gives them.
///
/// libedit reads such a text as if the person had typed it. One with its own key in it, at once or by way of another
/// text, never ends, and nothing reaches a loop that reads no key.
struct KeyStrings {
    private typealias Characters = [UInt32]

    private var keys: [Characters] = []
    private var texts: [Characters] = []

    /// The most texts that are looked at, and the most keys that one may come to.
    private static let most = 500, longest = 10_000

    private static let escape: UInt32 = 0x1B

    /// Takes note of a command, if it gives a key a text.
    ///
    /// - Parameter words: The command, taken apart.
    mutating func note(_ words: [String]) {
        guard let name = words.first, name == "bind" || name.hasSuffix(":bind") else { return }
        let options = words.dropFirst().prefix { $0.hasPrefix("-") }
        let rest = words.dropFirst(1 + options.count)
        guard options.contains(where: { $0.hasPrefix("-s") }), let key = rest.first,
            let text = rest.dropFirst().first
        else { return }
        // The sequence of an arrow key isn't known, but it begins like those of all such keys.
        let isArrow = options.contains { $0.hasPrefix("-k") }
        keys.append(isArrow ? [Self.escape] : Self.characters(key))
        texts.append(Self.characters(text))
    }

    /// Indicates whether one of them never ends, or not within a reasonable time.
    var areEndless: Bool {
        guard keys.count <= Self.most else { return true }
        let owners = Dictionary(grouping: keys.indices.filter { !keys[$0].isEmpty }) { keys[$0][0] }
        var lengths: [Int: Int] = [:], open: Set<Int> = []
        /// The keys that a text comes to; nil if it never ends.
        func length(_ index: Int) -> Int? {
            if let known = lengths[index] { return known }
            guard open.insert(index).inserted else { return nil }
            var sum = 0
            for (place, character) in texts[index].enumerated() {
                let rest = texts[index][place...]
                var longest = 1
                // A key may begin in the text and go on with what is typed behind it.
                for owner in owners[character] ?? [] where zip(keys[owner], rest).allSatisfy({ $0 == $1 }) {
                    guard let inner = length(owner) else { return nil }
                    longest = max(longest, inner)
                }
                sum += longest
                guard sum <= Self.longest else { return nil }
            }
            open.remove(index)
            lengths[index] = sum
            return sum
        }
        return !keys.indices.allSatisfy { length($0) != nil }
    }

    /// The characters that a word of `bind` stands for: `^A` and `\e` are one, `M-` is Escape.
    private static func characters(_ word: String) -> Characters {
        var rest = word.unicodeScalars.map(\.value)[...], characters: Characters = []
        func digits(_ most: Int, _ radix: Int) -> UInt32 {
            let digits = rest.prefix(most).prefix { Self.digit($0).map { $0 < radix } ?? false }
            rest = rest.dropFirst(digits.count)
            return digits.reduce(0) { $0 * UInt32(radix) + UInt32(Self.digit($1) ?? 0) }
        }
        while let character = rest.popFirst() {
            switch Unicode.Scalar(character) {
            case "^":
                guard let next = rest.popFirst() else { break }
                characters.append(next == 0x3F ? 0x7F : next & 0x1F)
            case "\\":
                guard let next = rest.first else { break }
                if Self.digit(next).map({ $0 < 8 }) ?? false {
                    characters.append(digits(3, 8))
                } else if next == 0x55, rest.dropFirst().first == 0x2B {
                    rest = rest.dropFirst(2)
                    characters.append(digits(5, 16))
                } else {
                    rest = rest.dropFirst()
                    characters.append(named[next] ?? next)
                }
            case "M" where rest.first == 0x2D && rest.count > 1:
                rest = rest.dropFirst()
                characters.append(escape)
            default: characters.append(character)
            }
        }
        return characters
    }

    private static func digit(_ character: UInt32) -> Int? {
        Unicode.Scalar(character).flatMap { Character($0).isASCII ? Character($0).hexDigitValue : nil }
    }

    /// The control characters that letters after a backslash stand for.
    private static let named: [UInt32: UInt32] = Dictionary(
        uniqueKeysWithValues: zip("abtnvfre".unicodeScalars.map(\.value), [7, 8, 9, 10, 11, 12, 13, 0x1B]))
}
