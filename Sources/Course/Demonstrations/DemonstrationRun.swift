import CommandLanguage
import Lifecycle
import Session
import SwiftSource

/// The result of a demonstration on one release.
package struct DemonstrationRun: Sendable {
    /// The differences from what the demonstration says, in the order of its lines; empty if all was as
    /// expected.
    package let failures: [Failure]
    /// The lines of the demonstration, with the replies to each.
    package let replies: [(line: String, replies: [Reply])]
    /// The rules that acted.
    package let rules: Set<Rule>

    /// A line that went otherwise.
    package struct Failure: Hashable, Sendable {
        package let line: String
        /// The actual result, in words.
        package let reason: String
    }

    /// Indicates whether all expectations were met.
    package var isMet: Bool { failures.isEmpty }

    /// Runs a demonstration.
    ///
    /// - Parameters:
    ///   - demonstration: What to run.
    ///   - release: The release to run on.
    package init(_ demonstration: Demonstration, on release: Release) {
        var session = Session(Session.Start(environment: Environment(release: release), code: .standard))
        var failures: [Failure] = [], all: [(line: String, replies: [Reply])] = []
        for (index, line) in demonstration.lines.enumerated() {
            let replies = session.enter(line)
            all.append((line, replies))
            let next = demonstration.lines.dropFirst(index + 1).first
            if let reason = DemonstrationRun.reason(replies, mayBeRefused: next == "expect refused") {
                failures.append(Failure(line: line, reason: reason))
            } else if Demonstration.expectation(in: line) != nil,
                !replies.contains(where: { if case .expectation(_, true, _) = $0 { true } else { false } })
            {
                failures.append(Failure(line: line, reason: "there is no command before it to check"))
            }
        }
        self.failures = failures
        self.replies = all
        let trace = session.simulation.trace
        rules = Set(trace.entries.map { $0.rule }).union(trace.recordedRules.map { $0.rule })
    }

    private static func reason(_ replies: [Reply], mayBeRefused: Bool) -> String? {
        for reply in replies where reply.isFailure {
            switch reply {
            case .misunderstood(_, let error): return error.message
            case .expectation(_, _, let found): return "found: \(found)"
            case .ran(let run):
                guard !mayBeRefused, case .ignored(let refusal) = run.outcome else { continue }
                return "refused: \(refusal.text(in: run.simulation.world))"
            default: return "it failed"
            }
        }
        return nil
    }
}
