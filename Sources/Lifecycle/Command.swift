/// What a person can do to the simulated app.
public enum Command: Hashable, Sendable {
    // Set-up
    /// Declares a class below another one.
    case defineClass(name: String, superclass: ControllerClass.ID)
    /// Puts a nib into the bundle; one of the same name is replaced.
    case defineNib(Nib)
    /// Puts a storyboard into the bundle, with controllers of some classes.
    case defineStoryboard(name: String, classes: [ControllerClass.ID])
    /// Gives a class an override.
    case override(Callback, in: ControllerClass.ID, Body)
    /// Takes an override away.
    case restore(Callback, in: ControllerClass.ID)
    /// Gives a class a stored property.
    case declareProperty(ControllerClass.Property, in: ControllerClass.ID)
    /// Makes a controller and keeps it in a variable.
    case make(name: String, of: ControllerClass.ID, from: Controller.Source)
    /// Lets go of the variable that holds a controller.
    case release(Controller.ID)

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
    /// Sets `rootViewController` of the window.
    case setRootViewController(Controller.ID)
    /// Calls `makeKeyAndVisible()` on the window.
    case makeKeyAndVisible
    /// Adds a controller's view to the window.
    case addViewToWindow(Controller.ID)
    /// Takes a controller's view out of its superview.
    case removeView(Controller.ID)

    // World
    /// Warns the app that memory is short.
    case memoryWarning
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

    /// What a getter returned.
    public enum Value: Hashable, Sendable {
        /// `true` or `false`.
        case bool(Bool)
        /// A view or nil.
        case view(View.ID?)
    }
}

/// Why a command was not carried out.
public enum Refusal: Hashable, Sendable {
    /// The running release has no such thing; the rule says which has.
    case unavailable(Rule)
    /// The app has crashed.
    case appIsGone
    /// Another object has the name.
    case nameTaken(String)
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
}
