// What code leaves to the run loop: blocks that run later, and timers.

extension Simulation {
    /// Lets a block run in a later turn of the run loop, or when some seconds have passed.
    @discardableResult
    mutating func runLater(
        _ block: Value, after delay: Double?, passing arguments: [PassedArgument],
        isOffMainThread: Bool = false
    ) -> Value {
        retain(block)
        let work: RunLoop.Work =
            isOffMainThread ? .runOffMainThread(block, arguments) : .run(block, arguments)
        if let delay {
            world.runLoop.animations.append(RunLoop.Animation(end: world.runLoop.time + delay, work: work))
        } else if !isOffMainThread, world.runLoop.launch != nil, follows(.launchKeepsMainQueueWaiting) {
            world.runLoop.launch?.blocks.append(work)
        } else {
            world.runLoop.afterCommit.append(work)
        }
        return .void
    }

    /// `Timer.scheduledTimer(…)`: the run loop holds the timer, the timer its target or its block.
    mutating func schedule(timer arguments: [PassedArgument]) -> Value? {
        guard let seconds = arguments["withTimeInterval"]?.double ?? arguments["timeInterval"]?.double,
            case .bool(let repeats)? = arguments["repeats"]
        else { return nil }
        var properties: [String: StoredValue] = [:]
        if let target = arguments["target"], case .symbol(let method)? = arguments["selector"] {
            retain(target)
            properties = ["target": StoredValue(target), "selector": StoredValue(.string(method))]
        } else if let block = arguments.closure("block") {
            retain(block)
            properties = ["block": StoredValue(block)]
        } else {
            return nil
        }
        let timer = world.instances.append(
            Instance(type: .named("Timer"), properties: properties, retainCount: 1))
        let interval = max(0.001, seconds)
        world.runLoop.timers.append(
            RunLoop.RunningTimer(
                timer: timer, next: world.runLoop.time + interval, interval: interval, repeats: repeats))
        return keep(.instance(timer))
    }

    /// A timer fires: its block runs, or its target is told.
    mutating func fire(_ timer: Instance.ID) throws(Interruption) {
        cite(.timerHoldsItsBlock)
        let properties = world.instances[timer].properties
        if let block = properties["block"] {
            try invoke(block.value, [PassedArgument(nil, .instance(timer))])
        } else if let target = properties["target"], case .string(let method)? = properties["selector"]?.value
        {
            try send(method, to: target.value, from: .instance(timer))
        }
    }
}
