import Lifecycle

extension Interpreter {
    /// Declares the classes and functions of a source text: a class after the one that it derives from.
    mutating func declare(_ text: Program) -> Outcome {
        let program = text.joined.wrapped
        app.execution.effects = [:]
        app.execution.harmless = [:]
        let waiting = program.classes.map { program.resolving($0) }
        for name in waiting.map({ $0.name }) + program.valueTypes.map({ $0.name })
        where app.world.isDeclared(name) {
            return .ignored(.nameTaken(name))
        }
        let before = app.world
        let generations = waiting.generations, controllers = program.superclassesOfControllers
        for ready in generations.inOrder {
            for declaration in ready { declare(declaration, of: program, among: controllers) }
            for declaration in ready {
                app.world.code.takeInnerNames(
                    of: declaration.name, path: declaration.path, superclass: declaration.superclass,
                    from: program)
            }
        }
        if let left = generations.withoutEnd.first {
            app.world = before
            return .ignored(.noSuchSuperclass(left.superclass ?? "", of: left.name))
        }
        for type in program.valueTypes {
            app.world.code.add(type)
            app.world.code.takeInnerNames(of: type.name, path: type.path, superclass: nil, from: program)
        }
        app.world.code.functions += program.functions
        app.world.code.globals.add(program.globals)
        app.world.code.namesakes.merge(Dictionary(grouping: program.namesakes, by: { $0.written })) {
            $0 + $1
        }
        app.world.bundle.assumesNibs = app.world.bundle.assumesNibs || program.assumesNibs
        app.world.code.protocols.merge(program.protocols) { $0 + $1 }
        for added in program.extensions { extend(added) }
        for name in program.aliases.keys {
            guard !app.world.isDeclared(name),
                let meant = program.meaning(ofAlias: name)?.plainTypeName({ $0 }),
                app.world.isDeclared(meant) || UIKitName.isViewClass(meant)
                    || UIKitName.isControllerClass(meant)
                    || UIKitName.fractions.contains(meant)
            else { continue }
            app.world.code.aliases[name] = meant
        }
        app.world.code.imports.formUnion(program.imports)
        app.world.code.textMembers.add(program)
        app.world.code.decisions.merge(program.decisions) { _, new in new }
        app.world.code.otherDecisions = program.otherDecisions ?? app.world.code.otherDecisions
        add(program.interfaceFiles)
        return .done
    }

    /// An extension of a type that this text does not declare: one of another text's, of Apple's, or a protocol.
    private mutating func extend(_ added: TypeDeclaration) {
        let name = added.path.plainTypeName { $0 }
        if let classID = app.world.controllerClass(named: name), app.world.isOfApp(classID) {
            app.world.classes[classID].overrides.merge(added.overrides) { own, _ in own }
            app.world.classes[classID].members.add(added.members)
            app.world.classes[classID].protocols += added.protocols
        } else if let classID = app.world.code.objectClass(named: name) {
            app.world.code.objectClasses[classID].overrides.merge(added.overrides) { own, _ in own }
            app.world.code.objectClasses[classID].members.add(added.members)
            app.world.code.objectClasses[classID].protocols += added.protocols
        } else {
            app.world.code.extensions[name, default: Members()].add(added.members)
            app.world.code.addedProtocols[name, default: []] += added.protocols
        }
    }

    private mutating func declare(
        _ declaration: TypeDeclaration, of program: Program, among controllers: Set<String>
    ) {
        let superclassName = declaration.superclassName ?? ""
        let standIn =
            app.world.isDeclared(superclassName)
            ? nil : program.standIn(for: superclassName, among: controllers)
        let name = standIn ?? superclassName
        if let superclass = app.world.controllerSuperclass(named: name) {
            var made = ControllerClass(
                name: declaration.name, superclass: superclass, kind: app.world.classes[superclass].kind)
            made.isOfSwift = true
            made.location = declaration.location
            made.appleClass = app.world.controllerClass(named: name) == nil ? name : nil
            made.hasMoreMembers = standIn != nil
            made.protocols = declaration.protocols
            made.overrides = declaration.overrides
            made.properties = declaration.properties
            made.members = declaration.members
            made.forwardsByHand =
                declaration.forwardsByHand
                || declaration.members.alwaysReturnsFalse("shouldAutomaticallyForwardAppearanceMethods")
            made.forwardsRotationByHand =
                declaration.members.alwaysReturnsFalse("shouldAutomaticallyForwardRotationMethods")
            _ = app.world.add(made)
            return
        }
        let superclass = app.world.code.objectClass(named: superclassName)
        let isView = UIKitName.isViewClass(superclassName)
        var made = ObjectClass(
            name: declaration.name, superclass: superclass,
            viewClass: isView ? superclassName : nil)
        made.protocols = declaration.protocols
        made.overrides = declaration.overrides
        made.properties = declaration.properties
        made.members = declaration.members
        made.isWindow = superclassName == "UIWindow"
        let isDerivedView = superclass.map { app.world.code.viewClass(of: $0) != nil } ?? false
        if !isView, !isDerivedView { made.takeInitializers() }
        _ = app.world.code.add(made)
    }

