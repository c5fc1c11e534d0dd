/// Names of Apple's that code of an app uses. They need not be understood: they are only no slips.
enum AppleNames {
    /// All members of the classes that code of an app usually derives from.
    static let members: [String: Set<String>] = {
        let object = words(
            """
            self superclass hash description debugDescription isEqual isKind isMember responds conforms perform
            performSelector copy
            mutableCopy value setValue setValuesForKeys dictionaryWithValues addObserver removeObserver observe
            willChangeValue didChangeValue forwardingTarget doesNotRecognizeSelector isProxy classForCoder
            observationInfo accessibilityLabel accessibilityHint accessibilityValue accessibilityTraits
            accessibilityIdentifier isAccessibilityElement accessibilityElements accessibilityFrame
            accessibilityCustomActions accessibilityViewIsModal accessibilityElementsHidden
            accessibilityPerformEscape accessibilityActivate accessibilityNavigationStyle
            shouldGroupAccessibilityChildren accessibilityLanguage accessibilityPath accessibilityActivationPoint
            accessibilityIncrement accessibilityDecrement accessibilityScroll accessibilityAttributedLabel init deinit
            awakeFromNib prepareForInterfaceBuilder setNilValueForKey valueForKey className
            """)
        let responder = object.union(
            words(
                """
                next isFirstResponder canBecomeFirstResponder becomeFirstResponder canResignFirstResponder
                resignFirstResponder touchesBegan touchesMoved touchesEnded touchesCancelled
                touchesEstimatedPropertiesUpdated motionBegan motionEnded motionCancelled pressesBegan pressesChanged
                pressesEnded pressesCancelled remoteControlReceived undoManager canPerformAction target inputView
                inputAccessoryView inputViewController inputAccessoryViewController inputAssistantItem textInputMode
                textInputContextIdentifier reloadInputViews userActivity updateUserActivityState
                restoreUserActivityState keyCommands buildMenu validate paste cut select selectAll delete
                toggleBoldface editingInteractionConfiguration pasteConfiguration canPaste activityItemsConfiguration
                nextResponder captureTextFromCamera
                """))
        let controller = responder.union(
            words(
                """
                view viewIfLoaded isViewLoaded loadView loadViewIfNeeded viewDidLoad viewWillAppear viewDidAppear
                viewIsAppearing viewWillDisappear viewDidDisappear viewWillUnload viewDidUnload
                viewWillLayoutSubviews viewDidLayoutSubviews updateViewConstraints title nibName nibBundle storyboard
                parent children childViewControllers addChild addChildViewController removeFromParent
                removeFromParentViewController willMove didMove transition beginAppearanceTransition
                endAppearanceTransition shouldAutomaticallyForwardAppearanceMethods
                automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers
                shouldAutomaticallyForwardRotationMethods present dismiss presentedViewController
                presentingViewController presentationController popoverPresentationController
                sheetPresentationController activePresentationController modalPresentationStyle
                modalTransitionStyle isModalInPresentation isModalInPopover definesPresentationContext
                providesPresentationContextTransitionStyle disablesAutomaticKeyboardDismissal
                transitioningDelegate transitionCoordinator preferredTransition isBeingPresented isBeingDismissed
                isMovingToParent isMovingFromParent isMovingToParentViewController isMovingFromParentViewController
                performSegue prepare shouldPerformSegue canPerformUnwindSegueAction unwind
                allowedChildrenForUnwinding childContaining segueForUnwinding show showDetailViewController
                targetViewController navigationController navigationItem tabBarController tabBarItem tab
                splitViewController searchDisplayController toolbarItems setToolbarItems hidesBottomBarWhenPushed
                editButtonItem isEditing setEditing traitCollection traitCollectionDidChange
                traitOverrides registerForTraitChanges unregisterForTraitChanges setOverrideTraitCollection
                overrideTraitCollection willTransition viewWillTransition sizeForChildContentContainer size
                preferredContentSize preferredContentSizeDidChange systemLayoutFittingSizeDidChange
                supportedInterfaceOrientations preferredInterfaceOrientationForPresentation shouldAutorotate
                shouldAutorotateToInterfaceOrientation setNeedsUpdateOfSupportedInterfaceOrientations
                interfaceOrientation willRotate didRotate willAnimateRotation rotatingHeaderView rotatingFooterView
                attemptRotationToDeviceOrientation preferredStatusBarStyle prefersStatusBarHidden
                preferredStatusBarUpdateAnimation setNeedsStatusBarAppearanceUpdate childForStatusBarStyle
                childForStatusBarHidden modalPresentationCapturesStatusBarAppearance prefersHomeIndicatorAutoHidden
                setNeedsUpdateOfHomeIndicatorAutoHidden childForHomeIndicatorAutoHidden
                preferredScreenEdgesDeferringSystemGestures setNeedsUpdateOfScreenEdgesDeferringSystemGestures
                childForScreenEdgesDeferringSystemGestures prefersPointerLocked setNeedsUpdateOfPrefersPointerLocked
                childViewControllerForPointerLock edgesForExtendedLayout extendedLayoutIncludesOpaqueBars
                automaticallyAdjustsScrollViewInsets additionalSafeAreaInsets systemMinimumLayoutMargins
                viewRespectsSystemMinimumLayoutMargins viewLayoutMarginsDidChange viewSafeAreaInsetsDidChange
                topLayoutGuide bottomLayoutGuide contentScrollView setContentScrollView contentSizeForViewInPopover
                wantsFullScreenLayout didReceiveMemoryWarning overrideUserInterfaceStyle
                preferredUserInterfaceStyle childViewControllerForUserInterfaceStyle
                setNeedsUserInterfaceAppearanceUpdate previewActionItems registerForPreviewing
                unregisterForPreviewing extensionContext restorationIdentifier restorationClass
                encodeRestorableState decodeRestorableState applicationFinishedRestoringState focusGroupIdentifier
                preferredFocusEnvironments preferredFocusedView setNeedsFocusUpdate updateFocusIfNeeded
                shouldUpdateFocus didUpdateFocus interactionActivityTrackingBaseName
                contentUnavailableConfiguration contentUnavailableConfigurationState
                setNeedsUpdateContentUnavailableConfiguration updateContentUnavailableConfiguration
                performsActionsWhilePresentingModally addKeyCommand removeKeyCommand collapseSecondaryViewController
                separateSecondaryViewController dismissViewControllerAnimated presentModalViewController
                dismissModalViewController modalViewController updateProperties setNeedsUpdateProperties
                updatePropertiesIfNeeded userInterfaceStyle motionEffects tabBarObservedScrollView
                hidesSharedBackground
                """))
        let navigation = words(
            """
            viewControllers setViewControllers topViewController visibleViewController pushViewController
            popViewController popToViewController popToRootViewController navigationBar isNavigationBarHidden
            setNavigationBarHidden toolbar isToolbarHidden setToolbarHidden delegate interactivePopGestureRecognizer
            interactiveContentPopGestureRecognizer hidesBarsOnTap hidesBarsOnSwipe hidesBarsWhenKeyboardAppears
            hidesBarsWhenVerticallyCompact barHideOnTapGestureRecognizer barHideOnSwipeGestureRecognizer
            """)
        let tabs = words(
            """
            viewControllers setViewControllers selectedViewController selectedIndex tabBar delegate
            customizableViewControllers moreNavigationController tabs setTabs selectedTab mode sidebar isTabBarHidden
            setTabBarHidden tabBarMinimizeBehavior bottomAccessory
            """)
        let pages = words(
            """
            viewControllers setViewControllers dataSource delegate gestureRecognizers isDoubleSided
            navigationOrientation spineLocation transitionStyle
            """)
        return [
            "NSObject": object, "UIResponder": responder, "UIViewController": controller,
            "UINavigationController": controller.union(navigation),
            "UITabBarController": controller.union(tabs),
            "UIPageViewController": controller.union(pages),
        ]
    }()

