/// Looks for what the text alone shows, without a run.
protocol TextCheck {
    /// The findings so far.
    var evidence: Evidence { get }

    mutating func run()
}

extension TextCheck {
    /// All that it finds.
    var found: Evidence {
        var check = self
        check.run()
        return check.evidence
    }
}
