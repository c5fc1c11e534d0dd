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
