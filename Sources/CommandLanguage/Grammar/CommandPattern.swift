/// The shape of a command, read from a line such as `access view [<controller>]`.
///
/// Words stand for themselves, `<name>` is a ``Placeholder``, brackets enclose what may be left out, `(a | b)` is a
/// choice, and `*` after either means any number of times.
indirect enum CommandPattern: Hashable, Sendable {
    case word(String)
    case placeholder(Placeholder)
    case sequence([CommandPattern])
    case optional(CommandPattern)
    case choice([CommandPattern])
    case many(CommandPattern)

    init(_ text: String) {
        var reader = CommandPatternReader(text)
        self = reader.readChoice()
    }

    /// Every word that occurs in it.
    var words: [String] {
        switch self {
        case .word(let word): [word]
        case .placeholder: []
        case .sequence(let parts), .choice(let parts): parts.flatMap { $0.words }
        case .optional(let part), .many(let part): part.words
        }
    }

    /// The words of which one has to come first; nil if it can begin with anything else.
    var firstWords: [String]? {
        switch self {
        case .word(let word): return [word]
        case .sequence(let parts):
            var words: [String] = []
            for part in parts {
                if case .optional(let inner) = part, let first = inner.firstWords {
                    words += first
                } else {
                    return part.firstWords.map { words + $0 }
                }
            }
            return nil
        case .choice(let parts):
            let words = parts.compactMap { $0.firstWords }
            return words.count == parts.count ? words.flatMap { $0 } : nil
        case .placeholder, .optional, .many: return nil
        }
    }

    /// The words that it begins with, as far as they do not vary.
    var leadingWords: [String] {
        switch self {
        case .word(let word): [word]
        case .sequence(let parts):
            parts.prefix { if case .word = $0 { true } else { false } }.flatMap { $0.words }
        case .placeholder, .optional, .choice, .many: []
        }
    }

    /// Indicates whether it is a placeholder for commands.
    var takesCommands: Bool {
        if case .placeholder(let placeholder) = self { placeholder.takesCommands } else { false }
    }

    /// The pattern as people read it: capitals stand for names and numbers.
    var text: String {
        switch self {
        case .word(let word): word
        case .placeholder(let placeholder): placeholder.notation
        case .sequence(let parts):
            parts.map { if case .choice = $0 { "(\($0.text))" } else { $0.text } }.joined(separator: " ")
        case .optional(let part): "[\(part.text)]"
        case .choice(let parts): parts.map { $0.text }.joined(separator: " | ")
        case .many(let part): "[\(part.text)]…"
        }
    }
}

/// Reads patterns: a program's own text, so a fault shows in the first test.
private struct CommandPatternReader {
    private var words: [String]
    private var next = 0

    init(_ text: String) {
        // All patterns are read before the first prompt, so bytes are looked at, not characters.
        words = []
        let signs = Set("[]()|*".utf8), space = UInt8(ascii: " "), bytes = text.utf8
        var start = bytes.startIndex
        for place in bytes.indices where bytes[place] == space || signs.contains(bytes[place]) {
            if start < place { words.append(String(text[start..<place])) }
            start = bytes.index(after: place)
            if bytes[place] != space { words.append(String(text[place..<start])) }
        }
        if start < bytes.endIndex { words.append(String(text[start...])) }
    }

    mutating func readChoice() -> CommandPattern {
        var choices = [readSequence()]
        while next < words.count, words[next] == "|" {
            next += 1
            choices.append(readSequence())
        }
        return choices.count == 1 ? choices[0] : .choice(choices)
    }

    private mutating func readSequence() -> CommandPattern {
        var parts: [CommandPattern] = []
        while next < words.count, !["]", ")", "|"].contains(words[next]) { parts.append(readPart()) }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func readPart() -> CommandPattern {
        let word = words[next]
        next += 1
        var part: CommandPattern
        switch word {
        case "[":
            part = .optional(readChoice())
            next += 1
        case "(":
            part = readChoice()
            next += 1
        default:
            let placeholder =
                word.hasPrefix("<") ? Placeholder(rawValue: String(word.dropFirst().dropLast())) : nil
            part = placeholder.map(CommandPattern.placeholder) ?? .word(word)
        }
        if next < words.count, words[next] == "*" {
            next += 1
            if case .optional(let inner) = part { part = inner }
            part = .many(part)
        }
        return part
    }
}
