import Characters
import Lifecycle
@_spi(Testing) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// A measure of a text's nesting, the length of its statements and its characters, taken of its tokens before the
/// parser reads them.
///
/// The parser calls itself for each bracket, and for each word or sign that must be followed by more, as in
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
        var text = text, tracker = LookaheadTracker()
        return text.withUTF8 { bytes in
            withUnsafeMutablePointer(to: &tracker) { tracker in
                let isPlain = bytes.allSatisfy { 0x20..<0x7F ~= $0 || 0x09...0x0A ~= $0 || $0 == 0x0D }
                var measure = SourceMeasure(bytes: bytes), start = 0
                for token in Lexer.tokenize(bytes, lookaheadTracker: tracker, experimentalFeatures: []) {
                    if !isPlain, let (character, offset) = measure.foreignCharacter(in: token, at: start) {
                        return (.foreign(character), offset)
                    }
                    if token.rawTokenKind == .endOfFile { break }
                    measure.add(token)
                    if let excess = measure.excess { return (excess, start + token.textRange.lowerBound) }
                    start += token.byteLength
                }
                return nil
            }
        }
    }

    /// A pair of brackets that is open, or the text outside of all.
    private struct Group {
        let closing: RawTokenKind
        /// The words, signs and inner groups of the statement so far.
        var parts = 0
        var isInterpolation = false
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var groups = [Group(closing: .endOfFile)]
    private var brackets = 0, squares = 0, angles = 0, conditions = 0, angleSteps = 0
    /// The `[` in strings and comments of the interpolations that are open: if one of these has no end, the parser takes
    /// what seems to be a string in it for the code behind it.
    private var hiddenSquares = 0, interpolations = 0
    /// The number of words before this token, in a row, that may begin a declaration.
    private var keywords = 0
    private var last = RawTokenKind.endOfFile
    /// Indicates whether a statement can end at the last token.
    private var isComplete = false

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private var excess: Excess? {
        if brackets + conditions > Self.deepestNesting || max(squares, hiddenSquares) > Self.deepestSquares
            || angles > Self.deepestAngles || angleSteps > Self.mostAngleSteps
        {
            return .nesting
        }
        if groups[groups.count - 1].parts > Self.longestStatement { return .length }
        return keywords > Self.mostKeywords ? .keywords : nil
    }

    // MARK: - Tokens

    private mutating func add(_ token: Lexer.Lexeme) {
        let kind = token.rawTokenKind, beginsLine = token.flags.contains(.isAtStartOfLine)
        if interpolations > 0, kind != .leftSquare {
            hiddenSquares += token.wholeText.count { $0 == UInt8(ascii: "[") }
        }
        switch kind {
        case .stringSegment, .shebang: break
        // The end of a string.
        case .stringQuote where last == .stringSegment, .multilineStringQuote where last == .stringSegment:
            isComplete = true
        case .leftParen: open(.rightParen, beginsLine: beginsLine)
        case .leftSquare: open(.rightSquare, beginsLine: beginsLine)
        // A brace on a line of its own belongs to what is before it.
        case .leftBrace: open(.rightBrace, beginsLine: false)
        case .rightParen, .rightSquare, .rightBrace: close(kind)
        case .leftAngle, .rightAngle, .binaryOperator, .prefixOperator, .postfixOperator:
            for byte in token.tokenText { addSign(byte) }
        case .semicolon:
            endStatement()
            keywords = 0
        case .comma:
            // The next argument of a type, or the next element behind a comparison.
            groups[groups.count - 1].parts = 0
            isComplete = false
            keywords = 0
        case .atSign:
            if beginsLine, isComplete { endStatement() }
            addPart(isComplete: false)
        case .identifier, .keyword: addWord(String(syntaxText: token.tokenText), beginsLine: beginsLine)
        case .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .exclamationMark,
            .postfixQuestionMark, .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter, .regexSlash,
            .regexLiteralPattern, .regexPoundDelimiter, .pound, .poundIf, .poundElse, .poundElseif,
            .poundEndif:
            if kind == .poundIf { conditions += 1 }
            if kind == .poundEndif { conditions = max(0, conditions - 1) }
            addPart(isComplete: true, beginsLine: beginsLine)
        default: addPart(isComplete: false)
        }
        last = kind
    }

    /// Counts a part of the statement; a line that can begin a statement does so where the last one can end.
    private mutating func addPart(isComplete isNowComplete: Bool, beginsLine: Bool = false) {
        if beginsLine, isComplete, isNowComplete { endStatement() }
        groups[groups.count - 1].parts += 1
        keywords = 0
        isComplete = isNowComplete
    }

    /// A new statement begins; what `<` seemed to open was a comparison.
    private mutating func endStatement() {
        while groups[groups.count - 1].closing == .rightAngle { pop() }
        groups[groups.count - 1].parts = 0
        isComplete = false
    }

    private mutating func addWord(_ word: String, beginsLine: Bool) {
        let continues = UIKitName.wordsThatContinue.contains(word), before = keywords
        addPart(isComplete: true, beginsLine: beginsLine && !continues)
        if UIKitName.declarationWords.contains(word) { keywords = before + 1 }
        if continues || UIKitName.wordsBeforeOthers.contains(word) { isComplete = false }
    }

    private mutating func addSign(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "<"):
            addPart(isComplete: false)
            push(.rightAngle)
        case UInt8(ascii: ">") where groups[groups.count - 1].closing == .rightAngle:
            pop()
            isComplete = true
        default: addPart(isComplete: false)
        }
    }

    // MARK: - Brackets

    private mutating func open(_ closing: RawTokenKind, beginsLine: Bool) {
        addPart(isComplete: true, beginsLine: beginsLine)
        push(closing)
        isComplete = false
    }

    private mutating func push(_ closing: RawTokenKind) {
        let isInterpolation =
            closing == .rightParen && (last == .backslash || last == .rawStringPoundDelimiter)
        groups.append(Group(closing: closing, isInterpolation: isInterpolation))
        interpolations += isInterpolation ? 1 : 0
        count(closing, 1)
    }

    private mutating func pop() {
        let group = groups.removeLast()
        interpolations -= group.isInterpolation ? 1 : 0
        if interpolations == 0 { hiddenSquares = 0 }
        count(group.closing, -1)
    }

    private mutating func count(_ closing: RawTokenKind, _ change: Int) {
        if closing == .rightAngle {
            angles += change
            if change > 0 { angleSteps += max(0, angles - Self.usualAngles) }
        } else {
            brackets += change
        }
        if closing == .rightSquare { squares += change }
    }

    /// Closes the innermost group that a bracket fits, and what was left open in it.
    private mutating func close(_ bracket: RawTokenKind) {
        guard let match = groups.lastIndex(where: { $0.closing == bracket }) else {
            return addPart(isComplete: true)
        }
        while groups.count > match { pop() }
        isComplete = true
    }

    // MARK: - Characters

    /// The first character of a token and of the space around it that is none of Swift's, with its byte.
    private func foreignCharacter(in token: Lexer.Lexeme, at start: Int) -> (ForeignCharacter, Int)? {
        // Most tokens have none that could be.
        guard token.wholeText.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return nil }
        let isName = token.rawTokenKind == .identifier
        let isContent = token.rawTokenKind == .stringSegment || token.rawTokenKind == .regexLiteralPattern
        let parts =
            Self.parts(of: token.leadingTriviaText, .leading) + [(!isContent, token.tokenText.count)]
            + Self.parts(of: token.trailingTriviaText, .trailing)
        var first = start
        for (isCode, count) in parts {
            for offset in first..<first + count where isCode {
                guard let character = foreignCharacter(at: offset) else { continue }
                if offset == first || !isName || !character.joinsLetters { return (character, offset) }
            }
            first += count
        }
        return nil
    }

    /// The parts of the space around a token with their lengths; comments are no code.
    private static func parts(of space: SyntaxText, _ position: TriviaPosition) -> [(isCode: Bool, Int)] {
        TriviaParser.parseTrivia(space, position: position).map { piece in
            switch piece {
            case .blockComment, .docBlockComment, .docLineComment, .lineComment: (false, piece.byteLength)
            default: (true, piece.byteLength)
            }
        }
    }

    /// The character that begins at a byte, if it is none of Swift's.
    private func foreignCharacter(at offset: Int) -> ForeignCharacter? {
        let byte = bytes[offset]
        // Later bytes of a character do not begin one.
        guard byte < 0x20 || byte == 0x7F || byte >= 0xC0, !isPageBreak(at: offset) else { return nil }
        return String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars
            .first.flatMap(ForeignCharacter.init)
    }

    /// Indicates whether a byte is a form feed or a vertical tab, which Swift treats as space. Next to an
    /// operator it is refused, since Swift then can't tell which operand the operator belongs to.
    private func isPageBreak(at offset: Int) -> Bool {
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
