/// The state of UIKit while a command runs. It is empty when nothing runs, and after a crash.
package struct CommandProgress: Hashable, Sendable {
    /// The number of the learner's overrides that are running, one inside the other.
    package var bodyDepth = 0
    /// The objects created by the running statements, held until each statement ends.
    package var temporaries: [Value] = []
    /// The objects whose last reference is gone and that have not ended yet.
    package var ending: [Value] = []
    /// Indicates whether the objects in ``ending`` are being deallocated.
    package var isEnding = false
    /// Indicates whether code is running off the main thread.
    package var isOffMainThread = false
    /// Indicates whether that code is a block on another queue, as opposed to a task.
    var isOnOtherQueue = false
    /// The stack that a finger begins to swipe back, until its method pops.
    package var swipedStack: Controller.ID?
    /// The segue of a class of the app's own that is about to be performed.
    var segue: Value?
    /// The unwind that looks for its destination, or acts there.
    package var unwind: Unwind?
    /// The number of views that are being added to a superview, one inside the other.
    var insertions = 0

    /// The views of which a controller hears viewWillLayoutSubviews right now, one inside the other.
    var beginningLayout: [View.ID] = []

    /// The views that were marked during the pass of layout under way.
    var markedInLayout: Set<View.ID> = []

    /// The most recent solution of the constraints.
    var solution: ConstraintSolution?

    /// The arguments of the unwind methods.
    package struct Unwind: Hashable, Sendable {
        /// The controller at which the unwind begins.
        package let source: Controller.ID
        /// The base name of the method that it calls.
        package let action: String
        /// The class that has the method.
        let destination: ControllerClass.ID
    }
}

/// The end of a command in its middle: it unwinds to ``Simulation/apply(_:)``, or to code that catches it.
package enum Interruption: Error {
    /// The app is gone, or the command was ended from outside.
    case ended(Outcome)
    /// An error of the learner's is on its way to whoever catches it.
    case thrown(Value)
    /// Something unknown decides how the code continues. Execution leaves the statement that is running in
    /// the function with this number, counted from the outermost, or in one around it.
    case lost(frame: Int)
    /// A task sleeps: what it has still to do is kept on the way out.
    case paused
}
