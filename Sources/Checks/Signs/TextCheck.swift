/// Looks for what the text alone shows, without a run.
protocol TextCheck {
    /// The findings so far.
    var evidence: FindingCollector { get }

    mutating func run()
}

extension TextCheck {
    /// All that it finds.
    var found: FindingCollector {
        var check = self
        check.run()
        return check.evidence
    }
}
