extension Simulation {
    /// Records something that has no duration.
    mutating func note(_ event: Event, to receiver: Receiver, by rule: Rule) {
        let index = begin(event, to: receiver, by: rule)
        end(index)
    }

    /// Records the beginning of something; what is recorded until ``end(_:)`` happens inside it.
    mutating func begin(_ event: Event, to receiver: Receiver, by rule: Rule) -> Int {
        let index = trace.entries.count
        trace.entries.append(
            Entry(
                receiver: receiver, event: event, rule: rule, caller: open.last, depth: open.count, end: nil,
                reachedBase: false, overridingClass: nil, doing: nil, turn: world.runLoop.turn,
                time: world.runLoop.time,
                frame: currentFrame))
        open.append(index)
        currentFrame = -1
        return index
    }

    mutating func end(_ index: Int) {
        trace.entries[index].end = trace.entries.count
        currentFrame = trace.entries[index].frame
        open.removeLast()
    }

    /// Enters a method of UIKit's own that only call stacks show.
    ///
    /// - Returns: What ``leave(_:)`` needs.
    mutating func enter(_ frame: Frame) -> Int32 {
        let before = currentFrame
        currentFrame = Int32(truncatingIfNeeded: trace.frames.count)
        trace.frames.append(Trace.FrameNode(frame: frame, parent: before))
        return before
    }

    /// Records that a rule shaped what happens here.
    mutating func heed(_ rule: Rule) {
        trace.influences.append(Influence(rule: rule, position: trace.entries.count))
    }

    /// Whether a rule holds; if it does, records that it shaped what happens here.
    mutating func heeds(_ rule: Rule) -> Bool {
        guard holds(rule) else { return false }
        heed(rule)
        return true
    }

    mutating func leave(_ before: Int32) { currentFrame = before }

    /// Raises an exception that nothing catches.
    func raised(_ exception: AppException, by rule: Rule) -> Interruption {
        Interruption(outcome: .raised(exception, rule))
    }
}

extension Simulation {
    /// Sends a callback to a controller: the class's override runs, or UIKit's own method.
    mutating func send(
        _ callback: Callback, to controller: Controller.ID, _ argument: Argument = .none, by rule: Rule
    ) throws(Interruption) {
        let index = begin(.callback(callback, argument), to: .controller(controller), by: rule)
        if let doing = world.controllers[controller].doing, doing.isValid(in: callback),
            heeds(.movingIsTrueInsideCallbacks)
        {
            trace.entries[index].doing = doing
        }
        let classID = world.controllers[controller].classID
        try run(callback, on: controller, from: classID, argument, entry: index)
        if trace.entries[index].overridingClass != nil {
            heedOverride(of: callback, on: controller, entry: index)
        }
        end(index)
    }

    /// Records what an override made of its callback.
    private mutating func heedOverride(of callback: Callback, on controller: Controller.ID, entry: Int) {
        if trace.entries[entry].reachedBase {
            heed(.superReachesBase)
        } else {
            heed(.overrideReplacesBase)
            if callback != .loadView { heed(.superIsExpected) }
        }
        if callback == .loadView, world.controllers[controller].view == nil {
            heed(.emptyLoadViewLeavesViewNil)
        }
    }

    /// Sends a callback to a view. Views have no overrides of the learner's.
    mutating func send(_ callback: Callback, to view: View.ID, _ argument: Argument = .none, by rule: Rule) {
        note(.callback(callback, argument), to: .view(view), by: rule)
    }

    /// Runs the first implementation of a method from a class upwards.
    private mutating func run(
        _ callback: Callback, on controller: Controller.ID, from classID: ControllerClass.ID?,
        _ argument: Argument, entry: Int
    ) throws(Interruption) {
        var next = classID
        while let current = next {
            if let body = world.classes[current].overrides[callback] {
                if trace.entries[entry].overridingClass == nil {
                    trace.entries[entry].overridingClass = current
                }
                try execute(
                    body, of: callback, on: controller, above: world.classes[current].superclass, argument,
                    entry: entry)
                return
            }
            next = world.classes[current].superclass
        }
        trace.entries[entry].reachedBase = true
        try runBase(callback, on: controller, isOverridden: trace.entries[entry].overridingClass != nil)
    }

    /// What UIViewController's own implementation does.
    private mutating func runBase(
        _ callback: Callback, on controller: Controller.ID, isOverridden: Bool
    ) throws(Interruption) {
        switch callback {
        case .loadView: try baseLoadView(controller, isOverridden: isOverridden)
        case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
            guard world.kind(of: controller) != .plain, let state = callback.appearance else { return }
            try containerMoves(controller, to: state)
        case .updateViewConstraints: baseUpdateViewConstraints(controller)
        case .loadViewIfNeeded: try loadViewIfNeeded(controller)
        case .deinitialize:
            guard world.kind(of: controller) == .search, heeds(.searchControllerLoadsWhileGoing) else {
                return
            }
            _ = try view(of: controller)
        case .didReceiveMemoryWarning: try baseDidReceiveMemoryWarning(controller, isOverridden: isOverridden)
        default: break
        }
    }

    /// Runs the statements of an override; each enters UIKit again as real code would.
    private mutating func execute(
        _ body: Body, of callback: Callback, on controller: Controller.ID,
        above superclass: ControllerClass.ID?,
        _ argument: Argument, entry: Int
    ) throws(Interruption) {
        guard bodyDepth < Simulation.stackLimit else { throw overflow(callback, on: controller) }
        bodyDepth += 1
        for statement in body.statements {
            switch statement {
            case .callSuper:
                try run(callback, on: controller, from: superclass, argument, entry: entry)
            case .readView:
                if callback == .loadView, world.controllers[controller].view == nil {
                    heed(.readingViewInLoadViewRecurses)
                }
                _ = try view(of: controller)
            case .assignView(let expression):
                try setView(try evaluate(expression), of: controller)
            case .perform(let command, _):
                _ = try perform(command)
            }
        }
        bodyDepth -= 1
    }

    private mutating func evaluate(_ expression: ViewExpression) throws(Interruption) -> View.ID? {
        switch expression {
        case .none: nil
        case .view(let other): world.controllers[other].isAlive ? try view(of: other) : nil
        case .new(let className): bareView(className)
        }
    }

    private mutating func bareView(_ className: String) -> View.ID {
        heed(.bareViewHasNoSize)
        return makeView(className, frame: .zero)
    }

    mutating func overflow(_ callback: Callback, on controller: Controller.ID) -> Interruption {
        let last = trace.entries.dropLast().lastIndex {
            $0.event == trace[trace.count - 1].event && $0.receiver == trace[trace.count - 1].receiver
        }
        note(
            .endlessRecursion(of: last ?? 0), to: .controller(controller), by: .endlessRecursionEndsApp)
        return Interruption(outcome: .overflowed(.endlessRecursionEndsApp))
    }
}
