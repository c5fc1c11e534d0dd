import Course
import Practice
import Session

/// The beginning and the end of an exam, in lines, which don't say how an answer was judged.
struct ExamLines {
    private let paper: ExamPaper
    /// What to hand in.
    private let file: String
    /// What continues it.
    private let wayBack: String

    init(
        _ paper: ExamPaper, recordedTo file: String? = nil, wayBack: String = "run the same command"
    ) {
        self.paper = paper
        self.file = file ?? "the recording"
        self.wayBack = wayBack
    }

    var beginning: [Line] {
        [
            Line("  An exam for \(paper.learner), seed \(paper.seed): \(questions)."),
            Line(
                "  A recording can be graded by anyone, even before the exam is over, and no grade shows it. "
                    + "So exams need supervision.", .note),
            Line(
                "  One answer per question, no help, and no feedback before the exam is graded.",
                next: "next   leave"),
        ]
    }

    /// Returns the lines at the end of the exam, or on leaving it.
    func end(_ runner: LessonRunner) -> [Line] {
        let begun = runner.lesson.exercises.count
        let answered = runner.results.values.count { $0.attempts > 0 }
        guard begun >= paper.count, runner.isAnswered else {
            return [
                Line(
                    "  Stopped at question \(begun) of \(paper.count), \(answered) answered. To continue, \(wayBack). To finish, hand in \(file)."
                ),
                Line("  Earlier questions won't be asked again.", .note),
            ]
        }
        return [
            Line("  The exam is over: \(answered) of \(questions) answered. Hand in \(file).", .strong)
        ]
    }

    private var questions: String { paper.count.counted("question", "questions") }
}
