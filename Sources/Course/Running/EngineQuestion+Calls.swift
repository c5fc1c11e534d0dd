import Lifecycle
import Session

/// The calls behind answers of other forms: a number, a next call, a yes or no.
extension EngineQuestion {
    /// The calls that a wrong answer implies.
    ///
    /// - Parameters:
    ///   - given: The wrong answer.
    ///   - commands: The commands of the exercise.
    ///   - session: The session after them.
    ///   - start: The session at which the exercise began.
    /// - Returns: Nil if it implies none.
    func impliedCalls(
        by given: PlainAnswer, to commands: String, in session: Session, since start: Session
    ) -> ImpliedCalls? {
        let implied: BelievedCalls?, claim: Claim
        switch (subject, given) {
        case (.call(let callback, let name), .number(let number)):
            implied = EngineQuestion.counted(callback, name, number, in: session, since: start)
            claim = .goal(
                .called(Goal.CallName(controller: name, callback: callback), .exactly, number), true)
        case (.call(let callback, let name), .call(let next)):
            implied = following(callback, of: name, by: next, in: session, since: start)
            claim = .next(after: Goal.CallName(controller: name, callback: callback), next)
        case (.goal(let goal), .truth(let isSo)):
            let active = controllerName.map { name in
                histories(of: name, in: session, since: start).count { !($0?.callbacks.isEmpty ?? true) }
            }
            implied = goal.calls(
                believed: isSo, in: session, since: start,
                isRepeated: active.map { $0 > 1 } ?? commands.contains(";"))
            claim = .goal(goal, isSo)
        default: return nil
        }
        let (calls, callbacks, controllers) = implied ?? ([], [], [])
        return ImpliedCalls(
            calls, among: AskedNames(callbacks, of: controllers), after: commands, claiming: claim)
    }

    /// Calls in which someone believes, with the callbacks and the controllers that they are among.
    fileprivate typealias BelievedCalls = (
        calls: [Goal.CallName], callbacks: [Callback], controllers: [String]
    )

    /// Calls of one callback: no more than one too many says it.
    fileprivate static func counted(
        _ callback: Callback, _ name: String, _ number: Int, in session: Session, since start: Session
    ) -> BelievedCalls {
        let call = Goal.CallName(controller: name, callback: callback)
        let count = session.calls([callback], of: [name], since: start).count
        return (Array(repeating: call, count: min(max(0, number), count + 1)), [callback], [name])
    }

    /// All that a controller hears but for sizes and layout, with another call, or none, behind the one in question; of one
    /// that comes later only what it is put before.
    private func following(
        _ callback: Callback, of name: String, by next: Callback?, in session: Session, since start: Session
    ) -> BelievedCalls? {
        var calls = session.calls(nil, of: [name], since: start).filter {
            !$0.callback.tellsOfGeometry || [callback, next].contains($0.callback)
        }
        guard var place = calls.firstIndex(where: { $0.callback == callback }) else { return nil }
        if let next, calls[(place + 1)...].contains(where: { $0.callback == next }) {
            if calls[place + 1].callback == .viewIsAppearing {
                // Who leaves it out has no order in mind, but may not know that there is such a call.
                let callbacks = (calls.map { $0.callback }).unique
                return (calls.filter { $0.callback != .viewIsAppearing }, callbacks, [name])
            }
            let shown = [callback, calls[place + 1].callback, next]
            calls = calls.filter { shown.contains($0.callback) }
            place = calls.firstIndex { $0.callback == callback } ?? 0
        } else if let next, next != callback, !callback.isBefore(next),
            calls[..<place].contains(where: { $0.callback == next })
        {
            // Of a call that came before, only the order of the two is in question.
            calls = calls.filter { [callback, next].contains($0.callback) }
            place = calls.firstIndex { $0.callback == callback } ?? 0
        }
        let callbacks = (calls.map { $0.callback } + [next].compactMap { $0 }).unique
        guard let next else { return (Array(calls[...place]), callbacks, [name]) }
        let call = Goal.CallName(controller: name, callback: next)
        var position = place + 1
        if let later = calls[position...].firstIndex(of: call) {
            calls.remove(at: later)
        } else if callback.isBefore(next) {
            // What begins again belongs to the next command, behind the end of this one's transition.
            position += calls[position...].prefix { $0.callback == .didMoveToParent }.count
        } else if next != callback, let earlier = calls[...place].lastIndex(of: call) {
            calls.remove(at: earlier)
            position -= 1
        }
        calls.insert(call, at: position)
        return (calls, callbacks, [name])
    }
}

