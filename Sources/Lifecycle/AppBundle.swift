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

/// A nib in the app's bundle.
package struct Nib: Hashable, Sendable {
    /// The name without extension; may end in `~ipad` or `~iphone`.
    package let name: String
    /// The class of the root view.
    package let viewClass: String
    /// The size of the root view as drawn, in points.
    package let size: Size
    /// Indicates whether the owner's `view` outlet is connected.
    package let connectsView: Bool
    /// The other outlets of the owner, in the order in which they are connected.
    package let outlets: [String]
    /// The frames and autoresizing masks of the outlets' views, by outlet name; a view without an entry has
    /// no size.
    package let layouts: [String: Layout]
    /// The outlets in whose views other ones lie, by the names of those; one that is not here lies in the root view.
    package let superviews: [String: String]
    /// The classes of the controllers on its top level.
    package let controllers: [ControllerClass.ID]
    /// Indicates whether it is only assumed to exist because code refers to it, and was never described.
    var isAssumed = false
    /// Indicates whether it was read from a file, in which case only the classes of its views are known.
    package var isRead = false
    /// Outlets to which something else than a view is connected.
    package var otherOutlets: [String] = []
    /// The controls, bar button items and gesture recognizers that send actions.
    package var senders: [InterfaceFile.Sender] = []

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
    ///   - viewClass: The class of the root view.
    ///   - size: The size of the root view as drawn, in points.
    ///   - connectsView: Whether the owner's view outlet is connected.
    ///   - outlets: The other outlets of the owner, in the order in which they are connected.
    ///   - layouts: Where the views of the outlets lie, by the outlet's name.
    ///   - superviews: The outlets in whose views other ones lie, by the names of those.
    ///   - controllers: The classes of the controllers on its top level.
    package init(
        name: String, viewClass: String = "UIView", size: Size = Size(width: 320, height: 480),
        connectsView: Bool = true, outlets: [String] = [], layouts: [String: Layout] = [:],
        superviews: [String: String] = [:], controllers: [ControllerClass.ID] = []
    ) {
        self.name = name
        self.viewClass = viewClass
        self.size = size
        self.connectsView = connectsView
        self.outlets = outlets
        self.layouts = layouts
        self.controllers = controllers
        // A view inside itself, or inside a later one, is put into the root view instead, so that there can
        // be no cycle.
        let places = Dictionary(zip(outlets, outlets.indices), uniquingKeysWith: { first, _ in first })
        self.superviews = superviews.filter { inner, outer in
            guard let outerPlace = places[outer], let innerPlace = places[inner] else { return false }
            return outerPlace < innerPlace
        }
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
        /// The class of the root view.
        package let viewClass: String
        /// The size of the root view as drawn, in points; nil for that of the canvas of the time.
        package let size: Size?
        /// The other outlets of the controller, in the order in which they are connected.
        package let outlets: [String]
        /// The outlets in whose views other ones lie, by the names of those.
        package let superviews: [String: String]
        /// The identifier by which code asks for the controller; nil if none is known.
        package var identifier: String?
        /// Outlets to which something else than a view is connected.
        package var otherOutlets: [String] = []
        /// The controls, bar button items and gesture recognizers that send actions.
        package var senders: [InterfaceFile.Sender] = []

        /// Makes a scene.
        ///
        /// - Parameters:
        ///   - classID: The controller's class.
        ///   - viewClass: The class of the root view.
        ///   - size: The size of the root view as drawn, in points; nil for that of the canvas of the time.
        ///   - outlets: The other outlets of the controller, in the order in which they are connected.
        ///   - superviews: The outlets in whose views other ones lie, by the names of those.
        package init(
            of classID: ControllerClass.ID, viewClass: String = "UIView", size: Size? = nil,
            outlets: [String] = [], superviews: [String: String] = [:]
        ) {
            self.classID = classID
            self.viewClass = viewClass
            self.size = size
            self.outlets = outlets
            self.superviews = superviews
        }
    }

    /// Indicates whether one of the scenes has a controller of the class.
    func holds(_ classID: ControllerClass.ID) -> Bool { scenes.contains { $0.classID == classID } }
}
