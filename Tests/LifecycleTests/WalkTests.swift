@testable import Lifecycle
import SwiftInterpreter
import TestSupport
import Testing

/// Conditions that hold after any commands, in any order.
///
/// Normally there are few walks; `WALKS=50 make test` runs fifty times as many, and `WALK_SEED` different
/// ones.
@Suite("Random walks")
struct WalkTests {
    /// The environments of the walks: the last release of each number with an iPhone of its time, and some
    /// with an iPad.
    static let environments: [Environment] = Release.lastReleases.flatMap { release in
        let pad = Device.all.last { $0.idiom == .pad && $0.runs(release) && release.major.isMultiple(of: 4) }
        return [Environment(release: release)]
            + (pad.map { [Environment(release: release, device: $0)] } ?? [])
    }

    private static let seeds = Chance.seeds(5, for: "invariants of random walks")
    private static let longSeeds = Chance.seeds(1, for: "walks of a thousand commands")

    @Test(
        "No walk leaves the state machine of appearance, nor breaks the ties between objects",
        arguments: environments)
    func invariants(environment: Environment) {
        for seed in Self.seeds {
            var walk = CommandWalk(seed: seed, on: environment)
            for _ in 0..<60 {
                guard let outcome = walk.step() else { break }
                if case .ignored(let refusal) = outcome {
                    report("refused what is available: \(refusal)", walk, environment, seed)
                }
                let violations = Invariants.violations(in: walk.simulation)
                for violation in violations { report(violation, walk, environment, seed) }
                if !violations.isEmpty { break }
            }
        }
    }

    @Test("The same commands give the same trace", arguments: environments)
    func determinism(environment: Environment) {
        for seed in Self.seeds.prefix(Chance.factor) {
            var walk = CommandWalk(seed: seed, on: environment)
            for _ in 0..<60 where walk.step() == nil { break }
            var again = Simulation(environment: environment)
            for command in walk.commands { again.apply(command) }
            #expect(again.trace == walk.simulation.trace, "iOS \(environment.release), WALK_SEED=\(seed)")
            #expect(again == walk.simulation, "iOS \(environment.release), WALK_SEED=\(seed)")
        }
    }

    @Test(
        "A thousand commands neither end the tool nor make one command do endless work",
        .timeLimit(.minutes(10)), arguments: [3, 5, 8, 12, 13, 17, 26])
    func thousand(major: Int) {
        let environment = Environment(release: .last(major))
        for seed in Self.longSeeds {
            var walk = CommandWalk(seed: seed &+ UInt64(major), on: environment), count = 0
            while count < 1_000 {
                let before = walk.simulation.trace.count
                guard walk.step() != nil else {
                    walk = CommandWalk(seed: seed &+ UInt64(major * 10_000 + count), on: environment)
                    continue
                }
                count += 1
                let world = walk.simulation.world
                let work = walk.simulation.trace.count - before
                let objects = world.controllers.count + world.views.count + 10
                if work > 40 * objects {
                    report("\(work) entries for \(objects) objects", walk, environment, seed)
                }
            }
        }
    }

    @Test(
        "What leaks is what nothing in use holds, and it holds itself in a retain cycle",
        arguments: environments)
    func leaks(environment: Environment) {
        for seed in Self.seeds {
            var walk = CommandWalk(seed: seed, on: environment)
            for _ in 0..<60 {
                guard walk.step() != nil else { break }
                for problem in LeakCheck(walk.simulation.world).problems {
                    report(problem, walk, environment, seed)
                }
            }
        }
    }

    /// The shortest ways to what walks have found, each of which left things torn apart or never ended.
    static let ways = [
        // Work that waits for the end of an animation while the app sleeps.
        "launch one; background; present two from one and hold; suspend; foreground",
        // A presentation by what is being dismissed.
        "launch one; present two from one as overFullScreen; swipe away two; "
            + "present three from two as overFullScreen; finish",
        "launch one; present two from one as overFullScreen; swipe away two; "
            + "present three from two as overFullScreen; cancel",
        // A popped controller that another parent takes before the swipe is given up, or goes through with.
        "launch nav; push two onto nav; swipe back in nav; remove view two; embed two in one; cancel",
        "launch nav; push two onto nav; swipe back in nav; remove view two; embed two in one; finish",
        // A popped controller that takes the stack itself for its child before the swipe is given up.
        "launch nav; push two onto nav; swipe back in nav; remove child two; embed nav in two; cancel",
        // The destination of the swipe leaves the stack during the swipe, and the stack appears again.
        "launch nav; push two onto nav; release one; swipe back in nav; remove view nav; "
            + "remove from parent one; add subview nav to window",
        // A presenter that only the commit after the transition still has to tell.
        "launch one; present two from one as pageSheet; swipe away two; window root three; "
            + "hold finish; release one",
        // A presenter that only a second dismissal holds, whose finger has not let go.
        "launch one; present two from one as pageSheet; drag sheet; swipe away two; window root three; hold finish; "
            + "release one",
        // A page that the app has let go leaves by a turn without animation.
        "launch pages; page to two in pages by scroll; release two; page to three in pages by scroll not animated",
        // Windows that go in the middle of something.
        "launch one; new window as panel; window panel root two; show window panel; "
            + "present three from two as fullScreen and hold; release window panel; wait 1",
        "launch three; new window as panel; window panel root nav; make key and visible panel; push two onto nav and hold; "
            + "release nav; release window panel; rotate landscape",
    ]

