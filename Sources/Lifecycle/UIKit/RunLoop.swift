/// The work that waits for its moment: nothing here has a clock.
package struct RunLoop: Hashable, Sendable {
    /// Something that waits.
    package enum PendingWork: Hashable, Sendable {
        case showView(Controller.ID)
        case layout(View.ID)
        /// A view that asked for layout gets it, unless it got it before.
        case layoutIfNeeded(View.ID)
        /// A view that asked for its properties, without layout.
        case updateProperties(View.ID)
        case endAppearanceTransition(Controller.ID, Rule)
        case endIfUnreferenced(Controller.ID)
        case release(Controller.ID)
        /// A controller whose last reference went on another thread.
        case deallocate(Controller.ID)
        /// The wills of a transition go out.
        case start(Transition.ID)
        /// A transition ends.
        case finish(Transition.ID)
        /// A transition without animation ends one turn later.
        case finishInNextTurn(Transition.ID)
        /// The animation of a rotation ends; the interface was turned so before.
        case finishRotation(wasLandscape: Bool)
        /// The animation of a rotation ends, for controllers that still use the methods of before iOS 8.
        case finishRotationOfOldMethods([Controller.ID], wasLandscape: Bool)
        /// The window of a launching app asks for the orientation again.
        case askForOrientation(Controller.ID)
        /// A controller that leaves updates its constraints.
        case updateConstraints(Controller.ID)
        /// A block of the learner's runs; it is held until then.
        case run(Value, [PassedArgument])
        /// The same on another thread.
        case runOffMainThread(Value, [PassedArgument])
        /// A task begins with a block; both are held until it is over.
        case begin(Value, Instance.ID, isOffMainThread: Bool)
        /// A task that slept goes on.
        case wake(PausedTask)
        /// A block that outside code was given, which may call it; it is held until then.
        case runPerhaps(Value)
        /// A block beside a transition, in its animation or when that is over; it is held until then.
        case runAlongside(Value, [PassedArgument])
        /// The root allows only another orientation than the app was launched in.
        case orientAtLaunch
        /// The interface turns to the device in the middle of a launch.
        case rotateAtLaunch
        /// The app that launches becomes active.
        case activate
        /// The root has heard all that a launch brings.
        case endLaunch
        /// A scroll view arrives where it was told to scroll to.
        case scroll(View.ID, Point)
    }

    /// Something that an animation ends with.
    package struct Animation: Hashable, Sendable {
        package var end: Double
        package let work: PendingWork
    }

    /// A timer that runs, and when it fires next.
    package struct RunningTimer: Hashable, Sendable {
        package let timer: Instance.ID
        var next: Double
        let interval: Double
        let repeats: Bool

        package init(timer: Instance.ID, next: Double, interval: Double, repeats: Bool) {
            self.timer = timer
            self.next = next
            self.interval = interval
            self.repeats = repeats
        }
    }

    /// The duration of an animated transition, in seconds.
    package static let duration = 0.35
    /// The number of seconds that a command waits for what it started, so that code which runs forever
    /// doesn't block it.
    static let longestSettling = 10.0
    /// The frames per second in which a display link fires, and the number of frames for which it does so in
    /// one command. One second shows what goes on.
    package static let framesPerSecond = 60.0, framesPerCommand = 60
    /// The number of the learner's steps that a turn counts as, so that code which only waits for the next
    /// turn also ends.
    static let stepsPerTurn = 50

    /// The turn, counted from the start.
    package var turn = 0
    /// The simulated time since the start, in seconds.
    package var time = 0.0
    /// The work for the commit of this turn's transaction.
    package var atCommit: [PendingWork] = []
    /// The number of layouts in the current commit, by the view that asked for them.
    var layoutPasses: [View.ID: Int] = [:]
    /// The work for after that commit.
    package var afterCommit: [PendingWork] = []
    /// The work for the end of animations, in the order in which the animations began.
    package var animations: [Animation] = []
    /// The views of the app's own classes that wait to be drawn, in the order in which they asked.
    var viewsToDraw: [View.ID] = []
    /// The timers that run, in the order in which they were scheduled.
    package var timers: [RunningTimer] = []
    /// During a launch, the blocks for the main queue, which is not served before the launch is over.
    var launch: [PendingWork]?
    /// The transitions that fingers hold: they end, or are taken back, when the finger lets go.
    var held: [Transition.ID] = []

    fileprivate var isIdle: Bool { atCommit.isEmpty && afterCommit.isEmpty && viewsToDraw.isEmpty }

    /// Indicates whether a viewDidAppear or viewDidDisappear is waiting for the end of the commit, and
    /// retains its controller until then.
    func isAboutToEndTransition(of controller: Controller.ID) -> Bool {
        afterCommit.contains { work in
            if case .endAppearanceTransition(controller, _) = work { true } else { false }
        }
    }

    /// Counts that a view gets the layout that it asked for.
    ///
    /// - Returns: How often it did in the commit under way.
    mutating func countLayoutPass(of view: View.ID) -> Int {
        layoutPasses[view, default: 0] += 1
        return layoutPasses[view, default: 0]
    }

    /// Takes the controllers off the front of the commit that are to be shown together.
    fileprivate mutating func takeShownControllers() -> [Controller.ID] {
        var shown: [Controller.ID] = []
        for work in atCommit {
            guard case .showView(let controller) = work else { break }
            shown.append(controller)
        }
        if !shown.isEmpty { atCommit.removeFirst(shown.count) }
        return shown
    }

    /// The controllers that the commit has still to show.
    var controllersToShow: some Sequence<Controller.ID> {
        atCommit.lazy.compactMap { if case .showView(let controller) = $0 { controller } else { nil } }
    }

    /// Resets everything but the turn and the time, after a crash.
    mutating func forgetAll() { self = RunLoop(turn: turn, time: time) }
}

