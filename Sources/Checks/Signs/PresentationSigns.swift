import Lifecycle

/// What UIKit reports, most of it about showing other controllers.
extension ControllerCheck {
    /// A console message or an exception that tells of one mistake.
    mutating func readReport(_ index: Int, _ run: CheckRun) {
        guard let place = run.trace.place(of: index) else { return }
        if case .console(.alreadyPresenting(_, _, let source, _)) = run.trace[index].event,
            run.isOfRun(source)
        {
            // It isn't known whether the app presents the controller as this run does.
            return evidence.addUndecided(.presentWhilePresenting, at: place, because: .uncertain)
        }
        guard let (kind, message) = mistakeReported(index, run) else { return }
        let isInProgress =
            if case .console(.presentationInProgress) = run.trace[index].event { true } else { false }
        // The outermost callback around it may have taken a way before it that is not known.
        let canBeDoubted = [
            .presentWhilePresenting, .dismissTooEarly, .pushDuringPush, .appearanceUnbalanced,
        ].contains(kind)
        // What begins in one callback ends in another.
        let start = kind == .appearanceUnbalanced ? 0 : run.outermost(index)
        let doubt = run.doubt(in: start..<index) { canBeDoubted && Self.ways.contains($0) }
        find(
            kind, at: place, in: run, upTo: index, message, unless: doubt,
            by: isInProgress ? run.trace[index].rule : nil)
    }

    private func mistakeReported(_ index: Int, _ run: CheckRun) -> (FindingKind, String)? {
        func name(_ controller: Controller.ID) -> String { writtenClass(of: controller, in: run.world) }
        return switch run.trace[index].event {
        case .console(.presenterNotInWindow(_, _, let source)):
            reasonNotInWindow(source, index, run).map { (.presentTooEarly, $0) }
        case .console(.alreadyPresenting(_, let on, _, let other?)):
            (.presentWhilePresenting, "present is refused: \(name(on)) already presents \(name(other)).")
        case .console(.presentationInProgress) where run.trace[index].rule.facts.certainty != .doubtful:
            (
                .presentWhilePresenting,
                "present is refused: another presentation or dismissal is still in progress."
            )
        case .console(.dismissedTooEarly):
            (.dismissTooEarly, "dismiss is refused: the presentation is still in progress.")
        case .console(.nestedPush):
            (.pushDuringPush, "This push starts while another one is still in progress.")
        case .exception(.pushedTwice(let controller, _)):
            (.pushTwice, "The \(name(controller)) is already on the stack, so UIKit raises an exception.")
        case .exception(.pushedNavigationController):
            (
                .pushNavigationController,
                "A navigation controller can't be pushed, so UIKit raises an exception."
            )
        case .exception(.presentedActiveController(let controller)),
            .exception(.presentedTwice(let controller, _)):
            (
                .presentActiveController,
                "The \(name(controller)) is already on screen, so UIKit raises an exception."
            )
        case .exception(.viewHasOwner):
            (
                .viewOfTwoControllers,
                "The view already belongs to another controller, so UIKit raises an exception."
            )
        case .console(.calledDirectly(let callback, _)):
            (.callbackCalledByHand, "You call \(callback.baseName) yourself, but only UIKit should call it.")
        case .console(.unbalancedCalls(let controller)):
            (
                .appearanceUnbalanced,
                "This call doesn't match the state of the \(name(controller)), so UIKit logs a warning."
            )
        case .console(.usedOffMainThread(let selector)):
            (.usedOffMainThread, "A block on a background queue calls \(selector).")
        default: nil
        }
    }

    /// Why the presenter is in no window, as far as the run shows it: it is too early, or the presenter is gone.
    private func reasonNotInWindow(_ source: Controller.ID, _ index: Int, _ run: CheckRun) -> String? {
        if let (_, callback) = early(index, presentedBy: source, run) {
            return "present in \(callback.rawValue) is refused: the view isn't in a window yet."
        }
        if let launching = run.delegateMethod(around: index) {
            return
                "present in \(launching.signature) is refused: the window doesn't show the presenter yet."
        }
        guard run.dismisses(source, before: index) else { return nil }
        return "present is refused: the presenter was dismissed, so its view isn't in a window."
    }

    /// The callbacks that come before the view is in a window.
    static let beforeWindow: Set<Callback> = [.loadView, .viewDidLoad, .viewWillAppear]

    /// The callback that comes too early in which a controller presents another one; nil if it does so later.
    private func early(_ index: Int, presentedBy source: Controller.ID, _ run: CheckRun) -> (Int, Callback)? {
        run.callers(of: index).lazy.compactMap { caller -> (Int, Callback)? in
            guard run.trace[caller].receiver == .controller(source),
                let (callback, _) = run.override(caller), Self.beforeWindow.contains(callback)
            else { return nil }
            return (caller, callback)
        }.first
    }

    /// Finds a presentation that is too early if an unknown condition is true. This must be the only
    /// condition before it in the callback: others might exclude it.
    mutating func readConditionalPresentation(_ index: Int, _ run: CheckRun) {
        guard case .console(.presenterNotInWindow(_, _, let source)) = run.trace[index].event,
            let place = run.trace.place(of: index), source == run.controller,
            let (start, callback) = early(index, presentedBy: source, run),
            run.doubt(in: run.outermost(index)..<index, { Self.ways.contains($0) }) == nil
        else { return }
        let decided = Set(
            (start..<index).filter { run.isDecision($0) }.compactMap { run.trace.place(of: $0) })
        guard decided.count == 1, let condition = decided.first, leads(from: condition, to: place) else {
            return
        }
        find(
            .presentTooEarly, at: place, in: run, upTo: index,
            "If the condition on line \(condition.line) lets this code run, present in \(callback.rawValue) is refused: "
                + "the view isn't in a window yet.")
    }

    /// Indicates whether a condition alone leads to a presentation: in its own method, or in
    /// one that its method calls and that checks nothing else. Other conditions on the way may
    /// have other results in the app.
    private func leads(from condition: CodeLocation, to place: CodeLocation) -> Bool {
        guard let deciding = app.method(at: condition)?.method, let presenting = app.method(at: place)?.method
        else { return false }
        if deciding.place == presenting.place { return true }
        return deciding.references.contains { $0.name == presenting.baseName }
            && presenting.calls.contains { $0.name == "present" && $0.nesting == 0 }
    }

    /// The unknowns that decide which path code takes; other skipped code doesn't affect it.
    static let ways: Set<UnknownReason> = [.condition, .assumption, .loop]
}
