import Lifecycle
import Reports
import Session

/// The same commands once more for each condition that is not known and decides what UIKit calls: once as if it held, and
/// once as if it did not.
struct OtherRuns {
    /// The most conditions that are looked into.
    static let most = 6

    /// The conditions with which the calls of the two runs differ, in the order in which they were met.
    private(set) var differing: [Decision] = []
    /// The traces of all runs, and the conditions that each of two runs took another way.
    private(set) var traces: [Trace] = []
    private(set) var explored: Set<CodeLocation> = []

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
    init(of lines: [String], from start: Session.Start, after first: Simulation) {
        for place in first.world.openConditions.prefix(Self.most) {
            let runs = [true, false].map { holds in Self.run(lines, from: start, deciding: place, holds) }
            guard runs[0].world.application != .crashed, runs[1].world.application != .crashed else {
                continue
            }
            traces += runs.map(\.trace)
            explored.insert(place)
            let calls = runs.map(\.calls)
            let shared = zip(calls[0], calls[1]).prefix { $0 == $1 }.count
            guard calls[0].count > shared || calls[1].count > shared else { continue }
            differing.append(
                Decision(
                    location: place, holding: Array(calls[0].dropFirst(shared)),
                    failing: Array(calls[1].dropFirst(shared))))
        }
    }

    private static func run(
        _ lines: [String], from start: Session.Start, deciding place: CodeLocation, _ holds: Bool
    ) -> Simulation {
        var start = start
        start.program?.decisions[place] = holds
        var session = Session(start)
        for line in lines { _ = session.enter(line) }
        return session.simulation
    }

    /// What is printed of them.
    var lines: [Line] {
        differing.flatMap { decision -> [Line] in
            let place = "\(decision.location.file):\(decision.location.line)"
            func line(_ words: String, _ calls: [String]) -> Line {
                let shown = calls.prefix(8).joined(separator: ", ") + (calls.count > 8 ? ", …" : "")
                return Line("    \(words): \(calls.isEmpty ? "nothing more" : shown)", hanging: 6)
            }
            return [
                Line("  What UIKit calls depends on the condition at \(place), which is not known."),
                line("if it holds", decision.holding), line("if not", decision.failing),
            ]
        }
    }

    /// The same for programs.
    var document: [TraceDocument.Alternative]? {
        let all = differing.map { decision in
            TraceDocument.Alternative(
                file: decision.location.file, line: decision.location.line, holding: decision.holding,
                failing: decision.failing)
        }
        return all.isEmpty ? nil : all
    }
}

extension Simulation {
    /// The calls that the app's own code sees, each as a line.
    fileprivate var calls: [String] {
        trace.entries.compactMap { entry in
            guard case .callback = entry.event, entry.isSeen else { return nil }
            return "\(entry.receiver.name(in: world)).\(entry.callbackName)"
        }
    }
}
