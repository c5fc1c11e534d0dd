/// A view controller class of the app, or one of UIKit's own.
package struct ControllerClass: Hashable, Sendable, Containable {
    /// The place of a class in the world.
    package typealias ID = Identifier<ControllerClass>

    package let name: String
    /// The class it derives from; nil for UIViewController itself.
    package let superclass: ID?
    /// Indicates whether Swift source declares it, in which case the runtime name starts with a module.
    package var isOfSwift = false
    /// The UIKit class that determines the behavior of its controllers.
    package internal(set) var kind = Kind.plain
    /// Indicates whether it returns false from `shouldAutomaticallyForwardAppearanceMethods`.
    package var forwardsByHand = false
    /// Indicates whether it returns false from `shouldAutomaticallyForwardRotationMethods`.
    package var forwardsRotationByHand = false
    /// The interface orientations that it supports; nil to use UIKit's default.
    package internal(set) var orientations: Orientations?
    /// Indicates whether it sets `definesPresentationContext`.
    package internal(set) var definesPresentationContext = false
    /// The identifiers of the segues for which it returns false from `shouldPerformSegue(withIdentifier:sender:)`.
    package internal(set) var forbiddenSegues: Set<String> = []
    /// The controller class of Apple's from which its source derives it, if that is none that is modelled.
    package var appleClass: String?
    /// Indicates whether a superclass that is in another module or file may declare further members.
    package var hasMoreMembers = false
    /// The location of its declaration in the source.
    package var location: CodeLocation?
    /// The protocols that its source names.
    package var protocols: [String] = []
    /// The methods it overrides, each with its body.
    package var overrides: [Callback: Body] = [:]
    /// Everything else that its source declares.
    package var members = Members()
    /// Its stored properties, in the order of their declaration.
    package var properties: [Property] = []

    package init(name: String, superclass: ID?, kind: Kind = Kind.plain) {
        self.name = name
        self.superclass = superclass
        self.kind = kind
    }

    /// Returns the usual variable name for an instance of a class: `feed` for `FeedViewController` or `Feed`.
    ///
    /// - Parameter className: The class's name. UIKit's own keep their endings: `uiViewController`.
    /// - Returns: The name, starting with a lowercase letter.
    package static func instanceName(of className: String) -> String {
        var base = Substring(className)
        if !base.hasPrefix("UI"), let ending = ["ViewController", "Controller"].first(where: base.hasSuffix),
            base != ending
        {
            base = base.dropLast(ending.count)
        }
        let capitals = base.prefix { $0.isUppercase }.count
        // The last of several capitals begins the next word in `VCOne`, but not in `VC1`.
        let beginsWord = capitals > 1 && base.dropFirst(capitals).first?.isLowercase == true
        let lowered = beginsWord ? capitals - 1 : capitals
        let name = base.prefix(lowered).lowercased() + base.dropFirst(lowered)
        return UIKitName.keywords.contains(name) ? name + "Controller" : name
    }

    /// The classes of UIKit's own that contain other controllers.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case plain = "UIViewController", navigation = "UINavigationController", tabBar = "UITabBarController"
        case page = "UIPageViewController", split = "UISplitViewController", search = "UISearchController"
        case alert = "UIAlertController"

        /// Indicates whether it shows controllers that it is given.
        package var isContainer: Bool { ![.plain, .search, .alert].contains(self) }

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
    package struct Property: Hashable, Sendable {
        /// The ownership of the property's object.
        package enum Reference: String, CaseIterable, Hashable, Sendable { case strong, weak, unowned }

        package let name: String
        /// The type's name.
        package let type: String
        /// The ownership of its object.
        package let reference: Reference
        /// The rest of its declaration.
        package let code: Code

        /// The parts of a property's declaration other than its name, type and reference.
        package struct Code: Hashable, Sendable {
            /// The value at the start; nil if there is none.
            package var value: Expression?
            /// Indicates whether the initial value is created when the property is first read.
            package var isLazy = false
            /// Indicates whether its type is written with a question mark; a property declared by a command
            /// starts as nil too.
            package var isOptional = true
            /// Indicates whether its type is written with an exclamation mark.
            package var isImplicitlyUnwrapped = false
            /// `didSet`; nil if there is none.
            package var observer: Body?
            /// Indicates whether a nib or storyboard is meant to fill it.
            package var isOutlet = false
            /// Indicates whether it only observes a property that a superclass stores.
            package var isOverride = false
            /// Indicates whether it is declared with `let`.
            package var isConstant = false
            /// Indicates whether it is declared `dynamic`, so that key-value observers are told of each assignment.
            package var isDynamic = false
            /// Indicates whether an `@Observable` class leaves it out of what it tracks.
            package var isObservationIgnored = false
            /// The location of its declaration; nil if a command declared it.
            package var location: CodeLocation?

            package init() {}
        }

        package init(name: String, type: String, reference: Reference, code: Code = Code()) {
            self.name = name
            self.type = type
            self.reference = reference
            self.code = code
        }
    }

    /// The superclass.
    package var container: ID? { superclass }
}
