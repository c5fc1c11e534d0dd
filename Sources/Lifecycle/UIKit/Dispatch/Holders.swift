/// Something outside of all controllers that holds one.
package enum Holder: Hashable, Sendable {
    /// The variable of its name.
    case variable
    /// A window whose root it is.
    case window(Window.ID)
    /// The controller that it presents, until the dismissal.
    case presentation(of: Controller.ID)
    /// It is on the screen, or on its way to or from there.
    case screen
    /// A transition under way, or the main thread, on which it will end.
    case transition
    /// A view in the window, through some names.
    case windowSubview(String)
    /// A block that waits for its time, through what it captured.
    case block(String)
    /// A Task that hasn't ended, through the name that its closure captured; the name is empty if it waits inside a method
    /// of the object.
    case task(String)
    /// A property of a type.
    case staticProperty(String)
    /// The delegate of the app or of its scene, through a property.
    case delegate(String)
    /// The run loop, by a timer that fires again and again.
    case timer(String)
    /// The notification center, by the block of an observer.
    case notificationCenter(String)
    /// Code that is not understood was given it, or what leads to it.
    case unknownCode(String)

    /// Indicates whether it retains the controller forever, unless code removes it. A controller retained by
    /// nothing else is a leak.
    package var isForgotten: Bool {
        switch self {
        case .timer, .notificationCenter: true
        default: false
        }
    }
}

extension World {
    /// Everything outside of all controllers that holds a living one.
    package func holders(of controller: Controller.ID) -> [Holder] {
        direct(holdersOf: controller)
            + outerRoots.flatMap { root in
                links(from: root.objects.map { ("", $0) }).filter { $0.target == controller }
                    .map { root.holder($0.label) }
            }
    }

    /// The living controllers that nothing in use holds: a retain cycle does, or something that was forgotten.
    package var leaked: [Controller.ID] {
        let used = livingControllers.filter { !direct(holdersOf: $0).isEmpty }.map { Value.controller($0) }
        var reached: Set<Value> = []
        var waiting = used + outerRoots.filter { !$0.holder("").isForgotten }.flatMap { $0.objects }
        while let next = waiting.popLast() {
            guard reached.insert(next).inserted else { continue }
            waiting += strongReferences(from: next).map { $0.object }
        }
        return livingControllers.filter { !reached.contains(.controller($0)) }
    }

    private func direct(holdersOf controller: Controller.ID) -> [Holder] {
        let object = controllers[controller]
        var holders: [Holder] = []
        if object.windowCount > 0 {
            holders += windows.identifiers.filter { windows[$0].root == controller && windows[$0].isHeld }
                .map { .window($0) }
        }
        if object.isHeld { holders.append(.variable) }
        if let presented = object.presented { holders.append(.presentation(of: presented)) }
        if object.appearance != .disappeared { holders.append(.screen) }
        if isEnding(controller) || transitions.hold(controller)
            || runLoop.isAboutToEndTransition(of: controller)
        {
            holders.append(.transition)
        }
        return holders
    }

    /// The objects that are alive without being retained by another object, with their holders, each through the names
    /// on the way to a controller.
    private var outerRoots: [(objects: [Value], holder: (String) -> Holder)] {
        let subviews = windows.identifiers.filter { windows[$0].isHeld }.flatMap { windows[$0].subviews }
        let others: [(objects: [Value], holder: (String) -> Holder)] = [
            (subviews.map { .view($0) }, { .windowSubview($0) }),
            (
                code.escaped.filter { isAlive($0) }.sorted { address(of: $0) < address(of: $1) },
                { .unknownCode($0) }
            ),
            (code.observers.compactMap { $0.heldBlock }, { .notificationCenter($0) }),
            (runLoop.heldValues(byTasks: false) + transitions.heldValues, { .block($0) }),
            (runLoop.heldValues(byTasks: true), { .task($0) }),
            (
                code.statics.sorted { $0.key < $1.key }.flatMap { $0.value.value.objects },
                { .staticProperty($0) }
            ),
            ([delegates.application, delegates.scene].compactMap { $0 }, { .delegate($0) }),
        ]
        return others
            + runLoop.timers.map { timer in
                ([.instance(timer.timer)], { timer.repeats ? .timer($0) : .block($0) })
            }
    }
}
