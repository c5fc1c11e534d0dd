import CommandLanguage
import Lifecycle
import Session

/// A question about a number, a next call or a state, which the engine answers.
package struct EngineQuestion: Sendable {
    let kind: Exercise.Kind
    let subject: Subject

    enum Subject: Sendable {
        case call(Callback, of: String)
        case goal(Goal)
    }

    /// Reads the question of a count, next or state exercise.
    ///
    /// - Parameters:
    ///   - kind: The kind of the exercise.
    ///   - ask: The question, such as `viewDidLoad of login`, `after loadView of login` or `login loaded`.
    /// - Throws: A ``CommandError`` that says what such a question looks like.
    package init(_ kind: Exercise.Kind, _ ask: String) throws(CommandError) {
        self.kind = kind
        guard kind != .state else {
            subject = .goal(try Goal(ask))
            return
        }
        let names = try AskedNames(EngineQuestion.subject(of: ask, kind))
        guard let callback = names.callbacks?.first, names.callbacks?.count == 1, names.controllers.count == 1
        else {
            throw CommandError("Ask about one call of one controller, such as: viewDidLoad of login")
        }
        subject = .call(callback, of: names.controllers[0])
    }

    /// A question about whether a goal is met.
    init(_ goal: Goal) {
        kind = .state
        subject = .goal(goal)
    }

    /// The question without the word `after`, which may begin one about the next call.
    package static func subject(of ask: String, _ kind: Exercise.Kind) -> String {
        let words = ask.split { $0.isWhitespace }
        return kind == .next && words.first == "after" ? words.dropFirst().joined(separator: " ") : ask
    }

    /// A question about a number of calls, such as `viewDidLoad of login`, as a sentence.
    package static func sentence(count ask: String) -> String {
        let words = ask.split(separator: " ")
        let call = words.count == 3 && words[1] == "of" ? "\(String(words[2]).possessive) \(words[0])" : ask
        return "How many times is \(call) called?"
    }

    /// A question about the next call as a sentence. What another controller hears in between is not meant.
    ///
    /// - Parameters:
    ///   - ask: The question, such as `after loadView of login`.
    ///   - name: How the names in it are written.
    /// - Returns: The sentence, with its question mark.
    package static func sentence(next ask: String, _ name: (String) -> String = { $0 }) -> String {
        let words = subject(of: ask, .next).split { $0.isWhitespace }.map(String.init)
        guard words.count == 3, words[1] == "of" else { return "Which call follows \(name(ask))?" }
        return "Which call does \(name(words[2])) get next, after \(name(words[0]))?"
    }

    /// Finds a name in the question that refers to nothing.
    ///
    /// - Parameters:
    ///   - simulation: The app after the commands of the exercise.
    ///   - start: The position in the trace at which the exercise began.
    /// - Returns: Nil if everything that it names exists.
    func unknownName(in simulation: Simulation, since start: Int) -> CommandError? {
        switch subject {
        case .call(let callback, let controller):
            Goal.CallName(controller: controller, callback: callback).controllerName
                .flatMap(simulation.world.unknownController)
        case .goal(let goal): goal.unknownName(in: simulation, since: start)
        }
    }

    /// The right answer as one types it; nil if the call after which something is asked never comes.
    package func answerText(in simulation: Simulation, since start: Int) -> String? {
        answer(in: simulation, since: start)?.text
    }

    /// The right answer.
    ///
    /// - Parameters:
    ///   - simulation: The app after the commands of the exercise.
    ///   - start: The position in the trace at which the exercise began.
    /// - Returns: Nil if the call after which something is asked never comes.
    func answer(in simulation: Simulation, since start: Int) -> PlainAnswer? {
        switch subject {
        case .goal(let goal): return .truth(goal.holds(in: simulation, since: start))
        case .call(let callback, let name):
            let entries = simulation.trace.entries(of: name, in: simulation.world, since: start)
            let places = entries.indices.filter { Call(simulation.trace[entries[$0]])?.callback == callback }
            if kind == .count { return .number(places.count) }
            return places.first.map { .call(simulation.trace.callback(at: entries[($0 + 1)...].first)) }
        }
    }

    /// The calls that have to be seen to know the answer.
    ///
    /// - Parameter world: The app after the commands of the exercise.
    /// - Returns: Nil if it takes all there are, as it is not about calls of controllers alone.
    func calls(in world: World) -> [Call]? {
        let names: [Goal.CallName]
        switch subject {
        case .call(let callback, let name):
            // The next call can be any callback of the controller.
            let callbacks = kind == .next ? Callback.ofControllers : [callback]
            names = callbacks.map { Goal.CallName(controller: name, callback: $0) }
        case .goal(.called(let call, _, _)): names = [call]
        case .goal(.before(let one, let other)): names = [one, other]
        case .goal: return nil
        }
        let calls = names.compactMap { name in
            world.newestController(named: name.controller).map { Call($0, name.callback) }
        }
        return calls.count == names.count ? calls : nil
    }

    /// Reads an answer of the learner's.
    ///
    /// - Parameters:
    ///   - line: The line as typed.
    ///   - world: The world in which a shortened name is looked up; nil for names as they are.
    /// - Returns: Nil if it is no answer to a question of this kind.
    func read(_ line: String, in world: World? = nil) -> PlainAnswer? {
        guard case .call(_, let name) = subject else { return PlainAnswer(line, to: kind, about: "") }
        if let answer = PlainAnswer(line, to: kind, about: name) { return answer }
        guard kind == .next, let world, let controller = world.newestController(named: name) else {
            return nil
        }
        let calls = try? AnswerReader.calls(
            in: line, asked: AskedCalls(controllers: [controller]), world: world)
        return calls.flatMap { $0.count == 1 ? .call($0[0].callback) : nil }
    }

    /// The reason why the sources do not settle the answer.
    ///
    /// - Parameters:
    ///   - simulation: The app after the commands of the exercise.
    ///   - start: The position in the trace at which the exercise began.
    /// - Returns: A sentence's end; nil if the answer stands.
    func doubt(in simulation: Simulation, since start: Int) -> String? {
        switch subject {
        case .goal(let goal): return goal.doubt(in: simulation, since: start)
        case .call(let callback, let name):
            let entries = simulation.trace.entries(of: name, in: simulation.world, since: start)
            let places = entries.indices.filter { Call(simulation.trace[entries[$0]])?.callback == callback }
            return kind == .count
                ? doubtOfCount(places.map { entries[$0] }, simulation.trace)
                : doubtOfNext(places, entries, simulation)
        }
    }

    private func doubtOfCount(_ calls: [Int], _ trace: Trace) -> String? {
        for call in calls {
            let rule = trace[call].rule.facts
            if rule.certainty == .doubtful { return "is doubtful: \(rule.statement)" }
            if rule.mayRepeat { return "can be 1 or any higher number: \(rule.statement)" }
        }
        return nil
    }

    private func doubtOfNext(_ places: [Int], _ entries: [Int], _ simulation: Simulation) -> String? {
        let trace = simulation.trace
        var answers: Set<Callback?> = []
        for place in places {
            let following = place + 1 < entries.count ? entries[place + 1] : nil
            answers.insert(simulation.trace.callback(at: following))
            for entry in [entries[place], following].compactMap({ $0 })
            where trace[entry].rule.facts.certainty == .doubtful {
                return "is doubtful: \(trace[entry].rule.facts.statement)"
            }
            let rule = trace[entries[place]].rule
            let isInside = following.map { $0 < trace[entries[place]].end ?? 0 } ?? false
            if rule.facts.mayRepeat, !isInside, following.map({ trace[$0].rule != rule }) ?? true {
                return "is doubtful, because the call may repeat: \(rule.facts.statement)"
            }
        }
        return answers.count > 1 ? "is ambiguous: the call is made more than once" : nil
    }
}

