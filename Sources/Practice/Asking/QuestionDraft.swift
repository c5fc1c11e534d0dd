import Course
import Lifecycle
import Session

/// A question before it has its name.
struct QuestionDraft {
    let content: Exercise.Content
    /// The rule that it is about.
    let rule: Rule
    /// The right answer, as one types it.
    let answer: String
    /// The hints, weakest first, apart from the rule.
    var hints: [String] = []
    /// The lines of the set-up that the learner sees; nil for all of them.
    var lines: [String]?

    /// The rule to tell: its own, unless that is about other calls, or about an order of one call.
    var told: Rule {
        let told = rule.facts.statement, goal: Goal?
        switch content {
        case .count: return rule.ofOneCall
        case .choose(let choice) where !choice.goals.isEmpty: return rule.ofOneCall
        case .state(let question): goal = try? Goal(question.ask.text)
        default: return rule
        }
        switch goal {
        case .called(let call, _, _) where call.callback != .deinitialize: return rule.ofOneCall
        case .inWindow: return rule.ofOneCall
        case _ where !Callback.appearing.contains(where: { told.speaks(of: $0.rawValue) }): return rule
        case .alive, .called: return .lastReferenceEndsObject
        case .value(let subject, _, _) where subject.hasSuffix(".parent"):
            return rule.facts.identifier.hasPrefix("tabs.") ? .tabsAreToldAtOnce : .containmentExists
        default: return rule
        }
    }

    /// The two tips before the rule: where to look, and what decides. Those on an answer take their place.
    static func tips(behind hints: [String]) -> [String] {
        (hints
            + ["Go through the commands one by one.", "What does each of these commands change?"].suffix(
                max(0, 2 - hints.count)))
    }
}

extension Rule {
    /// The rule, or why there is a step at all if it only says when the step comes.
    var ofOneCall: Rule { isOf(.ordering) ? .windowMoveDrivesAppearance : self }
}
