/// What UIKit calls on the objects of an app, under UIKit's own names.
///
/// The raw value is the base name as people type it; ``signature`` is the name as Swift writes it.
public enum Callback: String, CaseIterable, Hashable, Sendable {
    // UIViewController
    case initNibName = "init(nibName:)"
    case initCoder = "init(coder:)"
    case awakeFromNib
    case loadView
    case loadViewIfNeeded
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
    case shouldAutorotateToInterfaceOrientation
    case shouldAutorotate
    case supportedInterfaceOrientations
    case willRotate
    case willAnimateRotation
    case didRotate
    case willAnimateFirstHalfOfRotation
    case didAnimateFirstHalfOfRotation
    case willAnimateSecondHalfOfRotation
    case willTransitionToTraits = "willTransition(toTraits:)"
    case viewWillTransition
    case traitCollectionDidChange
    case updateProperties
    case updateViewConstraints
    case viewSafeAreaInsetsDidChange
    case viewLayoutMarginsDidChange
    case prepareForSegue = "prepare(for:)"
    case shouldPerformSegue
    case canPerformUnwindSegueAction
    case unwindAction
    case decodeRestorableState
    case applicationFinishedRestoringState
    case touchesBegan
    case touchesEnded

    // UIView
    case willMoveToSuperview
    case didMoveToSuperview
    case willMoveToWindow
    case didMoveToWindow
    case layoutSubviews
    case updateConstraints
    case initFrame = "init(frame:)"
    case didAddSubview
    case willRemoveSubview

    // Delegates of the application and the scene
    case didFinishLaunching
    case applicationDidBecomeActive
    case applicationDidReceiveMemoryWarning
    case sceneWillConnect
    case sceneWillEnterForeground
    case sceneDidBecomeActive
    case willFinishLaunching
    case shouldRestoreApplicationState
    case viewControllerWithRestorationIdentifierPath
    case didDecodeRestorableState
    case applicationWillResignActive
    case applicationDidEnterBackground
    case applicationWillEnterForeground
    case applicationWillTerminate
    case sceneWillResignActive
    case sceneDidEnterBackground
    case sceneDidDisconnect
    case didDiscardSceneSessions
    case willResignActiveNotification
    case didEnterBackgroundNotification
    case willEnterForegroundNotification
    case didBecomeActiveNotification

    // Delegates of controllers
    case navigationWillShow = "navigationController(willShow:)"
    case navigationDidShow = "navigationController(didShow:)"
    case presentationShouldDismiss = "presentationControllerShouldDismiss"
    case presentationWillDismiss = "presentationControllerWillDismiss"
    case presentationDidDismiss = "presentationControllerDidDismiss"
    case presentationDidAttemptToDismiss = "presentationControllerDidAttemptToDismiss"
    case tabBarDidSelect = "tabBarController(didSelect:)"
    case splitWillChangeDisplayMode = "splitViewController(willChangeTo:)"
    case splitWillShowColumn = "splitViewController(willShow:)"
    case splitWillHideColumn = "splitViewController(willHide:)"
    case splitCollapseSecondary = "splitViewController(collapseSecondary:)"
    case splitSeparateSecondary = "splitViewController(separateSecondary:)"
    case splitTopColumnForCollapsing = "splitViewController(topColumnForCollapsing:)"
    case splitDidCollapse = "splitViewControllerDidCollapse"
    case splitDidExpand = "splitViewControllerDidExpand"

    // UIPresentationController
    case presentationTransitionWillBegin
    case presentationTransitionDidEnd
    case dismissalTransitionWillBegin
    case dismissalTransitionDidEnd

    // Any object
    case deinitialize = "deinit"

    /// The kinds of object that hear callbacks.
    public enum Receiver: Hashable, Sendable {
        case controller, view, application, delegate, presentation, any
    }

    /// Who hears the callback.
    public var receiver: Receiver {
        switch self {
        case .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow, .didMoveToWindow, .layoutSubviews,
            .updateConstraints, .initFrame, .didAddSubview, .willRemoveSubview:
            .view
        case .didFinishLaunching, .applicationDidBecomeActive, .applicationDidReceiveMemoryWarning,
            .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive, .applicationWillResignActive,
            .applicationDidEnterBackground, .applicationWillEnterForeground, .applicationWillTerminate,
            .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect, .didDiscardSceneSessions,
            .willResignActiveNotification, .didEnterBackgroundNotification, .willEnterForegroundNotification,
            .didBecomeActiveNotification, .willFinishLaunching, .shouldRestoreApplicationState,
            .viewControllerWithRestorationIdentifierPath, .didDecodeRestorableState:
            .application
        case .navigationWillShow, .navigationDidShow, .presentationShouldDismiss, .presentationWillDismiss,
            .presentationDidDismiss, .presentationDidAttemptToDismiss, .tabBarDidSelect,
            .splitWillChangeDisplayMode, .splitWillShowColumn, .splitWillHideColumn, .splitCollapseSecondary,
            .splitSeparateSecondary, .splitTopColumnForCollapsing, .splitDidCollapse, .splitDidExpand:
            .delegate
        case .presentationTransitionWillBegin, .presentationTransitionDidEnd, .dismissalTransitionWillBegin,
            .dismissalTransitionDidEnd:
            .presentation
        case .deinitialize, .initCoder, .awakeFromNib: .any
        default: .controller
        }
    }

