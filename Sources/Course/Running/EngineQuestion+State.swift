import Lifecycle
import Session

extension Goal {
    /// The rule of a state that no call decides, such as who the parent is; nil for states that calls decide.
    func ownRule(in session: Session, since start: Session) -> Rule? {
        switch self {
        case .value: rule(in: session, since: start)
        case .loaded(let name, _): session.simulation.ruleOfView(of: name, since: start)
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
                simulation.entries(since: start).first { index in
                    guard let heard = Call(simulation.trace[index]) else { return false }
                    return heard.callback == call.callback
                        && simulation.world.controllers[heard.controller].name == call.controller
                }
            }
            return places.max().map { simulation.trace[$0].rule }
        case .loaded(let name, _):
            return simulation.ruleOfView(of: name, since: start)
                ?? rule(name, [.viewDidLoad, .loadView, .viewDidUnload])
        case .inWindow(let name, _):
            return CallHistory(of: name, in: session, since: start)?.rule(
                of: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
                isAboutStep: true)
        case .alive(let name, _): return rule(name, [.deinitialize])
        case .value(let subject, _, _):
            let parts = subject.split(separator: ".").map(String.init)
            guard parts.count == 2 else { return nil }
            switch parts[1] {
            case "parent":
                let moves = simulation.rulesOfMoves(of: parts[0], since: start)
                // The end of a transition doesn't explain a move.
                if let moved = moves.last(where: { $0 != .didMoveFollowsTransition }) ?? moves.last {
                    return moved
                }
                // The lack of calls to a controller that stays doesn't explain why it stays.
                let silent = rule(parts[0], [.didMoveToParent])
                return silent == .recipeSendsTheOtherCall ? silent : nil
            case "presentedViewController", "presentingViewController":
                return session.ruleOfPresentation(parts[1], of: parts[0], since: start)
            default: return nil
            }
        default: return nil
        }
    }
}

extension Session {
    /// Why a controller presents, or is presented by, whom it does; nil if that is plain or no rule says it.
    fileprivate func ruleOfPresentation(_ property: String, of name: String, since start: Session) -> Rule? {
        let world = simulation.world, rules = simulation.rules(since: start)
        guard let controller = world.newestController(named: name) else { return nil }
        let telling: [Rule] = [
            .onePresentationAtATime, .presenterHasToBeInWindow, .presentationHasToWait, .dismissalHasToWait,
            .blockedSheetTellsOfAttempt, .dismissalNeedsAPresentation, .newRootLeavesPresentation,
        ]
        if let rule = telling.first(where: rules.contains) { return rule }
        let isPresented = property == "presentedViewController"
        let above = sequence(first: controller) { world.controllers[$0].parent }
        let found = above.first {
            isPresented ? world.controllers[$0].presented != nil : world.controllers[$0].presenter != nil
        }
        if let found { return found == controller ? nil : .presentationIsReadFromAncestors }
        return statements.dropFirst(start.statements.count).contains { $0.contains("dismiss") }
            ? .dismissalNeedsAPresentation : nil
    }
}

extension Simulation {
    /// Returns the trace entries since a moment.
    func entries(since start: Session) -> Range<Int> {
        let first = start.simulation.trace.count
        return first..<max(first, trace.count)
    }

    /// The rules by which something came, or was decided, after a moment.
    fileprivate func rules(since start: Session) -> Set<Rule> { trace.rules(in: entries(since: start)) }

    /// Why a controller has its view still, or lost it, where nothing that it heard says so.
    fileprivate func ruleOfView(of name: String, since start: Session) -> Rule? {
        guard let controller = world.newestController(named: name) else { return nil }
        let heard = entries(since: start).compactMap { Call(trace[$0]) }.filter {
            $0.controller == controller
        }
        let isLoaded = world.controllers[controller].view != nil
        let silent: Callback = isLoaded ? .loadView : .viewDidUnload
        guard !heard.contains(where: { $0.callback == silent }) else { return nil }
        if isLoaded {
            return rules(since: start).contains(.memoryWarningKeepsViews) ? .memoryWarningKeepsViews : nil
        }
        let isDropped = entries(since: start).contains { index in
            trace[index].receiver == .controller(controller) && trace[index].event == .change(.droppedView)
        }
        return isDropped ? .settingNilDropsView : nil
    }

    /// The rules by which a controller heard of a parent after a moment.
    fileprivate func rulesOfMoves(of name: String, since start: Session) -> [Rule] {
        entries(since: start).compactMap { index in
            guard let call = Call(trace[index]), world.controllers[call.controller].name == name,
                [.willMoveToParent, .didMoveToParent].contains(call.callback)
            else { return nil }
            return trace.cause(of: index)
        }
    }
}
