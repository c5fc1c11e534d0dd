import Lifecycle

/// A source text with its lines, from which places are made.
struct SourceText {
    let text: String
    private let file: String
    private let lines: [Substring.UTF8View]
    /// Where each line begins, in bytes from the start.
    private let starts: [Int]

    /// The deepest nesting of brackets that is read: deeper text is generated, not written.
    static let deepestBrackets = 200

    init(_ text: String, file: String) {
        self.text = text
        self.file = file
        lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { Substring($0).utf8 }
        var start = 0
        starts = lines.map { line in
            defer { start += line.count + 1 }
            return start
        }
    }

    /// The place of a byte, as learners count it: the column in characters.
    func location(ofByte offset: Int) -> CodeLocation {
        var low = 0, high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        let before = lines.isEmpty ? nil : String(lines[low].prefix(max(0, offset - starts[low])))
        return CodeLocation(file: file, line: low + 1, column: (before?.count ?? 0) + 1)
    }

    /// A line by its number from 1, without its end and, if it is endless, without its rest.
    func line(_ number: Int) -> String {
        guard lines.indices.contains(number - 1) else { return "" }
        let line = Substring(lines[number - 1])
        let whole = line.hasSuffix("\r") ? line.dropLast() : line
        return whole.utf8.count <= 400 ? String(whole) : whole.prefix(399) + "…"
    }

    func problem(_ message: String, atByte offset: Int) -> SourceProblem {
        let place = location(ofByte: offset)
        return SourceProblem(location: place, message: message, line: line(place.line))
    }

    /// The byte at which the text is nested more deeply than the parser's stack can follow; nil if nowhere.
    ///
    /// Brackets in strings and comments do not count, as far as a glance can tell.
    var tooDeep: Int? {
        var brackets = BracketDepth(), prefixes = PrefixDepth()
        for (offset, byte) in text.utf8.enumerated() {
            brackets.read(byte)
            prefixes.read(byte)
            if max(brackets.depth, prefixes.depth) > Self.deepestBrackets { return offset }
        }
        return nil
    }
}

/// How many brackets are open.
private struct BracketDepth {
    private(set) var depth = 0
    private var isInString = false, isInComment = false, previous: UInt8 = 0

    mutating func read(_ byte: UInt8) {
        defer { previous = byte }
        switch byte {
        case UInt8(ascii: "\n"): (isInString, isInComment) = (false, false)
        case UInt8(ascii: "\"") where !isInComment && previous != UInt8(ascii: "\\"): isInString.toggle()
        case UInt8(ascii: "/") where previous == byte && !isInString: isInComment = true
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
            let isInterpolation = previous == UInt8(ascii: "\\")
            guard !isInComment, !isInString || isInterpolation else { break }
            if isInterpolation { isInString = false }
            depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"):
            if !isInComment, !isInString { depth = max(0, depth - 1) }
        default: break
        }
    }
}

/// How many words or signs in a row lead deeper without a bracket: `try try …`, `A -> A -> …`, `#if`.
private struct PrefixDepth {
    private static let words: Set<String> = [
        "try", "await", "repeat", "each", "consume", "copy", "borrow", "some", "any", "inout", "defer",
    ]
    private var word = "", run = 0, arrows = 0, conditions = 0, signs = 0, previous: UInt8 = 0

    var depth: Int { max(run, arrows, conditions, signs) }

    mutating func read(_ byte: UInt8) {
        defer { previous = byte }
        if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "#") {
            if word.utf8.count < 12 { word.unicodeScalars.append(Unicode.Scalar(byte)) }
        } else if !word.isEmpty {
            finishWord()
        }
        switch byte {
        case UInt8(ascii: ">") where previous == UInt8(ascii: "-"): arrows += 1
        case UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: ","): arrows = 0
        default: break
        }
        let isSign = byte > 32 && byte < 127 && !(UInt8(ascii: "0")...UInt8(ascii: "z")).contains(byte)
        signs =
            isSign && byte == previous && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "*")
                && byte != UInt8(ascii: "-") && byte != UInt8(ascii: "=") ? signs + 1 : 0
    }

    private mutating func finishWord() {
        run = Self.words.contains(word) ? run + 1 : 0
        if word == "#if" { conditions += 1 }
        if word == "#endif" { conditions = max(0, conditions - 1) }
        word = ""
    }
}
