import Foundation
import Lifecycle
import SwiftInterpreter
import TestSupport
import Testing

@Suite("What can be done now")
struct AvailableTests {
    private func worlds(on environment: Environment, steps: Int) -> [World] {
        let seed = Chance.seed &+ 7
        var walk = CommandWalk(seed: seed, on: environment)
        var worlds = [Simulation(environment: environment).world, walk.simulation.world]
        for number in 1...steps {
            if walk.step() == nil {
                walk = CommandWalk(seed: seed &+ UInt64(number), on: environment)
            }
            worlds.append(walk.simulation.world)
        }
        return worlds
    }

    @Test(
        "What is listed is never refused, and what is refused changes nothing",
        arguments: [2, 4, 7, 12, 15, 26])
    func neverRefused(major: Int) {
        var walk = CommandWalk(seed: Chance.seed, on: Environment(release: .last(major)))
        for _ in 0..<5 where walk.step() != nil {
            let before = walk.simulation
            for command in Command.available(in: before.world) {
                var simulation = before
                if case .ignored(let refusal) = simulation.apply(command) {
                    Issue.record("\(command) is listed, but refused: \(refusal)")
                }
            }
            for command in [
                Command.touch(.finish), .touch(.cancel), .presentation(.dragSheet),
                .window(.makeKeyAndVisible()),
                .application(.foreground),
            ]
            where !command.isAvailable(in: before.world) {
                var simulation = before
                simulation.apply(command)
                #expect(simulation == before, "\(command)")
            }
        }
    }

    @Test("A page that is being turned to is refused, and the turn goes on")
    func currentPage() throws {
        let before = play(
            [
                "new UIViewController as a; new UIViewController as b",
                "new UIPageViewController as pages with a; launch pages; swipe page to b",
            ], on: .standard
        ).simulation
        var after = before
        let (page, pages) = try (
            #require(before.world.controller(named: "b")), #require(before.world.controller(named: "pages"))
        )
        #expect(
            after.apply(.pages(.swipe(to: page, of: pages, style: .scroll))) == .ignored(.isCurrentPage(page))
        )
        #expect(after.world.transitions == before.world.transitions && after.trace == before.trace)
    }

    @Test("Every command is listed where it makes sense")
    func everyCommand() throws {
        let cases = try CommandCases.all()
        let pad = try #require(Device.all.last { $0.idiom == .pad })
        // A declaration is a whole program; there is none that would go without saying. Nor is there without one anything
        // that would be connected to a method.
        var missing = cases.subtracting(["swift.declare", "touch.trigger"])
        let sheet = ["new UIViewController as a; new UIViewController as b", "launch a", "present b from a"]
        let scripts = [
            (["class Feed; storyboard Main with Feed"], Release.last(12)), (sheet, .standard),
            (sheet + ["drag sheet"], .standard),
            (["class Feed; property weak friend: UIViewController in Feed; new Feed as feed"], .standard),
            (
                [
                    "class Feed; storyboard Main with Feed; segue show from Feed to Feed named open",
                    "new Feed as feed from storyboard; launch feed",
                ], .standard
            ),
            (["new UIViewController as a; new UITabBarController as tabs with a; launch tabs"], .standard),
            ([ListApp.text, "launch List as list"], .standard),
            (
                [
                    "new UIViewController as a; new UIViewController as b; new UIViewController as c",
                    "new UISplitViewController as split with a b; launch split",
                ], .standard
            ),
            (
                [
                    "new UIViewController as a; new UIViewController as b",
                    "new UIPageViewController as pages with a; launch pages",
                ], .standard
            ),
            (
                [BookApp.text, "new UIViewController as a; new Book as book with a", "launch book"],
                .standard
            ),
        ]
        for (script, release) in scripts {
            let world = play(script, on: release).simulation.world
            missing.subtract(Command.available(in: world).map(\.label))
        }
        for device in [pad, .ofItsTime(.standard)] {
            var walk = CommandWalk(seed: Chance.seed, on: Environment(device: device))
            for number in 1...600 where !missing.isEmpty {
                if walk.step() == nil || number.isMultiple(of: 60) {
                    walk = CommandWalk(seed: Chance.seed &+ UInt64(number), on: Environment(device: device))
                }
                guard number.isMultiple(of: 5) else { continue }
                missing.subtract(Command.available(in: walk.simulation.world).map(\.label))
            }
        }
        #expect(cases.count > 50)
        #expect(missing == [], "add these to the lists of their subject")
    }

    @Test("The list is the same for the same world, has nothing twice, and stays short")
    func list() {
        for world in worlds(on: Environment(), steps: 15) {
            let commands = Command.available(in: world)
            #expect(commands == Command.available(in: world))
            #expect(Set(commands).count == commands.count)
            #expect(commands.count < 2_500)
        }
    }

    @Test("Nothing can be done with an app that is gone")
    func gone() {
        var simulation = Simulation()
        simulation.apply(.making(.make(name: "vc", of: World.viewControllerClass, from: .code(nibName: nil))))
        simulation.apply(.application(.launch(simulation.world.controllers.identifiers[0])))
        simulation.apply(.application(.terminate))
        #expect(Command.available(in: simulation.world) == [])
    }

    @Test("A tab is refused that no tab bar controller can have", arguments: [Int.min, -1, 1, .max])
    func noSuchTab(index: Int) throws {
        var run = play(
            "new UIViewController as feed; new UITabBarController as tabs with feed", on: .standard)
        let tabs = try #require(run.simulation.world.controller(named: "tabs"))
        for command in [TabCommand.select(index, of: tabs), .tap(index, of: tabs)] {
            guard case .ignored(.noSuchTab) = run.simulation.apply(.tabs(command)) else {
                Issue.record("\(command) is not refused")
                continue
            }
        }
    }

    @Test("What is held and paused is the command inside")
    func unheld() {
        let wait = Command.time(.nextTurn)
        #expect(Command.hold(.pause(.hold(wait))).unheld == wait)
    }

    @Test("A list of many controllers holds the root, what is presented, and the newest")
    func many() throws {
        var simulation = Simulation()
        for number in 0..<1_000 {
            simulation.apply(
                .making(.make(name: "vc\(number)", of: World.viewControllerClass, from: .code(nibName: nil))))
        }
        let all = simulation.world.controllers.identifiers
        simulation.apply(.application(.launch(all[3])))
        let commands = Command.available(in: simulation.world)
        #expect(commands.contains(.loading(.accessView(of: all[3]))))
        #expect(commands.contains(.loading(.accessView(of: all[999]))))
        #expect(!commands.contains(.loading(.accessView(of: all[500]))))
        #expect(commands.count < 2_500)
    }
}
