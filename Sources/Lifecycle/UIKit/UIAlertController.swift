// An alert or action sheet: a controller of UIKit's own whose presentation is UIKit's own, too.

extension Simulation {
    /// `-[UIPopoverPresentationController presentationTransitionWillBegin]`, private: an action sheet has to say where it
    /// points. Code that asks for its popoverPresentationController is taken to have said so.
    mutating func checkPopoverSource(of presented: Controller.ID) throws(Interruption) {
        let attributes = world.controllers[presented].attributes
        guard world.isAlert(presented), attributes["preferredStyle"] == .symbol("actionSheet"),
            attributes["popoverPresentationController"] == nil,
            world.environment.device.idiom == .pad, world.sizeClasses.horizontal == .regular,
            follows(.actionSheetNeedsSource)
        else { return }
        throw crash(.popoverLacksSource(presented), of: presented, by: .actionSheetNeedsSource)
    }
}

extension World {
    /// Whether a controller is an alert.
    func isAlert(_ controller: Controller.ID) -> Bool { kind(of: controller) == .alert }

    /// How an alert is presented, whatever its style says: over its presenter, which hears nothing.
    static var styleOfAlerts: Controller.ModalStyle { .custom }
}
