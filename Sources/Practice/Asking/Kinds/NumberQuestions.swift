import Course
import Lifecycle
import Session

/// Asks for the next call that a controller receives after a call.
enum NextQuestion {
    /// The calls after which something is asked, and how often: after those that nothing plain follows, more often.
    private static let before = QuestionKind.next.calls

    static func draw(_ preparedApp: PreparedApp, _ aim: QuestionAim, _ chance: inout Chance) -> QuestionDraft?
    {
        let callback = before[aim.place(weighted: before.map { $0.weight })].callback
        guard let action = chance.pick(preparedApp.sampleApp.actions + preparedApp.sampleApp.rounds),
            let run = preparedApp.run(action),
            let name = chance.pick(preparedApp.sampleApp.own), let controller = run.controller(name),
            !run.isDoubtful(about: controller)
        else { return nil }
        let calls = run.calls(on: controller)
        guard run.calls(of: callback, on: controller).count == 1,
            let place = calls.firstIndex(where: { run.callback($0) == callback }),
            !run.trace[calls[place]].rule.facts.mayRepeat
        else { return nil }
        var answer = "nothing"
        var rule = run.trace[calls[place]].rule
        if place + 1 < calls.count {
            let following = calls[place + 1]
            guard let next = run.callback(following),
                Callback.families.contains(where: { $0.contains(next) }), !next.isOfLayout,
                // A did after its will is worth asking only sometimes.
                !callback.isPlainlyFollowed(by: next) || chance.comes(4),
                run.requires(calls[place], before: following) == true
            else { return nil }
            rule = run.reason(of: following)
            answer = next.rawValue
        } else {
            // After the only call, or the last one, there is little to think about.
            guard chance.comes(calls.count > 1 ? 12 : 5),
                let reason = run.ruleForNothing(after: calls[place], on: controller)
            else { return nil }
            rule = reason
        }
        return QuestionDraft(
            content: .next(Exercise.Question("after \(callback.rawValue) of \(name)", about: action)),
            rule: rule, answer: answer)
    }
}

/// Asks for the number of calls.
enum CountQuestion {
    /// The weight of each number as the answer: "once" is the obvious guess.
    private static let weights = [30, 25, 35, 10]
    private static let mostCalls = 5

    static func draw(
        _ preparedApp: PreparedApp, _ aim: QuestionAim, _ terms: QuestionTerms?, _ chance: inout Chance
    ) -> QuestionDraft? {
        let wanted = aim.place(weighted: weights)
        let actions = chance.comes(80) ? preparedApp.sampleApp.rounds : preparedApp.sampleApp.actions
        guard let action = chance.pick(actions), let run = preparedApp.run(action),
            let name = chance.pick(preparedApp.sampleApp.own), let controller = run.controller(name),
            !run.isDoubtful(about: controller), run.touches(name, controller)
        else { return nil }
        let heard = Set(run.calls(on: controller).compactMap(run.callback))
        let families = Callback.families.filter { $0.contains(where: heard.contains) && !($0[0].isOfLayout) }
        let family = preparedApp.sampleApp.family.filter { !$0.isOfLayout }
        // Of a single call, such as deinit, numbers would soon be the same.
        let topical = family.count > 1 ? family : []
        let usual = topical.isEmpty ? Callback.loadingAndAppearing : topical
        let callbacks = families.isEmpty || terms?.listed != nil ? usual : families.flatMap { $0 }
        // If the topic has calls of its own, others are beside the point.
        let fitting = callbacks.filter { callback in
            guard topical.isEmpty || topical.contains(callback) else { return false }
            let count = run.calls(of: callback, on: controller).count
            return count == wanted || wanted == weights.count - 1 && (wanted...mostCalls).contains(count)
        }
        guard let callback = chance.pick(fitting) else { return nil }
        let calls = run.calls(of: callback, on: controller)
        guard !calls.contains(where: { run.trace[$0].rule.facts.mayRepeat }),
            let rule = run.rule(of: callback, on: controller)
        else { return nil }
        return QuestionDraft(
            content: .count(Exercise.Question("\(callback.rawValue) of \(name)", about: action)), rule: rule,
            answer: String(calls.count))
    }
}
