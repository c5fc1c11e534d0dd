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

    /// The line, as the console shows it.
    ///
    /// - Parameter world: The world that the objects named in it belong to.
    /// - Returns: The text without time and process.
    package func text(in world: World) -> String {
        func name(_ controller: Controller.ID) -> String { world.description(of: controller) }
        func text(_ key: String, _ names: String...) -> String { MessageTable.text(key, names) }
        /// A refused presentation, which has been worded differently since iOS 14.
        func refusal(
            _ key: String, _ presented: Controller.ID, on presenter: Controller.ID,
            from source: Controller.ID, old: String = "", new: String = ""
        ) -> String {
            world.holds(.refusalNamesWhoWasAsked)
                ? text(key, name(presented), name(presenter), name(source), new)
                : text(key + " until 13", name(presented), name(source), old)
        }
        switch self {
        case .windowsExpectRoot: return text("windowsExpectRoot")
        case .nestedPush: return text("nestedPush")
        case .navigationEndsUnexpectedly: return text("navigationEndsUnexpectedly")
        case .alreadyPresenting(let presented, let presenter, let source, let other):
            let named = other.map(name) ?? "(null)"
            // Before iOS 14, a controller presented by an ancestor in its place isn't its own.
            return refusal(
                "alreadyPresenting", presented, on: presenter, from: source,
                old: presenter == source ? named : "(null)", new: named)
        case .presenterIsDiscouraged(let presenter): return text("presenterIsDiscouraged", name(presenter))
        case .presenterIsDetached(let presented, let presenter):
            return text("presenterIsDetached", name(presented), name(presenter), name(presenter))
        case .loadingWhileDeallocating(let controller):
            return text("loadingWhileDeallocating", name(controller))
        case .presenterNotInWindow(let presented, let presenter, let source):
            return refusal("presenterNotInWindow", presented, on: presenter, from: source)
        case .presentationInProgress(let presented, let presenter, let source):
            return refusal("presentationInProgress", presented, on: presenter, from: source)
        case .dismissedTooEarly(let controller): return text("dismissedTooEarly", name(controller))
        case .unbalancedCalls(let controller): return text("unbalancedCalls", name(controller))
        case .unsatisfiableConstraints(let constraints, let broken):
            let list = constraints.map { "\"\(world.description(of: $0))\"" }
            return text(
                "unsatisfiableConstraints", list.joined(separator: ", "), world.description(of: broken))
        case .usedOffMainThread(let selector): return text("usedOffMainThread", selector)
        case .calledDirectly(let callback, let controller):
            return text("calledDirectly", callback.selector, name(controller))
        }
    }
}
