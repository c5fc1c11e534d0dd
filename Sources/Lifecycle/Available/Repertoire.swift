/// Commands that could be given in a world, before it is asked which of them it would refuse.
///
/// A new command gets a list of its own here: it is then offered, drawn in random walks and completed.
struct Repertoire {
    let world: World
    /// The living controllers that stand for all: the root, what is presented above it, the newest container of each
    /// kind, and the newest of all; by age.
    let controllers: [Controller.ID]
    /// The newest classes of the app's own, by age.
    let classes: [ControllerClass.ID]

    /// How many objects of one sort stand for all of them.
    private static let limit = 7

    init(_ world: World) {
        self.world = world
        let newest = world.controllers.identifiers.reversed().lazy.filter { world.controllers[$0].isAlive }
        var some = Set([world.window.root, world.topmostPresented].compactMap(\.self))
        for kind in ControllerClass.Kind.allCases where kind.isContainer {
            if let container = newest.first(where: { world.kind(of: $0) == kind }) { some.insert(container) }
        }
        some.formUnion(newest.prefix(max(Repertoire.limit - some.count, 3)))
        controllers = some.sorted { $0.ordinal < $1.ordinal }
        classes = world.classes.identifiers.filter(world.isOfApp).suffix(3)
    }

    /// Lists the commands of one kind. Lists are made when asked for: a draw needs only a few of them.
    typealias Kind = @Sendable (Repertoire) -> [Command]

    /// One list for each kind of command, in the order of the enum's cases.
    static let kinds: [Kind] =
        setUp + properties + loading + windows + containment + navigation + presentation + pages + segues
        + viewChanges + surroundings

    /// The commands of one kind; what takes time comes held in its middle as well.
    func commands(of kind: Kind) -> [Command] {
        let commands = kind(self)
        return commands + commands.filter(\.isAnimated).map { .hold($0) }
    }

    /// Two different controllers, in either order.
    var pairs: [(Controller.ID, Controller.ID)] {
        controllers.flatMap { one in controllers.filter { $0 != one }.map { (one, $0) } }
    }

    /// The controllers that UIKit sees something in.
    func controllers(of kind: ControllerClass.Kind) -> [Controller.ID] {
        controllers.filter { world.kind(of: $0) == kind }
    }

    /// The controllers that nobody contains, presents or shows as root.
    var free: [Controller.ID] {
        controllers.filter {
            world.controllers[$0].parent == nil && world.controllers[$0].presenter == nil
                && world.window.root != $0
        }
    }

    /// A name for a controller that no living one has.
    func newName(_ base: String) -> String {
        Repertoire.name(base) { world.controller(named: $0) == nil }
    }

    static func name(_ base: String, where isFree: (String) -> Bool) -> String {
        var name = base, number = 2
        while !isFree(name) {
            name = base + String(number)
            number += 1
        }
        return name
    }
}

// MARK: - Set-up

extension Repertoire {
    private static let setUp: [Kind] = [
        \.definitions, \.nibs, \.storyboards, \.overrides, \.restorations, \.declarations, \.makes,
        \.containers,
    ]

    private var definitions: [Command] {
        let name = Repertoire.name("Feed") { world.controllerClass(named: $0) == nil }
        return ([World.viewControllerClass] + classes.suffix(1)).map {
            .defineClass(name: name, superclass: $0)
        }
    }

    private var nibs: [Command] {
        classes.flatMap { classID -> [Command] in
            let name = world.classes[classID].name
            let outlets = world.classes[classID].properties.prefix(1).map(\.name)
            return [
                .defineNib(Nib(name: name, viewClass: "MapView", outlets: outlets)),
                .defineNib(Nib(name: name, connectsView: false)),
            ]
        }
    }

    private var storyboards: [Command] {
        let name = Repertoire.name("Main") { name in world.storyboards.first { $0.name == name } == nil }
        return classes.isEmpty
            ? [] : [.defineStoryboard(name: name, scenes: classes.map { Storyboard.Scene(of: $0) })]
    }

    private var restorations: [Command] {
        classes.flatMap { classID -> [Command] in
            let overridden = Callback.allCases.filter { world.classes[classID].overrides[$0] != nil }
            return overridden.map { .restore($0, in: classID) }
        }
    }

    private var declarations: [Command] {
        let properties = ControllerClass.Property.Reference.allCases.flatMap { reference in
            ["UIViewController", "UILabel"].map { type in
                ControllerClass.Property(
                    name: reference.rawValue + type.dropFirst(2), type: type, reference: reference)
            }
        }
        return classes.flatMap { classID in
            properties.map { Command.declareProperty($0, in: classID) }
        }
    }

