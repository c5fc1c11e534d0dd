/// Everything that happened, in order: one flat array in which each entry knows who caused it.
///
/// Indentation, call stacks and "what did this cause" are walks over ``Entry/caller`` and ``Entry/end``.
package struct Trace: Sendable, Hashable {
    /// The entries, in the order in which they began.
    package internal(set) var entries = BufferedArray<Entry>()
    /// The rules that shaped what happened without being the cause of an entry, in the order in which they did.
    package internal(set) var recordedRules = BufferedArray<RecordedRule>()
    /// The orders that the rules leave open, in the order in which they were recorded.
    var openOrders = BufferedArray<OpenOrder>()
    /// The locations of the learner's statements that ran.
    package private(set) var places: [CodeLocation] = []
    /// The number by which entries know each of them.
    private var placeNumbers: [CodeLocation: Int32] = [:]
    /// UIKit's own methods that were running when an entry began, as a forest of which entries know the leaves.
    var methods = BufferedArray<MethodNode>()

    /// The number of entries.
    @inlinable package var count: Int { entries.count }

    /// The entry at a position.
    @inlinable package subscript(index: Int) -> Entry { entries[index] }

    /// Returns the location of the learner's statement that caused an entry; nil if UIKit caused it, or if
    /// the statement was given in a command.
    package func place(of index: Int) -> CodeLocation? { location(entries[index].place) }

    /// The place with a number; nil for the number of what was said in words.
    package func location(_ number: Int32) -> CodeLocation? { number < 0 ? nil : places[Int(number)] }

    /// The number by which entries know a place.
    package mutating func place(_ location: CodeLocation) -> Int32 {
        if let known = placeNumbers[location] { return known }
        let number = Int32(truncatingIfNeeded: places.count)
        places.append(location)
        placeNumbers[location] = number
        return number
    }

    /// Indicates whether unknown code was found at or after an entry.
    func hasUnknown(since index: Int) -> Bool {
        (index..<count).contains { later in
            guard case .skipped(_, let reason) = entries[later].event else { return false }
            return reason != .assumed && reason != .notSimulated
        }
    }

    /// The locations of statements that may or may not have run.
    package private(set) var uncertainPlaces: Set<CodeLocation> = []

    package mutating func markUncertain(_ places: [CodeLocation]) { uncertainPlaces.formUnion(places) }

    struct MethodNode: Hashable, Sendable {
        let method: StackMethod
        let parent: Int32
    }

    /// The rules by which something came, or was decided, in a part of what happened.
    package func rules(in entries: Range<Int>) -> Set<Rule> {
        Set(entries.map { self[$0].rule }).union(recordedRules(in: entries).map { $0.rule })
    }

    /// The rules that shaped a part of what happened without being the cause of an entry, the last first.
    package func recordedRules(in entries: Range<Int>) -> [RecordedRule] {
        recordedRules.reversed().lazy.drop { $0.position > entries.upperBound }
            .prefix { $0.position >= entries.lowerBound }
            .filter { !$0.isOfIdleCommand || entries.isEmpty || $0.position > entries.lowerBound }
    }
}

/// A rule that decided how something came, or that something did not come.
package struct RecordedRule: Sendable, Hashable {
    package let rule: Rule
    /// The number of entries that had begun before: it stands between the entry before this position and the next.
    package let position: Int
    /// Indicates whether its command made no entry: the next one begins at the same position, and has nothing of it.
    package internal(set) var isOfIdleCommand = false
}

/// One thing that happened: a callback, a change, a message of the console, a crash.
package struct Entry: Sendable, Hashable {
    /// The object that it happened to.
    package let receiver: Receiver
    /// The event itself.
    package let event: Event
    /// The rule that makes it happen, here and now.
    package let rule: Rule
    /// The entry inside which it happened; nil when a command itself caused it.
    package let caller: Int?
    /// The nesting depth: the number of callers above it.
    package let depth: Int
    /// One past the last entry that happened inside this one; nil if it never returned.
    package internal(set) var end: Int?
    /// For a callback that was overridden: whether control reached UIKit's own method.
    package internal(set) var reachedBase: Bool
    /// For a callback that was overridden: the class whose override ran; nil if UIKit's own method did.
    package internal(set) var overridingClass: ControllerClass.ID?
    /// Of an appearance callback: which of `isBeingPresented` and its siblings is true inside it.
    package internal(set) var appearanceTransition: Controller.AppearanceTransition?
    /// The turn of the run loop, counted from the start.
    package let turn: Int
    /// The simulated time since the start, in seconds.
    package let time: Double
    let method: Int32
    let place: Int32

    /// Control has reached UIKit's own method.
    ///
    /// - Returns: Whether it came through an override.
    mutating func reachBase() -> Bool {
        reachedBase = true
        return overridingClass != nil
    }

    /// Lets what happened inside end before a position.
    ///
    /// - Returns: The method and the place where it happened: everything goes on there.
    mutating func close(at end: Int) -> (method: Int32, place: Int32) {
        self.end = end
        return (method, place)
    }

    /// Indicates whether it is shown. Callbacks that UIKit makes all the time are shown only where a class
    /// overrides them.
    package var isSeen: Bool {
        guard case .callback(let callback, _) = event else { return true }
        return !callback.isSeenWhenOverridden || overridingClass != nil
    }
}

