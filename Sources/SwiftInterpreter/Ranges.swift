// Ranges, and the parts of arrays that they name. A range with two ends is kept as its numbers, unless they are too many.

import Lifecycle

extension Value {
    /// Indicates whether it is a range that contains a number; nil if it isn't a range.
    func containsNumber(_ number: Int) -> Bool? {
        if case .array(let numbers) = self { return numbers.contains(.integer(number)) }
        if let (first, mark, last) = longRange {
            return number >= first && (mark == "..." ? number <= last : number < last)
        }
        guard case .element(let range) = self, range.values.count == 1,
            case .integer(let end)? = range.values.first?.value
        else { return nil }
        switch range.name {
        case "...": return number <= end
        case "..<": return number < end
        case Expression.rangeFrom: return number >= end
        default: return nil
        }
    }

    /// A method of a range that is not kept as its numbers; nil if that is not known.
    func callRange(_ name: String, _ arguments: [PassedArgument]) -> Value? {
        guard name == "contains", case .integer(let number)? = arguments.unlabeled() else { return nil }
        return containsNumber(number).map { .bool($0) }
    }

    /// The ends of a range of more numbers than a value holds, and the operator between them.
    var longRange: (first: Int, mark: String, last: Int)? {
        guard case .element(let range) = self, range.name == "..." || range.name == "..<",
            range.values.count == 2, case .integer(let first) = range.values[0].value,
            case .integer(let last) = range.values[1].value
        else { return nil }
        return (first, range.name, last)
    }
}

extension ArrayValue {
    /// The elements that a range names.
    ///
    /// - Returns: Nil if it is no range, or if there are no such elements.
    func slice(_ range: Value) -> Value? {
        if case .array(let numbers) = range {
            guard case .integer(let first)? = numbers.first else { return numbers.isEmpty ? .array([]) : nil }
            guard first >= 0, first <= count, numbers.count <= count - first else { return nil }
            return slice(first..<first + numbers.count)
        }
        guard case .element(let range) = range, range.values.count == 1,
            case .integer(let end)? = range.values.first?.value
        else { return nil }
        switch range.name {
        case "...": return end >= -1 && end < count ? slice(0..<end + 1) : nil
        case "..<": return end >= 0 ? slice(0..<end) : nil
        case Expression.rangeFrom: return end <= count ? slice(end..<count) : nil
        default: return nil
        }
    }

    private func slice(_ range: Range<Int>) -> Value? {
        guard range.lowerBound >= 0, range.upperBound <= count else { return nil }
        return .list(Array(elements[range]))
    }
}
