// Cells: made when none is left over, used again when one is.

extension Simulation {
    /// `dequeueReusableCell(withIdentifier:for:)`: a cell that is left over is prepared first; otherwise one is made of what
    /// was registered.
    ///
    /// - Returns: Nil if there is neither.
    /// - Throws: The end of the app, if the cell's code ends it.
    package mutating func dequeueReusableCell(
        _ identifier: String, from list: View.ID
    ) throws(Interruption) -> Value? {
        if let cell = world.lists[list]?.reusable[identifier]?.popLast() {
            _ = keep(.view(cell))
            try send(.prepareForReuse, to: cell, by: .reusedCellIsPrepared)
            return .view(cell)
        }
        let arguments =
            world.listCalls(of: list).isTable
            ? [
                PassedArgument("style", .symbol("default")),
                PassedArgument("reuseIdentifier", .string(identifier)),
            ]
            : [PassedArgument("frame", .rectangle(.zero))]
        let made: Value
        switch world.lists[list]?.registered[identifier] {
        case .type(let type)?: made = try run(.instantiate(type, arguments)) ?? .void
        case .instance(let nib)?:
            let withoutOwner = [PassedArgument("withOwner", .nothing)]
            let objects = try run(.call("instantiate", of: .instance(nib), withoutOwner))
            guard case .array(let array)? = objects, let first = array.elements.first else { return .unknown }
            made = first
        default: return nil
        }
        if case .view(let cell) = made {
            recordRule(.reusedCellIsPrepared)
            world.views[cell].attributes["reuseIdentifier"] = .string(identifier)
        }
        return made
    }
}

extension World {
    /// `register(_:forCellReuseIdentifier:)`: the class or nib of which a list makes its cells.
    package mutating func register(_ type: Value, for identifier: String, in list: View.ID) {
        lists[list, default: ListState()].registered[identifier] = type
    }

    /// `beginUpdates()`
    package mutating func beginUpdates(of list: View.ID) {
        lists[list]?.updates.depth += 1
    }
}
