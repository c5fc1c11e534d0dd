extension Trace {
    /// Whether the rules order two entries: if not, they may as well come the other way round.
    ///
    /// Entries inside one another are ordered. Of two others, what counts is the pair of their outermost callers
    /// that are not shared: these are ordered unless their rules leave it open.
    ///
    /// - Parameters:
    ///   - first: The position of the earlier entry.
    ///   - second: The position of the later entry.
    /// - Returns: True if the earlier one has to come first.
    public func orders(_ first: Int, before second: Int) -> Bool {
        if openOrders.contains(where: { $0.first.contains(first) && $0.second.contains(second) }) {
            return false
        }
        guard first < second, let (one, other) = branches(of: first, second) else { return first < second }
        let rule = entries[one].rule.facts, otherRule = entries[other].rule.facts
        switch (rule.freedom, otherRule.freedom) {
        case (.amongReceivers, .amongReceivers):
            return rule.rule != otherRule.rule || entries[one].receiver == entries[other].receiver
        case (.within(let group), .within(let otherGroup)):
            return group != otherGroup
                || rule.rule == otherRule.rule && entries[one].receiver == entries[other].receiver
        case (.amongOthers, _), (_, .amongOthers):
            return entries[one].receiver == entries[other].receiver
        default:
            return true
        }
    }

    /// The ancestors of two entries just below their nearest common caller; nil if one is inside the other.
    private func branches(of first: Int, _ second: Int) -> (Int, Int)? {
        var one = first, other = second
        while entries[one].depth > entries[other].depth, let caller = entries[one].caller { one = caller }
        while entries[other].depth > entries[one].depth, let caller = entries[other].caller { other = caller }
        if one == other { return nil }
        while let a = entries[one].caller, let b = entries[other].caller, a != b {
            one = a
            other = b
        }
        return (one, other)
    }
}
