// The machine resources that the learner's code uses: work, counted so that it is the same everywhere, and
// stack.

import Lifecycle

extension Interpreter {
    /// Counts the search for a member among those that the learner's types declare, and the reading of a text.
    mutating func countSearch(in receiver: Value) {
        if case .string = receiver { app.cost.work += receiver.extent.reading }
        switch receiver {
        case .symbol, .element: app.cost.work += app.world.code.valueTypes.count
        case .type:
            app.cost.work +=
                app.world.code.valueTypes.count + app.world.classes.count + app.world.code.objectClasses.count
        default:
            let levels = app.world.levels(of: receiver)
            // Few classes have many others above them; a chain of hundreds costs its length.
            app.cost.work += max(0, levels.count - 8)
            for level in levels {
                let members = app.world.members(of: level)
                app.cost.work += (members.functions.count + members.computed.count) / 4
                app.cost.work += app.world.properties(of: level).count / 4
            }
        }
    }

    /// Counts a function, closure or initial value that begins inside the others; ``endCall()`` ends it.
    mutating func beginCall() throws(Interruption) {
        guard app.execution.callDepth < Simulation.callLimit else { throw app.overflow() }
        app.execution.callDepth += 1
        app.execution.frames.append(CallFrame(isUncertain: app.execution.isSpeculative))
        app.execution.isSpeculative = false
    }

    mutating func endCall() {
        app.execution.callDepth -= 1
        _ = app.execution.frames.popLast()
    }

    /// A value that code has made, if it is of a size that is kept; making it counts as work.
    mutating func made(_ value: Value) throws(Interruption) -> Value {
        let extent = value.extent
        app.cost.work += extent.work
        // Each key was put into a table.
        if case .dictionary = value { app.cost.work += extent.reading }
        if case .string(let text) = value, text.utf8.count > ExhaustedResource.longestText {
            throw app.exhausted(.text)
        }
        if let excess = extent.excess { throw app.exhausted(excess) }
        return value
    }

    /// Counts a line that code prints.
    mutating func countOutput(_ text: String) throws(Interruption) {
        let bytes = text.utf8.count
        app.cost.work += ValueSize.work(onBytes: bytes)
        app.cost.printed += bytes
        app.recorder.printed += bytes
        guard app.cost.printed <= ExhaustedResource.longestOutput,
            app.recorder.printed <= ExhaustedResource.longestTotalOutput
        else {
            throw app.exhausted(.output)
        }
    }
}
