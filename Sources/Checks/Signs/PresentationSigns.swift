import Lifecycle

/// Signs of mistakes in showing other controllers.
extension ControllerCheck {
    mutating func readPresentation(_ index: Int, _ play: Play) {
        let trace = play.trace, world = play.world
        guard let place = trace.place(of: index) else { return }
        switch trace[index].event {
        case .console(.presenterNotInWindow(_, _, let source)):
            let early: Set<Callback> = [.loadView, .viewDidLoad, .viewWillAppear]
            let inside = play.callers(of: index).first {
                guard trace[$0].receiver == .controller(source), let (callback, _) = play.override($0) else {
                    return false
                }
                return early.contains(callback)
            }
            if let inside, let (callback, _) = play.override(inside) {
                find(
                    .presentTooEarly, at: place,
                    "present in \(callback.rawValue) is refused: the view is in no window yet.", in: play,
                    upTo: index)
            } else if let launching = play.delegateMethod(around: index) {
                find(
                    .presentTooEarly, at: place,
                    "present in \(launching.signature) is refused: the window does not show the presenter yet.",
                    in: play, upTo: index)
            } else if play.dismisses(source, before: index) {
                find(
                    .presentTooEarly, at: place,
                    "present is refused: the presenter has been dismissed, so its view is in no window.",
                    in: play, upTo: index)
            }
        case .console(.alreadyPresenting(_, _, let source, _)) where play.isOfRun(source):
            // Whether the controller is presented in its app as it is in this run is not known.
            evidence.leaveOpen(.presentWhilePresenting, at: place, because: .uncertain)
        case .console(.alreadyPresenting(_, let on, _, let other?)):
            findIfSure(
                .presentWhilePresenting, at: place,
                "present is refused: \(writtenClass(of: on, in: world)) presents \(writtenClass(of: other, in: world)).",
                in: play, upTo: index)
        case .console(.presentationInProgress) where trace[index].rule.facts.certainty != .doubtful:
            findIfSure(
                .presentWhilePresenting, at: place,
                "present is refused: another presentation or dismissal is still on its way.", in: play,
                upTo: index, by: trace[index].rule)
        case .console(.dismissedTooEarly):
            findIfSure(
                .dismissTooEarly, at: place, "dismiss is refused: the presentation is on its way.", in: play,
                upTo: index)
        case .console(.nestedPush) where play.isOnlyPush(index, in: .viewDidAppear):
            // What UIKit makes of a push in viewDidAppear of the pushed controller no log tells.
            evidence.leaveOpen(.pushDuringPush, at: place, because: .uncertain)
        case .console(.nestedPush):
            findIfSure(
                .pushDuringPush, at: place, "This push comes while another one is on its way.", in: play,
                upTo: index)
        case .exception(.pushedTwice(let controller, _)):
            find(
                .pushTwice, at: place,
                "The \(writtenClass(of: controller, in: world)) is on the stack already: UIKit raises an exception.",
                in: play, upTo: index)
        case .exception(.pushedNavigationController):
            find(
                .pushNavigationController, at: place,
                "A navigation controller cannot be pushed: UIKit raises an exception.", in: play, upTo: index)
        case .exception(.presentedActiveController(let controller)),
            .exception(.presentedTwice(let controller, _)):
            find(
                .presentActiveController, at: place,
                "The \(writtenClass(of: controller, in: world)) is on screen already: UIKit raises an exception.",
                in: play, upTo: index)
        case .console(.calledDirectly(let callback, _)):
            find(
                .callbackCalledByHand, at: place,
                "\(callback.baseName) is called by hand: only UIKit may say that this has happened.",
                in: play,
                upTo: index)
        case .console(.unbalancedCalls(let controller)):
            findIfSure(
                .appearanceUnbalanced, at: place,
                "This call does not fit the state of the \(writtenClass(of: controller, in: world)): UIKit complains.",
                in: play, upTo: index)
        default: break
        }
    }

    /// Tells of a mistake, unless the outermost callback around it took a way before it that is not known.
    private mutating func findIfSure(
        _ kind: FindingKind, at place: CodeLocation, _ message: String, in play: Play, upTo index: Int,
        by rule: Rule? = nil
    ) {
        // What else is skipped decides nothing about which way the code takes.
        let ways: Set<UnknownReason> = [.condition, .assumption, .loop]
        if let doubt = play.doubt(in: play.outermost(index)..<index, { ways.contains($0) }) {
            return evidence.leaveOpen(kind, at: place, because: doubt)
        }
        find(kind, at: place, message, in: play, upTo: index, by: rule)
    }
}
