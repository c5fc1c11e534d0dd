/// A value of the page's data.
enum JSON {
    case null
    case bool(Bool)
    case number(Int)
    case text(String)
    case list([JSON])

    var text: String { if case .text(let text) = self { text } else { "" } }
    var number: Int { if case .number(let number) = self { number } else { 0 } }
    var bool: Bool { if case .bool(let bool) = self { bool } else { false } }
    var list: [JSON] { if case .list(let list) = self { list } else { [] } }
    var texts: [String] { list.map { $0.text } }
    /// The texts of pairs, by the first of each.
    var pairs: [String: String] {
        var pairs: [String: String] = [:]
        for pair in list { pairs[pair[0].text] = pair[1].text }
        return pairs
    }

    /// An item of a list; null if it has fewer.
    subscript(_ place: Int) -> JSON {
        if case .list(let list) = self, place < list.count { list[place] } else { .null }
    }

    /// The value, read; nil for null.
    func map<Value>(_ read: (JSON) -> Value) -> Value? { if case .null = self { nil } else { read(self) } }
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

/// Writes JSON for the page's script.
struct JSONWriter {
    private(set) var text = ""
    private var needsComma = false

    mutating func object(_ key: String? = nil, _ write: (inout JSONWriter) -> Void) {
        nested(key, "{", "}", write)
    }

    mutating func list(_ key: String? = nil, _ write: (inout JSONWriter) -> Void) {
        nested(key, "[", "]", write)
    }

    mutating func texts(_ key: String? = nil, _ texts: [String]) {
        list(key) { for text in texts { $0.add(nil, text) } }
    }

    mutating func add(_ key: String? = nil, _ text: String?) {
        guard let text else { return }
        begin(key)
        append(text)
    }

    mutating func add(_ key: String? = nil, _ number: Int) {
        begin(key)
        text += String(number)
    }

    mutating func add(_ key: String? = nil, _ isTrue: Bool) {
        begin(key)
        text += isTrue ? "true" : "false"
    }

    private mutating func nested(
        _ key: String?, _ opening: String, _ closing: String, _ write: (inout JSONWriter) -> Void
    ) {
        begin(key)
        text += opening
        needsComma = false
        write(&self)
        text += closing
        needsComma = true
    }

    private mutating func begin(_ key: String?) {
        if needsComma { text += "," }
        if let key {
            append(key)
            text += ":"
        }
        needsComma = true
    }

    private mutating func append(_ string: String) {
        text += "\""
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
        text += "\""
    }
}
