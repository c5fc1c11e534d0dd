import Lifecycle

import CommandLanguage
import CourseTexts

/// The words of an answer: what may stand around the names of calls is taken away.
///
/// People write lists with numbers or bullets, sentences with "first" and "then", arrows, and Swift or Objective-C.
struct AnswerTokens {
    /// A name as typed, and what it is said to be of.
    struct Word {
        var receiver: String?
        var name: String
    }

    /// The words; nil if the line says that nothing is called.
    let words: [Word]?

    /// The longest answer that is looked at, in bytes.
    static let limit = 20_000

    /// Reads a line as typed.
    init(_ line: String, isController: (String) -> Bool) {
        let plain = AnswerTokens.plain(line.prefix(AnswerTokens.limit))
        guard !AnswerTokens.saysNothing(plain) else {
            words = nil
            return
        }
        let tokens = AnswerTokens.tokens(of: AnswerTokens.withoutPossessives(plain))
        words = AnswerTokens.named(tokens, isController)
    }

    /// Indicates whether a character can separate two calls.
    static func isSeparator(_ character: Character) -> Bool {
        // Small letters come most often.
        if let byte = character.asciiValue, byte > 0x60, byte < 0x7B { return false }
        return character.isWhitespace || separators.contains(character)
    }

    private static let separators = Set(",;|/&+<>=-–—*•·‣◦●▸→⇒⟶➔➜⇨、，；。`\"'“”‘’「」")

