import Lifecycle

/// Looks for what the text alone shows, without a run.
protocol TextCheck {
    /// The findings so far.
    var evidence: FindingCollector { get set }

    mutating func run()
}

extension TextCheck {
    /// All that it finds.
    var found: FindingCollector {
        var check = self
        check.run()
        return check.evidence
    }

    /// Adds a finding that the text alone shows.
    mutating func find(
        _ kind: FindingKind, at place: CodeLocation, in className: String, _ message: String,
        fix: CodeFix? = nil, by rule: Rule? = nil, confidence: CodeFinding.Confidence = .certain
    ) {
        evidence.add(
            CodeFinding(
                kind: kind, place: place, message: message, className: className, proof: nil, fix: fix,
                rule: rule, confidence: confidence))
    }
}
