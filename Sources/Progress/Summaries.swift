import Foundation

/// What is known of a learner's work on one exercise.
package struct ExerciseProgress: Sendable, Equatable {
    /// The exercise's identifier.
    package let exercise: String
    /// How many answers were recorded, shown ones included.
    package let attempts: Int
    /// Whether the learner found the answer at least once: the exercise is done.
    package let isSolved: Bool
    /// Whether the answer was shown at least once.
    package let wasShown: Bool
    /// The most points that the learner's own answers earned, from 0 to 1.
    package let bestPoints: Double
    /// The hints taken, over all attempts.
    package let hints: Int
    /// The exercise's revision at the last attempt; nil if an earlier program kept it.
    package let lastExerciseRevision: String?
    /// When the last attempt was made.
    package let lastDate: Date
}

/// What is known of a learner's work on one lesson.
package struct LessonProgress: Sendable, Equatable {
    /// The lesson's identifier.
    package let lesson: String
    /// How often the lesson was started.
    package let runs: Int
    /// When the learner last passed the test of the lesson; nil if that was never.
    package let testedOut: Date?
    /// How many answers were recorded, shown ones included.
    package let attempts: Int
    /// How many exercises are solved.
    package let solved: Int
    /// How many exercises were shown and never solved.
    package let shown: Int
    /// When the lesson was last started or answered.
    package let lastDate: Date
}

/// What an import added.
package struct ImportSummary: Sendable, Equatable {
    /// The runs that were not here before.
    package let runs: Int
    /// The attempts that were not here before.
    package let attempts: Int
    /// The settings that had no value before.
    package let settings: Int
}
