import Lifecycle

extension Trace {
    /// The rule that explains why an entry came: its own, or that of the step where its own tells why another controller
    /// gets nothing.
    package func reason(of entry: Int) -> Rule {
        let rule = self[entry].rule
        return rule == .sheetKeepsPresenterVisible
            ? Call(heard: self[entry])?.callback.ruleOfStep ?? rule : rule
    }

    /// The rule that brought about what an entry tells: its own, or that of who called, where its own says only how it is
    /// passed on or told.
    ///
    /// - Parameters:
    ///   - entry: The position of the entry.
    ///   - answer: The calls of an answer: whoever has the caller's call lacks just the passing on.
    /// - Returns: For the layout pair the rule of what lays out; for what a container or parent passes on, that of its own
    ///   call.
    package func cause(of entry: Int, unlessIn answer: [Call] = []) -> Rule {
        var place = entry
        while self[place].rule.isOf(.passing), let caller = self[place].caller {
            if let call = Call(self[caller]), answer.contains(call) { break }
            // The launch of the app doesn't say which controller notifies which.
            guard case .controller = self[caller].receiver else { break }
            place = caller
        }
        guard self[place].rule == .layoutPairFramesLayout else { return reason(of: place) }
        // The cause of a layout may be something other than a call.
        return recordedRules.last { $0.position <= entry && $0.rule == .snapshotsLayOut }?.rule
            ?? self[entry].rule
    }
}
