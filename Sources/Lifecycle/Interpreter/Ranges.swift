// Ranges with one end, and the parts of arrays that ranges name. A range with two ends is kept as its numbers.

extension Expression {
    /// The operator of `first...`, which stands behind its operand.
    package static let rangeFrom = "_..."
}

extension Value {
    /// Whether it is a range that contains a number; nil if it is no range.
    func containsNumber(_ number: Int) -> Bool? {
        if case .array(let numbers) = self { return numbers.contains(.integer(number)) }
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
        guard case .element(let range) = range, case .integer(let end)? = range.values.first?.value else {
            return nil
        }
        switch range.name {
        case "...": return end >= -1 && end < count ? slice(0..<end + 1) : nil
        case "..<": return end >= 0 ? slice(0..<end) : nil
        case Expression.rangeFrom: return end <= count ? slice(end..<count) : nil
        default: return nil
        }
    }

    private func slice(_ range: Range<Int>) -> Value? {
        guard range.lowerBound >= 0, range.upperBound <= count else { return nil }
        return .array(ArrayValue(Array(elements[range])))
    }
}
