import Foundation
import Lifecycle

/// The steps that playing one transcript may still take: of all that it makes run, however often.
///
/// Steps are the same on every machine, so that a transcript has a grade everywhere or nowhere.
package final class StepBudget: @unchecked Sendable {
    private let lock = NSLock()
    private var left: Int
    /// The separate budget for explaining wrong answers, which doesn't decide whether a transcript can be
    /// graded. Nil if explanations are charged to this budget as well.
    let explanations: StepBudget?

    /// The steps that explaining the wrong answers of one transcript may take; without what goes beyond, answers are
    /// told from their rules alone.
    static let stepsForExplanations = 2_000_000

    /// The steps that a command counts as besides those of its code: the time in which UIKit's part of most is simulated.
    private static let stepsPerCommand = 80

    init(_ steps: Int, explanations: Int? = nil) {
        left = steps
        self.explanations = explanations.map { StepBudget($0) }
    }

    /// Indicates whether the budget is used up.
    var isSpent: Bool { lock.withLock { left <= 0 } }

    func spend(_ steps: Int) { lock.withLock { left -= steps } }

    /// The steps that are left; below zero if more were taken than there were.
    var remaining: Int { lock.withLock { left } }

    /// The budget that the work on this thread is charged to.
    @TaskLocal private static var current: StepBudget?

    /// A limit for each command, of which all commands together keep to the budget of whoever runs them.
    static let limit = ExecutionLimit {
        current?.isSpent ?? false
    } count: {
        current?.spend($0 + stepsPerCommand)
    } aside: {
        $current.withValue(current?.explanations ?? current, operation: $0)
    }

    /// Charges all that some work runs to this budget.
    ///
    /// - Parameter work: What to do.
    /// - Returns: What it came to.
    func charge<Value>(_ work: () -> Value) -> Value { Self.$current.withValue(self, operation: work) }
}
