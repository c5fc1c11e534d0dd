import Characters
import Lifecycle

/// A measure of a text's nesting, the length of its statements and its characters, taken in one pass before a
/// parser reads the text.
///
/// A parser calls itself for each bracket, and for each word or sign that must be followed by more, as in
/// `try try a`. Text that no one writes by hand is refused here, so that the parser never needs unlimited
/// stack or time. Where the pass is imprecise, as at `a < b`, it only overestimates the depth.
struct SourceMeasure {
    /// The reason to refuse a text.
    enum Excess: Hashable {
        case nesting, length, keywords
        case foreign(ForeignCharacter)
    }

    /// The most brackets and conditions that can be open at once.
    static let deepestNesting = 200
    /// The most `<` that can be open at once: some of them only compare, but the parser looks past each to the end.
    static let deepestAngles = 200
    /// The most steps that the parser may take past those that are open when there are many, in the whole text.
    static let mostAngleSteps = 20_000
    /// So many `<` are open at once in a type or comparison that somebody writes, and cost nothing.
    static let usualAngles = 8
    /// The most `[` that can be open at once: each one doubles the parser's work, as it may begin a type.
    static let deepestSquares = 8
    /// The most words in a row that may all begin a declaration: the parser looks past them again at each one, over the
    /// ends of lines. So many stand where an enumeration names its cases like them.
    static let mostKeywords = 24
    /// The most words, signs and groups in brackets that a statement can have.
    static let longestStatement = 1000

    /// The first excess of a text, with its byte; nil if there is none.
    static func excess(in text: String) -> (excess: Excess, offset: Int)? {
        var text = text
        return text.withUTF8 { bytes in
            var measure = SourceMeasure(bytes)
            return measure.run()
        }
    }

    /// A pair of brackets that is open, or the text outside of all.
    struct Group {
        let closing: UInt8
        /// The words, signs and inner groups of the statement so far.
        var parts = 0
        /// The string to which an interpolation leads back.
        var string: Quote?
    }

    /// The end of a string.
    struct Quote {
        let hashes: Int
        let isMultiline: Bool
    }

    /// The state after the last token: a statement can end there or not.
    enum Token {
        case complete, incomplete
    }

    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    var groups = [Group(closing: 0)]
    private var brackets = 0, squares = 0, angles = 0, conditions = 0, angleSteps = 0
    private var last = Token.incomplete
    private var isAtLineStart = false
    /// The number of words before this position, in a row, that may begin a declaration.
    private var keywords = 0
    /// For each number of `#`, up to where a regular expression was found to have no end.
    var searched: [Int: Int] = [:]
    /// A character inside of a word that is none of Swift's.
    private var foreign: (ForeignCharacter, Int)?

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isTooDeep: Bool {
        brackets + conditions > Self.deepestNesting || squares > Self.deepestSquares
            || angles > Self.deepestAngles || angleSteps > Self.mostAngleSteps
    }

    private mutating func run() -> (Excess, Int)? {
        // The first line may say what runs the file.
        if bytes.starts(with: "#!".utf8) { skipLine() }
        while position < bytes.count {
            let start = position
            if let character = foreignCharacter(at: start) { return (.foreign(character), start) }
            readToken(bytes[position])
            if let (character, offset) = foreign { return (.foreign(character), offset) }
            if isTooDeep { return (.nesting, start) }
            if groups[groups.count - 1].parts > Self.longestStatement { return (.length, start) }
            if keywords > Self.mostKeywords { return (.keywords, start) }
        }
        return nil
    }

    func byte(_ offset: Int) -> UInt8 {
        let index = position + offset
        return bytes.indices.contains(index) ? bytes[index] : 0
    }

    /// The character that begins at a byte, if it is none of Swift's.
    private func foreignCharacter(at offset: Int) -> ForeignCharacter? {
        let byte = bytes[offset]
        guard byte < 0x20 || byte >= 0x7F else { return nil }
        if byte == UInt8(ascii: "\t") || byte.isLineEnd || isPageBreak(at: offset) { return nil }
        guard byte >= 0x80 else { return ForeignCharacter(Unicode.Scalar(byte)) }
        // Later bytes of a character do not begin one.
        guard byte >= 0xC0 else { return nil }
        let end = min(offset + 4, bytes.count)
        return String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars.first
            .flatMap(ForeignCharacter.init)
    }

    // MARK: - Tokens

