// Types of functions, as they are written: how many parameters they have tells which of several functions a closure is for.

extension AppCode {
    /// Returns a score for how well a closure or method fits a function type; nil if its number of parameters
    /// differs.
    func fit(of value: Value, functionType type: String) -> Int? {
        guard case .closure(let closure) = value, let code = closures[closure].code, code.function == nil,
            // Without a list of them `$0` stands for each that there may be.
            let first = code.parameters.first, !first.hasPrefix("$"), let count = type.numberOfParameters,
            code.parameters.count != count
        else { return 4 }
        // One parameter may be a tuple, of which the closure names the parts.
        return count == 1 && code.parameters.count > 1 ? 3 : nil
    }
}

extension String {
    /// Returns the number of parameters of a function type as it is written; nil if it is no function type,
    /// or if it takes a tuple, whose parts a closure may name.
    var numberOfParameters: Int? {
        var text = self[...].drop { $0 == " " }
        while text.first == "@" { text = text.drop { $0 != " " }.drop { $0 == " " } }
        guard text.first == "(" else { return nil }
        var depth = 0, commas = 0
        var end = text.startIndex
        scan: for index in text.indices {
            switch text[index] {
            case "(", "[", "<": depth += 1
            case ">" where index > text.startIndex && text[text.index(before: index)] == "-": break
            case ")", "]", ">":
                depth -= 1
                end = index
                if depth == 0 { break scan }
            case "," where depth == 1: commas += 1
            default: break
            }
        }
        guard depth == 0 else { return nil }
        let inner = text[text.index(after: text.startIndex)..<end].drop { $0 == " " }
        let rest = text[text.index(after: end)...]
        guard rest.contains(">") else {
            // Parentheses around the whole type, as in front of a question mark.
            return rest.allSatisfy { $0 == " " || $0 == "?" || $0 == "!" }
                ? String(inner).numberOfParameters : nil
        }
        if inner.isEmpty { return 0 }
        return commas == 0 && inner.first == "(" ? nil : commas + 1
    }
}
