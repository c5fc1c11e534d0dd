/// A value of the page's data.
enum JSON {
    case null
    case bool(Bool)
    case number(Int)
    case text(String)
    case list([JSON])
    case object([(String, JSON)])

    var text: String { if case .text(let text) = self { text } else { "" } }
    var number: Int { if case .number(let number) = self { number } else { 0 } }
    var bool: Bool { if case .bool(let bool) = self { bool } else { false } }
    var list: [JSON] { if case .list(let list) = self { list } else { [] } }

    /// An item of a list; null if it has fewer.
    subscript(_ place: Int) -> JSON {
        if case .list(let list) = self, place < list.count { list[place] } else { .null }
    }
}

/// Reads JSON without objects and fractions, which the program doesn't write into the page.
struct JSONReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Reads a value; null for what isn't one.
    mutating func value() -> JSON {
        skipSpace()
        guard let byte = current else { return .null }
        switch byte {
        case UInt8(ascii: "\""): return .text(text())
        case UInt8(ascii: "["): return .list(list())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(number())
        case UInt8(ascii: "t"): return word(4, .bool(true))
        case UInt8(ascii: "f"): return word(5, .bool(false))
        default: return word(4, .null)
        }
    }

    private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func word(_ length: Int, _ value: JSON) -> JSON {
        place += length
        return value
    }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A { place += 1 }
    }

    private mutating func list() -> [JSON] {
        var list: [JSON] = []
        place += 1
        while true {
            skipSpace()
            guard let byte = current, byte != UInt8(ascii: "]") else { break }
            if byte == UInt8(ascii: ",") {
                place += 1
            } else {
                list.append(value())
            }
        }
        place += 1
        return list
    }

    private mutating func number() -> Int {
        let isNegative = current == UInt8(ascii: "-")
        if isNegative { place += 1 }
        var number = 0
        while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            number = number &* 10 &+ Int(byte - UInt8(ascii: "0"))
            place += 1
        }
        return isNegative ? -number : number
    }

    private mutating func text() -> String {
        var text: [UInt8] = []
        place += 1
        while let byte = current, byte != UInt8(ascii: "\"") {
            place += 1
            guard byte == UInt8(ascii: "\\"), let escaped = current else {
                text.append(byte)
                continue
            }
            place += 1
            switch escaped {
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "u"): text += Array(String(unit()).utf8)
            default: text.append(escaped)
            }
        }
        place += 1
        return String(decoding: text, as: UTF8.self)
    }

    /// The character of `\u0041`, for which a second one may follow.
    private mutating func unit() -> Unicode.Scalar {
        var unit = hexadecimal()
        if (0xD800..<0xDC00).contains(unit), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "u") {
            place += 2
            unit = 0x10000 + (unit - 0xD800) << 10 + (hexadecimal() - 0xDC00)
        }
        return Unicode.Scalar(UInt32(unit)) ?? "\u{FFFD}"
    }

    private mutating func hexadecimal() -> Int {
        var number = 0
        for _ in 0..<4 {
            guard let byte = current else { return 0 }
            place += 1
            let digit = byte < 0x40 ? byte &- 0x30 : (byte | 0x20) &- 0x57
            number = number << 4 + Int(digit & 15)
        }
        return number
    }
}

extension JSON: ExpressibleByDictionaryLiteral {
    /// An object without the members that are nil.
    init(dictionaryLiteral members: (String, JSON?)...) {
        self = .object(members.compactMap { key, value in value.map { (key, $0) } })
    }

    /// A list of texts.
    static func texts(_ texts: [String]) -> JSON { .list(texts.map { .text($0) }) }

    /// An object with the members of both.
    static func + (one: JSON, other: JSON) -> JSON {
        guard case .object(let members) = one, case .object(let others) = other else { return one }
        return .object(members + others)
    }

    /// The text for the page's script.
    var written: String {
        switch self {
        case .null: "null"
        case .bool(let isTrue): isTrue ? "true" : "false"
        case .number(let number): String(number)
        case .text(let text): Self.quoted(text)
        case .list(let list): "[" + list.map { $0.written }.joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.0) + ":" + $0.1.written }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
