// Storyboards and nibs that were read from files, put into the app's bundle.

/// The names of segues, among which one that the file does not name gets its own: commands need one.
private struct SegueNames {
    private struct Key: Hashable {
        let source: ControllerClass.ID
        let name: String
    }

    private var taken: Set<Key>
    /// The last number behind a name: a scene may have thousands of segues to one class.
    private var latest: [Key: Int] = [:]

    init(_ segues: [Segue]) { taken = Set(segues.map { Key(source: $0.source, name: $0.name) }) }

    mutating func add(_ segue: Segue) { taken.insert(Key(source: segue.source, name: segue.name)) }

    mutating func fresh(like wanted: String, from source: ControllerClass.ID) -> String {
        let key = Key(source: source, name: wanted)
        var number = latest[key] ?? 0
        var name = wanted
        repeat {
            number += 1
            name = number == 1 ? wanted : wanted + String(number)
        } while taken.contains(Key(source: source, name: name))
        latest[key] = number
        return name
    }
}

extension Simulation {
    /// Puts a storyboard or nib into the bundle. Where one of its name is there already, it stays.
    mutating func add(_ file: InterfaceFile) {
        if let drawing = file.drawing {
            guard world.nibs[file.name] == nil else { return }
            world.nibs[file.name] = Nib(
                name: file.name, viewClass: drawing.viewClass,
                size: drawing.size ?? Size(width: 320, height: 480), drawing)
            return
        }
        guard world.storyboards.first(where: { $0.name == file.name }) == nil else { return }
        // The controller that the arrow points to comes first.
        let drawn =
            file.scenes.filter { $0.id == file.initialScene }
            + file.scenes.filter { $0.id != file.initialScene }
        var classes: [String: ControllerClass.ID] = [:]
        for scene in drawn { classes[scene.id] = classID(for: scene) }
        let scenes = drawn.compactMap { scene in classes[scene.id].map { Storyboard.Scene(scene, of: $0) } }
        let storyboard = world.storyboards.append(
            Storyboard(name: file.name, scenes: scenes, isRead: true))
        var names = SegueNames(world.segues)
        for scene in drawn {
            guard let source = classes[scene.id] else { continue }
            for line in scene.segues { add(line, from: source, classes, naming: &names) }
        }
        if file.name == "Main", file.initialScene != nil, !world.delegatesSetRoot {
            world.info.say(.mainStoryboard(storyboard))
        }
    }

    /// The class that stands for a scene. The engine knows scenes and segues by their classes: so where a class is drawn
    /// twice, and for UIKit's own, each scene gets a subclass that adds nothing.
    private mutating func classID(for scene: InterfaceFile.Scene) -> ControllerClass.ID? {
        let base = world.controllerClass(named: scene.baseClass) ?? World.viewControllerClass
        if let name = scene.customClass {
            if let own = world.controllerClass(named: name) {
                return world.drawnClasses.insert(own).inserted ? own : addSubclass(of: own, named: name)
            }
            return addSubclass(of: base, named: name, isUnknown: true)
        }
        var made = ControllerClass(name: scene.baseClass, superclass: base, kind: world.classes[base].kind)
        made.appleClass = world.controllerClass(named: scene.baseClass) == nil ? scene.baseClass : nil
        return world.add(made)
    }

