import CommandLanguage
import Course
import Lifecycle
import Session

/// Which of these calls come, and in which order?
enum OrderQuestion {
    /// The most calls that people are asked to put in order.
    private static let mostCalls = 8

    static func draw(_ opening: Opening, _ chance: inout Chance) -> Draft? {
        guard let action = chance.pick(opening.scene.actions), let play = opening.play(action),
            let asked = Selection(play, &chance)
        else { return nil }
        let expected = play.expected(asked.controllers, asked.callbacks)
        guard expected.doubtful.isEmpty, expected.calls.count <= mostCalls else { return nil }
        // Where little comes there is little to put in order.
        switch expected.calls.count {
        case 0: guard chance.comes(30) else { return nil }
        case 1: guard chance.comes(15) else { return nil }
        default: break
        }
        guard !expected.calls.isEmpty || !play.isDoubtful(play.entries) else { return nil }
        guard let rule = rule(of: expected, asked, play, &chance) else { return nil }
        let several = asked.controllers.count > 1
        let calls = expected.calls.map { $0.name(in: play.world, withController: several) }
        let names = asked.controllers.map { play.world.controllers[$0].name }
        let ask =
            "\(asked.callbacks.map(\.rawValue).joined(separator: " ")) of \(names.joined(separator: ", "))"
        let count =
            calls.count == 1 ? "1 call comes." : "\(calls.count == 0 ? "No" : "\(calls.count)") calls come."
        return Draft(
            content: .predict(Exercise.Question(ask, about: action)), rule: rule,
            answer: calls.isEmpty ? "nothing" : calls.joined(separator: " "), hints: [count])
    }

    private static func rule(
        of expected: ExpectedCalls, _ asked: Selection, _ play: Play, _ chance: inout Chance
    ) -> Rule? {
        if let rule = chance.pick(expected.rules) { return rule }
        guard let callback = chance.pick(asked.callbacks), let controller = chance.pick(asked.controllers)
        else { return nil }
        return play.rule(of: callback, on: controller)
    }

    /// Which calls are asked about: some that come and some that do not, in no order that tells anything.
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
            guard callbacks.count > 1 else { return nil }
            self.controllers = chance.shuffled(controllers)
            self.callbacks = chance.shuffled(callbacks)
        }
    }
}

/// What is called right after a call?
enum NextQuestion {
    static func draw(_ opening: Opening, _ chance: inout Chance) -> Draft? {
        let names = opening.scene.own
        guard let action = chance.pick(opening.scene.actions + opening.scene.rounds),
            let play = opening.play(action),
            let name = chance.pick(names), let controller = play.controller(name)
        else { return nil }
        let calls = play.calls(on: controller)
        let places = calls.indices.filter { place in
            let entry = calls[place]
            guard let callback = play.callback(entry), !callback.isOfLayout,
                play.calls(of: callback, on: controller).count == 1, !play.trace[entry].rule.facts.mayRepeat
            else { return false }
            return true
        }
        guard let place = chance.pick(places), let callback = play.callback(calls[place]) else { return nil }
        var answer = "nothing"
        var rule = play.trace[calls[place]].rule
        if place + 1 < calls.count {
            let following = calls[place + 1]
            guard let next = play.callback(following),
                Callback.families.contains(where: { $0.contains(next) }),
                !next.isOfLayout
            else { return nil }
            rule = play.trace[following].rule
            answer = next.rawValue
            guard isSettled(calls[place], following, controller, play) else { return nil }
        } else if !chance.comes(25) {
            return nil
        }
        guard !play.isDoubtful(about: controller) else { return nil }
        return Draft(
            content: .next(Exercise.Question("after \(callback.rawValue) of \(name)", about: action)),
            rule: rule,
            answer: answer)
    }

    /// Whether the rules put one call before the other.
    private static func isSettled(_ first: Int, _ second: Int, _ controller: Controller.ID, _ play: Play)
        -> Bool
    {
        let calls = [first, second].compactMap(play.callback)
        let expected = play.expected([controller], calls)
        guard let one = expected.entries.firstIndex(of: first),
            let other = expected.entries.firstIndex(of: second)
        else { return false }
        return expected.requires(one, before: other)
    }
}

/// How often is something called?
enum CountQuestion {
    static func draw(_ opening: Opening, _ chance: inout Chance) -> Draft? {
        let actions = chance.comes(80) ? opening.scene.rounds : opening.scene.actions
        guard let action = chance.pick(actions), let play = opening.play(action),
            let name = chance.pick(opening.scene.own), let controller = play.controller(name),
            !play.isDoubtful(about: controller)
        else { return nil }
        let heard = Set(play.calls(on: controller).compactMap(play.callback))
        let families = Callback.families.filter { $0.contains(where: heard.contains) && !($0[0].isOfLayout) }
        let callbacks = families.isEmpty ? Callback.loadingAndAppearing : families.flatMap { $0 }
        guard let callback = chance.pick(callbacks) else { return nil }
        let calls = play.calls(of: callback, on: controller)
        guard !calls.contains(where: { play.trace[$0].rule.facts.mayRepeat }), calls.count < 6 else {
            return nil
        }
        // That something comes once is what anybody would say.
        guard calls.count > 1 || chance.comes(calls.isEmpty ? 35 : 45) else { return nil }
        guard let rule = play.rule(of: callback, on: controller) else { return nil }
        return Draft(
            content: .count(Exercise.Question("\(callback.rawValue) of \(name)", about: action)), rule: rule,
            answer: String(calls.count))
    }
}
