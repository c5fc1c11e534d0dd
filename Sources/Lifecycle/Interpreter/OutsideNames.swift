// Names of code outside the text: those that matter to the life of controllers, and those that are Apple's.

extension UIKitName {
    /// Reading these does something, or gives what takes part in the life of controllers.
    static let readsThatMatter: Set<String> = ["view"]

    /// Calls of these show, hide, move, lay out, make or free what this simulates.
    static let callsThatMatter = Set(
        words: """
            present dismiss addChild addChildViewController removeFromParent removeFromParentViewController
            willMove didMove beginAppearanceTransition endAppearanceTransition performSegue transition show
            showDetailViewController loadViewIfNeeded loadView viewDidLoad viewWillAppear viewDidAppear
            viewWillDisappear viewDidDisappear pushViewController popViewController popToRootViewController
            popToViewController setViewControllers setViewController addSubview insertSubview
            removeFromSuperview bringSubviewToFront sendSubviewToBack exchangeSubview addArrangedSubview
            insertArrangedSubview layoutIfNeeded setNeedsLayout makeKeyAndVisible makeKey
            instantiateViewController instantiateInitialViewController perform performSelector sendActions
            async asyncAfter sync scheduledTimer
            """)

    /// The calls that end the app, have visible output, or run the learner's code in another way.
    static let effects: Set<String> = Statement.endings.union([
        "exit", "abort", "print", "debugPrint", "dump", "NSLog", "post", "addObserver", "removeObserver",
    ])

    /// Assigning these does what such calls do.
    static let assignmentsThatMatter: Set<String> = [
        "view", "viewControllers", "rootViewController", "selectedIndex", "selectedViewController",
        "modalPresentationStyle", "isModalInPresentation", "definesPresentationContext", "isHidden",
    ]

    /// The properties for the surrounding objects that such calls may change.
    static let hierarchy: Set<String> = [
        "superview", "window", "parent", "navigationController", "tabBarController", "splitViewController",
        "presentingViewController", "presentedViewController",
    ]

    /// The properties for a view's place.
    static let geometry: Set<String> = ["frame", "bounds", "center", "transform", "contentOffset"]

    /// The properties of a view that change when outside code lays it out; it may also switch off the
    /// autoresizing mask.
    static let layout: Set<String> = geometry.union([mask])

    /// Properties by which libraries lay views out.
    static let layoutLibraries: Set<String> = ["snp", "pin", "flex", "autoLayout", "easy", "rs", "anchor"]

    /// Indicates whether a library's method lays out the view on which it is called, judging by its name:
    /// `pinToEdges()`, `autoCenterInSuperview()`.
    static func laysOut(_ name: String) -> Bool {
        let words = name.lowercased()
        return words.contains("constrain")
            || ["auto", "pin", "anchor", "snap", "fill"].contains(where: words.hasPrefix)
    }

    /// Methods of libraries of streams that hold the closures that they are given.
    static let subscribing = Set(
        words: """
            subscribe bind drive emit sink assign subscribeNext doOn flatMapLatest flatMapFirst concatMap
            withLatestFrom combineLatest merge just mapToVoid distinctUntilChanged throttle debounce observeOn
            subscribeOn observe receive asObservable asDriver asSignal asObserver eraseToAnyPublisher
            publisher skip take takeUntil startWith share retry catchError catchErrorJustReturn onNext accept
            materialize delaySubscription sampled scan switchLatest replaceError catch delay zip trackActivity
            trackError filterNil unwrap mapTo ignoreElements timeout switchToLatest tryMap setFailureType
            removeDuplicates handleEvents items modelSelected create deferred itemSelected dataTaskPublisher
            notification methodInvoked controlEvent tapGesture
            """)

    /// Methods of streams and of arrays: closures that they are given on something unknown are held.
    static let transforming: Set<String> = [
        "map", "flatMap", "compactMap", "filter", "reduce", "do", "first",
    ]

    static let reactiveModules: Set<String> = [
        "Combine", "OpenCombine", "ReactiveSwift", "ReactiveCocoa", "ReactiveKit", "Bond", "Action",
        "NSObject_Rx",
    ]

    /// Modules of Apple's that apps import; whatever else they import is a library.
    static let modules = Set(
        words: """
            Swift Foundation UIKit SwiftUI Combine CoreGraphics QuartzCore CoreAnimation CoreData CoreImage
            CoreLocation CoreMedia CoreMotion CoreText CoreTelephony CoreBluetooth CoreFoundation
            CoreSpotlight CoreServices CoreHaptics CoreML CoreVideo CoreAudio CoreMIDI CoreNFC AVFoundation
            AVKit AudioToolbox Accelerate Accounts AddressBook AddressBookUI AdSupport AppTrackingTransparency
            ARKit AssetsLibrary AuthenticationServices BackgroundTasks CallKit CloudKit CommonCrypto Contacts
            ContactsUI CryptoKit Darwin Dispatch EventKit EventKitUI GameController GameKit GameplayKit GLKit
            HealthKit HomeKit iAd ImageIO Intents IntentsUI JavaScriptCore LinkPresentation
            LocalAuthentication MapKit MediaPlayer MessageUI Messages Metal MetalKit MobileCoreServices
            MultipeerConnectivity NaturalLanguage Network NetworkExtension NotificationCenter Observation
            OSLog PassKit PDFKit PencilKit Photos PhotosUI PlaygroundSupport PushKit QuickLook
            QuickLookThumbnailing ReplayKit SafariServices SceneKit Security Social Speech SpriteKit StoreKit
            SystemConfiguration TabularData UniformTypeIdentifiers UserNotifications UserNotificationsUI
            VideoToolbox Vision VisionKit WatchConnectivity WebKit WidgetKit XCTest os simd ObjectiveC
            UIKit.UIGestureRecognizerSubclass Charts SwiftData
            """)

