import Foundation

/// What is known of a learner's work on one exercise.
public struct ExerciseProgress: Sendable, Equatable {
    /// The exercise's identifier.
    public let exercise: String
    /// How many answers were recorded, shown ones included.
    public let attempts: Int
    /// Whether the learner found the answer at least once: the exercise is done.
    public let isSolved: Bool
    /// Whether the answer was shown at least once.
    public let wasShown: Bool
    /// The most points that the learner's own answers earned, from 0 to 1.
    public let bestPoints: Double
    /// The hints taken, over all attempts.
    public let hints: Int
    /// The lesson's revision at the last attempt.
    public let lastRevision: String
    /// When the last attempt was made.
    public let lastDate: Date
}

/// What is known of a learner's work on one lesson.
public struct LessonProgress: Sendable, Equatable {
    /// The lesson's identifier.
    public let lesson: String
    /// How often the lesson was started.
    public let runs: Int
    /// How many answers were recorded, shown ones included.
    public let attempts: Int
    /// How many exercises are solved.
    public let solved: Int
    /// How many exercises were shown and never solved.
    public let shown: Int
    /// When the lesson was last started or answered.
    public let lastDate: Date
}

/// What an import added.
public struct ImportSummary: Sendable, Equatable {
    /// The runs that were not here before.
    public let runs: Int
    /// The attempts that were not here before.
    public let attempts: Int
    /// The settings that had no value before.
    public let settings: Int
}
