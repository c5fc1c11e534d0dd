/// Linear equations, each taken in as it comes: what is known is always expressed by what is free.
///
/// An equation that contradicts the earlier ones is refused and changes nothing.
struct LinearSystem {
    /// A sum of multiples of variables and a constant.
    struct Expression: Hashable {
        var coefficients: [Int: Double] = [:]
        var constant = 0.0

        static func variable(_ variable: Int) -> Expression { Expression(coefficients: [variable: 1]) }

        mutating func add(_ other: Expression, times factor: Double = 1) {
            constant += other.constant * factor
            for (variable, coefficient) in other.coefficients {
                let sum = (coefficients[variable] ?? 0) + coefficient * factor
                coefficients[variable] = abs(sum) < LinearSystem.tolerance ? nil : sum
            }
        }
    }

    /// What is taken for nothing: far below what a screen can show.
    static let tolerance = 1e-7

    /// The variables that are known, each with what it equals.
    private var known: [Int: Expression] = [:]
    /// For each free variable the known ones that depend on it.
    private var dependents: [Int: Set<Int>] = [:]

    /// Takes an equation in.
    ///
    /// - Parameter expression: What has to be zero.
    /// - Returns: False if it contradicts what was taken in before.
    mutating func require(zero expression: Expression) -> Bool {
        var rest = reduced(expression)
        // The largest coefficient loses least; among equals the first variable, so that every run is the same.
        guard
            let pivot = rest.coefficients.max(by: {
                (abs($0.value), $1.key) < (abs($1.value), $0.key)
            })
        else { return abs(rest.constant) < 1e-4 }
        rest.coefficients[pivot.key] = nil
        var value = Expression()
        value.add(rest, times: -1 / pivot.value)
        for dependent in dependents.removeValue(forKey: pivot.key) ?? [] {
            guard var changed = known[dependent],
                let factor = changed.coefficients.removeValue(forKey: pivot.key)
            else { continue }
            changed.add(value, times: factor)
            define(dependent, as: changed)
        }
        define(pivot.key, as: value)
        return true
    }

    /// The value of a variable; nil while something about it is free.
    func value(of variable: Int) -> Double? {
        known[variable].flatMap { $0.coefficients.isEmpty ? $0.constant : nil }
    }

    private mutating func define(_ variable: Int, as expression: Expression) {
        known[variable] = expression
        for free in expression.coefficients.keys { dependents[free, default: []].insert(variable) }
    }

    private func reduced(_ expression: Expression) -> Expression {
        var result = Expression(constant: expression.constant)
        for (variable, coefficient) in expression.coefficients {
            result.add(known[variable] ?? .variable(variable), times: coefficient)
        }
        return result
    }
}
