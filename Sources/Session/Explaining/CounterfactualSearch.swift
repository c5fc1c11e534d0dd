import Lifecycle

/// Looks through the worlds near the real one for one in which an answer is right.
///
/// Each has one change: two at once teach nothing, unless one is the release at which the broken rule begins or ends. Those
/// that only change the last commands come before those that replay everything on another release. The first in which the
/// answer is right ends the search.
struct CounterfactualSearch {
    /// The maximum number of statements to replay. After a long session, or where code runs for long, the
    /// last worlds of the list are skipped.
    static let allowance = 2_000

    let question: Question
    private let isAboutEnds: Bool
    private let changes: [NearbyChange]
    /// The commands that are easily taken for a predicted one, in its place.
    private let confusions: [NearbyChange]
    /// Those of them that are the same command for something else.
    private let alike: [NearbyChange]
    let inputs: ChunkedArray<ResolvedInput>
    private var replay: NearbyReplay
    private var known: [NearbyWorld: Outcome?] = [:]
    /// The release just before or after the range of the rule that an answer breaks.
    private var edge: Release?
    /// The rules of the real run that leave open whether calls in question are made.
    private let openHere: Set<Rule>
    /// The rule that an answer breaks, and the callbacks that it leaves out.
    private var broken: Rule?, leftOut: Set<Callback> = []
    /// Indicates whether the answer has no calls.
    private var isAboutNothing = false
    /// The same release, if an answer without calls may be right there for another reason than that it lacks them all.
    private var silencing: Release?

    /// The calls made in a world, limited to those in question.
    struct Outcome {
        let expected: ExpectedCalls
        let asked: AskedCalls
        /// The controllers in question that exist in that world, by name.
        let controllers: [String: Controller.ID]
        /// Indicates whether an answer can be right there: the world is as its changes say, and nothing in question is
        /// doubtful there that is certain here.
        let isSound: Bool
        /// Indicates whether a controller that is in a container here is nowhere there. That it gets no calls
        /// then proves nothing.
        let isBare: Bool
        /// Indicates whether a controller called here is left out like that, or is the container missing
        /// there; or whether a view is set to nil there and isn't seen to load again.
        let isMissed: Bool

        /// Returns the calls of an answer in that world; nil if one of its controllers does not exist there.
        func calls(_ answer: [(name: String, callback: Callback)]) -> [Call]? {
            let calls = answer.compactMap { given in
                controllers[given.name].map { Call($0, given.callback) }
            }
            return calls.count == answer.count ? calls : nil
        }

        /// The calls that are made, as answers write them.
        func names(withController: Bool) -> [String] {
            expected.calls.map { call in
                let name = controllers.first { $0.value == call.controller }?.key ?? ""
                return withController ? "\(name).\(call.callback.rawValue)" : call.callback.rawValue
            }
        }
    }

    /// An answer that is tried in one world after another.
    private struct Seeker {
        let answer: [(name: String, callback: Callback)]
        /// Indicates whether it has a call that isn't made here, or not in that order: only then is a world better in which
        /// it is part of the right answer.
        let isWrongAsFar: Bool
        /// The first world in which it is that.
        var best: NearbyWorld?
    }

    /// Prepares a search.
    ///
    /// - Parameters:
    ///   - session: The session, before the predicted commands are run.
    ///   - question: The question that was answered.
    ///   - isAboutEnds: Indicates whether only deallocations are wrong, so that the holders matter most; nil
    ///     to decide by the question.
    ///   - allowance: The maximum number of statements to replay.
    init(
        _ session: Session, _ question: Question, isAboutEnds: Bool? = nil,
        allowance: Int = CounterfactualSearch.allowance
    ) {
        self.question = question
        openHere = question.result.stage.simulation.trace.rulesLeavingOpen(question.asked)
        self.isAboutEnds = isAboutEnds ?? (question.asked.callbacks == [.deinitialize])
        inputs = question.result.stage.inputs
        let nearby = NearbyChanges(
            before: session.simulation.world, after: question.result.stage,
            predicted: session.history.count, asked: question.asked.controllers,
            isAboutEnds: self.isAboutEnds,
            isAboutLoading: question.asked.callbacks?.contains(where: CallbackGroup.loading.contains) ?? true)
        changes = nearby.all
        let all = nearby.confusions
        alike = all.filter(nearby.isAlike)
        confusions = all.filter { !nearby.isAlike($0) }
        replay = NearbyReplay(
            session, stops: Set(changes.compactMap { $0.instead.keys.min() }), allowance: allowance)
    }

