import Lifecycle

/// The words of one line of a log, and the call that they tell of.
struct LineWords {
    private let words: [Word]

    /// The words, from left to right.
    var texts: some Sequence<Substring> { words.lazy.map(\.text) }

    private struct Word {
        let text: Substring
        /// What stands between the word and the one before it.
        let gap: Substring
    }

    init(_ line: String) { words = LineWords.words(in: line) }

    /// The callback, and who heard it.
    var call: (subject: String, callback: Callback)? {
        for index in words.indices {
            let text = words[index].text
            let rest = text.base[text.endIndex...]
            if let callback = CallbackWords.all.callback(text, rest: rest) {
                return (LineWords.subject(of: callback, at: index, in: words), callback)
            }
        }
        return nil
    }

    /// Whether a character is part of a word.
    static func isPart(_ character: Character) -> Bool {
        character.unicodeScalars.first.map(isPart) ?? false
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_": true
            default: false
            }
        }
        let properties = scalar.properties
        return properties.isAlphabetic || properties.numericType != nil
            || [.nonspacingMark, .spacingMark].contains(properties.generalCategory)
    }

    private static func words(in line: String) -> [Word] {
        var words: [Word] = []
        let scalars = line.unicodeScalars
        var place = scalars.startIndex, gap = place
        while words.count < 200 {
            while place < scalars.endIndex, !isPart(scalars[place]) { scalars.formIndex(after: &place) }
            let start = place
            while place < scalars.endIndex, isPart(scalars[place]) { scalars.formIndex(after: &place) }
            guard start < place else { break }
            words.append(Word(text: line[start..<place], gap: line[gap..<start]))
            gap = place
        }
        return words
    }

    /// The name that stands nearest before the callback's, or else right behind it.
    private static func subject(of callback: Callback, at index: Int, in words: [Word]) -> String {
        if callback.receiver == .application { return "app" }
        var address: Substring?
        for place in stride(from: index - 1, through: max(0, index - 6), by: -1) {
            let word = words[place].text
            if isAddress(word) {
                address = address ?? word
                continue
            }
            if isName(word), !isProcess(place, in: words) { return name(word, address) }
        }
        let after = words.index(after: index)
        for place in after..<min(words.endIndex, after + 6) {
            let word = words[place].text
            if isAddress(word) { address = word }
            if isName(word), word.first?.isUppercase == true {
                let next = words.indices.contains(place + 1) ? words[place + 1].text : ""
                return name(word, isAddress(next) ? next : nil)
            }
        }
        return neighbour(of: index, in: words)
    }

    /// A name in another script, right before the callback's and parted from it by a sign.
    private static func neighbour(of index: Int, in words: [Word]) -> String {
        guard index > 0, let first = words[index - 1].text.first, first.isLetter, !first.isASCII else {
            return ""
        }
        let sign = words[index].gap.filter { !$0.isWhitespace }
        return [".", ":", "：", "-", "]", "->", "→"].contains(sign) ? String(words[index - 1].text) : ""
    }

    /// Whether a word is the name of the process in the head of a line, such as `App[123:4567]`.
    private static func isProcess(_ place: Int, in words: [Word]) -> Bool {
        guard words.indices.contains(place + 1) else { return false }
        return words[place + 1].gap.hasPrefix("[") && words[place + 1].text.allSatisfy(\.isNumber)
    }

    private static func name(_ word: Substring, _ address: Substring?) -> String {
        address.map { "\(word) \($0)" } ?? String(word)
    }

    private static func isAddress(_ word: Substring) -> Bool {
        word.hasPrefix("0x") && word.count > 4 && word.dropFirst(2).allSatisfy(\.isHexDigit)
    }

    /// Whether a word can be the name of a controller: a name in Latin letters that is none of the words of logs.
    private static func isName(_ word: Substring) -> Bool {
        guard let first = word.first, first.isASCII, first.isLetter || first == "_", word.count <= 64 else {
            return false
        }
        let isNumber = word.allSatisfy(\.isHexDigit) && word.contains(where: \.isNumber)
        return !isNumber && !noise.contains(word.lowercased())
    }

    private static let noise: Set<String> = [
        "func", "override", "called", "call", "calls", "self", "super", "the", "in", "of", "on", "at", "is",
        "was",
        "function", "method", "log", "logs", "print", "debug", "info", "notice", "default", "error",
        "warning",
        "trace", "verbose", "yes", "no", "true", "false", "nil", "null", "animated", "will", "did", "from",
        "to",
        "with", "toparent", "toparentviewcontroller", "tosuperview", "towindow", "for", "sender", "line",
        "file",
        "swift", "m", "mm", "nslog", "os_log", "utc", "gmt", "am", "pm", "begin", "end", "start", "finish",
        "done",
        "now", "time", "thread", "main", "com", "app", "nibname", "bundle", "coder", "size", "coordinator",
        "animation", "private", "public", "event", "lifecycle", "life", "cycle", "and",
    ]
}
