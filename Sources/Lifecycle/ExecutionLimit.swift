/// The number of steps that the learner's code may run in one command, and a way to end it early.
///
/// Two limits are equal if they allow the same number of steps; the functions are not part of the app.
package struct ExecutionLimit: Sendable, Hashable {
    /// The most statements and calls of one command: more counts as a loop without end.
    package var steps: Int
    /// Returns true to end the command now; called repeatedly while code runs.
    package var shouldStop: @Sendable () -> Bool
    /// Told of the steps that the code of each command took, when it has ended.
    package var count: @Sendable (Int) -> Void
    /// Indicates whether the stack has room for this many nested statements, expressions and calls; called on
    /// the way down.
    package var hasRoom: @Sendable (_ nesting: Int) -> Bool = { _ in true }
    /// Runs what only explains something, apart from what the commands are counted by.
    package var aside: @Sendable (() -> Void) -> Void

    /// The number of steps between two calls of ``shouldStop``, and of levels between two calls of
    /// ``hasRoom``.
    static let stepsBetweenQuestions = 64, levelsBetweenQuestions = 32

    /// Makes a limit.
    ///
    /// - Parameters:
    ///   - steps: The most statements and calls of one command.
    ///   - shouldStop: Whether the command is to end now; it is called often, so it should be quick.
    ///   - count: Told of the steps that the code of each command took, when it has ended.
    ///   - aside: Runs what only explains something; it may have a measure of its own.
    package init(
        steps: Int = 200_000, shouldStop: @escaping @Sendable () -> Bool = { false },
        count: @escaping @Sendable (Int) -> Void = { _ in },
        aside: @escaping @Sendable (() -> Void) -> Void = { $0() }
    ) {
        self.steps = steps
        self.count = count
        self.aside = aside
        self.shouldStop = shouldStop
    }

    /// Compares the numbers of steps only.
    package static func == (first: ExecutionLimit, second: ExecutionLimit) -> Bool {
        first.steps == second.steps
    }

    /// Feeds the number of steps into a hasher.
    package func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}
