import Lifecycle

/// Commands that could be given in a world, before it is asked which of them it would refuse.
///
/// A new command gets a list of its own: it is then drawn in random walks.
struct CandidateCommands {
    let world: World
    /// The living controllers that stand for all: the root, what is presented above it, the newest container of each
    /// kind, and the newest of all; by age.
    let controllers: [Controller.ID]
    /// The newest classes of the app's own, by age.
    let classes: [ControllerClass.ID]

    /// The number of objects of one kind that represent all of them.
    private static let limit = 7
    /// The newest windows stand for all.
    private static let windowLimit = 3

    init(_ world: World) {
        self.world = world
        let newest = world.newestControllers
        var some: Set<Controller.ID> = []
        for window in world.livingWindows.suffix(CandidateCommands.windowLimit) {
            guard let root = world.windows[window].root else { continue }
            some.formUnion([root] + world.presentationChain(above: root).suffix(1))
        }
        for kind in ControllerClass.Kind.allCases where kind.isContainer {
            if let container = newest.first(where: { world.kind(of: $0) == kind }) { some.insert(container) }
        }
        some.formUnion(newest.prefix(max(CandidateCommands.limit - some.count, 3)))
        controllers = some.sorted { $0.ordinal < $1.ordinal }
        classes = world.classes.identifiers.filter(world.isOfApp).suffix(3)
    }

    /// Lists the commands of one kind. Lists are made when asked for: a draw needs only a few of them.
    typealias Kind = @Sendable (CandidateCommands) -> [Command]

    /// One list for each kind of command. Their order is that of ``Command/oneOfEachAvailable(in:)``.
    static let kinds: [Kind] = [
        definitions, bundle, overrides, making, references, loading, launches, swift, window, containment,
        navigation, tabs, split, presentation, ends, pages, segues, views, layout, taps, device,
        applicationChanges, time,
    ].flatMap { $0 }

    /// The lists of a subject.
    static func kinds<Subject>(
        _ command: @escaping @Sendable (Subject) -> Command,
        _ lists: (@Sendable (CandidateCommands) -> [Subject])...
    ) -> [Kind] {
        lists.map { list in { list($0).map(command) } }
    }

    /// The commands of one kind; what takes time comes held in its middle as well.
    func commands(of kind: Kind) -> [Command] {
        let commands = kind(self)
        let long = commands.filter { $0.facts.takesTime }
        return commands + long.map { .hold($0) } + long.map { .pause($0) }
    }

    /// Both answers to whether something is animated, and the like.
    static let either = [true, false]

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
                && !world.isRoot($0)
        }
    }

    /// The newest windows, by age.
    var windows: ArraySlice<Window.ID> {
        world.livingWindows.suffix(CandidateCommands.windowLimit)
    }

    /// The newest living views, by age.
    var views: [View.ID] {
        world.views.identifiers.reversed().lazy.filter { world.views[$0].isAlive }.prefix(4)
            .sorted { $0.ordinal < $1.ordinal }
    }

    /// Returns possible new contents of a container: its current ones reversed, without the last one, or with
    /// one more.
    func contents(of container: Controller.ID) -> [[Controller.ID]] {
        let now = Array(world.controllers[container].children.suffix(4))
        let more = free.filter { world.kind(of: $0) == .plain }.prefix(2).map { now + [$0] }
        return [Array(now.reversed()), Array(now.dropLast())].filter { !$0.isEmpty } + more
    }

    /// A name for something new.
    func newName(_ base: String) -> String { CandidateCommands.name(base, where: world.isFree) }

    static func name(_ base: String, where isFree: (String) -> Bool) -> String {
        var name = base, number = 2
        while !isFree(name) {
            name = base + String(number)
            number += 1
        }
        return name
    }
}

extension CandidateCommands {
    static let launches = kinds(
        Command.application,
        { $0.controllers.map { .launch($0) } }, { $0.controllers.map { .launchInBackground($0) } },
        { now in now.classes.map { .launchNew($0, name: now.newName("feed")) } }, { _ in [.launchApp] })

