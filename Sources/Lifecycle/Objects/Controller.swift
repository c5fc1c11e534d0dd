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
    /// Whether a variable of the app's own holds it.
    public internal(set) var isHeld = true
    /// Whether it lives.
    public internal(set) var isAlive = true
    /// The values of its outlets, by name.
    public internal(set) var outlets: [String: View.ID] = [:]

    /// How a controller was made.
    public enum Source: Hashable, Sendable {
        /// In code, with a nib's name or nil.
        case code(nibName: String?)
        /// Out of a storyboard, by the storyboard's position.
        case storyboard(Storyboard.ID)
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
    /// The methods it overrides, each with its body.
    public internal(set) var overrides: [Callback: Body] = [:]
    /// Its stored properties, in the order of their declaration.
    public internal(set) var properties: [Property] = []

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

        /// Makes a property.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - type: The type's name.
        ///   - reference: How it holds its object.
        public init(name: String, type: String, reference: Reference) {
            self.name = name
            self.type = type
            self.reference = reference
        }
    }
}
