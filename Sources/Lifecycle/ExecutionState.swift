/// What the app's code is in the middle of while a command runs.
struct ExecutionState: Hashable, Sendable {
    /// How many functions and closures of the learner's are running, one inside the other.
    var callDepth = 0
    /// How many statements, expressions and calls of the learner's are running, one inside the other.
    var nesting = 0
    /// What `self` was when a method of a structure ended.
    var changedSelf: Value?
    /// What the parameters behind `&` were when a function ended.
    var changedArguments: [Value]?
    /// Whether functions, and behind a point properties, of a name make no difference: found once.
    var harmless: [String: Bool] = [:]
    /// The class that a cast behind a call asks for that makes a controller out of a storyboard.
    var expectedClass: ControllerClass.ID?
    /// The object of which a property was nil when it was read last.
    var emptyObject: Value?
    /// Whether the stream of which a method is called may end by itself, for all that is known.
    var sourceMayEnd = false
    /// How often something was met that is not known, and how often before the statement that is running.
    var unknowns = 0, unknownsBefore = 0
    /// Whether the closure that is about to run is one that perhaps nobody calls.
    var isPerhaps = false
    /// The task that runs, whether the function that is called next may be left in its middle, and what is kept of one that
    /// is being left.
    var task: Instance.ID?, canPause = false, pause: PausedTask?
    /// The functions, closures and overrides that run, the outermost first.
    var frames: [CallFrame] = []
    /// What functions of some names may change, and those that they call: found once.
    var effects: [Set<String>: Effects] = [:]

    /// Names of what code may change, and of that of which it may change a part.
    struct Effects: Hashable, Sendable {
        let assigned: Set<String>, parted: Set<String>
        /// Whether it may put controllers and views elsewhere.
        let moves: Bool
    }
}

/// A function, closure or override of the learner's that runs.
struct CallFrame: Hashable, Sendable {
    /// Whether what it does depends on something unknown.
    var isUncertain = false
    /// Whether code that did not run may have returned something else.
    var mayHaveReturned = false
    /// Where the function is declared that runs, and whose it is.
    var code: CodeLocation?, receiver: Value?
}

/// The rest of a task that sleeps: its functions, the innermost first.
struct PausedTask: Hashable, Sendable {
    /// How long it sleeps.
    let seconds: Double
    var functions: [PausedFunction] = [PausedFunction()]
    /// The closure that the task began with, and the object that `Task { … }` gave; nil if there is none.
    var block: Value = .nothing
    var task: Instance.ID?
    var isOffMainThread = false

    /// What it holds until it ends.
    var heldObjects: [Value] { block.objects + functions.flatMap(\.heldObjects) }
}

/// A function that waits in the middle of its code.
struct PausedFunction: Hashable, Sendable {
    /// The statement that waits for a value.
    var waiting: Statement?
    /// What comes behind it, from the inside out.
    var rests: [Rest] = []
    var activation = Activation(level: nil)
    /// Whether it is a closure, and where it is declared.
    var closure: Value?, code: CodeLocation?
    /// Whether all of the above is known.
    var isComplete = false

    /// What comes when what is inside of it has ended in some way.
    enum Rest: Hashable, Sendable {
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
        let locals = activation.scopes.flatMap(\.values).flatMap { local -> [Value] in
            guard case .slot(let slot) = local, slot.reference == .strong else { return [] }
            return slot.value.objects
        }
        return locals + (closure?.objects ?? []) + (activation.receiver?.objects ?? [])
    }
}
