/// Everything that is known about one ``Callback``.
package struct CallbackFacts: Hashable, Sendable {
    /// The kind of object that UIKit calls it on.
    package let receiver: Callback.Receiver
    /// The name as Swift writes it, such as `viewWillAppear(_:)`.
    package let signature: String
    /// The name as Objective-C writes it, such as `viewWillAppear:`, for call stacks.
    package let selector: String
    /// The names by which a body in braces knows the arguments, as UIKit's documentation names them.
    package let parameterNames: [String]
    /// Indicates whether UIKit calls it so often that it is only shown where a class overrides it.
    package let isSeenWhenOverridden: Bool
    /// Indicates whether the scene delegate implements it, not the app delegate.
    let isOfScene: Bool

    fileprivate init(
        _ receiver: Callback.Receiver, _ signature: String, _ selector: String,
        _ parameterNames: [String] = [], isSeenWhenOverridden: Bool = false, isOfScene: Bool = false
    ) {
        self.receiver = receiver
        self.signature = signature
        self.selector = selector
        self.parameterNames = parameterNames
        self.isSeenWhenOverridden = isSeenWhenOverridden
        self.isOfScene = isOfScene
    }

    fileprivate static func controller(
        _ signature: String, _ selector: String, _ parameterNames: [String] = [],
        isSeenWhenOverridden: Bool = false
    ) -> CallbackFacts {
        CallbackFacts(
            .controller, signature, selector, parameterNames, isSeenWhenOverridden: isSeenWhenOverridden)
    }

    fileprivate static func view(
        _ signature: String, _ selector: String, _ parameterNames: [String] = []
    ) -> CallbackFacts {
        CallbackFacts(.view, signature, selector, parameterNames)
    }

    fileprivate static func application(_ signature: String, _ selector: String) -> CallbackFacts {
        CallbackFacts(.application, signature, selector)
    }

    fileprivate static func scene(_ signature: String, _ selector: String) -> CallbackFacts {
        CallbackFacts(.application, signature, selector, isOfScene: true)
    }

    fileprivate static func delegate(_ signature: String, _ selector: String) -> CallbackFacts {
        CallbackFacts(.delegate, signature, selector)
    }

    fileprivate static func presentation(_ signature: String, _ selector: String) -> CallbackFacts {
        CallbackFacts(.presentation, signature, selector)
    }

    fileprivate static func any(_ signature: String, _ selector: String) -> CallbackFacts {
        CallbackFacts(.any, signature, selector)
    }
}

extension Callback {
    /// The callback's row in the table.
    package var facts: CallbackFacts { Callback.table[self] ?? row }

