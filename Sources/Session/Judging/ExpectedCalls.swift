import Lifecycle

/// The calls that a run made, as far as they are asked about, with the order that the rules put them in.
package struct ExpectedCalls: Sendable {
    /// The calls, in the order of the simulation.
    package let calls: [Call]
    /// The position of each call in the trace.
    package let entries: [Int]
    /// The rule of each call.
    package let rules: [Rule]
    /// The callbacks that are left out, as the sources disagree about them, each with the rule that says so.
    package let doubtfulRules: [Callback: Rule]
    /// The runs of calls that may come again.
    let repetition: Repetition
    private let order: Order
    /// The places of calls that need not be known.
    private let incidental: Set<Int>

    private enum Order: Sendable {
        /// Each call has to follow the one before it.
        case total
        /// For each call, which later ones have to follow it, directly or not.
        case partial([[Bool]])
    }

    /// Reads the expected calls from a run.
    package init(of run: Run, asked: AskedCalls) {
        self.init(in: run.simulation, entries: run.entries, asked: asked)
    }

    /// Reads the expected calls from a range of entries in an app's trace.
    package init(in simulation: Simulation, entries range: Range<Int>, asked: AskedCalls) {
        self.init(in: simulation.trace, entries: range, asked: asked, of: simulation.world)
    }

    /// Reads the expected calls from a range of entries in a trace. Without a world, children of children are
    /// held to no order.
    package init(in trace: Trace, entries range: Range<Int>, asked: AskedCalls, of world: World? = nil) {
        let (all, round) = ExpectedCalls.made(in: trace, range, asked)
        let doubtful = ExpectedCalls.doubtfulRules(of: all, in: trace, range, asked)
        let certain = all.filter { doubtful[$0.call.callback] == nil }
        let precedence = Precedence(among: certain.map { $0.entry }, of: trace)
        let rootChanges = trace.rootChanges(in: range)
        func isOnlyObserved(_ first: Int, _ second: Int) -> Bool {
            rootChanges.contains { $0.leavesOpen(first, second) }
                || trace.isOnlyObserved(first, second) { one, other in world?.isFamily(one, other) ?? false }
        }
        let isTotal =
            precedence.isTotal
            && zip(certain, certain.dropFirst()).allSatisfy { !isOnlyObserved($0.entry, $1.entry) }
        self.init(
            calls: certain.map { $0.call }, entries: certain.map { $0.entry },
            rules: certain.map { trace[$0.entry].rule }, doubtfulRules: doubtful, round: round,
            unasked: Set(
                certain.filter { !asked.isAsked($0.call) || !trace[$0.entry].isSeen }.map { $0.call }),
            order: isTotal
                ? nil
                : { first, second in
                    precedence.orders(certain[first].entry, before: certain[second].entry)
                        && !isOnlyObserved(certain[first].entry, certain[second].entry)
                })
    }

    /// The callbacks in question of which the sources disagree whether they are called, each with the rule that says so.
    package static func doubtfulRules(in trace: Trace, entries range: Range<Int>, asked: AskedCalls)
        -> [Callback: Rule]
    {
        doubtfulRules(of: made(in: trace, range, asked).calls, in: trace, range, asked)
    }

    private static func doubtfulRules(
        of calls: [(call: Call, entry: Int)], in trace: Trace, _ range: Range<Int>, _ asked: AskedCalls
    ) -> [Callback: Rule] {
        let open = trace.rulesThatLeaveOpen(in: range).filter { asked.includes($0.0) }
        let wait = calls.contains { $0.call.callback == .deinitialize } ? trace.firstSkippedWait : nil
        return Dictionary(
            calls.compactMap { call, entry in
                trace.doubtfulRule(of: entry, after: wait).map { (call.callback, $0) }
            } + open,
            uniquingKeysWith: { first, _ in first })
    }

    /// The calls in question, and those of a round that goes on until the app is gone.
    private static func made(
        in trace: Trace, _ range: Range<Int>, _ asked: AskedCalls
    ) -> (calls: [(call: Call, entry: Int)], round: [Call]) {
        // A call of UIKit's that no override shows counts only if an answer names it.
        var all = range.compactMap { index in
            Call(heard: trace[index]).flatMap { call in
                (trace[index].isSeen ? asked.includes(call) : asked.named.contains(call))
                    ? (call: call, entry: index) : nil
            }
        }
        let round = firstRound(&all, of: trace, range)
        return (all, round)
    }

    /// Of calls that go round and round until the app is gone, leaves the first round.
    ///
    /// - Returns: The calls of a round; empty if everything ends by itself.
    private static func firstRound(
        _ calls: inout [(call: Call, entry: Int)], of trace: Trace, _ range: Range<Int>
    ) -> [Call] {
        guard let last = range.last, case .endlessRecursion(let start) = trace[last].event else { return [] }
        // The call that closes a round opens the next one.
        let count = calls.count { $0.entry > start }
        guard count > 0, let opening = calls.first(where: { $0.entry >= start })?.call,
            let begin = calls.firstIndex(where: { $0.call == opening }), begin + count <= calls.count
        else { return [] }
        calls.removeSubrange((begin + count)...)
        return calls[begin...].map { $0.call }
    }

    /// Takes calls with an order of their own: it is asked whether the first of two places, the smaller one, has to
    /// come before the second. Without it each place has to. Calls that are not asked about need not be known.
    init(
        calls: [Call], entries: [Int], rules: [Rule], doubtfulRules: [Callback: Rule] = [:],
        round: [Call] = [], unasked: Set<Call> = [], order: ((Int, Int) -> Bool)?
    ) {
        let (repetition, surplus) = Repetition.find(in: calls, rules, round: round)
        let places = calls.indices.filter { !surplus.contains($0) }
        self.calls = places.map { calls[$0] }
        self.entries = places.map { entries[$0] }
        self.rules = places.map { rules[$0] }
        self.doubtfulRules = doubtfulRules
        self.repetition = repetition
        let kept = places.map { calls[$0] }
        let moving = Set(kept.filter { $0.callback.isAppearance }.map { $0.controller })
        func isBystander(_ call: Call) -> Bool { !moving.isEmpty && !moving.contains(call.controller) }
        // UIKit's own didMove, where the app's code calls it as the recipe says.
        let repeated = places.indices.filter {
            let call = kept[$0]
            return call.callback == .didMoveToParent && !rules[places[$0]].facts.isPromised
                && kept.count { $0 == call } > 1
        }
        // An answer with one of the two is right in either place, and in between.
        let spans = Dictionary(
            repeated.flatMap { second in
                places.indices.filter { kept[$0] == kept[second] && !repeated.contains($0) }
                    .map { ($0, min($0, second)...max($0, second)) }
            }, uniquingKeysWith: { first, _ in first })
        let incidental = places.indices.filter {
            let call = kept[$0], isPromised = rules[places[$0]].facts.isPromised
            return repeated.contains($0)
                || call.callback.tellsOfGeometry && (isBystander(call) || !isPromised)
        }
        self.incidental =
            (incidental.count < places.count ? Set(incidental) : [])
            .union(places.indices.filter { unasked.contains(calls[places[$0]]) })
        // At what point of others' coming and going a container or a presenter lays out was only seen.
        let loose = kept.map { $0.callback.tellsOfGeometry && isBystander($0) }
        guard order != nil || loose.contains(true) || !spans.isEmpty else {
            self.order = .total
            return
        }
        self.order = .partial(
            ExpectedCalls.closure(count: places.count) { first, second in
                let one = kept[first], other = kept[second]
                if one == other { return true }
                if spans[first]?.contains(second) == true || spans[second]?.contains(first) == true {
                    return false
                }
                let isOpen =
                    one.controller != other.controller
                    && (loose[first] && !other.callback.tellsOfGeometry
                        || loose[second] && !one.callback.tellsOfGeometry)
                return !isOpen && (order?(places[first], places[second]) ?? true)
            })
    }

    /// Indicates whether the call at one place must be made before that at another; false if the rules leave
    /// it open.
    package func requires(_ first: Int, before second: Int) -> Bool {
        switch order {
        case .total: first < second
        case .partial(let precedes): precedes[first][second]
        }
    }

    /// The callbacks that are left out, as the sources disagree about them.
    package var doubtful: Set<Callback> { Set(doubtfulRules.keys) }

    /// Indicates whether the rules fix the order of all calls.
    package var isTotal: Bool { if case .total = order { true } else { false } }

    /// Indicates whether an answer may leave out the call at a place: layout and similar calls that are made
    /// here but that nothing guarantees, such as those of a container or presenter while others appear and
    /// disappear. False where nothing else is called.
    package func isIncidental(_ place: Int) -> Bool { incidental.contains(place) }

    /// Indicates whether the call at a place may be made several times in a row,
    /// such as viewDidLayoutSubviews.
    package func mayRepeat(_ place: Int) -> Bool { rules[place].facts.mayRepeat }

    /// Returns the transitive closure: which calls follow which, directly or by way of others.
    private static func closure(count: Int, _ precedes: (Int, Int) -> Bool) -> [[Bool]] {
        var rows = Array(repeating: Array(repeating: false, count: count), count: count)
        for first in stride(from: count - 1, through: 0, by: -1) {
            var row = rows[first]
            for second in first + 1..<max(count, first + 1) where !row[second] && precedes(first, second) {
                row[second] = true
                for third in second + 1..<max(count, second + 1) where rows[second][third] {
                    row[third] = true
                }
            }
            rows[first] = row
        }
        return rows
    }
}

