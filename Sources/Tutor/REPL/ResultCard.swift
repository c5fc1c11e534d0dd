import Course
import Practice
import Reports
import Session

/// Results of a lesson or a round as something to pass on.
struct ResultCard {
    /// The part of the lessons that is done, and how each topic of practice was answered.
    private let done: [BarChart.Bar], known: [BarChart.Bar]

    /// The rows of questions on a card, and the characters of a row.
    private static let mostRows = 12, width = 56

    init(_ progress: LearnerProgress, on shelf: LessonShelf) {
        let all = shelf.lessons.reduce(0) { $0 + $1.exercises.count }
        let solved = shelf.lessons.reduce(0) { $0 + progress.done($1).count }
        let statistics = PracticeStatistics(progress.practice, date: progress.now())
        let course = BarChart.Bar(
            "lessons", "\(solved) of \(all) exercises", share: Double(solved) / Double(max(1, all)))
        done = solved > 0 ? [course] : []
        known = statistics.topics.map {
            BarChart.Bar($0.name, "\($0.right) of \($0.answered)", share: $0.share)
        }
    }

    /// Returns the card of the learner's lesson or round, or one of all that is known; nil before the first answer.
    func chart(of learner: Learner) -> BarChart? {
        if let lesson = learner.lesson {
            return learner.round.map { chart(of: RoundReport($0.round, lesson), in: learner) }
                ?? chart(of: lesson, in: learner)
        }
        return done.isEmpty && known.isEmpty ? nil : chart("what I know so far", asked: [], beliefs: [])
    }

    /// The card of a lesson.
    private func chart(of runner: LessonRunner, in learner: Learner) -> BarChart {
        let steps = runner.steps
        let asked = steps.map { step in
            let name = step.id.replacing("-", with: " ")
            let subject = step.title.isEmpty ? name.prefix(1).uppercased() + name.dropFirst() : step.title
            return BarChart.Bar(Self.standing(runner.results[step.id]), subject.cut(to: Self.width))
        }
        let done = steps.count { $0.state == .done }
        return chart(
            "\(runner.lesson.title) (\(done) of \(steps.count) done)", asked: asked,
            beliefs: learner.beliefs)
    }

    /// The card of a round.
    private func chart(of report: RoundReport, in learner: Learner) -> BarChart {
        let isInterview = learner.hidesVerdicts
        let asked = report.items.map { item in
            let result = learner.lesson?.results[item.question.identifier.description]
            let standing = isInterview ? (item.points == 1 ? "right" : "wrong") : Self.standing(result)
            let text = item.question.topic.rawValue + ": " + item.question.sentences.joined(separator: " ")
            return BarChart.Bar(standing, text.cut(to: Self.width))
        }
        let right = report.items.count { $0.points == 1 }
        let beliefs =
            isInterview
            ? report.items.filter { $0.points < 1 }.compactMap { $0.reason?.belief }.map { ($0, false) }
            : learner.beliefs
        let name = isInterview ? "an interview" : "practice"
        return chart("\(name) (\(right) of \(report.asked) right)", asked: asked, beliefs: beliefs)
    }

    private func chart(
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
                ("Done", done), ("Right on the first try, by topic", known),
            ])
    }

    /// A few words on how an exercise was answered.
    private static func standing(_ result: ExerciseResult?) -> String {
        guard let result, result.isDone || result.wasShown || result.attempts > 0 else { return "open" }
        if result.wasShown { return "shown" }
        guard result.isDone || result.isSolved else { return "wrong" }
        if result.hints > 0 { return "with a hint" }
        return result.attempts > 1 ? "\(result.attempts) tries" : result.attempts == 1 ? "first try" : "done"
    }
}
