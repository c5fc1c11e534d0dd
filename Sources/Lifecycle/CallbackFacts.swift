/// Everything that is known about one ``Callback``.
package struct CallbackFacts: Hashable, Sendable {
    /// The kind of object that UIKit calls it on.
    package let receiver: Callback.ReceiverKind
    /// The name as Swift writes it, such as `viewWillAppear(_:)`.
    package let signature: String
    /// The names by which a body in braces knows the arguments, as UIKit's documentation names them.
    package let parameterNames: [String]
    /// Indicates whether UIKit calls it so often that it is only shown where a class overrides it.
    package let isSeenWhenOverridden: Bool
    /// Indicates whether the scene delegate implements it, not the app delegate.
    let isOfScene: Bool
    /// The name as Objective-C writes it; nil where it has the same words.
    private let ownSelector: String?

    fileprivate init(
        _ receiver: Callback.ReceiverKind, _ signature: String, _ parameterNames: [String] = [],
        selector: String? = nil, isSeenWhenOverridden: Bool = false, isOfScene: Bool = false
    ) {
        self.receiver = receiver
        self.signature = signature
        self.parameterNames = parameterNames
        self.isSeenWhenOverridden = isSeenWhenOverridden
        self.isOfScene = isOfScene
        ownSelector = selector
    }

    /// The name as Objective-C writes it, such as `viewWillAppear:`, for call stacks.
    package var selector: String { ownSelector ?? signature.filter { !"(_)".contains($0) } }
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
            .init(
                .controller, "init(nibName:bundle:)", ["nibNameOrNil", "nibBundleOrNil"],
                selector: "initWithNibName:bundle:")
        case .initCoder: .init(.any, "init(coder:)", selector: "initWithCoder:")
        case .awakeFromNib: .init(.any, "awakeFromNib()")
        case .loadView: .init(.controller, "loadView()")
        case .loadViewIfNeeded: .init(.controller, "loadViewIfNeeded()", isSeenWhenOverridden: true)
        case .viewDidLoad: .init(.controller, "viewDidLoad()")
        case .viewWillUnload: .init(.controller, "viewWillUnload()")
        case .viewDidUnload: .init(.controller, "viewDidUnload()")
        case .didReceiveMemoryWarning: .init(.controller, "didReceiveMemoryWarning()")
        case .viewWillAppear: .init(.controller, "viewWillAppear(_:)", ["animated"])
        case .viewIsAppearing: .init(.controller, "viewIsAppearing(_:)", ["animated"])
        case .viewDidAppear: .init(.controller, "viewDidAppear(_:)", ["animated"])
        case .viewWillDisappear: .init(.controller, "viewWillDisappear(_:)", ["animated"])
        case .viewDidDisappear: .init(.controller, "viewDidDisappear(_:)", ["animated"])
        case .beginAppearanceTransition:
            .init(
                .controller, "beginAppearanceTransition(_:animated:)", ["isAppearing", "animated"],
                isSeenWhenOverridden: true)
        case .endAppearanceTransition:
            .init(.controller, "endAppearanceTransition()", isSeenWhenOverridden: true)
        case .viewWillLayoutSubviews: .init(.controller, "viewWillLayoutSubviews()")
        case .viewDidLayoutSubviews: .init(.controller, "viewDidLayoutSubviews()")
        case .willMoveToParent:
            .init(.controller, "willMove(toParent:)", ["parent"], selector: "willMoveToParentViewController:")
        case .didMoveToParent:
            .init(.controller, "didMove(toParent:)", ["parent"], selector: "didMoveToParentViewController:")
        case .shouldAutorotateToInterfaceOrientation:
            .init(
                .controller, "shouldAutorotateToInterfaceOrientation(_:)", ["toInterfaceOrientation"],
                isSeenWhenOverridden: true)
        case .shouldAutorotate: .init(.controller, "shouldAutorotate", isSeenWhenOverridden: true)
        case .supportedInterfaceOrientations:
            .init(.controller, "supportedInterfaceOrientations", isSeenWhenOverridden: true)
        case .willRotate:
            .init(
                .controller, "willRotate(to:duration:)", ["toInterfaceOrientation", "duration"],
                selector: "willRotateToInterfaceOrientation:duration:")
        case .willAnimateRotation:
            .init(
                .controller, "willAnimateRotation(to:duration:)", ["toInterfaceOrientation", "duration"],
                selector: "willAnimateRotationToInterfaceOrientation:duration:")
        case .didRotate:
            .init(
                .controller, "didRotate(from:)", ["fromInterfaceOrientation"],
                selector: "didRotateFromInterfaceOrientation:")
        case .willAnimateFirstHalfOfRotation:
            .init(
                .controller, "willAnimateFirstHalfOfRotation(to:duration:)",
                ["toInterfaceOrientation", "duration"],
                selector: "willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:")
        case .didAnimateFirstHalfOfRotation:
            .init(
                .controller, "didAnimateFirstHalfOfRotation(to:)", ["toInterfaceOrientation"],
                selector: "didAnimateFirstHalfOfRotationToInterfaceOrientation:")
        case .willAnimateSecondHalfOfRotation:
            .init(
                .controller, "willAnimateSecondHalfOfRotation(from:duration:)",
                ["fromInterfaceOrientation", "duration"],
                selector: "willAnimateSecondHalfOfRotationFromInterfaceOrientation:duration:")
        case .willTransitionToTraits:
            .init(
                .controller, "willTransition(to:with:)", ["newCollection", "coordinator"],
                selector: "willTransitionToTraitCollection:withTransitionCoordinator:")
        case .viewWillTransition:
            .init(
                .controller, "viewWillTransition(to:with:)", ["size", "coordinator"],
                selector: "viewWillTransitionToSize:withTransitionCoordinator:")
        case .traitCollectionDidChange:
            .init(
                .controller, "traitCollectionDidChange(_:)", ["previousTraitCollection"],
                isSeenWhenOverridden: true)
        case .updateProperties: .init(.controller, "updateProperties()", isSeenWhenOverridden: true)
        case .updateViewConstraints: .init(.controller, "updateViewConstraints()", isSeenWhenOverridden: true)
        case .viewSafeAreaInsetsDidChange:
            .init(.controller, "viewSafeAreaInsetsDidChange()", isSeenWhenOverridden: true)
        case .viewLayoutMarginsDidChange:
            .init(.controller, "viewLayoutMarginsDidChange()", isSeenWhenOverridden: true)
        case .prepareForSegue:
            .init(
                .controller, "prepare(for:sender:)", ["segue", "sender"], selector: "prepareForSegue:sender:")
        case .shouldPerformSegue:
            .init(
                .controller, "shouldPerformSegue(withIdentifier:sender:)", ["identifier", "sender"],
                selector: "shouldPerformSegueWithIdentifier:sender:", isSeenWhenOverridden: true)
        case .canPerformUnwindSegueAction:
            .init(
                .controller, "canPerformUnwindSegueAction(_:from:sender:)",
                ["action", "fromViewController", "sender"],
                selector: "canPerformUnwindSegueAction:fromViewController:sender:", isSeenWhenOverridden: true
            )
        case .unwindAction: .init(.controller, "unwindAction(_:)", ["unwindSegue"])
        case .decodeRestorableState:
            .init(
                .controller, "decodeRestorableState(with:)", ["coder"],
                selector: "decodeRestorableStateWithCoder:")
        case .applicationFinishedRestoringState: .init(.controller, "applicationFinishedRestoringState()")
        case .touchesBegan:
            .init(
                .controller, "touchesBegan(_:with:)", ["touches", "event"],
                selector: "touchesBegan:withEvent:", isSeenWhenOverridden: true)
        case .touchesEnded:
            .init(
                .controller, "touchesEnded(_:with:)", ["touches", "event"],
                selector: "touchesEnded:withEvent:", isSeenWhenOverridden: true)

        // UIView
        case .willMoveToSuperview:
            .init(.view, "willMove(toSuperview:)", ["newSuperview"], selector: "willMoveToSuperview:")
        case .didMoveToSuperview: .init(.view, "didMoveToSuperview()")
        case .willMoveToWindow:
            .init(.view, "willMove(toWindow:)", ["newWindow"], selector: "willMoveToWindow:")
        case .didMoveToWindow: .init(.view, "didMoveToWindow()")
        case .layoutSubviews: .init(.view, "layoutSubviews()")
        case .updateConstraints: .init(.view, "updateConstraints()")
        case .initFrame: .init(.view, "init(frame:)", selector: "initWithFrame:")
        case .didAddSubview: .init(.view, "didAddSubview(_:)", ["subview"])
        case .willRemoveSubview: .init(.view, "willRemoveSubview(_:)", ["subview"])
        case .draw: .init(.view, "draw(_:)", ["rect"], selector: "drawRect:")
        case .hitTest: .init(.view, "hitTest(_:with:)", ["point", "event"], selector: "hitTest:withEvent:")
        case .pointInside:
            .init(.view, "point(inside:with:)", ["point", "event"], selector: "pointInside:withEvent:")
        case .safeAreaInsetsDidChange: .init(.view, "safeAreaInsetsDidChange()")
        case .layoutMarginsDidChange: .init(.view, "layoutMarginsDidChange()")
        case .setNeedsLayout: .init(.view, "setNeedsLayout()")
        case .setNeedsDisplay: .init(.view, "setNeedsDisplay()")
        case .addSubview: .init(.view, "addSubview(_:)", ["view"])
        case .removeFromSuperview: .init(.view, "removeFromSuperview()")
        case .addConstraints: .init(.view, "addConstraints(_:)", ["constraints"])

        // Delegates of the application and the scene
        case .didFinishLaunching: .init(.application, "application(_:didFinishLaunchingWithOptions:)")
        case .applicationDidBecomeActive: .init(.application, "applicationDidBecomeActive(_:)")
        case .applicationDidReceiveMemoryWarning:
            .init(.application, "applicationDidReceiveMemoryWarning(_:)")
        case .sceneWillConnect:
            .init(
                .application, "scene(_:willConnectTo:options:)",
                selector: "scene:willConnectToSession:options:", isOfScene: true)
        case .sceneWillEnterForeground: .init(.application, "sceneWillEnterForeground(_:)", isOfScene: true)
        case .sceneDidBecomeActive: .init(.application, "sceneDidBecomeActive(_:)", isOfScene: true)
        case .willFinishLaunching: .init(.application, "application(_:willFinishLaunchingWithOptions:)")
        case .shouldRestoreApplicationState:
            .init(.application, "application(_:shouldRestoreApplicationState:)")
        case .viewControllerWithRestorationIdentifierPath:
            .init(
                .application, "viewController(withRestorationIdentifierPath:coder:)",
                selector: "viewControllerWithRestorationIdentifierPath:coder:")
        case .didDecodeRestorableState:
            .init(
                .application, "application(_:didDecodeRestorableStateWith:)",
                selector: "application:didDecodeRestorableStateWithCoder:")
        case .applicationWillResignActive: .init(.application, "applicationWillResignActive(_:)")
        case .applicationDidEnterBackground: .init(.application, "applicationDidEnterBackground(_:)")
        case .applicationWillEnterForeground: .init(.application, "applicationWillEnterForeground(_:)")
        case .applicationWillTerminate: .init(.application, "applicationWillTerminate(_:)")
        case .sceneWillResignActive: .init(.application, "sceneWillResignActive(_:)", isOfScene: true)
        case .sceneDidEnterBackground: .init(.application, "sceneDidEnterBackground(_:)", isOfScene: true)
        case .sceneDidDisconnect: .init(.application, "sceneDidDisconnect(_:)", isOfScene: true)
        case .didDiscardSceneSessions: .init(.application, "application(_:didDiscardSceneSessions:)")
        case .willResignActiveNotification: .init(.application, "willResignActiveNotification")
        case .didEnterBackgroundNotification: .init(.application, "didEnterBackgroundNotification")
        case .willEnterForegroundNotification: .init(.application, "willEnterForegroundNotification")
        case .didBecomeActiveNotification: .init(.application, "didBecomeActiveNotification")

        // Delegates of controllers
        case .navigationWillShow:
            .init(
                .delegate, "navigationController(_:willShow:animated:)",
                selector: "navigationController:willShowViewController:animated:")
        case .navigationDidShow:
            .init(
                .delegate, "navigationController(_:didShow:animated:)",
                selector: "navigationController:didShowViewController:animated:")
        case .presentationShouldDismiss: .init(.delegate, "presentationControllerShouldDismiss(_:)")
        case .presentationWillDismiss: .init(.delegate, "presentationControllerWillDismiss(_:)")
        case .presentationDidDismiss: .init(.delegate, "presentationControllerDidDismiss(_:)")
        case .presentationDidAttemptToDismiss:
            .init(.delegate, "presentationControllerDidAttemptToDismiss(_:)")
        case .tabBarShouldSelect:
            .init(
                .delegate, "tabBarController(_:shouldSelect:)",
                selector: "tabBarController:shouldSelectViewController:")
        case .pageWillTransition:
            .init(
                .delegate, "pageViewController(_:willTransitionTo:)",
                selector: "pageViewController:willTransitionToViewControllers:")
        case .pageDidFinishAnimating:
            .init(
                .delegate,
                "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)")
        case .tabBarDidSelect:
            .init(
                .delegate, "tabBarController(_:didSelect:)",
                selector: "tabBarController:didSelectViewController:")
        case .splitWillChangeDisplayMode:
            .init(
                .delegate, "splitViewController(_:willChangeTo:)",
                selector: "splitViewController:willChangeToDisplayMode:")
        case .splitWillShowColumn:
            .init(
                .delegate, "splitViewController(_:willShow:)", selector: "splitViewController:willShowColumn:"
            )
        case .splitWillHideColumn:
            .init(
                .delegate, "splitViewController(_:willHide:)", selector: "splitViewController:willHideColumn:"
            )
        case .splitCollapseSecondary:
            .init(
                .delegate, "splitViewController(_:collapseSecondary:onto:)",
                selector: "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:")
        case .splitSeparateSecondary:
            .init(
                .delegate, "splitViewController(_:separateSecondaryFrom:)",
                selector: "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:")
        case .splitTopColumnForCollapsing:
            .init(.delegate, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)")
        case .splitDidCollapse: .init(.delegate, "splitViewControllerDidCollapse(_:)")
        case .splitDidExpand: .init(.delegate, "splitViewControllerDidExpand(_:)")

        // UIPresentationController
        case .presentationTransitionWillBegin: .init(.presentation, "presentationTransitionWillBegin()")
        case .presentationTransitionDidEnd: .init(.presentation, "presentationTransitionDidEnd(_:)")
        case .dismissalTransitionWillBegin: .init(.presentation, "dismissalTransitionWillBegin()")
        case .dismissalTransitionDidEnd: .init(.presentation, "dismissalTransitionDidEnd(_:)")

        // Any object
        case .deinitialize: .init(.any, "deinit", selector: "dealloc")
        }
    }
}