    /// Whether the delegate of a scene hears it, and not that of the app.
    var isOfScene: Bool {
        switch self {
        case .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive,
            .sceneDidEnterBackground, .sceneDidDisconnect:
            true
        default: false
        }
    }

    /// The name as Swift writes it, such as `viewWillAppear(_:)`.
    public var signature: String {
        switch self {
        case .initNibName: "init(nibName:bundle:)"
        case .initCoder, .initFrame, .deinitialize, .willMoveToParent, .didMoveToParent: rawValue
        case .navigationWillShow: "navigationController(_:willShow:animated:)"
        case .navigationDidShow: "navigationController(_:didShow:animated:)"
        case .presentationTransitionDidEnd, .dismissalTransitionDidEnd: rawValue + "(_:)"
        case .tabBarDidSelect: "tabBarController(_:didSelect:)"
        case .splitWillChangeDisplayMode: "splitViewController(_:willChangeTo:)"
        case .splitWillShowColumn: "splitViewController(_:willShow:)"
        case .splitWillHideColumn: "splitViewController(_:willHide:)"
        case .splitCollapseSecondary: "splitViewController(_:collapseSecondary:onto:)"
        case .splitSeparateSecondary: "splitViewController(_:separateSecondaryFrom:)"
        case .splitTopColumnForCollapsing:
            "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"
        case .splitDidCollapse, .splitDidExpand: rawValue + "(_:)"
        case .presentationShouldDismiss, .presentationWillDismiss, .presentationDidDismiss,
            .presentationDidAttemptToDismiss:
            rawValue + "(_:)"
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
            .didAddSubview, .willRemoveSubview:
            rawValue + "(_:)"
        case .willMoveToSuperview: "willMove(toSuperview:)"
        case .willMoveToWindow: "willMove(toWindow:)"
        case .didFinishLaunching: "application(_:didFinishLaunchingWithOptions:)"
        case .applicationDidBecomeActive, .applicationDidReceiveMemoryWarning: rawValue + "(_:)"
        case .sceneWillConnect: "scene(_:willConnectTo:options:)"
        case .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive,
            .sceneDidEnterBackground,
            .sceneDidDisconnect, .applicationWillResignActive, .applicationDidEnterBackground,
            .applicationWillEnterForeground, .applicationWillTerminate,
            .shouldAutorotateToInterfaceOrientation,
            .traitCollectionDidChange:
            rawValue + "(_:)"
        case .didDiscardSceneSessions: "application(_:didDiscardSceneSessions:)"
        case .shouldAutorotate, .supportedInterfaceOrientations, .willResignActiveNotification,
            .didEnterBackgroundNotification, .willEnterForegroundNotification, .didBecomeActiveNotification:
            rawValue
        case .decodeRestorableState: "decodeRestorableState(with:)"
        case .willFinishLaunching: "application(_:willFinishLaunchingWithOptions:)"
        case .shouldRestoreApplicationState: "application(_:shouldRestoreApplicationState:)"
        case .viewControllerWithRestorationIdentifierPath:
            "viewController(withRestorationIdentifierPath:coder:)"
        case .didDecodeRestorableState: "application(_:didDecodeRestorableStateWith:)"
        case .willRotate: "willRotate(to:duration:)"
        case .willAnimateRotation: "willAnimateRotation(to:duration:)"
        case .didRotate: "didRotate(from:)"
        case .willAnimateFirstHalfOfRotation, .willAnimateSecondHalfOfRotation:
            rawValue + (self == .willAnimateFirstHalfOfRotation ? "(to:duration:)" : "(from:duration:)")
        case .didAnimateFirstHalfOfRotation: "didAnimateFirstHalfOfRotation(to:)"
        case .willTransitionToTraits: "willTransition(to:with:)"
        case .viewWillTransition: "viewWillTransition(to:with:)"
        case .touchesBegan, .touchesEnded: rawValue + "(_:with:)"
        case .prepareForSegue: "prepare(for:sender:)"
        case .shouldPerformSegue: "shouldPerformSegue(withIdentifier:sender:)"
        case .canPerformUnwindSegueAction: "canPerformUnwindSegueAction(_:from:sender:)"
        case .unwindAction: "unwindAction(_:)"
        default: rawValue + "()"
        }
    }

