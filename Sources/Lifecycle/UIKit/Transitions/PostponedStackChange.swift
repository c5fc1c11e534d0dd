/// A change of a navigation controller's stack that came while another one was under way, or the presentation of what
/// covers the stack, and has yet to be made.
struct PostponedStackChange: Hashable, Sendable {
    let navigation: Controller.ID
    /// The controller that is to be pushed, or the new stack: they are held until the change is made.
    let controllers: [Controller.ID]
    let isPush: Bool
    let isAnimated: Bool
    /// Indicates whether it was requested during another change of the stack, which UIKit logs a complaint
    /// about when this change begins.
    let isNested: Bool
}

extension Simulation {
    /// Puts a change of a stack off whose turn has not come.
    ///
    /// - Returns: Whether it waits.
    mutating func postpone(
        _ controllers: [Controller.ID], isPush: Bool, of navigation: Controller.ID, animated: Bool
    ) -> Bool {
        let isNested = world.transitions.isChanging(navigation)
        let waits =
            isPush
            ? animated && (isNested || world.isBeingCovered(navigation)) && applies(.animatedPushWaits)
            : isNested && applies(.newStackWaits)
        guard waits || world.transitions.postponed.contains(where: { $0.navigation == navigation })
        else { return false }
        let change = PostponedStackChange(
            navigation: navigation, controllers: controllers, isPush: isPush, isAnimated: animated,
            isNested: isNested)
        for controller in controllers { world.retain(controller) }
        world.transitions.postponed.append(change)
        return true
    }

    /// Nothing is under way any more: makes the changes that have waited, until one of them is on its way itself.
    mutating func makePostponedChanges(of navigation: Controller.ID) throws(Interruption) {
        while world.transitions.navigation(of: navigation) == nil, !world.isBeingCovered(navigation),
            let next = world.transitions.takePostponed(of: navigation)
        {
            if next.isPush, next.isAnimated, next.isNested {
                log(.navigationEndsUnexpectedly, of: navigation, by: .nestedPushIsComplainedOf)
            }
            try make(next)
        }
    }

    /// A pop comes behind pushes that wait: they are on the stack before it goes back.
    package mutating func listPostponedPushes(of navigation: Controller.ID) throws(Interruption) {
        while let index = world.transitions.postponed.firstIndex(where: { $0.navigation == navigation }) {
            guard world.transitions.postponed[index].isPush else { return }
            try make(world.transitions.postponed.remove(at: index))
        }
    }

    private mutating func make(_ change: PostponedStackChange) throws(Interruption) {
        let navigation = change.navigation, animated = change.isAnimated
        if change.isPush, let pushed = change.controllers.first {
            _ = try push(pushed, onto: navigation, animated: animated, hasWaited: true)
        } else {
            _ = try setStack(change.controllers, of: navigation, animated: animated, hasWaited: true)
        }
        for controller in change.controllers { try release(.controller(controller)) }
    }
}

extension World {
    /// Indicates whether a presentation that hides a stack, or a container around it, is in flight.
    fileprivate func isBeingCovered(_ navigation: Controller.ID) -> Bool {
        transitions.contains {
            guard case .presentation(let presentation) = $0.kind, presentation.hidesPresenter, $0.isAnimated
            else { return false }
            return $0.container == navigation || ancestors(of: navigation).contains($0.container)
        }
    }
}
