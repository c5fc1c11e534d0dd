extension Simulation {
    /// The end of a run that took too much of something: iOS ends an app that is busy for too long, or that takes too
    /// much memory.
    mutating func exhausted(_ excess: Excess) -> Interruption {
        if case .steps = excess {
            if let lost = uncertainLoop() { return lost }
            note(.exhausted(excess), to: .application, by: .endlessLoopEndsApp)
            return Interruption.ended(.hung(.endlessLoopEndsApp))
        }
        note(.exhausted(excess), to: .application, by: .endlessGrowthEndsApp)
        return Interruption.ended(.outgrown(.endlessGrowthEndsApp))
    }

    /// A value that code has made, if it is of a size that is kept; making it counts as work.
    mutating func made(_ value: Value) throws(Interruption) -> Value {
        let extent = value.extent
        cost.work += extent.work
        if case .string(let text) = value, text.utf8.count > Excess.longestText { throw exhausted(.text) }
        if let excess = extent.excess { throw exhausted(excess) }
        return value
    }

    /// Counts an object that code makes.
    mutating func countObject() throws(Interruption) {
        cost.work += Simulation.workPerObject
        let count =
            world.controllers.count + world.views.count + world.code.instances.count
            + world.code.closures.count
        guard count <= Excess.mostObjects else { throw exhausted(.objects) }
    }

    /// Counts a line that code prints.
    mutating func countOutput(_ text: String) throws(Interruption) {
        let bytes = text.utf8.count
        cost.work += Extent.work(onBytes: bytes)
        cost.printed += bytes
        recorder.printed += bytes
        guard cost.printed <= Excess.longestOutput, recorder.printed <= Excess.longestTotalOutput else {
            throw exhausted(.output)
        }
    }
}
