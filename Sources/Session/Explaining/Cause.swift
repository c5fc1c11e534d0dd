import Lifecycle

extension Trace {
    /// The rule that brought about what an entry tells: its own, or that of who called, where its own says only how it is
    /// told.
    ///
    /// - Parameter entry: The position of the entry.
    /// - Returns: For the layout pair the rule of what lays out.
    func cause(of entry: Int) -> Rule {
        var place = entry
        while self[place].rule == .layoutPairFramesLayout, let caller = self[place].caller { place = caller }
        guard self[place].rule == .layoutPairFramesLayout else { return self[place].rule }
        // What lays out need not be a call of its own.
        return influences.last { $0.position <= entry && $0.rule == .snapshotsLayOut }?.rule
            ?? self[entry].rule
    }
}