    /// Functions and variables outside of all types, and what the compiler declares by itself.
    static let globals = words(
        """
        print debugPrint dump min max abs stride zip type swap repeatElement sequence assert assertionFailure
        precondition preconditionFailure fatalError numericCast unsafeBitCast withUnsafePointer
        withUnsafeMutablePointer withExtendedLifetime autoreleasepool objc_sync_enter objc_sync_exit
        objc_getAssociatedObject objc_setAssociatedObject dispatch_async dispatch_after dispatch_get_main_queue
        dispatch_time arc4random arc4random_uniform random srandom drand48 sin cos tan asin acos atan atan2 sqrt pow
        exp log log2 log10 floor ceil round trunc fabs fmod hypot fmin fmax lround pi sleep usleep time errno
        uname sysctl sysctlbyname getpid gethostname stat access open close read write rename unlink select signal
        exit getenv strcmp memcpy memset malloc free os_log newValue oldValue error self super true false
        nil isKnownUniquelyReferenced withAnimation readLine getVaList kCFAllocatorDefault any some await async try
        unsafeDowncast class_getName object_getClass method_exchangeImplementations class_getInstanceMethod
        CACurrentMediaTime clock gettimeofday mach_absolute_time qos_class_self pthread_main_np
        withCheckedContinuation withCheckedThrowingContinuation withTaskGroup withThrowingTaskGroup
        withUnsafeContinuation measure expect itself each
        """)

