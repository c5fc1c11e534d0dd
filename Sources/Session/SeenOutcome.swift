import Lifecycle

/// A record that someone saw the result of a command: either all of its calls, or those of one method of one
/// controller.
///
/// A seen outcome is a hash, so that many can be kept; it is the same within one run of the program.
package struct SeenOutcome: Hashable, Sendable {
    fileprivate let hash: Int
    /// Indicates whether it is about one call, and not about all there are.
    package let isOfOneCall: Bool

    /// The same as it is seen at one exercise only.
    package func within(_ exercise: String) -> SeenOutcome {
        var hasher = Hasher()
        hasher.combine(hash)
        hasher.combine(exercise)
        return SeenOutcome(hash: hasher.finalize(), isOfOneCall: isOfOneCall)
    }

    /// The most controllers, views and classes of an app that is compared, and the most entries of a trace: far
    /// more than any exercise has.
    static let largestApp = 1_000, longestTrace = 2_000

    /// The calls about loading and appearance in which two commands have to agree if their other calls differ: fewer are
    /// the same too often.
    fileprivate static let leastCalls = 3

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

    /// A transition that was held: its calls are seen together with those that finish it.
    package struct Held: Hashable, Sendable {
        /// Its first entry in the trace.
        let start: Int
        fileprivate let subjects: ClosedRange<Int>

        /// Makes it of a run that may hold one; nil if it holds none.
        init?(_ run: Run) {
            guard let command = run.command, command.unheld != command else { return nil }
            subjects = command.unheld.subjects
            start = run.entries.lowerBound
        }
    }

    /// The degree to which two commands have to be the same, so that seeing one gives the other away.
    package enum Likeness: Sendable {
        /// The same command in an equal app.
        case equal
        /// Any command of the same subject with the same calls: of controllers that have loaded their views as often before, whatever
        /// their names and the release are, and whatever else the app has. Where enough views are loaded or appear and
        /// disappear, other calls in between may differ, as without an animation.
        case sameCalls
    }

    /// What two outcomes that are alike have in common.
    fileprivate struct Essence {
        let hash: Int
        /// The places of the receivers of calls; nil if controllers are known by their numbers.
        var places: [Receiver: Int]?
        /// Indicates whether only calls about loading and appearance are compared.
        var isAboutAppearance = false

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

        /// The calls from an entry of the trace on; nil if there are none, or too few of those that are compared, since
        /// nothing follows from that for another command.
        init?(callsOf run: Run, as subject: Int, since held: Held?, aboutAppearance: Bool) {
            let start = held?.start ?? run.entries.lowerBound
            let trace = run.simulation.trace, world = run.simulation.world
            guard run.entries.upperBound <= longestTrace else { return nil }
            var hasher = Hasher(), places: [Receiver: Int] = [:], count = 0
            hasher.combine(aboutAppearance)
            hasher.combine(subject)
            for index in start..<run.entries.upperBound where trace.isShown(index, in: world) {
                guard case .callback(let callback, _) = trace[index].event,
                    !aboutAppearance || callback.isAboutAppearance
                else { continue }
                let receiver = trace[index].receiver, place = places[receiver] ?? places.count
                places[receiver] = place
                hasher.combine(place)
                hasher.combine(callback)
                count += 1
            }
            guard count >= (aboutAppearance ? leastCalls : 1) else { return nil }
            isAboutAppearance = aboutAppearance
            for index in 0..<start {
                guard case .callback(.viewDidLoad, _) = trace[index].event else { continue }
                if let place = places[trace[index].receiver] { hasher.combine(place) }
            }
            hash = hasher.finalize()
            self.places = places
        }

        /// The outcome of a call, or of all calls; nil if the call isn't compared.
        func outcome(of call: Call? = nil) -> SeenOutcome? {
            guard let call else { return SeenOutcome(hash: hash, isOfOneCall: false) }
            if isAboutAppearance, !call.callback.isAboutAppearance { return nil }
            var hasher = Hasher()
            hasher.combine(hash)
            // A controller is known by its place among the receivers if its name doesn't matter; nil is one without calls.
            hasher.combine(places == nil ? call.controller.ordinal : places?[.controller(call.controller)])
            hasher.combine(call.callback)
            return SeenOutcome(hash: hasher.finalize(), isOfOneCall: true)
        }
    }
}

