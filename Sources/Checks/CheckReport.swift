import Lifecycle

/// The result of checking some files.
package struct CheckReport: Sendable {
    /// The mistakes, in the order of their places.
    package private(set) var findings: [CodeFinding] = []
    /// Possible mistakes that could not be decided, in the same order.
    package private(set) var undecided: [UndecidedFinding] = []
    /// The methods that UIKit would call in the runs and the simulation doesn't, in the order of their names.
    package private(set) var uncalled: [UncalledMethod] = []
    /// Files that could not be checked.
    package var problems: [Problem] = []
    /// Comments that silence a kind that does not exist.
    package private(set) var misnamed: [Problem] = []
    /// The number of findings that comments silenced.
    package private(set) var silenced = 0
    /// The files that were looked at, and those of tests, which were not.
    package var files = 0, leftOut = 0
    package var lines = 0
    /// The number of controller classes that were run.
    package private(set) var controllers = 0
    /// The classes of which a run ended early: by a trap, under a screen that stays, or because the class
    /// cannot be named.
    package private(set) var cutShort: [PartlyCheckedClass] = []
    private var silences: [String: [IgnoreComment]] = [:]
    private var evidence = FindingCollector()

    /// Something that keeps a file from being checked.
    package struct Problem: Hashable, Sendable {
        /// The position; line 0 means the file as a whole.
        package let place: CodeLocation
        package let text: String

        /// The place and what is wrong, as compilers write it.
        package var line: String {
            place.line > 0
                ? "\(place.file):\(place.line):\(place.column): error: \(text)"
                : "\(place.file): error: \(text)"
        }
    }

    /// The result for one project.
    struct Part: Sendable {
        var evidence = FindingCollector()
        var controllers = 0
        var cutShort: [PartlyCheckedClass] = []
        var problem: Problem?
    }

    /// 0 if all is well, 1 if something was found, 2 if something could not be checked.
    package var exitStatus: Int32 { !problems.isEmpty ? 2 : findings.isEmpty ? 0 : 1 }

    mutating func add(_ source: CheckedSource) {
        if !source.silences.isEmpty { silences[source.path] = source.silences }
    }

    mutating func add(_ part: Part) {
        evidence.add(part.evidence)
        controllers += part.controllers
        cutShort += part.cutShort
        if let problem = part.problem { problems.append(problem) }
    }

    /// Puts all in order, and takes out what is silenced or not looked for.
    mutating func close(_ disabled: Set<FindingKind>) {
        let all = evidence.findings.values.filter { !disabled.contains($0.kind) }
        findings = all.filter { finding in
            silences[finding.place.file]?.contains { $0.silences(finding) } != true
        }.sorted { $0.place == $1.place ? $0.kind.rawValue < $1.kind.rawValue : $0.place.precedes($1.place) }
        silenced = all.count - findings.count
        let keys = evidence.findings
        undecided = evidence.undecided.filter { keys[$0.key] == nil && !disabled.contains($0.value.kind) }
            .values.sorted {
                $0.place == $1.place ? $0.kind.rawValue < $1.kind.rawValue : $0.place.precedes($1.place)
            }
        problems.sort { $0.place.precedes($1.place) }
        misnamed = silences.values.joined().flatMap { silence in
            silence.kinds.filter { FindingKind(identifier: $0) == nil }.map {
                Problem(
                    place: silence.place,
                    text: "there is no kind \($0.prefix(60)) to ignore (list them with viewdid check --kinds)"
                )
            }
        }.sorted { $0.place.precedes($1.place) }
        cutShort.sort { $0.place.precedes($1.place) }
        uncalled = evidence.uncalled.sorted { $0.name < $1.name }
        evidence = FindingCollector()
    }

    /// The findings as lines of a baseline, which stay the same if code around them moves.
    package var baseline: [String] { findings.map(\.baselineLine) }

    /// Returns the report with the findings of a baseline silenced, each line as often as it stands there.
    package func silencing(_ baseline: [Substring]) -> CheckReport {
        var rest = self, left = Dictionary(baseline.map { (String($0), 1) }, uniquingKeysWith: +)
        rest.findings.removeAll { finding in
            guard let count = left[finding.baselineLine], count > 0 else { return false }
            left[finding.baselineLine] = count - 1
            return true
        }
        rest.silenced += findings.count - rest.findings.count
        return rest
    }

    /// Returns the report without the findings that have been fixed.
    package func without(_ mended: Set<CodeFinding>) -> CheckReport {
        var rest = self
        rest.findings.removeAll { mended.contains($0) }
        return rest
    }
}
