extension Simulation {
    /// `NSLayoutConstraint.activate(_:)`: in their order.
    mutating func activate(_ constraints: [LayoutConstraint]) throws(Interruption) -> [LayoutConstraint.ID] {
        let made = constraints.map { world.constraints.append($0) }
        try activate(made)
        return made
    }

    /// The same for constraints that exist: those that are active stay where they are.
    mutating func activate(_ constraints: [LayoutConstraint.ID]) throws(Interruption) {
        for id in constraints where !world.constraints[id].isActive {
            world.constraints[id].isActive = true
            world.activeConstraints.append(id)
        }
    }

    /// `NSLayoutConstraint.deactivate(_:)`
    mutating func deactivate(_ constraints: [LayoutConstraint.ID]) {
        for id in constraints { world.constraints[id].isActive = false }
        world.activeConstraints.removeAll { !world.constraints[$0].isActive }
    }
}
