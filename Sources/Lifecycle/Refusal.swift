/// The reason a command was not carried out.
package enum Refusal: Hashable, Sendable {
    /// The running release has no such thing; the rule says which has.
    case unavailable(Rule)
    /// The app has crashed.
    case appIsGone
    /// The app has been terminated.
    case appIsTerminated
    case appIsNotOnScreen
    /// The app is not in the background, where it could be suspended.
    case appIsNotInBackground
    /// The app is suspended: none of its code runs.
    case appIsSuspended
    case appIsOnScreen
    /// The device does not share its screen between apps.
    case noSplitScreen
    /// The part is larger than the screen.
    case tooLargeForScreen
    /// A class has a segue of the name already.
    case segueExists(String)
    /// A page cannot be turned to itself.
    case isCurrentPage(Controller.ID)
    /// No data source says which page comes next.
    case noPage(beside: Controller.ID)
    /// A segue needs a navigation controller or the screen to show its destination.
    case nowhereToShow(Controller.ID)
    /// A class contains nothing that could be drawn beside it.
    case isNoContainer(String)
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
    case windowIsHidden
    /// A window has been let go of, or only code knows it.
    case noVariableHolds(Window.ID)
    /// The controller's view is not in a window or superview.
    case notInHierarchy(Controller.ID)
    /// The storyboard has no controller of the class.
    case notInStoryboard(String)
    /// The method is not overridden.
    case notOverridden(Callback)
    /// The stack has nothing to pop, or the controller is not below its top.
    case nothingToPop(Controller.ID)
    /// The bar of a stack is hidden, or its item hides or replaces the back button.
    case noBackButton(Controller.ID)
    /// A transition is under way that cannot be interrupted.
    case transitionInFlight(Controller.ID)
    /// The tab bar controller has fewer tabs.
    case noSuchTab(Int, of: Int)
    case nothingPresented(Controller.ID)
    /// No sheet is on screen that a finger could drag.
    case noSheet
    /// Nothing that could be touched is connected to a method of the name.
    case nothingSends(String)
    /// No list on screen has so many rows.
    case noSuchRow(Int)
    case rowIsNotVisible(Int)
    /// No finger holds anything.
    case nothingHeld
    case viewHasNoSuperview(View.ID)
    case viewIsInNoWindow(View.ID)
    /// The view cannot be scrolled.
    case isNoScrollView(View.ID)
    /// The view takes part in no constraint.
    case noConstraints(View.ID)
    /// The controller's loadView left it without a view.
    case noView(Controller.ID)
    /// A container cannot be given a controller that is the container itself, contains it or presents it.
    case containsItself(Controller.ID, inside: Controller.ID)
    /// The controller is no child of another one.
    case noParent(Controller.ID)
}
