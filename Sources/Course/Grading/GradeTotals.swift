/// The sums of a batch.
package struct GradeTotals: Hashable, Sendable {
    /// The files that were graded, by what came of them.
    private var graded: [Grade.Verdict: Int] = [:]
    /// The files that could not be graded.
    package private(set) var failed = 0
    /// The files that do not count, as others of the same lesson do.
    package private(set) var superseded = 0
    /// The transcripts that the roster asks for and that are not there.
    package private(set) var missing = 0
    /// The points of all graded files that count.
    package private(set) var points = 0.0
    /// The points that those could have, and in a submission those that are not there.
    package private(set) var maximum = 0.0
    /// Indicates whether the batch was stopped early.
    package var isInterrupted = false

    /// Begins at nothing.
    package init() {}

    /// The files that passed.
    package var passed: Int { graded[.passed, default: 0] }

    /// The files that were graded and did not pass.
    package var notPassed: Int { graded[.notPassed, default: 0] }

    /// The free sessions of which nothing was asked.
    package var reports: Int { graded[.report, default: 0] }

    /// All files.
    package var files: Int { passed + notPassed + reports + failed + superseded }

    /// The exit status: 0 if all passed, 1 if some did not, 2 if some could not be graded.
    package var exitStatus: Int32 { failed > 0 ? 2 : notPassed + missing > 0 ? 1 : 0 }

    /// Adds a file.
    ///
    /// - Parameter file: Its row.
    package mutating func add(_ file: GradedFile) {
        let grade = try? file.result.get()
        add(grade.map { ($0.result, $0.points, $0.maximum) })
    }

    /// Adds a transcript; nil if it could not be graded.
    package mutating func add(_ handIn: HandIn?) {
        add(handIn.map { ($0.verdict, $0.points, $0.maximum) })
    }

    private mutating func add(_ result: (verdict: Grade.Verdict, points: Double, maximum: Double)?) {
        guard let result else {
            failed += 1
            return
        }
        graded[result.verdict, default: 0] += 1
        points += result.points
        maximum += result.maximum
    }

    /// Takes out a file that was added, as another one of the same lesson counts.
    package mutating func discount(_ handIn: HandIn) {
        graded[handIn.verdict, default: 0] -= 1
        // A difference can be slightly negative because of rounding.
        points = max(0, points - handIn.points)
        maximum = max(0, maximum - handIn.maximum)
        superseded += 1
    }

    /// Adds transcripts that are not there.
    package mutating func add(_ missing: [MissingTranscript]) {
        self.missing += missing.count
        maximum += missing.reduce(0) { $0 + $1.maximum }
    }
}
