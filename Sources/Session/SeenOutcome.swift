import Lifecycle

/// A record that someone saw the result of a command: the command, the app that it was carried out in, and
/// either all calls or those of one method of one controller.
///
/// The same command causes the same calls in an equal app, and other calls if it is held. A seen outcome is a hash
/// of the command and the app, so that many can be kept; it is the same within one run of the program.
package struct SeenOutcome: Hashable, Sendable {
    private let hash: Int
    /// The method whose calls were to be seen, or to be missed; nil for all there are.
    private var call: Call?

    fileprivate init(_ command: Command, in place: Run.Place) {
        var hasher = Hasher()
        hasher.combine(place)
        hasher.combine(command)
        hash = hasher.finalize()
    }

    /// The seen outcome of everything that the same command brings.
    package var ofEverything: SeenOutcome { of(nil) }

    fileprivate func of(_ call: Call?) -> SeenOutcome {
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
    /// The seen outcome of the run; nil if it only chose the current controller, or if the app is so large that
    /// comparing it repeatedly would take too long.
    private var sight: SeenOutcome? {
        let world = place.world, code = world.code
        guard let command,
            world.controllers.count + world.views.count + world.classes.count + code.instances.count
                + code.closures.count <= SeenOutcome.largestApp
        else { return nil }
        return SeenOutcome(command, in: place)
    }

    /// Returns the seen outcomes of some calls, one for each; `nil` means all there are.
    fileprivate func seenOutcomes(of calls: [Call]?) -> [SeenOutcome] {
        guard let sight else { return [] }
        guard let calls else { return [sight] }
        return calls.map { sight.of($0) }
    }

    /// The same, where a command that was refused shows only that.
    fileprivate func shownOutcomes(of calls: [Call]? = nil) -> [SeenOutcome] {
        if case .ignored = outcome { return [] }
        return seenOutcomes(of: calls)
    }
}

extension AskedCalls {
    /// All that has to be known.
    fileprivate var calls: [Call] {
        controllers.flatMap { controller in
            (callbacks ?? Callback.ofControllers).map { Call(controller, $0) }
        }
    }
}

extension Question {
    /// The seen outcomes that reveal the answer.
    package var seenOutcomes: [SeenOutcome] { result.runs.flatMap { $0.seenOutcomes(of: asked.calls) } }
}

extension Reply {
    /// Returns the seen outcomes that reveal some calls of a command that was carried out; `nil` means all there
    /// are. Empty for other replies.
    package func seen(of calls: [Call]?) -> [SeenOutcome] {
        if case .ran(let run) = self { run.shownOutcomes(of: calls) } else { [] }
    }

    /// The seen outcomes that the reply shows, and how. Calls found by the learner's own answer were not shown.
    package var seenOutcomes: (seen: [SeenOutcome], way: SeenOutcome.Way) {
        switch self {
        case .ran(let run): (run.shownOutcomes(), .run)
        case .left(let runs, _): (runs.flatMap { $0.shownOutcomes() }, .shown)
        case .shown(let judged): (judged.shownOutcomes, .shown)
        case .judged(let judged):
            (judged.showsOrder && !judged.judgement.isRight ? judged.shownOutcomes : [], .shown)
        case .comparison(let comparison):
            (comparison.columns.flatMap { $0.runs.flatMap { $0.shownOutcomes() } }, .compared)
        case .watched(let values): (values.runs.flatMap { $0.shownOutcomes() }, .run)
        case .truthTable(let table): (table.runs.flatMap { $0.shownOutcomes() }, .compared)
        case .moved(let relocation): (relocation.differences.flatMap { $0.new.shownOutcomes() }, .moved)
        default: ([], .run)
        }
    }
}

extension JudgedAnswer {
    /// Only what was asked about is shown.
    fileprivate var shownOutcomes: [SeenOutcome] { runs.flatMap { $0.shownOutcomes(of: asked.calls) } }
}
