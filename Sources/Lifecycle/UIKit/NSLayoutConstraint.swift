extension Simulation {
    /// `NSLayoutConstraint.activate(_:)`: in their order.
    mutating func activate(_ constraints: [LayoutConstraint]) throws(Interruption) -> [LayoutConstraint.ID] {
        var made: [LayoutConstraint.ID] = []
        for constraint in constraints {
            let id = world.constraints.append(constraint)
            world.constraints[id].isActive = true
            world.activeConstraints.append(id)
            made.append(id)
        }
        return made
    }

    /// `NSLayoutConstraint.deactivate(_:)`
    mutating func deactivate(_ constraints: [LayoutConstraint.ID]) {
        for id in constraints { world.constraints[id].isActive = false }
        world.activeConstraints.removeAll { !world.constraints[$0].isActive }
    }
}
