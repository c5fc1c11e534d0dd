import Lifecycle

/// `Task { … }`: its closure runs in parts, from one sleep to the next.
extension Interpreter {
    /// `Task { … }`: its closure runs in a later turn, and may sleep.
    mutating func startTask(_ block: Value, isOffMainThread: Bool) -> Value {
        let task = app.world.code.add("Task")
        let made = app.keep(.instance(task))
        app.retain(made)
        app.retain(block)
        // What a task begins once it has an answer from outside has waited for that with it.
        let waits = app.execution.task != nil && app.execution.frames.contains { $0.isUncertain }
        app.runLater(
            .begin(block, task, isOffMainThread: isOffMainThread), after: waits ? 1 : nil,
            isOffMainThread: isOffMainThread)
        return made
    }

    /// The first part of a task.
    mutating func begin(_ block: Value, _ task: Instance.ID, isOffMainThread: Bool) throws(Interruption) {
        try run(block, task, isOffMainThread) { (code) throws(Interruption) in
            try code.invoke(block, [], canPause: true)
        }
    }

    /// A task wakes.
    mutating func wake(_ paused: PausedTask) throws(Interruption) {
        guard let task = paused.task else { return }
        try run(paused.block, task, paused.isOffMainThread) { (code) throws(Interruption) in
            try code.resume(paused)
        }
    }

    /// Runs a part of a task, up to where it sleeps or ends.
    private mutating func run(
        _ block: Value, _ task: Instance.ID, _ isOffMainThread: Bool,
        _ part: (inout Interpreter) throws(Interruption) -> Void
    ) throws(Interruption) {
        try app.step()
        let mark = app.progress.temporaries.count, outer = app.execution.task
        let depth = app.recorder.depth, place = app.recorder.currentPlace
        app.execution.task = task
        app.progress.isOffMainThread = isOffMainThread
        do throws(Interruption) {
            try part(&self)
        } catch {
            switch error {
            // Nobody hears of what a task throws.
            case .thrown: break
            case .paused:
                app.recorder.unwind(to: depth)
                app.recorder.currentPlace = place
            case .ended, .lost: throw error
            }
        }
        app.execution.task = outer
        try app.dropTemporaries(to: mark)
        app.progress.isOffMainThread = false
        if var paused = app.execution.pause {
            app.execution.pause = nil
            paused.block = block
            paused.task = task
            paused.isOffMainThread = isOffMainThread
            app.runLater(.wake(paused), after: isCancelled(task) ? 0 : paused.seconds, isOffMainThread: true)
        } else {
            try app.release(block)
            try app.release(.instance(task))
        }
    }

    /// `Task.cancel()`: what sleeps wakes, and is thrown an error.
    mutating func cancel(_ task: Instance.ID) {
        app.world.code.instances[task].properties["isCancelled"] = StoredValue(.bool(true))
        for index in app.world.runLoop.animations.indices {
            guard case .wake(let paused) = app.world.runLoop.animations[index].work, paused.task == task
            else {
                continue
            }
            app.world.runLoop.animations[index].end = app.world.runLoop.time
        }
    }

    func isCancelled(_ task: Instance.ID?) -> Bool {
        task.flatMap { app.world.code.instances[$0].properties["isCancelled"]?.value } == .bool(true)
    }
}