    /// The session, before the predicted commands are run.
    var session: Session { replay.session }

    private var unchanged: NearbyWorld {
        NearbyWorld(
            changes: [], shared: session.history.count, setUp: [],
            commands: question.result.steps.map { $0.statement })
    }

    /// The number of statements replayed so far.
    var statementsReplayed: Int { replay.done }

    /// The number of these that were read; for the others, only names were looked up.
    var statementsRead: Int { replay.reader.readCount }

    /// The worlds with one change, the nearest first.
    var oneChange: [NearbyWorld] {
        let near = changes.filter { !isLast($0) }.map(world) + onOtherDevices
        let others = releases.map(unchanged.on).filter { !lacksCalls($0) && !isTooOld($0) }
        // A learner who has chosen another release than the default learns about it: its neighbors differ in
        // its main features.
        let isChosen = session.environment.release != .standard
        // That nothing is called is less often about an older release.
        let isLater = edge.map { $0 > session.environment.release } ?? false
        let across = others.filter { edge != nil && $0.release == edge && (isLater || !isAboutNothing) }
        let first = across + (isChosen ? others.prefix(2).filter { !across.contains($0) } : [])
        return first + near + others.filter { !first.contains($0) }
    }

    /// The worlds with one change that say little of the commands in question.
    var lastResort: [NearbyWorld] { changes.filter(isLast).map(world) }

    /// Indicates whether a change is tried only when no command of the question's makes the answer right.
    private func isLast(_ change: NearbyChange) -> Bool {
        switch change.change {
        case .onScreen, .style(.custom, _), .viewDropped: true
        // The release decides whether a warning unloads the view; another view would only hide that.
        case .loaded: inputs.contains { $0.command == .application(.memoryWarning) }
        default: false
        }
    }

    /// The worlds with one change that say less: by another command, or on a release without the calls in question or of
    /// long ago.
    private var oneFurtherChange: [NearbyWorld] {
        confusions.map(world) + releases.map(unchanged.on).filter { lacksCalls($0) || isTooOld($0) }
    }

    /// Indicates whether a release is from when warnings unloaded views, unlike the learner's: it differs in so much that it
    /// explains little, unless the broken rule changed there.
    private func isTooOld(_ world: NearbyWorld) -> Bool {
        guard let release = world.release, release != edge else { return false }
        return session.environment.holds(.memoryWarningKeepsViews)
            && !Environment(release: release).holds(.memoryWarningKeepsViews)
    }

    /// Indicates whether a release doesn't have a call that the answer leaves out, which says nothing about why it is made here.
    private func lacksCalls(_ world: NearbyWorld) -> Bool {
        world.release.map { release in
            leftOut.contains { !$0.exists(on: release) && $0.ruleOfExistence != broken }
        } ?? false
    }

    private func world(_ change: NearbyChange) -> NearbyWorld {
        NearbyWorld(change, of: inputs, predicted: session.history.count, shared: session.history.count)
    }

    /// The nearest release that differs from this one in whether a rule holds.
    private func release(across rule: Rule) -> Release? {
        let holds = session.environment.holds(rule)
        return releases.first { Environment(release: $0).holds(rule) != holds }
    }

    /// The nearest world in which an answer is right. If there is none, the nearest in which it is part of the right one.
    ///
    /// - Parameters:
    ///   - judgement: The answer, and how it was judged.
    ///   - rule: The rule that the mistake breaks: the release at which it begins or ends goes first among the other setups.
    /// - Returns: Nil if there is neither.
    mutating func nearest(to judgement: Judgement, breaking rule: Rule? = nil) -> Counterfactual? {
        edge = rule.flatMap(release(across:))
        broken = rule
        isAboutNothing = judgement.answer.isEmpty
        leftOut = Set(judgement.leftOut.map { judgement.expected.calls[$0].callback })
        silencing = edge.flatMap { edge in
            edge > session.environment.release
                || judgement.expected.calls.contains { $0.callback.exists(on: edge) } ? edge : nil
        }
        let kept = Set(judgement.kept)
        var seeker = Seeker(
            answer: judgement.answer.map { (question.world.controllers[$0.controller].name, $0.callback) },
            isWrongAsFar: judgement.answer.indices.contains { !kept.contains($0) && judgement.matters($0) })
        if let world = firstThatFits(&seeker) {
            let named = worldOnMajorRelease(world, seeker.answer)
            return counterfactual(named, coverage(of: seeker.answer, in: named))
        }
        return seeker.best.map { counterfactual($0, .part) }
    }

