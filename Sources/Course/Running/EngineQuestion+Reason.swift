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
            "\(call.controller) gets that call. The question is about \(name)."
        case (.goal(let goal), _): goal.rule(in: session, since: start)?.facts.statement
        case (.call, .truth): nil
        }
    }

    /// Why the right answer is right.
    ///
    /// - Parameters:
    ///   - session: The session after the commands of the exercise.
    ///   - start: The session at which the exercise began.
    /// - Returns: One or two sentences; nil if no rule speaks on it.
    func reason(in session: Session, since start: Session) -> String? {
        let reason: String? =
            switch subject {
            case .call(let callback, let name):
                CallHistory(of: name, in: session, since: start)?.reason(callback, isAboutNext: kind == .next)
            case .goal(let goal): goal.rule(in: session, since: start)?.facts.statement
            }
        return reason.map { $0.first == " " ? String($0.dropFirst()) : $0 }
    }
}

/// The calls that one controller received, as a source of reasons.
struct CallHistory {
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
            return "It is called more often than that." + found.last.map { sentence($0.entry) }.orEmpty
        }
        return "It isn't called that often." + absence(of: callback, after: found.last?.entry).orEmpty
    }

    func reason(after callback: Callback, _ next: Callback?) -> String? {
        guard let next else { return "\(name) gets another call after that." }
        guard let place = calls.firstIndex(where: { $0.callback == callback }) else { return nil }
        if let call = calls[(place + 1)...].first(where: { $0.callback == next }) {
            return "\(next.rawValue) is called later; something else comes before it."
                + moment(of: call.entry, unlessItNames: calls[place + 1].callback).orEmpty
        }
        if let earlier = calls[...place].last(where: { $0.callback == next }) {
            return "\(next.rawValue) was called before that." + sentence(earlier.entry)
        }
        return "\(next.rawValue) is not called here." + absence(of: next, after: nil).orEmpty
    }

    /// Why the right answer to a question about a number, or about the call after a callback, is right.
    func reason(_ callback: Callback, isAboutNext: Bool) -> String? {
        let places = calls.indices.filter { calls[$0].callback == callback }
        guard isAboutNext else {
            return places.last.map { sentence(calls[$0].entry) } ?? absence(of: callback, after: nil)
        }
        guard let place = places.first, place + 1 < calls.count else { return nil }
        return moment(of: calls[place + 1].entry)
    }

    /// When a call comes, by the rule of its own step; nil if that names a call that is not to be told.
    private func moment(of entry: Int, unlessItNames other: Callback? = nil) -> String? {
        let rule = Call(simulation.trace[entry])?.callback.ruleOfStep ?? simulation.trace.cause(of: entry)
        let statement = rule.facts.statement
        if let other, statement.contains(String(other.rawValue.prefix { $0 != "(" })) { return nil }
        return " " + statement
    }

    /// The rule of the last call that a goal speaks of, or of its absence.
    ///
    /// - Parameters:
    ///   - callbacks: The callbacks that decide about it.
    ///   - isAboutStep: Whether the step itself decides, and not what brings the whole transition.
    /// - Returns: Nil if nothing stood in the way of any but that nobody gave cause.
    func rule(of callbacks: [Callback], isAboutStep: Bool = false) -> Rule? {
        let last = calls.last { callbacks.contains($0.callback) }
        let step = isAboutStep ? last?.callback.ruleOfStep : nil
        return step ?? last.map { simulation.trace.cause(of: $0.entry) }
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

extension String? {
    fileprivate var orEmpty: String { self ?? "" }
}
