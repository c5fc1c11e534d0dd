// Work that code leaves to the run loop: blocks that run later, and timers.

extension Interpreter {
    // MARK: - Timers

    /// `Timer.scheduledTimer(…)`: the run loop holds the timer, the timer its target or its block.
    mutating func schedule(timer arguments: [PassedArgument]) -> Value? {
        guard let made = makeTimer(arguments) else { return nil }
        start(made)
        return .instance(made)
    }

    /// `Timer(timeInterval:…)`: it holds its target or its block already, and fires when a run loop has it.
    mutating func makeTimer(_ arguments: [PassedArgument]) -> Instance.ID? {
        let interval = arguments["withTimeInterval"] ?? arguments["timeInterval"] ?? arguments["interval"]
        guard let seconds = interval?.double, case .bool(let repeats)? = arguments["repeats"] else {
            return nil
        }
        return makeTimer("Timer", every: seconds, repeats, arguments)
    }

    /// `CADisplayLink(target:selector:)`: a timer that fires with every frame.
    mutating func makeDisplayLink(_ arguments: [PassedArgument]) -> Instance.ID? {
        makeTimer("CADisplayLink", every: 1 / RunLoop.framesPerSecond, true, arguments)
    }

    private mutating func makeTimer(
        _ type: String, every seconds: Double, _ repeats: Bool, _ arguments: [PassedArgument]
    ) -> Instance.ID? {
        var properties = [
            "timeInterval": StoredValue(.number(seconds)), "repeats": StoredValue(.bool(repeats)),
        ]
        if let target = arguments["target"], case .symbol(let method)? = arguments["selector"] {
            app.retain(target)
            properties["target"] = StoredValue(target)
            properties["selector"] = StoredValue(.string(method))
        } else if let block = arguments.closure("block") {
            app.retain(block)
            properties["block"] = StoredValue(block)
        } else {
            return nil
        }
        let timer = app.world.code.add(type, properties)
        _ = app.keep(.instance(timer))
        return timer
    }

    /// `RunLoop.add(_:forMode:)`, and `CADisplayLink.add(to:forMode:)`
    mutating func start(_ timer: Instance.ID) {
        guard !app.world.runLoop.timers.contains(where: { $0.timer == timer }),
            let seconds = app.world.code.instances[timer].properties["timeInterval"]?.value.double,
            case .bool(let repeats)? = app.world.code.instances[timer].properties["repeats"]?.value
        else { return }
        app.retain(.instance(timer))
        let interval = max(0.001, seconds)
        app.world.runLoop.timers.append(
            RunLoop.RunningTimer(
                timer: timer, next: app.world.runLoop.time + interval, interval: interval, repeats: repeats))
    }

    /// `Timer.invalidate()`: the run loop lets the timer go, and the timer what it holds.
    mutating func invalidate(_ timer: Instance.ID) throws(Interruption) {
        for held in ["block", "target"] {
            if let slot = app.world.code.instances[timer].properties.removeValue(forKey: held) {
                try app.release(slot.value)
            }
        }
        try takeFromRunLoop(timer)
    }

    /// `CADisplayLink.remove(from:forMode:)`
    mutating func takeFromRunLoop(_ timer: Instance.ID) throws(Interruption) {
        guard app.world.runLoop.timers.contains(where: { $0.timer == timer }) else { return }
        app.world.runLoop.timers.removeAll { $0.timer == timer }
        try app.release(.instance(timer))
    }

    /// Fires the timers that are due.
    mutating func fireTimers(at time: Double) throws(Interruption) {
        app.world.runLoop.time = max(app.world.runLoop.time, time)
        app.world.runLoop.turn += 1
        for running in app.world.runLoop.timers where running.next <= time {
            try app.step()
            app.cost.work += app.world.runLoop.timers.count
            guard let index = app.world.runLoop.timers.firstIndex(where: { $0.timer == running.timer }) else {
                continue
            }
            if running.repeats {
                app.cost.firings += 1
                // Whoever waits for long sees no more in each frame than in the first ones.
                let isFrame = running.interval < 1 / RunLoop.framesPerSecond * 1.5
                let isEnough = isFrame && app.cost.firings > RunLoop.framesPerCommand
                app.world.runLoop.timers[index].next += isEnough ? 1 : running.interval
            } else {
                app.world.runLoop.timers.remove(at: index)
            }
            try fire(running.timer)
            if !running.repeats {
                try invalidate(running.timer)
                try app.release(.instance(running.timer))
            }
        }
    }

    /// A timer fires: its block runs, or its target is told.
    mutating func fire(_ timer: Instance.ID) throws(Interruption) {
        app.recordRule(.timerHoldsItsBlock)
        let properties = app.world.code.instances[timer].properties
        guard properties["isPaused"]?.value != .bool(true) else { return }
        if let block = properties["block"] {
            try invoke(block.value, [PassedArgument(nil, .instance(timer))])
        } else if let target = properties["target"], case .string(let method)? = properties["selector"]?.value
        {
            try send(method, to: target.value, from: .instance(timer))
        }
    }
}
