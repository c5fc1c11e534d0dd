// Conditions that are known to fail although a part is unknown, because another part fails.

import Lifecycle

extension Interpreter {
    /// The answer to a question that code may never come to ask, worked out in a copy of the app, so that nothing happens
    /// by it.
    ///
    /// - Parameters:
    ///   - question: What is asked.
    ///   - conditions: What stands before it and is not known, nor what it binds.
    /// - Returns: Nil if that is not known, or if it would take more than reading.
    mutating func foresee(_ question: Expression, behind conditions: ArraySlice<Condition> = []) -> Bool? {
        guard question.onlyReads else { return nil }
        var copy = self
        copy.activation.scopes.append([:])
        defer { app.cost.work = max(app.cost.work, copy.app.cost.work) }
        // Side effects of the question, such as loading a view, may or may not happen.
        guard (try? copy.declareUnknown(Array(conditions))) != nil,
            case .bool(let answer)? = try? copy.evaluate(question), copy.app.trace.count == app.trace.count
        else { return nil }
        return answer
    }

    /// Returns false if the conditions, of which the first is unknown, certainly fail because of another one;
    /// nil if unknown.
    mutating func areUnmet(_ conditions: ArraySlice<Condition>) -> Bool? {
        for case .holds(let question) in conditions.dropFirst()
        where foresee(question, behind: conditions) == false {
            return false
        }
        return nil
    }
}

extension Expression {
    /// Indicates whether it only reads, compares and combines values.
    fileprivate var onlyReads: Bool {
        switch self {
        case .literal, .name, .current: true
        case .member(let base, _): base?.onlyReads ?? true
        case .chained(let inner), .unwrapped(let inner), .prefix("!", let inner), .cast(let inner, .test, _):
            inner.onlyReads
        case .infix(let left, let mark, let right):
            Self.comparisons.contains(mark) && left.onlyReads && right.onlyReads
        default: false
        }
    }

    private static let comparisons: Set<String> = [
        "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||",
    ]
}
