import CommandLanguage
import Foundation
import Lifecycle
import Testing

@Suite("Random walks")
struct WalkTests {
    private static let seed: UInt64 =
        ProcessInfo.processInfo.environment["WALK_SEED"].flatMap { UInt64($0) } ?? 20_111_012

    @Test("Whatever is done in whatever order, what must hold holds", arguments: Release.lastReleases)
    func walk(release: Release) {
        if release == Release.lastReleases.first { print("random walks with WALK_SEED=\(WalkTests.seed)") }
        var walk = RandomWalk(seed: WalkTests.seed &+ UInt64(release.major), release: release)
        for _ in 0..<300 {
            walk.step()
            if walk.isCrashed {
                report(walk)
                walk.restart()
            }
        }
        report(walk)
    }

    private func report(_ walk: RandomWalk) {
        let release = walk.simulation.world.environment.release
        for violation in Invariants.violations(in: walk.simulation) {
            let commands = walk.commands.map { String(describing: $0) }.joined(separator: "\n")
            Issue.record("iOS \(release), seed \(WalkTests.seed): \(violation)\n\(commands)")
        }
    }
}

/// Commands chosen at random.
struct RandomWalk {
    private(set) var simulation: Simulation
    private(set) var commands: [Command] = []
    private var random: SplitMix
    private var made = 0

    init(seed: UInt64, release: Release) {
        random = SplitMix(state: seed)
        simulation = Simulation(environment: Environment(release: release))
        restart()
    }

    var isCrashed: Bool { simulation.world.application == .crashed }

    mutating func restart() {
        simulation = Simulation(environment: simulation.world.environment)
        commands = []
        made = 0
        let root = World.viewControllerClass
        apply(.defineClass(name: "Feed", superclass: root))
        apply(
            .defineClass(name: "Detail", superclass: simulation.world.controllerClass(named: "Feed") ?? root))
        apply(.defineNib(Nib(name: "Detail", outlets: ["label"])))
        apply(.declareProperty(.init(name: "label", type: "UILabel", reference: .weak), in: anyClass()))
        apply(
            .defineStoryboard(
                name: "Main", scenes: simulation.world.classes.identifiers.map { Storyboard.Scene(of: $0) }))
        make()
    }

    mutating func step() {
        let living = simulation.world.controllers.identifiers.filter {
            simulation.world.controllers[$0].isAlive
        }
        guard let controller = living.randomElement(using: &random) else { return make() }
        let callback = Callback.allCases.filter(\.isOverridable).randomElement(using: &random) ?? .viewDidLoad
        if Bool.random(using: &random) { return contain(controller, living.randomElement(using: &random)) }
        switch Int.random(in: 0..<24, using: &random) {
        case 0, 1: make()
        case 2: apply(.override(callback, in: anyClass(), anyBody(controller)))
        case 3, 4: apply(.restore(callback, in: anyClass()))
        case 5: apply(.release(controller))
        case 6, 7, 8: apply(.accessView(of: controller))
        case 9: apply(.loadViewIfNeeded(controller))
        case 10: apply(.isViewLoaded(controller))
        case 11: apply(.viewIfLoaded(controller))
        case 12: apply(.setViewToNil(controller))
        case 13: apply(.call(callback, on: controller))
        case 14: apply(.launch(controller))
        case 15, 16: apply(.setRootViewController(controller))
        case 17: apply(.makeKeyAndVisible)
        case 18, 19: apply(.addViewToWindow(controller))
        case 20, 21: apply(.removeView(controller))
        default: apply(.memoryWarning)
        }
    }

    private mutating func contain(_ one: Controller.ID, _ maybe: Controller.ID?) {
        let other = maybe ?? one, animated = Bool.random(using: &random)
        let world = simulation.world
        let isAbove = isAbove(one, other)
        let style = Controller.ModalStyle.allCases.randomElement(using: &random) ?? .automatic
        let command: Command
        switch Int.random(in: 0..<32, using: &random) {
        case 0: command = .addSubview(one, to: other)
        case 1, 2: command = isAbove ? .nextTurn : .addChild(one, to: other)
        case 3: command = .willMove(one, toParent: animated ? other : nil)
        case 4: command = .didMove(one, toParent: animated ? other : nil)
        case 5: command = .removeFromParent(one)
        case 6, 7: command = isAbove ? .nextTurn : .embed(one, in: other)
        case 8: command = .unembed(one)
        case 9: command = .flip(from: one, to: other, animated: animated)
        case 10: command = .beginAppearance(one, isAppearing: animated, animated: animated)
        case 11: command = .endAppearance(one)
        case 12: command = .cancel
        case 13, 14, 15: command = .present(one, from: other, style: style, animated: animated)
        case 16: command = .dismiss(one, animated: animated)
        case 17: command = .dragSheet
        case 18: command = .finish
        case 19: command = .wait(0.2)
        case 20: return makeContainer()
        case 26, 27: command = .swipeAway(one)
        case 28: command = .setModalInPresentation(animated, of: one)
        case 29: command = .refuseDismissal(of: one)
        case 30: command = .launchInBackground(one)
        case 31: command = .definePresentationContext(in: anyClass())
        default: return navigate(one, in: world)
        }
        let holds = Int.random(in: 0..<4, using: &random) == 0
        apply(holds ? .hold(command) : command)
    }

