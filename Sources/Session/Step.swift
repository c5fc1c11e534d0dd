import CommandLanguage
import Lifecycle

/// A statement of the learner's that changed the app or what it runs on, with the app before it.
struct Step: Sendable {
    let statement: String
    let instruction: Instruction
    /// The app before the step; nil if it was forgotten to save memory.
    var before: Stage?
    /// Whether it was predicted together with the step before it.
    var continuesPrediction = false
}

/// What one statement did to the app.
public struct Run: Sendable {
    /// The statement, as typed.
    public let statement: String
    /// The command that it stood for; nil if it only chose the controller that is meant.
    public let command: Command?
    /// What it came to.
    public let outcome: Outcome
    /// The entries of the trace that it caused.
    public let entries: Range<Int>
    /// The app afterwards.
    public let simulation: Simulation

    /// The positions of the entries that are callbacks of controllers, in order.
    public var controllerCallbacks: [Int] {
        entries.filter { index in
            guard case .callback = simulation.trace[index].event,
                case .controller = simulation.trace[index].receiver
            else { return false }
            return true
        }
    }

    /// The positions of the callbacks that are numbered and shown, in order: those of controllers, and of views
    /// whose class is the app's own.
    public var visibleCallbacks: [Int] {
        entries.filter { index in
            let entry = simulation.trace[index]
            guard case .callback = entry.event else { return false }
            switch entry.receiver {
            case .controller: return entry.isSeen
            case .view(let view): return simulation.world.views[view].isOfOwnClass
            case .application, .delegate, .presentationController: return false
            }
        }
    }

    /// Whether it only prepared something: nothing could have been called.
    var isPreparation: Bool { command?.facts.isPreparation ?? true }
}
