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

    /// The rule to tell: its own, unless that speaks of other calls and the question is about the end of a controller or
    /// about its parent.
    var told: Rule {
        guard case .state(let question) = content, let goal = try? Goal(question.ask.text),
            Callback.appearing.contains(where: { rule.facts.statement.speaks(of: $0.rawValue) })
        else { return rule }
        switch goal {
        case .alive: return .lastReferenceEndsObject
        case .called(let call, _, _) where call.callback == .deinitialize: return .lastReferenceEndsObject
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
