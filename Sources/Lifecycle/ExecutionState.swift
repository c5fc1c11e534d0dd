/// The state of the app's running code while a command runs.
package struct ExecutionState: Hashable, Sendable {
    /// The number of nested calls of the learner's functions and closures.
    package var callDepth = 0
    /// The number of the learner's nested statements, expressions and calls.
    package var nesting = 0
    /// The value of `self` when a mutating method of a structure ended.
    package var changedSelf: Value?
    /// The values of the `inout` parameters when a function ended.
    package var changedArguments: [Value]?
    /// The cached answers to whether all functions, or properties with a dot before them, of a name are
    /// harmless.
    package var harmless: [String: Bool] = [:]
    /// The class that a cast behind a call asks for that makes a controller out of a storyboard.
    package var expectedClass: ControllerClass.ID?
    /// The object of which a property was nil when it was read last.
    package var emptyObject: Value?
    /// Indicates whether the stream on which a method is called may complete by itself, as far as is known.
    package var sourceMayEnd = false
    /// The number of unknown values met so far, and that number before the current statement.
    package var unknowns = 0, unknownsBefore = 0
    /// Indicates whether the closure that is about to run may never be called in the app.
    package var isSpeculative = false
    /// The task that runs, whether the function that is called next may be left in its middle, and what is kept of one that
    /// is being left.
    package var task: Instance.ID?, canPause = false, pause: PausedTask?
    /// The functions, closures and overrides that run, the outermost first.
    package var frames: [CallFrame] = []
    /// The code that runs and of which UIKit or the app tracks what it reads, the outermost first.
    package var readers: [TrackedRead.Reader] = []
    /// What functions and the functions that they call may change, by the set of their names.
    package var effects: [Set<String>: CodeNames] = [:]
}

/// A function, closure or override of the learner's that runs.
package struct CallFrame: Hashable, Sendable {
    /// Indicates whether its behavior depends on something unknown.
    package var isUncertain = false
    /// Indicates whether skipped code may have returned another value.
    package var mayHaveReturned = false
    /// The location of the running function's declaration, and its `self`.
    package var code: CodeLocation?, receiver: Value?

    package init(isUncertain: Bool = false) {
        self.isUncertain = isUncertain
    }
}

/// The rest of a task that sleeps: its functions, the innermost first.
package struct PausedTask: Hashable, Sendable {
    /// The duration of the sleep, in seconds.
    package let seconds: Double
    package var functions: [PausedFunction] = [PausedFunction()]
    /// The closure that the task began with, and the object that `Task { … }` gave; nil if there is none.
    package var block: Value = .nothing
    package var task: Instance.ID?
    package var isOffMainThread = false

    /// The objects that it retains until it ends.
    var heldObjects: [Value] { block.objects + functions.flatMap { $0.heldObjects } }

    package init(seconds: Double) {
        self.seconds = seconds
    }
}

/// A function that waits in the middle of its code.
package struct PausedFunction: Hashable, Sendable {
    /// The statement that waits for a value.
    package var waiting: Statement?
    /// The code that follows, from the inside out.
    package var rests: [Rest] = []
    package var activation = Activation(level: nil)
    /// The closure, if the function is one, and the location of the declaration.
    package var closure: Value?, code: CodeLocation?
    /// Indicates whether all of the properties above are set.
    package var isComplete = false

    package init() {}

    /// The code that runs after an inner statement has ended.
    package enum Rest: Hashable, Sendable {
        /// The other statements of a block, what it defers, and how many scopes are open in it.
        case block([Statement], deferred: [[Statement]], scopes: Int)
        /// The next rounds of a loop with a label.
        case loop(Statement.Kind, label: String?)
        /// `catch` clauses
        case catches([Statement.Case])
        /// The end of a `switch`
        case choice
        case label(String)
    }

    fileprivate var heldObjects: [Value] {
        let locals = activation.scopes.flatMap { $0.values }.flatMap { local -> [Value] in
            guard case .slot(let slot) = local, slot.reference == .strong else { return [] }
            return slot.value.objects
        }
        return locals + (closure?.objects ?? []) + (activation.receiver?.objects ?? [])
    }
}
