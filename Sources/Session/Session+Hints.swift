import Lifecycle

extension Session {
    /// The number of hints for a prediction; after the last one a wrong answer shows the order.
    static let hints = 3

    /// Returns the next hint for a prediction, from the last wrong answer if there is one: where to look, the
    /// circumstance that decides, and the rule. No hint gives the answer.
    func hint(for question: Question) -> String {
        switch question.hints {
        case 0:
            let count = question.expected.calls.count
            return question.last?.placeToLook
                ?? (count == 0 ? "Does UIKit have to call anything for this?" : question.expected.total)
        case 1:
            let call = question.expected.calls.first ?? question.tellingMistake.last
            return question.last?.decidingQuestion ?? call?.decidingQuestion(in: question.world)
                ?? "What do these commands change?"
        default:
            let rule =
                question.last == nil
                ? question.expected.rules.first ?? judge([], of: question, isShown: true).rule : nil
            return ((question.last?.reason ?? rule?.facts.brief).map { $0 + " " } ?? "")
                + "That's the last hint. To see the answer: skip"
        }
    }
}

extension ExpectedCalls {
    /// The number of the calls, in a sentence.
    fileprivate var total: String {
        calls.count == 1
            ? "One of these methods is called once."
            : "In total, these methods are called \(calls.count.times)."
    }
}

extension JudgedAnswer {
    /// The place in the answer at which to look: behind the calls at its beginning that are right.
    package var placeToLook: String {
        let expected = judgement.expected, answer = judgement.answer
        guard !answer.isEmpty else {
            if let only = asked.only {
                return "Look at what these commands do to \(world.controllers[only.controller].name)."
            }
            return expected.total + (asked.isOfSeveral ? " Go through the controllers one by one." : "")
        }
        let asked = Set(judgement.places.compactMap { $0 } + judgement.leftOut)
        var done: Set<Int> = [], missed: Int?
        for place in judgement.places {
            guard let place else { break }
            missed = expected.calls.indices.first {
                asked.contains($0) && !done.contains($0) && expected.requires($0, before: place)
            }
            guard missed == nil else { break }
            done.insert(place)
        }
        let count = done.count
        let right =
            count == 0
            ? "" : count == 1 ? "Your first call is right. " : "Your first \(count) calls are right. "
        guard answer.indices.contains(count) else { return "Your calls are right so far. " + placeOfMissing }
        let given = name(answer[count])
        guard let missed else {
            let again = expected.calls.contains(answer[count]) ? " again" : ""
            return right + "Look at \(given). What would cause it\(again)?"
        }
        let call = expected.calls[missed]
        if answer.contains(call) { return right + "Look at what happens between \(name(call)) and \(given)." }
        return right
            + (count == 0
                ? "Look at what happens before \(given)."
                : "Look at what happens between \(name(answer[count - 1])) and \(given).")
    }

    /// The place at which to look for the first call that is missing, by calls that the answer has.
    private var placeOfMissing: String {
        guard let place = judgement.leftOut.first else { return "Which calls usually go with these?" }
        let given = Set(judgement.places.compactMap { $0 }), expected = judgement.expected
        let before = given.filter { expected.requires($0, before: place) }.max()
        let after = given.filter { expected.requires(place, before: $0) }.min()
        func called(_ place: Int) -> String { name(expected.calls[place]) }
        return switch (before, after) {
        case (let before?, let after?): "Look at what happens between \(called(before)) and \(called(after))."
        case (let before?, nil): "Look at what happens after \(called(before))."
        case (nil, let after?): "Look at what happens before \(called(after))."
        case (nil, nil): "Which calls usually go with these?"
        }
    }

    /// The circumstance that decides about the first mistake, as a question.
    package var decidingQuestion: String {
        guard incidents.isEmpty else { return "Does each of these commands run to the end?" }
        guard let call = firstWrong else { return "What do these commands change?" }
        guard let (first, last) = pair else {
            let question = call.decidingQuestion(in: world)
            return isOmission && !canBeShown(question) ? "What else do these commands change?" : question
        }
        let moment = "when \(name(first)) is called?", owner = world.controllers[last.controller].name
        return switch last.callback {
        case .viewWillDisappear: "Is \(owner.possessive) view still in the window \(moment)"
        case .viewWillAppear: "Has \(owner.possessive) view already started to appear \(moment)"
        case .viewDidDisappear: "Has \(owner.possessive) view already left the window \(moment)"
        case .viewDidAppear: "Is the transition over \(moment)"
        case .loadView, .viewDidLoad: "Has anything already needed \(owner.possessive) view \(moment)"
        case .deinitialize: "Does anything still retain \(owner) \(moment)"
        case .didMoveToParent: "Has \(owner.possessive) parent finished adding or removing it \(moment)"
        default: "What has to happen before \(name(last)) is called?"
        }
    }
}

extension Call {
    /// The circumstance that decides whether the call is made, as a question.
    package func decidingQuestion(in world: World) -> String {
        let name = world.controllers[controller].name
        switch CallbackGroup.allCases.first(where: { $0.contains(callback) }) {
        case .making: return "Is \(name) created in code, from a nib, or from a storyboard?"
        case .loading: return "Is \(name.possessive) view already loaded, and does anything need it?"
        case .unloading: return "Does this iOS version still unload views?"
        case .appearing, .disappearing, .showing:
            guard let parent = world.controllers[controller].parent else {
                return "Does \(name.possessive) view enter or leave the window?"
            }
            let other = world.controllers[parent].name
            return "Does \(name.possessive) view, inside \(other.possessive), enter or leave the window?"
        case .layout: return "Does anything change the size of \(name.possessive) view, or its subviews?"
        case .moving: return "Does \(name) get or lose a parent?"
        case .turning: return "Does \(name.possessive) view get a new size?"
        case .touches: return "Which view is under the finger, and does it accept touches?"
        case .end: return "Does anything still retain \(name)?"
        case .any, nil: return "What causes \(callback.rawValue), and does that happen here?"
        }
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
        let callbacks = asked.callbacks ?? Callback.ofControllers, release = world.environment.release
        // Where nothing is called, what such commands usually call explains the command.
        let usual = (calls.isEmpty ? result.runs : []).flatMap { $0.command?.activities ?? [] }
            .flatMap { $0.callbacks }.first { callbacks.contains($0) && $0.exists(on: release) }
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
                (usual ?? steps.first { !heard.contains($0) } ?? steps.first ?? unheard
                    ?? (calls.isEmpty ? callbacks.first : nil)).map { Call(silent, $0) }
            } else {
                unheard.flatMap { callback in asked.controllers.first.map { Call($0, callback) } }
            }
        return surplus.map { calls + [$0] } ?? []
    }
}
