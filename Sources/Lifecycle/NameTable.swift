// The names that code writes and the app does not declare: UIKit's members, Swift's own, those of libraries, and Apple's
// types. Each is one word of the table below, and whatever asks about a name asks the table.

extension UIKitName {
    // MARK: - Whose members they are

    /// The members of every object of Apple's, and those that responders and controllers have beside these.
    package static let object = names("object"), responder = names("responder")
    package static let controller = names("controller")
    /// The members of table and collection view controllers and of alerts.
    private static let some = names("some")
    /// The members of containers.
    package static let navigation = names("navigation"), tabs = names("tabs"), pages = names("pages")
    private static let split = names("split")
    /// The members by which code reaches controllers without anything before them.
    static let controllerMembers = object.union(responder).union(controller).union(some)
    /// The same for containers.
    static let containerMembers = navigation.union(tabs).union(pages).union(split)
    /// The same for views, with those of cells, lists and controls.
    package static let viewMembers = names("view")
    /// Members of layers and controls that apps name their own properties after, and names that are members somewhere and
    /// mostly mean something else.
    package static let parts = names("part"), loose = names("loose")

    // MARK: - What using them does

    /// Calls of these show, hide, move, lay out, make or free what this simulates.
    static let callsThatMatter = names("matters")
    /// Assigning these does what such calls do.
    static let assignmentsThatMatter = names("changes")
    /// Methods that have no part in the life of a controller or view: calling them changes nothing here.
    package static let harmlessMethods = names("harmless")
    /// The harmless methods that return whether they did their work.
    static let responderMethods = names("answers")
    /// Properties that would change what is seen, of which nothing is known here: they are remembered, and listed.
    static let withoutEffect = names("listed")
    /// Requests that UIKit answers with a rotation, a new window or the end of one.
    static let requestsNotSimulated = names("requests")
    /// The properties by which UIKit asks a controller how it is to be shown, which code overrides.
    static let asksControllers = names("asks")
    /// The objects around an object, which calls that matter may change.
    static let hierarchy = names("moves")
    /// The objects around a controller: nil where only a command created it.
    static let surroundings = names("around")
    /// The properties that place a view.
    static let geometry = names("lies")
    /// The properties of a view that outside layout code changes; it may also turn the mask off.
    static let layout = geometry.union([mask])
    /// The properties of a view in a nib, and those of a root view, of which only the size is read.
    static let drawnProperties = names("drawn"), drawnLook = names("look")
    /// The collections that a storyboard may fill.
    static let drawnCollections = names("filled")
    /// The properties of controllers and views that are nil for some.
    static let optionalMembers = names("optional")
    /// The methods that code takes as values: `rows.forEach(view.addSubview)`.
    static let methodsTakenAsValues = names("passed")
    /// Properties that hold an object without keeping it alive.
    static let unowned = names("unowned")

    // MARK: - Swift's own

    /// Methods of the standard library's that change nothing, and those that change the value on which they are called.
    static let keeping = names("keeps"), changing = names("mutates")
    /// Methods of what has elements: they call a closure for each, before they return.
    static let goingThroughElements = names("elements")
    /// Functions outside of all types.
    static let functions = names("function")
    /// Functions and variables outside of all types, and what the compiler declares by itself.
    package static let globals = functions.union(names("global")).union(Statement.endings)
    /// The functions that end the app, have visible effects, or reach the app's code in another way.
    static let effects = names("effect").union(Statement.endings)
    /// The arguments of initializers that aren't retained, or are retained as UIKit retains them.
    static let keptArguments = names("kept")
    /// The names of shared instances.
    static let singletons = names("single")

    // MARK: - Libraries

    /// Methods of libraries of streams that hold the closures that they are given.
    static let subscribing = names("subscribes")
    /// Methods of streams and of arrays: closures that they are given on something unknown are held.
    static let transforming = names("transforms")
    /// Streams that give a value or a few and end, and methods that give streams which go on for ever, apart from those of
    /// ``subscribing``.
    static let completing = names("completes"), endless = names("endless")
    /// Methods by which such a stream becomes a part of one that may go on.
    static let joining = names("joins")
    /// Properties by which libraries lay views out.
    static let layoutLibraries = names("layout")

