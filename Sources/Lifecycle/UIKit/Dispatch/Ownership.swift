extension Simulation {
    /// Lets go of the app's own variable that holds a controller.
    mutating func release(variable controller: Controller.ID) throws(Interruption) {
        world.controllers[controller].isHeld = false
        try endIfUnreferenced(.controller(controller))
    }

    /// Ends an object that nothing holds any more, and what only it held.
    mutating func endIfUnreferenced(_ object: Value) throws(Interruption) {
        guard world.isAlive(object), !world.isReferenced(object), !world.isDeallocating(object) else {
            return
        }
        try end(object)
    }

    /// Ends an object. The last reference to one may be the last to many, in chains of any length: so the ones that
    /// end with it wait in a list, and are taken from it in the order in which they were let go.
    mutating func end(_ object: Value) throws(Interruption) {
        progress.ending.append(object)
        guard !progress.isEnding else { return }
        progress.isEnding = true
        while let next = progress.ending.popLast() {
            // Whoever ran in the meantime may have taken it.
            guard world.isAlive(next), !world.isReferenced(next) else { continue }
            let mark = progress.ending.count
            switch next {
            case .controller(let controller): try destroy(controller)
            case .view(let view): try destroy(view)
            case .window(let window): try destroy(window)
            case .instance(let instance): try destroy(instance)
            case .closure(let closure): try destroy(closure)
            case .constraint(let constraint): world.constraints[constraint].isAlive = false
            default: break
            }
            progress.ending[mark...].reverse()
        }
        progress.isEnding = false
    }

    private mutating func destroy(_ controller: Controller.ID) throws(Interruption) {
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
            try release(.controller(child))
        }
        while let dropped = world.transitions.takePostponed(of: controller) {
            for controller in dropped.controllers { try release(.controller(controller)) }
        }
        if let view = world.controllers[controller].view {
            world.detachView(view, from: controller)
            try endIfUnreferenced(.view(view))
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
            try endIfUnreferenced(.view(subview))
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
        world.windows[window].isDeallocating = true
        recordRule(.windowGoesWithLastReference)
        if world.windows[window].classID != nil {
            try duringDeinit { (simulation) throws(Interruption) in
                try simulation.run(.runDeinit(of: .window(window)))
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
        if let root { try endIfUnreferenced(.controller(root)) }
        let slots = world.windows[window].properties
        world.windows[window].properties = [:]
        try release(slots: slots)
    }

    private mutating func destroy(_ instance: Instance.ID) throws(Interruption) {
        world.code.instances[instance].isDeallocating = true
        try duringDeinit { (simulation) throws(Interruption) in
            try simulation.run(.runDeinit(of: .instance(instance)))
        }
        world.code.instances[instance].isAlive = false
        let slots = world.code.instances[instance].properties
        world.code.instances[instance].properties = [:]
        try release(slots: slots)
    }

    private mutating func destroy(_ closure: Closure.ID) throws(Interruption) {
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

    /// Counts strong references to an object that are taken, or given back.
    mutating func countReferences(to object: Value, _ change: Int) {
        switch object {
        case .controller(let controller): controllers[controller].retainCount += change
        case .view(let view): views[view].retainCount += change
        case .window(let window): windows[window].retainCount += change
        case .instance(let instance): code.instances[instance].retainCount += change
        case .constraint(let constraint): constraints[constraint].retainCount += change
        case .closure(let closure): code.closures[closure].retainCount += change
        default: break
        }
    }

    /// Indicates whether anything retains an object, such as a variable, a property, a running statement, a container or
    /// a superview; true for what is no object.
    func isReferenced(_ object: Value) -> Bool {
        switch object {
        case .controller(let controller):
            controllers[controller].isHeld || controllers[controller].retainCount > 0 || isRoot(controller)
                || controllers[controller].presented != nil
        case .view(let view): views[view].retainCount > 0 || isInUse(view)
        case .window(let window): windows[window].isHeld || windows[window].retainCount > 0
        case .instance(let instance): code.instances[instance].retainCount != 0
        case .constraint(let constraint): constraints[constraint].retainCount != 0
        case .closure(let closure): code.closures[closure].retainCount != 0
        default: true
        }
    }
}
