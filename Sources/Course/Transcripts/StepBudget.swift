import Foundation
import Lifecycle

/// The steps that playing one transcript may still take: of all that it makes run, however often.
///
/// Steps are the same on every machine, so that a transcript has a grade everywhere or nowhere.
final class StepBudget: @unchecked Sendable {
    private let lock = NSLock()
    private var left: Int

    /// The steps that a command counts as besides those of its code.
    private static let stepsPerCommand = 5

    init(_ steps: Int) { left = steps }

    /// Whether it is used up.
    var isSpent: Bool { lock.withLock { left <= 0 } }

    func spend(_ steps: Int) { lock.withLock { left -= steps } }

    /// A limit for each command, of which all commands together keep to the budget.
    var limit: ExecutionLimit {
        ExecutionLimit {
            self.isSpent
        } count: {
            self.spend($0 + Self.stepsPerCommand)
        }
    }
}
