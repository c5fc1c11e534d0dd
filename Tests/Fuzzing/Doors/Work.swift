import Foundation
import Lifecycle

/// The limit on the work of one input: enough to see the effect of a loop, not enough to wait for it.
///
/// When it is used up, everything that runs is stopped, as with ^C.
final class Work: @unchecked Sendable {
    /// The most steps of code in one command.
    private static let stepsOfCommand = 20_000
    /// The most steps in all commands; those without code count as well.
    private static let steps = 60_000, stepsPerCommand = 100

    private let lock = NSLock()
    private var left = Work.steps

    /// Indicates whether the limit is reached.
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
