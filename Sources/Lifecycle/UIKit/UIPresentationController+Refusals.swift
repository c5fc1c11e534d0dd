// The presentations that UIKit refuses, and those that it only warns about.

extension Simulation {
    /// Why a controller cannot present another one now; nil if it can.
    mutating func refusal(
        of presented: Controller.ID, on presenter: Controller.ID, from source: Controller.ID
    ) -> (message: ConsoleMessage, rule: Rule)? {
        let other = world.controllers[presenter].presented
        let isGoing = world.transitions.contains { $0.dismissed.contains(other ?? presenter) }
        let isComing = world.transitions.contains { $0.isPresentation(of: source) }
        let inProgress = ConsoleMessage.presentationInProgress(presented, on: presenter, from: source)
        if isComing, follows(.presentationHasToWait) { return (inProgress, .presentationHasToWait) }
        if isComing, follows(.waitingPresentationIsUnsettled) {
            return (inProgress, .waitingPresentationIsUnsettled)
        }
        if isGoing, follows(.dismissalDelaysPresentation) {
            return (inProgress, .dismissalDelaysPresentation)
        }
        guard other == nil || !isGoing else {
            return (
                .alreadyPresenting(presented, on: presenter, from: source, nil), .onePresentationAtATime
            )
        }
        guard world.isViewInWindow(presenter) else {
            return (
                .presenterNotInWindow(presented, on: presenter, from: source), .presenterHasToBeInWindow
            )
        }
        return other.map {
            (.alreadyPresenting(presented, on: presenter, from: source, $0), .onePresentationAtATime)
        }
    }

    /// `present(nil, animated:)`, which Swift does not let through but Objective-C does.
    mutating func presentNil(from source: Controller.ID) -> Interruption {
        crash(.presentedNil(on: source), of: source, by: .presentingNilRaises)
    }

    /// Refuses an action with a console message, as UIKit does.
    mutating func refuse(_ message: ConsoleMessage, by rule: Rule, on controller: Controller.ID)
        -> Outcome
    {
        note(.console(message), to: .controller(controller), by: rule)
        return .done
    }

    /// A presenter that is on screen, but not below the root controller, is warned of.
    mutating func warnOfDetachedPresenter(_ presented: Controller.ID, on source: Controller.ID) {
        guard let root = world.bottomController(of: world.window(showing: source)),
            !world.isAbove(root, source)
        else { return }
        if holds(.detachedPresenterIsDiscouraged) {
            note(
                .presenterIsDiscouraged(source), on: source, by: .detachedPresenterIsDiscouraged)
        } else if holds(.detachedPresenterIsNotSupported) {
            note(
                .presenterIsDetached(presented, on: source), on: source, by: .detachedPresenterIsNotSupported)
        }
    }

    private mutating func note(_ message: ConsoleMessage, on controller: Controller.ID, by rule: Rule) {
        note(.console(message), to: .controller(controller), by: rule)
    }
}
