import DeepStack
import Lifecycle
import Reports
import Session
import VisibleText

/// The same commands once more, for what depends on conditions that are not known: once as if all of them held, and then
/// for each of them as if it alone did not; so with closures that outside code may call. What is met only behind one of
/// them is taken both ways in turn. The launch of an app that makes way for another screen is the same in all of them.
package struct AlternativeRuns {
    /// The most conditions that are looked into, the most runs for that, also those in which the app does not live, and the
    /// most entries that all the runs together record.
    static let most = 60, mostRuns = 120, mostEntries = 500_000

    /// The most runs at the same time.
    private static let mostAtOnce = 8

    /// The most conditions that are told in text.
    private static let mostShown = 6

    /// The conditions with which the calls of the two runs differ, in the order in which they were met.
    private(set) var differing: [Decision] = []
    /// The traces of all runs.
    private(set) var traces: [Trace] = []
    /// The conditions that were taken both ways, and those that were met and were not.
    private(set) var explored: Set<CodeLocation> = [], open: Set<CodeLocation> = []

    /// A condition, and what UIKit calls in each of the two runs from the first call on in which they differ.
    struct Decision {
        let location: CodeLocation
        let holding: [String], failing: [String]
    }

    /// Runs the commands again, if something in the first run was left open.
    ///
    /// - Parameters:
    ///   - lines: The commands.
    ///   - start: How the first run began.
    ///   - first: What came of it.
    package init(of lines: [String], from start: Session.Start, after first: Simulation) {
        open = Set(first.world.code.openConditions)
        let isUnknown = first.trace.entries.contains { entry in
            if case .skipped(_, .condition) = entry.event { true } else { false }
        }
        guard isUnknown || !open.isEmpty else { return }
        let beginning = Session(start)
        guard let (base, holds) = Self.base(lines, beginning) else { return }
        traces.append(base.trace)
        var waiting = [
            Branch(
                places: base.world.code.openConditions, decisions: [:],
                calls: base.trace.calls(in: base.world))
        ]
        var runs = 0
        while let branch = waiting.first {
            waiting.removeFirst()
            open.formUnion(branch.places)
            var places = branch.places.filter { !explored.contains($0) }[...]
            while !places.isEmpty {
                let batch = Array(places.prefix(Self.mostAtOnce))
                places = places.dropFirst(batch.count)
                let others = DeepStack.map(batch) { place in
                    Self.run(lines, from: beginning, branch.deciding(place, !holds), others: holds)
                }
                for (place, other) in zip(batch, others) {
                    let entries = traces.reduce(0) { $0 + $1.count }
                    guard traces.count <= Self.most, runs < Self.mostRuns, entries < Self.mostEntries else {
                        return
                    }
                    runs += 1
                    guard other.world.application != .crashed else { continue }
                    let calls = other.trace.calls(in: other.world)
                    traces.append(other.trace)
                    explored.insert(place)
                    open.remove(place)
                    compare(place, holds ? (branch.calls, calls) : (calls, branch.calls))
                    let new = other.world.code.openConditions.filter {
                        !open.contains($0) && !explored.contains($0)
                    }
                    if !new.isEmpty {
                        waiting.append(
                            Branch(places: new, decisions: branch.deciding(place, !holds), calls: calls))
                    }
                }
            }
        }
    }

    /// A run from which others branch off: the conditions that it met, how it took them, and what came of it.
    private struct Branch {
        let places: [CodeLocation]
        let decisions: [CodeLocation: Bool]
        let calls: [String]

        /// The results by the places of the conditions, with one more.
        func deciding(_ place: CodeLocation, _ result: Bool) -> [CodeLocation: Bool] {
            decisions.merging([place: result]) { _, new in new }
        }
    }

    /// The run as if all conditions held, or, if the app does not live through that, as if none did.
    private static func base(_ lines: [String], _ beginning: Session) -> (Simulation, holds: Bool)? {
        for holds in [true, false] {
            let base = run(lines, from: beginning, [:], others: holds)
            if base.world.application != .crashed { return (base, holds) }
        }
        return nil
    }

    private mutating func compare(_ place: CodeLocation, _ calls: (holding: [String], failing: [String])) {
        let shared = zip(calls.holding, calls.failing).prefix { $0 == $1 }.count
        guard calls.holding.count > shared || calls.failing.count > shared else { return }
        differing.append(
            Decision(
                location: place, holding: Array(calls.holding.dropFirst(shared)),
                failing: Array(calls.failing.dropFirst(shared))))
    }

    private static func run(
        _ lines: [String], from beginning: Session, _ decisions: [CodeLocation: Bool], others: Bool
    ) -> Simulation {
        var session = beginning.deciding(decisions, others: others)
        for line in lines { _ = session.enter(line) }
        return session.simulation
    }

    /// The printed conditions, up to a limit, with the calls of both runs.
    package var lines: [Line] {
        let rest = differing.count - Self.mostShown
        let more =
            rest > 0 ? [Line("  \(rest) more conditions also matter. --json lists them.", hanging: 2)] : []
        return differing.prefix(Self.mostShown).flatMap { decision -> [Line] in
            let place = "\(decision.location.file):\(decision.location.line)"
            func line(_ words: String, _ calls: [String]) -> Line {
                let shown = calls.prefix(8).joined(separator: ", ") + (calls.count > 8 ? ", …" : "")
                return Line("    \(words): \(calls.isEmpty ? "nothing more" : shown)", hanging: 6)
            }
            return [
                Line("  What UIKit calls depends on an unknown condition at \(place)."),
                line("if so", decision.holding), line("if not", decision.failing),
            ]
        } + more
    }

    /// The conditions that change the calls, in the JSON format.
    var document: [JSONObject]? {
        let all = differing.map { decision -> JSONObject in
            [
                "file": decision.location.file, "line": decision.location.line,
                "holding": decision.holding, "failing": decision.failing,
            ]
        }
        return all.isEmpty ? nil : all
    }
}

extension Trace {
    /// The calls that the app's own code sees, each as a line.
    fileprivate func calls(in world: World) -> [String] {
        entries.compactMap { entry in
            guard case .callback = entry.event, entry.isSeen else { return nil }
            return "\(entry.receiver.name(in: world)).\(entry.callbackName)"
        }
    }
}
