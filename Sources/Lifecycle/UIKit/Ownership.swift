extension Simulation {
    /// Takes a strong reference to a controller.
    mutating func retain(_ controller: Controller.ID) { world.controllers[controller].retainCount += 1 }

    /// Gives a strong reference to a controller back: with the last one it goes.
    mutating func release(reference controller: Controller.ID) throws(Interruption) {
        world.controllers[controller].retainCount -= 1
        try endIfUnreferenced(controller)
    }

    /// Lets go of the app's own variable that holds a controller.
    mutating func release(_ controller: Controller.ID) throws(Interruption) {
        world.controllers[controller].isHeld = false
        try endIfUnreferenced(controller)
    }

    /// Ends a controller that nothing holds any more, and what only it held. It keeps a list instead of calling
    /// itself: the last reference to one may be the last to many.
    mutating func endIfUnreferenced(_ controller: Controller.ID) throws(Interruption) {
        var waiting = [controller]
        while let next = waiting.popLast() {
            guard world.controllers[next].isAlive, !world.isReferenced(next) else { continue }
            guard !world.runLoop.isAboutToEndTransition(of: next) else {
                world.runLoop.afterCommit.append(.endIfUnreferenced(next))
                continue
            }
            world.controllers[next].isDeallocating = true
            try send(.deinitialize, to: next, by: .lastReferenceEndsObject)
            world.controllers[next].isAlive = false
            for child in world.controllers[next].children {
                world.controllers[child].parent = nil
                world.controllers[child].retainCount -= 1
            }
            waiting += world.controllers[next].children.reversed()
            world.controllers[next].children = []
            waiting += endReferences(of: next)
            guard let view = world.controllers[next].view else { continue }
            world.separate(view, from: next)
            if !world.isInUse(view) { world.views[view].isAlive = false }
        }
    }
}

extension World {
    /// Whether anything holds a controller.
    func isReferenced(_ controller: Controller.ID) -> Bool {
        controllers[controller].isHeld || controllers[controller].retainCount > 0 || window.root == controller
            || controllers[controller].presented != nil
    }
}
