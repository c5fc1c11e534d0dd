import Course
import Foundation
import Practice

/// The messages of a round of questions.
extension ReadEvalPrintLoop {
    /// Tells what a round is about, and how it goes.
    ///
    /// - Parameters:
    ///   - round: The round.
    ///   - count: The questions that were asked before; nil if it begins now.
    func tellBeginning(of round: PracticeRound, _ count: Int?) {
        if let count { show([Line("  Going on after \(count.counted("question", "questions")).")]) }
        switch round.form {
        case .practice(let topic, let beliefs, let range):
            let what =
                beliefs ? "your misconceptions" : topic.map(\.summary) ?? "all topics, as interviews ask them"
            let due = Deck(surroundings.progress.practice).due(on: Deck.day(of: now)).count
            let isDue = due == 1 ? " 1 rule is due." : due > 1 ? " \(due) rules are due." : ""
            show([
                Line(
                    [
                        Span(
                            "  Practice: \(what), iOS \(range.oldest) and later.\(isDue) Stop at any time with leave."
                        )
                    ],
                    next: "next   leave")
            ])
        case .interview(let minutes, let seed, let range):
            let time = minutes.counted("minute", "minutes")
            show([
                Line(
                    "  An interview of \(time): one answer per question, and the results at the end."
                ),
                Line(
                    [
                        Span(
                            "  The same questions again: viewdid interview --minutes \(minutes) --seed \(seed)"
                                + (range.oldest == QuestionRange.usual ? "" : " --since \(range.oldest)")
                        )
                    ],
                    next: "next   leave"),
            ])
        case .exam(let paper): show(ExamLines(paper).beginning)
        }
    }

    /// Tells how much of a round is left, and what can be typed in place of an answer.
    func tellRest(of round: PracticeRound) {
        if let length = round.form.seconds {
            let rest = max(0, Int((length - (seconds - (self.round?.began ?? 0))).rounded()))
            show([
                Line([], next: "\(rest / 60):\(rest % 60 < 10 ? "0" : "")\(rest % 60) left   next   leave")
            ])
        } else if let paper = round.paper {
            show([Line([], next: "question \(round.questions.count) of \(paper.count)   next   leave")])
        }
    }

    /// Says that a question stays without an answer, in a round that says nothing else of answers.
    func tellUnanswered(_ runner: LessonRunner) {
        guard round?.round.isSilent == true, !isAnswered(runner) else { return }
        show([Line("  Noted: no answer.")])
    }
}
