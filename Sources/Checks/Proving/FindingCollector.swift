import Lifecycle

/// The findings so far, each mistake once.
struct FindingCollector: Sendable {
    private(set) var findings: [Key: CodeFinding] = [:]
    private(set) var undecided: [Key: UndecidedFinding] = [:]
    /// The number of times that something was added, also what was known.
    private(set) var additions = 0
    /// The methods that UIKit would have called in the runs.
    var uncalled: Set<UncalledMethod> = []

    struct Key: Hashable, Sendable {
        let kind: FindingKind
        let place: CodeLocation
    }

    mutating func add(_ finding: CodeFinding) {
        additions += 1
        let key = Key(kind: finding.kind, place: finding.place)
        if findings[key] == nil { findings[key] = finding }
    }

    mutating func addUndecided(_ kind: FindingKind, at place: CodeLocation, because reason: UnknownReason) {
        additions += 1
        let key = Key(kind: kind, place: place)
        if undecided[key] == nil {
            undecided[key] = UndecidedFinding(kind: kind, place: place, reason: reason)
        }
    }

    /// Indicates whether a finding of a kind in a line is known, perhaps as undecided.
    func has(_ kind: FindingKind, inLineOf place: CodeLocation) -> Bool {
        (Array(findings.keys) + Array(undecided.keys)).contains {
            $0.kind == kind && $0.place.file == place.file && $0.place.line == place.line
        }
    }

    /// Adds what was found elsewhere; what is known already stays.
    mutating func add(_ other: FindingCollector) {
        findings.merge(other.findings) { own, _ in own }
        undecided.merge(other.undecided) { own, _ in own }
        uncalled.formUnion(other.uncalled)
    }
}
