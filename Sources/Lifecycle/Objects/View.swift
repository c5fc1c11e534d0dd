/// A view as it is now: its place in the tree, its frame, and what decides touches and layout.
package struct View: Hashable, Sendable {
    /// The place of a view in the world.
    package typealias ID = Identifier<View>

    /// The class, such as `UIView` or `MapView`.
    package let className: String
    /// Where it came from.
    package let origin: Origin
    /// The name by which commands know it; nil if it has none of its own.
    package internal(set) var name: String?
    /// Its place in the superview, in points, as it is without the transform.
    package internal(set) var frame: Rectangle
    /// `bounds.origin`: the point of its own coordinates that lies in its top left corner.
    package internal(set) var boundsOrigin = Point(x: 0, y: 0)
    /// `transform`, about its centre.
    package internal(set) var transform = AffineTransform.identity
    /// The view above it.
    package internal(set) var superview: ID?
    /// The views below it, backmost first.
    package internal(set) var subviews: [ID] = []
    /// The window that it lies in directly.
    package internal(set) var directWindow: Window.ID?
    /// Whether it is in a window, directly or not.
    package internal(set) var isInWindow = false
    /// The controller whose view it is.
    package internal(set) var controller: Controller.ID?
    /// How much of it bars and the like cover.
    package internal(set) var safeArea = Insets.zero
    /// The safe area of which it was told last.
    var toldSafeArea = Insets.zero
    /// Whether it lives.
    package internal(set) var isAlive = true
    /// Whether `deinit` runs or has run.
    var isDeallocating = false
    /// Its class, if the learner's source declares it.
    package internal(set) var classID: ObjectClass.ID?
    /// What its stored properties hold, by the property's name; a name without a slot is nil.
    package internal(set) var properties: [String: StoredValue] = [:]
    /// The properties of UIKit's that have no part in its life, such as `text`, by name.
    var attributes: [String: Value] = [:]
    /// The class of UIKit's at the root of its own, such as `UIView`.
    var baseClassName: String
    /// What it sends as a control, in the order in which it was told to.
    var actions: [TargetAction] = []
    /// The strong references of the app's code to it.
    var retainCount = 0

    package internal(set) var tag = 0
    /// `alpha`: 0 is transparent, 1 is opaque.
    package internal(set) var alpha = 1.0
    package internal(set) var isHidden = false
    package internal(set) var isUserInteractionEnabled: Bool
    package internal(set) var isOpaque = true
    package internal(set) var clipsToBounds = false
    /// `backgroundColor`; nil until something sets it.
    package internal(set) var backgroundColor: Color?
    package internal(set) var autoresizingMask: AutoresizingMask
    package internal(set) var translatesAutoresizingMaskIntoConstraints = true

    /// Whether an outlet of a controller was connected to it.
    var isOutlet = false
    /// Whether the next pass has to lay it out; a view begins so, unless code creates it without a size.
    var needsLayout = true
    /// Whether the next commit has to draw it; a view begins so.
    var needsDisplay = true
    /// Whether it has been in a window before.
    var hasBeenInWindow = false
    /// Whether the next pass has to tell its controller to update its properties.
    var needsUpdateProperties = true
    /// Whether the next pass has to update its constraints.
    var needsUpdateConstraints = true
    /// `intrinsicContentSize`, as the override of its class gave it last; nil before that, and after it was invalidated.
    var intrinsicContentSize: Size?

    /// Makes a view with the values that UIKit begins with.
    ///
    /// Labels and image views begin with user interaction switched off. The masks of views from nibs are those that
    /// Interface Builder and UIKit's own loadView give to a root view.
    init(className: String, origin: Origin, frame: Rectangle, superview: ID? = nil) {
        self.className = className
        baseClassName = className
        self.origin = origin
        self.frame = frame
        self.superview = superview
        isUserInteractionEnabled = true
        autoresizingMask = origin == .code || superview != nil ? [] : [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = !ignoresTouchesByItself
    }

    /// Whether it is of a class that begins with user interaction switched off.
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
        return Rectangle(x: center.x - size.width / 2, y: center.y - size.height / 2, size: size)
    }

    /// `backgroundColor`, as far as anything here depends on it.
    package enum Color: Hashable, Sendable {
        /// `.clear`
        case clear
        /// Any other colour.
        case opaque
    }

    /// Where a view came from.
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
}

extension View {
    /// Whether it has neither a size nor subviews.
    var isEmpty: Bool { frame.size == .zero && subviews.isEmpty }

    /// Whether its superview is a window itself.
    package var isWindowSubview: Bool { directWindow != nil }
}
