import Lifecycle
import Testing

@Suite("Random walks with turns, pages and segues")
struct TurningWalkTests {
    @Test(
        "Whatever turns, pages and leaves the screen, what must hold holds", arguments: Release.lastReleases)
    func walk(release: Release) {
        for seed in UInt64(1)...20 {
            var walk = TurningWalk(seed: seed &+ UInt64(release.major) * 100, release: release)
            for _ in 0..<60 where !walk.isOver { walk.step() }
            for violation in Invariants.violations(in: walk.simulation) {
                let commands = walk.commands.map { String(describing: $0) }.joined(separator: "\n")
                Issue.record("iOS \(release), seed \(seed): \(violation)\n\(commands)")
            }
        }
    }

    @Test(
        "A device that is turned and turned back leaves each view as it was", arguments: Release.lastReleases)
    func turnsBack(release: Release) throws {
        var simulation = TurningWalk(seed: 1, release: release).simulation
        let views = simulation.world.views.identifiers
        let before = views.map { simulation.world.views[$0].frame }
        simulation.apply(.rotate(toLandscape: true))
        #expect(simulation.world.isLandscape)
        simulation.apply(.rotate(toLandscape: false))
        #expect(views.map { simulation.world.views[$0].frame } == before)
    }
}

/// Commands of a launched app, chosen at random.
struct TurningWalk {
    private(set) var simulation: Simulation
    private(set) var commands: [Command] = []
    private var random: SplitMix
    private var made = 0

    init(seed: UInt64, release: Release) {
        random = SplitMix(state: seed)
        simulation = Simulation(environment: Environment(release: release))
        apply(.defineClass(name: "Feed", superclass: World.viewControllerClass))
        apply(.allowOrientations(.all, in: classNamed("Feed")))
        apply(.defineStoryboard(name: "Main", scenes: [Storyboard.Scene(of: classNamed("Feed"))]))
        for kind in [Segue.Kind.show, .modal, .unwind] {
            apply(
                .defineSegue(
                    Segue(name: kind.rawValue, kind: kind, from: classNamed("Feed"), to: classNamed("Feed"))))
        }
        for name in ["one", "two", "three", "page1", "page2"] { make(name) }
        make("pages", of: "UIPageViewController", with: ["page1"])
        make("nav", of: "UINavigationController", with: ["one"])
        if let nav = controller("nav") { apply(.launch(nav)) }
    }

    var isOver: Bool {
        simulation.world.application == .crashed || simulation.world.application == .terminated
    }

    mutating func step() {
        let living = simulation.world.controllers.identifiers.filter {
            simulation.world.controllers[$0].isAlive
        }
        guard let any = living.randomElement(using: &random),
            let command = command(with: any, among: living)
        else { return }
        apply(Bool.random(using: &random) && Bool.random(using: &random) ? .hold(command) : command)
    }

    private mutating func command(with any: Controller.ID, among living: [Controller.ID]) -> Command? {
        made += 1
        let style = PageTurn.Style.allCases.randomElement(using: &random) ?? .scroll
        let animated = Bool.random(using: &random)
        switch Int.random(in: 0..<17, using: &random) {
        case 0, 1: return .rotate(toLandscape: animated)
        case 2: return .background
        case 3, 4: return .foreground
        case 5:
            guard let page = controller(animated ? "page1" : "page2"), let pages = controller("pages") else {
                return nil
            }
            return .page(to: page, of: pages, style: style, animated: Bool.random(using: &random))
        case 6:
            guard let page = controller(animated ? "page1" : "page2"), let pages = controller("pages") else {
                return nil
            }
            return .swipePage(to: page, of: pages, style: style)
        case 7: return .finish
        case 8: return .cancel
        case 9: return .performSegue(animated ? "show" : "modal", from: any, name: "made\(made)")
        case 16: return .triggerSegue(animated ? "unwind" : "show", from: any, name: "made\(made)")
        case 10:
            guard let nav = controller("nav"), let pages = controller(animated ? "pages" : "two"),
                !simulation.world.controllers[nav].children.contains(pages)
            else { return nil }
            return .push(pages, onto: nav, animated: animated)
        case 11: return controller("nav").map { .pop($0, to: nil, animated: animated) }
        case 12: return .wait(0.2)
        case 13: return .nextTurn
        case 14: return .memoryWarning
        default: return made % 40 == 0 ? .terminate : .dismiss(any, animated: animated)
        }
    }

    private mutating func make(_ name: String, of className: String = "Feed", with names: [String] = []) {
        guard names.isEmpty else {
            let contents = names.compactMap { controller($0) }
            return apply(.makeContainer(name: name, of: classNamed(className), with: contents))
        }
        let storyboard = simulation.world.storyboards.identifiers.first
        apply(
            .make(
                name: name, of: classNamed(className),
                from: storyboard.map { .storyboard($0) } ?? .code(nibName: nil)))
    }

    private mutating func apply(_ command: Command) {
        commands.append(command)
        simulation.apply(command)
    }

    private func controller(_ name: String) -> Controller.ID? { simulation.world.controller(named: name) }

    private func classNamed(_ name: String) -> ControllerClass.ID {
        simulation.world.controllerClass(named: name) ?? World.viewControllerClass
    }
}
