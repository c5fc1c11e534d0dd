import CommandLanguage
import Lifecycle
import SwiftInterpreter
import Testing

@Suite("Strong and weak references")
struct OwnershipTests {
    private func world(after script: String, on release: Release = .standard) throws -> (World, Outcome) {
        var simulation = Simulation(environment: Environment(release: release))
        var current: Controller.ID?, outcome = Outcome.done
        for line in script.split(separator: "\n").map(String.init) {
            let context = CommandContext(world: simulation.world, current: current)
            guard case .simulate(let command) = try CommandParser.parse(line, in: context) else { continue }
            outcome = simulation.apply(command)
            current = simulation.world.controllers.identifiers.last {
                simulation.world.controllers[$0].isAlive
            }
        }
        return (simulation.world, outcome)
    }

    private static let pair = """
        class Feed
        property friend: Feed in Feed
        property weak helper: Feed in Feed
        property unowned owner: Feed in Feed
        new Feed as one
        new Feed as other

        """

    private func alive(_ world: World) -> [String] {
        world.controllers.identifiers.filter { world.controllers[$0].isAlive }.map {
            world.controllers[$0].name
        }
    }

    @Test(
        "Leaks are found exactly when a retain cycle holds itself",
        arguments: [
            ("set one.friend to other\nrelease one\nrelease other", [], []),
            ("set one.friend to other\nrelease other", ["one", "other"], []),
            (
                "set one.friend to other\nset other.friend to one\nrelease one\nrelease other",
                ["one", "other"], ["one", "other"]
            ),
            ("set one.friend to other\nset other.helper to one\nrelease one\nrelease other", [], []),
            ("set one.friend to other\nset other.owner to one\nrelease other\nrelease one", [], []),
            ("set one.friend to closure capturing one\nrelease one", ["one", "other"], ["one"]),
            ("set one.friend to closure capturing weak one\nrelease one", ["other"], []),
            ("set one.friend to one\nset one.friend to nil\nrelease one", ["other"], []),
        ] as [(String, [String], [String])])
    func leaks(_ script: String, _ living: [String], _ leaked: [String]) throws {
        let (world, _) = try world(after: Self.pair + script)
        #expect(alive(world) == living)
        #expect(world.leaked.map { world.controllers[$0].name } == leaked)
    }

    @Test("A weak reference reads nil once its object is gone")
    func weak() throws {
        let (_, outcome) = try world(
            after: Self.pair + "set one.helper to other\nrelease other\nread one.helper")
        #expect(outcome == .returned(.controller(nil)))
    }

    @Test("Reading an unowned reference whose object is gone ends the app")
    func unowned() throws {
        let (world, outcome) = try world(
            after: Self.pair + "set one.owner to other\nrelease other\nread one.owner")
        guard case .raised(.readDestroyedObject, .unownedReferenceTraps) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(world.application == .crashed)
    }
}
