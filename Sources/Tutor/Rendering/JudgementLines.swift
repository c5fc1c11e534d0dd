import CommandLanguage
import Lifecycle
import Session

/// A question and a judged answer, in lines.
struct JudgementLines {
    let rules: RuleLines
    let styling: Styling

    func question(_ question: Question, offering offers: String = "hint   skip") -> [Line] {
        let names = question.asked.controllers.lazy.map { question.world.controllers[$0].name }
        let what = question.asked.callbacks.map { callbacks in
            callbacks.count > 16 ? "all callbacks" : callbacks.map(\.rawValue).joined(separator: " ")
        }
        var lines = [
            Line(
                [Span("  Asked: \(what ?? "all callbacks") of \(names.listed()). In order, or: nothing")],
                hanging: 9,
                next: offers)
        ]
        lines += leftOut(question)
        if names.count > 1 {
            let example = question.asked.callbacks?.first ?? .viewDidLoad
            lines.append(
                Line("  Name the controller too: \(names[0]).\(example.rawValue)", .faint, hanging: 4))
        }
        return lines
    }

    /// Returns the calls that aren't asked about, with the reasons.
    private func leftOut(_ question: Question) -> [Line] {
        Dictionary(grouping: question.doubtful.keys, by: { question.doubtful[$0] }).compactMap {
            rule, callbacks -> (String, Line)? in
            guard let facts = rule?.facts else { return nil }
            let names = callbacks.map(\.rawValue).sorted().joined(separator: ", ")
            return (facts.identifier, Line("  Not asked: \(names). \(facts.statement)", .faint, hanging: 4))
        }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    func judged(_ judged: JudgedAnswer, isShown: Bool) -> [Line] {
        guard !isShown else {
            return [Line("  The answer (it doesn't count as yours):")] + answer(judged) + untold(judged)
                + incidents(judged) + reason(judged)
                + [Line([], next: judged.isCalled ? "why 1   trace" : "trace")]
        }
        let remarks = [judged.remark.map { Line("  " + $0, .note, hanging: 4) }].compactMap(\.self)
        let happened = remarks + incidents(judged)
        let lines = [score(judged)] + (judged.showsOrder ? table(judged) : ownCalls(judged)) + happened
        guard !judged.judgement.isRight else {
            let gathered = judged.gathered.map { Line("  " + $0, .note, hanging: 2) }
            return lines + [gathered].compactMap(\.self) + untold(judged) + reason(judged)
                + askingAgain(judged)
        }
        let end = offers(judged), most = judged.isOfLesson ? JudgementLines.most - 1 : JudgementLines.most
        guard !judged.showsOrder else {
            return lines + reason(judged, and: elsewhere(judged, judged.remedy)) + askingAgain(judged) + end
        }
        if judged.repeats > 0, let reminder = judged.reminder(after: judged.repeats) {
            return again(reminder, "\(judged.score), as before") + end
        }
        // Text that can be read elsewhere is dropped first.
        let forms: [(remedy: String?, isWorded: Bool)] = [(judged.remedy, true), (nil, true), (nil, false)]
        var told = forms.map { form in
            lines + reason(judged, and: elsewhere(judged, form.remedy), isWorded: form.isWorded) + end
        }
        told.append(
            [score(judged)] + ownCalls(judged, countingRight: true) + happened
                + reason(judged, and: elsewhere(judged, nil), isWorded: false) + end)
        return told.first { JudgementLines.rows($0) <= most } ?? told[told.count - 1]
    }

    /// What an answer that was given before is told in place of the same explanation.
    func again(_ reminder: JudgedAnswer.Reminder, _ score: String) -> [Line] {
        let what =
            switch reminder {
            case .contrast(let contrast): contrast.lines(styling)
            case .text(let text): [Line("  " + text, .strong, hanging: 4)]
            }
        return [Line("  The same answer again: \(score).", hanging: 4)] + what
    }

    /// The offer to see whether a belief is gone; a lesson or round makes its own.
    private func askingAgain(_ judged: JudgedAnswer) -> [Line] {
        guard !judged.isOfLesson, judged.misconception ?? judged.earlierMisconception != nil else {
            return []
        }
        return [
            Line(
                "  To see whether that misconception is gone, with other names: practice beliefs", hanging: 4)
        ]
    }

    /// The rows at 80 columns that an answer that may be tried again is told at most; a lesson adds one itself.
    private static let most = 10

    private static func rows(_ lines: [Line]) -> Int {
        var styling = Styling.plain
        styling.width = 80
        return lines.reduce(0) { $0 + $1.rendered(styling).count }
    }

    /// The rule behind an answer, what else is to be said, and the document that explains the rule.
    private func reason(_ judged: JudgedAnswer, and others: [Line] = [], isWorded: Bool = true) -> [Line] {
        let cause = judged.ruleToTell.map { rules.cause($0) }
        let document = judged.ruleToTell.flatMap { rule in
            rules.document(rule) { isWorded && judged.canBeShown($0) }
        }
        let holding = judged.holding.map { Line("  " + $0, hanging: 4) }
        return [cause, holding].compactMap(\.self) + others + [document].compactMap(\.self)
    }

    /// Returns the conditions in which the answer would have been right, and the belief that it seems to come
    /// from.
    private func elsewhere(_ judged: JudgedAnswer, _ remedy: String?) -> [Line] {
        let world = judged.elsewhere.map { Line([Span("  " + $0, .strong)], hanging: 4) }
        let belief = judged.misconception.map {
            MisconceptionLines(rules: rules).behind($0, instead: remedy)
        }
        return [world, belief].compactMap { $0 }
    }

    /// Returns suggestions after a wrong answer, if they apply; a lesson gives its own.
    private func offers(_ judged: JudgedAnswer) -> [Line] {
        guard !judged.isOfLesson else { return [] }
        let why = self.why(judged)
        if !judged.showsOrder {
            let offers = [why, judged.contrast == nil ? "sources" : "contrast", "hint", "skip"].compactMap(
                \.self
            ).joined(separator: "   ")
            return [Line([Span("  Try again.")], next: offers)]
        }
        let way = judged.counterfactualCommand.isEmpty ? nil : judged.counterfactualCommand
        let offers = [way, judged.isCalled ? "why 1" : why ?? "state", way == nil ? "undo" : nil]
        return [Line([], next: offers.compactMap(\.self).joined(separator: "   "))]
    }

    /// The question why the first wrong call did not come there; nil if there is none.
    func why(_ judged: JudgedAnswer) -> String? { judged.firstWrong.map { why($0, in: judged.world) } }

    /// The question why a call comes, or does not.
    func why(_ call: Call, in world: World) -> String {
        "why \(call.name(in: world, withController: world.hasSeveralControllers))"
    }

    /// The explanation of an answer that is no prediction: that of one, without the comparison of calls.
    func explained(_ explanation: Explanation) -> [Line] {
        let cause = explanation.isRuleTold ? nil : explanation.rule.map { rules.cause($0) }
        let holding = explanation.judged?.holding.map { Line("  " + $0, hanging: 4) }
        let world = explanation.elsewhere.map { Line([Span("  " + $0, .strong)], hanging: 4) }
        let belief = explanation.misconception.map {
            MisconceptionLines(rules: rules).behind($0, instead: explanation.remedy)
        }
        let document = explanation.rule.flatMap { rules.document($0, isWorded: explanation.canBeShown) }
        return [cause, holding, world, belief, document].compactMap(\.self)
    }

    /// The calls of an answer that may be tried again, by how they stand: what it does not have is not told.
    ///
    /// - Parameters:
    ///   - judged: The answer.
    ///   - countsRight: Whether only the number is told of those that are in place.
    /// - Returns: A line for each way of standing that occurs.
    private func ownCalls(_ judged: JudgedAnswer, countingRight countsRight: Bool = false) -> [Line] {
        let comes = Set(judged.judgement.expected.calls)
        let right = judged.rows.count { $0.mark == .right }
        func line(_ mark: AnswerRow.Mark, comes isComing: Bool? = nil, _ words: String, _ emphasis: Emphasis)
            -> Line?
        {
            let names = judged.rows.filter { row in
                row.mark == mark && (isComing.map { $0 == comes.contains(row.call) } ?? true)
            }.map { judged.name($0.call) }
            return names.isEmpty ? nil : Line(words + names.joined(separator: " "), emphasis, hanging: 4)
        }
        return [
            countsRight && right > 1
                ? Line("  = in place: \(right) calls", .good) : line(.right, "  = in place: ", .good),
            line(.misplaced, "  ~ out of place: ", .note),
            line(.notCalled, comes: true, "  - too often: ", .bad),
            line(.notCalled, comes: false, "  - not called: ", .bad),
        ].compactMap(\.self)
    }

    private func answer(_ judged: JudgedAnswer) -> [Line] {
        let calls = judged.judgement.expected.calls
        guard !calls.isEmpty else { return [Line("    \(judged.noneOfThese)", .strong)] }
        return calls.map { Line("    " + name($0, judged), .strong) }
    }

    /// The answer beside what happened, with a sign on each line that differs.
    private func table(_ judged: JudgedAnswer) -> [Line] {
        let rows = judged.judgement.rows
        guard !rows.isEmpty else { return [Line("    you: nothing   UIKit: \(judged.noneOfThese)")] }
        let right = rows.map { row in
            switch row {
            case .both(let call), .onlyUIKit(let call), .uiKitElsewhere(let call):
                name(call, judged).cellWidth
            case .onlyAnswer, .answerElsewhere: 0
            }
        }
        let left = rows.map { row in
            switch row {
            case .both(let call), .onlyAnswer(let call), .answerElsewhere(let call): name(call, judged)
            case .onlyUIKit, .uiKitElsewhere: ""
            }
        }
        let width = max(8, left.map(\.cellWidth).max() ?? 0) + 2
        guard 4 + width + max(5, right.max() ?? 0) <= styling.width else { return list(judged) }
        let heading = Line([Span("    " + "you".padded(toCells: width) + "UIKit", .faint)], hanging: 4)
        let indent = String(repeating: " ", count: width)
        return [heading] + nothing(judged)
            + rows.map { row in
                switch row {
                case .both(let call):
                    Line(
                        "  = " + name(call, judged).padded(toCells: width) + name(call, judged), .good,
                        hanging: 4)
                case .onlyAnswer(let call): Line("  - " + name(call, judged), .bad, hanging: 4)
                case .onlyUIKit(let call): Line("  + " + indent + name(call, judged), .note, hanging: 4)
                case .answerElsewhere(let call): Line("  = " + name(call, judged), .good, hanging: 4)
                case .uiKitElsewhere(let call): Line("  = " + indent + name(call, judged), .good, hanging: 4)
                }
            } + openOrder(judged)
    }

    /// Returns the remark that a different order than UIKit's is right too, if the answer has one.
    private func openOrder(_ judged: JudgedAnswer) -> [Line] {
        let isElsewhere = judged.judgement.rows.contains { row in
            if case .uiKitElsewhere = row { true } else { false }
        }
        return isElsewhere
            ? [Line("  Either order is right; in this run, UIKit used its own.", .faint, hanging: 2)] : []
    }

    /// The table in one column, where two do not fit.
    private func list(_ judged: JudgedAnswer) -> [Line] {
        [Line("  = both   - only you   + only UIKit", .faint, hanging: 4)] + nothing(judged)
            + judged.judgement.rows.map { row in
                switch row {
                case .both(let call): Line("  = " + name(call, judged), .good, hanging: 4)
                case .onlyAnswer(let call): Line("  - " + name(call, judged), .bad, hanging: 4)
                case .onlyUIKit(let call): Line("  + " + name(call, judged), .note, hanging: 4)
                case .answerElsewhere(let call):
                    Line("  = " + name(call, judged) + " (you)", .good, hanging: 4)
                case .uiKitElsewhere(let call):
                    Line("  = " + name(call, judged) + " (UIKit)", .good, hanging: 4)
                }
            } + openOrder(judged)
    }

    /// Returns the calls that weren't asked about, after a right answer, or if none of the calls in question
    /// is made.
    private func untold(_ judged: JudgedAnswer) -> [Line] {
        let names = judged.untold.map { $0.name(in: judged.world, withController: true) }
        guard !names.isEmpty else { return [] }
        let shown = names.listed(most: JudgementLines.mostUntold, separator: " ")
        return [Line("  Also called, but not asked about: \(shown)", .faint, hanging: 4)]
    }

    /// The calls beyond the question that are named at most.
    private static let mostUntold = 4

    /// The row of an answer without calls.
    private func nothing(_ judged: JudgedAnswer) -> [Line] {
        judged.judgement.answer.isEmpty ? [Line("  - nothing", .bad)] : []
    }

    /// Returns the score of the answer, with the first mistake.
    private func score(_ judged: JudgedAnswer) -> Line {
        guard !judged.judgement.isRight else {
            let offers = [judged.earlierCounterfactualCommand, judged.isCalled ? "why 1" : "", "trace"].filter
            { !$0.isEmpty }
            return Line([Span("  " + judged.sentence, .good)], next: offers.joined(separator: "   "))
        }
        return Line(
            [Span("  \(judged.score): ", .bad), Span(judged.verdict(withOrder: judged.showsOrder) + ".")],
            hanging: 4)
    }

    /// Returns the events of the run other than calls, with their rules; shown for right answers too.
    private func incidents(_ judged: JudgedAnswer) -> [Line] {
        judged.incidents.map { Line("  " + $0.text, .strong, hanging: 4) }
    }

    private func name(_ call: Call, _ judged: JudgedAnswer) -> String {
        judged.name(call)
    }
}

extension JudgedAnswer {
    /// Indicates whether the last command made any numbered calls, which can be asked about.
    fileprivate var isCalled: Bool { runs.last.map { !$0.visibleCallbacks.isEmpty } ?? false }
}
