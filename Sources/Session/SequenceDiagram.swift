import Lifecycle

/// Who calls whom in a run, from top to bottom.
public struct SequenceDiagram: Hashable, Sendable {
    /// Who takes part: UIKit first, then the others in the order in which they are first called.
    public let participants: [String]
    /// The calls, in order.
    public let messages: [Message]

    /// One call.
    public struct Message: Hashable, Sendable {
        /// The caller, by its position among the participants.
        public let from: Int
        /// The receiver, by its position among the participants.
        public let to: Int
        /// What is called.
        public let text: String
        /// The turn of the run loop.
        public let turn: Int
    }

    /// Reads the diagram off a run: the numbered calls, each from the one inside which it was made.
    ///
    /// - Parameter run: What happened.
    public init(of run: Run) {
        let trace = run.simulation.trace, world = run.simulation.world
        var participants = ["UIKit"]
        var positions: [Int: Int] = [:]
        var messages: [Message] = []
        for index in run.visibleCallbacks {
            let name = trace[index].receiver.name(in: world)
            let to = participants.firstIndex(of: name) ?? participants.count
            if to == participants.count { participants.append(name) }
            positions[index] = to
            var caller = trace[index].caller
            while let next = caller, positions[next] == nil { caller = trace[next].caller }
            let from = caller.flatMap { positions[$0] } ?? 0
            messages.append(
                Message(
                    from: from == to ? 0 : from, to: to, text: trace[index].callbackName,
                    turn: trace[index].turn))
        }
        self.participants = participants
        self.messages = messages
    }
}