    private mutating func firstThatFits(_ seeker: inout Seeker) -> NearbyWorld? {
        // Other commands may leave a state as it was before, and many call nothing.
        let isOfCommands = !(question.claim.map { $0.isOfState } ?? seeker.answer.isEmpty)
        let first = isOfCommands ? alike.map(world) : [], near = oneChange
        let further = (isOfCommands ? oneFurtherChange : []) + acrossEdge
        if let claim = question.claim {
            return (first + near + further + lastResort).first { meets(claim, $0) }
        }
        for world in first where isRight(seeker.answer, in: world) { return world }
        for world in near where fits(&seeker, world) { return world }
        if isOfCommands {
            for world in further where isRight(seeker.answer, in: world) {
                if coverage(of: seeker.answer, in: world) != .part { return world }
            }
        }
        for world in lastResort where fits(&seeker, world) { return world }
        return nil
    }

    /// The worlds with a change on the release where the broken rule begins or ends.
    private var acrossEdge: [NearbyWorld] {
        edge.map { edge in changes.filter { $0.change.isWorthAsking }.map { world($0).on(edge) } } ?? []
    }

    /// Returns how an answer that is right in a world fits it: exactly the calls made, another order that the
    /// rules allow, or only a part, since the commands there would be asked for more.
    private mutating func coverage(
        of answer: [(name: String, callback: Callback)], in world: NearbyWorld
    ) -> Counterfactual.Coverage {
        guard question.claim == nil else { return .whole }
        guard let outcome = outcome(of: world), let result = replay.run(world),
            !callsMore(result, outcome.asked)
        else { return .part }
        return outcome.calls(answer) == outcome.expected.calls ? .whole : .allowed
    }

    /// Returns what a world is like to someone who is asked about it; nil if it isn't fit for that.
    mutating func variation(_ world: NearbyWorld) -> Variation? {
        guard let outcome = outcome(of: world), outcome.isSound, !outcome.isMissed, !outcome.isBare,
            world.isSayable, isSettled(world), outcome.expected.doubtful.isEmpty,
            let result = replay.run(world)
        else { return nil }
        let steps = session.history.done.prefix(world.shared).filter { !$0.isMove }.map { $0.statement }
        let here = question.expected.calls.map {
            (name: question.world.controllers[$0.controller].name, callback: $0.callback)
        }
        return Variation(
            words: Counterfactual(changes: world.changes, coverage: .whole, command: "", calls: [])
                .circumstances,
            environment: result.after.world.environment, setUp: steps + world.setUp, commands: world.commands,
            hasSameAnswer: isRight(here, in: world), simulation: result.after, entries: result.entries)
    }

    /// Checks whether an answer is right in a world; if not, remembers whether it is part of the right one.
    private mutating func fits(_ seeker: inout Seeker, _ world: NearbyWorld) -> Bool {
        // An empty answer is right on any release that doesn't have the calls, which explains nothing.
        guard !seeker.answer.isEmpty || world.release == nil || world.isOnly(on: silencing) else {
            return false
        }
        guard let outcome = outcome(of: world),
            !(seeker.answer.isEmpty ? outcome.isBare : outcome.isMissed),
            let calls = outcome.calls(seeker.answer), concerns(world.changes, seeker.answer), outcome.isSound
        else { return false }
        if Judgement.isRight(calls, against: outcome.expected) {
            guard isSettled(world) else { return false }
            return question.claim.map { meets($0, world) } ?? true
        }
        // On another release, more is different than in the best world on this one.
        if seeker.isWrongAsFar, seeker.best.map({ $0.release != nil && world.release == nil }) ?? true,
            Alignment(of: calls, with: outcome.expected).kept.count == calls.count, isSettled(world)
        {
            seeker.best = world
        }
        return false
    }