extension Goal {
    /// The calls in which someone believes who takes the goal for met, or for missed, and errs; nil if it is about
    /// something else. Where several commands call something, a call is thought to be repeated, or undone by a later one.
    fileprivate func calls(
        believed isSo: Bool, in session: Session, since start: Session, isRepeated: Bool
    ) -> EngineQuestion.BelievedCalls? {
        func changed(_ name: String, to isSo: Bool, gaining: [Callback], losing: [Callback])
            -> EngineQuestion.BelievedCalls
        {
            let callbacks = (gaining + losing).unique
            var calls = session.calls(callbacks, of: [name], since: start)
            let undone = isSo ? losing : gaining, done = isSo ? gaining : losing
            let isLostLater =
                !isSo && isRepeated && !losing.isEmpty
                && calls.first.map { gaining.contains($0.callback) } ?? false
            if let last = calls.last, undone.contains(last.callback), !isLostLater {
                while let last = calls.last, undone.contains(last.callback) { calls.removeLast() }
            } else {
                calls += done.map { CallName(controller: name, callback: $0) }
            }
            return (calls, callbacks, [name])
        }
        let appearing: [Callback] = [.viewWillAppear, .viewDidAppear]
        let disappearing: [Callback] = [.viewWillDisappear, .viewDidDisappear]
        switch self {
        case .called(let call, let comparison, let limit):
            // Who says that a call does not come at all, says nothing of its coming twice.
            let isMore = comparison == .atMost || limit == 0 || limit == 1 && isRepeated
            let off = isMore && comparison != .atLeast ? limit + 1 : limit - 1
            return EngineQuestion.counted(
                call.callback, call.controller, isSo ? limit : off, in: session, since: start)
        case .before(let one, let other):
            let (first, second) = isSo ? (one, other) : (other, one)
            let callbacks = [one.callback, other.callback].unique
            let names = [one.controller, other.controller].unique
            var calls = session.calls(callbacks, of: names, since: start)
            if !calls.contains(second) { calls.append(second) }
            let end = calls.firstIndex(of: second) ?? 0, place = calls.firstIndex(of: first) ?? end
            // What else its controller hears until then is thought to come earlier, too.
            let late = calls[end...max(end, place)].filter { $0 != first }
            let own = names.count > 1 ? late.filter { $0.controller == first.controller } : []
            calls.replaceSubrange(
                end...max(end, place), with: own + [first] + late.filter { !own.contains($0) })
            return (calls, callbacks, names)
        case .alive(let name, let positive):
            return changed(name, to: isSo == positive, gaining: [], losing: [.deinitialize])
        case .loaded(let name, let positive):
            // Since iOS 6 nothing unloads a view, but who has seen a warning may think that it does.
            let mayUnload =
                !session.simulation.holds(.memoryWarningKeepsViews)
                || !session.calls([.didReceiveMemoryWarning], of: [name], since: start).isEmpty
            return changed(
                name, to: isSo == positive, gaining: [.loadView, .viewDidLoad],
                losing: mayUnload ? [.viewDidUnload] : [])
        case .inWindow(let name, let positive):
            return changed(name, to: isSo == positive, gaining: appearing, losing: disappearing)
        case .value(let subject, let value, let positive):
            let parts = subject.split(separator: ".").map(String.init), world = session.simulation.world
            guard parts.count == 2, let controller = world.newestController(named: parts[0]) else {
                return nil
            }
            let holder: Controller.ID?
            switch parts[1] {
            case "parent": holder = world.controllers[controller].parent
            case "presentingViewController": holder = world.presentingController(of: controller)
            default: return nil
            }
            // Who mistakes one holder for another believes nothing of calls.
            guard holder == nil || world.newestController(named: value) == holder else { return nil }
            let moves: [Callback] = [.willMoveToParent, .didMoveToParent], isParent = parts[1] == "parent"
            let isHeld = (isSo == positive) == (value != "nil")
            // Nobody thinks that coming on screen takes the parent away.
            let comes = session.calls([.viewWillAppear], of: [parts[0]], since: start).last != nil
            guard isHeld || !isParent || !comes else { return nil }
            return changed(
                parts[0], to: isHeld, gaining: isParent ? moves : appearing,
                losing: isParent ? moves : disappearing)
        default: return nil
        }
    }
}

extension Session {
    /// The calls of some controllers since a moment, by name; those of all callbacks where none are named.
    fileprivate func calls(_ callbacks: [Callback]?, of names: [String], since start: Session)
        -> [Goal.CallName]
    {
        let controllers = names.compactMap { name in
            simulation.world.newestController(named: name).map { (id: $0, name: name) }
        }
        return entries(since: start).compactMap { index in
            guard let call = Call(simulation.trace[index]), callbacks?.contains(call.callback) ?? true,
                let controller = controllers.first(where: { $0.id == call.controller })
            else { return nil }
            return Goal.CallName(controller: controller.name, callback: call.callback)
        }
    }
}

extension Callback {
    /// Indicates whether it ends what another one can begin again.
    fileprivate func isBefore(_ next: Callback) -> Bool {
        let isEnd = [.viewWillDisappear, .viewDidDisappear].contains(self)
        return isEnd
            && [.loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear].contains(next)
            || self == .viewDidAppear && [.viewWillDisappear, .viewDidDisappear].contains(next)
    }
}
