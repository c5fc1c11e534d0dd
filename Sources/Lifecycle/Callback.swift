/// The methods that UIKit calls on an app's objects, under UIKit's own names.
///
/// The raw value is the base name as people type it; ``signature`` is the name as Swift writes it.
package enum Callback: String, CaseIterable, Hashable, Sendable {
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
    case beginAppearanceTransition
    case endAppearanceTransition
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
    case draw
    case hitTest
    case pointInside = "point(inside:)"
    case safeAreaInsetsDidChange
    case layoutMarginsDidChange
    case setNeedsLayout
    case setNeedsDisplay
    case addSubview
    case removeFromSuperview
    case addConstraints
    case prepareForReuse

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
    case tabBarShouldSelect = "tabBarController(shouldSelect:)"
    case tabBarDidSelect = "tabBarController(didSelect:)"
    case pageAfter = "pageViewController(viewControllerAfter:)"
    case pageBefore = "pageViewController(viewControllerBefore:)"
    case pageWillTransition = "pageViewController(willTransitionTo:)"
    case pageDidFinishAnimating = "pageViewController(didFinishAnimating:)"
    case splitWillChangeDisplayMode = "splitViewController(willChangeTo:)"
    case splitWillShowColumn = "splitViewController(willShow:)"
    case splitWillHideColumn = "splitViewController(willHide:)"
    case splitCollapseSecondary = "splitViewController(collapseSecondary:)"
    case splitSeparateSecondary = "splitViewController(separateSecondary:)"
    case splitTopColumnForCollapsing = "splitViewController(topColumnForCollapsing:)"
    case splitDidCollapse = "splitViewControllerDidCollapse"
    case splitDidExpand = "splitViewControllerDidExpand"

    // Data sources and delegates of lists
    case listSectionCount = "numberOfSections(in:)"
    case tableRowCount = "tableView(numberOfRowsInSection:)"
    case tableHeightForRow = "tableView(heightForRowAt:)"
    case tableCellForRow = "tableView(cellForRowAt:)"
    case tableWillDisplay = "tableView(willDisplay:)"
    case tableDidEndDisplaying = "tableView(didEndDisplaying:)"
    case tableWillSelectRow = "tableView(willSelectRowAt:)"
    case tableDidSelectRow = "tableView(didSelectRowAt:)"
    case tableWillDeselectRow = "tableView(willDeselectRowAt:)"
    case tableDidDeselectRow = "tableView(didDeselectRowAt:)"
    case collectionItemCount = "collectionView(numberOfItemsInSection:)"
    case collectionSizeForItem = "collectionView(sizeForItemAt:)"
    case collectionCellForItem = "collectionView(cellForItemAt:)"
    case collectionWillDisplay = "collectionView(willDisplay:)"
    case collectionDidEndDisplaying = "collectionView(didEndDisplaying:)"
    case collectionShouldSelectItem = "collectionView(shouldSelectItemAt:)"
    case collectionDidSelectItem = "collectionView(didSelectItemAt:)"
    case collectionDidDeselectItem = "collectionView(didDeselectItemAt:)"

    // UIPresentationController
    case presentationTransitionWillBegin
    case presentationTransitionDidEnd
    case dismissalTransitionWillBegin
    case dismissalTransitionDidEnd

    // Any object
    case deinitialize = "deinit"

    /// The kinds of object that hear callbacks.
    package enum ReceiverKind: String, Hashable, Sendable {
        /// `list`: the data source or delegate of a table or collection view, or the data source of pages.
        case controller, view, application, delegate, list, presentation, any
    }

    /// The kind of object that UIKit calls it on.
    package var receiver: ReceiverKind { facts.receiver }

    /// The name as Swift writes it, such as `viewWillAppear(_:)`.
    package var signature: String { facts.signature }

    /// The name without its labels, such as `viewWillAppear`; methods of one name differ in their labels only.
    package var baseName: String { String(signature.prefix { $0 != "(" }) }

    /// The name as Objective-C writes it, such as `viewWillAppear:`, for call stacks.
    package var selector: String { facts.selector }

    /// Indicates whether UIKit calls it so often that it is only shown where a class overrides it.
    package var isSeenWhenOverridden: Bool { facts.isSeenWhenOverridden }

    /// The callbacks that tell of appearing and disappearing, in the order in which they come.
    package static let appearances: [Callback] = [
        .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]

    /// Indicates whether it reports appearing or disappearing.
    package var isAppearance: Bool {
        Self.appearances.contains(self)
    }

    /// Indicates whether a command can declare a class that overrides it.
    package var isOverridable: Bool {
        receiver == .controller
    }

    /// The state that a callback tells of.
    var appearance: Controller.Appearance? {
        Controller.Appearance.allCases.first { $0.methods.callback == self }
    }
}
