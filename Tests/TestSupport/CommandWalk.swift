import Lifecycle

/// Commands chosen at random among those that can be given, one after the other.
package struct CommandWalk: Sendable {
    /// The app as it is now.
    package private(set) var simulation: Simulation
    /// What was done so far, the first thing first.
    package private(set) var commands: [Command] = []
    private var generator: SeededGenerator

    /// Sets out with a few classes and controllers.
    ///
    /// - Parameters:
    ///   - seed: Where chance begins.
    ///   - environment: What the app runs on.
    package init(seed: UInt64, on environment: Environment) {
        generator = SeededGenerator(seed: seed)
        simulation = Simulation(environment: environment)
        let plain = World.viewControllerClass
        apply(.classes(.define(name: "Feed", superclass: plain)))
        apply(.classes(.define(name: "Detail", superclass: classNamed("Feed"))))
        let scenes = ["Feed", "Detail"].map { Storyboard.Scene(of: classNamed($0)) }
        apply(.bundle(.storyboard(name: "Main", scenes: scenes)))
        for name in ["one", "two", "three"] {
            apply(.making(.make(name: name, of: classNamed("Feed"), from: .code(nibName: nil))))
        }
        if let one = simulation.world.controller(named: "one") {
            apply(.making(.makeContainer(name: "nav", of: classNamed("UINavigationController"), with: [one])))
        }
        if Bool.random(using: &generator), let nav = simulation.world.controller(named: "nav") {
            apply(.application(.launch(nav)))
        }
    }

    /// Gives a command that can be given. What ends the app is mostly left for another, so that walks get far.
    ///
    /// - Returns: What it came to; nil when the app is gone.
    @discardableResult
    package mutating func step() -> Outcome? {
        for attempt in 1... {
            guard let command = Command.anyAvailable(in: simulation.world, using: &generator) else { break }
            let before = simulation
            let outcome = simulation.apply(command)
            if simulation.world.isOver, attempt < 8, Int.random(in: 0..<8, using: &generator) > 0 {
                simulation = before
                continue
            }
            commands.append(command)
            return outcome
        }
        return nil
    }

    /// The commands, for the report of a fault.
    package var story: String { commands.map { String(describing: $0) }.joined(separator: "\n") }

    private mutating func apply(_ command: Command) {
        commands.append(command)
        simulation.apply(command)
    }

    private func classNamed(_ name: String) -> ControllerClass.ID {
        simulation.world.controllerClass(named: name) ?? World.viewControllerClass
    }
}
