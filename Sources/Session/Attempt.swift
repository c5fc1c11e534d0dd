import CommandLanguage
import Lifecycle

/// Several statements carried out one after the other on a copy of an app.
struct Attempt: Sendable {
    private(set) var stage: Stage
    private(set) var runs: [Run] = []
    /// The steps that were taken, each without the app before it.
    private(set) var steps: [Step] = []
    /// The first statement that was not understood or cannot be used here.
    private(set) var failure: (statement: String, error: CommandError)?

    init(_ commands: String, from stage: Stage) {
        self.stage = stage
        for piece in Lexer.statements(in: commands) where failure == nil { carryOut(piece.text) }
    }

    private mutating func carryOut(_ statement: String) {
        do throws(CommandError) {
            let instruction = try CommandParser.parse(statement, in: stage.context)
            guard let run = stage.carryOut(statement, instruction) else {
                throw CommandError("\(statement) cannot be used here: only commands that change the app.")
            }
            runs.append(run)
            steps.append(Step(statement: statement, instruction: instruction, before: nil))
        } catch {
            failure = (statement, error)
        }
    }

    /// The entries of the trace that all runs caused together.
    var entries: Range<Int> {
        guard let first = runs.first, let last = runs.last else { return 0..<0 }
        return first.entries.lowerBound..<last.entries.upperBound
    }
}

extension Stage {
    /// Carries out an instruction that changes the app.
    ///
    /// - Returns: What it did; nil if it is not of the kind that changes the app.
    mutating func carryOut(_ statement: String, _ instruction: Instruction) -> Run? {
        switch instruction {
        case .simulate(let command):
            let start = simulation.trace.count
            let outcome = simulation.apply(command)
            adopt(command, outcome)
            let run = Run(
                statement: statement, command: command, outcome: outcome,
                entries: start..<simulation.trace.count, simulation: simulation)
            if !run.isPreparation { lastRun = run }
            return run
        case .use(let controller):
            current = controller
            let end = simulation.trace.count
            return Run(
                statement: statement, command: nil, outcome: .done, entries: end..<end, simulation: simulation
            )
        case .environment, .ask, .session:
            return nil
        }
    }

    /// A new controller becomes the one that is meant; a dead one is meant no longer.
    private mutating func adopt(_ command: Command, _ outcome: Outcome) {
        switch command {
        case .make(let name, _, _) where outcome == .done, .makeContainer(let name, _, _) where outcome == .done:
            current = simulation.world.controller(named: name)
        default: break
        }
        if let current, !simulation.world.controllers[current].isAlive {
            self.current = simulation.world.controllers.identifiers.last {
                simulation.world.controllers[$0].isAlive
            }
        }
    }
}
