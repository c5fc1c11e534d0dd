/// What a stored property, a variable or a capture holds, and how.
package struct StoredValue: Hashable, Sendable {
    /// The value as it was stored; a weak reference may outlive its object.
    package let value: Value
    /// How it holds an object.
    package let reference: ControllerClass.Property.Reference

    /// Makes a slot.
    package init(_ value: Value, _ reference: ControllerClass.Property.Reference = .strong) {
        self.value = value
        self.reference = reference
    }
}

/// A class of the learner's that is no controller's: of a view, or of anything else.
package struct ObjectClass: Hashable, Sendable {
    /// The place of a class in the world.
    package typealias ID = Identifier<ObjectClass>

    package let name: String
    /// The class of the learner's that it derives from.
    package let superclass: ID?
    /// The class of UIKit's at the root of it, such as `UIView`; nil if it is no view's.
    package let viewClass: String?
    /// Whether UIWindow is at the root of it.
    package internal(set) var isWindow = false
    /// What else it says it is: protocols, such as `UIApplicationDelegate`.
    package internal(set) var protocols: [String] = []
    /// The methods of UIKit's that it overrides.
    package internal(set) var overrides: [Callback: Body] = [:]
    /// Its stored properties, in the order of their declaration.
    package internal(set) var properties: [ControllerClass.Property] = []
    /// Everything else that it declares.
    package internal(set) var members = Members()
}

/// An object of a class that is neither a controller's nor a view's: a view model, a timer.
package struct Instance: Hashable, Sendable {
    /// The place of an object in the world.
    package typealias ID = Identifier<Instance>

    /// Its class: one of the learner's, or one of Apple's by name.
    package let type: Value.TypeReference
    /// The values of its stored properties, by name.
    package internal(set) var properties: [String: StoredValue] = [:]
    /// What it sends as a bar button item or a gesture recognizer.
    var actions: [TargetAction] = []
    /// The strong references to it.
    var retainCount = 0
    /// Whether it lives.
    package internal(set) var isAlive = true
    /// Whether `deinit` runs or has run.
    var isDeallocating = false
}

/// A closure as an object: code, and what it captured.
package struct Closure: Hashable, Sendable {
    /// The place of a closure in the world.
    package typealias ID = Identifier<Closure>

    /// What it does; nil for one that only holds what it captured.
    package let code: ClosureExpression?
    /// What its capture list and the names in it hold, by name; `self` among them.
    package internal(set) var captures: [String: StoredValue] = [:]
    /// The variables of the code around it that it shares, by name.
    var variables: [String: Variable.ID] = [:]
    /// Where `super` begins in it, and whose method made it.
    let level: CodeLevel?
    /// The strong references to it.
    var retainCount = 0
    /// Whether it lives.
    package internal(set) var isAlive = true
}

/// A variable that a closure shares with the code around it.
struct Variable: Hashable, Sendable {
    /// The place of a variable in the world.
    typealias ID = Identifier<Variable>

    /// What it holds.
    var slot: StoredValue
    /// How many scopes and closures know it.
    var retainCount = 0
}

/// The class to which running code belongs.
enum CodeLevel: Hashable, Sendable {
    case controller(ControllerClass.ID)
    case object(ObjectClass.ID)
    /// An enumeration or structure, by name.
    case value(String)
    /// The extensions of a type that the text does not declare, or of a protocol, by name.
    case extended(String)
}
