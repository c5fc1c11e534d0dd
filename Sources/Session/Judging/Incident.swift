import Lifecycle

/// An event of a run other than a call, which feedback on an answer has to mention first.
package struct Incident: Hashable, Sendable {
    /// A description, in UIKit's words where it has some.
    package let text: String
    /// The rule that made it happen.
    package let rule: Rule
    /// Indicates whether the app is gone.
    package let endsApp: Bool
    /// The controller that the message is about; nil if there is none.
    var controller: Controller.ID?
}

extension Run {
    /// The exception, the calls without end and the complaints on the console, in order.
    var incidents: [Incident] {
        let world = simulation.world
        let complaints = entries.compactMap { index -> Incident? in
            guard case .console(let message) = simulation.trace[index].event else { return nil }
            var incident = Incident(
                text: "On the console: \(message.text(in: world))", rule: simulation.trace[index].rule,
                endsApp: false)
            if case .controller(let controller) = simulation.trace[index].receiver {
                incident.controller = controller
            }
            return incident
        }
        return complaints + [ending].compactMap { $0 }
    }

    private var ending: Incident? {
        let world = simulation.world
        return switch outcome {
        case .raised(let exception, let rule):
            Incident(
                text: "The app crashes here: '\(exception.reason(in: world))'.", rule: rule.raising,
                endsApp: true)
        case .overflowed(let rule) where rule == .layoutWithoutEndHangsApp:
            Incident(
                text: "Each layout pass requests another one, so layout never ends and the app hangs.",
                rule: rule,
                endsApp: true)
        case .overflowed(let rule):
            Incident(
                text: "\(repeated) forever, until the stack overflows and the app crashes.", rule: rule,
                endsApp: true)
        case .hung(let rule):
            Incident(text: "This code never ends, so the app hangs.", rule: rule, endsApp: true)
        case .outgrown(let rule):
            Incident(text: "The code uses up all memory, so the app is killed.", rule: rule, endsApp: true)
        case .done, .returned, .ignored, .stopped: nil
        }
    }

    /// A sentence naming the call that repeats forever.
    private var repeated: String {
        let last = visibleCallbacks.last.map { simulation.trace[$0].callbackName } ?? ""
        return last.isEmpty ? "The code calls itself" : "\(last) is called from within itself"
    }
}

extension Rule {
    /// The rule that brings an exception, where this one only tells how its message is worded.
    var raising: Rule { self == .presentingTwiceNamesPresenter ? .presentingActiveControllerRaises : self }
}
