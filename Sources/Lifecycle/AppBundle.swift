/// The parts of an app other than its code: its `Info.plist`, nibs and storyboards.
package struct AppBundle: Hashable, Sendable {
    /// The contents of the app's `Info.plist`.
    package var info = InfoPropertyList()
    package var storyboards = Table<Storyboard>()
    /// The nibs, by name.
    package var nibs: [String: Nib] = [:]
    /// The segues of the storyboards, in the order in which they were drawn.
    package var segues: [Segue] = []
    /// The identifiers of segues that storyboards have and that are not simulated, by the class that they begin at.
    package var otherSegues: [ControllerClass.ID: Set<String>] = [:]
    /// The classes of the app's own that are drawn in storyboards that were read.
    package var drawnClasses: Set<ControllerClass.ID> = []
    /// Indicates whether the nibs and storyboards that the code refers to are assumed to exist.
    package var assumesNibs = false
}

/// A root view as it is drawn, with the outlets of its owner.
package struct DrawnView: Hashable, Sendable {
    /// The class of the root view.
    package var viewClass: String
    /// The size of the root view as drawn, in points; nil if nothing says it.
    package var size: Size?
    /// The outlets of the owner other than its `view`, in the order in which they are connected.
    package var outlets: [String]
    /// The outlets in whose views other ones lie, by the names of those; one that is not here lies in the root view.
    package var superviews: [String: String]
    /// Indicates whether the owner's `view` outlet is connected.
    package var connectsView = true
    /// Outlets to which something else than a view is connected.
    package var otherOutlets: [String] = []
    /// The controls, bar button items and gesture recognizers that send actions, in the order of the file.
    package var senders: [InterfaceFile.Sender] = []

    package init(
        viewClass: String = "UIView", size: Size? = nil, outlets: [String] = [],
        superviews: [String: String] = [:]
    ) {
        self.viewClass = viewClass
        self.size = size
        self.outlets = outlets
        self.superviews = superviews
    }
}

/// A nib in the app's bundle.
package struct Nib: Hashable, Sendable {
    /// The name without extension; may end in `~ipad` or `~iphone`.
    package let name: String
    /// What is drawn in it.
    package let drawn: DrawnView
    /// The frames and autoresizing masks of the outlets' views, by outlet name; a view without an entry has
    /// no size.
    package let layouts: [String: Layout]
    /// The classes of the controllers on its top level.
    package let controllers: [ControllerClass.ID]
    /// Indicates whether it is only assumed to exist because code refers to it, and was never described.
    var isAssumed = false
    /// Indicates whether it was read from a file, in which case only the classes of its views are known.
    package var isRead = false

    /// The size of the root view, in points.
    package var size: Size { drawn.size ?? Nib.standardSize }

    private static let standardSize = Size(width: 320, height: 480)

    /// The frame and autoresizing mask of a view in a nib.
    package struct Layout: Hashable, Sendable {
        /// Its place in the root view, in points.
        package let frame: Rectangle
        /// The flexible margins and dimensions.
        package let mask: AutoresizingMask

        /// Makes a layout.
        ///
        /// - Parameters:
        ///   - frame: Its place in the root view, in points.
        ///   - mask: What is flexible about it.
        package init(frame: Rectangle, mask: AutoresizingMask = []) {
            self.frame = frame
            self.mask = mask
        }
    }

    /// Makes a nib.
    ///
    /// - Parameters:
    ///   - name: The name without extension.
    ///   - drawn: What is drawn in it.
    ///   - layouts: Where the views of the outlets lie, by the outlet's name.
    ///   - controllers: The classes of the controllers on its top level.
    package init(
        name: String, _ drawn: DrawnView = DrawnView(), layouts: [String: Layout] = [:],
        controllers: [ControllerClass.ID] = []
    ) {
        self.name = name
        self.layouts = layouts
        self.controllers = controllers
        // A view inside itself, or inside a later one, is put into the root view instead, so that there can
        // be no cycle.
        let places = Dictionary(
            zip(drawn.outlets, drawn.outlets.indices), uniquingKeysWith: { first, _ in first })
        var view = drawn
        view.size = drawn.size ?? Nib.standardSize
        view.superviews = drawn.superviews.filter { inner, outer in
            guard let outerPlace = places[outer], let innerPlace = places[inner] else { return false }
            return outerPlace < innerPlace
        }
        self.drawn = view
    }
}

/// A storyboard in the app's bundle.
package struct Storyboard: Hashable, Sendable {
    /// The place of a storyboard in the world.
    package typealias ID = Identifier<Storyboard>

    package let name: String
    /// Its controllers, in the order in which they were named.
    package let scenes: [Scene]
    /// Indicates whether it was read from a file.
    package var isRead = false

    package init(name: String, scenes: [Scene], isRead: Bool = false) {
        self.name = name
        self.scenes = scenes
        self.isRead = isRead
    }

    /// A controller in a storyboard, with the view that is drawn for it.
    package struct Scene: Hashable, Sendable {
        /// The controller's class.
        package let classID: ControllerClass.ID
        /// Its view; without a size, that has the size of the canvas of the time.
        package let drawn: DrawnView
        /// The identifier by which code asks for the controller; nil if none is known.
        package var identifier: String?

        package init(
            of classID: ControllerClass.ID, _ drawn: DrawnView = DrawnView(), identifier: String? = nil
        ) {
            self.classID = classID
            self.drawn = drawn
            self.identifier = identifier
        }
    }

    /// Indicates whether one of the scenes has a controller of the class.
    func holds(_ classID: ControllerClass.ID) -> Bool { scenes.contains { $0.classID == classID } }
}
