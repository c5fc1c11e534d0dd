import Course
import Practice
import Session

/// The results of a round of practice or an interview, in lines.
struct RoundLines {
    let isInterview: Bool

    /// The maximum number of questions that are listed.
    private static let mostItems = 40

    /// Returns what a round is about.
    ///
    /// - Parameters:
    ///   - form: The kind of round.
    ///   - due: The number of rules that are due.
    ///   - planLength: The number of questions after which a plan of lessons follows; nil if none does.
    /// - Returns: The lines before the first question.
    static func beginning(_ form: PracticeRound.Form, due: Int, planAfter planLength: Int?) -> [Line] {
        switch form {
        case .practice(let topic, let beliefs, let range):
            let what =
                beliefs
                ? "your misconceptions" : topic.map { $0.summary } ?? "all topics, as asked in interviews"
            let plan = planLength.map { " After \($0) questions, you get a study plan." } ?? ""
            let isDue = due == 1 ? " 1 rule is due." : due > 1 ? " \(due) rules are due." : ""
            return [
                Line(
                    "  Practice on iOS \(range.oldest) and later: \(what).\(isDue)\(plan) Type leave to stop at any time.",
                    next: "next   leave")
            ]
        case .interview(let minutes, let seed, let range):
            let time = minutes.counted("minute", "minutes")
            let releases = range.oldest == QuestionRange.usual ? "" : " --releases \(range.oldest)"
            return [
                Line("  An interview of \(time): one answer per question, and the results at the end."),
                Line(
                    "  To get the same questions again: viewdid interview --minutes \(minutes) --seed \(seed)\(releases)",
                    next: "next   leave"),
            ]
        case .exam(let paper): return ExamLines(paper).beginning
        }
    }

    static let noBeliefs = Line(
        "  You have no misconceptions to practice: your answers showed none, or you've corrected them.",
        next: "practice   explain misconceptions")
    static let reviewFirst = Line("  First, a question about an earlier mistake. To skip it: next")
    static let noQuestion = Line("! No question found. Please report this as a bug.", .bad)
    static let allCorrected = Line("  You've corrected all of your misconceptions.")
    static let noneTests = Line("  No other question tests the misconceptions you still have.")

    /// Names may be shortened and have slips, so what was understood is told; nil if there was no answer.
    static func noted(_ answer: String?) -> Line {
        Line("  Noted: \(answer ?? "no answer").", hanging: 4)
    }

    static func timeIsUp(counts: Bool) -> Line {
        Line(counts ? "  Time is up." : "  Time is up, so this answer isn't counted.", .note)
    }

    func lines(_ report: RoundReport) -> [Line] {
        guard report.asked > 0 else {
            return [
                Line((isInterview ? "  The interview is over." : " ") + " You didn't answer any questions.")
            ]
        }
        let right = report.items.count { $0.points == 1 }
        let count = report.asked.counted("question", "questions")
        let isWhole = report.points == Double(right)
        let points = isWhole ? "" : " (\(report.points.inTenths) of \(report.asked) with partial credit)"
        let heading = isInterview ? "The interview is over: " : ""
        var lines = [
            Line(
                "  \(heading)\(right) of \(count) right\(isInterview ? "" : " on the first try")\(points).",
                .strong)
        ]
        lines += report.rows.map { row in
            let share = Double(row.right) / Double(row.asked)
            return Bars.line(row.topic.rawValue, share, "\(row.right) of \(row.asked)")
        }
        lines += edges(report)
        let wrong = report.items.enumerated().filter { $0.element.points < 1 }
        if isInterview, !wrong.isEmpty {
            lines.append(Line("  Missed:"))
            lines += wrong.prefix(Self.mostItems).flatMap { number, item in self.lines(number + 1, item) }
        } else if !isInterview, report.rows.count > 1,
            let weak = report.rows.filter({ $0.right < $0.asked }).min(by: { $0.share < $1.share })
        {
            lines.append(Line("  Your weakest topic: \(weak.topic.rawValue) (\(weak.topic.summary))."))
        }
        return lines + [.next("card", "stats", "practice", "lessons")]
    }

    /// How far each right answer that was followed up holds.
    private func edges(_ report: RoundReport) -> [Line] {
        let items = Array(report.items.enumerated())
        let edges = items.filter { $0.element.question.change == nil }.compactMap { place, item -> Line? in
            let further = items[(place + 1)...].map { $0.element }.prefix { $0.question.change != nil }
            guard !further.isEmpty else { return nil }
            let known =
                ["right"]
                + further.map { ($0.points == 1 ? "also right " : "wrong ") + ($0.question.change ?? "") }
            let question = item.question
            return Line(
                Span("  \(place + 1)  "),
                Span("\(question.topic.rawValue), \(question.kind.summary): ", .note),
                Span(known.joined(separator: "; ")), hanging: 5)
        }
        return edges.isEmpty ? [] : [Line("  Follow-up questions:")] + edges
    }

