import CommandLanguage
import Lifecycle

/// The conditions under which an answer counts as right in a world.
extension CounterfactualSearch {
    /// Indicates whether a world asks the same question: a command that it shares with the question and that
    /// names no controller must not act on a different controller that exists here too.
    func asksTheSame(_ result: NearbyReplay.Result) -> Bool {
        let there = result.stage.inputs.dropFirst(result.predicted)
        let here = inputs.dropFirst(session.history.count)
        return there.count != here.count
            || zip(there, here).allSatisfy { input, step in
                guard input.statement == step.statement, let real = step.command,
                    let meant = input.command?.line(in: result.after.world),
                    meant != real.line(in: question.world)
                else { return true }
                return CommandParser.instruction(of: meant, in: session.context) == nil
            }
    }

    /// Indicates whether the commands of a world cause calls that are typical of them, but not of the real
    /// commands, and that the question leaves out, or whether it would be about further controllers there.
    func callsMore(_ result: NearbyReplay.Result, _ asked: AskedCalls) -> Bool {
        guard let callbacks = asked.callbacks else { return false }
        let trace = result.after.trace
        let here = question.result.runs.flatMap { $0.command?.activities ?? [] }
        let there = result.stage.inputs.dropFirst(result.predicted).flatMap { $0.command?.activities ?? [] }
        let further = there.filter { !here.contains($0) }.flatMap { $0.callbacks }.filter {
            !callbacks.contains($0)
        }
        let real = question.result.stage.simulation.trace
        let called = Set(question.result.entries.compactMap { Call(real[$0])?.controller })
        let silent = question.choosesControllers ? question.others.filter { !called.contains($0) } : []
        let others = silent.filter { question.world.kind(of: $0) == .plain }.compactMap {
            result.after.world.newestController(named: question.world.controllers[$0].name)
        }
        return result.entries.contains { entry in
            guard let call = Call(trace[entry]), !asked.includes(call) else { return false }
            return further.contains(call.callback) && asked.controllers.contains(call.controller)
                || callbacks.contains(call.callback) && others.contains(call.controller)
        }
    }

    /// Indicates whether a controller that is in a container here is in none there, nor anywhere else.
    func isBare(_ changes: [Counterfactual.Change], _ after: World) -> Bool {
        changes.contains { $0.takenOut.map { isUncontained($0, after) } ?? false }
    }

    /// Indicates whether a controller called here doesn't exist there, or was taken out of its container and
    /// is nowhere else.
    func isMissed(
        _ changes: [Counterfactual.Change], _ controllers: [String: Controller.ID], _ after: World
    ) -> Bool {
        let takenOut = changes.compactMap { $0.takenOut }
        guard !takenOut.isEmpty else { return false }
        return Set(question.expected.calls.map { $0.controller }).contains { controller in
            let name = question.world.controllers[controller].name
            return controllers[name] == nil || takenOut.contains(name) && isUncontained(name, after)
        }
    }

    /// Indicates whether a world changes something that the answer is about. Forwarding by hand concerns an
    /// answer with an appearance call of a controller of that class. Adding a view without its controller
    /// concerns an answer with wrong calls, not one that only has them in the wrong order.
    func concerns(
        _ changes: [Counterfactual.Change], _ answer: [(name: String, callback: Callback)]
    ) -> Bool {
        changes.allSatisfy { change in
            if case .onlyView = change { return !matchesCalls(of: answer) }
            guard case .forwardingByHand(let type) = change else { return true }
            let world = question.world
            return answer.contains { name, callback in
                callback.isAppearance
                    && world.newestController(named: name).map {
                        world.ancestry(of: world.controllers[$0].classID).contains {
                            world.classes[$0].name == type
                        }
                    } ?? false
            }
        }
    }

    /// Indicates whether an answer has exactly the calls made here, in any order.
    private func matchesCalls(of answer: [(name: String, callback: Callback)]) -> Bool {
        let given = answer.map { "\($0.name).\($0.callback.rawValue)" }
        let heard = question.expected.calls.map { $0.name(in: question.world, withController: true) }
        return given.sorted() == heard.sorted()
    }

    /// Indicates whether the changes of a world show in its calls: a view that was
    /// set to nil must load again.
    func tells(_ changes: [Counterfactual.Change], _ expected: ExpectedCalls) -> Bool {
        let isDropped = changes.contains { if case .viewDropped = $0 { true } else { false } }
        return !isDropped || expected.calls.contains { CallbackGroup.loading.contains($0.callback) }
    }

    private func isUncontained(_ name: String, _ after: World) -> Bool {
        guard let left = after.newestController(named: name) else { return false }
        return after.controllers[left].parent == nil && after.controllers[left].presenter == nil
            && !after.isRoot(left)
    }

    /// Indicates whether a world matches its changes: the controllers in question live there as they do here,
    /// and a controller that is put into a container is in one.
    func isTrue(
        _ changes: [Counterfactual.Change], _ controllers: [String: Controller.ID],
        _ result: NearbyReplay.Result
    ) -> Bool {
        let here = session.simulation.world
        let before = EarlierWorld(result.before, of: result.after.world)
        let livesOn = controllers.allSatisfy { name, controller in
            guard let real = here.newestController(named: name), here.controllers[real].isAlive
            else { return true }
            return before.controllers[controller]?.isAlive ?? true
        }
        return livesOn
            && changes.allSatisfy { change in
                guard case .container(let container, let name) = change, container != .none,
                    let contained = result.after.world.newestController(named: name)
                else { return true }
                return result.after.world.controllers[contained].parent != nil
                    || before.controllers[contained]?.parent != nil
            }
    }
}

extension Counterfactual.Change {
    /// The name of the controller that the change takes out of its container; nil for other changes.
    fileprivate var takenOut: String? {
        switch self {
        case .container(.none, let name), .notPushed(let name), .notEmbedded(let name, _): name
        default: nil
        }
    }
}
