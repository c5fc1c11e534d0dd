import Lifecycle

extension Trace {
    /// The rule that explains why an entry was made: its own, or that of the step if its own explains why another
    /// controller gets nothing.
    package func reason(of entry: Int) -> Rule {
        let rule = self[entry].rule
        return rule == .sheetKeepsPresenterVisible || rule.isOf(.silent)
            ? Call(heard: self[entry])?.callback.ruleOfStep ?? rule : rule
    }

    /// The rule that caused an entry: its own, or the caller's if its own only says how a call is forwarded or reported.
    ///
    /// - Parameters:
    ///   - entry: The position of the entry.
    ///   - answer: The calls of an answer. If it has the caller's call, only the forwarding is missing.
    /// - Returns: For viewWillLayoutSubviews and viewDidLayoutSubviews, the rule that caused the layout; for a call that a
    ///   container or parent forwards, the rule of its own call.
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
