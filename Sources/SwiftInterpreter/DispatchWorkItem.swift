// DispatchWorkItem: a block that a queue runs, unless it was cancelled before.

import Lifecycle

extension Interpreter {
    /// The class of blocks that a queue runs unless they were cancelled.
    static let workItem = "DispatchWorkItem"

    /// `DispatchWorkItem { … }`: it holds its block.
    mutating func makeWorkItem(_ arguments: [PassedArgument]) -> Value? {
        guard let block = arguments.closure("block"), block.closure != nil else { return nil }
        app.retain(block)
        let properties = ["block": StoredValue(block), "isCancelled": StoredValue(.bool(false))]
        return app.keep(.instance(app.world.code.add(Interpreter.workItem, properties)))
    }

    /// `perform()`, also by the queue that it was given to.
    mutating func perform(workItem item: Instance.ID) throws(Interruption) -> Value {
        let properties = app.world.code.instances[item].properties
        guard properties["isCancelled"]?.value != .bool(true), let block = properties["block"]?.value else {
            return .void
        }
        return try invoke(block, [])
    }
}