    static let applicationChanges = kinds(
        Command.application,
        { _ in [.interrupt] }, { _ in [.background] }, { _ in [.suspend] }, { _ in [.foreground] },
        { _ in [.terminate] },
        { now in now.classes.map { .restoreState($0, name: now.newName("feed")) } },
        { now in now.classes.map { .restoreStack([$0, $0], name: now.newName("nav")) } },
        { _ in [.memoryWarning] })
}

extension CandidateCommands {
    static let bundle = kinds(Command.bundle, { $0.nibs }, { $0.storyboards }, { $0.propertyLists })

    private var propertyLists: [BundleCommand] {
        let items: [InfoPropertyList.Item] = [
            .orientations([.portrait]), .orientations([.landscapeLeft, .portrait]), .scenes(false),
            .scenes(true),
            .exitsOnSuspend(true), .hidesStatusBar(true),
        ]
        return (items + world.bundle.storyboards.identifiers.suffix(2).map { .mainStoryboard($0) }).map {
            .info($0)
        }
    }

    private var nibs: [BundleCommand] {
        var withoutView = DrawnView()
        withoutView.connectsView = false
        return classes.flatMap { classID -> [BundleCommand] in
            let name = world.classes[classID].name
            let outlets = world.classes[classID].properties.prefix(1).map { $0.name }
            return [
                .nib(Nib(name: name, DrawnView(viewClass: "MapView", outlets: outlets))),
                .nib(Nib(name: name, withoutView)),
            ]
        }
    }

