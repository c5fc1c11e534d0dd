import Lifecycle

extension Run {
    /// The result, in the words of transcripts: the calls, then what stopped the run.
    package var outcomeLines: [String] {
        let world = simulation.world
        var lines = visibleCallbacks.map { simulation.trace[$0].callName(in: world) }
        switch outcome {
        case .done: break
        case .returned(.bool(let value)): lines.append("= \(value)")
        case .returned(.controller(let controller)):
            lines.append("= \(controller.map { world.controllers[$0].name } ?? "nil")")
        case .returned(.view(let view)): if view == nil { lines.append("= nil") }
        case .ignored: lines.append("refused")
        case .raised(let exception, _): lines.append("exception \(exception.name)")
        case .overflowed: lines.append("endless recursion")
        case .hung: lines.append("endless loop")
        case .outgrown: lines.append("endless growth")
        case .stopped: lines.append("stopped")
        }
        return lines
    }

    /// The result with what the code printed.
    package var toldLines: [String] {
        outcomeLines
            + entries.compactMap { index in
                if case .printed(let text) = simulation.trace[index].event { "print: \(text)" } else { nil }
            }
    }
}

extension Reply {
    /// The lines that the reply adds to the journal.
    var outcomeLines: [String] {
        switch self {
        case .ran(let run): run.outcomeLines
        case .judged(let judged): ["points \(judged.judgement.points.brief)"]
        case .shown: ["shown"]
        case .expectation(_, let isMet, _): [isMet ? "met" : "not met"]
        default: []
        }
    }
}

extension Entry {
    /// The callback with the name of who hears it.
    func callName(in world: World) -> String { "\(receiver.name(in: world)).\(callbackName)" }

    /// The base name of the callback; empty for what is none.
    package var callbackName: String {
        if case .callback(let callback, _) = event { callback.rawValue } else { "" }
    }
}
