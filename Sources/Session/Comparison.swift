import CommandLanguage
import Lifecycle

/// The same commands on several releases.
public struct Comparison: Sendable {
    /// The commands that are compared.
    public let commands: String
    /// One column a release, in the order asked for.
    public let columns: [Column]

    /// What the commands did on one release.
    public struct Column: Sendable {
        /// What they ran on.
        public let environment: Environment
        /// What each command did.
        public let runs: [Run]
        /// Statements that the release refused, each with the reason.
        public let refused: [(statement: String, reason: Refusal)]
    }
}

extension Session {
    /// Runs commands on several releases, each after all that happened so far ran there as well.
    func compare(_ releases: [Release], _ commands: String?) -> [Reply] {
        var earlier = steps
        var compared = commands
        if compared == nil {
            while let last = earlier.popLast() {
                guard case .environment = last.instruction else {
                    compared = last.statement
                    break
                }
            }
        }
        guard let compared else {
            return [
                .message("There is no last command to compare. Name some: compare ios 5 17: memory warning")
            ]
        }
        var columns: [Comparison.Column] = []
        for release in releases {
            let environment = EnvironmentChange.release(release).applied(to: environment)
            let (stage, runs) = replay(earlier, on: environment)
            let attempt = Attempt(compared, from: stage)
            if let failure = attempt.failure { return [.misunderstood(failure.statement, failure.error)] }
            let refused = (runs.compactMap { $0 } + attempt.runs).compactMap { run -> (String, Refusal)? in
                if case .ignored(let refusal) = run.outcome { (run.statement, refusal) } else { nil }
            }
            columns.append(Comparison.Column(environment: environment, runs: attempt.runs, refused: refused))
        }
        return [.comparison(Comparison(commands: compared, columns: columns))]
    }
}
