extension Simulation {
    /// Declares the classes and functions of a source text: a class after the one that it derives from.
    mutating func declare(_ text: Program) -> Outcome {
        let program = text.joined
        running.effects = [:]
        running.harmless = [:]
        var waiting = program.classes.map { program.resolving($0) }
        for name in waiting.map(\.name) + program.valueTypes.map(\.name) where world.isDeclared(name) {
            return .ignored(.nameTaken(name))
        }
        let before = world
        while !waiting.isEmpty {
            let names = Set(waiting.map(\.name))
            let ready = waiting.filter { !names.contains($0.superclassName ?? "") }
            guard !ready.isEmpty else {
                world = before
                return .ignored(.noSuchSuperclass(waiting[0].superclass ?? "", of: waiting[0].name))
            }
            for declaration in ready { declare(declaration, of: program) }
            let declared = Set(ready.map(\.name))
            waiting.removeAll { declared.contains($0.name) }
        }
        for type in program.valueTypes { world.valueTypes[type.name] = type }
        world.functions += program.functions
        world.globals.add(program.globals)
        world.namesakes.merge(Dictionary(grouping: program.namesakes, by: \.written)) { $0 + $1 }
        world.assumesNibs = world.assumesNibs || program.assumesNibs
        world.protocols.merge(program.protocols) { $0 + $1 }
        for added in program.extensions { extend(added) }
        for name in program.aliases.keys {
            guard !world.isDeclared(name),
                let meant = program.meaning(ofAlias: name)?.plainTypeName({ $0 }), world.isDeclared(meant)
            else { continue }
            world.aliases[name] = meant
        }
        world.imports.formUnion(program.imports)
        world.textMembers.add(program)
        world.decisions.merge(program.decisions) { _, new in new }
        world.otherDecisions = program.otherDecisions ?? world.otherDecisions
        for file in program.interfaceFiles { add(file) }
        return .done
    }

    /// An extension of a type that this text does not declare: one of another text's, of Apple's, or a protocol.
    private mutating func extend(_ added: TypeExtension) {
        let name = added.type.plainTypeName { $0 }
        if let classID = world.controllerClass(named: name), world.isOfApp(classID) {
            world.classes[classID].overrides.merge(added.added.overrides) { own, _ in own }
            world.classes[classID].members.add(added.added.members)
            world.classes[classID].protocols += added.added.protocols
        } else if let classID = world.objectClass(named: name) {
            world.objectClasses[classID].overrides.merge(added.added.overrides) { own, _ in own }
            world.objectClasses[classID].members.add(added.added.members)
            world.objectClasses[classID].protocols += added.added.protocols
        } else {
            world.extensions[name, default: Members()].add(added.added.members)
            world.addedProtocols[name, default: []] += added.added.protocols
        }
    }

    private mutating func declare(_ declaration: ClassDeclaration, of program: Program) {
        let superclassName = declaration.superclassName ?? ""
        let standIn = world.isDeclared(superclassName) ? nil : program.standIn(for: superclassName)
        let name = standIn ?? superclassName
        if let superclass = world.controllerSuperclass(named: name) {
            var made = ControllerClass(
                name: declaration.name, superclass: superclass, kind: world.classes[superclass].kind)
            made.isOfSwift = true
            made.location = declaration.location
            made.appleClass = world.controllerClass(named: name) == nil ? name : nil
            made.hasMoreMembers = standIn != nil
            made.protocols = declaration.protocols
            made.overrides = declaration.overrides
            made.properties = declaration.properties
            made.members = declaration.members
            made.forwardsByHand = declaration.forwardsByHand
            _ = world.add(made)
            return
        }
        let superclass = world.objectClass(named: superclassName)
        let isView = UIKitName.isViewClass(superclassName)
        var made = ObjectClass(
            name: declaration.name, superclass: superclass,
            viewClass: isView ? superclassName : nil)
        made.protocols = declaration.protocols
        made.overrides = declaration.overrides
        made.properties = declaration.properties
        made.members = declaration.members
        made.isWindow = superclassName == "UIWindow"
        let isDerivedView = superclass.map { world.viewClass(of: $0) != nil } ?? false
        if !isView, !isDerivedView { made.takeInitializers() }
        _ = world.add(made)
    }

    /// Makes a controller of a class and launches the app with it.
    mutating func launchNew(
        _ classID: ControllerClass.ID, name: String
    ) throws(Interruption) -> Outcome {
        guard world.application == .notLaunched else { return .ignored(.alreadyLaunched) }
        let outcome = try make(name, of: classID, from: .code(nibName: nil))
        guard outcome == .done, let controller = world.controller(named: name) else { return outcome }
        return try launch(root: controller, insisting: true)
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

    /// The controller class of a name; nil if it is no controller's.
    ///
    /// A class of UIKit's that is not modelled, such as UITableViewController, behaves as UIViewController does.
    fileprivate func controllerSuperclass(named name: String) -> ControllerClass.ID? {
        if let known = controllerClass(named: name) { return known }
        return UIKitName.isControllerClass(name) ? World.viewControllerClass : nil
    }
}

extension ObjectClass {
    /// What initializes views and controllers, and is called as such, is an initializer like others in a class of another kind.
    fileprivate mutating func takeInitializers() {
        for callback in [Callback.initFrame, .initCoder, .initNibName] {
            guard let body = overrides.removeValue(forKey: callback) else { continue }
            let labels = callback.labels
            let parameters = zip(labels, body.parameters).map { label, name in
                Function.Parameter(label: label, name: name)
            }
            members.initializers.append(Function(name: "init", parameters: parameters, body: body))
        }
    }
}

extension Callback {
    /// The labels of its parameters.
    fileprivate var labels: [String] {
        signature.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
    }
}
