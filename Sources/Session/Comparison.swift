import CommandLanguage
import Lifecycle

/// The same commands on several releases.
package struct Comparison: Sendable {
    /// The commands that are compared.
    package let commands: String
    /// One column a release, in the order asked for.
    package let columns: [Column]
    /// The results of the commands, from top to bottom; a result that several releases share takes one row.
    package let rows: [Row]

    /// Something that came of the commands on some of the releases, or on all.
    package struct Row: Hashable, Sendable {
        /// A call, value or end, in the words of transcripts.
        package let outcome: String
        /// The columns that have it, by position.
        package var columns: Set<Int>
    }

    /// The results on one release.
    package struct Column: Sendable {
        /// The release and device that the commands ran on.
        package let environment: Environment
        /// The chosen device, if the release doesn't run on it; nil otherwise.
        package let givenUp: Device?
        /// The runs of the commands.
        package let runs: [Run]
        /// Statements that the release refused, each with the reason.
        package let refused: [(statement: String, reason: Refusal)]
        /// Statements that name something missing on the release.
        package let lost: [LostStatement]
        /// The app afterwards.
        package let world: World
    }
}

extension Comparison {
    /// The steps that keeping the run of a replayed statement counts as, besides those of the statement.
    static let stepsPerKeptRun = 40

    init(commands: String, columns: [Column]) {
        let outcomes = columns.map { $0.runs.flatMap { $0.outcomeLines } }
        self.init(commands: commands, columns: columns, rows: Comparison.aligned(outcomes))
    }

    /// Indicates whether a row is the same on all releases.
    package func isCommon(_ row: Row) -> Bool { row.columns.count == columns.count }

    /// The rules that only some of the releases follow and that make the calls that differ. Where some of these calls follow a
    /// rule of all releases, also the others that cause something here, but for how a view is loaded, which explains no other
    /// call.
    package var differingRules: [Rule] {
        let all = Comparison.differingRules(columns.map { ($0.environment, $0.runs) })
        let different = Set(rows.filter { !isCommon($0) }.map { $0.outcome })
        let callers = columns.flatMap { $0.runs }.flatMap { run in
            run.visibleCallbacks.map { run.simulation.trace[$0] }
                .filter { different.contains($0.callName(in: run.simulation.world)) }
        }.map { $0.rule }
        let telling = all.filter(callers.contains)
        if callers.allSatisfy(all.contains), !telling.isEmpty { return telling }
        let others = all.filter { !callers.contains($0) && !$0.isOf(.loading) }
        return telling.isEmpty && others.isEmpty ? all : telling + others
    }

    /// The rules that only some releases follow and that cause something in their runs: first those that only decided what
    /// was done, then those by which something was called or changed.
    static func differingRules(_ columns: [(environment: Environment, runs: [Run])]) -> [Rule] {
        let used = columns.map { column in
            Set(
                column.runs.flatMap { run in
                    let shown = Set(run.visibleCallbacks)
                    return run.entries.map { ($0, run.simulation.trace[$0]) }
                        .filter { $1.callbackName.isEmpty || shown.contains($0) }.map { $0.1.rule }
                })
        }
        let all = zip(used, columns).map { used, column in
            used.union(
                column.runs.flatMap { run in
                    run.simulation.trace.recordedRules(in: run.entries).map { $0.rule }
                })
        }
        let calling = Set(used.joined())
        let everywhere = all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
        return Set(all.joined()).subtracting(everywhere).filter { rule in
            let holding = columns.filter { $0.environment.holds(rule) }.count
            return holding > 0 && holding < columns.count
        }.sorted {
            (calling.contains($0) ? 1 : 0, $0.rawValue) < (calling.contains($1) ? 1 : 0, $1.rawValue)
        }
    }

    /// Sets the columns side by side so that as much as possible of each next one stands in the rows there are.
    static func aligned(_ columns: [[String]]) -> [Row] {
        var rows: [Row] = []
        for (number, outcomes) in columns.enumerated() {
            let difference = outcomes.difference(from: rows.map { $0.outcome })
            var gone: Set<Int> = [], new: Set<Int> = []
            for change in difference {
                switch change {
                case .remove(let offset, _, _): gone.insert(offset)
                case .insert(let offset, _, _): new.insert(offset)
                }
            }
            var merged: [Row] = []
            var waiting = rows.indices[...]
            for (place, outcome) in outcomes.enumerated() {
                while let next = waiting.first, gone.contains(next) {
                    merged.append(rows[waiting.removeFirst()])
                }
                if new.contains(place) {
                    merged.append(Row(outcome: outcome, columns: [number]))
                } else if let next = waiting.popFirst() {
                    merged.append(rows[next])
                    merged[merged.count - 1].columns.insert(number)
                }
            }
            rows = merged + waiting.map { rows[$0] }
        }
        return rows
    }
}

extension Session {
    /// Runs commands on several releases, each after all that happened so far ran there as well.
    func compare(_ releases: [Release], _ commands: String?) -> [Reply] {
        let (earlier, last) = lastCommands
        guard let compared = commands ?? last else {
            return [
                .message("There's no last command to compare. Name one: compare ios 5 17: memory warning")
            ]
        }
        var columns: [Comparison.Column] = []
        var failure: TrialRun.Failure?, hasWorked = false, reader = StatementReader()
        for release in releases {
            let environment = platform.on(release)
            let past = commands == nil ? earlier : Array(history.done)
            // The runs of all columns are kept until they have been compared.
            start.limit.count(past.count * Comparison.stepsPerKeptRun)
            let before = replay(past, on: environment, by: &reader)
            let attempt = TrialRun(compared, from: before.stage)
            failure = failure ?? attempt.failure
            hasWorked = hasWorked || attempt.failure == nil
            columns.append(
                Comparison.Column(environment, platform.device(givenUpFor: environment), before, attempt))
        }
        if let failure, !hasWorked { return [.misunderstood(failure.statement, failure.error)] }
        return [.comparison(Comparison(commands: compared, columns: columns))]
    }

    /// The statements up to the last command, and those of it.
    package var commandsDone: (earlier: [String], last: [String]) {
        let count = lastCommands.earlier.count
        let all = history.done.filter { !$0.isMove }.map { $0.statement }
        let earlier = lastCommands.earlier.prefix(count).filter { !$0.isMove }.count
        return (Array(all.prefix(earlier)), Array(all.dropFirst(earlier)))
    }

    /// The start of the session, on the platform that it is on now.
    package var startHere: Start {
        var start = start
        start.environment = environment
        return start
    }

    /// The steps up to the last command, and that command; what was predicted together counts as one.
    var lastCommands: (earlier: [Step], last: String?) {
        var earlier = Array(history.done)
        var last: [String] = []
        while let step = earlier.popLast() {
            if step.isMove, last.isEmpty { continue }
            last.insert(step.statement, at: 0)
            if !step.continuesPrediction { break }
        }
        return (earlier, last.isEmpty ? nil : last.joined(separator: "; "))
    }
}

extension Comparison.Column {
    fileprivate init(_ environment: Environment, _ givenUp: Device?, _ before: Replay, _ attempt: TrialRun) {
        let all = before.runs.compactMap { $0 } + attempt.runs
        let failure = attempt.failure.map { LostStatement(statement: $0.statement, error: $0.error) }
        self.init(
            environment: environment, givenUp: givenUp, runs: attempt.runs,
            refused: all.compactMap { run in
                if case .ignored(let refusal) = run.outcome { (run.statement, refusal) } else { nil }
            }, lost: before.lost + (failure.map { [$0] } ?? []), world: attempt.stage.simulation.world)
    }
}
