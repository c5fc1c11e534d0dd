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
}

extension ClassCommand {
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

extension CandidateCommands {
    static let definitions = kinds(Command.classes) { now in
        let name = CandidateCommands.name("Feed") { now.world.controllerClass(named: $0) == nil }
        return ([World.viewControllerClass] + now.classes.suffix(1)).map {
            .define(name: name, superclass: $0)
        }
    }

    static let overrides = kinds(Command.classes, { $0.overrides }, { $0.restorations }, { $0.declarations })

    private var overrides: [ClassCommand] {
        let views: [Expression] =
            [.newView("MapView"), .literal(.nothing)] + controllers.suffix(1).map { .view(of: $0) }
        let plain = [Body(), Body([.callSuper]), Body([.callSuper, .readView])]
        let all = plain + views.map { Body([.assignView($0)]) }
        // The most common overrides are first.
        let usual: [Callback] = [.viewDidLoad, .loadView, .viewWillAppear]
        let callbacks = usual + Callback.allCases.filter { $0.isOverridable && !usual.contains($0) }
        return classes.flatMap { classID in
            callbacks.flatMap { callback in
                (callback == .loadView || callback == .viewDidLoad ? all : plain)
                    .map { ClassCommand.override(callback, in: classID, $0) }
            }
        }
    }

    private var restorations: [ClassCommand] {
        classes.flatMap { classID -> [ClassCommand] in
            let overridden = Callback.allCases.filter { world.classes[classID].overrides[$0] != nil }
            return overridden.map { .restore($0, in: classID) }
        }
    }

    private var declarations: [ClassCommand] {
        let properties = ControllerClass.Property.Reference.allCases.flatMap { reference in
            ["UIViewController", "UILabel"].map { type in
                ControllerClass.Property(
                    name: reference.rawValue + type.dropFirst(2), type: type, reference: reference)
            }
        }
        return classes.flatMap { classID in
            properties.map { ClassCommand.declareProperty($0, in: classID) }
        }
    }
}
