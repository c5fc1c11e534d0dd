/// What a person can do to the simulated app.
public enum Command: Hashable, Sendable {
    // Set-up
    /// Declares a class below another one.
    case defineClass(name: String, superclass: ControllerClass.ID)
    /// Declares the classes and functions of a Swift text.
    case declare(Program)
    /// Puts a nib into the bundle; one of the same name is replaced.
    case defineNib(Nib)
    /// Puts a storyboard into the bundle, with controllers of some classes.
    case defineStoryboard(name: String, scenes: [Storyboard.Scene])
    /// Gives a class an override.
    case override(Callback, in: ControllerClass.ID, Body)
    /// Takes an override away.
    case restore(Callback, in: ControllerClass.ID)
    /// Gives a class a stored property.
    case declareProperty(ControllerClass.Property, in: ControllerClass.ID)
    /// Makes a controller and keeps it in a variable.
    case make(name: String, of: ControllerClass.ID, from: Controller.Source)
    /// Makes a navigation or tab bar controller with what it contains, the bottom or first one first.
    case makeContainer(name: String, of: ControllerClass.ID, with: [Controller.ID])
    /// Assigns a stored property of a controller; nil empties it.
    case setProperty(String, of: Controller.ID, to: Controller.Reference?)
    /// Reads a stored property of a controller.
    case readProperty(String, of: Controller.ID)
    /// Lets go of the variable that holds a controller.
    case release(Controller.ID)
    /// The same on another thread than the main one.
    case releaseOffMainThread(Controller.ID)

    // Loading
    /// Reads `view`.
    case accessView(of: Controller.ID)
    /// Calls `loadViewIfNeeded()`.
    case loadViewIfNeeded(Controller.ID)
    /// Reads `isViewLoaded`.
    case isViewLoaded(Controller.ID)
    /// Reads `viewIfLoaded`.
    case viewIfLoaded(Controller.ID)
    /// Sets `view` to nil.
    case setViewToNil(Controller.ID)
    /// Calls a method by hand that only UIKit should call.
    case call(Callback, on: Controller.ID)

    // Showing
    /// Launches the app with a controller as the root of its window.
    case launch(Controller.ID)
    /// Makes a controller of a class and launches the app with it as the root of its window.
    case launchNew(ControllerClass.ID, name: String)
    /// Runs Swift statements outside of all classes, as if they stood in the app's delegate.
    case run(Body)
    /// The system launches the app without showing it, to fetch something.
    case launchInBackground(Controller.ID)
    /// Sets `rootViewController` of the window.
    case setRootViewController(Controller.ID)
    /// Calls `makeKeyAndVisible()` on the window.
    case makeKeyAndVisible
    /// Adds a controller's view to the window.
    case addViewToWindow(Controller.ID)
    /// Takes a controller's view out of its superview.
    case removeView(Controller.ID)

    /// Adds a controller's view to another's, or to the window; nothing else of the recipe.
    case addSubview(Controller.ID, to: Controller.ID)

    // Containment
    /// Calls `addChild(_:)`.
    case addChild(Controller.ID, to: Controller.ID)
    /// Calls `willMove(toParent:)`.
    case willMove(Controller.ID, toParent: Controller.ID?)
    /// Calls `didMove(toParent:)`.
    case didMove(Controller.ID, toParent: Controller.ID?)
    /// Calls `removeFromParent()`.
    case removeFromParent(Controller.ID)
    /// Adds a child by the whole recipe.
    case embed(Controller.ID, in: Controller.ID)
    /// Removes a child by the whole recipe.
    case unembed(Controller.ID)
    /// Calls `transition(from:to:…)`.
    case flip(from: Controller.ID, to: Controller.ID, animated: Bool)
    /// Calls `beginAppearanceTransition(_:animated:)`.
    case beginAppearance(Controller.ID, isAppearing: Bool, animated: Bool)
    /// Calls `endAppearanceTransition()`.
    case endAppearance(Controller.ID)
    /// Lets a class return false from `shouldAutomaticallyForwardAppearanceMethods`.
    case forwardByHand(ControllerClass.ID)

