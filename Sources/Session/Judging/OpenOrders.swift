import Lifecycle

extension Trace {
    /// Indicates whether the order of two entries was observed but isn't guaranteed: a rule that promises no
    /// order sends the same step to several receivers, and these entries belong to different ones.
    ///
    /// The simulation and its tests follow the order in the logs. An answer doesn't have to.
    func isOnlyObserved(
        _ first: Int, _ second: Int, unless isFamily: (Receiver, Receiver) -> Bool
    ) -> Bool {
        var one = first, other = second
        while self[one].depth > self[other].depth, let caller = self[one].caller { one = caller }
        while self[other].depth > self[one].depth, let caller = self[other].caller { other = caller }
        while self[one].caller != self[other].caller, let a = self[one].caller, let b = self[other].caller {
            one = a
            other = b
        }
        let rule = self[one].rule
        guard rule == self[other].rule, self[one].receiver != self[other].receiver else { return false }
        // No document says which of several children a parent notifies first, but a child gets a step before
        // its own children.
        if [.childFollowsParent, .tabsAreToldAtOnce].contains(rule) {
            return !isFamily(self[one].receiver, self[other].receiver)
        }
        return !rule.facts.isPromised
    }

    /// The changes of a window's root in a part of what happened that take an old root off the screen.
    func rootChanges(in range: Range<Int>) -> [RootChange] {
        recordedRules(in: range).filter { $0.rule == .replacingRootRemovesOldView }
            .map { RootChange(in: self, $0.position..<range.upperBound) }
    }
}

/// A change of a window's root. Of the old and the new one it is not known who hears first, from the first to the last
/// step with which the one goes and the other comes.
struct RootChange {
    /// The entries with which the old root goes, and those in it.
    private var going: Set<Int> = []
    /// The entries with which the new root comes, and those in it.
    private var coming: Set<Int> = []

    /// Reads a change from the entries of a trace that begin with it.
    fileprivate init(in trace: Trace, _ range: Range<Int>) {
        var old: Set<Controller.ID> = [], new: Set<Controller.ID> = [], appeared: Set<Controller.ID> = []
        for index in range {
            guard let call = Call(heard: trace[index]) else { continue }
            switch call.callback {
            case .viewWillDisappear where new.isEmpty:
                old.insert(call.controller)
                going.insert(index)
            case .viewDidDisappear where old.contains(call.controller):
                old.remove(call.controller)
                going.insert(index)
            // A deallocation before the new root has appeared belongs to the old one.
            case .deinitialize where new.isEmpty || new != appeared: going.insert(index)
            case .viewWillDisappear, .viewDidDisappear: continue
            default:
                let comes =
                    CallbackGroup.loading.contains(call.callback) || call.callback.isAppearance
                    || call.callback.tellsOfGeometry
                // A controller that appears after the old one has gone belongs to a later command.
                guard comes, new.contains(call.controller) || !old.isEmpty, !old.contains(call.controller),
                    !appeared.contains(call.controller)
                else { continue }
                new.insert(call.controller)
                coming.insert(index)
                if call.callback == .viewDidAppear { appeared.insert(call.controller) }
            }
        }
    }

    /// Indicates whether one of two entries belongs to the old root and the other to the new one.
    func leavesOpen(_ one: Int, _ other: Int) -> Bool {
        going.contains(one) && coming.contains(other) || coming.contains(one) && going.contains(other)
    }
}