    /// The name as Objective-C writes it, such as `viewWillAppear:`, for call stacks.
    public var selector: String {
        switch self {
        case .initNibName: "initWithNibName:bundle:"
        case .initCoder: "initWithCoder:"
        case .initFrame: "initWithFrame:"
        case .deinitialize: "dealloc"
        case .willMoveToParent: "willMoveToParentViewController:"
        case .didMoveToParent: "didMoveToParentViewController:"
        case .navigationWillShow: "navigationController:willShowViewController:animated:"
        case .navigationDidShow: "navigationController:didShowViewController:animated:"
        case .presentationTransitionDidEnd, .dismissalTransitionDidEnd: rawValue + ":"
        case .tabBarDidSelect: "tabBarController:didSelectViewController:"
        case .splitWillChangeDisplayMode: "splitViewController:willChangeToDisplayMode:"
        case .splitWillShowColumn: "splitViewController:willShowColumn:"
        case .splitWillHideColumn: "splitViewController:willHideColumn:"
        case .splitCollapseSecondary:
            "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:"
        case .splitSeparateSecondary:
            "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:"
        case .splitTopColumnForCollapsing:
            "splitViewController:topColumnForCollapsingToProposedTopColumn:"
        case .splitDidCollapse, .splitDidExpand: rawValue + ":"
        case .presentationShouldDismiss, .presentationWillDismiss, .presentationDidDismiss,
            .presentationDidAttemptToDismiss:
            rawValue + ":"
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
            .willMoveToSuperview, .willMoveToWindow, .didAddSubview, .willRemoveSubview,
            .applicationDidBecomeActive,
            .applicationDidReceiveMemoryWarning, .sceneWillEnterForeground, .sceneDidBecomeActive,
            .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect,
            .applicationWillResignActive, .applicationDidEnterBackground, .applicationWillEnterForeground,
            .applicationWillTerminate, .shouldAutorotateToInterfaceOrientation, .traitCollectionDidChange:
            rawValue + ":"
        case .decodeRestorableState: "decodeRestorableStateWithCoder:"
        case .willFinishLaunching: "application:willFinishLaunchingWithOptions:"
        case .shouldRestoreApplicationState: "application:shouldRestoreApplicationState:"
        case .viewControllerWithRestorationIdentifierPath:
            "viewControllerWithRestorationIdentifierPath:coder:"
        case .didDecodeRestorableState: "application:didDecodeRestorableStateWithCoder:"
        case .willRotate: "willRotateToInterfaceOrientation:duration:"
        case .willAnimateRotation: "willAnimateRotationToInterfaceOrientation:duration:"
        case .didRotate: "didRotateFromInterfaceOrientation:"
        case .willAnimateFirstHalfOfRotation: rawValue + "ToInterfaceOrientation:duration:"
        case .didAnimateFirstHalfOfRotation: rawValue + "ToInterfaceOrientation:"
        case .willAnimateSecondHalfOfRotation: rawValue + "FromInterfaceOrientation:duration:"
        case .willTransitionToTraits: "willTransitionToTraitCollection:withTransitionCoordinator:"
        case .viewWillTransition: "viewWillTransitionToSize:withTransitionCoordinator:"
        case .prepareForSegue: "prepareForSegue:sender:"
        case .shouldPerformSegue: "shouldPerformSegueWithIdentifier:sender:"
        case .canPerformUnwindSegueAction: "canPerformUnwindSegueAction:fromViewController:withSender:"
        case .unwindAction: "unwindAction:"
        case .touchesBegan, .touchesEnded: rawValue + ":withEvent:"
        case .didDiscardSceneSessions: "application:didDiscardSceneSessions:"
        case .didFinishLaunching: "application:didFinishLaunchingWithOptions:"
        case .sceneWillConnect: "scene:willConnectToSession:options:"
        default: rawValue
        }
    }

    /// Whether UIKit sends it so often that people see it only where a class overrides it.
    public var isSeenWhenOverridden: Bool {
        switch self {
        case .loadViewIfNeeded, .shouldAutorotateToInterfaceOrientation, .shouldAutorotate,
            .supportedInterfaceOrientations, .traitCollectionDidChange, .updateViewConstraints,
            .viewSafeAreaInsetsDidChange,
            .viewLayoutMarginsDidChange, .updateProperties, .shouldPerformSegue, .canPerformUnwindSegueAction,
            .touchesBegan, .touchesEnded:
            true
        default: false
        }
    }

    /// Whether a class may override it in a command.
    public var isOverridable: Bool {
        receiver == .controller
    }
}
