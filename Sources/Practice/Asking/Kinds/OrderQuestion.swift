import Course
import Lifecycle
import Session

/// Asks which of several calls are made, and in which order.
enum OrderQuestion {
    /// The most calls that people are asked to put in order.
    private static let mostCalls = 8

    static func draw(_ preparedApp: PreparedApp, _ chance: inout Chance) -> QuestionDraft? {
        guard let action = chance.pick(preparedApp.sampleApp.actions), let run = preparedApp.run(action),
            let asked = Selection(run, &chance)
        else { return nil }
        let expected = run.expected(asked.controllers, asked.callbacks)
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
            guard !run.isDoubtful(run.entries), asked.controllers.contains(where: run.mayReach) else {
                return nil
            }
        }
        guard let rule = rule(of: expected, asked, run, &chance) else { return nil }
        let several = asked.controllers.count > 1
        let calls = expected.calls.map { $0.name(in: run.world, withController: several) }
        let names = asked.controllers.map { run.world.controllers[$0].name }
        let ask =
            "\(asked.callbacks.map { $0.rawValue }.joined(separator: " ")) of \(names.joined(separator: ", "))"
        // That there are none would be the answer.
        let count =
            calls.isEmpty
            ? "Does UIKit have to call anything for this?"
            : calls.count == 1 ? "One call is made." : "\(calls.count) calls are made."
        return QuestionDraft(
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
        of expected: ExpectedCalls, _ asked: Selection, _ run: SampleRun, _ chance: inout Chance
    ) -> Rule? {
        let family = asked.callbacks.filter(run.sampleApp.family.contains)
        if let callback = chance.pick(family), let controller = chance.pick(asked.controllers) {
            return run.rule(of: callback, on: controller)
        }
        let reasons = expected.entries.map(run.reason)
        if let rule = chance.pick(Rule.allCases.filter(reasons.contains)) { return rule }
        guard let callback = chance.pick(asked.callbacks), let controller = chance.pick(asked.controllers)
        else { return nil }
        return run.rule(of: callback, on: controller)
    }

    /// The calls to ask about: some that are made and some that aren't, in an order that gives nothing away.
    private struct Selection {
        let controllers: [Controller.ID]
        let callbacks: [Callback]

        init?(_ run: SampleRun, _ chance: inout Chance) {
            let names = run.sampleApp.own + (chance.comes(20) ? run.sampleApp.containers : [])
            let known = names.compactMap(run.controller)
            let touched = known.filter { !run.calls(on: $0).isEmpty }
            var controllers = chance.some(1 + chance.place(weighted: [4, 6, 2]), of: touched)
            if controllers.isEmpty || chance.comes(20), let one = chance.pick(known),
                !controllers.contains(one)
            {
                controllers.append(one)
            }
            guard !controllers.isEmpty, controllers.count <= 3 else { return nil }
            let heard = Set(controllers.flatMap(run.calls).compactMap(run.callback))
            let coming = Callback.families.flatMap { $0 }.filter(heard.contains)
            let most = controllers.count == 1 ? 6 : 4
            var callbacks = chance.some(min(most, 2 + chance.number(below: 4)), of: coming)
            let near = callbacks.isEmpty ? Callback.loadingAndAppearing : callbacks.flatMap { $0.family }
            let silent = Callback.families.flatMap { $0 }.filter { near.contains($0) && !heard.contains($0) }
            callbacks += chance.some(callbacks.isEmpty ? 4 : chance.place(weighted: [3, 4, 3]), of: silent)
            let family = run.sampleApp.family
            if !callbacks.contains(where: family.contains), let one = chance.pick(family) {
                callbacks.append(one)
            }
            guard callbacks.count > 1 else { return nil }
            self.controllers = chance.shuffled(controllers)
            self.callbacks = chance.shuffled(callbacks)
        }
    }
}
