import Lifecycle

/// A wrong answer with what it is held against, in the terms in which misconceptions are told.
struct WrongAnswer {
    let answer: [Call]
    let expected: ExpectedCalls
    /// The commands that were predicted.
    let commands: [Command]
    /// The world before them.
    let before: World
    /// The app after them.
    let after: Simulation

    var world: World { after.world }

    func holds(_ rule: Rule) -> Bool { world.holds(rule) }

    /// The controllers of which the answer says that they hear one of some callbacks, but which hear none of them.
    func wronglyHeard(_ callbacks: Callback...) -> [Controller.ID] {
        controllers(in: answer, hearing: callbacks).filter { controller in
            !expected.calls.contains { $0.controller == controller && callbacks.contains($0.callback) }
        }
    }

    /// The controllers that hear one of some callbacks of which the answer has none.
    func notHeard(_ callbacks: Callback...) -> [Controller.ID] {
        controllers(in: expected.calls, hearing: callbacks).filter { controller in
            !answer.contains { $0.controller == controller && callbacks.contains($0.callback) }
        }
    }

    private func controllers(in calls: [Call], hearing callbacks: [Callback]) -> [Controller.ID] {
        var found: [Controller.ID] = []
        for call in calls where callbacks.contains(call.callback) && !found.contains(call.controller) {
            found.append(call.controller)
        }
        return found
    }

    /// Whether the answer gives a controller one callback before another although the other has to come first.
    func puts(_ first: Callback, before second: Callback) -> Bool {
        answer.contains { call in
            call.callback == first && puts(call, before: Call(call.controller, second))
        }
    }

    /// Whether the answer has one call before another although the other has to come first.
    func puts(_ first: Call, before second: Call) -> Bool {
        guard let one = answer.firstIndex(of: first), let other = answer.lastIndex(of: second), one < other,
            let right = expected.calls.firstIndex(of: second), let later = expected.calls.lastIndex(of: first)
        else { return false }
        return expected.requires(right, before: later)
    }

    /// Whether some controller's callback stands before that of another one although it has to come after it.
    func putsOne(_ first: Callback, beforeAnothers second: Callback) -> Bool {
        answer.contains { one in
            one.callback == first
                && answer.contains { other in
                    other.callback == second && other.controller != one.controller && puts(one, before: other)
                }
        }
    }

    /// Whether one of the commands is of a kind.
    func has(_ isOfKind: (Command) -> Bool) -> Bool { commands.contains(where: isOfKind) }

    /// Whether a controller's view was loaded before the commands.
    func wasLoaded(_ controller: Controller.ID) -> Bool {
        controller.ordinal < before.controllers.count && before.controllers[controller].view != nil
    }

    /// Whether a controller was on screen before the commands.
    func wasOnScreen(_ controller: Controller.ID) -> Bool {
        controller.ordinal < before.controllers.count
            && before.controllers[controller].appearance == .appeared
    }

    /// Whether a controller is on screen after the commands.
    func isOnScreen(_ controller: Controller.ID) -> Bool {
        world.controllers[controller].appearance == .appeared
    }

    /// The controllers that the commands present.
    var presented: [Controller.ID] {
        commands.compactMap {
            if case .presentation(.present(let controller, _, _, _)) = $0 { controller } else { nil }
        }
    }
}
