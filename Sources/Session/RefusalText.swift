import CommandLanguage
import Lifecycle

extension Refusal {
    /// Returns the reason in a sentence: the obstacle, and where it helps, what to do.
    package func text(in world: World) -> String {
        switch self {
        case .unavailable(let rule): rule.facts.statement
        case .appIsGone: "The app has crashed. To go back to before the crash: undo"
        case .appIsTerminated: "The app was terminated. To go back: undo"
        case .appIsNotOnScreen: "The app isn't on screen. Launch it or bring it to the foreground first."
        case .appIsNotInBackground: "Only an app in the background can be suspended. Type background first."
        case .appIsSuspended:
            "The app is suspended, so its code doesn't run. Type foreground to wake it, or terminate to end it."
        case .appIsOnScreen: "The app is already on screen."
        case .noSplitScreen: "Only an iPad shows two apps side by side. Use one: device iPad Pro"
        case .tooLargeForScreen: "The screen isn't that large."
        case .segueExists(let name): "That class already has a segue named \(name)."
        case .isCurrentPage(let controller):
            "\(world.controllers[controller].name) is already the current page."
        case .noPage(let controller):
            "No data source says which page is beside \(world.controllers[controller].name). Name one: "
                + "swipe page to detail"
        case .nowhereToShow(let controller):
            "\(world.controllers[controller].name) is neither in a navigation controller nor on screen."
        case .isNoContainer(let name):
            "\(name) can't have relationship segues. Only a navigation, tab bar or split view controller can."
        case .nameTaken(let name):
            "The name \(name) is taken. Choose another one, such as \(world.freshName(like: name))."
        case .noSuchSuperclass(let superclass, let name):
            "\(name) can't inherit from \(superclass): its superclasses have to end in a known class, "
                + "without a cycle."
        case .noSuchProperty(let name): "There's no property named \(name)."
        case .propertyExists(let name): "There's already a property named \(name)."
        case .alreadyLaunched:
            "The app is already on screen. To give it another root: window root NAME. To start over: reset"
        case .alreadyVisible: "The window is already on screen."
        case .windowIsHidden: "The window is already hidden."
        case .noVariableHolds(let window):
            "Only the app's code retains \(world.windowName(window)), so no command can set it to nil."
        case .notInHierarchy(let controller):
            "The view of \(world.controllers[controller].name) has no superview."
        case .notInStoryboard(let name): "\(name) isn't in the storyboard."
        case .nothingToPop(let controller): "\(world.controllers[controller].name) has nothing to pop."
        case .noBackButton(let controller):
            "The navigation bar of \(world.controllers[controller].name) shows no back button now."
        case .transitionInFlight(let controller):
            "\(world.controllers[controller].name) is in the middle of a transition. Finish it first."
        case .noSuchTab(_, 0): "There are no tabs."
        case .noSuchTab(let number, let count):
            "There's no tab \(number). There \(count == 1 ? "is" : "are") only \(count)."
        case .nothingPresented(let controller):
            "\(world.controllers[controller].name) isn't presenting anything and isn't presented."
        case .noSheet: "There's no sheet on screen to drag."
        case .nothingSends(let method):
            "Nothing that can be touched now is connected to \(method). Connect a control, bar button item or gesture "
                + "recognizer with addTarget or in a storyboard, or call the method: feed.\(method)()"
        case .noSuchRow(let number): "No table or collection view on screen has a row \(number)."
        case .rowIsNotVisible(let number):
            "Row \(number) isn't visible, so it can't be tapped. Scroll first: scroll to row \(number)"
        case .nothingHeld: "No gesture is in progress. Start one with swipe back or drag sheet."
        case .viewHasNoSuperview(let view): "\(world.viewName(view)) has no superview."
        case .viewIsInNoWindow(let view):
            "\(world.viewName(view)) isn't in a window, so it can't be tapped. Launch its controller first."
        case .isNoScrollView(let view):
            "\(world.viewName(view)) is a \(world.views[view].className); only scroll views can be scrolled."
        case .noConstraints(let view): "\(world.viewName(view)) has no constraints."
        case .noView(let controller):
            "\(world.controllers[controller].name) has no view, because its loadView doesn't assign one."
        case .containsItself(let controller, let container):
            "\(world.controllers[controller].name) can't be inside \(world.controllers[container].name), "
                + "because it contains that controller."
        case .noParent(let controller): "\(world.controllers[controller].name) has no parent."
        case .notOverridden(let callback): "\(callback.rawValue) isn't overridden, so it can't be restored."
        }
    }
}
