/// What is under way while a command runs: how deep the app's code is, and what waits for an end. When nothing runs, and
/// after a crash, it is as it was at the start.
struct Running: Hashable, Sendable {
    /// How many overrides of the learner's are running, one inside the other.
    var bodyDepth = 0
    /// How many functions and closures of the learner's are running, one inside the other.
    var callDepth = 0
    /// How many statements, expressions and calls of the learner's are running, one inside the other.
    var nesting = 0
    /// What the statements that are running made, held until each of them ends.
    var temporaries: [Value] = []
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
    /// The objects whose last reference is gone and that have not ended yet.
    var ending: [Value] = []
    /// Whether the objects in that list are being ended.
    var isEnding = false
    /// Whether what happens now happens on another thread than the main one.
    var isOffMainThread = false
    /// Whether that is a block on a queue of the app's: code that waits for the main actor is not on it.
    var isOnOtherQueue = false
    /// Whether the stream of which a method is called may end by itself, for all that is known.
    var sourceMayEnd = false
    /// The stack that a finger begins to swipe back, until its method pops.
    var swipedStack: Controller.ID?
    /// The segue of a class of the app's own that is about to be performed.
    var segue: Value?
    /// The unwind that looks for its destination, or acts there.
    var unwind: Unwind?
    /// How many views are on their way into a superview, one move inside the other.
    var insertions = 0
    /// How often something was met that is not known, and how often before the statement that is running.
    var unknowns = 0, unknownsBefore = 0
    /// Whether the closure that is about to run is one that perhaps nobody calls.
    var isPerhaps = false
    /// The task that runs, whether the function that is called next may be left in its middle, and what is kept of one that
    /// is being left.
    var task: Instance.ID?, canPause = false, pause: PausedTask?
    /// The functions, closures and overrides that run, the outermost first.
    var frames: [Frame] = []
    /// What functions of some names may change, and those that they call: found once.
    var effects: [Set<String>: Effects] = [:]

    /// Names of what code may change, and of that of which it may change a part.
    struct Effects: Hashable, Sendable {
        let assigned: Set<String>, parted: Set<String>
        /// Whether it may put controllers and views elsewhere.
        let moves: Bool
    }

    /// The views of which a controller hears viewWillLayoutSubviews right now, one inside the other.
    var beginningLayout: [View.ID] = []

    /// The views that were marked during the pass of layout under way.
    var markedInLayout: Set<View.ID> = []

    /// What the constraints came to when they were solved last.
    var solution: ConstraintSolution?

    /// What the methods of an unwind are passed.
    struct Unwind: Hashable, Sendable {
        /// Who it begins at.
        let source: Controller.ID
        /// The base name of the method that it calls.
        let action: String
    }
}

/// A function, closure or override of the learner's that runs.
struct Frame: Hashable, Sendable {
    /// Whether what it does depends on something unknown.
    var isUncertain = false
    /// Whether code that did not run may have returned something else.
    var mayHaveReturned = false
    /// Where the function is declared that runs, and whose it is.
    var code: CodeLocation?, receiver: Value?
}

/// What a command costs, so far if it still runs. What it comes to is known after a crash as well.
struct Cost: Hashable, Sendable {
    var work = 0
    /// How much of it turns of the run loop count as.
    var workOfTurns = 0
    /// How often it was asked whether the command is to end.
    var questions = 0
    /// How often it solved the constraints of a window.
    var solutions = 0
    /// How often timers fired that do so again and again.
    var firings = 0
    /// The bytes that it printed.
    var printed = 0
    /// How often it went on behind a loop that perhaps has no end.
    var pardons = 0
}

/// The end of a command in its middle: it unwinds to ``Simulation/apply(_:)``, or to code that catches it.
enum Interruption: Error {
    /// The app is gone, or the command was ended from outside.
    case ended(Outcome)
    /// An error of the learner's is on its way to whoever catches it.
    case thrown(Value)
    /// What is unknown decides how it goes on: the statement is left that runs in the function with a number, from the
    /// outermost on, or in one around it.
    case lost(frame: Int)
    /// A task sleeps: what it has still to do is kept on the way out.
    case paused
}
