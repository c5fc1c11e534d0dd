import Lifecycle
import SwiftInterpreter

/// Commands chosen at random among those that can be given, one after the other.
package struct CommandWalk: Sendable {
    /// The app as it is now.
    package private(set) var simulation: Simulation
    /// The commands so far, in order.
    package private(set) var commands: [Command] = []
    private var generator: SeededGenerator

    /// The state of the app at the start of a walk, besides a stack that may be on screen.
    package enum Beginning: CaseIterable, Sendable {
        /// Nothing more.
        case stack
        /// The stack lies in other containers.
        case nestedContainers
        /// A class defines a presentation context, and something is presented over it.
        case context
        /// A second window has a root of its own.
        case secondWindow
        /// The device is being turned.
        case rotation

        /// The beginning of a walk: one seed after the other takes each in turn.
        package init(seed: UInt64) {
            self = Beginning.allCases[Int(seed % UInt64(Beginning.allCases.count))]
        }
    }

    /// Sets out with a few classes and controllers.
    ///
    /// - Parameters:
    ///   - seed: Where chance begins, which says what the app is like, too.
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
        let beginning = Beginning(seed: seed)
        if beginning == .context { defineContexts() }
        let root = beginning == .nestedContainers ? nestContainers(around: "nav") : "nav"
        guard beginning != .stack || Bool.random(using: &generator),
            let root = simulation.world.controller(named: root)
        else { return }
        apply(.application(.launch(root)))
        switch beginning {
        case .stack, .nestedContainers: break
        case .context: presentInContext()
        case .secondWindow: addWindow()
        case .rotation: rotateAndHold()
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

    /// Puts a controller and then what holds it into other containers.
    ///
    /// - Returns: The name of the outermost one.
    private mutating func nestContainers(around name: String) -> String {
        var outermost = name
        for (name, kind) in [("split", "UISplitViewController"), ("tabs", "UITabBarController")] {
            guard kind == "UITabBarController" || Bool.random(using: &generator) else { continue }
            let contents = [outermost, "two"].compactMap { simulation.world.controller(named: $0) }
                .filter { simulation.world.controllers[$0].parent == nil }
            apply(.making(.makeContainer(name: name, of: classNamed(kind), with: contents)))
            if simulation.world.controller(named: name) != nil { outermost = name }
        }
        return outermost
    }

    private mutating func defineContexts() {
        let name = Bool.random(using: &generator) ? "Feed" : "Detail"
        apply(.presentation(.definePresentationContext(in: classNamed(name))))
    }

    private mutating func presentInContext() {
        guard let one = simulation.world.controller(named: "one"),
            let two = simulation.world.controller(named: "two")
        else { return }
        let style: Controller.ModalStyle =
            Bool.random(using: &generator) ? .currentContext : .overCurrentContext
        let isAnimated = Bool.random(using: &generator)
        apply(.presentation(.present(two, from: one, style: style, animated: isAnimated)))
    }

    /// A second window with a root of its own, shown or not, key or not.
    private mutating func addWindow() {
        apply(.window(.make(name: "overlay")))
        guard let window = simulation.world.window(named: "overlay"),
            let three = simulation.world.controller(named: "three")
        else { return }
        apply(.window(.setRootViewController(three, of: window)))
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: apply(.window(.makeKeyAndVisible(window)))
        case 1: apply(.window(.setHidden(false, window)))
        default: break
        }
    }

    private mutating func rotateAndHold() {
        apply(.device(.allowOrientations(.all, in: classNamed("Feed"))))
        apply(.hold(.device(.rotate(toLandscape: true))))
    }

    private mutating func apply(_ command: Command) {
        commands.append(command)
        simulation.apply(command)
    }

    private func classNamed(_ name: String) -> ControllerClass.ID {
        simulation.world.controllerClass(named: name) ?? World.viewControllerClass
    }
}
