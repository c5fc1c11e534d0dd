// `willSet`: the reader keeps it as a function of the type, under a name that no text can give one.

extension Function {
    /// The name of the function that hears of the new value of a property before it is there.
    ///
    /// - Parameter property: The property's name.
    /// - Returns: A name with a space in it.
    package static func willSetName(of property: String) -> String { "willSet " + property }
}

extension World {
    /// What hears of the new value of a property; nil if nothing does.
    func willSet(
        _ property: ControllerClass.Property, of receiver: Value
    ) -> (Function, CodeLevel)? {
        let name = Function.willSetName(of: property.name)
        guard property.code.observer != nil, textMembers.functions.contains(name) else { return nil }
        for level in levels(of: receiver) {
            if let found = members(of: level).functions.first(where: { $0.name == name }) {
                return (found, level)
            }
        }
        return nil
    }
}

extension Simulation {
    /// Tells the observer of a property what it is about to be given, but for what initializers of its class and the observer
    /// itself assign.
    mutating func announce(
        _ value: Value, to property: ControllerClass.Property, of receiver: Value,
        within activation: Activation?
    ) throws(Interruption) {
        guard let (function, level) = world.willSet(property, of: receiver) else { return }
        if let activation, level == activation.initializes || property.name == activation.observes { return }
        _ = try runFunction(
            function, on: receiver, level: level, [PassedArgument(nil, value)], observing: property.name)
    }
}
