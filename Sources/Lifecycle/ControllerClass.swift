/// A view controller class of the app, or one of UIKit's own.
package struct ControllerClass: Hashable, Sendable {
    /// The place of a class in the world.
    package typealias ID = Identifier<ControllerClass>

    package let name: String
    /// The class it derives from; nil for UIViewController itself.
    package let superclass: ID?
    /// Whether Swift source declares it, so that its name has a module before it.
    var isOfSwift = false
    /// What UIKit does for its controllers.
    package internal(set) var kind = Kind.plain
    /// Whether it returns false from `shouldAutomaticallyForwardAppearanceMethods`.
    package internal(set) var forwardsByHand = false
    /// Whether it returns false from `shouldAutomaticallyForwardRotationMethods`.
    var turnsChildrenByHand = false
    /// What it allows the interface to be turned to; nil if it leaves that to UIKit.
    package internal(set) var orientations: Orientations?
    /// Whether it sets `definesPresentationContext`.
    package internal(set) var definesPresentationContext = false
    /// The identifiers of the segues for which it returns false from `shouldPerformSegue(withIdentifier:sender:)`.
    package internal(set) var forbiddenSegues: Set<String> = []
    /// The controller class of Apple's from which its source derives it, if that is none that is modelled.
    var appleClass: String?
    /// Whether what it derives from, of another module or in another file, declares members that nobody can see.
    package internal(set) var hasMoreMembers = false
    /// Where its source declares it.
    package internal(set) var location: CodeLocation?
    /// The protocols that its source names.
    package internal(set) var protocols: [String] = []
    /// The methods it overrides, each with its body.
    package internal(set) var overrides: [Callback: Body] = [:]
    /// Everything else that its source declares.
    package internal(set) var members = Members()
    /// Its stored properties, in the order of their declaration.
    package internal(set) var properties: [Property] = []

    /// What people call an instance who name it after its class: `feed` for `FeedViewController` or `Feed`.
    ///
    /// - Parameter className: The class's name. UIKit's own keep their endings: `uiViewController`.
    /// - Returns: The name, beginning small.
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
        return wordsOfSwift.contains(name) ? name + "Controller" : name
    }

    /// Words that Swift keeps for itself: neither in code nor in commands can they be names.
    package static let wordsOfSwift: Set<String> = [
        "Any", "Self", "Type", "as", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
        "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// The classes of UIKit's own that contain other controllers.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case plain = "UIViewController", navigation = "UINavigationController", tabBar = "UITabBarController"
        case page = "UIPageViewController", split = "UISplitViewController", search = "UISearchController"
        case alert = "UIAlertController"

        /// Whether it shows controllers that it is given.
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
        /// How the property holds its object.
        package enum Reference: String, CaseIterable, Hashable, Sendable { case strong, weak, unowned }

        package let name: String
        /// The type's name.
        package let type: String
        /// How it holds its object.
        package let reference: Reference
        /// What its source says beyond that.
        package let code: Code

        /// What the source of a property says beyond its name, type and reference.
        package struct Code: Hashable, Sendable {
            /// The value at the start; nil if there is none.
            package let value: Expression?
            /// Whether that value is made when the property is first read.
            package let isLazy: Bool
            /// Whether its type is written with a question mark; what words declare begins as nil as well.
            package let isOptional: Bool
            /// Whether its type is written with an exclamation mark.
            package let isImplicitlyUnwrapped: Bool
            /// `didSet`; nil if there is none.
            package let observer: Body?
            /// Whether a nib or storyboard is meant to fill it.
            package let isOutlet: Bool
            /// Whether it only observes what a superclass stores.
            package let isOverride: Bool
            /// Whether it keeps its initial value: `let`.
            package let isConstant: Bool
            /// Where it is declared; nil if it was said in words.
            package let location: CodeLocation?

            /// Makes the parts of a declaration.
            package init(
                value: Expression? = nil, isLazy: Bool = false, isOptional: Bool = true,
                isImplicitlyUnwrapped: Bool = false, observer: Body? = nil, isOutlet: Bool = false,
                isOverride: Bool = false, isConstant: Bool = false, location: CodeLocation? = nil
            ) {
                self.isConstant = isConstant
                self.isOverride = isOverride
                self.isOutlet = isOutlet
                self.location = location
                self.value = value
                self.isLazy = isLazy
                self.isOptional = isOptional
                self.isImplicitlyUnwrapped = isImplicitlyUnwrapped
                self.observer = observer
            }
        }

        package init(name: String, type: String, reference: Reference, code: Code = Code()) {
            self.name = name
            self.type = type
            self.reference = reference
            self.code = code
        }
    }
}
