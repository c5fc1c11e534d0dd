import Lifecycle
import Session

extension EngineQuestion {
    /// The controller that it is about; nil for another subject.
    var controllerName: String? {
        switch subject {
        case .call(_, let name), .goal(.alive(let name, _)), .goal(.loaded(let name, _)),
            .goal(.inWindow(let name, _)):
            name
        case .goal(.called(let call, _, _)), .goal(.before(let call, _)): call.controller
        default: nil
        }
    }

    /// The circumstance that decides about the answer, as a question; nil if that is no single call.
    ///
    /// - Parameter world: The world in which names are looked up.
    /// - Returns: A sentence that names no call which the question doesn't.
    func decidingQuestion(in world: World) -> String? {
        let callback: Callback? =
            switch subject {
            case .call(let callback, _): kind == .count ? callback : nil
            case .goal(.called(let call, _, _)): call.callback
            case .goal(.alive): .deinitialize
            case .goal(.loaded): .viewDidLoad
            case .goal(.inWindow): .viewWillAppear
            default: nil
            }
        let controller = controllerName.flatMap(world.newestController)
        return callback.flatMap { callback in
            controller.map { Call($0, callback).decidingQuestion(in: world) }
        }
    }

    /// Returns a sentence about the mistake in an answer. It names no number, and no call that may be the right answer,
    /// because the question may be tried again.
    ///
    /// - Parameters:
    ///   - given: The wrong answer.
    ///   - session: The session after the commands of the exercise.
    ///   - start: The session at which the exercise began.
    /// - Returns: Nil if there is no more to say than that it is wrong.
    func finding(on given: PlainAnswer, in session: Session, since start: Session) -> String? {
        guard case .call(let callback, let name) = subject else { return facts(in: session, since: start) }
        let heard = CallHistory(of: name, in: session, since: start)?.callbacks ?? []
        switch given {
        case .number(let number):
            return number > heard.count { $0 == callback }
                ? "That's too many." : "That's too few."
        case .call(nil): return "\(name) gets another call after that."
        case .call(let next?):
            guard let place = heard.firstIndex(of: callback) else { return nil }
            let later = heard[(place + 1)...]
            if let end = later.firstIndex(of: next) {
                // The call before it may be the one that is asked for.
                let others = later[..<end].filter { $0 != later.first && !$0.tellsOfGeometry }
                return others.last.map { "\(next.rawValue) is called later, after \($0.rawValue)." }
                    ?? "\(next.rawValue) is called later. Something else is called before it."
            }
            return heard[...place].contains(next)
                ? "\(next.rawValue) was called before that." : "\(next.rawValue) isn't called here."
        case .callOfOther(let call):
            return "\(call.controller) gets that call. The question is about \(name)."
        case .truth: return nil
        }
    }

    /// Indicates whether it is about the order of two calls. If different commands make them, their own order is the reason.
    var isOfOrder: Bool { if case .goal(.before) = subject { true } else { false } }

    /// The value that a question is about, or which commands make the calls of one about their order; nil if one makes both,
    /// or it is another question.
    private func facts(in session: Session, since start: Session) -> String? {
        guard case .goal(let goal) = subject else { return nil }
        guard case .before(let one, let other) = goal else {
            return goal.actual(in: session.simulation, since: start.simulation.trace.count)
        }
        let statements = session.statements.dropFirst(start.statements.count)
        let made = [one, other].compactMap { call in
            histories(of: call.controller, in: session, since: start).firstIndex {
                $0?.callbacks.contains(call.callback) ?? false
            }.map { (call: call, place: $0) }
        }.sorted { $0.place < $1.place }
        guard made.count == 2, made[0].place < made[1].place else { return nil }
        return made.map {
            "\"\(statements[statements.startIndex + $0.place])\" calls \($0.call.controller).\($0.call.callback.rawValue)"
        }.joined(separator: ". Only then, ") + "."
    }

    /// What each command of the exercise calls on a controller; nil for one after which it doesn't exist.
    func histories(of name: String, in session: Session, since start: Session) -> [CallHistory?] {
        var replay = start
        return session.statements.dropFirst(start.statements.count).map { statement in
            let before = replay
            _ = replay.enter(statement)
            return CallHistory(of: name, in: replay, since: before)
        }
    }

