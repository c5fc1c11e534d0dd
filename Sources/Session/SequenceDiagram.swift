import Lifecycle

/// The calls between the participants of a run, from top to bottom.
package struct SequenceDiagram: Hashable, Sendable {
    /// UIKit first, then the others in the order of their first calls.
    package let participants: [String]
    /// The calls, in order.
    package let messages: [Message]

    /// One call.
    package struct Message: Hashable, Sendable {
        /// The caller, by its position among the participants.
        package let from: Int
        /// The receiver, by its position among the participants.
        package let to: Int
        /// The called method.
        package let text: String
        /// The turn of the run loop.
        package let turn: Int
    }

    /// Reads the diagram from a run: the numbered calls, each from the call that it was made in.
    package init(of run: Run) {
        let trace = run.simulation.trace, world = run.simulation.world
        var participants = ["UIKit"], numbers: [String: Int] = [:]
        var positions: [Int: Int] = [:]
        var messages: [Message] = []
        for index in run.visibleCallbacks {
            let name = trace[index].receiver.name(in: world)
            let to = numbers[name] ?? participants.count
            if to == participants.count { participants.append(name) }
            numbers[name] = to
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