    /// A controller class that nobody declares, of a library or in a file that was not given; nil if its name
    /// does not tell of which of UIKit's classes it is one.
    mutating func assumedClass(_ name: String) -> ControllerClass.ID? {
        guard app.world.bundle.assumesNibs, app.world.code.protocols[name] == nil,
            !UIKitName.isControllerClass(name),
            let standIn = UIKitName.controllerClass(toldBy: name),
            let superclass = app.world.controllerSuperclass(named: standIn)
        else { return nil }
        app.assume("\(name) is a \(standIn)")
        var made = ControllerClass(
            name: name, superclass: superclass, kind: app.world.classes[superclass].kind)
        made.appleClass = app.world.controllerClass(named: standIn) == nil ? standIn : nil
        made.hasMoreMembers = true
        return app.world.add(made)
    }

    /// Runs statements outside of all classes.
    mutating func runTopLevel(_ body: Body) throws(Interruption) -> Outcome {
        let completion = try execute(body.statements)
        if case .threw(let error) = completion { throw Interruption.thrown(error) }
        try closeScope()
        try app.dropTemporaries(to: 0)
        return .done
    }
}

extension [TypeDeclaration] {
    /// The classes that derive from none of these, then those that derive from them, and so on, each in the order of
    /// the text. Those that derive from themselves are left.
    fileprivate var generations: (inOrder: [[TypeDeclaration]], withoutEnd: [TypeDeclaration]) {
        let names = Set(map { $0.name })
        var subclasses: [String: [Int]] = [:], ready: [Int] = [], found: [[TypeDeclaration]] = []
        for (index, declaration) in enumerated() {
            let superclass = declaration.superclassName ?? ""
            if names.contains(superclass) {
                subclasses[superclass, default: []].append(index)
            } else {
                ready.append(index)
            }
        }
        while !ready.isEmpty {
            found.append(ready.map { self[$0] })
            // Each class is reached once, from the first of its superclass's name.
            ready = ready.flatMap { subclasses.removeValue(forKey: self[$0].name) ?? [] }.sorted()
        }
        return (found, subclasses.values.joined().sorted().map { self[$0] })
    }
}

extension World {
    fileprivate func isDeclared(_ name: String) -> Bool {
        controllerClass(named: name) != nil || code.objectClass(named: name) != nil
            || code.valueTypes[name] != nil
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
    /// Treats the initializers of views and controllers as ordinary initializers in a class of another kind.
    fileprivate mutating func takeInitializers() {
        for callback in [Callback.initFrame, .initCoder, .initNibName] {
            guard let body = overrides.removeValue(forKey: callback) else { continue }
            let labels = callback.signature.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
                .map { String($0) }
            let parameters = zip(labels, body.parameters).map { label, name in
                Function.Parameter(label: label, name: name)
            }
            members.initializers.append(Function(name: "init", parameters: parameters, body: body))
        }
    }
}

extension Members {
    /// Indicates whether the class always returns false for one of UIKit's properties, or for the method of
    /// that name in older Swift.
    fileprivate func alwaysReturnsFalse(_ name: String) -> Bool {
        computed.contains { $0.name == name && $0.getter.isFalse }
            || functions.contains { $0.name == name && $0.parameters.isEmpty && $0.body.isFalse }
    }
}

extension Body {
    /// Indicates whether it only returns false.
    fileprivate var isFalse: Bool {
        guard statements.count == 1, case .returned(.literal(.bool(false)))? = statements.first?.kind else {
            return false
        }
        return true
    }
}
