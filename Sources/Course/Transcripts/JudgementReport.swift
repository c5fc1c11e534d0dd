import Lifecycle
import Session
import VisibleText

extension JSONObject {
    /// A judged answer for other programs; Documentation/trace-format.md describes the form.
    ///
    /// - Parameters:
    ///   - judged: The answer.
    ///   - isShown: Whether the learner gave none and had it shown.
    package init(_ judged: JudgedAnswer, isShown: Bool = false) {
        let judgement = judged.judgement
        let asked: JSONObject = [
            "controllers": judged.asked.controllers.map { judged.world.controllers[$0].name },
            "callbacks": judged.asked.callbacks?.map { $0.rawValue },
        ]
        let rows = judged.rows.map { row -> JSONObject in
            ["call": judged.name(row.call), "mark": row.mark.rawValue]
        }
        // The first of the calls that come would be the answer to whoever says that none does.
        let mistake = (isShown ? nil : judgement.mistake).map { mistake -> JSONObject in
            ["kind": mistake.kind, "call": judged.firstWrong.map(judged.name)]
        }
        let incidents = judged.incidents.map { incident -> JSONObject in
            [
                "text": incident.text, "rule": incident.rule.facts.identifier, "endsApp": incident.endsApp,
            ]
        }
        let way = judged.counterfactualCommand
        let world = judged.elsewhere.map { sentence -> JSONObject in
            [
                "sentence": sentence, "command": way.isEmpty ? nil : way,
                "isWhole": judged.counterfactual?.isWhole ?? false,
            ]
        }
        let belief = judged.misconception.map { belief -> JSONObject in
            ["id": belief.identifier, "belief": belief.belief, "remedy": judged.remedy]
        }
        self = [
            "commands": judged.commands, "asked": asked, "answer": judgement.answer.map(judged.name),
            "isRight": judgement.isRight && !isShown, "isShown": isShown, "showsOrder": judged.showsOrder,
            "points": isShown ? 0 : max(0, judgement.kept.count - judgement.surplusCount),
            "maximum": judgement.count,
            // The insertions and deletions that lead to the nearest allowed order.
            "edits": judgement.edits,
            // The calls that come, as far as they are asked about.
            "length": judgement.expected.calls.count, "rows": rows, "firstMistake": mistake,
            "rule": judged.ruleToTell?.facts.identifier, "incidents": incidents, "world": world,
            "belief": belief, "notAsked": judged.doubtful.keys.map { $0.rawValue }.sorted(),
            "remark": judged.remark,
            "sentence": isShown ? "The answer (no credit):" : judged.sentence,
        ]
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
