import Lifecycle

/// A record that someone saw the result of a command: the command, the app that it was carried out in, and
/// either all calls or those of one method of one controller.
///
/// The same command causes the same calls in an equal app, and other calls if it is held. A sight is a hash
/// of the command and the app, so that many can be kept; it is the same within one run of the program.
package struct Sight: Hashable, Sendable {
    private let hash: Int
    /// The method whose calls were to be seen, or to be missed; nil for all there are.
    private var call: Call?

    fileprivate init(_ command: Command, in place: Run.Place) {
        var hasher = Hasher()
        hasher.combine(place)
        hasher.combine(command)
        hash = hasher.finalize()
    }

    /// The sight of everything that the same command brings.
    package var ofEverything: Sight { of(nil) }

    fileprivate func of(_ call: Call?) -> Sight {
        var sight = self
        sight.call = call
        return sight
    }

    /// The most controllers, views and classes of an app that is compared: far more than any exercise has.
    static let largestApp = 1_000

    /// The way in which something was seen.
    package enum Way: String, Hashable, Sendable {
        /// The commands were carried out, whether they were taken back or not.
        case run
        /// They were compared on several releases.
        case compared
        /// The answer was shown, after the last wrong answer or instead of one.
        case shown
        /// The app ran again on another release or device.
        case moved
    }
}

extension Run {
    /// The sight of the run; nil if it only chose the current controller, or if the app is so large that
    /// comparing it repeatedly would take too long.
    private var sight: Sight? {
        guard let command, place.world.objectCount <= Sight.largestApp else { return nil }
        return Sight(command, in: place)
    }

    /// Returns the sights of some calls, one for each; `nil` means all there are.
    fileprivate func sights(of calls: [Call]?) -> [Sight] {
        guard let sight else { return [] }
        guard let calls else { return [sight] }
        return calls.map { sight.of($0) }
    }

    /// The same, where a command that was refused shows only that.
    fileprivate func shownSights(of calls: [Call]? = nil) -> [Sight] {
        if case .ignored = outcome { return [] }
        return sights(of: calls)
    }
}

extension Asked {
    /// All that has to be known.
    fileprivate var calls: [Call] {
        controllers.flatMap { controller in
            (callbacks ?? Callback.ofControllers).map { Call(controller, $0) }
        }
    }
}

extension Question {
    /// The sights that reveal the answer.
    package var sights: [Sight] { result.runs.flatMap { $0.sights(of: asked.calls) } }
}

extension Reply {
    /// Returns the sights that reveal some calls of a command that was carried out; `nil` means all there
    /// are. Empty for other replies.
    package func seen(of calls: [Call]?) -> [Sight] {
        if case .ran(let run) = self { run.shownSights(of: calls) } else { [] }
    }

    /// The sights that the reply shows, and how. Calls found by the learner's own answer were not shown.
    package var sights: (seen: [Sight], way: Sight.Way) {
        switch self {
        case .ran(let run): (run.shownSights(), .run)
        case .left(let runs, _): (runs.flatMap { $0.shownSights() }, .shown)
        case .shown(let judged): (judged.shownSights, .shown)
        case .judged(let judged):
            (judged.showsOrder && !judged.judgement.isRight ? judged.shownSights : [], .shown)
        case .comparison(let comparison):
            (comparison.columns.flatMap { $0.runs.flatMap { $0.shownSights() } }, .compared)
        case .moved(let relocation): (relocation.differences.flatMap { $0.new.shownSights() }, .moved)
        default: ([], .run)
        }
    }
}

extension JudgedAnswer {
    /// Only what was asked about is shown.
    fileprivate var shownSights: [Sight] { runs.flatMap { $0.shownSights(of: asked.calls) } }
}

extension World {
    fileprivate var objectCount: Int {
        controllers.count + views.count + classes.count + code.instances.count + code.closures.count
    }
}
