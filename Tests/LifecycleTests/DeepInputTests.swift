import Lifecycle
import SwiftInterpreter
import Testing

@Suite("Deep input")
struct DeepInputTests {
    @Test("Ten thousand controllers are pushed on one stack", .timeLimit(.minutes(10)))
    func longStack() throws {
        var world = Made()
        let root = try world.make("root")
        let navigation = try world.container("UINavigationController", with: [root])
        world.simulation.apply(.application(.launch(navigation)))
        for number in 0..<10_000 {
            let page = try world.make("page\(number)")
            world.simulation.apply(.navigation(.push(page, onto: navigation, animated: false)))
        }
        world.simulation.apply(.navigation(.popToRoot(navigation, animated: true)))
        #expect(world.simulation.world.controllers[root].appearance == .appeared)
        #expect(world.simulation.world.controllers[navigation].children == [root])
    }

    @Test("Ten thousand views lie one inside the other", .timeLimit(.minutes(10)))
    func deepViews() throws {
        var world = Made()
        let root = try world.make("root")
        var above = root
        for number in 0..<10_000 {
            let page = try world.make("page\(number)")
            world.simulation.apply(.containment(.addSubview(page, to: above)))
            above = page
        }
        world.simulation.apply(.application(.launch(root)))
        #expect(world.simulation.world.controllers[above].appearance == .appeared)
    }

    @Test("Parents nested three thousand deep appear and disappear", .timeLimit(.minutes(10)))
    func deepParents() throws {
        var world = Made()
        let root = try world.make("root"), other = try world.make("other")
        var above = root
        for number in 0..<3_000 {
            let page = try world.make("page\(number)")
            world.simulation.apply(.containment(.embed(page, in: above)))
            above = page
        }
        world.simulation.apply(.application(.launch(root)))
        #expect(world.simulation.world.controllers[above].appearance == .appeared)
        world.simulation.apply(.window(.setRootViewController(other)))
        #expect(world.simulation.world.controllers[above].appearance == .disappeared)
    }

    @Test("Containers nested without measure are a trap of the app, not of the tool")
    func deepContainers() throws {
        var world = Made()
        var inside = try world.make("root")
        for number in 0..<3_000 {
            inside = try world.container("UITabBarController", "tabs\(number)", with: [inside])
        }
        let outcome = world.simulation.apply(.application(.launch(inside)))
        #expect(outcome == .overflowed(.endlessRecursionEndsApp))
    }
}

private struct Made {
    var simulation = Simulation(environment: Environment(release: Release(17, 7)))

    mutating func make(_ name: String) throws -> Controller.ID {
        simulation.apply(.making(.make(name: name, of: World.viewControllerClass, from: .code(nibName: nil))))
        return try #require(simulation.world.controllers.identifiers.last)
    }

    mutating func container(
        _ kind: String, _ name: String = "container", with contents: [Controller.ID]
    ) throws -> Controller.ID {
        let classID = try #require(simulation.world.controllerClass(named: kind))
        simulation.apply(.making(.makeContainer(name: name, of: classID, with: contents)))
        return try #require(simulation.world.controllers.identifiers.last)
    }
}
