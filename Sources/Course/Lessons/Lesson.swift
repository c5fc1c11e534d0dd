/// A lesson as its author wrote it: text, worlds to start from, and exercises.
///
/// Commands, goals and questions are kept as text with their lines; whoever has the engine interprets them.
package struct Lesson: Hashable, Sendable {
    /// The name by which other lessons, transcripts and the learner's progress refer to the lesson.
    package var id: String
    /// The title shown to the learner.
    package var title: String
    /// The iOS version the lesson plays on; nil when the author leaves it open.
    package var ios: SourceLine?
    /// The identifiers of the lessons to do before this one.
    package var needs: [SourceLine]
    /// The documents and claims the lesson is about.
    package var documents: [SourceLine]
    /// The rules the lesson teaches.
    package var rules: [SourceLine]
    /// Indicates whether the learner may skip exercises.
    package var isSkipAllowed: Bool
    /// A fingerprint of the text: it changes when, and only when, the lesson does.
    package var revision: String
    /// The text, the set-ups and the exercises, in their order.
    package var parts: [Part]
    /// The file the lesson comes from.
    package var file: String

    /// A piece of a lesson.
    package enum Part: Hashable, Sendable {
        /// Text to read.
        case prose(Prose)
        /// A world to start from.
        case setup(Setup)
        /// A question or a task.
        case exercise(Exercise)
    }

    /// The commands that make the world from which the exercises below start.
    package struct Setup: Hashable, Sendable {
        /// Indicates whether the commands are hidden from the learner.
        package var isHidden: Bool
        package var commands: [SourceLine]
        /// The line of the opening fence.
        package var line: Int
    }
}

extension Lesson {
    /// The exercises, in their order.
    package var exercises: [Exercise] {
        parts.compactMap { if case .exercise(let exercise) = $0 { exercise } else { nil } }
    }

    /// Finds the world from which an exercise starts.
    ///
    /// - Parameter exercise: The identifier of the exercise.
    /// - Returns: The nearest set-up above the exercise, or nil when there is none.
    package func setup(of exercise: String) -> Setup? {
        var nearest: Setup?
        for part in parts {
            switch part {
            case .setup(let setup): nearest = setup
            case .exercise(let other) where other.id == exercise: return nearest
            default: continue
            }
        }
        return nil
    }
}
