import Lifecycle
import Session

/// A judged answer for other programs; Documentation/trace-format.md describes the form.
package struct JudgementReport: Encodable, Hashable, Sendable {
    private let commands: String
    private let asked: Questioned
    private let answer: [String]
    private let isRight: Bool
    private let isShown: Bool
    private let showsOrder: Bool
    private let points: Int
    private let maximum: Int
    /// The insertions and deletions that lead to the nearest allowed order.
    private let edits: Int
    /// The calls that come, as far as they are asked about.
    private let length: Int
    private let rows: [Row]
    private let firstMistake: Mistaken?
    private let rule: String?
    private let incidents: [Happened]
    private let world: Elsewhere?
    private let belief: Belief?
    private let notAsked: [String]
    private let remark: String?
    private let sentence: String

    private struct Questioned: Encodable, Hashable {
        let controllers: [String], callbacks: [String]?
    }

    private struct Row: Encodable, Hashable {
        let call: String, mark: String
    }

    private struct Mistaken: Encodable, Hashable {
        let kind: String, call: String?
    }

    private struct Happened: Encodable, Hashable {
        let text: String, rule: String, endsApp: Bool
    }

    private struct Elsewhere: Encodable, Hashable {
        let sentence: String, command: String?, isWhole: Bool
    }

    private struct Belief: Encodable, Hashable {
        let id: String, belief: String, remedy: String?
    }

    /// Creates a report on a judged answer. `isShown` is true if the learner gave none and had it shown.
    package init(_ judged: JudgedAnswer, isShown: Bool = false) {
        let judgement = judged.judgement
        commands = judged.commands
        asked = Questioned(
            controllers: judged.asked.controllers.map { judged.world.controllers[$0].name },
            callbacks: judged.asked.callbacks?.map { $0.rawValue })
        answer = judgement.answer.map(judged.name)
        isRight = judgement.isRight && !isShown
        self.isShown = isShown
        showsOrder = judged.showsOrder
        points = isShown ? 0 : max(0, judgement.kept.count - judgement.surplusCount)
        maximum = judgement.count
        edits = judgement.edits
        length = judgement.expected.calls.count
        rows = judged.rows.map { Row(call: judged.name($0.call), mark: $0.mark.rawValue) }
        let mistake = isShown ? nil : judgement.mistake
        firstMistake = mistake.map { mistake in
            // The first of the calls that come would be the answer to whoever says that none does.
            Mistaken(kind: mistake.kind, call: judged.firstWrong.map(judged.name))
        }
        rule = judged.ruleToTell?.facts.identifier
        incidents = judged.incidents.map {
            Happened(text: $0.text, rule: $0.rule.facts.identifier, endsApp: $0.endsApp)
        }
        world = judged.elsewhere.map {
            let way = judged.counterfactualCommand
            return Elsewhere(
                sentence: $0, command: way.isEmpty ? nil : way,
                isWhole: judged.counterfactual?.isWhole ?? false)
        }
        belief = judged.misconception.map {
            Belief(id: $0.identifier, belief: $0.belief, remedy: judged.remedy)
        }
        notAsked = judged.doubtful.keys.map { $0.rawValue }.sorted()
        remark = judged.remark
        sentence =
            isShown
            ? "The answer (it doesn't count as yours):"
            : judged.sentence
    }
}

extension Mistake {
    /// The kind of the mistake, as other programs are told it.
    fileprivate var kind: String {
        switch self {
        case .nothing: "nothing"
        case .notCalled: "not-called"
        case .tooOften: "too-often"
        case .swapped: "swapped"
        case .tooEarly: "too-early"
        case .tooLate: "too-late"
        case .misplaced: "misplaced"
        case .leftOut: "left-out"
        }
    }
}