    private func lines(_ number: Int, _ item: RoundReport.Item) -> [Line] {
        let question = item.question
        let about = Span("\(question.topic.rawValue), \(question.kind.summary)", .note)
        let start = question.start.joined(separator: " ")
        let asked =
            [Line(Span("  \(number)  "), about, hanging: 5), Line("     " + start, .faint, hanging: 5)]
            + question.sentences.map { Line("     " + $0, hanging: 5) } + choices(of: question.exercise)
        let reason = item.reason
        let remarks = (reason?.remarks ?? []).map { Line("     " + $0, hanging: 5) }
        let rule = reason.flatMap { reason in
            // What is said may end with the rule.
            let statement = reason.rule.facts.brief
            return reason.remarks.contains { $0.contains(statement) }
                ? nil : Line("     " + statement, hanging: 5)
        }
        let repeats =
            question.kind == .order && question.answer.contains("LayoutSubviews")
            ? "  (repeated layout counts once)" : ""
        let world = reason?.world.map { Line("     " + $0, hanging: 5) }
        let belief = reason?.belief.map {
            Line(Span("     Many people think that ", .note), Span($0.belief.continuing), hanging: 5)
        }
        return asked + [
            Line(Span("     you    ", .faint), Span(item.answer ?? "no answer", .bad), hanging: 12),
            Line(
                Span("     right  ", .faint), Span(question.answer, .good), Span(repeats, .faint), hanging: 12
            ),
        ] + remarks + [rule, world, belief].compactMap { $0 }
    }

    /// The choices with the letters by which they are answered; none for other questions.
    private func choices(of exercise: Exercise) -> [Line] {
        guard case .choose(let choice) = exercise.content else { return [] }
        return choice.choices.enumerated().map { index, choice in
            Line(Span("     \(LessonRunner.letter(index))  ", .note), Span(choice.label), hanging: 8)
        }
    }
}

extension RoundReport.Row {
    fileprivate var share: Double { points / Double(asked) }
}

/// Bars of plain characters.
enum Bars {
    private static let width = 10

    /// A name, a bar and its value.
    fileprivate static func line(_ name: String, _ share: Double, _ text: String) -> Line {
        let filled = Int((min(1, max(0, share)) * Double(width)).rounded())
        let gap = String(repeating: " ", count: max(1, 13 - name.count))
        return Line(
            Span("    \(name)\(gap)"), Span(String(repeating: "#", count: filled), .good),
            Span(String(repeating: "-", count: width - filled), .faint), Span("  \(text)"), hanging: 6)
    }
}

extension Double {
    /// The number with at most one decimal place.
    package var inTenths: String {
        let tenths = Int((self * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}

extension PracticeStatistics.Known {
    /// When it is asked about again, in words.
    package var again: String {
        switch dueInDays {
        case 0: "today"
        case 1: "tomorrow"
        default: "in \(dueInDays) days"
        }
    }
}

/// The learner's results in practice, in lines.
package enum StatisticsLines {
    /// The maximum number of rules that are listed.
    private static let mostRules = 5

    package static func lines(_ statistics: PracticeStatistics) -> [Line] {
        guard statistics.answered > 0 else {
            return [Line("  No practice questions answered yet.", next: "practice   interview")]
        }
        let answered = statistics.answered.counted("question was", "questions were")
        var lines = [
            Line(
                "  \(statistics.right) of \(answered) right on the first try; "
                    + "\(statistics.due.count.counted("rule is", "rules are")) due.",
                .strong)
        ]
        lines += [Line("  By topic:")] + bars(statistics.topics)
        lines += [Line("  By day:")] + bars(statistics.days)
        lines +=
            rules("Due", statistics.due) + rules("Weak", statistics.weak) + rules("Strong", statistics.strong)
        if !statistics.beliefs.isEmpty {
            lines += [Line("  Misconceptions your answers suggest:")]
            lines += Misconception.all.filter { statistics.beliefs.contains($0.identifier) }.map {
                Line(Span("    \($0.belief) "), Span("explain \($0.identifier)", .note), hanging: 6)
            }
        }
        return lines + [.next(statistics.beliefs.isEmpty ? "practice" : "practice beliefs", "interview")]
    }

    private static func bars(_ shares: [PracticeStatistics.Share]) -> [Line] {
        shares.map { Bars.line($0.name, $0.share, "\($0.right) of \($0.answered)") }
    }

    private static func rules(_ heading: String, _ rules: [PracticeStatistics.Known]) -> [Line] {
        guard !rules.isEmpty else { return [] }
        let more = rules.count > mostRules ? ", such as" : ""
        return [Line("  \(heading): \(rules.count.counted("rule", "rules"))\(more)")]
            + rules.prefix(mostRules).map { known in
                Line(
                    Span("    \(known.statement.inBrief)"), Span("  again \(known.again)", .note), hanging: 6)
            }
    }
}