    private mutating func addSubclass(
        of base: ControllerClass.ID, named name: String, isUnknown: Bool = false
    ) -> ControllerClass.ID {
        var made = ControllerClass(name: name, superclass: base, kind: world.classes[base].kind)
        made.isOfSwift = world.classes[base].isOfSwift
        made.forwardsByHand = world.classes[base].forwardsByHand
        made.location = world.classes[base].location
        made.hasMoreMembers = isUnknown
        return world.add(made)
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
            let taker = world.classes.identifiers.first { classID in
                world.classes[classID].members.functions.contains { $0.selector == selector }
            }
            destination = taker
            action = taker.flatMap { world.classes[$0].members.functions.first { $0.selector == selector } }
        case .custom(let className):
            segueClass = world.objectClass(named: className)
            kind = .show
            if segueClass == nil { destination = nil }
        case .other:
            kind = .show
            destination = nil
        }
        guard let destination else {
            if let identifier = line.identifier { world.otherSegues[source, default: []].insert(identifier) }
            return
        }
        guard kind != .relationship else {
            guard world.roomForRelationships(of: source) > 0 else { return }
            let relationship = Segue.relationship(from: source, to: destination)
            names.add(relationship)
            return world.segues.append(relationship)
        }
        var segue = Segue(
            name: line.identifier
                ?? names.fresh(
                    like: ControllerClass.instanceName(of: world.classes[destination].name), from: source),
            kind: kind, from: source,
            to: destination, style: line.style, isAnimated: line.isAnimated)
        segue.hasIdentifier = line.identifier != nil
        segue.action = action
        segue.segueClass = segueClass
        names.add(segue)
        world.segues.append(segue)
    }

    // MARK: - Code

    /// `UIStoryboard.instantiateViewController(withIdentifier:)` and `instantiateInitialViewController()`.
    ///
    /// - Returns: Nil if the storyboard or the controller in it is not known.
    mutating func instantiate(
        _ name: String, from object: Instance.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        guard case .string(let storyboardName)? = world.instances[object].properties["name"]?.value,
            let storyboard = world.storyboards.first(where: { $0.name == storyboardName && $0.isRead })
        else { return nil }
        let scenes = world.storyboards[storyboard].scenes
        let scene: Storyboard.Scene?
        if name == "instantiateInitialViewController" {
            scene = world.storyboards[storyboard].scenes.first
        } else {
            let wanted = arguments["withIdentifier"] ?? arguments["identifier"]
            guard case .string(let identifier)? = wanted else { return nil }
            scene = scenes.first { $0.identifier == identifier }
        }
        guard let scene else { return nil }
        try countObject()
        let controller = try decode(
            scene.classID, by: .storyboardDecodesController, from: .storyboard(storyboard))
        try awakeFromStoryboard(controller)
        return .controller(controller)
    }

    /// `UIViewController.storyboard`
    mutating func storyboardObject(_ storyboard: Storyboard.ID) -> Value {
        let shared = shared("UIStoryboard \(storyboard.ordinal)")
        world.instances[shared].properties["name"] = StoredValue(.string(world.storyboards[storyboard].name))
        return .instance(shared)
    }
}

extension World {
    /// The storyboard that was read in which a class is drawn: out of it commands make its controllers.
    func storyboardRead(holding classID: ControllerClass.ID) -> Storyboard.ID? {
        storyboards.identifiers.first { storyboards[$0].isRead && storyboards[$0].holds(classID) }
    }

    /// Whether code of the delegates' gives a window its root, so that no storyboard does.
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

extension Function {
    /// The name by which Objective-C knows a method with one parameter or none, such as `unwindWithSegue:`.
    var selector: String? {
        guard let first = parameters.first else { return name }
        guard parameters.count == 1 else { return nil }
        guard let label = first.label else { return name + ":" }
        return name + "With" + label.prefix(1).uppercased() + label.dropFirst() + ":"
    }
}

extension Storyboard.Scene {
    fileprivate init(_ scene: InterfaceFile.Scene, of classID: ControllerClass.ID) {
        let drawing = scene.drawing
        self.init(
            of: classID, viewClass: drawing.viewClass, size: drawing.size,
            outlets: drawing.outlets.filter(\.isView).map(\.name), superviews: drawing.superviews)
        identifier = scene.identifier
        otherOutlets = drawing.outlets.filter { !$0.isView }.map(\.name)
        senders = drawing.senders
    }
}

extension Nib {
    fileprivate init(name: String, viewClass: String, size: Size, _ drawing: InterfaceFile.Drawing) {
        self.init(
            name: name, viewClass: viewClass, size: size, connectsView: drawing.connectsView,
            outlets: drawing.outlets.filter(\.isView).map(\.name), superviews: drawing.superviews)
        isRead = true
        otherOutlets = drawing.outlets.filter { !$0.isView }.map(\.name)
        senders = drawing.senders
    }
}

extension InterfaceFile.Drawing {
    fileprivate var superviews: [String: String] {
        Dictionary(
            outlets.compactMap { outlet in outlet.superview.map { (outlet.name, $0) } },
            uniquingKeysWith: { first, _ in first })
    }
}
