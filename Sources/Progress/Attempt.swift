import Foundation

/// One answer to one exercise, as it is kept.
public struct Attempt: Sendable, Equatable {
    /// The run of the lesson to which the answer belongs.
    public var run: Run.ID
    /// The lesson's identifier.
    public var lesson: String
    /// A hash of the lesson's text at the time of the answer.
    public var revision: String
    /// The exercise's identifier, unique in its lesson.
    public var exercise: String
    /// What became of the answer.
    public var outcome: Outcome
    /// The points earned, from 0 to 1.
    public var points: Double
    /// The hints taken for this answer, after the previous one.
    public var hints: Int
    /// What the learner typed.
    public var answer: String
    /// When the answer was given, kept to the millisecond.
    public var date: Date

    /// What became of an answer.
    public enum Outcome: String, Sendable, CaseIterable, Codable {
        /// The learner found the answer.
        case solved
        /// The answer was wrong, at least in part.
        case wrong
        /// The learner skipped, and the answer was shown: the exercise is not done.
        case shown
    }

    /// Creates an attempt.
    ///
    /// - Parameters:
    ///   - run: The run of the lesson to which the answer belongs.
    ///   - lesson: The lesson's identifier.
    ///   - revision: A hash of the lesson's text.
    ///   - exercise: The exercise's identifier.
    ///   - outcome: What became of the answer.
    ///   - points: The points earned, from 0 to 1.
    ///   - hints: The hints taken for this answer, after the previous one.
    ///   - answer: What the learner typed.
    ///   - date: When the answer was given.
    public init(
        run: Run.ID, lesson: String, revision: String, exercise: String, outcome: Outcome,
        points: Double, hints: Int, answer: String, date: Date
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
    }
}

/// One walk through a lesson, from its start to its end or to where it was left.
///
/// Attempts belong to a run, so that what was skipped in one run does not count in another.
public struct Run: Sendable, Equatable, Identifiable {
    /// The run's identifier.
    public let id: ID
    /// The lesson's identifier.
    public let lesson: String
    /// A hash of the lesson's text when the run was started.
    public let revision: String
    /// When the run was started.
    public let started: Date

    /// The identifier of a run, unique among all learners.
    public struct ID: Sendable, Hashable, CustomStringConvertible {
        /// The identifier as text.
        public let description: String

        /// Creates an identifier from its text, for a caller that kept one.
        ///
        /// - Parameter description: The identifier as text.
        public init(_ description: String) {
            self.description = description
        }
    }
}
