/// What UIKit is in the middle of while a command runs. When nothing runs, and after a crash, it is as it was at the start.
struct Running: Hashable, Sendable {
    /// How many overrides of the learner's are running, one inside the other.
    var bodyDepth = 0
    /// What the statements that are running made, held until each of them ends.
    var temporaries: [Value] = []
    /// The objects whose last reference is gone and that have not ended yet.
    var ending: [Value] = []
    /// Whether the objects in that list are being ended.
    var isEnding = false
    /// Whether what happens now happens on another thread than the main one.
    var isOffMainThread = false
    /// Whether that is a block on a queue of the app's: code that waits for the main actor is not on it.
    var isOnOtherQueue = false
    /// The stack that a finger begins to swipe back, until its method pops.
    var swipedStack: Controller.ID?
    /// The segue of a class of the app's own that is about to be performed.
    var segue: Value?
    /// The unwind that looks for its destination, or acts there.
    var unwind: Unwind?
    /// How many views are on their way into a superview, one move inside the other.
    var insertions = 0

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
