import Lifecycle
import Session

extension EngineQuestion {
    /// Returns a sentence about the mistake in an answer. It names no number, and no call that the answer
    /// doesn't have, because the question may be tried again.
    ///
    /// - Parameters:
    ///   - given: The wrong answer.
    ///   - session: The session after the commands of the exercise.
    ///   - start: The session at which the exercise began.
    /// - Returns: Nil if there is no more to say than that it is wrong.
    func finding(on given: PlainAnswer, in session: Session, since start: Session) -> String? {
        guard case .call(let callback, let name) = subject else { return nil }
        let heard = CallHistory(of: name, in: session, since: start)?.callbacks ?? []
        switch given {
        case .number(let number):
            return number > heard.count { $0 == callback }
                ? "It isn't called that often." : "It is called more often than that."
        case .call(nil): return "\(name) gets another call after that."
        case .call(let next?):
            guard let place = heard.firstIndex(of: callback) else { return nil }
            if heard[(place + 1)...].contains(next) {
                return "\(next.rawValue) is called later; something else comes before it."
            }
            return heard[...place].contains(next)
                ? "\(next.rawValue) was called before that." : "\(next.rawValue) is not called here."
        case .callOfOther(let call):
            return "\(call.controller) gets that call. The question is about \(name)."
        case .truth: return nil
        }
    }

    /// Why an answer is wrong, by the calls that it implies, and else by the rule of the question alone.
    ///
    /// - Parameters:
    ///   - given: The wrong answer.
    ///   - commands: The commands of the exercise.
    ///   - session: The session after them.
    ///   - start: The session at which the exercise began.
    ///   - teller: The same with its set-up as commands, which nearby worlds may change.
    /// - Returns: Nil if no rule speaks on it.
    func explanation(
        of given: PlainAnswer, to commands: String, in session: Session, since start: Session,
        by teller: Session
    ) -> Explanation? {
        var known: Rule?, other: Rule?
        if case .goal(let goal) = subject {
            known = goal.ownRule(in: session, since: start)
            other = goal.rule(in: session, since: start)
        }
        var secret: Callback?
        if case .call(let callback, let name) = subject, case .call(let next) = given {
            let heard = CallHistory(of: name, in: session, since: start)?.callbacks ?? []
            secret = heard.firstIndex(of: callback).flatMap { heard[($0 + 1)...].first }
            other = next?.ruleOfStep
        }
        let explanation = impliedCalls(by: given, to: commands, in: session, since: start).flatMap {
            teller.explanation(of: $0, knowing: known, orElse: other, hiding: secret)
        }
        return explanation ?? (known ?? other).map(teller.explanation)
    }

    /// Why the right answer is right.
    ///
    /// - Parameters:
    ///   - session: The session after the commands of the exercise.
    ///   - start: The session at which the exercise began.
    /// - Returns: One or two sentences; nil if no rule speaks on it.
    func reason(in session: Session, since start: Session) -> String? {
        switch subject {
        case .call(let callback, let name):
            CallHistory(of: name, in: session, since: start)?.reason(callback, isAboutNext: kind == .next)
        case .goal(let goal): goal.rule(in: session, since: start)?.facts.statement
        }
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

    /// The callbacks of the calls, in order.
    var callbacks: [Callback] { calls.map { $0.callback } }

    /// Why the right answer to a question about a number, or about the call after a callback, is right.
    func reason(_ callback: Callback, isAboutNext: Bool) -> String? {
        let places = calls.indices.filter { calls[$0].callback == callback }
        guard isAboutNext else {
            return places.last.map { simulation.trace.cause(of: calls[$0].entry).facts.statement }
                ?? ruleForAbsence(of: callback, since: entries.lowerBound)?.facts.statement
        }
        guard let place = places.first, place + 1 < calls.count else { return nil }
        return moment(of: calls[place + 1].entry)
    }

    /// When a call comes, by the rule of its own step.
    private func moment(of entry: Int) -> String {
        let rule = Call(simulation.trace[entry])?.callback.ruleOfStep ?? simulation.trace.cause(of: entry)
        return rule.facts.statement
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

    private func ruleForAbsence(of callback: Callback, since entry: Int) -> Rule? {
        session.ruleForAbsence(of: Call(controller, callback), after: start, since: entry)
    }
}
