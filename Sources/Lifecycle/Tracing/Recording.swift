extension Simulation {
    /// Records something that has no duration.
    mutating func note(_ event: Event, to receiver: Receiver, by rule: Rule) {
        let index = begin(event, to: receiver, by: rule)
        end(index)
    }

    /// Records the beginning of something; what is recorded until ``end(_:)`` happens inside it.
    mutating func begin(_ event: Event, to receiver: Receiver, by rule: Rule) -> Int {
        work += Simulation.workPerEntry
        let index = trace.entries.count
        trace.entries.append(
            Entry(
                receiver: receiver, event: event, rule: rule, caller: open.last, depth: open.count, end: nil,
                reachedBase: false, overridingClass: nil, doing: nil, turn: world.runLoop.turn,
                time: world.runLoop.time,
                frame: currentFrame, place: currentPlace))
        open.append(index)
        currentFrame = -1
        currentPlace = -1
        return index
    }

    mutating func end(_ index: Int) {
        trace.entries[index].end = trace.entries.count
        currentFrame = trace.entries[index].frame
        currentPlace = trace.entries[index].place
        open.removeLast()
    }

    /// Enters a method of UIKit's own that only call stacks show.
    ///
    /// - Returns: What ``leave(_:)`` needs.
    mutating func enter(_ frame: Frame) -> Int32 {
        let before = currentFrame
        currentFrame = Int32(truncatingIfNeeded: trace.frames.count)
        trace.frames.append(Trace.FrameNode(frame: frame, parent: before))
        return before
    }

    /// Records that a rule shaped what happens here.
    mutating func heed(_ rule: Rule) {
        trace.influences.append(Influence(rule: rule, position: trace.entries.count))
    }

    /// Whether a rule holds; if it does, records that it shaped what happens here.
    mutating func heeds(_ rule: Rule) -> Bool {
        guard holds(rule) else { return false }
        heed(rule)
        return true
    }

    mutating func leave(_ before: Int32) { currentFrame = before }

    /// Raises an exception that nothing catches.
    func raised(_ exception: AppException, by rule: Rule) -> Interruption {
        Interruption(outcome: .raised(exception, rule))
    }
}