    // Navigation, tabs
    /// Calls `pushViewController(_:animated:)`.
    case push(Controller.ID, onto: Controller.ID, animated: Bool)
    /// Calls `popViewController(animated:)`, or pops to a controller.
    case pop(Controller.ID, to: Controller.ID?, animated: Bool)
    /// Calls `popToRootViewController(animated:)`.
    case popToRoot(Controller.ID, animated: Bool)
    /// Calls `setViewControllers(_:animated:)`.
    case setStack([Controller.ID], of: Controller.ID, animated: Bool)
    /// A finger begins to swipe back.
    case swipeBack(Controller.ID)
    /// Sets `viewControllers` of a tab bar controller.
    case setTabs([Controller.ID], of: Controller.ID)
    /// Selects a tab, by its position from 0.
    case selectTab(Int, of: Controller.ID)
    /// Taps a tab, by its position from 0.
    case tapTab(Int, of: Controller.ID)
    /// Sets `preferredDisplayMode` of a split view controller.
    case setDisplayMode(SplitColumns.DisplayMode, of: Controller.ID)
    /// Shows a column of a split view controller: in code, or as `showDetailViewController` does.
    case showColumn(SplitColumns.Column, of: Controller.ID)
    /// Calls `hide(_:)` on a split view controller.
    case hideColumn(SplitColumns.Column, of: Controller.ID)
    /// Lets the delegate of a split view controller keep the primary column when it collapses.
    case preferPrimary(of: Controller.ID)

    // Presentation
    /// Calls `present(_:animated:completion:)`.
    case present(Controller.ID, from: Controller.ID, style: Controller.ModalStyle, animated: Bool)
    /// Calls `dismiss(animated:completion:)`.
    case dismiss(Controller.ID, animated: Bool)
    /// Calls `present(_:animated:completion:)` with nil, as Objective-C can.
    case presentNil(from: Controller.ID)
    /// Sets `isModalInPresentation`.
    case setModalInPresentation(Bool, of: Controller.ID)
    /// Lets the delegate of a controller's presentation return false from `presentationControllerShouldDismiss(_:)`.
    case refuseDismissal(of: Controller.ID)
    /// Lets a class set `definesPresentationContext`.
    case definePresentationContext(in: ControllerClass.ID)
    /// A finger begins to drag a sheet down.
    case dragSheet
    /// A finger begins a dismissal that the app itself animates.
    case swipeAway(Controller.ID)
    /// The finger lets go where the movement completes.
    case finish
    /// The finger lets go where everything goes back.
    case cancel

    // Pages
    /// Calls `setViewControllers(_:direction:animated:)` of a page view controller.
    case page(to: Controller.ID, of: Controller.ID, style: PageTransition.Style, animated: Bool)
    /// A finger begins to turn a page.
    case swipePage(to: Controller.ID, of: Controller.ID, style: PageTransition.Style)

    // Views
    /// Makes a view in code and adds it, in front or at a place from 0, the back.
    case makeView(name: String, of: String, frame: Rectangle, in: ViewPlace, at: Int?)
    /// Calls `removeFromSuperview()`.
    case removeSubview(View.ID)
    /// Calls `bringSubviewToFront(_:)` on the superview.
    case bringToFront(View.ID)
    /// Sets a property of a view.
    case setView(ViewProperty, of: View.ID)
    /// Asks for layout.
    case layOut(View.ID, LayoutRequest)
    /// Activates a constraint.
    case constrain(LayoutConstraint)
    /// Deactivates all constraints that a view takes part in.
    case unconstrain(View.ID)
    /// Taps the screen, in the coordinates of the window.
    case tap(Point)
    /// Taps where a view lies, in its middle.
    case tapView(View.ID)

    // Segues
    /// Draws a segue in a storyboard.
    case defineSegue(Segue)
    /// Calls `performSegue(withIdentifier:sender:)`; the destination gets a name for commands.
    case performSegue(String, from: Controller.ID, name: String)
    /// Taps the control that a segue begins at.
    case triggerSegue(String, from: Controller.ID, name: String)
    /// Lets a class return false from `shouldPerformSegue(withIdentifier:sender:)` for a segue.
    case forbidSegue(String, in: ControllerClass.ID)

