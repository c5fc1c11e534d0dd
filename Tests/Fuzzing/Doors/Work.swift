import Foundation
import Lifecycle

/// How much work one input may ask for: enough to see what a loop does, not enough to wait for it.
///
/// When it is used up everything that runs is stopped, as ^C stops it.
final class Work: @unchecked Sendable {
    /// The most steps of code in one command.
    private static let stepsOfCommand = 20_000
    /// The most steps in all commands; those without code count as well.
    private static let steps = 60_000, stepsPerCommand = 100

    private let lock = NSLock()
    private var left = Work.steps

    /// Whether nothing may run any more.
    var isSpent: Bool { lock.withLock { left <= 0 } }

    /// The limit that sessions are given.
    var limit: ExecutionLimit {
        ExecutionLimit(steps: Self.stepsOfCommand) {
            self.isSpent
        } count: { steps in
            self.lock.withLock { self.left -= steps + Self.stepsPerCommand }
        }
    }
}