    private static let table = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.row) })

    /// The row of the callback: since this switch has no default, there is none without.
    private var row: CallbackFacts {
        switch self {
        // UIViewController
        case .initNibName:
            .controller(
                "init(nibName:bundle:)", "initWithNibName:bundle:", ["nibNameOrNil", "nibBundleOrNil"])
        case .initCoder: .any("init(coder:)", "initWithCoder:")
        case .awakeFromNib: .any("awakeFromNib()", "awakeFromNib")
        case .loadView: .controller("loadView()", "loadView")
        case .loadViewIfNeeded:
            .controller("loadViewIfNeeded()", "loadViewIfNeeded", isSeenWhenOverridden: true)
        case .viewDidLoad: .controller("viewDidLoad()", "viewDidLoad")
        case .viewWillUnload: .controller("viewWillUnload()", "viewWillUnload")
        case .viewDidUnload: .controller("viewDidUnload()", "viewDidUnload")
        case .didReceiveMemoryWarning: .controller("didReceiveMemoryWarning()", "didReceiveMemoryWarning")
        case .viewWillAppear: .controller("viewWillAppear(_:)", "viewWillAppear:", ["animated"])
        case .viewIsAppearing: .controller("viewIsAppearing(_:)", "viewIsAppearing:", ["animated"])
        case .viewDidAppear: .controller("viewDidAppear(_:)", "viewDidAppear:", ["animated"])
        case .viewWillDisappear: .controller("viewWillDisappear(_:)", "viewWillDisappear:", ["animated"])
        case .viewDidDisappear: .controller("viewDidDisappear(_:)", "viewDidDisappear:", ["animated"])
        case .beginAppearanceTransition:
            .controller(
                "beginAppearanceTransition(_:animated:)", "beginAppearanceTransition:animated:",
                ["isAppearing", "animated"], isSeenWhenOverridden: true)
        case .endAppearanceTransition:
            .controller(
                "endAppearanceTransition()", "endAppearanceTransition", isSeenWhenOverridden: true)
        case .viewWillLayoutSubviews: .controller("viewWillLayoutSubviews()", "viewWillLayoutSubviews")
        case .viewDidLayoutSubviews: .controller("viewDidLayoutSubviews()", "viewDidLayoutSubviews")
        case .willMoveToParent:
            .controller("willMove(toParent:)", "willMoveToParentViewController:", ["parent"])
        case .didMoveToParent: .controller("didMove(toParent:)", "didMoveToParentViewController:", ["parent"])
        case .shouldAutorotateToInterfaceOrientation:
            .controller(
                "shouldAutorotateToInterfaceOrientation(_:)",
                "shouldAutorotateToInterfaceOrientation:",
                ["toInterfaceOrientation"],
                isSeenWhenOverridden: true)
        case .shouldAutorotate:
            .controller("shouldAutorotate", "shouldAutorotate", isSeenWhenOverridden: true)
        case .supportedInterfaceOrientations:
            .controller(
                "supportedInterfaceOrientations",
                "supportedInterfaceOrientations",
                isSeenWhenOverridden: true)
        case .willRotate:
            .controller(
                "willRotate(to:duration:)",
                "willRotateToInterfaceOrientation:duration:",
                ["toInterfaceOrientation", "duration"])
        case .willAnimateRotation:
            .controller(
                "willAnimateRotation(to:duration:)",
                "willAnimateRotationToInterfaceOrientation:duration:",
                ["toInterfaceOrientation", "duration"])
        case .didRotate:
            .controller(
                "didRotate(from:)", "didRotateFromInterfaceOrientation:", ["fromInterfaceOrientation"])
        case .willAnimateFirstHalfOfRotation:
            .controller(
                "willAnimateFirstHalfOfRotation(to:duration:)",
                "willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:",
                ["toInterfaceOrientation", "duration"])
        case .didAnimateFirstHalfOfRotation:
            .controller(
                "didAnimateFirstHalfOfRotation(to:)",
                "didAnimateFirstHalfOfRotationToInterfaceOrientation:",
                ["toInterfaceOrientation"])
        case .willAnimateSecondHalfOfRotation:
            .controller(
                "willAnimateSecondHalfOfRotation(from:duration:)",
                "willAnimateSecondHalfOfRotationFromInterfaceOrientation:duration:",
                ["fromInterfaceOrientation", "duration"])
        case .willTransitionToTraits:
            .controller(
                "willTransition(to:with:)",
                "willTransitionToTraitCollection:withTransitionCoordinator:",
                ["newCollection", "coordinator"])
        case .viewWillTransition:
            .controller(
                "viewWillTransition(to:with:)",
                "viewWillTransitionToSize:withTransitionCoordinator:",
                ["size", "coordinator"])
        case .traitCollectionDidChange:
            .controller(
                "traitCollectionDidChange(_:)",
                "traitCollectionDidChange:",
                ["previousTraitCollection"],
                isSeenWhenOverridden: true)
        case .updateProperties:
            .controller("updateProperties()", "updateProperties", isSeenWhenOverridden: true)
        case .updateViewConstraints:
            .controller("updateViewConstraints()", "updateViewConstraints", isSeenWhenOverridden: true)
        case .viewSafeAreaInsetsDidChange:
            .controller(
                "viewSafeAreaInsetsDidChange()", "viewSafeAreaInsetsDidChange", isSeenWhenOverridden: true)
        case .viewLayoutMarginsDidChange:
            .controller(
                "viewLayoutMarginsDidChange()", "viewLayoutMarginsDidChange", isSeenWhenOverridden: true)
        case .prepareForSegue:
            .controller("prepare(for:sender:)", "prepareForSegue:sender:", ["segue", "sender"])
        case .shouldPerformSegue:
            .controller(
                "shouldPerformSegue(withIdentifier:sender:)",
                "shouldPerformSegueWithIdentifier:sender:",
                ["identifier", "sender"],
                isSeenWhenOverridden: true)
        case .canPerformUnwindSegueAction:
            .controller(
                "canPerformUnwindSegueAction(_:from:sender:)",
                "canPerformUnwindSegueAction:fromViewController:sender:",
                ["action", "fromViewController", "sender"],
                isSeenWhenOverridden: true)
        case .unwindAction: .controller("unwindAction(_:)", "unwindAction:", ["unwindSegue"])
        case .decodeRestorableState:
            .controller("decodeRestorableState(with:)", "decodeRestorableStateWithCoder:", ["coder"])
        case .applicationFinishedRestoringState:
            .controller("applicationFinishedRestoringState()", "applicationFinishedRestoringState")
        case .touchesBegan:
            .controller(
                "touchesBegan(_:with:)",
                "touchesBegan:withEvent:",
                ["touches", "event"],
                isSeenWhenOverridden: true)
        case .touchesEnded:
            .controller(
                "touchesEnded(_:with:)",
                "touchesEnded:withEvent:",
                ["touches", "event"],
                isSeenWhenOverridden: true)

        // UIView
        case .willMoveToSuperview: .view("willMove(toSuperview:)", "willMoveToSuperview:", ["newSuperview"])
        case .didMoveToSuperview: .view("didMoveToSuperview()", "didMoveToSuperview")
        case .willMoveToWindow: .view("willMove(toWindow:)", "willMoveToWindow:", ["newWindow"])
        case .didMoveToWindow: .view("didMoveToWindow()", "didMoveToWindow")
        case .layoutSubviews: .view("layoutSubviews()", "layoutSubviews")
        case .updateConstraints: .view("updateConstraints()", "updateConstraints")
        case .initFrame: .view("init(frame:)", "initWithFrame:")
        case .didAddSubview: .view("didAddSubview(_:)", "didAddSubview:", ["subview"])
        case .willRemoveSubview: .view("willRemoveSubview(_:)", "willRemoveSubview:", ["subview"])
        case .draw: .view("draw(_:)", "drawRect:", ["rect"])
        case .hitTest: .view("hitTest(_:with:)", "hitTest:withEvent:", ["point", "event"])
        case .pointInside: .view("point(inside:with:)", "pointInside:withEvent:", ["point", "event"])
        case .safeAreaInsetsDidChange: .view("safeAreaInsetsDidChange()", "safeAreaInsetsDidChange")
        case .layoutMarginsDidChange: .view("layoutMarginsDidChange()", "layoutMarginsDidChange")
        case .setNeedsLayout: .view("setNeedsLayout()", "setNeedsLayout")
        case .setNeedsDisplay: .view("setNeedsDisplay()", "setNeedsDisplay")
        case .addSubview: .view("addSubview(_:)", "addSubview:", ["view"])
        case .removeFromSuperview: .view("removeFromSuperview()", "removeFromSuperview")
        case .addConstraints: .view("addConstraints(_:)", "addConstraints:", ["constraints"])

        // Delegates of the application and the scene
        case .didFinishLaunching:
            .application(
                "application(_:didFinishLaunchingWithOptions:)",
                "application:didFinishLaunchingWithOptions:")
        case .applicationDidBecomeActive:
            .application("applicationDidBecomeActive(_:)", "applicationDidBecomeActive:")
        case .applicationDidReceiveMemoryWarning:
            .application("applicationDidReceiveMemoryWarning(_:)", "applicationDidReceiveMemoryWarning:")
        case .sceneWillConnect:
            .scene("scene(_:willConnectTo:options:)", "scene:willConnectToSession:options:")
        case .sceneWillEnterForeground: .scene("sceneWillEnterForeground(_:)", "sceneWillEnterForeground:")
        case .sceneDidBecomeActive: .scene("sceneDidBecomeActive(_:)", "sceneDidBecomeActive:")
        case .willFinishLaunching:
            .application(
                "application(_:willFinishLaunchingWithOptions:)",
                "application:willFinishLaunchingWithOptions:")
        case .shouldRestoreApplicationState:
            .application(
                "application(_:shouldRestoreApplicationState:)",
                "application:shouldRestoreApplicationState:")
        case .viewControllerWithRestorationIdentifierPath:
            .application(
                "viewController(withRestorationIdentifierPath:coder:)",
                "viewControllerWithRestorationIdentifierPath:coder:")
        case .didDecodeRestorableState:
            .application(
                "application(_:didDecodeRestorableStateWith:)",
                "application:didDecodeRestorableStateWithCoder:")
        case .applicationWillResignActive:
            .application("applicationWillResignActive(_:)", "applicationWillResignActive:")
        case .applicationDidEnterBackground:
            .application("applicationDidEnterBackground(_:)", "applicationDidEnterBackground:")
        case .applicationWillEnterForeground:
            .application("applicationWillEnterForeground(_:)", "applicationWillEnterForeground:")
        case .applicationWillTerminate:
            .application("applicationWillTerminate(_:)", "applicationWillTerminate:")
        case .sceneWillResignActive: .scene("sceneWillResignActive(_:)", "sceneWillResignActive:")
        case .sceneDidEnterBackground: .scene("sceneDidEnterBackground(_:)", "sceneDidEnterBackground:")
        case .sceneDidDisconnect: .scene("sceneDidDisconnect(_:)", "sceneDidDisconnect:")
        case .didDiscardSceneSessions:
            .application("application(_:didDiscardSceneSessions:)", "application:didDiscardSceneSessions:")
        case .willResignActiveNotification:
            .application("willResignActiveNotification", "willResignActiveNotification")
        case .didEnterBackgroundNotification:
            .application("didEnterBackgroundNotification", "didEnterBackgroundNotification")
        case .willEnterForegroundNotification:
            .application("willEnterForegroundNotification", "willEnterForegroundNotification")
        case .didBecomeActiveNotification:
            .application("didBecomeActiveNotification", "didBecomeActiveNotification")

        // Delegates of controllers
        case .navigationWillShow:
            .delegate(
                "navigationController(_:willShow:animated:)",
                "navigationController:willShowViewController:animated:")
        case .navigationDidShow:
            .delegate(
                "navigationController(_:didShow:animated:)",
                "navigationController:didShowViewController:animated:")
        case .presentationShouldDismiss:
            .delegate("presentationControllerShouldDismiss(_:)", "presentationControllerShouldDismiss:")
        case .presentationWillDismiss:
            .delegate("presentationControllerWillDismiss(_:)", "presentationControllerWillDismiss:")
        case .presentationDidDismiss:
            .delegate("presentationControllerDidDismiss(_:)", "presentationControllerDidDismiss:")
        case .presentationDidAttemptToDismiss:
            .delegate(
                "presentationControllerDidAttemptToDismiss(_:)",
                "presentationControllerDidAttemptToDismiss:")
        case .tabBarShouldSelect:
            .delegate("tabBarController(_:shouldSelect:)", "tabBarController:shouldSelectViewController:")
        case .pageWillTransition:
            .delegate(
                "pageViewController(_:willTransitionTo:)",
                "pageViewController:willTransitionToViewControllers:")
        case .pageDidFinishAnimating:
            .delegate(
                "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
                "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:")
        case .tabBarDidSelect:
            .delegate("tabBarController(_:didSelect:)", "tabBarController:didSelectViewController:")
        case .splitWillChangeDisplayMode:
            .delegate("splitViewController(_:willChangeTo:)", "splitViewController:willChangeToDisplayMode:")
        case .splitWillShowColumn:
            .delegate("splitViewController(_:willShow:)", "splitViewController:willShowColumn:")
        case .splitWillHideColumn:
            .delegate("splitViewController(_:willHide:)", "splitViewController:willHideColumn:")
        case .splitCollapseSecondary:
            .delegate(
                "splitViewController(_:collapseSecondary:onto:)",
                "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:")
        case .splitSeparateSecondary:
            .delegate(
                "splitViewController(_:separateSecondaryFrom:)",
                "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:")
        case .splitTopColumnForCollapsing:
            .delegate(
                "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
                "splitViewController:topColumnForCollapsingToProposedTopColumn:")
        case .splitDidCollapse:
            .delegate("splitViewControllerDidCollapse(_:)", "splitViewControllerDidCollapse:")
        case .splitDidExpand: .delegate("splitViewControllerDidExpand(_:)", "splitViewControllerDidExpand:")

        // UIPresentationController
        case .presentationTransitionWillBegin:
            .presentation("presentationTransitionWillBegin()", "presentationTransitionWillBegin")
        case .presentationTransitionDidEnd:
            .presentation("presentationTransitionDidEnd(_:)", "presentationTransitionDidEnd:")
        case .dismissalTransitionWillBegin:
            .presentation("dismissalTransitionWillBegin()", "dismissalTransitionWillBegin")
        case .dismissalTransitionDidEnd:
            .presentation("dismissalTransitionDidEnd(_:)", "dismissalTransitionDidEnd:")

        // Any object
        case .deinitialize: .any("deinit", "dealloc")
        }
    }
}