    /// Indicates whether a learner is right about a claim in a world.
    private mutating func meets(_ claim: Claim, _ world: NearbyWorld) -> Bool {
        guard let outcome = outcome(of: world), outcome.isSound, !outcome.isMissed, isSettled(world),
            let result = replay.run(world)
        else { return false }
        let start = result.entries.lowerBound, callbacks = question.asked.callbacks ?? []
        // If the state is there before, but not here, no call brings it about. A release without the calls explains nothing.
        let isPossible =
            world.isOnly(on: edge)
            || world.release.map { release in callbacks.allSatisfy { $0.exists(on: release) } } ?? true
        guard isPossible, claim.holds(in: result.after, since: start) else { return false }
        guard claim.isOfState else { return true }
        var earlier = world
        earlier.commands = []
        return replay.run(earlier).map {
            claim.holds(in: $0.after, since: $0.after.trace.count)
                == claim.holds(in: session.simulation, since: session.simulation.trace.count)
        } ?? false
    }

    /// Indicates whether no more is left open in a world than in the real run.
    private mutating func isSettled(_ world: NearbyWorld) -> Bool {
        replay.run(world)?.after.trace.rulesLeavingOpen(question.asked).isSubset(of: openHere) ?? false
    }

    /// Returns the calls made in a world; nil if not all of its commands can be carried out and do something there, or
    /// if it asks a different question.
    mutating func outcome(of world: NearbyWorld) -> Outcome? {
        if let outcome = known[world] { return outcome }
        var outcome: Outcome?
        if let result = replay.run(world) { outcome = self.outcome(of: world, leadingTo: result) }
        known[world] = .some(outcome)
        return outcome
    }

    private func outcome(of world: NearbyWorld, leadingTo result: NearbyReplay.Result) -> Outcome? {
        // No answer is right where the app ends, or a command does nothing.
        guard result.isSound, asksTheSame(result) else { return nil }
        var controllers: [String: Controller.ID] = [:]
        for controller in question.asked.controllers {
            let name = question.world.controllers[controller].name
            controllers[name] = result.after.world.newestController(named: name)
        }
        let named = question.asked.named.compactMap { call in
            let name = question.world.controllers[call.controller].name
            let there = controllers[name] ?? result.after.world.newestController(named: name)
            return there.map { Call($0, call.callback) }
        }
        let asked = AskedCalls(
            controllers: controllers.values.sorted { $0.ordinal < $1.ordinal },
            callbacks: question.asked.callbacks
        ).with(named)
        for call in named {
            controllers[result.after.world.controllers[call.controller].name] = call.controller
        }
        let expected = ExpectedCalls(in: result.after, entries: result.entries, asked: asked)
        return Outcome(
            expected: expected, asked: asked, controllers: controllers,
            isSound: expected.doubtful.isSubset(of: question.doubtful.keys)
                && isTrue(world.changes, controllers, result),
            isBare: isBare(world.changes, result.after.world),
            isMissed: isMissed(world.changes, controllers, result.after.world)
                || !tells(world.changes, expected))
    }
}

extension Trace {
    /// The rules of the whole run, including its setup, that leave open whether calls in question are made.
    fileprivate func rulesLeavingOpen(_ asked: AskedCalls) -> Set<Rule> {
        rules(in: 0..<count).filter { $0.facts.leftOpen.contains(where: asked.includes) }
    }
}

/// The description of a world that was found.
extension CounterfactualSearch {
    /// Returns the world on the last release of its major version, which people mean by that number, if the
    /// answer is right there too; otherwise the world itself.
    mutating func worldOnMajorRelease(
        _ world: NearbyWorld, _ answer: [(name: String, callback: Callback)]
    ) -> NearbyWorld {
        guard let release = world.release, let last = Release.last(of: release.major), last != release,
            last != session.environment.release
        else { return world }
        let other = world.on(last)
        return question.claim.map { meets($0, other) } ?? isRight(answer, in: other) ? other : world
    }

    /// Indicates whether an answer is right in a world, wherever the world is in the list.
    private mutating func isRight(
        _ answer: [(name: String, callback: Callback)], in world: NearbyWorld
    ) -> Bool {
        guard let outcome = outcome(of: world), outcome.isSound,
            !(answer.isEmpty ? outcome.isBare : outcome.isMissed), concerns(world.changes, answer),
            isSettled(world), let calls = outcome.calls(answer)
        else { return false }
        return Judgement.isRight(calls, against: outcome.expected)
    }