    /// Indicates whether a type is Apple's, judging by its name.
    static func isOfApple(_ name: String) -> Bool {
        let first = name.split(separator: ".").first.map(String.init) ?? name
        if namesOfFoundation.contains(first) { return true }
        let capitals = first.prefix { $0.isUppercase }
        // The last capital begins the word: `UIView`.
        return capitals.count > 2 && prefixes.contains(String(capitals.dropLast()))
    }

    /// Indicates whether a global function is Apple's, judging by its name.
    static func isFunctionOfApple(_ name: String) -> Bool {
        if functionsOfApple.contains(name) { return true }
        if ["objc_", "dispatch_", "os_", "sqlite3_", "arc4random", "vDSP_", "vImage"].contains(
            where: name.hasPrefix)
        {
            return true
        }
        return name.first?.isUppercase == true && isOfApple(name)
    }

    /// Indicates whether a global constant is Apple's, judging by its name: `kCLLocationAccuracyBest`.
    static func isConstantOfApple(_ name: String) -> Bool {
        name.hasPrefix("k") && isOfApple(String(name.dropFirst()))
    }

    private static let functionsOfApple = Set(
        words: """
            sqrt pow floor ceil round trunc fabs sin cos tan asin acos atan atan2 exp log log2 log10 fmod
            hypot fmin fmax lround usleep sleep random srandom drand48 time setenv unsetenv signal strlen
            memset malloc free NSClassFromString assert autoreleasepool withUnsafePointer memcpy
            withUnsafeBytes method_exchangeImplementations class_getInstanceMethod class_addMethod debugPrint
            dump min max unsafeBitCast precondition sequence repeatElement zip print NSLog assertionFailure
            UIColor stride getenv strcmp logb signbit
            """)

    private static let prefixes = Set(
        words: """
            UI NS CA CG CF CI CB CL CM CN CT CV CK CX AB AC AV AR AS BG CH EA EK GC GK GL GLK HK HM IN JS LA
            LP MC MF MK ML MP MS MTK MTL NE NL NW OS PDF PH PK QL RP SCN SF SK SL SS ST UN UT VN WC WK XC MDC
            SC Sec
            """)

    private static let namesOfFoundation = Set(
        words: """
            URL URLRequest URLSession URLComponents URLQueryItem URLResponse HTTPURLResponse URLCache
            URLCredential URLSessionConfiguration HTTPCookie HTTPCookieStorage Data Date DateFormatter
            DateComponents DateComponentsFormatter DateInterval Calendar TimeZone TimeInterval Locale Bundle
            FileManager FileHandle UserDefaults NotificationCenter Notification NumberFormatter
            ByteCountFormatter MeasurementFormatter Measurement Unit RelativeDateTimeFormatter
            ISO8601DateFormatter PersonNameComponents Formatter JSONDecoder JSONEncoder JSONSerialization
            PropertyListDecoder PropertyListEncoder PropertyListSerialization AttributedString IndexPath
            IndexSet CharacterSet Scanner ProcessInfo Process Progress Operation OperationQueue BlockOperation
            Thread RunLoop Timer UUID Decimal DispatchQueue DispatchTime DispatchGroup DispatchSemaphore
            DispatchWorkItem DispatchTimeInterval DispatchSource Selector Stream InputStream OutputStream
            XMLParser Undo UndoManager Array Dictionary Set String Substring Character Int Int8 Int16 Int32
            Int64 UInt UInt8 UInt16 UInt32 UInt64 Float Float32 Float64 Double Bool Optional Result Range
            ClosedRange Mirror ObjectIdentifier AnyHashable AnyObject Any Task MainActor Unmanaged KeyPath
            Error Codable CodingKey Decodable Encodable Equatable Hashable Comparable Sequence Collection
            IteratorProtocol Float80 UnsafePointer UnsafeMutablePointer UnsafeRawPointer OpaquePointer
            AnyClass Void Never SystemSoundID ObjCBool Host Published AnyCancellable AnyPublisher
            PassthroughSubject CurrentValueSubject Just Future Publishers Logger OSLog Keychain Image Text
            Color Font SwiftUI UIKit Foundation ManagedCache SystemConfiguration Regex LocalizedStringResource
            Duration ContinuousClock Clock ProcessPool CNContact HKHealthStore
            """)
}

extension Program {
    /// Indicates whether an imported module isn't Apple's.
    package static func isLibrary(_ module: String) -> Bool { !UIKitName.modules.contains(module) }

    /// Indicates whether a type belongs to one of Apple's frameworks, judging by its name.
    package static func isOfApple(_ type: String) -> Bool { UIKitName.isOfApple(type) }
}

extension Set<String> {
    /// The words of a text.
    package init(words text: String) { self.init(text.split { $0 == " " || $0 == "\n" }.map(String.init)) }
}