    private mutating func navigate(_ controller: Controller.ID, in world: World) {
        let containers = world.controllers.identifiers.filter {
            world.controllers[$0].isAlive && world.kindOfController($0).isContainer
        }
        guard let container = containers.randomElement(using: &random) else { return makeContainer() }
        let animated = Bool.random(using: &random)
        switch world.kindOfController(container) {
        case .navigation: break
        case .split: return turnColumns(of: container)
        default:
            let index = Int.random(in: 0..<3, using: &random)
            return apply(animated ? .tapTab(index, of: container) : .selectTab(index, of: container))
        }
        let command: Command
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
            guard controller != container, !isAbove(controller, container) else { return }
            command = .push(controller, onto: container, animated: animated)
        case 2: command = .pop(container, to: nil, animated: animated)
        case 3: command = .popToRoot(container, animated: animated)
        case 4:
            let stack = world.controllers[container].children.shuffled(using: &random)
            command = .setStack(stack, of: container, animated: animated)
        default: command = .swipeBack(container)
        }
        apply(Bool.random(using: &random) ? .hold(command) : command)
    }

    private mutating func turnColumns(of split: Controller.ID) {
        let column = SplitColumns.Column.allCases.randomElement(using: &random) ?? .primary
        let mode = SplitColumns.DisplayMode.allCases.randomElement(using: &random) ?? .automatic
        let commands: [Command] = [
            .showColumn(column, of: split), .hideColumn(column, of: split), .setDisplayMode(mode, of: split),
            .preferPrimary(of: split), .rotate(toLandscape: Bool.random(using: &random)),
        ]
        apply(commands.randomElement(using: &random) ?? .nextTurn)
    }

    private mutating func makeContainer() {
        let world = simulation.world
        let kinds = ["UINavigationController", "UITabBarController", "UISplitViewController"]
        let kind = kinds.randomElement(using: &random) ?? kinds[0]
        guard let classID = world.controllerClass(named: kind) else { return }
        let contents = world.controllers.identifiers.filter {
            world.controllers[$0].isAlive && world.controllers[$0].parent == nil && world.window.root != $0
                && world.controllers[$0].presenter == nil && world.kindOfController($0) == .plain
        }
        made += 1
        apply(
            .makeContainer(
                name: "c\(made)", of: classID, with: Array(contents.shuffled(using: &random).prefix(3))))
    }

    /// Whether a controller is the other one, or contains it.
    private func isAbove(_ one: Controller.ID, _ other: Controller.ID) -> Bool {
        var next: Controller.ID? = other
        while let current = next {
            if current == one { return true }
            next = simulation.world.controllers[current].parent
        }
        return false
    }

    private mutating func apply(_ command: Command) {
        commands.append(command)
        simulation.apply(command)
    }

    private mutating func make() {
        made += 1
        let storyboard = simulation.world.storyboards.identifiers.first
        let sources: [Controller.Source] =
            [.code(nibName: nil), .code(nibName: nil), .code(nibName: "Detail")]
            + (storyboard.map { [.storyboard($0)] } ?? [])
        let source = sources.randomElement(using: &random) ?? .code(nibName: nil)
        apply(.make(name: "c\(made)", of: anyClass(), from: source))
    }

    private mutating func anyClass() -> ControllerClass.ID {
        simulation.world.classes.identifiers.dropFirst().randomElement(using: &random)
            ?? World.viewControllerClass
    }

    private mutating func anyBody(_ controller: Controller.ID) -> Body {
        let statements: [Statement] = [
            .callSuper, .callSuper, .assignView(.newView("MapView")), .assignView(.literal(.nothing)),
            .assignView(.view(of: controller)), .readView,
        ]
        return Body(
            (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
                statements.randomElement(using: &random)
            })
    }
}
