// When the blocks run that code hands to a transition coordinator. A controller may be on its way with no transition
// of its own, as a child or by hand: so they wait by controller.

/// A block that waits for the end of a controller's transition.
package struct CoordinatedCompletion: Hashable, Sendable {
    let controller: Controller.ID
    /// Indicates whether the controller was appearing when the block was passed in.
    let isAppearing: Bool
    let block: Value

    package init(controller: Controller.ID, isAppearing: Bool, block: Value) {
        self.controller = controller
        self.isAppearing = isAppearing
        self.block = block
    }
}

extension Simulation {
    /// The blocks beside a change of size, inside its animation and before the layout.
    mutating func runSizeTransitionAnimations() throws(Interruption) {
        let animations = world.transitions.sizeAnimations
        world.transitions.sizeAnimations = []
        for animation in animations {
            try runAlone(.invoke(animation, [PassedArgument(nil, world.coordinatorContext())]))
            try release(animation)
        }
    }

    /// The finger lets go: what waits for that hears of it first, before the other direction is taken.
    mutating func endInteraction(isCancelled: Bool) throws(Interruption) {
        let blocks = world.transitions.interactions
        world.transitions.interactions = []
        guard !blocks.isEmpty else { return }
        recordRule(.interactionEndsBeforeWills)
        for block in blocks {
            let context = world.coordinatorContext(isCancelled: isCancelled)
            try runAlone(.invoke(block, [PassedArgument(nil, context)]))
            try release(block)
        }
    }
}

extension World {
    /// A UIViewControllerTransitionCoordinatorContext.
    package mutating func coordinatorContext(isCancelled: Bool = false) -> Value {
        let properties = [
            "isCancelled": StoredValue(.bool(isCancelled)), "isAnimated": StoredValue(.bool(true)),
        ]
        return .instance(code.add("UIViewControllerTransitionCoordinatorContext", properties))
    }

    /// A controller's transition is over, or was taken back: its completion blocks run in the next turn.
    mutating func endCoordination(of controller: Controller.ID, isAppearing: Bool) {
        guard !transitions.completions.isEmpty else { return }
        for completion in transitions.completions where completion.controller == controller {
            let context = coordinatorContext(isCancelled: completion.isAppearing != isAppearing)
            runLoop.afterCommit.append(
                .runAlongside(completion.block, [PassedArgument(nil, context)]))
        }
        transitions.completions.removeAll { $0.controller == controller }
    }
}
