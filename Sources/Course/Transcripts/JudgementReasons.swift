import Lifecycle
import Session

extension JudgedAnswer {
    /// The reason why the answer has its points, in sentences.
    package var reasons: [String] {
        let happened = incidents.map(\.text)
        guard !judgement.isRight else {
            let count = judgement.expected.calls.count
            let right =
                switch count {
                case 0: sentence(withOrder: true)
                case 1: "Right: that's the only call."
                default: "Right: \(count) of \(count) calls, in an order that UIKit allows."
                }
            return [right] + happened + doubtfulReason
        }
        let reason = rule.map { "\($0.facts.statement) (\($0.facts.identifier))" }
        // Calls that aren't made cost points, so that those that are right don't say all.
        let wrong = judgement.kept.isEmpty ? 0 : judgement.surplusCount
        let told = wrong > 0 ? "\(score), \(wrong) wrong: \(verdict(withOrder: true))." : nil
        return [told ?? sentence(withOrder: true)] + [remark].compactMap { $0 } + happened
            + [reason].compactMap { $0 } + doubtfulReason
    }

    /// The reason for leaving out doubtful calls; empty if none were left out.
    var doubtfulReason: [String] {
        guard !doubtful.isEmpty else { return [] }
        let names = doubtful.keys.map(\.rawValue).sorted().joined(separator: ", ")
        return ["Not graded, because sources disagree: \(names)."]
    }
}