    // MARK: - Types and modules

    static let namesOfFoundation = names("foundation")
    static let numbers = names("number")
    /// The types of numbers with fractions.
    static let fractions = names("fraction")
    /// Types that no two values share.
    static let plainTypes = numbers.union(names("plain"))
    /// Types of Swift's own of which not every value is modelled: what else they make is not known, as there are no
    /// objects of them.
    static let valuesOfSwift = names("value")
    /// Types of Apple's whose objects only carry data, so that their factories make such objects and do nothing else.
    static let plainTypesOfApple = names("data")
    /// Types of Foundation's whose values `print` shows by what is in them.
    static let shownValues = names("shown")
    /// Initializers that may give nil.
    static let failable = names("failable")
    /// Types of Swift's and Apple's that are written without arguments and are no functions.
    static let neverFunctions = names("never")
    /// The few classes of controllers whose name does not say so.
    static let otherControllers = names("shows")
    /// Modules of Apple's that apps import; whatever else they import is a library.
    static let modules = names("module")
    static let reactiveModules = names("reactive")
    /// The prefixes of Apple's type names.
    static let prefixes = names("prefix")

    // MARK: - The table

    /// The members by which objects of UIKit's that are no views hold what they are given; nothing else does with it.
    static let holding = Dictionary(
        ["UIBarButtonItem", "UIMenu", "UINavigationItem"].map { ($0, names($0)) },
        uniquingKeysWith: { one, _ in one })

    /// The names behind a word of the table.
    private static func names(_ word: String) -> Set<String> {
        rows.reduce(into: []) { found, row in
            if row.words.contains(word) { found.formUnion(row.names) }
        }
    }

    /// The rows of the table: words, and the names of which all of them are true.
    static let rows = table.split(separator: "\n").reduce(into: [Row]()) { rows, line in
        let parts = line.split(separator: ":")
        if parts.count == 2 { rows.append(Row(words: parts[0].split(separator: " ").map(String.init))) }
        guard let last = rows.indices.last, let names = parts.last else { return }
        rows[last].names += names.split(separator: " ").map(String.init)
    }

    /// A row of the table.
    struct Row {
        let words: [String]
        var names: [String] = []
    }
}

