/// A storyboard or a nib of the app's, as its file says it.
package struct InterfaceFile: Hashable, Sendable {
    /// The name without extension.
    package let name: String
    /// The controllers of a storyboard, in the order of the file; a nib has none.
    package var scenes: [Scene] = []
    /// The identifier in the file of the controller that the arrow points to; nil if there is none.
    package var initialScene: String?
    /// The storyboard references, at which segues leave for another storyboard.
    package var references: [Reference] = []
    /// The contents of a nib for its owner; nil for a storyboard.
    package var drawing: DrawnView?

    package init(name: String) { self.name = name }

    /// A controller that is drawn in a storyboard.
    package struct Scene: Hashable, Sendable {
        /// The identifier by which the file speaks of it.
        package let id: String
        /// UIKit's class that the file names, such as `UINavigationController`.
        package let baseClass: String
        /// The app's own class; nil if it has none.
        package let customClass: String?
        /// The identifier by which code asks for it.
        package let identifier: String?
        package var drawing = DrawnView()
        /// The lines that begin at it, in the order of the file.
        package var segues: [Line] = []

        package init(id: String, baseClass: String, customClass: String?, identifier: String?) {
            self.id = id
            self.baseClass = baseClass
            self.customClass = customClass
            self.identifier = identifier
        }
    }

    /// A storyboard reference: it stands for a controller that another storyboard draws.
    package struct Reference: Hashable, Sendable {
        /// The identifier by which lines lead to it.
        package let id: String
        /// The other storyboard; nil if it is the same one.
        package let storyboard: String?
        /// The identifier of the controller there; nil for the one that the arrow points to.
        package let identifier: String?

        package init(id: String, storyboard: String?, identifier: String?) {
            self.id = id
            self.storyboard = storyboard
            self.identifier = identifier
        }
    }

    /// A control, bar button item or gesture recognizer that is connected to methods.
    package struct Sender: Hashable, Sendable {
        package let className: String
        /// Indicates whether it is a view, as opposed to a bar button item or gesture recognizer.
        package let isView: Bool
        /// The outlet to which it is connected; nil if it has none.
        package let outlet: String?
        package let connections: [Connection]

        package init(className: String, isView: Bool, outlet: String?, connections: [Connection]) {
            self.className = className
            self.isView = isView
            self.outlet = outlet
            self.connections = connections
        }
    }

    /// A method that is called when something happens.
    package struct Connection: Hashable, Sendable {
        package enum Target: Hashable, Sendable {
            /// The controller, or whoever owns the nib.
            case owner
            /// The root view, such as a cell that has methods of its own.
            case root
            case outlet(String)
            /// The first responder that has the method.
            case firstResponder
        }

        /// As Objective-C knows it, such as `save:`.
        package let selector: String
        package let target: Target
        /// The event of a control's; nil for what has only one.
        package let event: String?

        package init(selector: String, target: Target, event: String?) {
            self.selector = selector
            self.target = target
            self.event = event
        }
    }

    /// A line from a controller to another one.
    package struct Line: Hashable, Sendable {
        /// The kind of segue in the file.
        package enum Kind: Hashable, Sendable {
            case show, modal, embed
            /// From a container to what it contains.
            case relationship
            /// Goes back to whoever has the action, such as `unwindToFeed:`.
            case unwind(action: String)
            /// Does what a class of the app's own does in `perform()`.
            case custom(className: String)
            /// One of a kind that is not simulated.
            case other
        }

        package let kind: Kind
        /// The identifier by which code performs it; nil if it has none.
        package let identifier: String?
        /// The scene that it leads to.
        package let destination: String
        package let style: Controller.ModalStyle
        package let isAnimated: Bool

        package init(
            kind: Kind, identifier: String?, destination: String, style: Controller.ModalStyle = .automatic,
            isAnimated: Bool = true
        ) {
            self.kind = kind
            self.identifier = identifier
            self.destination = destination
            self.style = style
            self.isAnimated = isAnimated
        }
    }
}

extension AppBundle {
    /// The storyboard that was read in which a class is drawn: out of it commands make its controllers.
    package func storyboardRead(holding classID: ControllerClass.ID) -> Storyboard.ID? {
        let holding = storyboards.identifiers.filter {
            storyboards[$0].isRead && storyboards[$0].holds(classID)
        }
        guard holding.count > 1 else { return holding.first }
        // A scene that is known by a storyboard reference has lost its identifier; drawn ones are preferred.
        let places = holding.map { id -> (id: Storyboard.ID, place: Int) in
            let scenes = storyboards[id].scenes
            let place = scenes.firstIndex { $0.classID == classID } ?? 0
            return (id, scenes[place].identifier == nil ? place + 1 : 0)
        }
        return places.min { $0.place < $1.place }?.id
    }

    /// The controller of an identifier in a storyboard that a reference joins with another one; nil if there are several.
    package func onlyScene(
        identifiedBy identifier: String, besides storyboard: Storyboard.ID
    ) -> Storyboard.Scene? {
        let classes = Set(storyboards[storyboard].scenes.map { $0.classID })
        let joined = storyboards.identifiers.map { storyboards[$0] }.filter { other in
            other.isRead && other.scenes.contains { classes.contains($0.classID) }
        }
        let found = joined.flatMap { $0.scenes }.filter { $0.identifier == identifier }
        return found.count == 1 ? found[0] : nil
    }
}
