import Foundation

/// A summary of a learner's work on one exercise.
package struct ExerciseProgress: Sendable, Equatable {
    /// The exercise's identifier.
    package let exercise: String
    /// Indicates whether the learner found the answer at least once.
    package let isSolved: Bool
    /// Indicates whether the answer was shown at least once.
    package let wasShown: Bool
    /// The exercise's revision at the last attempt; nil if an earlier program kept it.
    package let lastExerciseRevision: String?
}

/// A summary of a learner's work on one lesson.
package struct LessonProgress: Sendable, Equatable {
    /// The lesson's identifier.
    package let lesson: String
    /// The time at which the learner last passed the test of the lesson; nil if that was never.
    package let testedOut: Date?
    /// The number of recorded answers, including those that were shown.
    package let attempts: Int
    /// The number of solved exercises.
    package let solved: Int
    /// The number of exercises that were shown and never solved.
    package let shown: Int
    /// The time at which the lesson was last started or answered.
    package let lastDate: Date
}

/// The numbers of items that an import added.
package struct ImportSummary: Sendable, Equatable {
    /// The runs that were not here before.
    package let runs: Int
    /// The attempts that were not here before.
    package let attempts: Int
    /// The settings that had no value before.
    package let settings: Int
}