// A name stands once in its part of the table: of UIKit's members, Swift's own, libraries, types and modules.
private let table = """
    object: accessibilityActivate accessibilityActivationPoint accessibilityAttributedLabel accessibilityCustomActions
      accessibilityDecrement accessibilityElements accessibilityElementsHidden accessibilityFrame accessibilityHint
      accessibilityIncrement accessibilityLanguage accessibilityNavigationStyle accessibilityPath
      accessibilityPerformEscape accessibilityScroll accessibilityValue accessibilityViewIsModal addObserver
      awakeFromNib classForCoder className conforms copy debugDescription description dictionaryWithValues
      didChangeValue doesNotRecognizeSelector forwardingTarget hash isEqual isKind isMember isProxy mutableCopy
      observationInfo observe prepareForInterfaceBuilder removeObserver responds setNilValueForKey setValuesForKeys
      shouldGroupAccessibilityChildren superclass value valueForKey willChangeValue
    object view: accessibilityIdentifier accessibilityLabel accessibilityTraits isAccessibilityElement
    object matters: perform performSelector
    object harmless: setValue
    responder: activityItemsConfiguration buildMenu canBecomeFirstResponder canPaste canPerformAction
      canResignFirstResponder captureTextFromCamera editingInteractionConfiguration inputAccessoryView
      inputAccessoryViewController inputAssistantItem inputView inputViewController keyCommands motionBegan
      motionCancelled motionEnded nextResponder pasteConfiguration pressesBegan pressesCancelled pressesChanged
      pressesEnded reloadInputViews remoteControlReceived restoreUserActivityState selectAll textInputContextIdentifier
      textInputMode toggleBoldface touchesBegan touchesCancelled touchesEnded touchesEstimatedPropertiesUpdated
      touchesMoved undoManager updateUserActivityState userActivity
    responder view: isFirstResponder next
    responder view harmless answers: becomeFirstResponder resignFirstResponder
    controller: activePresentationController addKeyCommand allowedChildrenForUnwinding applicationFinishedRestoringState
      automaticallyAdjustsScrollViewInsets automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers
      bottomLayoutGuide canPerformUnwindSegueAction childContaining childForHomeIndicatorAutoHidden
      childForScreenEdgesDeferringSystemGestures childViewControllerForPointerLock
      childViewControllerForUserInterfaceStyle collapseSecondaryViewController contentScrollView
      contentSizeForViewInPopover contentUnavailableConfiguration contentUnavailableConfigurationState
      decodeRestorableState didReceiveMemoryWarning didRotate didUpdateFocus disablesAutomaticKeyboardDismissal
      dismissModalViewController dismissViewControllerAnimated edgesForExtendedLayout editButtonItem
      encodeRestorableState extendedLayoutIncludesOpaqueBars extensionContext focusGroupIdentifier
      hidesBottomBarWhenPushed hidesSharedBackground interactionActivityTrackingBaseName interfaceOrientation
      isBeingDismissed isBeingPresented isEditing isModalInPopover isMovingFromParent isMovingFromParentViewController
      isMovingToParent isMovingToParentViewController isViewLoaded modalPresentationCapturesStatusBarAppearance
      modalViewController navigationItem nibBundle overrideTraitCollection overrideUserInterfaceStyle
      performsActionsWhilePresentingModally preferredContentSizeDidChange preferredFocusedView
      preferredFocusEnvironments preferredInterfaceOrientationForPresentation
      preferredScreenEdgesDeferringSystemGestures preferredStatusBarUpdateAnimation preferredTransition
      preferredUserInterfaceStyle prefersPointerLocked prepare presentModalViewController previewActionItems
      registerForPreviewing registerForTraitChanges removeKeyCommand restorationClass restorationIdentifier
      rotatingFooterView rotatingHeaderView searchDisplayController segueForUnwinding separateSecondaryViewController
      setContentScrollView setNeedsUpdateContentUnavailableConfiguration setNeedsUpdateOfPrefersPointerLocked
      setNeedsUpdateOfScreenEdgesDeferringSystemGestures setNeedsUserInterfaceAppearanceUpdate
      setOverrideTraitCollection sheetPresentationController shouldAutomaticallyForwardAppearanceMethods
      shouldAutomaticallyForwardRotationMethods shouldAutorotate shouldAutorotateToInterfaceOrientation
      shouldPerformSegue shouldUpdateFocus sizeForChildContentContainer systemLayoutFittingSizeDidChange
      systemMinimumLayoutMargins tabBarItem tabBarObservedScrollView targetViewController toolbarItems topLayoutGuide
      traitCollectionDidChange traitOverrides transitionCoordinator unregisterForPreviewing unregisterForTraitChanges
      unwind updateContentUnavailableConfiguration updateFocusIfNeeded updateProperties updateViewConstraints
      viewDidLayoutSubviews viewDidUnload viewIsAppearing viewLayoutMarginsDidChange
      viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange viewWillLayoutSubviews viewWillTransition
      viewWillUnload wantsFullScreenLayout willAnimateRotation willRotate willTransition
    controller unowned: transitioningDelegate
    controller view: setNeedsUpdateProperties traitCollection updatePropertiesIfNeeded
    controller UIMenu filled: children
    controller matters: addChildViewController beginAppearanceTransition didMove dismiss endAppearanceTransition
      loadView performSegue present removeFromParentViewController show showDetailViewController transition
      viewDidAppear viewDidDisappear viewDidLoad viewWillAppear viewWillDisappear willMove
    controller matters passed: addChild loadViewIfNeeded removeFromParent
    controller changes: definesPresentationContext isModalInPresentation modalPresentationStyle view
    controller harmless: setEditing setNeedsFocusUpdate setNeedsUpdateOfHomeIndicatorAutoHidden setToolbarItems
    controller harmless passed: setNeedsStatusBarAppearanceUpdate
    controller listed: additionalSafeAreaInsets modalTransitionStyle preferredContentSize
      providesPresentationContextTransitionStyle
    controller requests: attemptRotationToDeviceOrientation setNeedsUpdateOfSupportedInterfaceOrientations
    controller asks: childForStatusBarHidden childForStatusBarStyle preferredStatusBarStyle
      prefersHomeIndicatorAutoHidden prefersStatusBarHidden supportedInterfaceOrientations
    controller moves around optional: navigationController parent presentingViewController splitViewController
      tabBarController
    controller moves optional: presentedViewController
    controller around: popoverPresentationController presentationController
    controller around optional: storyboard
    controller filled: childViewControllers
    controller optional: nibName title viewIfLoaded
    some: addTextField clearsSelectionOnViewWillAppear collectionView installsStandardGestureForInteractiveMovement
      refreshControl tableView
    some view: collectionViewLayout
    some view passed: addAction
    navigation: barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer hidesBarsOnSwipe hidesBarsOnTap
      hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact interactiveContentPopGestureRecognizer
      interactivePopGestureRecognizer isNavigationBarHidden isToolbarHidden navigationBar setNavigationBarHidden toolbar
    navigation tabs pages view unowned: delegate
    navigation tabs pages matters: setViewControllers
    navigation tabs pages changes filled: viewControllers
    navigation matters: popToRootViewController popToViewController popViewController pushViewController
    navigation harmless: setToolbarHidden
    navigation optional: topViewController visibleViewController
    tabs: bottomAccessory customizableViewControllers isTabBarHidden mode moreNavigationController selectedTab setTabs
      sidebar tabBar tabBarMinimizeBehavior tabs
    tabs changes: selectedIndex
    tabs changes optional: selectedViewController
    tabs harmless: setTabBarHidden
    pages: isDoubleSided navigationOrientation spineLocation transitionStyle
    pages view unowned: dataSource
    pages view filled: gestureRecognizers
    split: displayMode displayModeButtonItem isCollapsed maximumPrimaryColumnWidth minimumPrimaryColumnWidth
      preferredDisplayMode preferredPrimaryColumnWidthFraction presentsWithGesture
    view: accessoryType accessoryView addTarget adjustsFontSizeToFitWidth alignment alwaysBounceHorizontal
      alwaysBounceVertical attributedPlaceholder attributedText autoresizesSubviews autoresizingMask axis backgroundView
      beginRefreshing borderStyle bottomAnchor bounces centerXAnchor centerYAnchor clearsContextBeforeDrawing
      clipsToBounds contentEdgeInsets contentInset contentMode contentScaleFactor contentSize contentView convert
      decelerationRate deleteItems detailTextLabel directionalLayoutMargins distribution effect endRefreshing
      estimatedRowHeight font heightAnchor hitTest image imageEdgeInsets imageView indexPath insertItems
      insetsLayoutMarginsFromSafeArea intrinsicContentSize invalidateIntrinsicContentSize isDescendant isDragging
      isEnabled isExclusiveTouch isHighlighted isLayoutMarginsRelativeArrangement isMultipleTouchEnabled isOpaque
      isPagingEnabled isScrollEnabled isSecureTextEntry isSelected isTracking keyboardType layer layoutMarginsGuide
      leadingAnchor leftAnchor leftView leftViewMode lineBreakMode mask minimumScaleFactor needsUpdateConstraints
      numberOfLines placeholder point preservesSuperviewLayoutMargins removeAction removeTarget returnKeyType
      reuseIdentifier rightAnchor rightView rightViewMode rowHeight safeAreaInsets safeAreaLayoutGuide searchTextField
      selectedBackgroundView selectionStyle semanticContentAttribute separatorColor separatorInset separatorStyle
      setContentOffset setNeedsUpdateConfiguration showsHorizontalScrollIndicator showsVerticalScrollIndicator
      sizeThatFits spacing systemLayoutSizeFitting tableFooterView tableHeaderView textAlignment textColor textLabel
      tintColor titleEdgeInsets titleLabel topAnchor trailingAnchor viewWithTag widthAnchor
    view matters: exchangeSubview insertArrangedSubview insertSubview sendActions
    view matters passed: addArrangedSubview addSubview bringSubviewToFront layoutIfNeeded removeFromSuperview
      sendSubviewToBack setNeedsLayout
    view changes drawn: isHidden
    view harmless: register reloadData setBackgroundImage setContentCompressionResistancePriority
      setContentHuggingPriority setImage setTitle setTitleColor sizeToFit
    view harmless answers: endEditing
    view harmless passed: addGestureRecognizer
    view moves optional: superview window
    view lies drawn: bounds center contentOffset frame transform
    view drawn: alpha isUserInteractionEnabled layoutMargins translatesAutoresizingMaskIntoConstraints
    view drawn look: tag
    view drawn look optional: backgroundColor text
    view drawn filled: subviews
    view filled: arrangedSubviews constraints
    view passed: addConstraint addConstraints removeArrangedSubview removeConstraint removeConstraints setNeedsDisplay
      setNeedsUpdateConstraints updateConstraintsIfNeeded
    part: cornerRadius isOn path position shadowPath state sublayers
    loose: cut deinit delete init motionEffects paste select self size tab target userInterfaceStyle validate
    UIBarButtonItem: customView menu primaryAction
    UINavigationItem: backBarButtonItem leftBarButtonItem leftBarButtonItems rightBarButtonItem rightBarButtonItems
      titleView
    matters: async asyncAfter instantiateInitialViewController instantiateViewController makeKey makeKeyAndVisible
      scheduledTimer setViewController sync
    changes: rootViewController
    harmless: addSublayer beginUpdates deleteRows deleteSections deselectRow endUpdates flashScrollIndicators insertRows
      insertSections insertSublayer reloadItems reloadRows reloadSections removeAllAnimations scrollRectToVisible
      scrollToItem scrollToRow selectRow setAttributedTitle setBackgroundColor setCustomSpacing setHighlighted setItems
      setLeftBarButton setLeftBarButtonItems setMaximumTrackImage setMinimumTrackImage setOn setProgress
      setRightBarButton setRightBarButtonItems setSelected setShadowImage setTitleShadowColor setTitleTextAttributes
      startAnimating stopAnimating
    harmless passed: addLayoutGuide removeGestureRecognizer
    requests: activateSceneSession requestGeometryUpdate requestSceneSessionActivation requestSceneSessionDestruction
      requestSceneSessionRefresh

    keeps: addingPercentEncoding advanced appending appendingPathComponent applying boundingRect capitalized
      compactMapValues components data description distance draw dropFirst dropLast elementsEqual enumerated hasPrefix
      hasSuffix index insetBy intersection intersects isDisjoint isMultiple isSubset isSuperset joined last lastIndex
      lowercased makeIterator mapValues offsetBy padding prefix quotientAndRemainder randomElement range remainder
      replacingOccurrences reversed rounded shuffled signum size split squareRoot starts substring subtracting suffix
      trimmingCharacters truncatingRemainder union uppercased
    keeps elements: allSatisfy compactMap contains filter first firstIndex flatMap forEach map reduce sorted
    keeps elements function: max min
    mutates: addProduct append formIntersection formSymmetricDifference formUnion insert merge negate partition popFirst
      popLast remove removeFirst removeLast removeSubrange removeValue replaceSubrange reverse shuffle subtract swapAt
      toggle update updateValue
    mutates elements: removeAll sort
    mutates global: write
    elements: enumerateObjects performAndWait sync
    function: acos asin assert assertionFailure atan atan2 autoreleasepool ceil class_addMethod class_getInstanceMethod
      cos drand48 exp fabs floor fmax fmin fmod free getenv hypot log log10 log2 logb lround malloc memcpy memset
      method_exchangeImplementations NSClassFromString pow precondition random repeatElement round sequence setenv
      signal signbit sin sleep sqrt srandom strcmp stride strlen tan time trunc UIColor unsafeBitCast unsetenv usleep
      withUnsafeBytes withUnsafePointer zip
    function effect: debugPrint dump NSLog print
    global: abs access any arc4random arc4random_uniform async await CACurrentMediaTime class_getName clock close
      dispatch_after dispatch_async dispatch_get_main_queue dispatch_time each errno error expect false
      gethostname getpid gettimeofday getVaList isKnownUniquelyReferenced itself kCFAllocatorDefault mach_absolute_time
      measure newValue nil numericCast objc_getAssociatedObject objc_setAssociatedObject objc_sync_enter objc_sync_exit
      object_getClass oldValue open os_log pi pthread_main_np qos_class_self read readLine rename select self some stat
      super swap sysctl sysctlbyname true try type uname unlink unsafeDowncast withAnimation withCheckedContinuation
      withCheckedThrowingContinuation withExtendedLifetime withTaskGroup withThrowingTaskGroup withUnsafeContinuation
      withUnsafeMutablePointer
    global effect: exit
    effect: abort addObserver post removeObserver
    kept: arrangedSubviews bundle coder frame nibName primaryAction rootViewController
    single: current default general main shared standard

    subscribes: accept asDriver asObservable asObserver assign asSignal bind catch catchError catchErrorJustReturn
      concatMap controlEvent create debounce deferred delay delaySubscription distinctUntilChanged doOn drive emit
      eraseToAnyPublisher filterNil flatMapFirst flatMapLatest handleEvents ignoreElements items itemSelected mapTo
      mapToVoid materialize methodInvoked modelSelected notification observe observeOn onNext publisher receive
      removeDuplicates replaceError retry sampled scan setFailureType share sink skip startWith subscribe subscribeNext
      subscribeOn tapGesture throttle trackActivity trackError tryMap unwrap zip
    subscribes completes: dataTaskPublisher just take takeUntil timeout
    subscribes joins: combineLatest merge switchLatest switchToLatest withLatestFrom
    transforms: compactMap do filter flatMap map reduce
    transforms completes: first
    completes: asSingle collect data Empty Fail Future json Just last prefix request response single toArray
    endless: autoconnect events interval publish timer
    joins: CombineLatest CombineLatest3 CombineLatest4 concat Merge Zip
    layout: anchor autoLayout easy flex pin rs snp

    foundation: Any AnyCancellable AnyObject AnyPublisher AttributedString BlockOperation ByteCountFormatter
      CharacterSet Clock CNContact Codable CodingKey Collection Color Comparable ContinuousClock CurrentValueSubject
      DateComponentsFormatter Decodable DispatchGroup DispatchSemaphore DispatchSource DispatchTimeInterval
      DispatchWorkItem Encodable Equatable FileHandle FileManager Float32 Float64 Font Formatter Future Hashable
      HKHealthStore Host HTTPCookie HTTPCookieStorage HTTPURLResponse Image InputStream ISO8601DateFormatter
      IteratorProtocol JSONDecoder JSONEncoder JSONSerialization Just Keychain KeyPath LocalizedStringResource Logger
      MainActor ManagedCache MeasurementFormatter Mirror Never ObjCBool OpaquePointer Operation OutputStream
      PassthroughSubject PersonNameComponents Process ProcessInfo ProcessPool Progress PropertyListDecoder
      PropertyListEncoder PropertyListSerialization Published Publishers Regex RelativeDateTimeFormatter RunLoop Scanner
      Sequence Stream SystemSoundID Task Text Thread Undo UndoManager Unit Unmanaged UnsafeMutablePointer UnsafePointer
      UnsafeRawPointer URLCache URLCredential URLQueryItem URLResponse URLSession URLSessionConfiguration Void XMLParser
    foundation number fraction: TimeInterval
    foundation number fraction value: Double Float
    foundation number value: Int Int32 Int64 UInt UInt32 UInt64 UInt8
    foundation plain value: Bool String
    foundation value: AnyHashable Array ClosedRange Decimal Dictionary Duration ObjectIdentifier Optional Range Result
      Set
    foundation value never: Character Int16 Int8 Substring UInt16
    foundation data: DateFormatter NumberFormatter
    foundation data shown never: Date Locale
    foundation shown: DateComponents DateInterval Measurement
    foundation shown never: Calendar IndexPath IndexSet Notification TimeZone URLRequest UUID
    foundation failable: URLComponents UserDefaults
    foundation failable never: Bundle Data URL
    foundation never: AnyClass DispatchQueue DispatchTime Error Float80 OperationQueue Selector Timer
    foundation module: Foundation NotificationCenter OSLog SwiftUI SystemConfiguration UIKit
    number: NSNumber
    number fraction value: CGFloat
    fraction never: CFTimeInterval
    plain: CGPoint CGRect CGSize NSArray NSDictionary NSString
    value: AnyIterator AnySequence ArraySlice ContiguousArray KeyValuePairs
    data: CATransform3D CIColor NSAttributedString NSCollectionLayoutDimension NSCollectionLayoutGroup
      NSCollectionLayoutItem NSCollectionLayoutSize NSShadow UIBezierPath UIBlurEffect UIButton.Configuration
      UIContextualAction UIFontMetrics
    data failable never: UIFont
    data never: UIColor
    failable: NSData NSRegularExpression NSURL
    never: CGAffineTransform CGVector DispatchQoS NSDirectionalEdgeInsets NSObject StaticString UIEdgeInsets UIImage
      UIModalPresentationStyle UIModalTransitionStyle UINib UIStoryboard UIView.AnimationOptions UIViewAnimationOptions
    shows: AVPlayerViewController CNContactPickerViewController CNContactViewController EKEventEditViewController
      EKEventViewController GKGameCenterViewController MFMailComposeViewController MFMessageComposeViewController
      MPMediaPickerController PHPickerViewController PKPaymentAuthorizationViewController QLPreviewController
      SFSafariViewController SLComposeViewController UICloudSharingController UIHostingController
      UIImagePickerController UIVideoEditorController
    module: Accelerate Accounts AddressBook AddressBookUI AdSupport AppTrackingTransparency ARKit AssetsLibrary
      AudioToolbox AuthenticationServices AVFoundation AVKit BackgroundTasks CallKit Charts CloudKit CommonCrypto
      Contacts ContactsUI CoreAnimation CoreAudio CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics
      CoreImage CoreLocation CoreMedia CoreMIDI CoreML CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony
      CoreText CoreVideo CryptoKit Darwin Dispatch EventKit EventKitUI GameController GameKit GameplayKit GLKit
      HealthKit HomeKit iAd ImageIO Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication MapKit
      MediaPlayer Messages MessageUI Metal MetalKit MobileCoreServices MultipeerConnectivity NaturalLanguage Network
      NetworkExtension ObjectiveC Observation os PassKit PDFKit PencilKit Photos PhotosUI PlaygroundSupport PushKit
      QuartzCore QuickLook QuickLookThumbnailing ReplayKit SafariServices SceneKit Security simd Social Speech SpriteKit
      StoreKit Swift SwiftData TabularData UIKit.UIGestureRecognizerSubclass UniformTypeIdentifiers UserNotifications
      UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WebKit WidgetKit XCTest
    module reactive: Combine
    reactive: Action Bond NSObject_Rx OpenCombine ReactiveCocoa ReactiveKit ReactiveSwift
    prefix: AB AC AR AS AV BG CA CB CF CG CH CI CK CL CM CN CT CV CX EA EK GC GK GL GLK HK HM IN JS LA LP MC MDC MF MK
      ML MP MS MTK MTL NE NL NS NW OS PDF PH PK QL RP SC SCN Sec SF SK SL SS ST UI UN UT VN WC WK XC
    """
