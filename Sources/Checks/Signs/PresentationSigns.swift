import Lifecycle

/// Signs of mistakes in showing other controllers.
extension ControllerCheck {
    mutating func readPresentation(_ index: Int, _ run: CheckRun) {
        let trace = run.trace, world = run.world
        guard let place = trace.place(of: index) else { return }
        switch trace[index].event {
        case .console(.presenterNotInWindow(_, _, let source)):
            readPresenterNotInWindow(source, index, at: place, run)
        case .console(.alreadyPresenting(_, _, let source, _)) where run.isOfRun(source):
            // It isn't known whether the app presents the controller as this run does.
            evidence.addUndecided(.presentWhilePresenting, at: place, because: .uncertain)
        case .console(.alreadyPresenting(_, let on, _, let other?)):
            findIfSure(
                .presentWhilePresenting, at: place,
                "present is refused: \(writtenClass(of: on, in: world)) already presents \(writtenClass(of: other, in: world)).",
                in: run, upTo: index)
        case .console(.presentationInProgress) where trace[index].rule.facts.certainty != .doubtful:
            findIfSure(
                .presentWhilePresenting, at: place,
                "present is refused: another presentation or dismissal is still in progress.", in: run,
                upTo: index, by: trace[index].rule)
        case .console(.dismissedTooEarly):
            findIfSure(
                .dismissTooEarly, at: place, "dismiss is refused: the presentation is still in progress.",
                in: run, upTo: index)
        case .console(.nestedPush):
            findIfSure(
                .pushDuringPush, at: place, "This push starts while another one is still in progress.",
                in: run, upTo: index)
        case .exception(.pushedTwice(let controller, _)):
            find(
                .pushTwice, at: place,
                "The \(writtenClass(of: controller, in: world)) is already on the stack, so UIKit raises an exception.",
                in: run, upTo: index)
        case .exception(.pushedNavigationController):
            find(
                .pushNavigationController, at: place,
                "A navigation controller cannot be pushed, so UIKit raises an exception.", in: run,
                upTo: index)
        case .exception(.presentedActiveController(let controller)),
            .exception(.presentedTwice(let controller, _)):
            find(
                .presentActiveController, at: place,
                "The \(writtenClass(of: controller, in: world)) is already on screen, so UIKit raises an exception.",
                in: run, upTo: index)
        case .console(.calledDirectly(let callback, _)):
            find(
                .callbackCalledByHand, at: place,
                "You call \(callback.baseName) yourself, but only UIKit should call it.",
                in: run, upTo: index)
        case .console(.unbalancedCalls(let controller)):
            findIfSure(
                .appearanceUnbalanced, at: place,
                "This call doesn't match the state of the \(writtenClass(of: controller, in: world)), so UIKit logs a warning.",
                in: run, upTo: index)
        default: break
        }
    }

    /// Why the presenter is in no window, as far as the run shows it: it is too early, or the presenter is gone.
    private mutating func readPresenterNotInWindow(
        _ source: Controller.ID, _ index: Int, at place: CodeLocation, _ run: CheckRun
    ) {
        if let (_, callback) = early(index, presentedBy: source, run) {
            find(
                .presentTooEarly, at: place,
                "present in \(callback.rawValue) is refused: the view isn't in a window yet.", in: run,
                upTo: index)
        } else if let launching = run.delegateMethod(around: index) {
            find(
                .presentTooEarly, at: place,
                "present in \(launching.signature) is refused: the window doesn't show the presenter yet.",
                in: run, upTo: index)
        } else if run.dismisses(source, before: index) {
            find(
                .presentTooEarly, at: place,
                "present is refused: the presenter was dismissed, so its view isn't in a window.",
                in: run, upTo: index)
        }
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
            .presentTooEarly, at: place,
            "If the condition on line \(condition.line) leads here, present in \(callback.rawValue) is refused: "
                + "the view isn't in a window yet.", in: run, upTo: index)
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
    private static let ways: Set<UnknownReason> = [.condition, .assumption, .loop]

    /// Tells of a mistake, unless the outermost callback around it took a way before it that is not known.
    private mutating func findIfSure(
        _ kind: FindingKind, at place: CodeLocation, _ message: String, in run: CheckRun, upTo index: Int,
        by rule: Rule? = nil
    ) {
        let doubt = run.doubt(in: run.outermost(index)..<index) { Self.ways.contains($0) }
        find(kind, at: place, message, in: run, upTo: index, unless: doubt, by: rule)
    }
}