    /// The line with the letters of the full width as usual ones, and without the words that tell an order in Chinese.
    private static func plain(_ line: Substring) -> String {
        guard line.utf8.contains(where: { $0 >= 0x80 }) else { return String(line) }
        var scalars = String.UnicodeScalarView()
        for scalar in line.unicodeScalars {
            // A digit on a key cap is a digit.
            if [0x20E3, 0xFE0F].contains(scalar.value) { continue }
            let isWide = (0xFF01...0xFF5E).contains(scalar.value)
            scalars.append(isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
        }
        return ["然后", "接着", "最后", "首先", "先", "再"].reduce(String(scalars)) { text, word in
            text.replacing(word, with: " ")
        }
    }

    /// Indicates whether a line says in any wording that nothing is called.
    static func saysNothing(_ line: String) -> Bool {
        // No such wording has more words than five.
        let words = line.split(maxSplits: 5) { $0.isWhitespace || ".!。".contains($0) }
        return nothing.contains(words.joined(separator: " ").lowercased())
    }

    private static let nothing = Set(CourseTexts.list("nothing"))

    /// The words that only tell that the calls stand in their order.
    private static let fillers = Set(CourseTexts.list("of orders"))

    /// Indicates whether a word says nothing about which calls are made, or of which controllers.
    private static func isFiller(_ word: String) -> Bool {
        let word = word.lowercased()
        return fillers.contains(word) || word.hasPrefix("animated:")
    }

    /// The line with `detail viewDidLoad` for `detail's viewDidLoad`.
    private static func withoutPossessives(_ line: String) -> String {
        guard line.contains(where: { "'’".contains($0) }) else { return line }
        var result = "", rest = line[...]
        while let character = rest.popFirst() {
            let isBehindName = result.last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
            if "'’".contains(character), isBehindName, rest.first?.lowercased() == "s",
                rest.dropFirst().first.map(isSeparator) ?? true
            {
                rest.removeFirst()
                result.append(" ")
            } else {
                result.append(character)
            }
        }
        return result
    }

    /// Cuts a line at what stands between calls, but not within parentheses or brackets.
    private static func tokens(of line: String) -> [String] {
        var tokens: [String] = [], current = "", depth = 0, isMessage = false
        func end() {
            if !current.isEmpty { tokens.append(current) }
            current = ""
        }
        for character in line {
            if character == "[", depth == 0, current.isEmpty { isMessage = true }
            switch character {
            case "(", "[": depth += 1
            case ")", "]": depth = max(0, depth - 1)
            default: break
            }
            if depth == 0, isSeparator(character) {
                end()
            } else {
                current.append(character)
                if isMessage, depth == 0 {
                    end()
                    isMessage = false
                }
            }
        }
        end()
        return tokens
    }

    private static func named(_ tokens: [String], _ isController: (String) -> Bool) -> [Word] {
        var words: [Word] = []
        // The controllers of the calls after `feed:`, and of the one after `feed` or `nav feed`.
        var heading: String?, next: [String] = []
        var isOf = false
        // A name without a call after it is no answer.
        func leaveNames() {
            words += next.map { Word(receiver: nil, name: $0) }
            next = []
        }
        for token in joined(tokens.map(withoutMark), isController)
        where !token.isEmpty && !isFiller(token) {
            if let message = message(token) {
                leaveNames()
                words.append(message)
                continue
            }
            if isOf, isController(token) {
                for index in words.indices where words[index].receiver == nil {
                    words[index].receiver = token
                }
                isOf = false
                continue
            }
            // Behind a call a name in parentheses says whose it is, and anywhere else it begins what that one hears.
            if let name = inParentheses(token), isController(name) {
                if next.isEmpty, let last = words.indices.last, words[last].receiver == nil {
                    words[last].receiver = name
                } else {
                    next.append(name)
                }
                isOf = false
                continue
            }
            isOf = ["of", "on"].contains(token.lowercased()) && !words.isEmpty
            if isOf { continue }
            if isController(token) {
                next.append(token)
                continue
            }
            if let colon = token.firstIndex(of: ":"), isController(String(token[..<colon])) {
                heading = String(token[..<colon])
                leaveNames()
                let rest = String(token[token.index(after: colon)...])
                if !rest.isEmpty { words.append(Word(receiver: heading, name: rest)) }
                continue
            }
            var word = dotted(token)
            if word.receiver == nil, let open = token.firstIndex(of: "("), open != token.startIndex,
                let name = inParentheses(token[open...]), isController(name)
            {
                word = Word(receiver: name, name: String(token[..<open]))
            }
            if word.receiver != nil || next.isEmpty {
                leaveNames()
                words.append(Word(receiver: word.receiver ?? heading, name: word.name))
            } else {
                words += next.map { Word(receiver: $0, name: word.name) }
                next = []
            }
        }
        leaveNames()
        return words
    }

    /// The words, with those as one that are a call's name written apart: `view did load`, `will appear`.
    private static func joined(_ tokens: [String], _ isController: (String) -> Bool) -> [String] {
        var result: [String] = [], rest = tokens[...]
        while !rest.isEmpty {
            let count = stride(from: min(rest.count, mostParts), to: 1, by: -1).first { count in
                let parts = rest.prefix(count)
                guard parts.allSatisfy({ isPart($0) && !isController($0) }) else { return false }
                let name = parts.joined()
                return CallbackName.isFullName(name) || CallbackName.isFullName("view" + name)
            }
            result.append(rest.prefix(count ?? 1).joined())
            rest.removeFirst(count ?? 1)
        }
        return result
    }

    /// As many words has a call's name at most, such as `view will layout subviews`.
    private static let mostParts = 4

    /// Indicates whether a word may be part of a call's name written as separate words;
    /// single letters are choices.
    private static func isPart(_ word: String) -> Bool {
        word.count > 1 && word.count <= 12 && word.allSatisfy { $0.isLetter }
    }

    /// Returns the text inside the parentheses; nil if the text isn't in parentheses.
    private static func inParentheses(_ text: some StringProtocol) -> String? {
        guard text.first == "(", text.last == ")", text.count > 2 else { return nil }
        return String(text.dropFirst().dropLast())
    }

    /// `vc.loadView`, with what stands before the dot as receiver.
    private static func dotted(_ token: String) -> Word {
        let end = token.firstIndex(of: "(") ?? token.endIndex
        guard let dot = token[..<end].firstIndex(of: "."), dot != token.startIndex else {
            return Word(receiver: nil, name: token)
        }
        return Word(receiver: String(token[..<dot]), name: String(token[token.index(after: dot)...]))
    }

    /// `[vc viewWillAppear:YES]`; nil for what is no message.
    private static func message(_ token: String) -> Word? {
        guard token.hasPrefix("["), token.hasSuffix("]") else { return nil }
        let parts = token.dropFirst().dropLast().split { $0.isWhitespace }
        guard let receiver = parts.first, parts.count > 1 else { return nil }
        let labels = parts.dropFirst().map { part in
            part.firstIndex(of: ":").map { String(part[...$0]) } ?? String(part)
        }
        let selector = labels.count > 1 ? labels.filter { $0.hasSuffix(":") } : labels
        return Word(receiver: String(receiver), name: selector.joined())
    }

    /// A word without the number of a list before it and the full stop behind it.
    private static func withoutMark(_ token: String) -> String {
        var rest = token[...]
        if rest.first == "(" { rest = rest.dropFirst() }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, digits.count <= 3 {
            let behind = rest.dropFirst(digits.count)
            let marks = behind.prefix { ".):".contains($0) }
            if behind.isEmpty || !marks.isEmpty { return withoutStop(behind.dropFirst(marks.count)) }
        }
        return withoutStop(token[...])
    }

    private static func withoutStop(_ token: Substring) -> String {
        var token = token
        while let last = token.last, ".!…".contains(last) { token.removeLast() }
        return String(token)
    }
}