extension Simulation {
    /// Lets a block run in a later turn of the run loop, or when some seconds have passed.
    @discardableResult
    package mutating func runLater(
        _ block: Value, after delay: Double?, passing arguments: [PassedArgument],
        isOffMainThread: Bool = false
    ) -> Value {
        retain(block)
        return runLater(
            isOffMainThread ? .runOffMainThread(block, arguments) : .run(block, arguments), after: delay,
            isOffMainThread: isOffMainThread)
    }

    /// Leaves work to a later turn of the run loop, or until some seconds have passed.
    @discardableResult
    package mutating func runLater(_ work: RunLoop.PendingWork, after delay: Double?, isOffMainThread: Bool)
        -> Value
    {
        if let delay {
            world.runLoop.animations.append(RunLoop.Animation(end: world.runLoop.time + delay, work: work))
        } else if !isOffMainThread, world.runLoop.launch != nil, applies(.launchKeepsMainQueueWaiting) {
            world.runLoop.launch?.append(work)
        } else {
            world.runLoop.afterCommit.append(work)
        }
        return .void
    }

    /// `NSObject.cancelPreviousPerformRequests(withTarget:selector:object:)`; without a method, all of the target's.
    package mutating func cancelPerformRequests(of target: Value, _ method: String?) throws(Interruption) {
        let canceled = world.runLoop.animations.filter { animation in
            guard case .run(.method(target, let name), _) = animation.work else { return false }
            return method == nil || method == name
        }
        world.runLoop.animations.removeAll { canceled.contains($0) }
        for _ in canceled { try release(target) }
    }

    /// Lets the run loop turn until nothing waits any more but what a finger holds, and what comes much later.
    mutating func settle() throws(Interruption) {
        let latest = world.runLoop.time + RunLoop.longestSettling
        while true {
            while world.application != .suspended, !world.runLoop.isIdle { try turn() }
            // A suspended app sleeps: what it was in the middle of goes on when it wakes.
            guard world.application != .suspended else { return }
            guard let next = world.runLoop.animations.min(by: { $0.end < $1.end }) else {
                guard try finishUnknownAnimation() else { return }
                continue
            }
            guard next.end <= latest else { return }
            try pass(to: next.end)
        }
    }

    /// Lets time pass: the animations that end until then end in their order.
    mutating func pass(to time: Double) throws(Interruption) {
        while true {
            while world.application != .suspended, !world.runLoop.isIdle { try turn() }
            // A suspended app sleeps: what was due in the meantime comes when it wakes.
            guard world.application != .suspended else { break }
            cost.work += world.runLoop.animations.count + world.runLoop.timers.count
            let next = world.runLoop.animations.min(by: { $0.end < $1.end })
            if let timer = world.runLoop.timers.map({ $0.next }).min(), timer <= min(time, next?.end ?? time)
            {
                try fireTimers(at: timer)
                continue
            }
            guard let next, next.end <= time else { break }
            world.runLoop.time = next.end
            // Of several that are alike each has its own end.
            if let place = world.runLoop.animations.firstIndex(of: next) {
                world.runLoop.animations.remove(at: place)
            }
            world.runLoop.turn += 1
            try countTurn()
            try perform(next.work)
        }
        world.runLoop.time = max(world.runLoop.time, time)
    }

