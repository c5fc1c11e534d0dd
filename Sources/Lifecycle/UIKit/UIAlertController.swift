// An alert or action sheet: a controller of UIKit's own whose presentation is UIKit's own, too.

extension World {
    /// Whether a controller is an alert.
    func isAlert(_ controller: Controller.ID) -> Bool { kind(of: controller) == .alert }

    /// How an alert is presented, whatever its style says: over its presenter, which hears nothing.
    static var styleOfAlerts: Controller.ModalStyle { .custom }
}
