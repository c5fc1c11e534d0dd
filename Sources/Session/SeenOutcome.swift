import Lifecycle

/// A record that someone saw the result of a command: either all of its calls, or those of one method of one
/// controller.
///
/// A seen outcome is a hash, so that many can be kept; it is the same within one run of the program.
package struct SeenOutcome: Hashable, Sendable {
    fileprivate let hash: Int
    /// The call that was to be seen, or to be missed; nil for all there are.
    fileprivate let call: AskedCall?

    /// A method of a controller, which is known by its place among the receivers of calls if its name doesn't matter; nil
    /// for a controller without calls.
    fileprivate struct AskedCall: Hashable {
        let controller: Int?
        let callback: Callback
    }

    /// The most controllers, views and classes of an app that is compared, and the most entries of a trace: far
    /// more than any exercise has.
    static let largestApp = 1_000, longestTrace = 2_000

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

    /// The degree to which two commands have to be the same, so that seeing one gives the other away.
    package enum Likeness: Sendable {
        /// The same command in an equal app.
        case equal
        /// Any command with the same calls: of controllers that have loaded their views as often before, whatever
        /// their names and the release are, and whatever else the app has.
        case sameCalls
    }

    /// What two outcomes that are alike have in common.
    fileprivate struct Essence {
        let hash: Int
        /// The places of the receivers of calls; nil if controllers are known by their numbers.
        var places: [Receiver: Int]?

        /// The command and the app: the same command causes the same calls in an equal app. Nil if the run only
        /// chose the current controller, or if the app is so large that comparing it repeatedly would take too long.
        init?(equal run: Run) {
            let world = run.place.world, code = world.code
            guard let command = run.command,
                world.controllers.count + world.views.count + world.classes.count + code.instances.count
                    + code.closures.count <= largestApp
            else { return nil }
            var hasher = Hasher()
            hasher.combine(run.place)
            hasher.combine(command)
            hash = hasher.finalize()
        }

        /// The calls from an entry of the trace on; nil if there are none, since nothing follows from that for
        /// another command.
        init?(callsOf run: Run, since start: Int) {
            let trace = run.simulation.trace, world = run.simulation.world
            guard run.entries.upperBound <= longestTrace else { return nil }
            var hasher = Hasher(), places: [Receiver: Int] = [:]
            for index in start..<run.entries.upperBound where trace.isShown(index, in: world) {
                guard case .callback(let callback, _) = trace[index].event else { continue }
                let receiver = trace[index].receiver, place = places[receiver] ?? places.count
                places[receiver] = place
                hasher.combine(place)
                hasher.combine(callback)
            }
            guard !places.isEmpty else { return nil }
            for index in 0..<start {
                guard case .callback(.viewDidLoad, _) = trace[index].event else { continue }
                if let place = places[trace[index].receiver] { hasher.combine(place) }
            }
            hash = hasher.finalize()
            self.places = places
        }

        func outcome(of call: Call? = nil) -> SeenOutcome {
            let call = call.map { call in
                AskedCall(
                    controller: places == nil
                        ? call.controller.ordinal : places?[.controller(call.controller)],
                    callback: call.callback)
            }
            return SeenOutcome(hash: hash, call: call)
        }
    }
}

extension Run {
    /// Finds the outcomes that the run shows of some calls.
    ///
    /// - Parameters:
    ///   - calls: The calls; nil for all there are.
    ///   - likeness: What a question may have in common with it.
    ///   - held: The first entry of the trace that is seen together with it; nil if that is its own.
    /// - Returns: The outcomes; none for a command that was refused, which shows only that.
    fileprivate func shownOutcomes(
        of calls: [Call]? = nil, _ likeness: SeenOutcome.Likeness, since held: Int? = nil
    ) -> [SeenOutcome] {
        if case .ignored = outcome { return [] }
        let essences = essences(likeness, since: held)
        return calls.map { calls in calls.flatMap { call in essences.map { $0.outcome(of: call) } } }
            ?? essences.map { $0.outcome() }
    }

    /// Returns, for each of some calls, the outcomes of which any gives it away.
    fileprivate func revealingOutcomes(of calls: [Call]) -> [[SeenOutcome]] {
        let essences = essences(.sameCalls), whole = essences.map { $0.outcome() }
        return essences.isEmpty ? [] : calls.map { call in whole + essences.map { $0.outcome(of: call) } }
    }

    private func essences(
        _ likeness: SeenOutcome.Likeness, since held: Int? = nil
    ) -> [SeenOutcome.Essence] {
        let equal = SeenOutcome.Essence(equal: self).map { [$0] } ?? []
        guard likeness == .sameCalls else { return equal }
        let own = entries.lowerBound
        let starts = held.map { $0 < own ? [$0, own] : [own] } ?? [own]
        return equal + starts.compactMap { SeenOutcome.Essence(callsOf: self, since: $0) }
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
    /// For each call that is asked about, the outcomes of which any gives it away.
    package var revealingOutcomes: [[SeenOutcome]] {
        result.runs.flatMap { $0.revealingOutcomes(of: asked.calls) }
    }
}

extension Reply {
    /// Returns, for each of some calls of a command that was carried out, the outcomes of which any gives it away;
    /// `nil` means all calls there are. Empty for other replies.
    package func revealingOutcomes(of calls: [Call]?) -> [[SeenOutcome]] {
        guard case .ran(let run) = self else { return [] }
        if case .ignored = run.outcome { return [] }
        return calls.map { run.revealingOutcomes(of: $0) } ?? [run.shownOutcomes(.sameCalls)]
    }

    /// The outcomes that the reply shows, and how. Calls found by the learner's own answer were not shown.
    ///
    /// - Parameters:
    ///   - likeness: What a question may have in common with what was shown.
    ///   - held: The first entry of the trace that is seen together with the last one; nil if no transition was held.
    /// - Returns: The outcomes, and the way in which they are shown.
    package func seenOutcomes(
        _ likeness: SeenOutcome.Likeness, since held: inout Int?
    ) -> (seen: [SeenOutcome], way: SeenOutcome.Way) {
        func shown(_ judged: JudgedAnswer) -> [SeenOutcome] {
            // Only what was asked about is shown.
            judged.runs.flatMap { $0.shownOutcomes(of: judged.asked.calls, likeness) }
        }
        switch self {
        case .ran(let run):
            if case .hold? = run.command { held = run.entries.lowerBound }
            if case .pause? = run.command { held = run.entries.lowerBound }
            return (run.shownOutcomes(likeness, since: held), .run)
        case .left(let runs, _): return (runs.flatMap { $0.shownOutcomes(likeness) }, .shown)
        case .shown(let judged): return (shown(judged), .shown)
        case .judged(let judged):
            return (judged.showsOrder && !judged.judgement.isRight ? shown(judged) : [], .shown)
        case .comparison(let comparison):
            return (comparison.columns.flatMap { $0.runs.flatMap { $0.shownOutcomes(likeness) } }, .compared)
        case .moved(let relocation):
            return (relocation.differences.flatMap { $0.new.shownOutcomes(likeness) }, .moved)
        default: return ([], .run)
        }
    }
}