/// An object that something happens to.
package enum Receiver: Hashable, Sendable {
    /// A view controller.
    case controller(Controller.ID)
    case view(View.ID)
    /// The application or its scene, and their delegates.
    case application
    /// The delegate of a container, or of a presented controller's presentation.
    case delegate(Controller.ID)
    /// The app's own presentation controller of a presented controller.
    case presentationController(Controller.ID)

    /// The controller or view itself.
    var object: Value? {
        switch self {
        case .controller(let controller): .controller(controller)
        case .view(let view): .view(view)
        default: nil
        }
    }
}

/// The content of a trace entry: a call, a change, a console message or an end of the app.
package enum Event: Hashable, Sendable {
    /// UIKit called a method.
    case callback(Callback, Argument)
    /// Something changed that a learner can see.
    case change(StateChange)
    /// A line appeared on the console.
    case console(ConsoleMessage)
    /// The completion block of a presentation or dismissal ran.
    case completion
    /// The learner's code printed a line.
    case printed(String)
    /// Code that is not understood was skipped; holds its first words.
    case skipped(String, UnknownReason)
    /// Code of the learner's took too much of something: the app is gone.
    case exhausted(ExhaustedResource)
    /// An exception that nothing catches was raised: the app is gone.
    case exception(AppException)
    /// Calls repeated themselves without end: the app is gone. Holds the entry at which the last round began.
    case endlessRecursion(of: Int)
}

/// The one argument of a callback that matters here.
package enum Argument: Hashable, Sendable {
    /// No argument.
    case none
    /// `animated:` of the appearance callbacks.
    case animated(Bool)
    /// `isAppearing` and `animated:` of beginAppearanceTransition.
    case transition(isAppearing: Bool, animated: Bool)
    /// The new superview, or nil.
    case superview(View.ID?)
    /// The subview that came or goes.
    case subview(View.ID)
    /// The constraints that a view is given.
    case constraints([LayoutConstraint.ID])
    /// The new parent, or nil.
    case parent(Controller.ID?)
    /// The new window; nil if there is none.
    case window(Window.ID?)
    /// The nib's name, or nil.
    case nibName(String?)
    /// The interface orientation at the time of the callback; for didRotate, the one before.
    case orientation(isLandscape: Bool)
    /// The size that the view is about to get.
    case size(Size)
    /// A point in the view's own coordinates.
    case point(Point)
    /// A part of the view, in its own coordinates.
    case rectangle(Rectangle)
    /// The size classes that are about to hold.
    case sizeClasses(SizeClasses)
    /// The identifier of a segue, and the controller it leads to, as soon as there is one.
    case segue(String, to: Controller.ID?)
    /// The row or item of a list.
    case indexPath(ListState.Path)
}

/// A change of state that explains what follows.
package enum StateChange: Hashable, Sendable {
    /// A getter found no view, so loading begins.
    case viewIsMissing
    /// A root view was made, with where it came from.
    case madeView(View.ID, View.Origin, Rectangle)
    /// The controller's view was assigned, with the size that it had then.
    case assignedView(View.ID, Size)
    /// The controller's view became nil.
    case droppedView
    /// A view that had been made was never used.
    case wastedView(View.ID)
    /// An outlet was connected.
    case connectedOutlet(String)
    /// The view's frame changed.
    case resized(Rectangle)
    /// The bitmap behind a view was thrown away.
    case droppedBitmap
    /// Hit testing passed a view over, with all that is below it.
    case passedByTouch
    /// Hit testing ended at a view: it gets the touch.
    case hitByTouch
}
