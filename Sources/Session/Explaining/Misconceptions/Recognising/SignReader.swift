import CourseTexts
import Lifecycle

/// Reads the signs and conditions of a belief, such as `hears appearing by inside and not comes`.
///
/// The words are those of the enums. `by`, `some` and `none` take all that follows up to an `or`, a comma or a bracket.
struct SignReader {
    private let words: [String]
    private var position = 0
    private let line: TextPart

    /// Reads the whole line.
    static func read<Value>(
        _ line: TextPart, _ read: (inout SignReader) throws(TextFault) -> Value
    ) throws(TextFault) -> Value {
        var reader = SignReader(line)
        let value = try read(&reader)
        guard reader.position == reader.words.count else {
            throw line.fault("\(reader.words[reader.position]) is unexpected here")
        }
        return value
    }

    /// - Parameter line: The words, with brackets and commas; what is in quotes is one word.
    private init(_ line: TextPart) {
        var words: [String] = [], word: [UInt8] = [], isQuoted = false
        func end() {
            if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
            word = []
        }
        for byte in line.text.utf8 {
            switch byte {
            case UInt8(ascii: "\""):
                isQuoted.toggle()
                word.append(byte)
            case _ where isQuoted: word.append(byte)
            case UInt8(ascii: " "): end()
            case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","):
                end()
                words.append(String(Unicode.Scalar(byte)))
            default: word.append(byte)
            }
        }
        end()
        self.words = words
        self.line = line
    }

    mutating func sign() throws(TextFault) -> Sign {
        var signs = [try oneSign()]
        while eat("or") { signs.append(try oneSign()) }
        return signs.count == 1 ? signs[0] : .oneOf(signs)
    }

    private mutating func oneSign() throws(TextFault) -> Sign {
        switch try word() {
        case "nothing": return .nothing
        case "hears": return .hears(try callbacks(), by: try by() ?? .anyone)
        case "misses": return .misses(try callbacks(), by: try by() ?? .anyone)
        case "fewer": return .fewer(try callbacks(), by: try by() ?? .anyone)
        case "puts":
            let first = try callbacks(), one = try by()
            try need("before")
            let second = try callbacks(), other = try by() ?? .anyone
            return one.map { .putsOne(first, of: $0, beforeAnothers: second, by: other) }
                ?? .puts(first, before: second, by: other)
        case let word: throw fault("\(word) is not a sign")
        }
    }

    mutating func circumstance() throws(TextFault) -> Circumstance {
        var whole = try circumstances()
        while eat("or") { whole = .either(whole, try circumstances()) }
        return whole
    }

    private mutating func circumstances() throws(TextFault) -> Circumstance {
        var whole = try oneCircumstance()
        while eat("and") { whole = .both(whole, try oneCircumstance()) }
        return whole
    }

    private mutating func oneCircumstance() throws(TextFault) -> Circumstance {
        switch try word() {
        case "(":
            let whole = try circumstance()
            try need(")")
            return whole
        case "not": return .not(try oneCircumstance())
        case "some": return .some(try role())
        case "none": return .not(.some(try role()))
        case "given": return .given(try list("kind of command", CommandKind.init))
        case "style": return .style(try list("style", Controller.ModalStyle.init))
        case "segue": return .segue(try one("kind of segue", Segue.Kind.init))
        case "code": return .code(try quotation())
        case "holds": return .holds(try rule())
        case "lacks": return .not(.holds(try rule()))
        case "meets": return .meets(try rule())
        case "decided": return .decided(try rule())
        case "calls": return .calls(try callbacks(), by: try by() ?? .anyone)
        case "answers": return .answers(try callbacks(), by: try by() ?? .anyone)
        case "unless": return .unless(try sign())
        case let word:
            guard let circumstance = Circumstance(word: word) else {
                throw fault("\(word) is not a circumstance")
            }
            return circumstance
        }
    }

    /// The role after `by`; nil if none is named.
    mutating func by() throws(TextFault) -> Role? { eat("by") ? try role() : nil }

    private mutating func role() throws(TextFault) -> Role {
        var whole = try oneRole()
        while eat("and") { whole = .both(whole, try oneRole()) }
        return whole
    }

    private mutating func oneRole() throws(TextFault) -> Role {
        if eat("not") { return .not(try oneRole()) }
        if eat("anyone") { return .anyone }
        let name = try word()
        guard name == "(" || eat("(") else {
            guard let role = Role(word: name) else { throw fault("\(name) is not a role") }
            return role
        }
        let role: Role
        switch name {
        case "(": role = try self.role()
        case "overrides": role = .overrides(try callbacks())
        case "skipsSuper": role = .skipsSuper(try callback())
        case "gets": role = .gets(try callbacks())
        case "driven": role = .driven(by: try rule())
        case "pushes": role = .does(.push, in: try callback())
        case "presents": role = .does(.present, in: try callback())
        case "starved": role = .starved(of: try callback())
        case "says": role = .says(try quotation())
        case "captured": role = .captured(try reference())
        case "keeps":
            let words = try quotation()
            role = .keeps(words, as: eat(",") ? try reference() : .strong)
        default: throw fault("\(name) is not a role with parentheses")
        }
        try need(")")
        return role
    }

    /// Callbacks and groups of them, with commas between.
    mutating func callbacks() throws(TextFault) -> [Callback] {
        var all: [Callback] = []
        repeat {
            if position < words.count, let group = CallbackGroup(rawValue: words[position]) {
                all += group.callbacks
                position += 1
            } else {
                all.append(try callback())
            }
        } while eat(",")
        return all
    }

    private mutating func callback() throws(TextFault) -> Callback {
        let name = try word()
        if let callback = Callback(rawValue: name) { return callback }
        // The labels of its arguments are part of a name.
        if eat("("), let callback = Callback(rawValue: "\(name)(\(try word()))") {
            try need(")")
            return callback
        }
        throw fault("\(name) is not a callback")
    }

    private mutating func reference() throws(TextFault) -> ControllerClass.Property.Reference {
        try one("kind of reference", ControllerClass.Property.Reference.init)
    }

    /// A rule, by its printed name.
    mutating func rule() throws(TextFault) -> Rule { try one("rule") { Rule(identifier: $0) } }

    mutating func rules() throws(TextFault) -> [Rule] { try list("rule") { Rule(identifier: $0) } }

    /// Reads a list separated by commas.
    mutating func list<Value>(
        _ kind: String, _ value: (String) -> Value?
    ) throws(TextFault) -> [Value] {
        var all = [try one(kind, value)]
        while eat(",") { all.append(try one(kind, value)) }
        return all
    }

    /// The value that a word stands for.
    mutating func one<Value>(_ kind: String, _ value: (String) -> Value?) throws(TextFault) -> Value {
        let word = try word()
        guard let value = value(word) else { throw fault("\(word) is not a \(kind)") }
        return value
    }

    private mutating func quotation() throws(TextFault) -> String {
        let word = try word()
        guard word.count > 2, word.hasPrefix("\""), word.hasSuffix("\"") else {
            throw fault("\(word) is not in quotes")
        }
        return String(word.dropFirst().dropLast())
    }

    /// The next word.
    mutating func word() throws(TextFault) -> String {
        guard position < words.count else { throw fault("a word is missing at the end") }
        position += 1
        return words[position - 1]
    }

    /// Skips a word if it is next, and returns whether it was.
    mutating func eat(_ word: String) -> Bool {
        guard position < words.count, words[position] == word else { return false }
        position += 1
        return true
    }

    mutating func need(_ word: String) throws(TextFault) {
        guard eat(word) else { throw fault("\(word) is missing") }
    }

    private func fault(_ reason: String) -> TextFault { line.fault(reason) }
}
