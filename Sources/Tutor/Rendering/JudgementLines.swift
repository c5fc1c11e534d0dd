import CommandLanguage
import Lifecycle
import Session

/// A question and a judged answer, in lines.
struct JudgementLines {
    let rules: RuleLines
    let styling: Styling
    /// The rows that other replies to a wrong answer take.
    var rowsBeside = 0

    func question(_ question: Question, offering offers: String = "hint   skip") -> [Line] {
        let names = question.asked.controllers.lazy.map { question.world.controllers[$0].name }
        let isOfAll = question.asked.callbacks.map { $0.count > 16 } ?? true
        let once = isOfAll ? " (repeated layout counts once)" : ""
        let form =
            question.asked.only == nil
            ? "the methods in order\(once), or nothing if none is called" : "yes or no"
        var lines = [Line("  \(question.sentence) Type \(form).", hanging: 4, next: offers)]
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
            let names = callbacks.map { $0.rawValue }.sorted().joined(separator: ", ")
            return (facts.identifier, Line("  Not asked: \(names). \(facts.statement)", .faint, hanging: 4))
        }.sorted { $0.0 < $1.0 }.map { $0.1 }
    }

    func judged(_ judged: JudgedAnswer, isShown: Bool) -> [Line] {
        guard !isShown else {
            let ran = judged.isOfLesson ? "" : "Skipped, and ran \"\(judged.commands)\". "
            return [Line("  \(ran)The answer (no credit):", hanging: 4)] + order(judged, " ", .strong)
                + untold(judged) + incidents(judged) + reason(judged)
                + [Line(next: judged.isCalled ? "why 1   trace" : "trace")]
        }
        let remarks = [judged.remark.map { Line("  " + $0, .note, hanging: 4) }].compactMap { $0 }
        let world = judged.worldToTell, belief = judged.misconception
        let happened = remarks + incidents(judged)
        let reason = reason(judged) { isAlone(world, belief) ? $0 : $0.cause }
        guard !judged.judgement.isRight else {
            let gathered = judged.gathered.map { Line("  " + $0, .note, hanging: 2) }
            return [score(judged)] + table(judged) + happened + [gathered].compactMap { $0 }
                + untold(judged) + (judged.incidents.isEmpty ? [] : reason) + askingAgain(judged)
        }
        let whole = [score(judged)], end = offers(judged)
        // The rule, or the author of the lesson, says already what is true instead.
        let others = beside(
            world, belief, reason.isEmpty && remarks.isEmpty ? judged.remedy : nil)
        if !judged.showsOrder, judged.repeats > 0, let reminder = judged.reminder(after: judged.repeats) {
            return again(reminder, end)
        }
        // Text that can be read elsewhere is left out first: the orders show the first mistake as well.
        let isShown = judged.showsOrder, score = isShown ? [Line("  \(judged.score).", .bad)] : whole
        // The learner has just typed the calls; the world and the belief are new.
        let calls = isShown ? orders(judged) : []
        let ways = [whole + (isShown ? table(judged) : []), whole + calls, score + calls]
        // The console, or the author's remark, says what the rule does.
        let brief = score + calls + (happened.isEmpty ? reason : happened)
        var forms = ways.map { $0 + happened + reason + others.all }
        forms += [others.all, others.one, []].map { brief + $0 }
        // Beside the order, a lesson's note takes the place of the reason.
        if isShown, rowsBeside > 1 { forms.append(score + calls) }
        return fitting(forms.map { $0 + end })
    }

    /// The reply to an answer that was given before, instead of the same explanation.
    func again(_ reminder: JudgedAnswer.Reminder, _ end: [Line] = []) -> [Line] {
        let what =
            switch reminder {
            case .contrast(let contrast): contrast.lines(styling)
            case .text(let text): [Line("  " + text, .strong, hanging: 4)]
            }
        // The first line repeats the commands of the question.
        return fitting(
            [what, Array(what.dropFirst(what.count > 1 ? 1 : 0)), []].map {
                [Line("  That's the same answer as before.")] + $0 + end
            })
    }

    /// The offer to see whether a belief is gone; a lesson or round makes its own.
    private func askingAgain(_ judged: JudgedAnswer) -> [Line] {
        guard !judged.isOfLesson, judged.earlierMisconception != nil else { return [] }
        return [Line("  To be asked about this again: practice beliefs", hanging: 4)]
    }

    /// Returns the first form that has few enough rows, otherwise the last.
    private func fitting(_ forms: [[Line]]) -> [Line] {
        forms.first { JudgementLines.rows($0) + rowsBeside <= JudgementLines.most } ?? forms.last ?? []
    }

    /// The rows at 80 columns that a wrong answer, or the end of a lesson, takes at most.
    static let most = 8

    /// Returns the rows of some lines at 80 columns.
    static func rows(_ lines: [Line]) -> Int {
        var styling = Styling.plain
        styling.width = 80
        return lines.reduce(0) { $0 + $1.rendered(styling).count }
    }

    /// Returns the rule behind an answer, and what holds a controller that should be gone, unless the author of the lesson
    /// gives the reason. Where the holder is named, that holders keep objects alive needn't be said.
    private func reason(_ judged: JudgedAnswer, _ part: (String) -> String = { $0 }) -> [Line] {
        guard judged.remark == nil else { return [] }
        let isNamed = judged.holding != nil && judged.rule == .strongReferenceKeepsAlive
        let cause = isNamed ? nil : judged.reason.map { rules.cause(part($0)) }
        let holding = judged.holding.map { Line("  " + $0, hanging: 4) }
        return [cause, holding].compactMap { $0 }
    }

    /// Indicates whether nothing is told beside the reason, so that it may have more than the sentence that is the cause.
    private func isAlone(_ world: String?, _ belief: Misconception?) -> Bool { world == nil && belief == nil }

    /// What is told beside the reason: the belief that the answer seems to come from, and the world in which it would be
    /// right. Where both have no room, the world is told: it is about the learner's own answer.
    private func beside(
        _ world: String?, _ belief: Misconception?, _ remedy: String?
    ) -> (all: [Line], one: [Line]) {
        let telling = world.map { [Line("  " + $0, .strong, hanging: 4)] }
        guard let belief else { return (telling ?? [], telling ?? []) }
        let named = MisconceptionLines(rules: rules).behind(belief, instead: remedy, in: world)
        return ([named], telling ?? [named])
    }

    /// Returns suggestions after a wrong answer, if they apply; a lesson gives its own.
    private func offers(_ judged: JudgedAnswer) -> [Line] {
        guard !judged.isOfLesson else { return [] }
        let why = self.why(judged)
        if !judged.showsOrder {
            let more = judged.contrast == nil ? nil : "contrast"
            let offers = [why, more, "hint", "skip"].compactMap { $0 }.joined(separator: "   ")
            return [Line(next: offers)]
        }
        let way = judged.counterfactualCommand.isEmpty ? nil : judged.counterfactualCommand
        let again = judged.misconception ?? judged.earlierMisconception
        let offers = [
            way, judged.isCalled ? "why 1" : why ?? "state", way == nil ? "undo" : nil,
            again == nil ? nil : "practice beliefs",
        ]
        return [Line(next: offers.compactMap { $0 }.joined(separator: "   "))]
    }

    /// The `why` question about the first wrong call; nil if there is none.
    func why(_ judged: JudgedAnswer) -> String? { judged.firstToTell.map { why($0, in: judged.world) } }

    /// The `why` question about a call, whether it is made or not.
    func why(_ call: Call, in world: World) -> String {
        "why \(call.name(in: world, withController: world.hasSeveralControllers))"
    }

    /// The explanation of an answer that isn't a prediction: the same as for one, without the comparison of calls.
    func explained(_ explanation: Explanation) -> [Line] {
        let isNamed =
            explanation.judged?.holding != nil && explanation.rule == .strongReferenceKeepsAlive
        let isTold = explanation.isReasonGiven || isNamed
        let world = explanation.elsewhere, belief = explanation.belief
        let holding = explanation.judged?.holding.map { Line("  " + $0, hanging: 4) }
        let reason = isTold ? nil : explanation.reason
        let cause = (isAlone(world, belief) ? reason : reason?.cause).map { rules.cause($0) }
        let whole = [cause, holding].compactMap { $0 }
        // The other choices are worlds as well, so that of one of them says less than the belief.
        let others = beside(
            explanation.isOfChoice && belief != nil ? nil : world, belief,
            isTold || !whole.isEmpty ? nil : explanation.remedy)
        return fitting([whole + others.all, whole + others.one, whole])
    }

    /// The answer and what happened in a line each, with a sign before each call that differs.
    private func orders(_ judged: JudgedAnswer) -> [Line] {
        func spans(_ sign: String, _ emphasis: Emphasis, _ call: (Judgement.Row) -> Call?) -> [Span] {
            judged.judgement.rows.compactMap { row in
                call(row).map {
                    Span((row.isRight ? "" : sign) + judged.name($0), row.isRight ? .good : emphasis)
                }
            }
        }
        let yours = spans("-", .bad) { $0.answer }, uiKits = spans("+", .note) { $0.uiKit }
        return [
            row("you", yours.isEmpty ? [Span("nothing")] : yours),
            row("UIKit", uiKits.isEmpty ? [Span(judged.noneOfThese)] : uiKits),
        ] + openOrder(judged)
    }

    private func row(_ whose: String, _ calls: [Span]) -> Line {
        let parted = calls.flatMap { [Span(" "), $0] }
        return Line([Span("  " + whose.padded(toCells: 6), .faint)] + parted, hanging: 9)
    }

    /// What happened: the calls of each controller in a column of its own, or all in one where that doesn't fit.
    private func order(_ judged: JudgedAnswer, _ sign: String = "=", _ emphasis: Emphasis = .good) -> [Line] {
        let calls = judged.judgement.expected.calls
        guard !calls.isEmpty else { return [Line("    \(judged.noneOfThese)", .strong)] }
        let controllers = calls.reduce(into: [Controller.ID]()) { found, call in
            if !found.contains(call.controller) { found.append(call.controller) }
        }
        let names = controllers.map { judged.world.controllers[$0].name }, places = judged.placesOfViews
        let cells = calls.map { call in
            controllers.map { $0 == call.controller ? call.callback.rawValue : "" }
        }
        func columns(_ titles: [String], _ rows: [[String]]) -> [Line]? {
            ColumnLines(titles: titles, rows: rows.map { ("  \(sign) ", $0, emphasis) })
                .lines(in: styling.width)
        }
        let hasPlaces = places.count == calls.count && !places.allSatisfy { $0.isEmpty }
        return (hasPlaces ? columns(names + ["its view"], zip(cells, places).map { $0 + [$1] }) : nil)
            ?? (controllers.count > 1 ? columns(names, cells) : nil)
            ?? calls.map { Line("  \(sign) " + judged.name($0), emphasis) }
    }

    /// The answer beside what happened, with a sign on each line that differs; of two equal orders one.
    private func table(_ judged: JudgedAnswer) -> [Line] {
        let rows = judged.judgement.rows
        guard !rows.isEmpty else { return [] }
        if rows.allSatisfy({ $0.answer == $0.uiKit }) { return order(judged) }
        let marked = rows.map { row -> ColumnLines.Row in
            let cells = [row.answer, row.uiKit].map { $0.map { judged.name($0) } ?? "" }
            return row.isRight
                ? ("  = ", cells, .good) : row.answer == nil ? ("  + ", cells, .note) : ("  - ", cells, .bad)
        }
        let nothing: [ColumnLines.Row] =
            judged.judgement.answer.isEmpty ? [("  - ", ["nothing", ""], .bad)] : []
        return ColumnLines(titles: ["you", "UIKit"], rows: nothing + marked).lines(in: styling.width)
            .map { $0 + openOrder(judged) } ?? orders(judged)
    }

    /// Returns the remark that a different order than UIKit's is right too, if the answer has one.
    private func openOrder(_ judged: JudgedAnswer) -> [Line] {
        let isElsewhere = judged.judgement.rows.contains { $0.isRight && $0.answer == nil }
        return isElsewhere
            ? [Line("  Either order is right. This run had a different one.", .faint, hanging: 2)] : []
    }

    /// Returns the calls that weren't asked about, after a right answer, or if none of the calls in question
    /// is made.
    private func untold(_ judged: JudgedAnswer) -> [Line] {
        let names = judged.untold.map { $0.name(in: judged.world, withController: true) }
        guard !names.isEmpty else { return [] }
        let shown = names.listed(most: JudgementLines.mostUntold, separator: " ")
        return [Line("  Also called (not asked): \(shown)", .faint, hanging: 4)]
    }

    /// The maximum number of calls outside the question that are named.
    private static let mostUntold = 4

    /// Returns the score of the answer, with the first mistake.
    private func score(_ judged: JudgedAnswer) -> Line {
        guard !judged.judgement.isRight else {
            let offers = [judged.earlierCounterfactualCommand, judged.isCalled ? "why 1" : "", "trace"].filter
            { !$0.isEmpty }
            return Line("  " + judged.sentence, .good, next: offers.joined(separator: "   "))
        }
        let ends = [": ", ", ", ". "].compactMap { judged.sentence.firstRange(of: $0)?.lowerBound }
        let right = ends.min().map { judged.sentence[..<$0] } ?? judged.sentence[...]
        return Line(
            Span("  \(right)", .bad), Span(String(judged.sentence.dropFirst(right.count))), hanging: 4)
    }

    /// Returns the events of the run other than calls, with their rules; shown for right answers too.
    private func incidents(_ judged: JudgedAnswer) -> [Line] {
        judged.incidents.map { incident in
            // Only the first sentence of UIKit's long messages is shown; `trace` shows all of them.
            let text = incident.text, end = text.hasSuffix("'.") ? ". …'" : ". …"
            let first = text.firstRange(of: ". ").map { text[..<$0.lowerBound] + end }
            return Line("  " + (first ?? text[...]), .strong, hanging: 4)
        }
    }
}

extension JudgedAnswer {
    /// Indicates whether the last command made any numbered calls, which can be asked about.
    fileprivate var isCalled: Bool { runs.last.map { !$0.visibleCallbacks.isEmpty } ?? false }
}

extension Question {
    /// The question in words, with the names of the methods unless they are many.
    var sentence: String {
        let whose = asked.controllers.lazy.map { world.controllers[$0].name }.listed(last: " and ")
        let order = "are called on \(whose), and in what order"
        guard let callbacks = asked.callbacks, callbacks.count <= 16 else { return "Which methods \(order)?" }
        // By name, which says nothing about the order in which they are called.
        let names = callbacks.map { $0.rawValue }.sorted().joined(separator: ", ")
        guard callbacks.count == 1 else { return "Which of these \(order): \(names)?" }
        return asked.controllers.count == 1
            ? "Is \(names) called on \(whose)?" : "Which of \(whose) get \(names), and in what order?"
    }
}
