/// A view as it is now: its place in the tree, its frame, and what decides touches and layout.
package struct View: Hashable, Sendable, Containable {
    /// The place of a view in the world.
    package typealias ID = Identifier<View>

    /// The class, such as `UIView` or `MapView`.
    package let className: String
    /// The way it was created.
    package let origin: Origin
    /// The name by which commands know it; nil if it has none of its own.
    package internal(set) var name: String?
    /// Its place in the superview, in points, as it is without the transform.
    package internal(set) var frame: Rectangle
    /// `bounds.origin`: the point of its own coordinates that lies in its top left corner.
    package internal(set) var boundsOrigin = Point(x: 0, y: 0)
    /// `transform`, about its center.
    package internal(set) var transform = AffineTransform.identity
    /// The view above it.
    package var superview: ID?
    /// The views below it, backmost first.
    package var subviews: [ID] = []
    /// The window that it lies in directly.
    package internal(set) var directWindow: Window.ID?
    /// Indicates whether it is in a window, directly or not.
    package internal(set) var isInWindow = false
    /// The controller whose view it is.
    package internal(set) var controller: Controller.ID?
    /// The safe area insets: the part covered by bars and the like.
    package internal(set) var safeArea = Insets.zero
    /// The safe area of which it was told last.
    var toldSafeArea = Insets.zero
    package internal(set) var isAlive = true
    /// Indicates whether `deinit` is running or has run.
    var isDeallocating = false
    /// Its class, if the learner's source declares it.
    package internal(set) var classID: ObjectClass.ID?
    /// The values of its stored properties, by the property's name. A property without an entry is nil.
    package var properties: [String: StoredValue] = [:]
    /// The properties of UIKit's that have no part in its life, such as `text`, by name.
    package var attributes: [String: Value] = [:]
    /// The class of UIKit's at the root of its own, such as `UIView`.
    package var baseClassName: String
    /// The actions that it sends as a control, in the order in which they were added.
    package var actions: [TargetAction] = []
    /// The strong references of the app's code to it.
    var retainCount = 0

    package var tag = 0
    /// `alpha`: 0 is transparent, 1 is opaque.
    package var alpha = 1.0
    package internal(set) var isHidden = false
    package var isUserInteractionEnabled: Bool
    package var isOpaque = true
    package var clipsToBounds = false
    /// `backgroundColor`; nil until something sets it.
    package var backgroundColor: Color?
    package var autoresizingMask: AutoresizingMask
    package var translatesAutoresizingMaskIntoConstraints = true

    /// Indicates whether a controller's outlet was connected to it.
    var isOutlet = false
    /// Indicates whether the next layout pass lays it out. Initially true, unless code creates the view
    /// without a size.
    package var needsLayout = true
    /// Indicates whether the next commit draws it. Initially true.
    var needsDisplay = true
    /// Indicates whether it has ever been in a window.
    var hasBeenInWindow = false
    /// Indicates whether the next pass calls its controller's `updateProperties()`.
    var needsUpdateProperties = true
    /// Indicates whether the next pass updates its constraints.
    package var needsUpdateConstraints = true
    /// `intrinsicContentSize`, as the override of its class gave it last; nil before that, and after it was invalidated.
    var intrinsicContentSize: Size?

    /// Makes a view with the values that UIKit begins with.
    ///
    /// Labels and image views begin with user interaction switched off. The masks of views from nibs are those that
    /// Interface Builder and UIKit's own loadView give to a root view.
    package init(className: String, origin: Origin, frame: Rectangle, superview: ID? = nil) {
        self.className = className
        baseClassName = className
        self.origin = origin
        self.frame = frame
        self.superview = superview
        isUserInteractionEnabled = true
        autoresizingMask = origin == .code || superview != nil ? [] : [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = !ignoresTouchesByItself
    }

    /// Indicates whether user interaction is initially disabled for its class.
    var ignoresTouchesByItself: Bool { ["UILabel", "UIImageView"].contains(baseClassName) }

    /// `bounds`: the part of the view's own coordinates that it shows.
    package var bounds: Rectangle { Rectangle(x: boundsOrigin.x, y: boundsOrigin.y, size: frame.size) }
    /// `center`, in the superview's coordinates.
    package var center: Point {
        Point(x: frame.x + frame.size.width / 2, y: frame.y + frame.size.height / 2)
    }
    /// `frame` as code reads it: what encloses the transformed view.
    package var transformedFrame: Rectangle {
        guard transform != .identity else { return frame }
        let size = transform.enclosing(frame.size)
        return Rectangle(
            x: center.x + transform.tx - size.width / 2, y: center.y + transform.ty - size.height / 2,
            size: size)
    }

    /// `backgroundColor`, as far as anything here depends on it.
    package enum Color: Hashable, Sendable {
        /// `.clear`
        case clear
        /// Any other color.
        case opaque
    }

    /// The ways to create a view.
    package enum Origin: Hashable, Sendable {
        /// UIKit's own loadView, without a nib.
        case plain
        /// A nib, by its name.
        case nib(String)
        /// A storyboard, by its name.
        case storyboard(String)
        /// The app's own code.
        case code
    }

    /// Indicates whether it has neither a size nor subviews.
    var isEmpty: Bool { frame.size == .zero && subviews.isEmpty }

    /// Indicates whether its superview is a window.
    package var isWindowSubview: Bool { directWindow != nil }

    /// Indicates whether it is a scroll view or a subclass, such as a table view.
    package var isScrollView: Bool { UIKitName.viewAncestry(of: baseClassName).contains("UIScrollView") }

    /// The superview.
    package var container: ID? { superview }
}
