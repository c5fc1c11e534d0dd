import Lifecycle
import SwiftInterpreter

/// An app in which a navigation controller is on screen, a controller waits to be pushed, and others only live.
struct Stage {
    /// The app before the rounds, after one that loaded what the first one loads.
    private let start: Simulation
    private let push: Command, pop: Command
    /// What a push and a pop record.
    let round: [Entry]

    /// Sets the stage.
    ///
    /// - Parameter bystanders: How many controllers live that have no part in it; half of them are older.
    /// - Throws: A command that was not carried out.
    init(bystanders: Int) throws(StageError) {
        var simulation = Simulation()
        for number in 0..<bystanders / 2 { _ = try simulation.make("older\(number)") }
        let root = try simulation.make("root"), pushed = try simulation.make("pushed")
        let navigation = try simulation.make("stack", .navigation, with: [root])
        for number in 0..<bystanders / 2 { _ = try simulation.make("younger\(number)") }
        push = .navigation(.push(pushed, onto: navigation, animated: false))
        pop = .navigation(.pop(navigation, to: nil, animated: false))
        try simulation.carryOut(.application(.launch(navigation)))
        try simulation.carryOut(push)
        try simulation.carryOut(pop)
        start = simulation
        try simulation.carryOut(push)
        try simulation.carryOut(pop)
        round = Array(simulation.trace.entries[start.trace.count...])
    }

    /// The processor time that rounds of a push and a pop take.
    @inline(never) func secondsOfEngine(rounds: Int) -> Double {
        var simulation = start
        return seconds {
            for _ in 0..<rounds {
                simulation.apply(push)
                simulation.apply(pop)
            }
        }
    }

    /// The processor time that it takes to append what as many rounds record, written by hand.
    @inline(never) func secondsOfFloor(rounds: Int) -> Double {
        var chunks: [[Entry]] = []
        return seconds {
            for _ in 0..<rounds {
                for entry in round {
                    if let last = chunks.indices.last, chunks[last].count < 32 {
                        chunks[last].append(entry)
                    } else {
                        chunks.append([entry])
                        chunks[chunks.count - 1].reserveCapacity(32)
                    }
                }
            }
        }
    }
}

/// A command that the stage needs was not carried out.
struct StageError: Error {
    let command: Command
    let outcome: Outcome
}

extension Simulation {
    fileprivate mutating func carryOut(_ command: Command) throws(StageError) {
        let outcome = apply(command)
        guard outcome == .done else { throw StageError(command: command, outcome: outcome) }
    }

    fileprivate mutating func make(
        _ name: String, _ kind: ControllerClass.Kind = .plain, with contents: [Controller.ID] = []
    ) throws(StageError) -> Controller.ID {
        let classID = world.controllerClass(named: kind.rawValue) ?? World.viewControllerClass
        let command: MakingCommand =
            kind == .plain
            ? .make(name: name, of: classID, from: .code(nibName: nil))
            : .makeContainer(name: name, of: classID, with: contents)
        try carryOut(.making(command))
        guard let made = world.controller(named: name) else {
            throw StageError(command: .making(command), outcome: .done)
        }
        return made
    }
}
