/// Linear equations, each taken in as it comes: what is known is always expressed by what is free.
///
/// An equation that contradicts the earlier ones is refused and changes nothing.
struct LinearSystem {
    /// A sum of multiples of variables and a constant.
    struct Sum: Hashable, Sendable {
        struct Term: Hashable, Sendable {
            let variable: Int
            var coefficient: Double
        }

        /// The multiples, each variable once, in rising order: sums of numbers with fractions depend on their order.
        private(set) var terms: [Term] = []
        var constant = 0.0

        static func variable(_ variable: Int) -> Sum {
            Sum(terms: [Term(variable: variable, coefficient: 1)])
        }

        mutating func add(_ other: Sum, times factor: Double = 1) {
            constant += other.constant * factor
            var sum: [Term] = [], rest = terms[...]
            sum.reserveCapacity(terms.count + other.terms.count)
            for term in other.terms {
                while let next = rest.first, next.variable < term.variable { sum.append(rest.removeFirst()) }
                var new = Term(variable: term.variable, coefficient: term.coefficient * factor)
                if rest.first?.variable == term.variable { new.coefficient += rest.removeFirst().coefficient }
                if abs(new.coefficient) >= LinearSystem.tolerance { sum.append(new) }
            }
            terms = sum + rest
        }

        /// Takes a variable out.
        ///
        /// - Returns: How often it was in the sum; nil if it was not.
        mutating func remove(_ variable: Int) -> Double? {
            terms.firstIndex { $0.variable == variable }.map { terms.remove(at: $0).coefficient }
        }
    }

    /// The largest value that counts as zero, far below anything that a screen can show.
    static let tolerance = 1e-7

    /// The variables that are known, each with what it equals.
    private var known: [Int: Sum] = [:]
    /// For each free variable the known ones that depend on it.
    private var dependents: [Int: Set<Int>] = [:]

    /// Takes an equation in.
    ///
    /// - Parameter expression: What has to be zero.
    /// - Returns: False if it contradicts what was taken in before.
    mutating func require(zero expression: Sum) -> Bool {
        var rest = reduced(expression)
        // The largest coefficient loses least; among equals the first variable, so that every run is the same.
        guard
            let pivot = rest.terms.max(by: {
                (abs($0.coefficient), $1.variable) < (abs($1.coefficient), $0.variable)
            })
        else { return abs(rest.constant) < 1e-4 }
        _ = rest.remove(pivot.variable)
        var value = Sum()
        value.add(rest, times: -1 / pivot.coefficient)
        for dependent in dependents.removeValue(forKey: pivot.variable) ?? [] {
            guard var changed = known[dependent], let factor = changed.remove(pivot.variable) else {
                continue
            }
            changed.add(value, times: factor)
            define(dependent, as: changed)
        }
        define(pivot.variable, as: value)
        return true
    }

    /// The value of a variable; nil while something about it is free.
    func value(of variable: Int) -> Double? {
        known[variable].flatMap { $0.terms.isEmpty ? $0.constant : nil }
    }

    private mutating func define(_ variable: Int, as expression: Sum) {
        known[variable] = expression
        for free in expression.terms { dependents[free.variable, default: []].insert(variable) }
    }

    private func reduced(_ expression: Sum) -> Sum {
        var result = Sum(constant: expression.constant)
        for term in expression.terms {
            result.add(known[term.variable] ?? .variable(term.variable), times: term.coefficient)
        }
        return result
    }
}
