import Lifecycle
import VisibleText

/// JSON as it is written: keys come in the order in which they are added, which is that of the alphabet.
struct JSONText {
    private(set) var text = ""
    private var isFirst = true

    /// An object of some members.
    static func object(_ add: (inout JSONText) -> Void) -> String {
        var json = JSONText()
        json.text.reserveCapacity(512)
        json.text += "{"
        add(&json)
        return json.text + "}"
    }

    /// An array of values that are JSON already.
    static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

    /// An array of texts.
    static func array(ofTexts texts: [String]) -> String { array(texts.map { string($0) }) }

    /// Adds a value that is JSON already; nothing for nil.
    mutating func add(_ key: String, raw value: String?) {
        guard let value else { return }
        text += isFirst ? "\"" : ",\""
        text += key
        text += "\":"
        text += value
        isFirst = false
    }

    mutating func add(_ key: String, _ value: String?) { add(key, raw: value.map { JSONText.string($0) }) }
    mutating func add(_ key: String, _ value: Int?) { add(key, raw: value.map { String($0) }) }
    mutating func add(_ key: String, _ value: Bool) { add(key, raw: value ? "true" : "false") }
    mutating func add(_ key: String, _ value: Double?) { add(key, raw: value.map { JSONText.number($0) }) }

    /// A number without a fraction if it has none, and with at most nine digits behind the dot.
    static func number(_ value: Double) -> String {
        value.isFinite ? ((value * 1e9).rounded() / 1e9).brief : "0"
    }

    /// A text in quotes; what a terminal would obey or hide is escaped.
    static func string(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
        if isPlain { return "\"" + text + "\"" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result.withJSONEscapes + "\""
    }
}
