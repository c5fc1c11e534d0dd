import CommandLanguage
import Lifecycle
import Session
import SwiftInterpreter
import SwiftSource

/// The run of a part of a scenario on one release.
struct ScenarioRun: Sendable {
    let release: Release
    var simulation: Simulation
    /// The result of each compared step.
    var results: [Result] = []
    /// The rules that shaped it: of entries, of outcomes, and the ones that were heeded.
    var rules: Set<Rule> = []
    /// Why it could not be carried to its end.
    var fault: (line: Int, problem: String)?

    struct Result: Sendable {
        let step: Scenario.Step
        let entries: Range<Int>
        let outcome: Outcome
        let after: Simulation
        /// Why it was refused, in words; nil if it was carried out.
        var refusal: String?
    }

    private var current: Controller.ID?

    /// Indicates whether a device that the release doesn't support may be replaced.
    private let exchangesDevice: Bool

    /// What was read: a part that runs on twenty releases is read once.
    private(set) var reader: StatementReader

    init(
        _ part: Scenario.Part, on release: Release, exchangesDevice: Bool = true,
        reader: StatementReader = StatementReader()
    ) {
        self.reader = reader
        self.release = release
        self.exchangesDevice = exchangesDevice
        simulation = Simulation(environment: Environment(release: release))
        for step in part.steps {
            let before = simulation.trace.count
            var outcome = Outcome.done, misunderstanding: String?
            for piece in Lexer.statements(in: step.text) {
                do {
                    outcome = try carryOut(piece.text)
                } catch let error as CommandError {
                    misunderstanding = error.message
                } catch {
                    fault = (step.line, "\(error)")
                }
                if fault != nil || misunderstanding != nil { break }
                note(outcome)
                if case .ignored(let refusal) = outcome, !step.isCompared {
                    fault = (step.line, "refused: \(refusal)")
                }
            }
            if let misunderstanding, !step.expectsRefusal(on: release) {
                fault = (step.line, misunderstanding)
            }
            if fault != nil { break }
            if step.isCompared {
                let refusal: Refusal? = if case .ignored(let refusal) = outcome { refusal } else { nil }
                results.append(
                    Result(
                        step: step, entries: before..<simulation.trace.count, outcome: outcome,
                        after: simulation,
                        refusal: misunderstanding ?? refusal?.text(in: simulation.world)))
            }
        }
        rules.formUnion(simulation.trace.entries.map(\.rule))
        rules.formUnion(simulation.trace.recordedRules.map(\.rule))
    }

    private mutating func carryOut(_ statement: String) throws -> Outcome {
        let context = CommandContext(world: simulation.world, current: current, code: .standard)
        let instruction =
            try reader.instruction(of: statement, in: context) ?? CommandParser.parse(statement, in: context)
        switch instruction {
        case .simulate(let command):
            let outcome = simulation.apply(command)
            if let name = command.facts.newController {
                current = simulation.world.controller(named: name) ?? current
            }
            return outcome
        case .use(let controller):
            current = controller
            return .done
        case .environment(.device(let device, let isLandscape, _))
        where !simulation.world.classes.identifiers.contains(where: simulation.world.isOfApp):
            let fits = device.runs(release) ? device : nil
            guard fits != nil || exchangesDevice else {
                throw CommandError("iOS \(release) doesn't run on \(device.name).")
            }
            simulation = Simulation(
                environment: Environment(release: release, device: fits, isLandscape: isLandscape))
            return .done
        default:
            throw CommandError(
                "A scenario only sets up, shows and touches the app; its releases: line names iOS.")
        }
    }

    private mutating func note(_ outcome: Outcome) {
        switch outcome {
        case .raised(_, let rule), .overflowed(let rule), .hung(let rule), .outgrown(let rule),
            .ignored(.unavailable(let rule)):
            rules.insert(rule)
        case .done, .returned, .ignored, .stopped: break
        }
    }
}

extension Scenario.Step {
    /// Returns whether the command should be refused, so that it may also be unknown.
    fileprivate func expectsRefusal(on release: Release) -> Bool {
        isCompared
            && expected.contains { $0.text.hasPrefix("refused:") && $0.gutter?.contains(release) ?? true }
    }
}