    // World
    /// Lets a class say what it allows the interface to be turned to.
    case allowOrientations(Orientations, in: ControllerClass.ID)
    /// Turns the device.
    case rotate(toLandscape: Bool)
    /// Gives the app another part of an iPad's screen.
    case resize(Size)
    /// Leaves the app for the home screen.
    case background
    /// Comes back to the app.
    case foreground
    /// Ends the app from the app switcher.
    case terminate
    /// Launches the app with a root that state restoration makes out of a storyboard.
    case restoreState(ControllerClass.ID, name: String)
    /// The same with a navigation controller, of the name, and the classes of its controllers, the bottom first.
    case restoreStack([ControllerClass.ID], name: String)
    /// Warns the app that memory is short.
    case memoryWarning
    /// Lets time pass, in seconds.
    case wait(Double)
    /// Lets the run loop turn once.
    case nextTurn
    /// Carries a command out without waiting for what it set going.
    indirect case hold(Command)
}

/// What a command came to.
public enum Outcome: Hashable, Sendable {
    /// It was carried out.
    case done
    /// It was carried out and returned a value.
    case returned(Value)
    /// UIKit or the world refused it, and nothing changed.
    case ignored(Refusal)
    /// UIKit raised an exception: the app is gone.
    case raised(AppException, Rule)
    /// Calls repeated themselves without end: the app is gone.
    case overflowed(Rule)
    /// A loop of the learner's did not end: the app is gone.
    case hung(Rule)
    /// It was ended from outside while code of the learner's ran, at a place if the code has one.
    case stopped(at: CodeLocation?)

    /// What a getter returned.
    public enum Value: Hashable, Sendable {
        /// `true` or `false`.
        case bool(Bool)
        /// A view or nil.
        case view(View.ID?)
        /// A controller or nil.
        case controller(Controller.ID?)
    }
}

/// Why a command was not carried out.
public enum Refusal: Hashable, Sendable {
    /// The running release has no such thing; the rule says which has.
    case unavailable(Rule)
    /// The app has crashed.
    case appIsGone
    /// The app has been terminated.
    case appIsTerminated
    /// The app is not on screen.
    case appIsNotOnScreen
    /// The app is on screen.
    case appIsOnScreen
    /// The device does not share its screen between apps.
    case noSplitScreen
    /// The part is larger than the screen.
    case tooLargeForScreen
    /// A class has a segue of the name already.
    case segueExists(String)
    /// A page cannot be turned to itself.
    case isCurrentPage(Controller.ID)
    /// A segue needs a navigation controller or the screen to show its destination.
    case nowhereToShow(Controller.ID)
    /// A class cannot be declared: its superclass is not known, or classes derive from each other in a circle.
    case noSuchSuperclass(String, of: String)
    /// Another object has the name.
    case nameTaken(String)
    /// The class has no such property.
    case noSuchProperty(String)
    /// A class cannot be given a second property of the same name.
    case propertyExists(String)
    /// The app runs already.
    case alreadyLaunched
    /// The window shows its root already.
    case alreadyVisible
    /// The controller's view is not in a window or superview.
    case notInHierarchy(Controller.ID)
    /// The storyboard has no controller of the class.
    case notInStoryboard(String)
    /// The method is not overridden.
    case notOverridden(Callback)
    /// The stack has nothing to pop, or the controller is not below its top.
    case nothingToPop(Controller.ID)
    /// A transition is under way that cannot be interrupted.
    case transitionInFlight(Controller.ID)
    /// The tab bar controller has fewer tabs.
    case noSuchTab(Int, of: Int)
    /// Nothing is presented.
    case nothingPresented(Controller.ID)
    /// No sheet is on screen that a finger could drag.
    case noSheet
    /// No finger holds anything.
    case nothingHeld
    /// The view has no superview.
    case viewHasNoSuperview(View.ID)
    /// The view is in no window.
    case viewIsInNoWindow(View.ID)
    /// The view takes part in no constraint.
    case noConstraints(View.ID)
    /// The controller's loadView left it without a view.
    case noView(Controller.ID)
    /// A container cannot be given a controller that is the container itself, contains it or presents it.
    case containsItself(Controller.ID, inside: Controller.ID)
    /// The controller is no child of another one.
    case noParent(Controller.ID)
}
