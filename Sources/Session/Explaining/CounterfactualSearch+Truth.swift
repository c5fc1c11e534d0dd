import CommandLanguage
import Lifecycle

/// What makes a world one in which an answer can be said to be right.
extension CounterfactualSearch {
    /// Whether a world answers the question that was asked: a command that it has in common with the question and that names
    /// no controller must not mean another one of those that there are here.
    func asksTheSame(_ result: NearbyReplay.Result) -> Bool {
        let there = result.stage.inputs.dropFirst(result.predicted), here = question.result.steps
        return there.count != here.count
            || zip(there, here).allSatisfy { input, step in
                guard input.statement == step.statement, case .simulate(let real) = step.instruction,
                    let meant = input.command?.line(in: result.after.world),
                    meant != real.line(in: question.world)
                else { return true }
                return CommandParser.instruction(of: meant, in: session.context) == nil
            }
    }

    /// Whether the commands of a world bring calls, of those that people learn about them and not about the real ones.
    func callsMore(_ result: NearbyReplay.Result, _ asked: Asked) -> Bool {
        guard let callbacks = asked.callbacks else { return false }
        let here = question.result.runs.flatMap { $0.command?.work ?? [] }
        let there = result.stage.inputs.dropFirst(result.predicted).flatMap { $0.command?.work ?? [] }
        let further = there.filter { !here.contains($0) }.flatMap(\.callbacks).filter {
            !callbacks.contains($0)
        }
        return result.entries.contains { entry in
            guard let call = Call(result.after.trace[entry]), further.contains(call.callback) else {
                return false
            }
            return asked.controllers.contains(call.controller) && !asked.includes(call)
        }
    }

    /// Whether who is in a container here is in none there, nor anywhere else.
    func isBare(_ changes: [Counterfactual.Change], _ after: World) -> Bool {
        changes.contains { $0.takenOut.map { isNowhere($0, after) } ?? false }
    }

    /// Whether who hears something here does not exist there, or was in a container and is nowhere there.
    func isMissed(
        _ changes: [Counterfactual.Change], _ controllers: [String: Controller.ID], _ after: World
    ) -> Bool {
        let takenOut = changes.compactMap(\.takenOut)
        guard !takenOut.isEmpty else { return false }
        let heard = Set(question.expected.calls.map(\.controller))
        return heard.contains { controller in
            let name = question.world.controllers[controller].name
            return controllers[name] == nil || takenOut.contains(name) && isNowhere(name, after)
        }
    }

    /// Whether what a world changes is something that the answer is about: who forwards by hand matters to who expects
    /// that one to appear or disappear, and its children not to; and who is a child, to who errs about which calls come,
    /// not about their order.
    func concerns(
        _ changes: [Counterfactual.Change], _ answer: [(name: String, callback: Callback)]
    ) -> Bool {
        let world = question.world
        return changes.allSatisfy { change in
            if case .onlyView = change { return !hasTheCalls(of: answer) }
            guard case .forwardingByHand(let type) = change else { return true }
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

    /// Whether just the calls of an answer come here, in whatever order.
    private func hasTheCalls(of answer: [(name: String, callback: Callback)]) -> Bool {
        let given = answer.map { "\($0.name).\($0.callback.rawValue)" }
        let heard = question.expected.calls.map { $0.name(in: question.world, withController: true) }
        return given.sorted() == heard.sorted()
    }

    /// Whether what comes in a world comes of what its changes say: a view that was set to nil is seen to load again.
    func tells(_ changes: [Counterfactual.Change], _ expected: ExpectedCalls) -> Bool {
        let isDropped = changes.contains { if case .viewDropped = $0 { true } else { false } }
        return !isDropped || expected.calls.contains { CallbackGroup.loading.contains($0.callback) }
    }

    private func isNowhere(_ name: String, _ after: World) -> Bool {
        guard let left = after.newestController(named: name) else { return false }
        return after.controllers[left].parent == nil && after.controllers[left].presenter == nil
            && !after.isRoot(left)
    }

    /// Whether a world is what its changes say: who is asked about lives there as here, and who is put into a container
    /// is in one.
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
    /// Who is in no container any more by it.
    fileprivate var takenOut: String? {
        switch self {
        case .container(.none, let name), .notPushed(let name), .notEmbedded(let name, _): name
        default: nil
        }
    }
}