    private var overrides: [Command] {
        let views: [Expression] =
            [.newView("MapView"), .literal(.nothing)] + controllers.suffix(1).map { .view(of: $0) }
        let plain = [Body(), Body([.callSuper]), Body([.callSuper, .readView])]
        let all = plain + views.map { Body([.assignView($0)]) }
        // What is overridden most comes first.
        let usual: [Callback] = [.viewDidLoad, .loadView, .viewWillAppear]
        let callbacks = usual + Callback.allCases.filter { $0.isOverridable && !usual.contains($0) }
        return classes.flatMap { classID in
            callbacks.flatMap { callback in
                (callback == .loadView || callback == .viewDidLoad ? all : plain)
                    .map { Command.override(callback, in: classID, $0) }
            }
        }
    }

    private var makes: [Command] {
        let name = newName("feed")
        let sources: [Controller.Source] =
            [.code(nibName: nil)] + world.nibs.keys.sorted().prefix(2).map { .code(nibName: $0) }
            + world.storyboards.identifiers.suffix(2).map { .storyboard($0) }
        return ([World.viewControllerClass] + classes).flatMap { classID in
            sources.map { source in Command.make(name: name, of: classID, from: source) }
        }
    }

    private var containers: [Command] {
        let contents = free.filter { world.kind(of: $0) == .plain }
        let names: [ControllerClass.Kind: String] = [
            .navigation: "nav", .tabBar: "tabs", .page: "pages", .split: "split",
        ]
        return ControllerClass.Kind.allCases.flatMap { kind -> [Command] in
            guard let name = names[kind], let classID = world.controllerClass(named: kind.rawValue) else {
                return []
            }
            return contents.indices.map { place in
                let room = kind == .page ? 1 : kind == .split ? 2 : 3
                let count = min(room, contents.count - place)
                return .makeContainer(
                    name: newName(name), of: classID, with: Array(contents[place..<place + count]))
            }
        }
    }
}

// MARK: - References, loading, windows

extension Repertoire {
    private static let properties: [Kind] = [
        { now in now.paths.flatMap { now.assignments(of: $1, in: $0) } },
        { $0.paths.map { .readProperty($1.name, of: $0) } },
        { now in now.controllers.filter { now.world.controllers[$0].isHeld }.map { .release($0) } },
        { now in now.controllers.filter { now.world.controllers[$0].isHeld }.map { .releaseOffMainThread($0) }
        },
    ]

    /// The properties that can hold controllers, each with its owner.
    private var paths: [(Controller.ID, ControllerClass.Property)] {
        controllers.flatMap { owner in
            world.ancestry(of: world.controllers[owner].classID)
                .flatMap { world.classes[$0].properties }.filter { $0.type != "UILabel" }.prefix(3)
                .map { (owner, $0) }
        }
    }

    private func assignments(
        of property: ControllerClass.Property, in owner: Controller.ID
    ) -> [Command] {
        let plain = controllers.map { Controller.Reference(to: $0, kind: property.reference) }
        let closures = ControllerClass.Property.Reference.allCases.map {
            Controller.Reference(to: owner, kind: $0, isClosure: true)
        }
        return [.setProperty(property.name, of: owner, to: nil)]
            + (plain + closures).map { .setProperty(property.name, of: owner, to: $0) }
    }

    private static let loading: [Kind] = [
        { $0.controllers.map { .accessView(of: $0) } }, { $0.controllers.map { .loadViewIfNeeded($0) } },
        { $0.controllers.map { .isViewLoaded($0) } }, { $0.controllers.map { .viewIfLoaded($0) } },
        { $0.controllers.map { .setViewToNil($0) } }, { $0.controllers.flatMap($0.calls) },
    ]

    private func calls(on controller: Controller.ID) -> [Command] {
        Callback.allCases.filter { $0.isOverridable && $0 != .initNibName }.map { .call($0, on: controller) }
    }

    private static let windows: [Kind] = [
        { $0.controllers.map { .launch($0) } }, { $0.controllers.map { .launchInBackground($0) } },
        { now in now.classes.map { .launchNew($0, name: now.newName("feed")) } },
        { _ in [.run(Body())] }, { $0.controllers.map { .setRootViewController($0) } },
        { _ in [.makeKeyAndVisible] }, { $0.controllers.map { .addViewToWindow($0) } },
        { $0.controllers.map { .removeView($0) } },
    ]
}