    /// One turn of the run loop: the commit, then what waited for it. That of a suspended app stands still.
    mutating func turn() throws(Interruption) {
        guard world.application != .suspended else { return recordRule(.suspendedAppHearsNothing) }
        try commit()
        world.runLoop.turn += 1
        try countTurn()
        let caller = recorder.enter(.afterCommit)
        defer { recorder.leave(caller) }
        let waiting = world.runLoop.afterCommit
        world.runLoop.afterCommit.removeAll()
        for work in waiting { try perform(work) }
    }

    private mutating func commit() throws(Interruption) {
        let caller = recorder.enter(.commit)
        defer { recorder.leave(caller) }
        world.runLoop.layoutPasses.removeAll(keepingCapacity: true)
        while !world.runLoop.atCommit.isEmpty {
            let shown = world.runLoop.takeShownControllers()
            if shown.isEmpty {
                try perform(world.runLoop.atCommit.removeFirst())
            } else {
                try showViews(of: shown)
            }
        }
        try drawViews()
    }

    private mutating func perform(_ work: RunLoop.PendingWork) throws(Interruption) {
        switch work {
        case .showView(let controller): try showViews(of: [controller])
        case .layout(let view): try layout(below: view)
        case .layoutIfNeeded(let view): try layoutAtCommit(view)
        case .updateProperties(let view): try updatePropertiesAtCommit(view)
        case .endAppearanceTransition(let controller, let rule):
            try endAppearanceTransition(controller, by: rule)
        case .endIfUnreferenced(let controller): try endIfUnreferenced(.controller(controller))
        case .release(let controller): try release(.controller(controller))
        case .deallocate(let controller): try deallocate(controller)
        case .start(let transition):
            if try !startInLayout(transition) { try start(transition) }
            try finishAtOnce(transition)
        case .finishInNextTurn(let transition): world.runLoop.afterCommit.append(.finish(transition))
        case .finish(let transition): try finish(transition)
        case .finishRotation(let wasLandscape): try finishRotation(wasLandscape: wasLandscape)
        case .finishRotationOfOldMethods(let controllers, let wasLandscape):
            try sendRotationCallbacks(.didRotate, to: controllers, isLandscape: wasLandscape)
        case .askForOrientation(let controller): _ = try allowsByAsking(controller, isLandscape: false)
        case .updateConstraints(let controller): try updateConstraints(ofLeaving: controller)
        case .run(let block, let arguments):
            recordRule(.mainQueueRunsLater)
            try runBlock(block, arguments)
        case .runOffMainThread(let block, let arguments):
            recordRule(.otherQueuesRunMeanwhile)
            (progress.isOffMainThread, progress.isOnOtherQueue) = (true, true)
            defer { (progress.isOffMainThread, progress.isOnOtherQueue) = (false, false) }
            try runBlock(block, arguments)
        case .begin(let block, let task, let isOffMainThread):
            try run(.begin(block, task, isOffMainThread: isOffMainThread))
        case .wake(let task): try run(.wake(task))
        case .runPerhaps(let block):
            try step()
            try run(.callSpeculatively(block))
            try release(block)
        case .runAlongside(let block, let arguments): try runBlock(block, arguments)
        case .orientAtLaunch: try orientAtLaunch()
        case .rotateAtLaunch: try rotateAtLaunch()
        case .activate: try activateAtLaunch()
        case .endLaunch: try endLaunch()
        case .scroll(let view, let offset):
            if world.views[view].isAlive { scroll(view, to: offset) }
        }
    }

    /// A presentation without animation over the whole of its place is over, dids and all, before anything else runs.
    private mutating func finishAtOnce(_ id: Transition.ID) throws(Interruption) {
        guard let transition = world.transitions[id], transition.presented != nil, !transition.isAnimated,
            world.runLoop.afterCommit.contains(.finish(id)), applies(.unanimatedPresentationEndsAtOnce)
        else { return }
        try commit()
        try finishEarly(id)
    }

    /// Runs a block that waited, and lets it go.
    private mutating func runBlock(_ block: Value, _ arguments: [PassedArgument]) throws(Interruption) {
        try step()
        do throws(Interruption) {
            try runAlone(.invoke(block, arguments))
        } catch {
            // Of the blocks that run later only that of a Task can throw, and nobody hears of it.
            guard case .thrown = error else { throw error }
        }
        try release(block)
    }
}

extension World {
    /// Lets something happen when its animation ends, or right after the commit.
    mutating func schedule(_ work: RunLoop.PendingWork, animated: Bool) {
        if animated {
            runLoop.animations.append(
                RunLoop.Animation(end: runLoop.time + RunLoop.duration, work: work))
        } else {
            runLoop.afterCommit.append(work)
        }
    }
}
