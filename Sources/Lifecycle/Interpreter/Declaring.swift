extension Simulation {
    /// Declares the classes and functions of a source text: a class after the one that it derives from.
    mutating func declare(_ program: Program) -> Outcome {
        var waiting = program.classes
        for name in waiting.map(\.name) + program.valueTypes.map(\.name) where world.isDeclared(name) {
            return .ignored(.nameTaken(name))
        }
        let before = world
        while !waiting.isEmpty {
            let names = Set(waiting.map(\.name))
            let ready = waiting.filter { !names.contains($0.superclass ?? "") }
            guard !ready.isEmpty, Set(ready.map(\.name)).count == ready.count else {
                world = before
                return .ignored(.noSuchSuperclass(waiting[0].superclass ?? "", of: waiting[0].name))
            }
            for declaration in ready { declare(declaration) }
            waiting.removeAll { declaration in ready.contains { $0.name == declaration.name } }
        }
        for type in program.valueTypes { world.valueTypes[type.name] = type }
        world.functions += program.functions
        return .done
    }

    private mutating func declare(_ declaration: ClassDeclaration) {
        if let superclass = world.controllerSuperclass(of: declaration) {
            var made = ControllerClass(
                name: declaration.name, superclass: superclass, kind: world.classes[superclass].kind)
            made.isOfSwift = true
            made.overrides = declaration.overrides
            made.properties = declaration.properties
            made.members = declaration.members
            made.forwardsByHand = declaration.forwardsByHand
            _ = world.add(made)
            return
        }
        let superclass = declaration.superclass.flatMap { world.objectClass(named: $0) }
        let isView = UIKitName.isViewClass(declaration.superclass ?? "")
        var made = ObjectClass(
            name: declaration.name, superclass: superclass, viewClass: isView ? declaration.superclass : nil)
        made.protocols = declaration.protocols
        made.overrides = declaration.overrides
        made.properties = declaration.properties
        made.members = declaration.members
        _ = world.add(made)
    }

    /// Makes a controller of a class and launches the app with it.
    mutating func launchNew(
        _ classID: ControllerClass.ID, name: String
    ) throws(Interruption) -> Outcome {
        guard world.application == .notLaunched else { return .ignored(.alreadyLaunched) }
        let outcome = try make(name, of: classID, from: .code(nibName: nil))
        guard outcome == .done, let controller = world.controller(named: name) else { return outcome }
        return try launch(root: controller)
    }

    /// Runs statements outside of all classes.
    mutating func runTopLevel(_ body: Body) throws(Interruption) -> Outcome {
        var activation = Activation(receiver: nil, level: nil)
        let completion = try execute(body.statements, in: &activation)
        if case .threw(let error) = completion { throw Interruption.thrown(error) }
        try closeScope(of: &activation)
        try dropTemporaries(to: 0)
        return .done
    }
}

extension World {
    fileprivate func isDeclared(_ name: String) -> Bool {
        controllerClass(named: name) != nil || objectClass(named: name) != nil
            || valueTypes[name] != nil
    }

    /// The controller class that a declaration derives from; nil if it is no controller's.
    ///
    /// A class of UIKit's that is not modelled, such as UITableViewController, behaves as UIViewController does.
    fileprivate func controllerSuperclass(of declaration: ClassDeclaration) -> ControllerClass.ID? {
        guard let name = declaration.superclass else { return nil }
        if let known = controllerClass(named: name) { return known }
        let isController = name.hasPrefix("UI") && name.hasSuffix("Controller")
        return isController && name != "UIPresentationController" ? World.viewControllerClass : nil
    }
}
