// What many ask of the world.

extension World {
    /// Whether a controller's view is loaded and in a window on screen.
    ///
    /// - Parameter controller: The controller.
    /// - Returns: False, too, when there is no view.
    public func isViewInWindow(_ controller: Controller.ID) -> Bool {
        controllers[controller].view.map { views[$0].isInWindow } ?? false
    }
}
