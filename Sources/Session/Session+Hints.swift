import Lifecycle

extension Session {
    /// The hints that a prediction has; after the last one a wrong answer shows the order.
    static let hints = 2

    /// The next hint for a prediction: first the rule behind the first call, then how many come and, of several, which is the first.
    func hint(for question: Question) -> String {
        let expected = question.expected
        guard let first = expected.rules.first, let call = expected.calls.first else {
            return question.hints == 0
                ? "Does UIKit have to call anything for this?"
                : "None of these methods is called, so the right answer is: nothing."
        }
        guard question.hints > 0 else { return first.facts.statement }
        let name = call.name(in: question.world, withController: question.asked.isOfSeveral)
        let count = expected.calls.count
        return "\(count == 1 ? "There is one call" : "There are \(count) calls, first \(name)"). "
            + "That is the last hint. To see the answer: skip"
    }
}

extension Question {
    /// The wrong answer that shows what the question is about, so that the rule that would judge it can be told with the
    /// right one.
    ///
    /// It has a call that does not come: to a controller on screen that hears nothing, else of a method that a lesson offers
    /// and nobody hears. Of who has no view it is the first call that would come, as no other could. Where all that is asked
    /// comes to everybody, it is that nothing comes.
    var tellingMistake: [Call] {
        let calls = expected.calls, heard = Set(calls.map { $0.callback })
        let hearing = Set(calls.map { $0.controller })
        let callbacks = asked.callbacks ?? Callback.ofControllers
        let silent = asked.controllers.first { controller in
            !hearing.contains(controller)
                && (hearing.isEmpty
                    || world.isViewInWindow(controller) && !world.kind(of: controller).isContainer)
        }
        let unheard = callbacks.first { !heard.contains($0) && (silent != nil || !offered.isEmpty) }
        if let silent, world.controllers[silent].view == nil,
            let first = [Callback.loadView, .viewDidLoad].first(where: callbacks.contains)
        {
            return calls + [Call(silent, first)]
        }
        // Of what others hear, the one who stays silent is thought to hear the other half.
        let steps = callbacks.filter { $0.isAppearance }
        let surplus: Call? =
            if let silent {
                (steps.first { !heard.contains($0) } ?? steps.first ?? unheard ?? callbacks.first).map {
                    Call(silent, $0)
                }
            } else {
                unheard.flatMap { callback in asked.controllers.first.map { Call($0, callback) } }
            }
        return surplus.map { calls + [$0] } ?? []
    }
}
