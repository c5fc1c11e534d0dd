/// A value that JSON can hold.
package protocol JSONValue {
    /// The value as JSON, on one line.
    var json: String { get }
}

/// An object of JSON, with its keys in order. A member that is nil is left out.
package struct JSONObject: JSONValue, Hashable, Sendable, ExpressibleByDictionaryLiteral {
    private var members: [String: String]

    package init(dictionaryLiteral members: (String, (any JSONValue)?)...) {
        self.members = Dictionary(
            members.compactMap { key, value in value.map { (key, $0.json) } }, uniquingKeysWith: { $1 })
    }

    /// The same object with another member.
    package func adding(_ key: String, _ value: some JSONValue) -> JSONObject {
        var object = self
        object.members[key] = value.json
        return object
    }

    /// The same object with null for each of some members that it doesn't have.
    package func completed(with names: some Sequence<String>) -> JSONObject {
        var object = self
        for name in names where object.members[name] == nil { object.members[name] = "null" }
        return object
    }

    package var json: String {
        "{" + members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
            + "}"
    }

    /// The object over several lines, with a line end behind it.
    package var document: String {
        var result = "", depth = 0, isInText = false, isEscaped = false, isNewLine = false
        func indentation() -> String { String(repeating: "  ", count: depth) }
        for scalar in json.unicodeScalars {
            if !isInText, scalar == "}" || scalar == "]" {
                depth -= 1
                result += "\n" + indentation()
            } else if isNewLine {
                result += indentation()
            }
            isNewLine = !isInText && "{[,".unicodeScalars.contains(scalar)
            if !isInText, scalar == "{" || scalar == "[" { depth += 1 }
            if scalar == "\"", !isEscaped { isInText.toggle() }
            isEscaped = isInText && scalar == "\\" && !isEscaped
            result += !isInText && scalar == ":" ? " : " : String(scalar)
            if isNewLine { result += "\n" }
        }
        return result + "\n"
    }
}

extension String: JSONValue {
    /// The text in quotes; what a terminal would obey or hide is escaped.
    package var json: String {
        let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
        if isPlain { return "\"" + self + "\"" }
        var result = "\""
        for scalar in unicodeScalars {
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

extension Int: JSONValue {
    package var json: String { String(self) }
}

extension Bool: JSONValue {
    package var json: String { self ? "true" : "false" }
}

extension Double: JSONValue {
    /// The number without a fraction if it has none, and with at most nine digits behind the dot.
    package var json: String {
        guard isFinite else { return "0" }
        let rounded = (self * 1e9).rounded() / 1e9
        return rounded == rounded.rounded() && rounded.magnitude < 1e15
            ? String(Int(rounded)) : String(rounded)
    }
}

extension Array: JSONValue where Element: JSONValue {
    package var json: String { "[" + map { $0.json }.joined(separator: ",") + "]" }
}
