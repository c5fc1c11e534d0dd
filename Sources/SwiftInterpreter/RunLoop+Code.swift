// Work that code leaves to the run loop: blocks that run later, and timers.

import Lifecycle

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

    /// A timer; that of a `CADisplayLink` fires with every frame.
    mutating func makeTimer(
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
        if let info = arguments["userInfo"] {
            app.retain(info)
            properties["userInfo"] = StoredValue(info)
        }
        let timer = app.world.code.add(type, properties)
        _ = app.keep(.instance(timer))
        return timer
    }

    /// `RunLoop.add(_:forMode:)`, and `CADisplayLink.add(to:forMode:)`
    mutating func start(_ timer: Instance.ID, _ arguments: [PassedArgument] = []) {
        // The run loop holds it, and is in that mode only as long as a finger moves something.
        if arguments["forMode"] == .symbol("tracking") {
            app.retain(.instance(timer))
            return
        }
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

}
