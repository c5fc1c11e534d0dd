import Course
import Lifecycle
import Session

/// Asks which of several calls are made, and in which order.
enum OrderQuestion {
    /// The most calls that people are asked to put in order.
    private static let mostCalls = 8

    static func draw(_ opening: Opening, _ chance: inout Chance) -> Draft? {
        guard let action = chance.pick(opening.scene.actions), let play = opening.play(action),
            let asked = Selection(play, &chance)
        else { return nil }
        let expected = play.expected(asked.controllers, asked.callbacks)
        guard expected.doubtful.isEmpty, expected.calls.count <= mostCalls else { return nil }
        guard isOpen(expected, asked) else { return nil }
        // Nothing would hint that a single step makes a call twice.
        guard Set(expected.calls).count == expected.calls.count || action.contains(";") else { return nil }
        // With few calls there is little to put in order.
        switch expected.calls.count {
        case 0: guard chance.comes(30) else { return nil }
        case 1: guard chance.comes(15) else { return nil }
        default: break
        }
        if expected.calls.isEmpty {
            guard !play.isDoubtful(play.entries), asked.controllers.contains(where: play.mayReach) else {
                return nil
            }
        }
        guard let rule = rule(of: expected, asked, play, &chance) else { return nil }
        let several = asked.controllers.count > 1
        let calls = expected.calls.map { $0.name(in: play.world, withController: several) }
        let names = asked.controllers.map { play.world.controllers[$0].name }
        let ask =
            "\(asked.callbacks.map(\.rawValue).joined(separator: " ")) of \(names.joined(separator: ", "))"
        let count =
            calls.count == 1
            ? "There is 1 call." : "\(calls.count == 0 ? "No" : "\(calls.count)") calls are made."
        return Draft(
            content: .predict(Exercise.Question(ask, about: action)), rule: rule,
            answer: calls.isEmpty ? "nothing" : calls.joined(separator: " "), hints: [count])
    }

    /// Returns whether the answer isn't obvious: two calls that are both made, usually a will and its did,
    /// are no question.
    private static func isOpen(_ expected: ExpectedCalls, _ asked: Selection) -> Bool {
        let offered = asked.controllers.count * asked.callbacks.count
        return offered > 2 && (expected.calls.count > 2 || Set(expected.calls).count < offered)
    }

    private static func rule(
        of expected: ExpectedCalls, _ asked: Selection, _ play: Play, _ chance: inout Chance
    ) -> Rule? {
        let family = asked.callbacks.filter(play.scene.family.contains)
        if let callback = chance.pick(family), let controller = chance.pick(asked.controllers) {
            return play.rule(of: callback, on: controller)
        }
        let reasons = expected.entries.map(play.reason)
        if let rule = chance.pick(Rule.allCases.filter(reasons.contains)) { return rule }
        guard let callback = chance.pick(asked.callbacks), let controller = chance.pick(asked.controllers)
        else { return nil }
        return play.rule(of: callback, on: controller)
    }

    /// The calls to ask about: some that are made and some that aren't, in an order that gives nothing away.
    private struct Selection {
        let controllers: [Controller.ID]
        let callbacks: [Callback]

        init?(_ play: Play, _ chance: inout Chance) {
            let names = play.scene.own + (chance.comes(20) ? play.scene.containers : [])
            let known = names.compactMap(play.controller)
            let touched = known.filter { !play.calls(on: $0).isEmpty }
            var controllers = chance.some(1 + chance.place(weighted: [4, 6, 2]), of: touched)
            if controllers.isEmpty || chance.comes(20), let one = chance.pick(known),
                !controllers.contains(one)
            {
                controllers.append(one)
            }
            guard !controllers.isEmpty, controllers.count <= 3 else { return nil }
            let heard = Set(controllers.flatMap(play.calls).compactMap(play.callback))
            let coming = Callback.families.flatMap { $0 }.filter(heard.contains)
            let most = controllers.count == 1 ? 6 : 4
            var callbacks = chance.some(min(most, 2 + chance.number(below: 4)), of: coming)
            let near = callbacks.isEmpty ? Callback.loadingAndAppearing : callbacks.flatMap(\.family)
            let silent = Callback.families.flatMap { $0 }.filter { near.contains($0) && !heard.contains($0) }
            callbacks += chance.some(callbacks.isEmpty ? 4 : chance.place(weighted: [3, 4, 3]), of: silent)
            let family = play.scene.family
            if !callbacks.contains(where: family.contains), let one = chance.pick(family) {
                callbacks.append(one)
            }
            guard callbacks.count > 1 else { return nil }
            self.controllers = chance.shuffled(controllers)
            self.callbacks = chance.shuffled(callbacks)
        }
    }
}