extension Callback {
    /// Indicates whether it is about loading a view, or about its appearance: an animation hardly changes their order.
    fileprivate var isAboutAppearance: Bool {
        switch self {
        case .loadView, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
            true
        default: false
        }
    }
}

extension Command {
    /// Numbers for the ways in which it may bring controllers on screen: what is known of one way says nothing about
    /// another.
    fileprivate var subjects: ClosedRange<Int> {
        switch self {
        case .swift: 0...7
        case .application, .window: 1...1
        case .navigation: 2...2
        case .segues, .touch: 2...3
        case .presentation: 3...3
        case .containment, .views: 4...4
        case .tabs: 5...5
        case .pages: 6...6
        case .split: 7...7
        default: 0...0
        }
    }
}

extension Run {
    /// Finds the outcomes that the run shows of some calls.
    ///
    /// - Parameters:
    ///   - calls: The calls; nil for all there are.
    ///   - likeness: What a question may have in common with it.
    ///   - held: The transition that is seen together with it; nil if there is none.
    /// - Returns: The outcomes; none for a command that was refused, which shows only that.
    fileprivate func shownOutcomes(
        of calls: [Call]? = nil, _ likeness: SeenOutcome.Likeness, since held: SeenOutcome.Held? = nil
    ) -> [SeenOutcome] {
        if isRefused { return [] }
        let essences = essences(likeness, since: held)
        return calls.map { calls in calls.flatMap { call in essences.compactMap { $0.outcome(of: call) } } }
            ?? essences.compactMap { $0.outcome() }
    }

    /// Returns, for each of some calls, the outcomes of which any gives it away.
    fileprivate func revealingOutcomes(of calls: [Call]) -> [[SeenOutcome]] {
        let essences = essences(.sameCalls)
        guard !essences.isEmpty else { return [] }
        // Who has seen all calls that come has seen enough.
        let trace = simulation.trace
        let coming = Set(entries.compactMap { Call(heard: trace[$0]) })
        let told = calls.filter(coming.contains)
        return (told.isEmpty ? calls : told).map { call in
            // To have seen all calls of an outcome shows this one, if it is compared.
            essences.flatMap { essence in
                essence.outcome(of: call).map { [essence.outcome(), $0].compactMap { $0 } } ?? []
            }
        }
    }

    private func essences(
        _ likeness: SeenOutcome.Likeness, since held: SeenOutcome.Held? = nil
    ) -> [SeenOutcome.Essence] {
        let equal = SeenOutcome.Essence(equal: self).map { [$0] } ?? []
        guard likeness == .sameCalls else { return equal }
        let isEarlier = held.map { $0.start < entries.lowerBound } ?? false
        let starts: [SeenOutcome.Held?] = isEarlier ? [held, nil] : [nil]
        return equal
            + starts.flatMap { held in
                [false, true].flatMap { aboutAppearance in
                    (held?.subjects ?? command?.unheld.subjects ?? 0...0).compactMap {
                        SeenOutcome.Essence(
                            callsOf: self, as: $0, since: held, aboutAppearance: aboutAppearance)
                    }
                }
            }
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
        guard case .ran(let run) = self, !run.isRefused else { return [] }
        return calls.map { run.revealingOutcomes(of: $0) } ?? [run.shownOutcomes(.sameCalls)]
    }

    /// The outcomes that the reply shows, and how. Calls found by the learner's own answer were not shown.
    ///
    /// - Parameters:
    ///   - likeness: What a question may have in common with what was shown.
    ///   - held: The transition that is seen together with the last run; nil if none was held.
    /// - Returns: The outcomes, and the way in which they are shown.
    package func seenOutcomes(
        _ likeness: SeenOutcome.Likeness, since held: inout SeenOutcome.Held?
    ) -> (seen: [SeenOutcome], way: SeenOutcome.Way) {
        func shown(_ judged: JudgedAnswer) -> [SeenOutcome] {
            // Only what was asked about is shown.
            judged.runs.flatMap { $0.shownOutcomes(of: judged.asked.calls, likeness) }
        }
        switch self {
        case .ran(let run):
            held = SeenOutcome.Held(run) ?? held
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