extension Goal {
    /// The reason why the sources do not settle whether the goal holds.
    ///
    /// - Parameters:
    ///   - simulation: The app.
    ///   - start: The position in the trace from which calls count.
    /// - Returns: A sentence's end; nil if it is settled.
    func doubt(in simulation: Simulation, since start: Int) -> String? {
        let world = simulation.world
        func matters(_ entry: Entry) -> Bool {
            guard case .controller(let id) = entry.receiver else { return false }
            let name = world.controllers[id].name
            let call = Call(entry)?.callback
            switch self {
            case .called(let wanted, _, _): return wanted.controller == name && wanted.callback == call
            case .before(let one, let other):
                return [one, other].contains { $0.controller == name && $0.callback == call }
            case .alive(name, _), .loaded(name, _), .inWindow(name, _), .viewClass(name, _):
                return call == nil
            case .message, .crashed: return entry.canSpeak(in: world)
            default: return false
            }
        }
        for index in start..<max(start, simulation.trace.count) where matters(simulation.trace[index]) {
            let rule = simulation.trace[index].rule.facts
            if rule.certainty == .doubtful { return "is doubtful: \(rule.statement)" }
            if case .called(_, .exactly, let count) = self, count > 0, rule.mayRepeat {
                return "may or may not be met, because the call may repeat: \(rule.statement)"
            }
        }
        return nil
    }

