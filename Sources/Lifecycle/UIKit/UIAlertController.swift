// An alert or action sheet: a controller of UIKit's own whose presentation is UIKit's own, too.

extension Simulation {
    /// `-[UIPopoverPresentationController presentationTransitionWillBegin]`, private: an action sheet has to say where it
    /// points. Code that asks for its popoverPresentationController is taken to have said so.
    mutating func checkPopoverSource(of presented: Controller.ID) throws(Interruption) {
        let attributes = world.controllers[presented].attributes
        guard world.isAlert(presented), attributes["preferredStyle"] == .symbol("actionSheet"),
            attributes["popoverPresentationController"] == nil,
            world.environment.device.idiom == .pad, world.sizeClasses.horizontal == .regular,
            applies(.actionSheetNeedsSource)
        else { return }
        throw crash(.popoverLacksSource(presented), of: presented, by: .actionSheetNeedsSource)
    }

    /// A tap on a button of an alert: the alert goes first, and what was chosen is done when it is gone from the
    /// screen. What calls the handler holds the alert, and with it the button, until the handler has returned.
    mutating func choose(_ button: ActionSender, of alert: Controller.ID) throws(Interruption) {
        _ = applies(.alertGoesBeforeHandler)
        world.retain(alert)
        _ = try dismiss(from: alert, animated: true)
        let delay = RunLoop.duration + 0.05
        if button.action.target.closure != nil {
            _ = runLater(button.action.target, after: delay, passing: [PassedArgument(nil, button.sender)])
        }
        runLater(.release(alert), after: delay, isOffMainThread: false)
    }

    /// Releases the buttons of an alert that is deallocated, and with them the captures of their handlers.
    mutating func releaseActions(of alert: Controller.ID) throws(Interruption) {
        cost.work += world.code.instances.count
        let actions = world.code.instances.identifiers.filter { instance in
            world.code.alert(of: .instance(instance)) == alert
        }
        for action in actions where world.code.escaped.remove(.instance(action)) != nil {
            _ = applies(.alertLetsGoOfHandlers)
            try release(.instance(action))
        }
    }
}

extension World {
    package func isAlert(_ controller: Controller.ID) -> Bool { kind(of: controller) == .alert }
}