extension Call {
    /// The call that an entry of a trace stands for; nil if it is none of a controller's, or nothing shows it.
    package init?(_ entry: Entry) {
        guard entry.isSeen else { return nil }
        self.init(heard: entry)
    }

    /// The call that an entry of a trace stands for, whether anything shows it or not; nil if it is none of a
    /// controller's.
    init?(heard entry: Entry) {
        guard case .callback(let callback, _) = entry.event, case .controller(let controller) = entry.receiver
        else { return nil }
        self.init(controller, callback)
    }
}

extension Trace {
    /// A doubtful rule by which a call came, or that of a container by which the same call was passed on to it; or the one
    /// by which code was not waited for that may hold who is no more.
    fileprivate func doubtfulRule(of entry: Int, after wait: Int?) -> Rule? {
        if self[entry].callbackName == Callback.deinitialize.rawValue, let wait, wait < entry {
            return self[wait].rule
        }
        return sequence(first: entry) { self[$0].caller }
            .prefix { self[$0].callbackName == self[entry].callbackName }.map { self[$0].rule }
            .first { $0.facts.certainty == .doubtful }
    }

    /// The first `await` of which nobody knows how long it takes: it was skipped.
    fileprivate var firstSkippedWait: Int? {
        (0..<count).first { index in
            guard case .skipped(let words, .assumption) = self[index].event else { return false }
            return words.hasPrefix("await")
        }
    }

    /// The callbacks of which it is not settled whether they come, each with the rule that decided it here.
    fileprivate func rulesThatLeaveOpen(in range: Range<Int>) -> [(Callback, Rule)] {
        recordedRules(in: range).filter { $0.rule.facts.certainty == .doubtful }
            .flatMap { influence in influence.rule.facts.leftOpen.map { ($0, influence.rule) } }
    }
}

extension World {
    /// Indicates whether one of two controllers contains the other.
    fileprivate func isFamily(_ one: Receiver, _ other: Receiver) -> Bool {
        guard case .controller(let one) = one, case .controller(let other) = other else { return false }
        return ancestors(of: one).contains(other) || ancestors(of: other).contains(one)
    }
}
