/// What UIKit calls on the objects of an app, under UIKit's own names.
///
/// The raw value is the base name as people type it; ``signature`` is the name as Swift writes it.
public enum Callback: String, CaseIterable, Hashable, Sendable {
    // UIViewController
    case initNibName = "init(nibName:)"
    case initCoder = "init(coder:)"
    case awakeFromNib
    case loadView
    case viewDidLoad
    case viewWillUnload
    case viewDidUnload
    case didReceiveMemoryWarning
    case viewWillAppear
    case viewIsAppearing
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
    case willMoveToParent = "willMove(toParent:)"
    case didMoveToParent = "didMove(toParent:)"

    // UIView
    case willMoveToSuperview
    case didMoveToSuperview
    case willMoveToWindow
    case didMoveToWindow
    case layoutSubviews

    // Delegates of the application and the scene
    case didFinishLaunching
    case applicationDidBecomeActive
    case applicationDidReceiveMemoryWarning
    case sceneWillConnect
    case sceneWillEnterForeground
    case sceneDidBecomeActive

    // Delegates of controllers
    case navigationWillShow = "navigationController(willShow:)"
    case navigationDidShow = "navigationController(didShow:)"
    case presentationShouldDismiss = "presentationControllerShouldDismiss"
    case presentationWillDismiss = "presentationControllerWillDismiss"
    case presentationDidDismiss = "presentationControllerDidDismiss"
    case presentationDidAttemptToDismiss = "presentationControllerDidAttemptToDismiss"

    // Any object
    case deinitialize = "deinit"

    /// The kinds of object that hear callbacks.
    public enum Receiver: Hashable, Sendable { case controller, view, application, delegate, any }

    /// Who hears the callback.
    public var receiver: Receiver {
        switch self {
        case .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow, .didMoveToWindow, .layoutSubviews:
            .view
        case .didFinishLaunching, .applicationDidBecomeActive, .applicationDidReceiveMemoryWarning,
            .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive:
            .application
        case .navigationWillShow, .navigationDidShow, .presentationShouldDismiss, .presentationWillDismiss,
            .presentationDidDismiss, .presentationDidAttemptToDismiss:
            .delegate
        case .deinitialize, .initCoder, .awakeFromNib: .any
        default: .controller
        }
    }

    /// The name as Swift writes it, such as `viewWillAppear(_:)`.
    public var signature: String {
        switch self {
        case .initNibName: "init(nibName:bundle:)"
        case .initCoder, .deinitialize, .willMoveToParent, .didMoveToParent: rawValue
        case .navigationWillShow: "navigationController(_:willShow:animated:)"
        case .navigationDidShow: "navigationController(_:didShow:animated:)"
        case .presentationShouldDismiss, .presentationWillDismiss, .presentationDidDismiss,
            .presentationDidAttemptToDismiss:
            rawValue + "(_:)"
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
            rawValue + "(_:)"
        case .willMoveToSuperview: "willMove(toSuperview:)"
        case .willMoveToWindow: "willMove(toWindow:)"
        case .didFinishLaunching: "application(_:didFinishLaunchingWithOptions:)"
        case .applicationDidBecomeActive, .applicationDidReceiveMemoryWarning: rawValue + "(_:)"
        case .sceneWillConnect: "scene(_:willConnectTo:options:)"
        case .sceneWillEnterForeground, .sceneDidBecomeActive: rawValue + "(_:)"
        default: rawValue + "()"
        }
    }

    /// The name as Objective-C writes it, such as `viewWillAppear:`, for call stacks.
    public var selector: String {
        switch self {
        case .initNibName: "initWithNibName:bundle:"
        case .initCoder: "initWithCoder:"
        case .deinitialize: "dealloc"
        case .willMoveToParent: "willMoveToParentViewController:"
        case .didMoveToParent: "didMoveToParentViewController:"
        case .navigationWillShow: "navigationController:willShowViewController:animated:"
        case .navigationDidShow: "navigationController:didShowViewController:animated:"
        case .presentationShouldDismiss, .presentationWillDismiss, .presentationDidDismiss,
            .presentationDidAttemptToDismiss:
            rawValue + ":"
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
            .willMoveToSuperview, .willMoveToWindow, .applicationDidBecomeActive,
            .applicationDidReceiveMemoryWarning, .sceneWillEnterForeground, .sceneDidBecomeActive:
            rawValue + ":"
        case .didFinishLaunching: "application:didFinishLaunchingWithOptions:"
        case .sceneWillConnect: "scene:willConnectToSession:options:"
        default: rawValue
        }
    }

    /// Whether a class may override it in a command.
    public var isOverridable: Bool {
        receiver == .controller
    }
}
