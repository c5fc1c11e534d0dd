/// A view.
public struct View: Hashable, Sendable {
    /// The place of a view in the world.
    public typealias ID = Identifier<View>

    /// The class, such as `UIView` or `MapView`.
    public let className: String
    /// Where it came from.
    public let origin: Origin
    /// Its place in the superview, in points.
    public internal(set) var frame: Rectangle
    /// The view above it.
    public internal(set) var superview: ID?
    /// The views below it, backmost first.
    public internal(set) var subviews: [ID] = []
    /// Whether its superview is the window itself.
    public internal(set) var isWindowSubview = false
    /// Whether it is in a window, directly or not.
    public internal(set) var isInWindow = false
    /// Whether it entered a window and has not been laid out since.
    var needsLayout = false
    /// The controller whose view it is.
    public internal(set) var controller: Controller.ID?
    /// How much of it bars and the like cover.
    public internal(set) var safeArea = Insets.zero
    /// Whether the next pass has to update its constraints.
    var needsUpdateConstraints = true
    /// Whether it lives.
    public internal(set) var isAlive = true

    /// Where a view came from.
    public enum Origin: Hashable, Sendable {
        /// UIKit's own loadView, without a nib.
        case plain
        /// A nib, by its name.
        case nib(String)
        /// A storyboard, by its name.
        case storyboard(String)
        /// The app's own code.
        case code
    }

    /// Whether its class is the app's own, so that the app can log what it hears.
    public var isOfOwnClass: Bool { !className.hasPrefix("UI") && !className.hasPrefix("_UI") }
}

/// A nib in the app's bundle.
public struct Nib: Hashable, Sendable {
    /// The name without extension; may end in `~ipad` or `~iphone`.
    public let name: String
    /// The class of the root view.
    public let viewClass: String
    /// The size of the root view as drawn, in points.
    public let size: Size
    /// Whether the owner's view outlet is connected.
    public let connectsView: Bool
    /// The other outlets of the owner, in the order in which they are connected.
    public let outlets: [String]

    /// Makes a nib.
    ///
    /// - Parameters:
    ///   - name: The name without extension.
    ///   - viewClass: The class of the root view.
    ///   - size: The size of the root view as drawn, in points.
    ///   - connectsView: Whether the owner's view outlet is connected.
    ///   - outlets: The other outlets of the owner, in the order in which they are connected.
    public init(
        name: String, viewClass: String = "UIView", size: Size = Size(width: 320, height: 480),
        connectsView: Bool = true, outlets: [String] = []
    ) {
        self.name = name
        self.viewClass = viewClass
        self.size = size
        self.connectsView = connectsView
        self.outlets = outlets
    }
}

/// A storyboard in the app's bundle.
public struct Storyboard: Hashable, Sendable {
    /// The place of a storyboard in the world.
    public typealias ID = Identifier<Storyboard>

    /// The name.
    public let name: String
    /// The classes of its controllers, in the order in which they were named.
    public let classes: [ControllerClass.ID]
}

/// The app's window.
public struct Window: Hashable, Sendable {
    /// The root controller.
    public internal(set) var root: Controller.ID?
    /// Whether it is on screen.
    public internal(set) var isVisible = false
    /// Its direct subviews, backmost first.
    public internal(set) var subviews: [View.ID] = []
}
