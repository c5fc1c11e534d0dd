import Characters
import CommandLanguage
import Lifecycle
import Session

/// A question and a judged answer, in lines.
struct JudgementLines {
    let rules: RuleLines
    let styling: Styling

    func question(_ question: Question) -> [Line] {
        let names = question.asked.controllers.map { question.world.controllers[$0].name }
        let whose = names.count == 1 ? names[0] : names.joined(separator: ", ")
        let what = question.asked.callbacks.map { callbacks in
            callbacks.count > 8 ? "all callbacks" : callbacks.map(\.rawValue).joined(separator: " ")
        }
        var lines = [
            Line(
                [Span("  Asked: \(what ?? "all callbacks") of \(whose). In order, or: nothing")], hanging: 9,
                next: "hint   skip")
        ]
        lines += leftOut(question)
        if names.count > 1 {
            lines.append(Line("  Name the controller too: \(names[0]).viewDidLoad", .faint, hanging: 4))
        }
        return lines
    }

    /// What is not asked about, and why.
    private func leftOut(_ question: Question) -> [Line] {
        Dictionary(grouping: question.doubtful.keys, by: { question.doubtful[$0] }).compactMap {
            rule, callbacks -> (String, Line)? in
            guard let facts = rule?.facts else { return nil }
            let names = callbacks.map(\.rawValue).sorted().joined(separator: ", ")
            return (facts.identifier, Line("  Not asked: \(names). \(facts.statement)", .faint, hanging: 4))
        }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    func judged(_ judged: JudgedAnswer, isShown: Bool) -> [Line] {
        let judgement = judged.judgement
        var lines = isShown ? [Line("  The answer, and it does not count as done:")] : []
        lines += isShown ? answer(judged) : table(judged)
        if !isShown { lines.append(score(judged)) }
        if let remark = judged.remark { lines.append(Line("  " + remark, .note, hanging: 4)) }
        lines += incidents(judged)
        guard !isShown, !judgement.isRight else {
            lines += judged.rule.map { rules.brief($0) } ?? []
            return isShown ? lines + [.next("why 1", "trace")] : lines
        }
        if let rule = judged.rule {
            let belief = judged.misconception
            lines += rules.brief(rule, and: belief?.rule == rule ? belief?.claims ?? [] : [])
        }
        return lines + elsewhere(judged)
    }

    /// Where the answer would have been right, and the belief that it seems to come from.
    private func elsewhere(_ judged: JudgedAnswer) -> [Line] {
        let command = judged.counterfactual?.command ?? ""
        // A lesson takes nothing back, so that it can compare releases but not undo.
        let isComparison = command.hasPrefix("compare")
        let aside = isComparison ? command : "", next = isComparison ? "" : command
        let sentence = judged.counterfactual.map { [Span("  " + self.sentence($0, judged), .strong)] }
        guard let misconception = judged.misconception else {
            return [
                sentence.map { Line($0, hanging: 4, aside: aside, next: next) }
                    ?? .next("why \(judged.isCalled ? "1" : "viewDidLoad")", "trace", "undo")
            ]
        }
        return [sentence.map { Line($0, hanging: 4) }].compactMap { $0 }
            + MisconceptionLines(rules: rules).behind(
                misconception, aside: aside,
                next: command.isEmpty ? "explain \(misconception.identifier)" : next)
    }

    private func answer(_ judged: JudgedAnswer) -> [Line] {
        let calls = judged.judgement.expected.calls
        guard !calls.isEmpty else { return [Line("    nothing", .strong)] }
        return calls.map { Line("    " + name($0, judged), .strong) }
    }

    /// The answer beside what happened, with a sign on each line that differs.
    private func table(_ judged: JudgedAnswer) -> [Line] {
        let rows = judged.judgement.rows
        guard !rows.isEmpty else { return [Line("    you: nothing   UIKit: nothing")] }
        let right = rows.map { row in
            switch row {
            case .both(let call), .onlyUIKit(let call): name(call, judged).cellWidth
            case .onlyAnswer: 0
            }
        }
        let left = rows.map { row in
            switch row {
            case .both(let call), .onlyAnswer(let call): name(call, judged)
            case .onlyUIKit: ""
            }
        }
        let width = max(8, left.map(\.cellWidth).max() ?? 0) + 2
        guard 4 + width + max(5, right.max() ?? 0) <= styling.width else { return list(judged) }
        let heading = Line([Span("    " + "you".padded(toCells: width) + "UIKit", .faint)], hanging: 4)
        return [heading] + nothing(judged)
            + rows.map { row in
                switch row {
                case .both(let call):
                    Line(
                        "  = " + name(call, judged).padded(toCells: width) + name(call, judged), .good,
                        hanging: 4)
                case .onlyAnswer(let call): Line("  - " + name(call, judged), .bad, hanging: 4)
                case .onlyUIKit(let call):
                    Line(
                        "  + " + String(repeating: " ", count: width) + name(call, judged), .note, hanging: 4)
                }
            }
    }

    /// The table in one column, where two do not fit.
    private func list(_ judged: JudgedAnswer) -> [Line] {
        [Line("  = both   - only you   + only UIKit", .faint, hanging: 4)] + nothing(judged)
            + judged.judgement.rows.map { row in
                switch row {
                case .both(let call): Line("  = " + name(call, judged), .good, hanging: 4)
                case .onlyAnswer(let call): Line("  - " + name(call, judged), .bad, hanging: 4)
                case .onlyUIKit(let call): Line("  + " + name(call, judged), .note, hanging: 4)
                }
            }
    }

    /// The row of an answer without calls.
    private func nothing(_ judged: JudgedAnswer) -> [Line] {
        judged.judgement.answer.isEmpty ? [Line("  - nothing", .bad)] : []
    }

    private func score(_ judged: JudgedAnswer) -> Line {
        guard !judged.judgement.isRight else {
            return Line([Span("  " + judged.score, .good)], next: judged.isCalled ? "why 1   trace" : "trace")
        }
        return Line([Span("  \(judged.score) ", .bad), Span(judged.verdict)], hanging: 4)
    }

    /// What the run did beside calling methods, and the rule of it, which is told of right answers as well.
    private func incidents(_ judged: JudgedAnswer) -> [Line] {
        judged.incidents.map { Line("  " + $0.text, .strong, hanging: 4) }
    }

    private func sentence(_ counterfactual: Counterfactual, _ judged: JudgedAnswer) -> String {
        let world =
            if case .release(let release)? = counterfactual.changes.first, counterfactual.changes.count == 1 {
                "iOS \(release.name) does"
            } else {
                "happens \(counterfactual.circumstances)"
            }
        return switch counterfactual.extent {
        case .whole: "Your answer is what \(world)."
        case .allowed: "Your answer would be accepted \(counterfactual.circumstances)."
        case .part: "Your answer is part of what \(world)."
        case .beginning(let last):
            "Your answer as far as \(name(judged.judgement.answer[last], judged)) is part of what \(world)."
        }
    }

    private func name(_ call: Call, _ judged: JudgedAnswer) -> String {
        call.name(in: judged.world, withController: judged.asked.controllers.count > 1)
    }
}

extension JudgedAnswer {
    /// Whether the commands called anything that is numbered.
    fileprivate var isCalled: Bool { runs.contains { !$0.visibleCallbacks.isEmpty } }
}
