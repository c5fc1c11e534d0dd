// Storyboards and nibs that were read from files, put into the app's bundle.

import Lifecycle

/// A storyboard that is in the bundle, with the classes of its scenes.
private struct DrawnStoryboard {
    let file: InterfaceFile
    let id: Storyboard.ID
    /// The scenes, the one that the arrow points to first.
    let scenes: [InterfaceFile.Scene]
    /// The classes by the identifiers of the scenes.
    let classes: [String: ControllerClass.ID]
}

extension Interpreter {
    /// Puts storyboards and nibs into the bundle. Where one of its name is there already, it stays.
    mutating func add(_ files: [InterfaceFile]) {
        var drawn: [DrawnStoryboard] = []
        for file in files {
            if let storyboard = add(file) { drawn.append(storyboard) }
        }
        var names = SegueNames(app.world.bundle.segues)
        for storyboard in drawn {
            let classes = storyboard.classes.merging(referenced(from: storyboard)) { own, _ in own }
            for scene in storyboard.scenes {
                guard let source = classes[scene.id] else { continue }
                for line in scene.segues { add(line, from: source, classes, naming: &names) }
            }
        }
        for storyboard in drawn where !storyboard.file.references.isEmpty { takeReferenced(into: storyboard) }
    }

    /// Puts a nib, or the scenes of a storyboard, into the bundle.
    ///
    /// - Returns: The storyboard, of which the segues are not there yet.
    private mutating func add(_ file: InterfaceFile) -> DrawnStoryboard? {
        if let drawing = file.drawing {
            guard app.world.bundle.nibs[file.name] == nil else { return nil }
            var nib = Nib(name: file.name, drawing)
            nib.isRead = true
            app.world.bundle.nibs[file.name] = nib
            return nil
        }
        guard app.world.bundle.storyboards.first(where: { $0.name == file.name }) == nil else { return nil }
        // The controller that the arrow points to comes first.
        let drawn =
            file.scenes.filter { $0.id == file.initialScene }
            + file.scenes.filter { $0.id != file.initialScene }
        var classes: [String: ControllerClass.ID] = [:]
        for scene in drawn { classes[scene.id] = classID(for: scene) }
        let scenes = drawn.compactMap { scene in
            classes[scene.id].map {
                Storyboard.Scene(of: $0, scene.drawing, identifier: scene.identifier)
            }
        }
        let storyboard = app.world.bundle.storyboards.append(
            Storyboard(name: file.name, scenes: scenes, isRead: true))
        if file.name == "Main", file.initialScene != nil, !app.world.code.delegatesSetRoot {
            app.world.bundle.info.set(.mainStoryboard(storyboard))
        }
        return DrawnStoryboard(file: file, id: storyboard, scenes: drawn, classes: classes)
    }

    /// The classes of the controllers in other storyboards for which references stand.
    private func referenced(from storyboard: DrawnStoryboard) -> [String: ControllerClass.ID] {
        var found: [String: ControllerClass.ID] = [:]
        for reference in storyboard.file.references {
            let name = reference.storyboard ?? storyboard.file.name
            guard let target = app.world.bundle.storyboards.first(where: { $0.name == name && $0.isRead })
            else {
                continue
            }
            let scenes = app.world.bundle.storyboards[target].scenes
            found[reference.id] =
                reference.identifier.map { identifier in
                    scenes.first { $0.identifier == identifier }?.classID
                } ?? scenes.first?.classID
        }
        return found
    }

    /// Makes what the lines out of a storyboard lead to part of it as well: a controller is made out of the storyboard
    /// from which the line comes. Code asks for it only where it is drawn.
    private mutating func takeReferenced(into drawn: DrawnStoryboard) {
        var scenes = app.world.bundle.storyboards[drawn.id].scenes
        var known = Set(scenes.map { $0.classID }), waiting = scenes.map { $0.classID }
        while let next = waiting.popLast() {
            for segue in app.world.bundle.segues
            where segue.source == next && !known.contains(segue.destination) {
                guard let storyboard = app.world.bundle.storyboardRead(holding: segue.destination),
                    var scene = app.world.bundle.storyboards[storyboard].scenes.first(where: {
                        $0.classID == segue.destination
                    })
                else { continue }
                scene.identifier = nil
                scenes.append(scene)
                known.insert(segue.destination)
                waiting.append(segue.destination)
            }
        }
        app.world.bundle.storyboards[drawn.id] = Storyboard(
            name: app.world.bundle.storyboards[drawn.id].name, scenes: scenes, isRead: true)
    }

