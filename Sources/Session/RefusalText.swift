import CommandLanguage
import Lifecycle

extension Refusal {
    /// Returns the reason in a sentence: the obstacle, and where it helps, what to do.
    package func text(in world: World) -> String {
        switch self {
        case .unavailable(let rule): rule.facts.statement
        case .appIsGone: "The app has crashed; undo takes it back to before."
        case .appIsTerminated: "The app was terminated; undo takes it back to before."
        case .appIsNotOnScreen: "The app is not on screen: launch it or bring it to the foreground first."
        case .appIsNotInBackground: "Only an app in the background is suspended: background comes first."
        case .appIsSuspended:
            "The app is suspended, so none of its code runs: foreground wakes it, terminate ends it."
        case .appIsOnScreen: "The app is on screen already."
        case .noSplitScreen: "Only an iPad shares its screen between apps: device iPad Pro."
        case .tooLargeForScreen: "The screen is not that large."
        case .segueExists(let name): "There is a segue \(name) from that class already."
        case .isCurrentPage(let controller): "\(world.controllers[controller].name) is the page shown now."
        case .nowhereToShow(let controller):
            "\(world.controllers[controller].name) is in no navigation controller and not on screen."
        case .isNoContainer(let name):
            "\(name) contains no others: only a navigation, tab bar or split view controller is drawn with them."
        case .nameTaken(let name):
            "The name \(name) is taken."
                + (world.controller(named: name) == nil
                    ? "" : " Choose another one, such as \(world.freshName(like: name)).")
        case .noSuchSuperclass(let superclass, let name):
            "\(name) cannot derive from \(superclass): in the end every class has to derive from one that is known, "
                + "once."
        case .noSuchProperty(let name): "There is no property \(name)."
        case .propertyExists(let name): "There is a property \(name) already."
        case .alreadyLaunched: "The app is on screen already; reset begins anew."
        case .alreadyVisible: "The window is on screen already."
        case .windowIsHidden: "The window is hidden already."
        case .noVariableHolds(let window):
            "No variable holds \(world.windowName(window)) that a command could empty: only code does."
        case .notInHierarchy(let controller):
            "The view of \(world.controllers[controller].name) has no superview."
        case .notInStoryboard(let name): "That storyboard has no \(name)."
        case .nothingToPop(let controller): "\(world.controllers[controller].name) has nothing to pop there."
        case .transitionInFlight(let controller):
            "\(world.controllers[controller].name) is in the middle of a transition: finish it first."
        case .noSuchTab(let number, let count): "There is no tab \(number): there are \(count)."
        case .nothingPresented(let controller):
            "\(world.controllers[controller].name) presents nothing and is not presented."
        case .noSheet: "No sheet is on screen that could be dragged."
        case .nothingSends(let method):
            "No control, bar button item or gesture recognizer that could be touched now is connected to \(method): "
                + "a storyboard or addTarget does that. A line such as feed.\(method)() calls a method without."
        case .nothingHeld: "No finger is on the screen: begin with swipe back or drag sheet."
        case .viewHasNoSuperview(let view): "\(world.viewName(view)) has no superview."
        case .viewIsInNoWindow(let view):
            "\(world.viewName(view)) is in no window, so nobody can tap it: launch its controller first."
        case .isNoScrollView(let view):
            "\(world.viewName(view)) is a \(world.views[view].className); only scroll views can be scrolled."
        case .noConstraints(let view): "\(world.viewName(view)) takes part in no constraint."
        case .noView(let controller):
            "\(world.controllers[controller].name) has no view: its loadView assigns none."
        case .containsItself(let controller, let container):
            "\(world.controllers[controller].name) cannot go into \(world.controllers[container].name), which it "
                + "contains itself."
        case .noParent(let controller): "\(world.controllers[controller].name) has no parent."
        case .notOverridden(let callback): "\(callback.rawValue) is not overridden there."
        }
    }
}