    /// The rule of a state that no call decides, such as who the parent is; nil for states that calls decide.
    func ownRule(in session: Session, since start: Session) -> Rule? {
        switch self {
        case .value: rule(in: session, since: start)
        case .inWindow(let name, _): CallHistory(of: name, in: session, since: start)?.ruleOfWindow
        case .loaded(let name, _): session.ruleOfView(of: name, since: start)
        default: nil
        }
    }

    /// The rule that makes it true or false; nil if none is known to speak on it.
    func rule(in session: Session, since start: Session) -> Rule? {
        let simulation = session.simulation
        func rule(_ name: String, _ callbacks: [Callback]) -> Rule? {
            CallHistory(of: name, in: session, since: start)?.rule(of: callbacks)
        }
        switch self {
        case .called(let call, _, _): return rule(call.controller, [call.callback])
        case .before(let one, let other):
            // The rule of the later call: it waited for the other.
            let places = [one, other].compactMap { call in
                session.entries(since: start).first { index in
                    guard let heard = Call(simulation.trace[index]) else { return false }
                    return heard.callback == call.callback
                        && simulation.world.controllers[heard.controller].name == call.controller
                }
            }
            return places.max().map { simulation.trace[$0].rule }
        case .loaded(let name, _):
            return session.ruleOfView(of: name, since: start)
                ?? rule(name, [.viewDidLoad, .loadView, .viewDidUnload])
        case .inWindow(let name, _):
            return ownRule(in: session, since: start) ?? rule(name, [.viewWillAppear, .viewWillDisappear])
        case .alive(let name, _): return rule(name, [.deinitialize])
        case .message, .exception:
            let trace = simulation.trace
            let shown = session.entries(since: start).first { isShown(by: trace[$0], in: simulation.world) }
            guard let shown else { return nil }
            // What code prints is explained by the call that runs it.
            guard case .printed = trace[shown].event else { return trace[shown].rule }
            return trace[shown].caller.map { trace.cause(of: $0) }
        case .value(let subject, _, _):
            let parts = subject.split(separator: ".").map(String.init)
            guard parts.count == 2 else { return nil }
            switch parts[1] {
            case "parent":
                // What decided about the whole stack says more than a call of one controller.
                let whole: [Rule] = [.cancelledPopTurnsBack, .settingStackPushesOrPops]
                let isStacked = [simulation, start.simulation].contains { simulation in
                    let world = simulation.world
                    return world.newestController(named: parts[0]).flatMap { world.controllers[$0].parent }
                        .map(world.kind) == .navigation
                }
                if isStacked, let rule = whole.first(where: session.rules(since: start).contains) {
                    return rule
                }
                let moves = session.rulesOfMoves(of: parts[0], since: start)
                // The end of a transition, or a call that is repeated, doesn't explain a move.
                let late: [Rule] = [.didMoveFollowsTransition, .windowDrivenChildHasMovedTwice]
                if let moved = moves.last(where: { !late.contains($0) }) ?? moves.last {
                    return moved
                }
                // That a controller that stays gets no calls seldom explains why it stays.
                let telling: [Rule] = [
                    .recipeSendsTheOtherCall, .tabsAreToldAtOnce, .popTellsTheTopFirst,
                    .cancelledPopTurnsBack,
                ]
                let absence = rule(parts[0], [.didMoveToParent]).flatMap { telling.contains($0) ? $0 : nil }
                // Whoever is covered stays in the stack: only its view goes.
                let isKept = simulation.world.newestController(named: parts[0]).map {
                    simulation.world.controllers[$0].parent != nil
                }
                return absence == .popTellsTheTopFirst && isKept == true ? .navigationHidesFirst : absence
            case "presentedViewController", "presentingViewController":
                return session.ruleOfPresentation(parts[1], of: parts[0], since: start)
            default: return nil
            }
        default: return nil
        }
    }
}

