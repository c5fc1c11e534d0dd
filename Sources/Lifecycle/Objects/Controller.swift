/// A view controller.
public struct Controller: Hashable, Sendable {
    /// The place of a controller in the world.
    public typealias ID = Identifier<Controller>

    /// The name by which commands know it.
    public let name: String
    /// Its class.
    public let classID: ControllerClass.ID
    /// Where it came from.
    public let source: Source
    /// Its view; nil until something needs it.
    public internal(set) var view: View.ID?
    /// Where it is between off and on screen.
    public internal(set) var appearance = Appearance.disappeared
    /// The container that it is a child of.
    public internal(set) var parent: ID?
    /// The controllers that it contains, in the order in which they were added; of a stack, the bottom first.
    public internal(set) var children: [ID] = []
    /// The controller that presents it, directly.
    public internal(set) var presenter: ID?
    /// The controller that it presents, directly.
    public internal(set) var presented: ID?
    /// How it was, or is to be, presented.
    public internal(set) var modalStyle = ModalStyle.automatic
    /// `modalPresentationStyle`, if the app's code has set it: it counts where a presentation names no style.
    var assignedStyle: ModalStyle?
    /// `definesPresentationContext`, if the app's code has set it for this controller.
    var definesPresentationContext: Bool?
    /// `isModalInPresentation`: a finger cannot drag it away.
    public internal(set) var isModalInPresentation = false
    /// Whether the delegate of its presentation returns false from `presentationControllerShouldDismiss(_:)`.
    public internal(set) var refusesDismissal = false
    /// Which of `isBeingPresented` and its siblings is true inside the callbacks of the transition in flight.
    public internal(set) var appearanceTransition: AppearanceTransition?
    /// Whether `deinit` runs, has run, or waits for the main thread.
    public internal(set) var isDeallocating = false
    /// What its stored properties hold, by the property's name; a name without a slot is nil.
    public internal(set) var properties: [String: StoredValue] = [:]
    /// The properties of UIKit's that have no part in its life, such as `title`, by name.
    var attributes: [String: Value] = [:]
    /// Whether a variable of the app's own holds it.
    public internal(set) var isHeld = true
    /// How many more ends of a transition have to come before the one that counts.
    var nestedTransitions = 0
    /// Whether its view's move into or out of the window began the transition in flight, and so has to end it.
    var isDrivenByWindow = false
    /// Whether the transition in flight began without a will.
    var hasMissedWill = false
    /// Whether UIKit has to tell it that it has moved, once its view's move into or out of the window is over.
    var needsDidMoveCleanup = false
    /// `animated:` of the transition in flight.
    var isTransitionAnimated = false
    /// The turn of the run loop in which that transition began.
    var turnOfTransition = 0
    /// Whether it was told that it will move to a parent, and not yet that it did.
    var isBetweenParents = false
    /// The size classes that it was last told of; nil before it was first shown.
    var knownTraits: SizeClasses?
    /// The strong references to it, apart from the variable.
    var retainCount = 0
    /// Of a split view controller, how its columns stand.
    public internal(set) var columns = SplitColumns()
    /// Of a navigation controller, whether its own viewWillAppear has reached UIKit's, so that a child that comes in
    /// layout hears of it.
    var tellsFirstChild = false
    /// Of a tab bar controller, the position of the selected child.
    public internal(set) var selectedIndex = 0
    /// Whether it lives.
    public internal(set) var isAlive = true
    /// The living controllers made right before and after it.
    var older: ID?, younger: ID?
    /// The values of its outlets, by name.
    public internal(set) var outlets: [String: View.ID] = [:]

    /// What a command puts into a stored property.
    public struct Reference: Hashable, Sendable {
        /// The controller; of a closure, the one that it captures.
        public let target: ID
        /// How it is held.
        public let kind: ControllerClass.Property.Reference
        /// Whether a closure stands between.
        public let isClosure: Bool

        /// Makes a reference.
        ///
        /// - Parameters:
        ///   - target: The controller; of a closure, the one that it captures.
        ///   - kind: How it is held.
        ///   - isClosure: Whether a closure stands between.
        public init(to target: ID, kind: ControllerClass.Property.Reference, isClosure: Bool = false) {
            self.target = target
            self.kind = kind
            self.isClosure = isClosure
        }
    }

    /// How a controller was made.
    public enum Source: Hashable, Sendable {
        /// In code, with a nib's name or nil.
        case code(nibName: String?)
        /// Out of a storyboard, by the storyboard's position.
        case storyboard(Storyboard.ID)
    }

    /// Whether a storyboard made it.
    var isFromStoryboard: Bool { if case .storyboard = source { true } else { false } }

    /// What `isBeingPresented`, `isBeingDismissed`, `isMovingToParent` and `isMovingFromParent` tell.
    public enum AppearanceTransition: String, Hashable, Sendable {
        case isBeingPresented, isBeingDismissed, isMovingToParent, isMovingFromParent

        /// Whether it can be true inside a callback.
        func isValid(in callback: Callback) -> Bool {
            switch callback {
            case .viewWillAppear, .viewIsAppearing, .viewDidAppear:
                self == .isBeingPresented || self == .isMovingToParent
            case .viewWillDisappear, .viewDidDisappear:
                self == .isBeingDismissed || self == .isMovingFromParent
            default: false
            }
        }
    }

