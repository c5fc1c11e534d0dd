// The initializers of String.

import Lifecycle

extension Interpreter {
    /// `String(…)`
    mutating func string(_ arguments: [PassedArgument]) throws(Interruption) -> Value? {
        guard let label = arguments.first(where: { $0.label != nil })?.label else {
            guard let value = arguments.unlabeled() else { return .string("") }
            guard value != .unknown else { return outsideResult() }
            if case .array(let values) = value { return try joined(values) }
            return try made(.string(try text(value)))
        }
        switch label {
        case "repeating": return try repeated(arguments)
        case "describing":
            guard let value = arguments["describing"] else { return nil }
            return try made(.string(try text(value)))
        case "format":
            guard case .string(let format)? = arguments["format"] else { return nil }
            let values = arguments.filter { $0.label == nil }.map { $0.value }
            return try formatted(format, values).map { (text) throws(Interruption) in try made(.string(text))
            }
        case "radix":
            guard case .integer(let number)? = arguments.unlabeled(),
                case .integer(let radix)? = arguments["radix"], (2...36).contains(radix)
            else { return nil }
            return .string(String(number, radix: radix, uppercase: arguments["uppercase"] == .bool(true)))
        default: return nil
        }
    }

    /// A text of characters, which are kept as texts; nil if they are none.
    private mutating func joined(_ values: ArrayValue) throws(Interruption) -> Value? {
        let texts = values.compactMap { $0.text }
        guard texts.count == values.count, texts.allSatisfy({ $0.count == 1 }) else {
            return try made(.string(try text(.array(values))))
        }
        return try made(.string(texts.joined()))
    }

    /// A text by a format, as C makes it; nil if anything in it is not known.
    private mutating func formatted(_ format: String, _ values: [Value]) throws(Interruption) -> String? {
        var result = "", rest = Substring(format), next = 0
        while let mark = rest.firstIndex(of: "%") {
            result += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            if rest.first == "%" {
                result += "%"
                rest.removeFirst()
                continue
            }
            guard let place = FormatSpecifier(from: &rest), next < values.count else { return nil }
            let value = values[next]
            next += 1
            if place.kind == "@" {
                guard value != .unknown, !value.isObject else { return nil }
                result += place.padded(try text(value))
            } else {
                guard let text = place.text(of: value) else { return nil }
                result += text
            }
            guard result.utf8.count <= ExhaustedResource.longestText else { throw app.exhausted(.text) }
        }
        return result + rest
    }
}

/// `%5.2f` and its like: how a value is written.
private struct FormatSpecifier {
    private var flags: Set<Character> = []
    private var width = 0
    private var precision: Int?
    private(set) var kind: Character = " "

    /// Reads it from the beginning of a text, behind the percent sign; nil if it is of another form.
    init?(from text: inout Substring) {
        while let flag = text.first, "-+ 0".contains(flag) { flags.insert(text.removeFirst()) }
        width = Self.number(from: &text)
        if text.first == "." {
            text.removeFirst()
            precision = Self.number(from: &text)
        }
        while let size = text.first, size == "l" || size == "h" || size == "z" { text.removeFirst() }
        guard let kind = text.popFirst(), width <= 100, precision ?? 0 <= 15 else { return nil }
        self.kind = kind
    }

    private static func number(from text: inout Substring) -> Int {
        var number = 0
        while let digit = text.first?.wholeNumberValue, number < 1000 {
            number = number * 10 + digit
            text.removeFirst()
        }
        return number
    }

    func text(of value: Value) -> String? {
        switch (kind, value) {
        case ("d", .integer(let number)), ("i", .integer(let number)):
            return precision == nil ? signed(String(number.magnitude), isNegative: number < 0) : nil
        case ("u", .integer(let number)), ("x", .integer(let number)), ("X", .integer(let number)):
            guard number >= 0, precision == nil else { return nil }
            return padded(String(number, radix: kind == "u" ? 10 : 16, uppercase: kind == "X"))
        case ("f", .number(let number)):
            return Self.digits(of: number.magnitude, precision ?? 6).map {
                signed($0, isNegative: number.sign == .minus)
            }
        default: return nil
        }
    }

    private func signed(_ digits: String, isNegative: Bool) -> String {
        padded(digits, sign: isNegative ? "-" : flags.contains("+") ? "+" : flags.contains(" ") ? " " : "")
    }

    func padded(_ text: String, sign: String = "") -> String {
        let missing = String(repeating: "0", count: max(0, width - text.count - sign.count))
        if flags.contains("-") { return sign + text + missing.map { _ in " " }.joined() }
        return flags.contains("0") && kind != "@"
            ? sign + missing + text : missing.map { _ in " " }.joined() + sign + text
    }

    /// The digits of a number, rounded to some places as C rounds its exact value; nil if it is too large for that.
    private static func digits(of number: Double, _ places: Int) -> String? {
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        let product = number * scale
        guard product < 4e15 else { return nil }
        var whole = product.rounded(.down)
        let half = product - whole
        // A product that seems to be exactly in the middle is rounded by the part that it lost to rounding.
        let lost = (-product).addingProduct(number, scale)
        let isOdd = whole.truncatingRemainder(dividingBy: 2) == 1
        if half > 0.5 || half == 0.5 && (lost > 0 || lost == 0 && isOdd) { whole += 1 }
        let digits = String(Int(whole))
        guard places > 0 else { return digits }
        let filled = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        return filled.dropLast(places) + "." + filled.suffix(places)
    }
}
