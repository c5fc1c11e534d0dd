import Lifecycle

extension FindingKind {
    /// What is known about the kind: a row for each.
    package var facts: FindingKindFacts {
        switch self {
        // Loading the view
        case .loadViewCallsSuper:
            FindingKindFacts(
                "super.loadView() makes a view that is thrown away when view is assigned.",
                do: "Leave super.loadView() out of a loadView that assigns its own view.",
                .superLoadViewMakesRootToo)
        case .loadViewSetsNoView:
            FindingKindFacts(
                "loadView leaves the controller without a view.",
                do: "Assign view in every way through loadView, or take the override out.",
                .emptyLoadViewLeavesViewNil)
        case .loadViewReadsView:
            FindingKindFacts(
                "loadView reads view before it is set, and so calls itself without end.",
                do: "Make the view in a constant, set it up, and assign it to view first of all.",
                .readingViewInLoadViewRecurses)
        case .loadViewCalledByHand:
            FindingKindFacts(
                "loadView is called by hand.",
                do: "Call loadViewIfNeeded(), which loads the view once and sends viewDidLoad.",
                .callByHandRunsOnlyThatMethod)
        case .viewLoadedInInit:
            FindingKindFacts(
                "An initializer reads view, so that the view is loaded before the controller is set up.",
                do: "Move it into viewDidLoad.", .getterLoadsMissingView)
        case .viewLoadedByMemoryWarning:
            FindingKindFacts(
                "didReceiveMemoryWarning reads view and so loads it, when memory is short.",
                do: "Ask isViewLoaded first, or use viewIfLoaded.", .getterLoadsMissingView)
        case .viewLoadedInDeinit:
            FindingKindFacts(
                "deinit reads view, which loads it for a controller that goes.",
                do: "Use viewIfLoaded, or do it in viewDidDisappear.", .loadingWhileDeallocatingIsRefused)
        case .outletUsedBeforeLoad:
            FindingKindFacts(
                "An outlet is used before its controller's view is loaded: it is nil.",
                do: "Give the controller the value in a property, and use the outlet in its viewDidLoad.",
                .outletsAreSetBeforeViewDidLoad)
        case .weakObjectIsGone:
            FindingKindFacts(
                "A weak property is used after its object is gone: it is nil.",
                do: "Hold the object strongly, or use the property with a question mark.",
                .weakReferenceBecomesNil)

        // Overrides
        case .superMissing:
            FindingKindFacts(
                "An override of a lifecycle method does not call super.",
                do: "Call super, first of all in most methods.", .superIsExpected)
        case .superOfOtherMethod:
            FindingKindFacts(
                "An override calls another method of its superclass than its own.",
                do: "Call the superclass's method of the same name.", .superIsExpected)
        case .superCalledTwice:
            FindingKindFacts(
                "An override calls its superclass's method twice.", do: "Leave one of the calls out.",
                .superReachesBase)
        case .callbackCalledByHand:
            FindingKindFacts(
                "A callback is called by hand, though nothing of the kind has happened.",
                do: "Put what is to be done into a method of its own, and call that.",
                .callByHandRunsOnlyThatMethod)
        case .callbackIsGone:
            FindingKindFacts(
                "No release of today calls this callback.", do: "Take it out, or do its work elsewhere.",
                .memoryWarningKeepsViews)
        case .callbackMisspelled:
            FindingKindFacts(
                "A method looks like a callback and is none, so UIKit never calls it.",
                do: "Write override and the callback's own name and labels.", .overrideReplacesBase)

        // Appearance
        case .appearanceUnbalanced:
            FindingKindFacts(
                "beginAppearanceTransition and endAppearanceTransition do not balance.",
                do: "End each transition that is begun, once, and begin none for a child that UIKit tells.",
                .imbalanceIsComplainedOf)
        case .addsAtEachAppearance:
            FindingKindFacts(
                "Each appearance adds a view again.",
                do: "Add it in viewDidLoad, which comes once, or take it away when the view disappears.",
                .windowMoveDrivesAppearance)
        case .observesAtEachAppearance:
            FindingKindFacts(
                "Each appearance registers the same observer again, and each notification comes as often.",
                do: "Remove the observer when the view disappears, or register in viewDidLoad.",
                .windowMoveDrivesAppearance)

        // Layout
        case .layoutWithoutEnd:
            FindingKindFacts(
                "Layout asks for the next layout, so that it never ends.",
                do: "Change only frames in layout callbacks, or ask whether there is something to change.",
                .layoutWithoutEndHangsApp)
        case .layoutAddsSubviews:
            FindingKindFacts(
                "Each layout adds a view again.",
                do: "Add it in viewDidLoad, and only place it in the layout callbacks.",
                .layoutPairFramesLayout)
        case .geometryInViewDidLoad:
            FindingKindFacts(
                "A frame is computed from the size that view has in viewDidLoad, which is not its last.",
                do: "Use constraints or an autoresizing mask, or set the frame in viewDidLayoutSubviews.",
                .isAppearingFollowsGeometry)
        case .maskFightsConstraints:
            FindingKindFacts(
                "Constraints contradict the autoresizing mask of a view made in code.",
                do: "Set translatesAutoresizingMaskIntoConstraints to false.", .masksBecomeConstraints)
        case .constraintWithoutCommonView:
            FindingKindFacts(
                "A constraint is activated between views that lie in no common view: UIKit raises an exception.",
                do: "Add both views first, and activate their constraints after that.",
                .constraintsNeedCommonAncestor)

        // Containment
        case .childWithoutDidMove:
            FindingKindFacts(
                "A child is added without didMove(toParent:).",
                do: "Call didMove(toParent: self) on the child after its view was added.",
                .recipeSendsTheOtherCall)
        case .childWithoutWillMove:
            FindingKindFacts(
                "A child is removed without willMove(toParent: nil).",
                do: "Call willMove(toParent: nil), then removeFromSuperview and removeFromParent.",
                .recipeSendsTheOtherCall)
        case .childNeverAdded:
            FindingKindFacts(
                "A controller's view lies in another controller's, of which it is no child.",
                do: "Call addChild before addSubview, and didMove(toParent:) after it.",
                .orphanIsDrivenByWindow)
        case .childInWrongHierarchy:
            FindingKindFacts(
                "A child's view enters the hierarchy of another controller than its parent.",
                do: "Make the controller a child of the one in whose view its view is to lie.",
                .hierarchyIsChecked)
        case .viewOfTwoControllers:
            FindingKindFacts(
                "A view that is a controller's own is given to another controller.",
                do: "Give each controller a view of its own, or set the other one's view to nil before.",
                .viewBelongsToOneController)

        // Presenting and pushing
        case .presentTooEarly:
            FindingKindFacts(
                "A controller is presented while the presenter's view is in no window: it never comes.",
                do: "Present in viewDidAppear, and from a controller that is still on screen.",
                .presenterHasToBeInWindow)
        case .presentWhilePresenting:
            FindingKindFacts(
                "A controller is presented by one that presents another one: it never comes.",
                do: "Present from the presented controller, or when the other one is gone.",
                .onePresentationAtATime)
        case .presentActiveController:
            FindingKindFacts(
                "A controller is presented that is on screen already: UIKit raises an exception.",
                do: "Present a new controller.", .presentingActiveControllerRaises)
        case .dismissTooEarly:
            FindingKindFacts(
                "A dismissal comes while the presentation is on its way, and is refused.",
                do: "Dismiss in the completion block of present.", .dismissalHasToWait)
        case .pushTwice:
            FindingKindFacts(
                "A controller is pushed that is on the stack already: UIKit raises an exception.",
                do: "Push a new controller, or pop to the one that is there.", .sameControllerTwiceRaises)
        case .pushNavigationController:
            FindingKindFacts(
                "A navigation controller is pushed: UIKit raises an exception.",
                do: "Push its root, or present it.", .navigationInNavigationRaises)
        case .pushDuringPush:
            FindingKindFacts(
                "A controller is pushed while another push is on its way.",
                do: "Use setViewControllers(_:animated:) to change the stack at once.",
                .nestedPushIsComplainedOf)

        // Memory
        case .retainCycle:
            FindingKindFacts(
                "The controller is part of a retain cycle and is never deallocated.",
                do: "Make one of the references weak: a delegate, or self in a closure's capture list.",
                .strongReferenceKeepsAlive)
        case .timerHolds:
            FindingKindFacts(
                "A repeating timer holds the controller for ever.",
                do: "Invalidate it in viewWillDisappear, or give it a block that captures self weakly.",
                .timerHoldsItsBlock)
        case .observerBlockHolds:
            FindingKindFacts(
                "The notification centre holds the controller for ever by the block of an observer.",
                do: "Capture self weakly, and remove the observer.", .centerHoldsObserverBlocks)
        case .taskHolds:
            FindingKindFacts(
                "A task that never ends holds the controller for ever.",
                do:
                    "Cancel it in viewWillDisappear, or capture self weakly and unwrap it inside of the loop.",
                .sleepingTaskHoldsItsBlock)

        // Threads
        case .usedOffMainThread:
            FindingKindFacts(
                "UIKit is used on another thread than the main one.",
                do: "Send what changes the screen to DispatchQueue.main, or run it on the main actor.",
                .uiOnMainThreadOnly)
        }
    }
}