    /// `modalPresentationStyle`.
    public enum ModalStyle: String, CaseIterable, Hashable, Sendable {
        case automatic, fullScreen, pageSheet, formSheet, currentContext, overFullScreen, overCurrentContext,
            popover,
            custom
    }

    /// UIKit's two-bit state of appearance.
    public enum Appearance: String, Hashable, Sendable {
        case disappeared, appearing, appeared, disappearing
    }
}

/// A view controller class of the app, or one of UIKit's own.
public struct ControllerClass: Hashable, Sendable {
    /// The place of a class in the world.
    public typealias ID = Identifier<ControllerClass>

    /// The name.
    public let name: String
    /// The class it derives from; nil for UIViewController itself.
    public let superclass: ID?
    /// Whether Swift source declares it, so that its name has a module before it.
    var isOfSwift = false
    /// What UIKit does for its controllers.
    public internal(set) var kind = Kind.plain
    /// Whether it returns false from `shouldAutomaticallyForwardAppearanceMethods`.
    public internal(set) var forwardsByHand = false
    /// What it allows the interface to be turned to; nil if it leaves that to UIKit.
    public internal(set) var orientations: Orientations?
    /// Whether it sets `definesPresentationContext`.
    public internal(set) var definesPresentationContext = false
    /// The identifiers of the segues for which it returns false from `shouldPerformSegue(withIdentifier:sender:)`.
    public internal(set) var forbiddenSegues: Set<String> = []
    /// The methods it overrides, each with its body.
    public internal(set) var overrides: [Callback: Body] = [:]
    /// Everything else that its source declares.
    public internal(set) var members = Members()
    /// Its stored properties, in the order of their declaration.
    public internal(set) var properties: [Property] = []

    /// What people call an instance who name it after its class: `feed` for `FeedViewController` or `Feed`.
    ///
    /// - Parameter className: The class's name. UIKit's own keep their endings: `uiViewController`.
    /// - Returns: The name, beginning small.
    public static func instanceName(of className: String) -> String {
        var base = Substring(className)
        if !base.hasPrefix("UI"), let ending = ["ViewController", "Controller"].first(where: base.hasSuffix),
            base != ending
        {
            base = base.dropLast(ending.count)
        }
        let capitals = base.prefix { $0.isUppercase }.count
        let lowered = capitals > 1 && capitals < base.count ? capitals - 1 : capitals
        return base.prefix(lowered).lowercased() + base.dropFirst(lowered)
    }

    /// The classes of UIKit's own that contain other controllers.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case plain = "UIViewController", navigation = "UINavigationController", tabBar = "UITabBarController"
        case page = "UIPageViewController", split = "UISplitViewController", search = "UISearchController"
        case alert = "UIAlertController"

        /// Whether it shows controllers that it is given.
        public var isContainer: Bool { ![.plain, .search, .alert].contains(self) }

        /// The class of the view that it makes for itself.
        var viewClass: String {
            switch self {
            case .plain, .search: "UIView"
            case .alert: "_UIAlertControllerView"
            case .page: "_UIPageViewControllerContentView"
            case .navigation, .tabBar, .split: "UILayoutContainerView"
            }
        }
    }

    /// A stored property.
    public struct Property: Hashable, Sendable {
        /// How the property holds its object.
        public enum Reference: String, CaseIterable, Hashable, Sendable { case strong, weak, unowned }

        /// The name.
        public let name: String
        /// The type's name.
        public let type: String
        /// How it holds its object.
        public let reference: Reference
        /// What its source says beyond that.
        public let code: Code

        /// What the source of a property says beyond its name, type and reference.
        public struct Code: Hashable, Sendable {
            /// The value at the start; nil if there is none.
            public let value: Expression?
            /// Whether that value is made when the property is first read.
            public let isLazy: Bool
            /// Whether its type is written with a question mark; what words declare begins as nil as well.
            public let isOptional: Bool
            /// Whether its type is written with an exclamation mark.
            public let isImplicitlyUnwrapped: Bool
            /// `didSet`; nil if there is none.
            public let observer: Body?

            /// Makes the parts of a declaration.
            ///
            /// - Parameters:
            ///   - value: The value at the start; nil if there is none.
            ///   - isLazy: Whether that value is made when the property is first read.
            ///   - isOptional: Whether its type is written with a question mark.
            ///   - isImplicitlyUnwrapped: Whether its type is written with an exclamation mark.
            ///   - observer: `didSet`; nil if there is none.
            public init(
                value: Expression? = nil, isLazy: Bool = false, isOptional: Bool = true,
                isImplicitlyUnwrapped: Bool = false, observer: Body? = nil
            ) {
                self.value = value
                self.isLazy = isLazy
                self.isOptional = isOptional
                self.isImplicitlyUnwrapped = isImplicitlyUnwrapped
                self.observer = observer
            }
        }

        /// Makes a property.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - type: The type's name.
        ///   - reference: How it holds its object.
        ///   - code: What its source says beyond that.
        public init(name: String, type: String, reference: Reference, code: Code = Code()) {
            self.name = name
            self.type = type
            self.reference = reference
            self.code = code
        }
    }
}