    private mutating func readToken(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            isAtLineStart = true
            position += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C: position += 1
        case UInt8(ascii: "/") where self.byte(1) == byte: skipLine()
        case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""): open(hashes: 0)
        case UInt8(ascii: "#"): readHashes()
        case UInt8(ascii: "("): open(closedBy: UInt8(ascii: ")"))
        case UInt8(ascii: "["): open(closedBy: UInt8(ascii: "]"))
        case UInt8(ascii: "{"): open(closedBy: UInt8(ascii: "}"))
        case UInt8(ascii: "<"): open(closedBy: UInt8(ascii: ">"))
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
        case UInt8(ascii: ">"): closeAngle()
        case UInt8(ascii: ";"):
            endStatement()
            keywords = 0
            position += 1
        case UInt8(ascii: ","):
            // The next argument of a type, or the next element behind a comparison.
            groups[groups.count - 1].parts = 0
            (last, isAtLineStart) = (.incomplete, false)
            keywords = 0
            position += 1
        case UInt8(ascii: "@"):
            if isAtLineStart, last == .complete { endStatement() }
            add(.incomplete, advancing: 1)
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            // Right behind a name it belongs to that; elsewhere something has to follow.
            let isBehind = position > 0 && bytes[position - 1].endsOperand && !isAtLineStart
            add(isBehind ? .complete : .incomplete, advancing: 1)
        case _ where byte.isWord: readWord()
        default: add(.incomplete, advancing: 1)
        }
    }

    /// Counts a part of the statement; a line that can begin a statement does so where the last one can end.
    mutating func add(_ token: Token, advancing count: Int = 0) {
        if isAtLineStart, last == .complete, token == .complete { endStatement() }
        isAtLineStart = false
        groups[groups.count - 1].parts += 1
        keywords = 0
        last = token
        position += count
    }

    /// A new statement begins; what `<` seemed to open was a comparison.
    private mutating func endStatement() {
        while groups[groups.count - 1].closing == UInt8(ascii: ">") { pop() }
        groups[groups.count - 1].parts = 0
        (last, isAtLineStart) = (.incomplete, false)
    }

    private mutating func readWord() {
        var end = position
        while end < bytes.count, bytes[end].isWord {
            if end > position, foreign == nil, let character = foreignCharacter(at: end),
                !character.joinsLetters
            {
                foreign = (character, end)
            }
            end += 1
        }
        let word = String(decoding: bytes[position..<end], as: UTF8.self)
        let goesOn = UIKitName.wordsBeforeOthers.contains(word)
        let continues = UIKitName.wordsThatContinue.contains(word)
        if continues { isAtLineStart = false }
        let before = keywords
        add(.complete)
        if UIKitName.declarationWords.contains(word) { keywords = before + 1 }
        if goesOn || continues { last = .incomplete }
        position = end
    }

    // MARK: - Brackets

    mutating func open(closedBy closing: UInt8, string: Quote? = nil) {
        // A brace on a line of its own belongs to what is before it.
        if closing == UInt8(ascii: "{") || closing == UInt8(ascii: "}") { isAtLineStart = false }
        add(closing == UInt8(ascii: ">") ? .incomplete : .complete, advancing: 1)
        push(closing, string: string)
        last = .incomplete
    }

    mutating func push(_ closing: UInt8, string: Quote? = nil) {
        groups.append(Group(closing: closing, string: string))
        count(closing, 1)
    }

    private mutating func count(_ closing: UInt8, _ change: Int) {
        if closing == UInt8(ascii: ">") {
            angles += change
            if change > 0 { angleSteps += max(0, angles - Self.usualAngles) }
        } else {
            brackets += change
        }
        if closing == UInt8(ascii: "]") { squares += change }
    }

    /// Closes the innermost group that a bracket fits, and what was left open in it.
    private mutating func close(_ bracket: UInt8) {
        isAtLineStart = false
        guard let match = groups.lastIndex(where: { $0.closing == bracket }) else {
            return add(.complete, advancing: 1)
        }
        let string = groups[match].string
        while groups.count > match { pop() }
        last = .complete
        position += 1
        if let string { readString(string) }
    }

    private mutating func closeAngle() {
        let isArrow = position > 0 && bytes[position - 1] == UInt8(ascii: "-")
        guard !isArrow, groups[groups.count - 1].closing == UInt8(ascii: ">") else {
            return add(.incomplete, advancing: 1)
        }
        pop()
        last = .complete
        position += 1
    }

    mutating func pop() {
        count(groups.removeLast().closing, -1)
    }

    /// `#if` and `#endif` nest like brackets; other words behind `#` are names, and `#"` begins a string.
    private mutating func readHashes() {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if byte(hashes) == UInt8(ascii: "\"") {
            position += hashes
            return open(hashes: hashes)
        }
        if byte(hashes) == UInt8(ascii: "/"), readExpression(hashes: hashes) { return }
        if starts(with: "#if") { conditions += 1 }
        if starts(with: "#endif") { conditions = max(0, conditions - 1) }
        for _ in 0..<hashes { add(.complete, advancing: 1) }
    }

    private func starts(with word: String) -> Bool {
        let count = word.utf8.count
        return position + count <= bytes.count && bytes[position..<position + count].elementsEqual(word.utf8)
            && !byte(count).isWord
    }

    mutating func open(hashes: Int) {
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        add(.complete, advancing: isMultiline ? 3 : 1)
        readString(Quote(hashes: hashes, isMultiline: isMultiline))
    }

    /// Reads a string to its end or to the interpolation in it; one without end ends with its line.
    mutating func readString(_ quote: Quote) {
        let start = position
        while position < bytes.count {
            switch bytes[position] {
            case let byte where byte.isLineEnd && !quote.isMultiline: return countBrackets(from: start)
            case UInt8(ascii: "\\") where (1...quote.hashes + 1).allSatisfy { isEscape($0, quote) }:
                position += quote.hashes + 1
                if byte(0) == UInt8(ascii: "(") { return open(closedBy: UInt8(ascii: ")"), string: quote) }
                if quote.isMultiline || !byte(0).isLineEnd { position += 1 }
            case UInt8(ascii: "\"") where isEnd(of: quote):
                position += (quote.isMultiline ? 3 : 1) + quote.hashes
                return
            default: position += 1
            }
        }
        // An escape at the end of the text has gone beyond it.
        position = min(position, bytes.count)
        countBrackets(from: start)
    }

    /// Counts the brackets of what seemed to be a string and has no end: it may be code, behind a quote in a bare
    /// regular expression.
    private mutating func countBrackets(from start: Int) {
        let outside = groups.count
        for byte in bytes[start..<position] where !isTooDeep {
            switch byte {
            case UInt8(ascii: "("): push(UInt8(ascii: ")"))
            case UInt8(ascii: "["): push(UInt8(ascii: "]"))
            case UInt8(ascii: "{"): push(UInt8(ascii: "}"))
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if groups.count > outside, groups[groups.count - 1].closing == byte { pop() }
            default: break
            }
        }
    }

    /// Reads `#/…/#`, in which quotes and brackets are only letters. Returns whether there is one; one
    /// without an end doesn't count.
    mutating func readExpression(hashes: Int) -> Bool {
        // More of them nobody writes.
        guard hashes <= 8, position >= searched[hashes, default: 0] else { return false }
        let start = position + hashes + 1
        var end = start
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") {
            end += 1
        }
        let isMultiline = end < bytes.count && bytes[end].isLineEnd
        end = start
        while end < bytes.count, isMultiline || !bytes[end].isLineEnd {
            let isEnd =
                bytes[end] == UInt8(ascii: "/") && end + hashes < bytes.count
                && bytes[(end + 1)...(end + hashes)].allSatisfy { $0 == UInt8(ascii: "#") }
            if isEnd {
                add(.complete, advancing: end + 1 + hashes - position)
                return true
            }
            let isEscape = bytes[end] == UInt8(ascii: "\\") && end + 1 < bytes.count
            end += isEscape && (isMultiline || !bytes[end + 1].isLineEnd) ? 2 : 1
        }
        searched[hashes] = end
        return false
    }

    private func isEscape(_ offset: Int, _ quote: Quote) -> Bool {
        offset > quote.hashes || byte(offset) == UInt8(ascii: "#")
    }

    private func isEnd(of quote: Quote) -> Bool {
        let quotes = quote.isMultiline ? 3 : 1
        return (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
            && (0..<quote.hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
    }

    mutating func skipLine() {
        while position < bytes.count, !bytes[position].isLineEnd { position += 1 }
    }

    /// Comments nest in Swift; their depth takes no stack.
    mutating func skipComment() {
        var depth = 0
        repeat {
            if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    /// Indicates whether a byte is a form feed or a vertical tab, which Swift treats as space. Next to an
    /// operator it is refused, since Swift then can't tell which operand the operator belongs to.
    func isPageBreak(at offset: Int) -> Bool {
        guard bytes[offset] == 0x0B || bytes[offset] == 0x0C else { return false }
        let before = offset > 0 ? bytes[offset - 1] : UInt8(ascii: "\n")
        let after = offset + 1 < bytes.count ? bytes[offset + 1] : UInt8(ascii: "\n")
        let isEdge = before.isLineEnd || after.isLineEnd
        // Both have to be space, or certainly no part of an operator.
        return isEdge
            && [before, after].allSatisfy {
                $0.isLineEnd || $0.isWord || " \t()[]{};@\"".utf8.contains($0)
            }
    }
}