    /// Indicates whether one of those classes, or a view, has a member with a name.
    static func isMember(_ name: String) -> Bool {
        ofViews.contains(name) || members.values.contains { $0.contains(name) }
    }

    /// The members of views, cells and layers that an app's own properties are often named after.
    private static let ofViews = words(
        """
        layer frame bounds center transform alpha tag mask window superview subviews tintColor backgroundColor
        contentMode isHidden isOpaque clipsToBounds gestureRecognizers constraints contentView textLabel
        imageView detailTextLabel accessoryView text title image font delegate dataSource isEnabled isSelected
        isHighlighted isOn value state titleLabel contentSize contentOffset contentInset path position
        cornerRadius shadowPath sublayers traitCollection inputView
        """)

    /// Types of values that literals can be held against.
    static let typesOfMembers = [
        "title": "String?", "hidesBottomBarWhenPushed": "Bool", "isModalInPresentation": "Bool",
        "definesPresentationContext": "Bool", "isEditing": "Bool", "selectedIndex": "Int",
        "restorationIdentifier": "String?",
    ]

    /// Indicates whether a type is one of Apple's protocols without members that a
    /// class could use by their names.
    static func isProtocolWithoutMembers(_ name: String) -> Bool {
        if ["Codable", "Encodable", "Decodable", "Equatable", "Hashable", "AnyObject", "Sendable"].contains(
            name)
        {
            return true
        }
        let isApples = ["UI", "NS", "CL", "MK", "WK", "AV", "SK", "CA", "MF", "PH", "UN"].contains {
            name.hasPrefix($0)
        }
        return isApples && kindsOfProtocols.contains { name.contains($0) }
    }

    /// Indicates whether a name has the form of names in Apple's frameworks, which no text declares:
    /// `kSecClass`, `errSecSuccess`, `noErr`, `NSLocalizedString`, `SKScene`.
    static func isOfFramework(_ name: String) -> Bool {
        if name == "noErr" { return true }
        for beginning in ["k", "err"] where name.hasPrefix(beginning) {
            return name.dropFirst(beginning.count).first?.isUppercase == true
        }
        // The last capital begins the word: `UIView`.
        let capitals = name.prefix { $0.isUppercase }
        return capitals.count == 3
    }

    private static let kindsOfProtocols = [
        "Delegate", "DataSource", "Coding", "Copying", "Transitioning", "Prefetching", "Updating",
    ]

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
