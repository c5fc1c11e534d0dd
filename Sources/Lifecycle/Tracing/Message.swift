/// A line that UIKit prints to the console, in its own words.
public enum ConsoleMessage: Hashable, Sendable {
    /// The launch ended without a root controller's view in the window.
    case windowsExpectRoot
    /// An appearance callback was called by hand.
    case calledDirectly(Callback, Controller.ID)

    /// The line, as the console shows it.
    ///
    /// - Parameter world: The world that the objects named in it belong to.
    /// - Returns: The text without time and process.
    public func text(in world: World) -> String {
        switch self {
        case .windowsExpectRoot:
            return "Application windows are expected to have a root view controller at the end of application launch"
        case .calledDirectly(let callback, let controller):
            let method = "-" + callback.selector
            return "[ViewController] Calling \(method) directly on a view controller is not supported, and may "
                + "result in out-of-order callbacks and other inconsistent behavior. Use the "
                + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to "
                + "manually drive appearance callbacks instead. Make a symbolic breakpoint at "
                + "UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: "
                + world.description(of: controller)
        }
    }
}

/// An exception that UIKit raises, in its own words.
public enum AppException: Hashable, Sendable {
    /// A named nib is not in the bundle.
    case couldNotLoadNib(name: String)
    /// A nib's view outlet is not connected.
    case viewOutletNotSet(nib: String)
    /// A nib connects an outlet that the class does not have.
    case unknownOutlet(Controller.ID, key: String)
    /// A view that has an owner was assigned to another controller.
    case viewHasOwner(View.ID, owner: Controller.ID, newOwner: Controller.ID)

    /// The exception's name, such as `NSInternalInconsistencyException`.
    public var name: String {
        switch self {
        case .couldNotLoadNib, .viewOutletNotSet: "NSInternalInconsistencyException"
        case .unknownOutlet: "NSUnknownKeyException"
        case .viewHasOwner: "UIViewControllerHierarchyInconsistency"
        }
    }

    /// The exception's reason, as the crash log shows it.
    ///
    /// - Parameter world: The world that the objects named in it belong to.
    /// - Returns: The text after `reason:`.
    public func reason(in world: World) -> String {
        switch self {
        case .couldNotLoadNib(let name):
            return "Could not load NIB in bundle: 'NSBundle </var/containers/Bundle/Application/App.app> (loaded)' "
                + "with name '\(name)'"
        case .viewOutletNotSet(let nib):
            return "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib)\" nib but the view outlet "
                + "was not set."
        case .unknownOutlet(let controller, let key):
            let object = world.description(of: controller).replacing(":", with: "")
            return "[\(object) setValue:forUndefinedKey:]: this class is not key value "
                + "coding-compliant for the key \(key)."
        case .viewHasOwner(let view, let owner, let newOwner):
            return "A view can only be associated with at most one view controller at a time! View "
                + "\(world.description(of: view)) is associated with \(world.description(of: owner)). Clear this "
                + "association before associating this view with \(world.description(of: newOwner))."
        }
    }
}
