import Course
import Lifecycle

/// Does what an article says hold on a release?
enum ClaimQuestion {
    static func draw(_ topic: PracticeTopic, on release: String?, _ chance: inout Chance) -> QuestionDraft? {
        guard let release = release.map(Release.init(text:)) ?? chance.pick(Release.lastReleases) else {
            return nil
        }
        let wanted = chance.comes(50)
        for case let claim? in chance.shuffled(AskedClaim.all) {
            guard let first = claim.proof.rules.first, topic.isAbout(first),
                let side = claim.proof.side(on: release), (side.role == .holds) == wanted
            else { continue }
            let run = DemonstrationRun(side.demonstration, on: release)
            guard run.isMet, let rule = claim.proof.rules.first(where: run.rules.contains) else { continue }
            let telling = rule.settled.flatMap { _ in claim.proof.ruleThatParts(side, run.rules) }
            return question(claim, side, telling ?? rule, release, &chance)
        }
        return nil
    }

    private static func question(
        _ claim: AskedClaim, _ side: ClaimProof.Side, _ rule: Rule, _ release: Release,
        _ chance: inout Chance
    ) -> QuestionDraft? {
        let text = Prose([
            "An article about view controllers claims:", claim.statement,
            "Is that true on iOS \(release)?",
        ])
        let holds = side.role == .holds
        let elsewhere = holds ? nil : Release.lastReleases.last { claim.proof.side(on: $0)?.role == .holds }
        let reason =
            side.demonstration.sentence + (elsewhere.map { " On iOS \($0) it is true." } ?? "")
            + " To see it run, type: claim \(claim.id)"
        let choices = [true, false].map { saysSo in
            Choices.Choice(
                saysSo ? "It is true." : "It isn't true.", isRight: saysSo == holds, because: reason)
        }
        var draft = Choices.draft(text, choices, rule: rule, &chance)
        draft?.hints = []
        draft?.lines = ["ios \(release)"]
        return draft
    }
}

/// A claim of an article that can be asked about, with the runs that show whether it holds.
package struct AskedClaim: Sendable {
    /// The identifier: the document's letter and a number.
    let id: String
    let statement: String
    package let proof: ClaimProof
}

extension ClaimProof {
    /// The run that settles on a release whether the claim is true; nil if it is true in part, or of something that the
    /// release does not have.
    fileprivate func side(on release: Release) -> Side? {
        let speaking = sides.filter { $0.role != .ignored && $0.demonstration.releases.contains(release) }
        guard let first = speaking.first, first.role == .holds || first.role == .differs,
            speaking.allSatisfy({ $0.role == first.role })
        else { return nil }
        return first
    }

    /// The rule of a run against the claim that holds nowhere where the claim does, so that it says why; nil if there is
    /// none.
    fileprivate func ruleThatParts(_ side: Side, _ deciding: Set<Rule>) -> Rule? {
        guard side.role == .differs else { return nil }
        let others = sides.filter { $0.role != side.role }.flatMap { other in
            Release.lastReleases.filter(other.demonstration.releases.contains).map {
                Environment(release: $0)
            }
        }
        return others.isEmpty
            ? nil
            : rules.first { rule in
                deciding.contains(rule) && rule.settled != nil && !others.contains { $0.holds(rule) }
            }
    }
}

extension PracticeTopic {
    /// Returns whether a claim's rule belongs to the topic.
    func isAbout(_ rule: Rule) -> Bool {
        let subject = rule.facts.identifier.prefix { $0 != "." }
        return switch self {
        case .loading: ["view", "loadView", "viewDidLoad", "override", "nib"].contains(subject)
        case .appearance: ["window", "appearance", "touch"].contains(subject)
        case .layout: ["layout", "constraints", "views", "safeArea"].contains(subject)
        case .memory: subject == "memory"
        case .presentation: ["present", "dismiss"].contains(subject)
        default: false
        }
    }
}
