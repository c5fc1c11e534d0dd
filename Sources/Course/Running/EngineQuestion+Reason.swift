import Lifecycle
import Session

extension EngineQuestion {
    /// Why a wrong answer is wrong, by what happened and its rule. It names no call that the answer does not have, and no
    /// number, as the question may be tried again.
    ///
    /// - Parameters:
    ///   - given: The wrong answer.
    ///   - session: The session after the commands of the exercise.
    ///   - start: The session at which the exercise began.
    /// - Returns: One or two sentences; nil if no rule speaks on it.
    func reason(for given: PlainAnswer, in session: Session, since start: Session) -> String? {
        switch (subject, given) {
        case (.call(let callback, let name), .number(let number)):
            CallHistory(of: name, in: session, since: start)?.reason(callback, number)
        case (.call(let callback, let name), .call(let next)):
            CallHistory(of: name, in: session, since: start)?.reason(after: callback, next)
        case (.call(_, let name), .callOfOther(let call)):
            "\(call.controller) hears that. What is asked is what \(name) hears."
        case (.goal(let goal), _): goal.rule(in: session, since: start)?.facts.statement
        case (.call, .truth): nil
        }
    }
}

/// What one controller heard, for reasons.
private struct CallHistory {
    let name: String
    private let controller: Controller.ID
    private let session: Session
    private let start: Session
    private let entries: Range<Int>
    private let calls: [(entry: Int, callback: Callback)]

    private var simulation: Simulation { session.simulation }

    init?(of name: String, in session: Session, since start: Session) {
        let simulation = session.simulation
        guard let controller = simulation.world.newestController(named: name) else { return nil }
        self.name = name
        self.controller = controller
        self.session = session
        self.start = start
        entries = simulation.entries(since: start)
        calls = entries.compactMap { index in
            Call(simulation.trace[index]).flatMap { $0.controller == controller ? (index, $0.callback) : nil }
        }
    }

    func reason(_ callback: Callback, _ number: Int) -> String? {
        let found = calls.filter { $0.callback == callback }
        guard number > found.count else {
            return "It comes more often than that." + found.last.map { sentence($0.entry) }.orEmpty
        }
        return "It does not come that often." + absence(of: callback, after: found.last?.entry).orEmpty
    }

    func reason(after callback: Callback, _ next: Callback?) -> String? {
        guard let next else { return "\(name) hears more after that." }
        guard let place = calls.firstIndex(where: { $0.callback == callback }) else { return nil }
        if calls[(place + 1)...].contains(where: { $0.callback == next }) {
            return "\(next.rawValue) comes later, and something else before it."
        }
        if let earlier = calls[...place].last(where: { $0.callback == next }) {
            return "\(next.rawValue) has come by then." + sentence(earlier.entry)
        }
        return "\(next.rawValue) is not called here." + absence(of: next, after: nil).orEmpty
    }

    /// The rule of the last call that a goal speaks of, or of its absence.
    func rule(of callbacks: [Callback]) -> Rule? {
        let last = calls.last { callbacks.contains($0.callback) }
        return last.map { simulation.trace.cause(of: $0.entry) }
            ?? callbacks.lazy.compactMap { ruleForAbsence(of: $0, since: entries.lowerBound) }.first
    }

    private func sentence(_ entry: Int) -> String { " " + simulation.trace.cause(of: entry).facts.statement }

    private func absence(of callback: Callback, after entry: Int?) -> String? {
        let first = entry.map { min($0 + 1, entries.upperBound) } ?? entries.lowerBound
        return ruleForAbsence(of: callback, since: first).map { " " + $0.facts.statement }
    }

    private func ruleForAbsence(of callback: Callback, since entry: Int) -> Rule? {
        session.ruleForAbsence(of: Call(controller, callback), after: start, since: entry)
    }
}

extension Simulation {
    /// What happened after a moment.
    fileprivate func entries(since start: Session) -> Range<Int> {
        let first = start.simulation.trace.count
        return first..<max(first, trace.count)
    }
}

extension Goal {
    /// The rule that makes it true or false; nil if it is not about the calls and the view of one controller.
    fileprivate func rule(in session: Session, since start: Session) -> Rule? {
        let simulation = session.simulation
        func rule(_ name: String, _ callbacks: [Callback]) -> Rule? {
            CallHistory(of: name, in: session, since: start)?.rule(of: callbacks)
        }
        switch self {
        case .called(let call, _, _): return rule(call.controller, [call.callback])
        case .before(let one, let other):
            // That of the later one: it waited for the other.
            let places = [one, other].compactMap { call in
                simulation.entries(since: start).first { index in
                    guard let heard = Call(simulation.trace[index]) else { return false }
                    return heard.callback == call.callback
                        && simulation.world.controllers[heard.controller].name == call.controller
                }
            }
            return places.max().map { simulation.trace[$0].rule }
        case .loaded(let name, _): return rule(name, [.viewDidLoad, .loadView, .viewDidUnload])
        case .inWindow(let name, _):
            return rule(name, [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
        case .alive(let name, _): return rule(name, [.deinitialize])
        default: return nil
        }
    }
}

extension String? {
    fileprivate var orEmpty: String { self ?? "" }
}
