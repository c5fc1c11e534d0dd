/// Declaring classes and what belongs to them.
package enum ClassCommand: Hashable, Sendable {
    /// Declares a class below another one.
    case define(name: String, superclass: ControllerClass.ID)
    /// Gives a class an override.
    case override(Callback, in: ControllerClass.ID, Body)
    /// Takes an override away.
    case restore(Callback, in: ControllerClass.ID)
    /// Gives a class a stored property.
    case declareProperty(ControllerClass.Property, in: ControllerClass.ID)

    func perform(in app: inout Simulation) -> Outcome {
        switch self {
        case .define(let name, let superclass):
            guard app.world.controllerClass(named: name) == nil else { return .ignored(.nameTaken(name)) }
            _ = app.world.add(
                ControllerClass(name: name, superclass: superclass, kind: app.world.classes[superclass].kind))
        case .override(let callback, let classID, let body):
            app.world.classes[classID].overrides[callback] = body
            app.world.code.namedViewClasses.formUnion(body.namedViewClasses)
        case .restore(let callback, let classID):
            guard app.world.classes[classID].overrides.removeValue(forKey: callback) != nil else {
                return .ignored(.notOverridden(callback))
            }
        case .declareProperty(let property, let classID):
            guard app.world.property(named: property.name, of: classID) == nil else {
                return .ignored(.propertyExists(property.name))
            }
            app.world.classes[classID].properties.append(property)
        }
        return .done
    }
}
