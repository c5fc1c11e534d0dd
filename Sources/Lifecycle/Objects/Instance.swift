/// The value of a stored property, variable or capture, and its ownership.
package struct StoredValue: Hashable, Sendable {
    /// The value as it was stored; a weak reference may outlive its object.
    package let value: Value
    /// The ownership of an object.
    package let reference: ControllerClass.Property.Reference

    /// Makes a slot.
    package init(_ value: Value, _ reference: ControllerClass.Property.Reference = .strong) {
        self.value = value
        self.reference = reference
    }
}

/// An object of a class that is neither a controller's nor a view's: a view model, a timer.
package struct Instance: Hashable, Sendable {
    /// The place of an object in the world.
    package typealias ID = Identifier<Instance>

    /// Its class: one of the learner's, or one of Apple's by name.
    package let type: Value.TypeReference
    /// The values of its stored properties, by name.
    package var properties: [String: StoredValue] = [:]
    /// The actions that it sends as a bar button item or gesture recognizer.
    package var actions: [TargetAction] = []
    /// The strong references to it.
    var retainCount = 0
    package internal(set) var isAlive = true
    /// Indicates whether `deinit` is running or has run.
    var isDeallocating = false

    package init(
        type: Value.TypeReference, properties: [String: StoredValue] = [:], retainCount: Int = 0
    ) {
        self.type = type
        self.properties = properties
        self.retainCount = retainCount
    }
}
