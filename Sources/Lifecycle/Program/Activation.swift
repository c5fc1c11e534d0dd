/// A piece of the learner's code while it runs: what its names stand for.
package struct Activation: Hashable, Sendable {
    /// `self`; nil at the prompt and in functions outside of classes.
    package var receiver: Value?
    /// The class to which the code belongs: `super` begins above it.
    package let level: CodeLevel?
    /// The object whose initial values are worked out, for which there is no `self` yet; nil if none are.
    package var owner: Value?
    /// The override that runs, so that `super` goes on with the same call.
    package var override: OverriddenCall?
    /// Indicates whether it is an initializer that gives properties their initial values.
    package var isDesignated = false
    /// Indicates whether it is part of a task and can be suspended midway.
    package var canPause = false
    /// The property whose observer this is: what that assigns to it itself is not observed again.
    package var observes: String?
    /// The local variables, the innermost scope last.
    package var scopes: [[String: Local]] = [[:]]
    /// The label of the statement that runs next.
    package var label: String?
    /// The values that a closure captured, with the names that stand for `self` in it.
    package var captures: [String: StoredValue] = [:]

    package init(receiver: Value? = nil, level: CodeLevel?) {
        self.receiver = receiver
        self.level = level
    }

    /// A local variable: its own, or shared with closures.
    package enum Local: Hashable, Sendable {
        case slot(StoredValue)
        case shared(Variable.ID)
    }

    /// The class whose properties the code gives their initial values or ends: nobody observes those.
    package var initializes: CodeLevel? {
        switch override?.callback {
        case .initNibName, .initCoder, .initFrame, .deinitialize: level
        default: isDesignated ? level : nil
        }
    }

    package func local(_ name: String) -> Local? {
        for scope in scopes.reversed() {
            if let found = scope[name] { return found }
        }
        return captures[name].map { .slot($0) }
    }
}
