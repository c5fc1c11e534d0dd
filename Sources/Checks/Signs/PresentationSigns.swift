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
            }
        case .console(.alreadyPresenting(_, let on, _, let other?)):
            guard isSure(index, play) else {
                return evidence.leaveOpen(.presentWhilePresenting, at: place, because: "condition")
            }
            find(
                .presentWhilePresenting, at: place,
                "present is refused: \(writtenClass(of: on, in: world)) presents \(writtenClass(of: other, in: world)).",
                in: play, upTo: index)
        case .console(.presentationInProgress) where trace[index].rule.facts.certainty != .doubtful:
            guard isSure(index, play) else {
                return evidence.leaveOpen(.presentWhilePresenting, at: place, because: "condition")
            }
            find(
                .presentWhilePresenting, at: place,
                "present is refused: another presentation or dismissal is still on its way.", in: play,
                upTo: index, by: trace[index].rule)
        case .console(.dismissedTooEarly):
            guard isSure(index, play) else {
                return evidence.leaveOpen(.dismissTooEarly, at: place, because: "condition")
            }
            find(
                .dismissTooEarly, at: place, "dismiss is refused: the presentation is on its way.", in: play,
                upTo: index)
        case .console(.nestedPush):
            guard isSure(index, play) else {
                return evidence.leaveOpen(.pushDuringPush, at: place, because: "condition")
            }
            find(
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
            guard isSure(index, play) else {
                return evidence.leaveOpen(.appearanceUnbalanced, at: place, because: "condition")
            }
            find(
                .appearanceUnbalanced, at: place,
                "This call does not fit the state of the \(writtenClass(of: controller, in: world)): UIKit complains.",
                in: play, upTo: index)
        default: break
        }
    }

    /// Whether nothing unknown stands before an entry in the outermost callback around it.
    private func isSure(_ index: Int, _ play: Play) -> Bool {
        play.doubt(in: play.outermost(index)..<index, { [.condition, .assumption, .loop].contains($0) })
            == nil
    }
}

extension Callback {
    /// The name as Swift writes it, without labels.
    fileprivate var baseName: String { String(signature.prefix { $0 != "(" }) }
}
