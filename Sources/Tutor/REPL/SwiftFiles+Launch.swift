import Foundation
import Lifecycle
import Session

extension SwiftFiles {
    /// The commands by which the app is launched when none are given: with what its delegates' code or its storyboard
    /// shows, or else with a controller class.
    ///
    /// - Parameter start: What the app runs on, and with which code.
    /// - Returns: A line of commands.
    /// - Throws: What is wrong, if there is nothing to launch.
    package func launch(from start: Session.Start) throws -> String {
        var simulation = Simulation(environment: start.environment)
        let outcome = simulation.apply(.swift(.declare(program)))
        let delegate = simulation.world.usesScenes ? "SceneDelegate" : "UIApplicationDelegate"
        let hasDelegate = program.classes.contains { declaration in
            declaration.protocols.contains { $0.hasSuffix(delegate) }
        }
        var made: String?
        if hasDelegate || mainStoryboard != nil {
            // Only a launch tells whether the delegates show something.
            let world = trial("launch app", from: start).world
            let isShown = world.windows.identifiers.contains { world.windows[$0].root != nil }
            if hasDelegate ? isShown || world.application == .crashed : isShown && world.madeClass != nil {
                return "launch app"
            }
            made = world.madeClass
        }
        if made == nil, mainStoryboard == nil, let storyboard = onlyStoryboard {
            let commands = "info storyboard \(storyboard); launch app"
            let world = trial(commands, from: start).world
            let isShown = world.windows.identifiers.contains { world.windows[$0].root != nil }
            if isShown, world.madeClass != nil { return commands }
        }
        let classes = program.classes.map(\.name).filter {
            simulation.world.controllerClass(named: $0) != nil
        }
        // A controller that the delegates' code creates takes precedence over the first class.
        if outcome == .done, let name = classes.first(where: { $0 == made }) ?? classes.first {
            return "launch " + name
        }
        guard !names.isEmpty else {
            throw Misuse("Add the app's Swift files: a storyboard alone has no class to launch.")
        }
        throw Misuse(
            "\(names.joined(separator: ", ")): no class derives from UIViewController.")
    }

    private func trial(_ commands: String, from start: Session.Start) -> Simulation {
        var session = Session(start)
        _ = session.enter(commands)
        return session.simulation
    }

    /// The storyboard that the app begins with if its Info.plist, which is not read, names the usual one.
    private var mainStoryboard: String? { beginning.first { $0 == "Main" } }

    /// The only storyboard with which the app can begin; nil if there are several, or its name is none for a command.
    private var onlyStoryboard: String? {
        guard beginning.count == 1, let name = beginning.first,
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return name
    }

    /// The storyboards in which the arrow points to a controller.
    private var beginning: [String] {
        program.interfaceFiles.filter { $0.initialScene != nil }.map(\.name)
    }
}

extension World {
    /// The class of the first controller that was made, of those that the text declares.
    fileprivate var madeClass: String? {
        controllers.identifiers.map { controllers[$0].classID }
            .first { isOfApp($0) && classes[$0].location != nil }.map { classes[$0].name }
    }
}
