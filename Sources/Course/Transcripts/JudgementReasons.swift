import Lifecycle
import Session

extension JudgedAnswer {
    /// Why the answer has its points, in sentences.
    package var reasons: [String] {
        guard let difference = judgement.firstDifference, !judgement.isRight else {
            let count = judgement.expected.calls.count
            let right =
                switch count {
                case 0: "Right: nothing is called."
                case 1: "Right: this is the one call."
                default: "Right: all \(count) calls, in an order that UIKit allows."
                }
            return [right] + doubtfulReason
        }
        return [sentence(for: difference)] + ruleReason + [distance] + doubtfulReason
    }

    /// What was left out because it is doubtful; empty if nothing was.
    var doubtfulReason: [String] {
        guard !doubtful.isEmpty else { return [] }
        let names = doubtful.keys.map(\.rawValue).sorted().joined(separator: ", ")
        return ["Not graded, as sources disagree about it: \(names)."]
    }

    private func sentence(for difference: Judgement.Difference) -> String {
        let wanted = difference.wanted.map { name(judgement.expected.calls[$0]) }
        switch (difference.given.map(name), wanted) {
        case (let given?, let wanted?):
            return "Call \(difference.position + 1) of the answer is \(given); UIKit calls \(wanted) there."
        case (let given?, nil):
            return "Call \(difference.position + 1) of the answer is \(given); UIKit calls nothing there."
        case (nil, let wanted?): return "The answer ends before \(wanted)."
        case (nil, nil): return "The answer differs."
        }
    }

    private var ruleReason: [String] {
        rule.map { ["\($0.facts.statement) (\($0.facts.identifier))"] } ?? []
    }

    private var distance: String {
        let edits =
            judgement.edits == 1 ? "1 insertion or deletion" : "\(judgement.edits) insertions and deletions"
        let count = judgement.expected.calls.count
        return
            "It is \(edits) away from the nearest allowed order of \(count) \(count == 1 ? "call" : "calls")."
    }

    private func name(_ call: Call) -> String {
        call.name(in: world, withController: asked.controllers.count > 1)
    }
}
