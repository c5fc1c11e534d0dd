extension Simulation {
    /// `Timer.invalidate()`: the run loop lets the timer go, and the timer what it holds.
    package mutating func invalidate(_ timer: Instance.ID) throws(Interruption) {
        for held in ["block", "target", "userInfo"] {
            if let slot = world.code.instances[timer].properties.removeValue(forKey: held) {
                try release(slot.value)
            }
        }
        try takeFromRunLoop(timer)
    }

    /// `CADisplayLink.remove(from:forMode:)`
    package mutating func takeFromRunLoop(_ timer: Instance.ID) throws(Interruption) {
        guard world.runLoop.timers.contains(where: { $0.timer == timer }) else { return }
        world.runLoop.timers.removeAll { $0.timer == timer }
        try release(.instance(timer))
    }

    /// Fires the timers that are due.
    mutating func fireTimers(at time: Double) throws(Interruption) {
        world.runLoop.time = max(world.runLoop.time, time)
        world.runLoop.turn += 1
        for running in world.runLoop.timers where running.next <= time {
            try step()
            cost.work += world.runLoop.timers.count
            guard let index = world.runLoop.timers.firstIndex(where: { $0.timer == running.timer }) else {
                continue
            }
            if running.repeats {
                cost.firings += 1
                // Whoever waits for long sees no more in each frame than in the first ones.
                let isFrame = running.interval < 1 / RunLoop.framesPerSecond * 1.5
                let isEnough = isFrame && cost.firings > RunLoop.framesPerCommand
                world.runLoop.timers[index].next += isEnough ? 1 : running.interval
            } else {
                world.runLoop.timers.remove(at: index)
            }
            try fire(running.timer)
            if !running.repeats {
                try invalidate(running.timer)
                try release(.instance(running.timer))
            }
        }
    }

    /// A timer fires: its block runs, or its target is told.
    package mutating func fire(_ timer: Instance.ID) throws(Interruption) {
        recordRule(.timerHoldsItsBlock)
        let properties = world.code.instances[timer].properties
        guard properties["isPaused"]?.value != .bool(true) else { return }
        if let block = properties["block"] {
            try runAlone(.invoke(block.value, [PassedArgument(nil, .instance(timer))]))
        } else if let target = properties["target"], case .string(let method)? = properties["selector"]?.value
        {
            try send(method, to: target.value, from: .instance(timer))
        }
    }
}
