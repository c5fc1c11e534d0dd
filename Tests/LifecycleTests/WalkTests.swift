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
        apply(.defineStoryboard(name: "Main", classes: simulation.world.classes.identifiers))
        make()
    }

    mutating func step() {
        let living = simulation.world.controllers.identifiers.filter {
            simulation.world.controllers[$0].isAlive
        }
        guard let controller = living.randomElement(using: &random) else { return make() }
        let callback = Callback.allCases.filter(\.isOverridable).randomElement(using: &random) ?? .viewDidLoad
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
            .callSuper, .callSuper, .assignView(.new(className: "MapView")), .assignView(.none),
            .assignView(.view(of: controller)), .readView,
        ]
        return Body(
            (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
                statements.randomElement(using: &random)
            })
    }
}