extension Entry {
    /// Returns whether the entry can print something or cause an error: a call can't if the app doesn't
    /// override the method.
    fileprivate func canSpeak(in world: World) -> Bool {
        guard case .callback(let callback, _) = event, case .controller(let id) = receiver else {
            return true
        }
        return world.overrides(callback, in: world.controllers[id].classID)
    }
}

extension Trace {
    /// The positions of the calls on a controller of a world.
    fileprivate func entries(of name: String, in world: World, since start: Int) -> [Int] {
        (start..<max(start, count)).filter { index in
            Call(self[index]).map { world.controllers[$0.controller].name == name } ?? false
        }
    }

    fileprivate func callback(at index: Int?) -> Callback? { index.flatMap { Call(self[$0])?.callback } }
}

extension Session {
    /// Returns the trace entries since a moment.
    func entries(since start: Session) -> Range<Int> {
        let first = start.simulation.trace.count
        return first..<max(first, simulation.trace.count)
    }

    /// The rules by which something came, or was decided, after a moment.
    fileprivate func rules(since start: Session) -> Set<Rule> {
        simulation.trace.rules(in: entries(since: start))
    }

    /// The reason why a controller has its view still, or lost it, where nothing that it heard says so.
    fileprivate func ruleOfView(of name: String, since start: Session) -> Rule? {
        guard let controller = simulation.world.newestController(named: name) else { return nil }
        let isLoaded = simulation.world.controllers[controller].view != nil
        let silent: Callback = isLoaded ? .loadView : .viewDidUnload
        guard
            !entries(since: start).contains(where: { Call(simulation.trace[$0]) == Call(controller, silent) })
        else { return nil }
        if isLoaded {
            return rules(since: start).contains(.memoryWarningKeepsViews) ? .memoryWarningKeepsViews : nil
        }
        let isDropped = entries(since: start).contains { index in
            simulation.trace[index].receiver == .controller(controller)
                && simulation.trace[index].event == .change(.droppedView)
        }
        return isDropped ? .settingNilDropsView : nil
    }

    /// The rules by which a controller heard of a parent after a moment.
    fileprivate func rulesOfMoves(of name: String, since start: Session) -> [Rule] {
        entries(since: start).compactMap { index in
            guard let call = Call(simulation.trace[index]),
                simulation.world.controllers[call.controller].name == name,
                [.willMoveToParent, .didMoveToParent].contains(call.callback)
            else { return nil }
            return simulation.trace.cause(of: index)
        }
    }

    /// The reason why a controller presents, or is presented by, whom it does; nil if that is plain or no rule says it.
    fileprivate func ruleOfPresentation(_ property: String, of name: String, since start: Session) -> Rule? {
        let world = simulation.world, rules = rules(since: start)
        guard let controller = world.newestController(named: name) else { return nil }
        let telling: [Rule] = [
            .onePresentationAtATime, .presenterHasToBeInWindow, .presentationHasToWait, .dismissalHasToWait,
            .blockedSheetTellsOfAttempt, .dismissalNeedsAPresentation, .newRootLeavesPresentation,
        ]
        if let rule = telling.first(where: rules.contains) { return rule }
        let isPresented = property == "presentedViewController"
        let found = sequence(first: controller) { world.controllers[$0].parent }.first {
            isPresented ? world.controllers[$0].presented != nil : world.controllers[$0].presenter != nil
        }
        if let found, found != controller { return .presentationIsReadFromAncestors }
        // Whoever presents for another has children; only that needs a reason.
        if let found {
            let presenter = isPresented ? found : world.controllers[found].presenter
            return presenter.map { !world.controllers[$0].children.isEmpty } ?? false
                ? .presenterIsSuitableAncestor : nil
        }
        return statements.dropFirst(start.statements.count).contains { $0.contains("dismiss") }
            ? .dismissalNeedsAPresentation : nil
    }
}