    /// The class that stands for a scene. The engine knows scenes and segues by their classes: so where a class is drawn
    /// twice, and for UIKit's own, each scene gets a subclass that adds nothing.
    private mutating func classID(for scene: InterfaceFile.Scene) -> ControllerClass.ID? {
        let base = app.world.controllerClass(named: scene.baseClass) ?? World.viewControllerClass
        if let name = scene.customClass {
            if let own = app.world.controllerClass(named: name) {
                return app.world.bundle.drawnClasses.insert(own).inserted
                    ? own : app.world.addSubclass(of: own, named: name)
            }
            return app.world.addSubclass(of: base, named: name, hasMoreMembers: true)
        }
        var made = ControllerClass(
            name: scene.baseClass, superclass: base, kind: app.world.classes[base].kind)
        made.appleClass = app.world.controllerClass(named: scene.baseClass) == nil ? scene.baseClass : nil
        return app.world.add(made)
    }

    private mutating func add(
        _ line: InterfaceFile.Line, from source: ControllerClass.ID, _ classes: [String: ControllerClass.ID],
        naming names: inout SegueNames
    ) {
        let kind: Segue.Kind
        var action: Function?, segueClass: ObjectClass.ID?
        var destination = classes[line.destination]
        switch line.kind {
        case .show: kind = .show
        case .modal: kind = .modal
        case .embed: kind = .embed
        case .relationship: kind = .relationship
        case .unwind(let selector):
            kind = .unwind
            let taker = app.world.classes.identifiers.first { classID in
                app.world.classes[classID].members.functions.contains { $0.selector == selector }
            }
            destination = taker
            action = taker.flatMap {
                app.world.classes[$0].members.functions.first { $0.selector == selector }
            }
        case .custom(let className):
            segueClass = app.world.code.objectClass(named: className)
            kind = .show
            if segueClass == nil { destination = nil }
        case .other:
            kind = .show
            destination = nil
        }
        guard let destination else {
            if let identifier = line.identifier {
                app.world.bundle.otherSegues[source, default: []].insert(identifier)
            }
            return
        }
        guard kind != .relationship else {
            guard app.world.roomForRelationships(of: source) > 0 else { return }
            let relationship = Segue.relationship(from: source, to: destination)
            names.add(relationship)
            return app.world.bundle.segues.append(relationship)
        }
        var segue = Segue(
            name: line.identifier
                ?? names.fresh(
                    like: ControllerClass.instanceName(of: app.world.classes[destination].name), from: source),
            kind: kind, from: source,
            to: destination, style: line.style, isAnimated: line.isAnimated)
        segue.hasIdentifier = line.identifier != nil
        segue.action = action
        segue.segueClass = segueClass
        names.add(segue)
        app.world.bundle.segues.append(segue)
    }

    // MARK: - Code

    /// `UIStoryboard.instantiateViewController(withIdentifier:)` and `instantiateInitialViewController()`.
    ///
    /// - Returns: Nil if the storyboard or the controller in it is not known.
    mutating func instantiate(
        _ name: String, from object: Instance.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        guard case .string(let storyboardName)? = app.world.code.instances[object].properties["name"]?.value,
            let storyboard = app.world.bundle.storyboards.first(where: {
                $0.name == storyboardName && $0.isRead
            })
        else { return nil }
        let scenes = app.world.bundle.storyboards[storyboard].scenes
        let scene: Storyboard.Scene?
        if name == "instantiateInitialViewController" {
            scene = app.world.bundle.storyboards[storyboard].scenes.first
        } else {
            let wanted = arguments["withIdentifier"] ?? arguments["identifier"]
            guard case .string(let identifier)? = wanted else { return nil }
            // A controller that came by a reference asks for what is drawn beside it.
            scene =
                scenes.first { $0.identifier == identifier }
                ?? app.world.bundle.onlyScene(identifiedBy: identifier, besides: storyboard)
        }
        guard let scene else { return nil }
        try app.countObject()
        let controller = try app.decode(
            scene.classID, by: .storyboardDecodesController, from: .storyboard(storyboard))
        try app.awakeFromStoryboard(controller)
        return .controller(controller)
    }

    /// `UIViewController.storyboard`
    mutating func storyboardObject(_ storyboard: Storyboard.ID) -> Value {
        let shared = app.world.code.shared("UIStoryboard \(storyboard.ordinal)")
        app.world.code.instances[shared].properties["name"] = StoredValue(
            .string(app.world.bundle.storyboards[storyboard].name))
        return .instance(shared)
    }
}

extension AppCode {
    /// Indicates whether the delegates' code sets a window's root view controller, so that no storyboard
    /// does.
    fileprivate var delegatesSetRoot: Bool {
        [true, false].compactMap { delegateClass(ofScene: $0) }.contains { classID in
            objectAncestry(of: classID).contains { level in
                objectClasses[level].members.functions.contains {
                    CodeNames($0.body.statements).assigned.contains("rootViewController")
                }
            }
        }
    }
}