    @Test("What walks have found stays mended", arguments: ways)
    func found(way: String) {
        let objects = ["class Feed", "new Feed as one", "new Feed as two", "new Feed as three"]
        let stack =
            way.contains("nav")
            ? ["new UINavigationController as nav with one"]
            : way.contains("pages") ? ["new UIPageViewController as pages with one"] : []
        // Fingers drag sheets from iOS 13 on.
        let first = Release(way.contains("drag sheet") ? 13 : 8, 0)
        for release in Release.lastReleases where release >= first {
            let run = play(objects + stack + way.split(separator: "; ").map(String.init), on: release)
            #expect(run.fault?.problem == nil, "iOS \(release)")
            #expect(run.results.compactMap(\.refusal) == [], "iOS \(release)")
            #expect(
                Invariants.violations(in: run.simulation) + LeakCheck(run.simulation.world).problems == [],
                "iOS \(release)")
        }
    }

    @Test(
        "A device that is turned and turned back leaves each view as it was", arguments: Release.lastReleases)
    func turnsBack(release: Release) throws {
        let run = play(
            "class Feed; orientations all in Feed; new Feed as feed; new UINavigationController as nav with feed",
            "launch nav", on: release)
        var simulation = run.simulation
        let views = simulation.world.views.identifiers
        let before = views.map { simulation.world.views[$0].frame }
        simulation.apply(.device(.rotate(toLandscape: true)))
        #expect(simulation.world.isLandscape)
        simulation.apply(.device(.rotate(toLandscape: false)))
        #expect(views.map { simulation.world.views[$0].frame } == before)
    }

    private func report(
        _ problem: String, _ walk: CommandWalk, _ environment: Environment, _ seed: UInt64
    ) {
        Issue.record(
            "iOS \(environment.release), \(environment.device.name), WALK_SEED=\(seed): \(problem)\n\(walk.story)"
        )
    }
}

/// The references between objects, searched in the simplest possible way.
struct LeakCheck {
    let problems: [String]

    init(_ world: World) {
        let living = world.controllers.identifiers.filter { world.controllers[$0].isAlive }
        let holds = Dictionary(uniqueKeysWithValues: living.map { ($0, LeakCheck.held(by: $0, in: world)) })
        var problems: [String] = []
        for owner in living {
            let links = Set(world.strongLinks.filter { $0.owner == owner }.map(\.target))
            if links != Set(holds[owner] ?? []) {
                problems.append("\(world.controllers[owner].name) is said to hold \(links.count) others")
            }
        }
        for owner in living {
            for target in holds[owner] ?? [] where !world.controllers[target].isAlive {
                problems.append(
                    "\(world.controllers[owner].name) holds the dead \(world.controllers[target].name)")
            }
        }
        var used = Set(living.filter { LeakCheck.isInUse($0, in: world) }), size = -1
        while size != used.count {
            size = used.count
            for owner in used { used.formUnion(holds[owner] ?? []) }
        }
        let unused = living.filter { !used.contains($0) }
        if world.leaked != unused {
            problems.append("\(world.leaked.count) reported, \(unused.count) leaked")
        }
        for controller in unused where !unused.contains(where: { holds[$0]?.contains(controller) ?? false }) {
            problems.append("nothing holds \(world.controllers[controller].name), but it lives")
        }
        self.problems = world.isOver ? [] : problems
    }

    /// The controllers that one holds: in properties, also through closures, as children, by presenting.
    private static func held(by owner: Controller.ID, in world: World) -> [Controller.ID] {
        let object = world.controllers[owner]
        return object.properties.values.flatMap { targets(of: $0, in: world) } + object.children
            + [object.presented].compactMap { $0 }
    }

    private static func targets(of stored: StoredValue, in world: World) -> [Controller.ID] {
        guard stored.reference == .strong else { return [] }
        switch stored.value {
        case .controller(let controller): return [controller]
        case .closure(let closure):
            return world.code.closures[closure].captures.values.flatMap { targets(of: $0, in: world) }
        default: return []
        }
    }

    private static func isInUse(_ controller: Controller.ID, in world: World) -> Bool {
        world.controllers[controller].isHeld || world.isRoot(controller)
            || world.controllers[controller].presented != nil
            || world.controllers[controller].appearance != .disappeared
            || world.controllers[controller].isDeallocating
            || world.transitions.hold(controller)
            || world.runLoop.isAboutToEndTransition(of: controller)
    }
}