    mutating func counterfactual(
        _ world: NearbyWorld, _ coverage: Counterfactual.Coverage
    ) -> Counterfactual {
        let others = replay.run(world).map { $0.stage.inputs.dropFirst($0.predicted) }
        let isForeign = others?.contains { other in
            other.command.map { command in
                !inputs.contains { $0.command.map(command.isAsUsual) ?? false }
            } ?? false
        }
        return Counterfactual(
            changes: world.changes, coverage: coverage, command: command(showing: world),
            calls: outcome(of: world)?.names(withController: question.asked.isOfSeveral) ?? [],
            isForeign: isForeign ?? false)
    }

    /// Returns the line that shows another world when it is typed right after the prediction.
    private func command(showing world: NearbyWorld) -> String {
        let predicted = question.result.steps.count
        let here = session.environment.release
        let comparison = world.release.map { release in
            "compare ios " + [release, here].sorted().map({ $0.name }).joined(separator: " ")
        }
        let isEdited = world.changes.contains { if case .release = $0 { false } else { true } }
        guard isEdited || predicted > 1 else { return comparison ?? "" }
        let undo = session.history.count - world.shared + predicted
        let commands = world.commands.joined(separator: "; ")
        let turned = world.isLandscape ? " landscape" : ""
        let device = world.device.map { ["device \($0.name)" + turned] } ?? []
        return
            (["undo \(undo)"] + device + world.setUp + [comparison.map { "\($0): \(commands)" } ?? commands])
            .joined(separator: "; ")
    }
}

extension Command {
    /// Indicates whether it is of a subject that each app has to do with, or of the same as a command of the app's.
    fileprivate func isAsUsual(besides other: Command) -> Bool {
        switch (self, other.unheld) {
        case (.application, _), (.loading, _), (.window, _), (.navigation, _), (.presentation, _), (.tabs, _),
            (.device, _), (.time, _), (.containment, .containment), (.pages, .pages), (.split, .split),
            (.segues, .segues), (.views, .views), (.layout, .layout), (.touch, .touch), (.making, .making),
            (.references, .references), (.classes, .classes), (.bundle, .bundle), (.swift, .swift):
            true
        case (.hold(let held), _), (.pause(let held), _): held.isAsUsual(besides: other)
        default: false
        }
    }
}

/// The other platforms that the app can run on.
extension CounterfactualSearch {
    /// The releases on which the session can be replayed on a device of the same family, the nearest first.
    var releases: [Release] {
        // On another device, a point is a different place on the screen, which says nothing about the release.
        let isAtPoint = inputs.contains { if case .touch(.tap)? = $0.command { true } else { false } }
        guard !isAtPoint else { return [] }
        let environment = session.environment, here = environment.release
        return Release.landmarks.sortedByNearness(to: here).filter {
            $0 != here && Device.ofItsTime($0, idiom: environment.device.idiom) != nil
        }
    }

    /// The app on a device of the other family, if the answer depends on the family: upright, and where columns are in
    /// question, an iPad in landscape too.
    fileprivate var onOtherDevices: [NearbyWorld] {
        let environment = session.environment
        let other: Device.Idiom = environment.device.idiom == .phone ? .pad : .phone
        let world = question.world
        let isSplit = world.controllers.identifiers.contains { world.kind(of: $0) == .split }
        guard !environment.isLandscape, isSplit || inputs.contains(where: { $0.dependsOnFamily }),
            let device = Device.ofItsTime(environment.release, idiom: other)
        else { return [] }
        return (other == .pad && isSplit ? [false, true] : [false]).map {
            unchanged.on(device, isLandscape: $0)
        }
    }
}

extension [Release] {
    /// The releases, the nearest version numbers first; of two equally near, the older one.
    fileprivate func sortedByNearness(to release: Release) -> [Release] {
        let all = Set(Release.lastReleases + self + [release]).sorted()
        let here = all.firstIndex(of: release) ?? 0
        let distances = Dictionary(
            uniqueKeysWithValues: all.enumerated().map { ($1, abs($0 - here)) })
        return sorted { (distances[$0] ?? 0, $0) < (distances[$1] ?? 0, $1) }
    }
}
