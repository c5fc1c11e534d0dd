/// `Task { … }`: its closure runs in parts, from one sleep to the next.
extension Simulation {
    /// `Task { … }`: its closure runs in a later turn, and may sleep.
    mutating func startTask(_ block: Value, isOffMainThread: Bool) -> Value {
        let task = world.code.instances.append(Instance(type: .named("Task")))
        let made = keep(.instance(task))
        retain(made)
        retain(block)
        runLater(
            .begin(block, task, isOffMainThread: isOffMainThread), after: nil,
            isOffMainThread: isOffMainThread)
        return made
    }

    /// The first part of a task.
    mutating func begin(_ block: Value, _ task: Instance.ID, isOffMainThread: Bool) throws(Interruption) {
        try run(block, task, isOffMainThread) { (simulation) throws(Interruption) in
            try simulation.invoke(block, [], canPause: true)
        }
    }

    /// A task wakes.
    mutating func wake(_ paused: PausedTask) throws(Interruption) {
        guard let task = paused.task else { return }
        try run(paused.block, task, paused.isOffMainThread) { (simulation) throws(Interruption) in
            try simulation.goOn(paused)
        }
    }

    /// Runs a part of a task, up to where it sleeps or ends.
    private mutating func run(
        _ block: Value, _ task: Instance.ID, _ isOffMainThread: Bool,
        _ part: (inout Simulation) throws(Interruption) -> Void
    ) throws(Interruption) {
        try step()
        let mark = running.temporaries.count, outer = running.task
        let depth = recorder.depth, place = recorder.currentPlace
        running.task = task
        running.isOffMainThread = isOffMainThread
        do throws(Interruption) {
            try part(&self)
        } catch {
            switch error {
            // Nobody hears of what a task throws.
            case .thrown: break
            case .paused:
                recorder.unwind(to: depth)
                recorder.currentPlace = place
            case .ended, .lost: throw error
            }
        }
        running.task = outer
        try dropTemporaries(to: mark)
        running.isOffMainThread = false
        if var paused = running.pause {
            running.pause = nil
            paused.block = block
            paused.task = task
            paused.isOffMainThread = isOffMainThread
            runLater(.wake(paused), after: isCancelled(task) ? 0 : paused.seconds, isOffMainThread: true)
        } else {
            try release(block)
            try release(.instance(task))
        }
    }

    /// `Task.cancel()`: what sleeps wakes, and is thrown an error.
    mutating func cancel(_ task: Instance.ID) {
        world.code.instances[task].properties["isCancelled"] = StoredValue(.bool(true))
        for index in world.runLoop.animations.indices {
            guard case .wake(let paused) = world.runLoop.animations[index].work, paused.task == task else {
                continue
            }
            world.runLoop.animations[index] = RunLoop.Animation(
                end: world.runLoop.time, work: .wake(paused))
        }
    }

    func isCancelled(_ task: Instance.ID?) -> Bool {
        task.flatMap { world.code.instances[$0].properties["isCancelled"]?.value } == .bool(true)
    }
}
