/// A line that UIKit prints to the console, in its own words.
package enum ConsoleMessage: Hashable, Sendable {
    /// The launch ended without a root controller's view in the window.
    case windowsExpectRoot
    /// A controller was pushed while another push was on its way.
    case nestedPush
    /// The navigation bar had to catch up after a nested push.
    case navigationEndsUnexpectedly
    /// A presenter presents something already, nil if that is on its way out; `from` was asked to present.
    case alreadyPresenting(Controller.ID, on: Controller.ID, from: Controller.ID, Controller.ID?)
    /// A presenter is on screen, but not below the root controller.
    case presenterIsDiscouraged(Controller.ID)
    /// A presenter is on screen, but not below the root controller: the words of newer releases.
    case presenterIsDetached(Controller.ID, on: Controller.ID)
    /// A view was asked for whose controller is about to go.
    case loadingWhileDeallocating(Controller.ID)
    /// The view of the controller that was asked to present, `from`, is in no window.
    case presenterNotInWindow(Controller.ID, on: Controller.ID, from: Controller.ID)
    /// A presentation came while another one was on its way; `from` was asked to present.
    case presentationInProgress(Controller.ID, on: Controller.ID, from: Controller.ID)
    /// A dismissal came while a presentation was on its way.
    case dismissedTooEarly(Controller.ID)
    /// A transition began or ended that did not fit the state.
    case unbalancedCalls(Controller.ID)
    /// An appearance callback was called by hand.
    case calledDirectly(Callback, Controller.ID)
    /// A block on another queue than the main one used a method of UIKit's.
    case usedOffMainThread(String)
    /// Constraints cannot hold together: those concerned, in the order of their activation, and the one given up.
    case unsatisfiableConstraints([LayoutConstraint.ID], broken: LayoutConstraint.ID)

    /// The text of the console message, and later of the exception, for a launch without a root view
    /// controller.
    static let windowsExpectRootText =
        "Application windows are expected to have a root view controller at the end of application launch"

    /// The line, as the console shows it.
    ///
    /// - Parameter world: The world that the objects named in it belong to.
    /// - Returns: The text without time and process.
    package func text(in world: World) -> String {
        switch self {
        case .windowsExpectRoot: return Self.windowsExpectRootText
        case .nestedPush:
            return "nested push animation can result in corrupted navigation bar"
        case .navigationEndsUnexpectedly:
            return
                "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might "
                + "get corrupted."
        case .alreadyPresenting(let presented, let presenter, let source, let other):
            let named = other.map { world.description(of: $0) } ?? "(null)"
            guard world.holds(.refusalNamesWhoWasAsked) else {
                // A controller presented by an ancestor in its place isn't its own.
                let own = presenter == source ? named : "(null)"
                return "Warning: Attempt to present \(world.description(of: presented))  on "
                    + "\(world.description(of: source)) which is already presenting \(own)"
            }
            return attempt(presented, on: presenter, from: source, in: world)
                + " which is already presenting \(named)."
        case .presenterIsDiscouraged(let presenter):
            return "Presenting view controllers on detached view controllers is discouraged "
                + "\(world.description(of: presenter))."
        case .presenterIsDetached(let presented, let presenter):
            return
                "[Presentation] Presenting view controller \(world.description(of: presented)) from detached "
                + "view controller \(world.description(of: presenter)) is not supported, and may result in "
                + "incorrect safe area insets and a corrupt root presentation. Make sure "
                + "\(world.description(of: presenter)) is in the view controller hierarchy before presenting from "
                + "it. Will become a hard exception in a future release."
        case .loadingWhileDeallocating(let controller):
            return
                "Attempting to load the view of a view controller while it is deallocating is not allowed and "
                + "may result in undefined behavior (\(world.description(of: controller)))"
        case .presenterNotInWindow(let presented, let presenter, let source):
            guard world.holds(.refusalNamesWhoWasAsked) else {
                return "Warning: Attempt to present \(world.description(of: presented)) on "
                    + "\(world.description(of: source)) whose view is not in the window hierarchy!"
            }
            return attempt(presented, on: presenter, from: source, in: world)
                + " whose view is not in the window hierarchy."
        case .presentationInProgress(let presented, let presenter, let source):
            guard world.holds(.refusalNamesWhoWasAsked) else {
                return "Warning: Attempt to present \(world.description(of: presented)) on "
                    + "\(world.description(of: source)) while a presentation is in progress!"
            }
            return attempt(presented, on: presenter, from: source, in: world)
                + " while a presentation is in progress."
        case .dismissedTooEarly(let controller):
            return
                "Warning: Attempt to dismiss from view controller \(world.description(of: controller)) while a "
                + "presentation or dismiss is in progress!"
        case .unbalancedCalls(let controller):
            return
                "Unbalanced calls to begin/end appearance transitions for \(world.description(of: controller))."
        case .unsatisfiableConstraints(let constraints, let broken):
            return
                "Unable to simultaneously satisfy constraints. Probably at least one of the constraints in the "
                + "following list is one you don't want. Try this: (1) look at each constraint and try to figure "
                + "out which you don't expect; (2) find the code that added the unwanted constraint or "
                + "constraints and fix it. ("
                + constraints.map { "\"\(world.description(of: $0))\"" }.joined(separator: ", ")
                + ") Will attempt to recover by breaking constraint \(world.description(of: broken))"
        case .usedOffMainThread(let selector):
            return "Main Thread Checker: UI API called on a background thread: \(selector)"
        case .calledDirectly(let callback, let controller):
            let method = "-" + callback.selector
            return
                "[ViewController] Calling \(method) directly on a view controller is not supported, and may "
                + "result in out-of-order callbacks and other inconsistent behavior. Use the "
                + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to "
                + "manually drive appearance callbacks instead. Make a symbolic breakpoint at "
                + "UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: "
                + world.description(of: controller)
        }
    }

    /// Returns the message for a refused presentation since iOS 14.
    private func attempt(
        _ presented: Controller.ID, on presenter: Controller.ID, from source: Controller.ID, in world: World
    ) -> String {
        "[Presentation] Attempt to present \(world.description(of: presented)) on "
            + "\(world.description(of: presenter)) (from \(world.description(of: source)))"
    }
}
