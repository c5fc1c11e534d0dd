import Foundation

/// One answer to one exercise, as it is kept.
package struct Attempt: Sendable, Equatable {
    /// The run of the lesson to which the answer belongs.
    package var run: LessonRun.ID
    /// The lesson's identifier.
    package var lesson: String
    /// A hash of the lesson's text at the time of the answer.
    package var revision: String
    /// The exercise's identifier, unique in its lesson.
    package var exercise: String
    /// A hash of what was asked at the time of the answer; nil in answers that an earlier program kept.
    package var exerciseRevision: String?
    package var outcome: Outcome
    /// The points earned, from 0 to 1.
    package var points: Double
    /// The hints taken for this answer, after the previous one.
    package var hints: Int
    /// The text that the learner typed.
    package var answer: String
    /// The time at which the answer was given, kept to the millisecond.
    package var date: Date

    /// The outcome of an answer.
    package enum Outcome: String, Sendable, CaseIterable, Codable {
        /// The learner found the answer.
        case solved
        /// The answer was wrong, at least in part.
        case wrong
        /// The learner skipped, and the answer was shown: the exercise is not done.
        case shown
    }

    package init(
        run: LessonRun.ID, lesson: String, revision: String, exercise: String, outcome: Outcome,
        points: Double, hints: Int, answer: String, date: Date, exerciseRevision: String? = nil
    ) {
        self.run = run
        self.lesson = lesson
        self.revision = revision
        self.exercise = exercise
        self.outcome = outcome
        self.points = points
        self.hints = hints
        self.answer = answer
        self.date = date
        self.exerciseRevision = exerciseRevision
    }
}

/// One walk through a lesson, from its start to its end or to where it was left.
///
/// Attempts belong to a run, so that what was skipped in one run does not count in another.
package struct LessonRun: Sendable, Equatable, Identifiable {
    /// The run's identifier.
    package let id: ID
    /// The lesson's identifier.
    package let lesson: String
    /// A hash of the lesson's text when the run was started.
    package let revision: String
    /// The time at which the run was started.
    package let started: Date
    /// When the learner passed the test of the lesson in it, so that the lesson counts as passed; nil if that was not.
    package var testedOut: Date?

    /// The identifier of a run, unique among all learners.
    package struct ID: Sendable, Hashable, CustomStringConvertible {
        /// The identifier as text.
        package let description: String

        /// Creates an identifier from its text, for a caller that kept one.
        package init(_ description: String) {
            self.description = description
        }
    }
}
