import Course
import Practice
import Reports
import Session

/// Results of lessons and rounds as something to pass on.
extension ReadEvalPrintLoop {
    /// The rows of questions on a card, and the characters of a row.
    private static let mostRows = 12, width = 56

    /// Shows the card of the lesson or round where the learner is, or of the last one, or writes it to a file.
    ///
    /// - Parameter path: A new file for a picture; nil for the screen.
    func showCard(to path: String?) {
        let open: BarChart? =
            if let lesson {
                round.map { card(of: RoundReport($0.round, lesson), lesson) } ?? card(of: lesson)
            } else {
                lastCard
            }
        let known = self.known
        guard let card = open ?? (known.isEmpty ? nil : card("what I know so far", asked: [], beliefs: []))
        else {
            return show(
                Line("  Nothing to show yet. Finish a lesson or a round first.", next: "learn   practice"))
        }
        if let path { return write(card.svg, to: path, what: "the card") }
        show(card.text.map { Line("  " + $0, hanging: 6) } + [.next("card svg FILE")])
    }

    /// The card of a lesson.
    func card(of runner: LessonRunner) -> BarChart {
        let steps = runner.steps
        let asked = steps.map { step in
            let subject = step.title.isEmpty ? step.id.replacing("-", with: " ") : step.title
            return BarChart.Bar(Self.standing(runner.results[step.id]), subject.cut(to: Self.width))
        }
        let done = steps.count { $0.state == .done }
        return card(
            "\(runner.lesson.title) (\(done) of \(steps.count) done)", asked: asked,
            beliefs: beliefs(in: runner))
    }

    /// The card of a round.
    func card(of report: RoundReport, _ runner: LessonRunner) -> BarChart {
        let isInterview = round?.round.hidesVerdicts ?? false
        let asked = report.items.map { item in
            let result = runner.results[item.question.identifier.description]
            let standing = isInterview ? (item.points == 1 ? "right" : "wrong") : Self.standing(result)
            let text = item.question.topic.rawValue + ": " + item.question.sentences.joined(separator: " ")
            return BarChart.Bar(standing, text.cut(to: Self.width))
        }
        let right = report.items.count { $0.points == 1 }
        let beliefs =
            isInterview
            ? report.items.filter { $0.points < 1 }.compactMap { $0.reason.belief }.map { ($0, false) }
            : beliefs(in: runner)
        let name = isInterview ? "an interview" : "practice"
        return card("\(name) (\(right) of \(report.asked) right)", asked: asked, beliefs: beliefs)
    }

    private func card(
        _ title: String, asked: [BarChart.Bar], beliefs: [(belief: Misconception, hasFallen: Bool)]
    ) -> BarChart {
        func rows(_ hasFallen: Bool) -> [BarChart.Bar] {
            let own = beliefs.filter { $0.hasFallen == hasFallen }.map(\.belief.belief)
            return own.enumerated().filter { own.firstIndex(of: $1) == $0 }.flatMap { _, belief in
                belief.inLines(of: Self.width).enumerated().map { BarChart.Bar($0 == 0 ? "-" : "", $1) }
            }
        }
        let rest = asked.count - Self.mostRows
        let more = rest > 0 ? [BarChart.Bar("", "and \(rest) more")] : []
        return BarChart(
            "viewdid: " + title,
            [
                ("Questions", Array(asked.prefix(Self.mostRows)) + more),
                ("What I used to believe", rows(true)),
                ("What I still get wrong", rows(false)),
                ("What I know", known),
            ])
    }

    /// The misconceptions of this lesson or round, and whether the exercise was answered right in the end.
    private func beliefs(in runner: LessonRunner) -> [(belief: Misconception, hasFallen: Bool)] {
        shownBeliefs.map { ($0.belief, runner.results[$0.exercise]?.isSolved ?? false) }
    }

    /// The lessons, and the topics of practice; empty before the first answer.
    private var known: [BarChart.Bar] {
        let lessons = surroundings.shelf.lessons
        let all = lessons.reduce(0) { $0 + $1.exercises.count }
        let done = lessons.reduce(0) { $0 + surroundings.progress.done($1).count }
        let statistics = PracticeStatistics(surroundings.progress.practice, date: now)
        let course = BarChart.Bar(
            "lessons", "\(done) of \(all) exercises", share: Double(done) / Double(max(1, all)))
        return (done > 0 ? [course] : [])
            + statistics.topics.map {
                BarChart.Bar($0.name, "\($0.right) of \($0.answered)", share: $0.share)
            }
    }

    /// How an exercise was answered, in a few words.
    private static func standing(_ result: ExerciseResult?) -> String {
        guard let result, result.isDone || result.wasShown || result.attempts > 0 else { return "open" }
        if result.wasShown { return "shown" }
        guard result.isDone || result.isSolved else { return "wrong" }
        if result.hints > 0 { return "with a hint" }
        return result.attempts > 1 ? "\(result.attempts) tries" : result.attempts == 1 ? "first try" : "done"
    }
}
