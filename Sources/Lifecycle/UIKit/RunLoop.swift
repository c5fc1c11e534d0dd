/// The work that waits for its moment: nothing here has a clock.
struct RunLoop: Hashable, Sendable {
    /// Something that waits.
    enum Work: Hashable, Sendable {
        case showView(Controller.ID)
        case endAppearanceTransition(Controller.ID, Rule)
        case endIfUnreferenced(Controller.ID)
    }

    /// The turn, counted from the start.
    var turn = 0
    /// The simulated time since the start, in seconds.
    var time = 0.0
    /// What happens when the transaction of this turn is committed.
    var atCommit: [Work] = []
    /// What happens once that commit is over.
    var afterCommit: [Work] = []

    mutating func forgetAll() {
        atCommit.removeAll()
        afterCommit.removeAll()
    }
}

extension Simulation {
    /// Lets the run loop turn until nothing waits any more.
    mutating func settle() throws(Interruption) {
        while !world.runLoop.atCommit.isEmpty || !world.runLoop.afterCommit.isEmpty {
            try commit()
            world.runLoop.turn += 1
            try runAfterCommit()
        }
    }

    private mutating func commit() throws(Interruption) {
        let frame = enter(.commit)
        defer { leave(frame) }
        while !world.runLoop.atCommit.isEmpty { try perform(world.runLoop.atCommit.removeFirst()) }
    }

    private mutating func runAfterCommit() throws(Interruption) {
        let frame = enter(.afterCommit)
        defer { leave(frame) }
        let waiting = world.runLoop.afterCommit
        world.runLoop.afterCommit.removeAll()
        for work in waiting { try perform(work) }
    }

    private mutating func perform(_ work: RunLoop.Work) throws(Interruption) {
        switch work {
        case .showView(let controller): try showView(of: controller)
        case .endAppearanceTransition(let controller, let rule):
            try endAppearanceTransition(controller, by: rule)
        case .endIfUnreferenced(let controller): try endIfUnreferenced(controller)
        }
    }
}
