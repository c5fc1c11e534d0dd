/// A change of a navigation controller's stack that came while another one was under way, or the presentation of what
/// covers the stack, and has yet to be made.
struct PostponedStackChange: Hashable, Sendable {
    let navigation: Controller.ID
    let kind: Kind
    let isAnimated: Bool
    /// Indicates whether it was requested during another change of the stack, which UIKit logs a complaint
    /// about when this change begins.
    let isNested: Bool

    enum Kind: Hashable, Sendable {
        case push(Controller.ID)
        case set([Controller.ID])
    }

    /// The controllers that it holds until it is made.
    var controllers: [Controller.ID] {
        switch kind {
        case .push(let pushed): [pushed]
        case .set(let stack): stack
        }
    }
}

extension Transitions {
    mutating func takePostponed(of navigation: Controller.ID) -> PostponedStackChange? {
        postponed.firstIndex { $0.navigation == navigation }.map { postponed.remove(at: $0) }
    }
}

extension Simulation {
    /// Puts a change of a stack off whose turn has not come.
    ///
    /// - Returns: Whether it waits.
    mutating func postpone(
        _ kind: PostponedStackChange.Kind, of navigation: Controller.ID, animated: Bool
    ) -> Bool {
        let isNested = world.transitions.isChanging(navigation)
        let waits =
            switch kind {
            case .push:
                animated && (isNested || world.isBeingCovered(navigation)) && applies(.animatedPushWaits)
            case .set: isNested && applies(.newStackWaits)
            }
        guard waits || world.transitions.postponed.contains(where: { $0.navigation == navigation })
        else { return false }
        let change = PostponedStackChange(
            navigation: navigation, kind: kind, isAnimated: animated, isNested: isNested)
        for controller in change.controllers { world.retain(controller) }
        world.transitions.postponed.append(change)
        return true
    }

    /// Nothing is under way any more: makes the changes that have waited, until one of them is on its way itself.
    mutating func makePostponedChanges(of navigation: Controller.ID) throws(Interruption) {
        while world.transitions.navigation(of: navigation) == nil, !world.isBeingCovered(navigation),
            let next = world.transitions.takePostponed(of: navigation)
        {
            if case .push = next.kind, next.isAnimated, next.isNested {
                log(.navigationEndsUnexpectedly, of: navigation, by: .nestedPushIsComplainedOf)
            }
            try make(next)
        }
    }

    /// A pop comes behind pushes that wait: they are on the stack before it goes back.
    package mutating func listPostponedPushes(of navigation: Controller.ID) throws(Interruption) {
        while let index = world.transitions.postponed.firstIndex(where: { $0.navigation == navigation }) {
            guard case .push = world.transitions.postponed[index].kind else { return }
            try make(world.transitions.postponed.remove(at: index))
        }
    }

    private mutating func make(_ change: PostponedStackChange) throws(Interruption) {
        switch change.kind {
        case .push(let pushed):
            _ = try push(pushed, onto: change.navigation, animated: change.isAnimated, hasWaited: true)
        case .set(let stack):
            _ = try setStack(stack, of: change.navigation, animated: change.isAnimated, hasWaited: true)
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