    /// The reason why an answer is wrong, by the calls that it implies, and else by the rule of the question alone.
    ///
    /// - Parameters:
    ///   - given: The wrong answer.
    ///   - commands: The commands of the exercise.
    ///   - session: The session after them.
    ///   - start: The session at which the exercise began.
    ///   - teller: The same with its set-up as commands, which nearby worlds may change.
    ///   - rule: The author's rule, for an answer that implies no calls.
    ///   - isOver: Whether the right answer is shown, so that its call may be named.
    /// - Returns: Nil if no rule speaks on it.
    func explanation(
        of given: PlainAnswer, to commands: String, in session: Session, since start: Session,
        by teller: Session, settledBy rule: Rule? = nil, isOver: Bool = false
    ) -> Explanation? {
        var known: Rule?, usual: Rule?, other: Rule?
        if case .goal(let goal) = subject {
            known = goal.ownRule(in: session, since: start)
            other = goal.rule(in: session, since: start)
        }
        var secret: Callback?
        if case .call(let callback, let name) = subject, case .call(let next) = given {
            let history = CallHistory(of: name, in: session, since: start)
            let later = history?.callbacks.drop { $0 != callback }.dropFirst() ?? []
            secret = isOver ? nil : later.first
            if let next {
                // Layout and the beginning of a step can follow anything, so what comes instead explains more.
                let isMissed =
                    next.tellsOfGeometry || [.viewWillAppear, .viewWillDisappear].contains(next)
                    || later.first == .viewIsAppearing
                let step = isMissed ? nil : next.ruleOfStep
                let isMove = [.willMoveToParent, .didMoveToParent].contains(next)
                let reason = isMove ? history?.rule(of: [next]) : history?.cause(next: callback)
                // Of a call that came before, what comes next explains more than its own rule.
                let isPast = history?.callbacks.contains(next) ?? false
                usual = later.contains(next) ? step ?? reason : isPast ? history?.cause(next: callback) : nil
            }
            // Why a call came before the one in question says nothing of why it doesn't come after it.
            other =
                next.map { later.contains($0) ? history?.rule(of: [$0], isAboutStep: true) : nil }
                ?? history?.cause(next: callback)
        }
        let explanation = impliedCalls(by: given, to: commands, in: session, since: start).flatMap {
            teller.explanation(
                of: $0, knowing: known, orElse: other ?? rule, withoutBelief: usual, hiding: secret)
        }
        return explanation ?? (known ?? rule ?? other).map { teller.explanation(by: $0) }
    }

    /// Why each of several counted calls is made, behind the command that makes it; nothing where the same is true of all.
    ///
    /// - Parameters:
    ///   - session: The session after the commands of the exercise.
    ///   - start: The session at which the exercise began.
    /// - Returns: A line for each call.
    func reasonsOfCount(in session: Session, since start: Session) -> [String] {
        guard kind == .count, case .call(let callback, let name) = subject else { return [] }
        let lines = zip(
            session.statements.dropFirst(start.statements.count),
            histories(of: name, in: session, since: start)
        ).flatMap { statement, history in
            (history?.reasons(for: callback) ?? []).map { (command: statement, reason: $0) }
        }
        guard Set(lines.map { $0.reason }).count > 1 else { return [] }
        return lines.map { "\($0.command): \($0.reason)" }
    }

    /// The reason why the right answer is right.
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
        entries = session.entries(since: start)
        calls = entries.compactMap { index in
            Call(simulation.trace[index]).flatMap { $0.controller == controller ? (index, $0.callback) : nil }
        }
    }

    /// The callbacks of the calls, in order.
    var callbacks: [Callback] { calls.map { $0.callback } }

    /// The reason why the right answer to a question about a number, or about the call after a callback, is right.
    func reason(_ callback: Callback, isAboutNext: Bool) -> String? {
        let places = calls.indices.filter { calls[$0].callback == callback }
        guard isAboutNext else {
            return places.last.map { simulation.trace.cause(of: calls[$0].entry).facts.statement }
                ?? ruleForAbsence(of: callback, since: entries.lowerBound)?.facts.statement
        }
        return rule(next: callback)?.facts.statement
    }

    /// Why each call of a callback is made: the change of the view, where the rule only says when the call comes.
    func reasons(for callback: Callback) -> [String] {
        calls.filter { $0.callback == callback }.map { call in
            let rule = simulation.trace.cause(of: call.entry)
            guard rule.isOf(.ordering) || rule == callback.ruleOfStep else {
                return rule.facts.statement.firstSentence
            }
            let isEntering = [.viewWillAppear, .viewIsAppearing, .viewDidAppear].contains(callback)
            return "\(name.possessive) view \(isEntering ? "enters" : "leaves") the window."
        }
    }

    /// The time at which the call after a callback comes, by the rule of its own step.
    func rule(next callback: Callback) -> Rule? {
        call(behind: callback).map { $0.callback.ruleOfStep ?? simulation.trace.cause(of: $0.entry) }
    }

    /// The reason why there is a call after a callback.
    func cause(next callback: Callback) -> Rule? {
        call(behind: callback).map { simulation.trace.cause(of: $0.entry) }
    }

    private func call(behind callback: Callback) -> (entry: Int, callback: Callback)? {
        calls.firstIndex { $0.callback == callback }.flatMap { place in
            place + 1 < calls.count ? calls[place + 1] : nil
        }
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

    /// The reason why the controller's view has entered or left the window; nil if it has done neither.
    var ruleOfWindow: Rule? {
        guard let will = calls.last(where: { [.viewWillAppear, .viewWillDisappear].contains($0.callback) })
        else { return nil }
        let rule = simulation.trace.cause(of: will.entry), deciding = simulation.trace.rules(in: entries)
        guard rule.isOf(.ordering), !rule.isOf(.placing) else { return rule }
        return will.callback == .viewWillAppear && deciding.contains(.showingWindowAddsRootView)
            ? .showingWindowAddsRootView : .windowMoveDrivesAppearance
    }

    private func ruleForAbsence(of callback: Callback, since entry: Int) -> Rule? {
        session.ruleForAbsence(of: Call(controller, callback), after: start, since: entry)
    }
}
