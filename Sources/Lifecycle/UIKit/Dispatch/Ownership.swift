extension Simulation {
    /// Gives a strong reference to a controller back: with the last one it goes.
    mutating func release(reference controller: Controller.ID) throws(Interruption) {
        world.controllers[controller].retainCount -= 1
        try endIfUnreferenced(controller)
    }

    /// Lets go of the app's own variable that holds a controller.
    mutating func release(variable controller: Controller.ID) throws(Interruption) {
        world.controllers[controller].isHeld = false
        try endIfUnreferenced(controller)
    }

    /// Ends a controller that nothing holds any more, and what only it held.
    mutating func endIfUnreferenced(_ controller: Controller.ID) throws(Interruption) {
        guard world.controllers[controller].isAlive, !world.isReferenced(controller),
            !world.isEnding(controller)
        else { return }
        try end(.controller(controller))
    }

    /// Ends an object. The last reference to one may be the last to many, in chains of any length: so the ones that
    /// end with it wait in a list, and are taken from it in the order in which they were let go.
    mutating func end(_ object: Value) throws(Interruption) {
        progress.ending.append(object)
        guard !progress.isEnding else { return }
        progress.isEnding = true
        while let next = progress.ending.popLast() {
            let mark = progress.ending.count
            switch next {
            case .controller(let controller): try destroy(controller)
            case .view(let view): try destroy(view)
            case .window(let window): try destroy(window)
            case .instance(let instance): try destroy(instance)
            case .closure(let closure): try destroy(closure)
            default: break
            }
            progress.ending[mark...].reverse()
        }
        progress.isEnding = false
    }

    private mutating func destroy(_ controller: Controller.ID) throws(Interruption) {
        guard world.controllers[controller].isAlive, !world.isReferenced(controller) else { return }
        guard !world.runLoop.isAboutToEndTransition(of: controller) else {
            let isPutOff = world.isEnding(controller)
            world.runLoop.afterCommit.append(
                isPutOff ? .deallocate(controller) : .endIfUnreferenced(controller))
            return
        }
        world.controllers[controller].isDeallocating = true
        if progress.isOffMainThread, applies(.deallocationWaitsForMainThread) {
            return world.runLoop.afterCommit.append(.deallocate(controller))
        }
        try duringDeinit { (simulation) throws(Interruption) in
            try simulation.send(.deinitialize, to: controller, by: .lastReferenceEndsObject)
        }
        world.markDead(controller)
        let children = world.controllers[controller].children
        world.controllers[controller].children = []
        for child in children {
            world.controllers[child].parent = nil
            try release(reference: child)
        }
        while let dropped = world.transitions.takePostponed(of: controller) {
            for controller in dropped.controllers { try release(reference: controller) }
        }
        if let view = world.controllers[controller].view {
            world.detachView(view, from: controller)
            try endIfUnreferenced(view)
        }
        let slots = world.controllers[controller].properties
        world.controllers[controller].properties = [:]
        try release(slots: slots)
        let presentations = [world.controllers[controller].sheet, world.controllers[controller].presentation]
        world.controllers[controller].sheet = nil
        world.controllers[controller].presentation = nil
        for presentation in presentations.compactMap({ $0 }) { try release(.instance(presentation)) }
        if world.isAlert(controller) { try releaseActions(of: controller) }
    }

    private mutating func destroy(_ view: View.ID) throws(Interruption) {
        guard world.views[view].isAlive, !world.views[view].isDeallocating, !world.isReferenced(view) else {
            return
        }
        world.views[view].isDeallocating = true
        if world.views[view].isOfOwnClass {
            try duringDeinit { (simulation) throws(Interruption) in
                try simulation.send(.deinitialize, to: view, by: .lastReferenceEndsObject)
            }
        }
        world.views[view].isAlive = false
        let subviews = world.views[view].subviews
        world.views[view].subviews = []
        for subview in subviews {
            try duringDeinit { (simulation) throws(Interruption) in
                if simulation.world.views[view].isOfOwnClass {
                    try simulation.send(
                        .willRemoveSubview, to: view, .subview(subview), by: .goingViewHearsOfSubviews)
                }
                try simulation.leave(goingSuperviewOf: subview)
            }
            try endIfUnreferenced(subview)
        }
        let slots = world.views[view].properties
        world.views[view].properties = [:]
        try release(slots: slots)
    }

    /// `UIView.removeFromSuperview()` of what lies in a view that goes: an override without super leaves the moves out.
    private mutating func leave(goingSuperviewOf subview: View.ID) throws(Interruption) {
        if world.overrides(.removeFromSuperview, in: subview) {
            try send(.removeFromSuperview, to: subview, by: .goingViewRemovesSubviews)
        } else {
            try send(.willMoveToSuperview, to: subview, .superview(nil), by: .goingViewRemovesSubviews)
            world.views[subview].superview = nil
            try send(.didMoveToSuperview, to: subview, by: .goingViewRemovesSubviews)
        }
        world.views[subview].superview = nil
    }

    /// Removes the subviews of a window that is deallocated, and then releases its root.
    private mutating func destroy(_ window: Window.ID) throws(Interruption) {
        guard world.windows[window].isAlive, !world.windows[window].isDeallocating,
            !world.isReferenced(window)
        else { return }
        world.windows[window].isDeallocating = true
        recordRule(.windowGoesWithLastReference)
        if world.windows[window].classID != nil {
            try duringDeinit { (simulation) throws(Interruption) in
                try simulation.code.runDeinit(of: .window(window), in: &simulation)
            }
        }
        world.windows[window].isAlive = false
        if world.windows[window].isVisible { recordRule(.goingWindowLosesContents) }
        for view in world.windows[window].subviews.reversed() {
            try duringDeinit { (simulation) throws(Interruption) in
                try simulation.removeFromSuperview(view)
            }
        }
        takeOffScreen(window)
        let root = world.windows[window].root
        world.setRoot(nil, of: window)
        if let root { try endIfUnreferenced(root) }
        let slots = world.windows[window].properties
        world.windows[window].properties = [:]
        try release(slots: slots)
    }

    private mutating func destroy(_ instance: Instance.ID) throws(Interruption) {
        guard world.code.instances[instance].isAlive, !world.code.instances[instance].isDeallocating,
            world.code.instances[instance].retainCount == 0
        else { return }
        world.code.instances[instance].isDeallocating = true
        try duringDeinit { (simulation) throws(Interruption) in
            try simulation.code.runDeinit(of: .instance(instance), in: &simulation)
        }
        world.code.instances[instance].isAlive = false
        let slots = world.code.instances[instance].properties
        world.code.instances[instance].properties = [:]
        try release(slots: slots)
    }

    private mutating func destroy(_ closure: Closure.ID) throws(Interruption) {
        guard world.code.closures[closure].isAlive, world.code.closures[closure].retainCount == 0 else {
            return
        }
        world.code.closures[closure].isAlive = false
        try release(slots: world.code.closures[closure].captures)
        for (_, variable) in world.code.closures[closure].variables.sorted(by: { $0.key < $1.key }) {
            try release(shared: variable)
        }
    }

    /// Runs a deinit: what its statements let go ends there and then, not after the object.
    private mutating func duringDeinit(
        _ body: (inout Simulation) throws(Interruption) -> Void
    ) throws(Interruption) {
        let waiting = progress.ending
        progress.ending = []
        progress.isEnding = false
        try body(&self)
        progress.ending = waiting
        progress.isEnding = true
    }

    private mutating func release(slots: [String: StoredValue]) throws(Interruption) {
        for (_, slot) in slots.sorted(by: { $0.key < $1.key }) where slot.reference == .strong {
            try release(slot.value)
        }
    }
}

extension World {
    /// Takes a strong reference to a controller.
    mutating func retain(_ controller: Controller.ID) { controllers[controller].retainCount += 1 }

    /// Indicates whether anything retains a controller.
    func isReferenced(_ controller: Controller.ID) -> Bool {
        controllers[controller].isHeld || controllers[controller].retainCount > 0 || isRoot(controller)
            || controllers[controller].presented != nil
    }

    /// Indicates whether anything retains a window: a variable, a property, a running statement.
    func isReferenced(_ window: Window.ID) -> Bool {
        windows[window].isHeld || windows[window].retainCount > 0
    }

    /// Indicates whether anything retains a view: the app's code, a superview, a controller.
    func isReferenced(_ view: View.ID) -> Bool { views[view].retainCount > 0 || isInUse(view) }
}