    private var storyboards: [BundleCommand] {
        let name = CandidateCommands.name("Main") { name in
            world.bundle.storyboards.first { $0.name == name } == nil
        }
        return classes.isEmpty
            ? [] : [.storyboard(name: name, scenes: classes.map { Storyboard.Scene(of: $0) })]
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

extension CandidateCommands {
    static let containment = kinds(
        Command.containment,
        { $0.pairs.map { .addSubview($0, to: $1) } },
        { $0.additions },
        { $0.possibleFamilies.map { .addChild($0, to: $1) } },
        { now in
            now.controllers.map { .willMove($0, toParent: nil) }
                + now.possibleFamilies.map { .willMove($0, toParent: $1) }
        },
        { now in now.controllers.map { .didMove($0, toParent: now.world.controllers[$0].parent) } },
        { $0.controllers.map { .removeFromParent($0) } },
        { $0.possibleFamilies.map { .embed($0, in: $1) } },
        { $0.controllers.map { .unembed($0) } },
        { $0.flips },
        { $0.controllers.flatMap($0.beginnings) }, { $0.controllers.map { .endAppearance($0) } },
        { $0.classes.map { .forwardByHand($0) } })

    /// Pairs of which the first could become a child of the second.
    private var possibleFamilies: [(Controller.ID, Controller.ID)] {
        pairs.filter { !world.isAbove($0.0, $0.1) }
    }

    private var additions: [ContainmentCommand] {
        controllers.flatMap { child -> [ContainmentCommand] in
            views.map { ContainmentCommand.addSubviewToView(child, $0) }
        }
    }

    private var flips: [ContainmentCommand] {
        pairs.flatMap { old, new -> [ContainmentCommand] in
            guard let parent = world.controllers[old].parent, world.controllers[new].parent == parent else {
                return []
            }
            return CandidateCommands.either.map { .flip(from: old, to: new, animated: $0) }
        }
    }

    private func beginnings(of controller: Controller.ID) -> [ContainmentCommand] {
        CandidateCommands.either.flatMap { isAppearing in
            CandidateCommands.either.map { animated in
                .beginAppearance(controller, isAppearing: isAppearing, animated: animated)
            }
        }
    }
}

extension CandidateCommands {
    static let device = kinds(
        Command.device,
        { now in
            now.classes.flatMap { classID in
                Orientations.allCases.map { .allowOrientations($0, in: classID) }
            }
        },
        { [.rotate(toLandscape: !$0.world.isDeviceLandscape)] },
        { $0.splits })

    private var splits: [DeviceCommand] {
        let whole = world.wholeScreen
        return [
            .resize(Size(width: (whole.width / 2).rounded(), height: whole.height)), .resize(whole),
        ]
    }
}

extension CandidateCommands {
    static let layout = kinds(
        Command.layout,
        { now in
            now.views.flatMap {
                [
                    .setNeedsLayout($0), .layoutIfNeeded($0), .setNeedsUpdateConstraints($0),
                    .setNeedsDisplay($0),
                ]
            }
        },
        { $0.constraints }, { $0.views.map { .unconstrain($0) } })

    private var constraints: [LayoutCommand] {
        views.flatMap { view -> [LayoutCommand] in
            let width = LayoutConstraint(.init(.view(view), .width), equalTo: nil, constant: 80)
            guard let superview = world.views[view].superview else { return [.constrain(width)] }
            let leading = LayoutConstraint(
                .init(.view(view), .leading), equalTo: .init(.view(superview), .leading), constant: 8)
            return [.constrain(width), .constrain(leading)]
        }
    }
}

extension CandidateCommands {
    static let loading = kinds(
        Command.loading,
        { $0.controllers.map { .accessView(of: $0) } }, { $0.controllers.map { .loadViewIfNeeded($0) } },
        { $0.controllers.map { .isViewLoaded($0) } }, { $0.controllers.map { .viewIfLoaded($0) } },
        { $0.controllers.map { .setViewToNil($0) } }, { $0.controllers.flatMap($0.calls) })

    private func calls(on controller: Controller.ID) -> [LoadingCommand] {
        Callback.allCases.filter { $0.isOverridable && $0 != .initNibName }.map { .call($0, on: controller) }
    }
}

extension CandidateCommands {
    static let making = kinds(Command.making, { $0.makes }, { $0.containers })

    private var makes: [MakingCommand] {
        let name = newName("feed")
        let sources: [Controller.Source] =
            [.code(nibName: nil)] + world.bundle.nibs.keys.sorted().prefix(2).map { .code(nibName: $0) }
            + world.bundle.storyboards.identifiers.suffix(2).map { .storyboard($0) }
        return ([World.viewControllerClass] + classes).flatMap { classID in
            sources.map { source in MakingCommand.make(name: name, of: classID, from: source) }
        }
    }

    private var containers: [MakingCommand] {
        let contents = free.filter { world.kind(of: $0) == .plain }
        let names: [ControllerClass.Kind: String] = [
            .navigation: "nav", .tabBar: "tabs", .page: "pages", .split: "split",
        ]
        return ControllerClass.Kind.allCases.flatMap { kind -> [MakingCommand] in
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

extension CandidateCommands {
    static let navigation = kinds(
        Command.navigation,
        { $0.stacks.flatMap($0.pushes) }, { $0.stacks.flatMap($0.pops) },
        { now in
            now.stacks.filter { !now.world.isAtRoot($0) }.flatMap { stack in
                either.map { .popToRoot(stack, animated: $0) }
            }
        },
        { $0.stacks.flatMap($0.newStacks) }, { $0.stacks.map { .swipeBack($0) } },
        { $0.stacks.map { .tapBack($0) } })

    private var stacks: [Controller.ID] { controllers(of: .navigation) }

    private func pushes(onto stack: Controller.ID) -> [NavigationCommand] {
        controllers.filter { !world.isAbove($0, stack) }.flatMap { pushed in
            CandidateCommands.either.map { .push(pushed, onto: stack, animated: $0) }
        }
    }

    private func pops(of stack: Controller.ID) -> [NavigationCommand] {
        guard !world.isAtRoot(stack) else { return [] }
        return CandidateCommands.either.flatMap { animated -> [NavigationCommand] in
            [.pop(stack, to: nil, animated: animated)]
                + world.controllers[stack].children.suffix(3).map { .pop(stack, to: $0, animated: animated) }
        }
    }

    private func newStacks(of stack: Controller.ID) -> [NavigationCommand] {
        contents(of: stack).flatMap { contents in
            CandidateCommands.either.map { .setStack(contents, of: stack, animated: $0) }
        }
    }
}

extension CandidateCommands {
    static let pages = kinds(
        Command.pages,
        { now in
            now.turns.flatMap { page, container in
                PageTransition.Style.allCases.flatMap { style in
                    either.map { .turn(to: page, of: container, style: style, animated: $0) }
                }
            }
        },
        { now in
            now.turns.flatMap { page, container in
                PageTransition.Style.allCases.map { .swipe(to: page, of: container, style: $0) }
            }
        },
        { now in
            now.controllers(of: .page).flatMap { container in
                either.map { .swipeOn(isForward: $0, of: container, style: .scroll) }
            }
        })

    private var turns: [(page: Controller.ID, container: Controller.ID)] {
        controllers(of: .page).flatMap { container in
            free.filter { !world.isAbove($0, container) && world.kind(of: $0) == .plain }
                .map { (page: $0, container: container) }
        }
    }
}

extension CandidateCommands {
    static let presentation = kinds(
        Command.presentation,
        { $0.presentations },
        { now in
            now.controllers.filter { now.world.presenterToDismiss(from: $0) != nil }.flatMap { controller in
                either.map { .dismiss(controller, animated: $0) }
            }
        },
        { $0.controllers.map { .presentNil(from: $0) } },
        {
            $0.controllers.flatMap { controller in either.map { .setModalInPresentation($0, of: controller) }
            }
        },
        { $0.controllers.map { .refuseDismissal(of: $0) } },
        {
            $0.controllers.flatMap { controller in
                [[Detent.medium], [.medium, .large]].map { .setDetents($0, of: controller) }
            }
        },
        { $0.classes.map { .definePresentationContext(in: $0) } },
        { $0.controllers.map { .swipeAway($0) } },
        { _ in [.dragSheet] })

    private var presentations: [PresentationCommand] {
        let free = Set(free)
        return pairs.flatMap { presented, source in
            presentations(of: presented, from: source, isFree: free.contains(presented))
        }
    }

    /// Every style where it can go well, and one where UIKit objects.
    private func presentations(
        of presented: Controller.ID, from source: Controller.ID, isFree: Bool
    ) -> [PresentationCommand] {
        guard isFree, !world.isAbove(presented, source) else {
            return [.present(presented, from: source, style: .automatic, animated: true)]
        }
        return Controller.ModalStyle.allCases.flatMap { style in
            CandidateCommands.either.map { .present(presented, from: source, style: style, animated: $0) }
        }
    }
}

extension CandidateCommands {
    static let references = kinds(
        Command.references,
        { now in now.paths.flatMap { now.assignments(of: $1, in: $0) } },
        { $0.paths.map { .readProperty($1.name, of: $0) } },
        { $0.heldControllers.map { .release($0) } },
        { $0.heldControllers.map { .releaseOffMainThread($0) } })

    private var heldControllers: [Controller.ID] { controllers.filter { world.controllers[$0].isHeld } }

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
    ) -> [ReferenceCommand] {
        let plain = controllers.map { Controller.Reference(to: $0, kind: property.reference) }
        let closures = ControllerClass.Property.Reference.allCases.map {
            Controller.Reference(to: owner, kind: $0, isClosure: true)
        }
        return [.setProperty(property.name, of: owner, to: nil)]
            + (plain + closures).map { .setProperty(property.name, of: owner, to: $0) }
    }
}

extension CandidateCommands {
    static let segues = kinds(
        Command.segues,
        { $0.arrows },
        { now in now.segueSources.map { .perform($1, from: $0, name: now.newName("feed")) } },
        { now in now.segueSources.map { .trigger($1, from: $0, name: now.newName("feed")) } },
        { now in
            now.classes.flatMap { source in
                now.world.bundle.segues.filter { $0.source == source && $0.canBePerformed }.prefix(2)
                    .map { .forbid($0.name, in: source) }
            }
        })

    private var arrows: [SegueCommand] {
        classes.flatMap { source in
            classes.flatMap { destination in
                Segue.Kind.allCases.map { kind in
                    guard kind != .relationship else {
                        return .define(.relationship(from: source, to: destination))
                    }
                    return .define(
                        Segue(name: "open\(kind.rawValue)", kind: kind, from: source, to: destination))
                }
            }
        }
    }

    /// The segues that can be performed, each with a controller that it begins at.
    private var segueSources: [(Controller.ID, String)] {
        controllers.filter { world.controllers[$0].isFromStoryboard }.flatMap { source in
            world.bundle.segues.filter { $0.source == world.controllers[source].classID && $0.canBePerformed }
                .prefix(3)
                .map { (source, $0.name) }
        }
    }
}

extension CandidateCommands {
    static let split = kinds(
        Command.split,
        { now -> [SplitCommand] in
            now.splitViews.flatMap { view in
                SplitColumns.DisplayMode.allCases.map { .setDisplayMode($0, of: view) }
            }
        },
        { now -> [SplitCommand] in
            now.splitViews.flatMap { view in SplitColumns.Column.allCases.map { .show($0, of: view) } }
        },
        { now -> [SplitCommand] in
            now.splitViews.flatMap { view in SplitColumns.Column.allCases.map { .hide($0, of: view) } }
        },
        { now -> [SplitCommand] in
            now.splitViews.flatMap { view in now.free.map { .showDetail($0, from: view) } }
        },
        { now -> [SplitCommand] in now.splitViews.map { .preferPrimary(of: $0) } })

    private var splitViews: [Controller.ID] { controllers(of: .split) }
}

extension CandidateCommands {
    /// A declaration is a whole program; there is none that would go without saying.
    static let swift = kinds(Command.swift) { _ in [.run(Body())] }
}

extension CandidateCommands {
    static let tabs = kinds(
        Command.tabs,
        { now in
            now.tabBars.flatMap { container in now.contents(of: container).map { .set($0, of: container) } }
        },
        { now in now.places.map { .select($1, of: $0) } }, { now in now.places.map { .tap($1, of: $0) } })

    private var tabBars: [Controller.ID] { controllers(of: .tabBar) }

    /// The first tabs, each with the controller that it belongs to.
    private var places: [(Controller.ID, Int)] {
        tabBars.flatMap { container in
            world.controllers[container].children.indices.prefix(5).map { (container, $0) }
        }
    }
}

extension CandidateCommands {
    static let time = kinds(Command.time, { _ in [.wait(0.2), .wait(1)] }, { _ in [.nextTurn] })
}

extension CandidateCommands {
    static let taps = kinds(
        Command.touch,
        { now in
            let screen = now.world.screen
            return [.tap(Point(x: 20, y: 40)), .tap(Point(x: screen.width / 2, y: screen.height / 2))]
        },
        { $0.views.map { .tapView($0) } }, { now in now.rows.map { .tapRow($0, of: nil) } },
        { now in now.rows.map { .scrollToRow($0, of: nil) } })

    /// The visible rows of a list with one section, if the app is on screen.
    private var rows: [Int] {
        guard world.application == .active, world.lists.count == 1, let list = world.lists.first,
            world.views[list.key].isInWindow
        else { return [] }
        return list.value.shown.keys.filter { $0.section == 0 }.map { $0.item + 1 }.sorted()
    }

    /// The commands that end a finger's movement.
    static let ends = kinds(Command.touch, { _ in [.finish] }, { _ in [.cancel] })
}

extension CandidateCommands {
    static let views = kinds(
        Command.views,
        { $0.newViews }, { $0.views.map { .remove($0) } }, { $0.views.map { .bringToFront($0) } },
        { $0.settings })

    private var newViews: [ViewCommand] {
        let places: [ViewPlace] =
            [.window(Window.first)] + controllers.suffix(2).map { .root(of: $0) }
            + views.suffix(2).map { .view($0) }
        let name = CandidateCommands.name("button", where: world.isFree)
        let frame = Rectangle(x: 20, y: 40, size: Size(width: 100, height: 44))
        return places.map { .make(name: name, of: "UIButton", frame: frame, in: $0, at: nil) }
    }

    private var settings: [ViewCommand] {
        let properties: [ViewProperty] = [
            .alpha(0), .alpha(1), .isHidden(true), .isHidden(false), .isUserInteractionEnabled(false),
            .translatesAutoresizingMaskIntoConstraints(false),
            .frame(Rectangle(x: 8, y: 8, size: Size(width: 60, height: 30))),
            .bounds(Rectangle(x: 0, y: 10, size: Size(width: 60, height: 30))),
            .contentOffset(Point(x: 0, y: 20)),
        ]
        return views.flatMap { view in properties.map { ViewCommand.set($0, of: view) } }
    }
}

extension CandidateCommands {
    static let window = kinds(
        Command.window,
        { $0.controllers.map { .setRootViewController($0) } }, { _ in [.makeKeyAndVisible()] },
        { $0.controllers.map { .addView($0) } }, { $0.controllers.map { .removeView($0) } },
        { now in now.world.livingWindows.count < 3 ? [.make(name: now.newName("panel"))] : [] },
        { $0.furtherRoots }, { $0.furtherWindows.map { .makeKeyAndVisible($0) } }, { $0.hidings },
        { $0.furtherWindows.map { .setLevel(2000, of: $0) } },
        { $0.furtherWindows.map { .release($0) } })

    /// The newest windows but the first.
    private var furtherWindows: [Window.ID] { windows.filter { $0 != Window.first } }

    private var furtherRoots: [WindowCommand] {
        furtherWindows.flatMap { window -> [WindowCommand] in
            controllers.map { WindowCommand.setRootViewController($0, of: window) }
                + controllers.suffix(2).map { WindowCommand.addView($0, to: window) }
        }
    }

    private var hidings: [WindowCommand] {
        windows.flatMap { window in CandidateCommands.either.map { WindowCommand.setHidden($0, window) } }
    }
}

extension Command {
    /// Returns the commands that can run now, with objects and arguments that make sense.
    ///
    /// The list has every kind of command that the world would not refuse. It is bounded: where an app has
    /// very many controllers or classes, those on screen and the newest represent all. A command that would
    /// end the app isn't refused, so it is listed.
    ///
    /// - Parameter world: The app as it is now.
    /// - Returns: The commands, by kind, and within a kind by the age of the objects they act on; the same
    ///   list for the same world. Empty when the app is gone.
    package static func available(in world: World) -> [Command] {
        guard !world.isOver else { return [] }
        let candidates = CandidateCommands(world)
        return CandidateCommands.kinds.flatMap { kind in
            candidates.commands(of: kind).filter { $0.isAvailable(in: world) }
        }
    }

    /// One command of each kind that can be done now: a short view of ``available(in:)``.
    ///
    /// - Parameter world: The app as it is now.
    /// - Returns: The first available command of each kind that does not end in an exception, in the order of the
    ///   kinds. Empty when the app is gone.
    package static func oneOfEachAvailable(in world: World) -> [Command] {
        guard !world.isOver else { return [] }
        let candidates = CandidateCommands(world)
        return CandidateCommands.kinds.compactMap { kind in
            kind(candidates).first { $0.isAvailable(in: world, withoutException: true) }
        }
    }

    /// A command out of ``available(in:)``, each kind being as likely as any other.
    ///
    /// - Parameters:
    ///   - world: The app as it is now.
    ///   - generator: Where chance comes from; the same numbers give the same command.
    /// - Returns: Nil when the app is gone.
    package static func anyAvailable(
        in world: World, using generator: inout some RandomNumberGenerator
    ) -> Command? {
        guard !world.isOver else { return nil }
        let candidates = CandidateCommands(world)
        for kind in CandidateCommands.kinds.shuffled(using: &generator) {
            var commands = candidates.commands(of: kind)
            while let place = commands.indices.randomElement(using: &generator) {
                let command = commands.remove(at: place)
                if command.isAvailable(in: world) { return command }
            }
        }
        return nil
    }
}

extension World {
    /// Indicates whether a stack has nothing to pop.
    fileprivate func isAtRoot(_ navigation: Controller.ID) -> Bool {
        controllers[navigation].children.count < 2
    }
}
