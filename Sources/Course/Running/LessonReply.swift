import CommandLanguage
import Lifecycle
import Session

/// What a lesson answers; the program puts it into words and colours.
public enum LessonReply: Sendable {
    /// Text to read.
    case prose(Prose)
    /// The commands that made the world of the exercises below.
    case setup([String])
    /// An exercise begins.
    case exercise(Presentation)
    /// Something that the session answered.
    case session(Reply)
    /// A tip: its number, how many there are, and its text.
    case hint(Int, of: Int, Prose)
    /// What the author says on two calls in the wrong order.
    case feedback(String)
    /// What the author adds after the answer.
    case note(Prose)
    /// How an answer with choices was judged: each chosen one, whether it is right, and why.
    case choices([ChoiceVerdict], isRight: Bool, missing: Int)
    /// How the goals stand.
    case goals([(text: String, isMet: Bool)])
    /// An answer in words or a number was judged.
    case verdict(isRight: Bool, answer: String)
    /// The exercise is done.
    case solved(ExerciseResult)
    /// The answer was shown: what it is, in lines. It does not count as done.
    case shown([String])
    /// The learner is in a copy of the exercise's world.
    case playing
    /// The learner is back at the exercise.
    case back
    /// The lesson is over: how many exercises are done, of how many.
    case finished(done: Int, of: Int, open: [String])
    /// A plain message.
    case message(String)

    /// One chosen answer.
    public struct ChoiceVerdict: Sendable {
        /// Its letter.
        public let letter: String
        /// Its text.
        public let text: String
        /// Whether it is right.
        public let isRight: Bool
        /// Why.
        public let explanation: String
    }

    /// An exercise as it is shown to the learner.
    public struct Presentation: Sendable {
        /// The identifier.
        public let id: String
        /// Its number in the lesson, from 1.
        public let number: Int
        /// The number of exercises in the lesson.
        public let count: Int
        /// What has to be done.
        public let kind: Exercise.Kind
        /// The text of the question or task.
        public let text: Prose
        /// The commands that will run, or ran.
        public let commands: [String]
        /// The calls or choices that are offered, each with its letter.
        public let offered: [(letter: String, text: String)]
        /// The question that is asked about calls; nil for other kinds.
        public let question: Question?
        /// The question as the lesson words it.
        public let ask: String?
        /// How the goals stand; those of code that has not been tried count as not reached.
        public let goals: [(text: String, isMet: Bool)]
        /// The code to put right, as it is now, line by line; none for other kinds.
        public let code: [String]
    }
}

/// How an exercise went.
public struct ExerciseResult: Hashable, Sendable {
    /// The identifier of the exercise.
    public let exercise: String
    /// The number of answers.
    public internal(set) var attempts = 0
    /// The points of the first answer, from 0 to 1; nil before it.
    public internal(set) var firstPoints: Double?
    /// The number of hints taken.
    public internal(set) var hints = 0
    /// Whether the answer was ever shown.
    public internal(set) var wasShown = false
    /// Whether it was ever answered right, or its goals reached.
    public internal(set) var isSolved = false
    /// Whether it counts as done: solved without having been shown the answer right before.
    public internal(set) var isDone = false
    /// The last answer.
    public internal(set) var answer = ""

    init(exercise: String) { self.exercise = exercise }
}

/// Something that the learner's progress remembers.
public struct LessonEvent: Hashable, Sendable {
    /// The exercise.
    public let exercise: String
    /// What happened.
    public let kind: Kind
    /// From 0 to 1.
    public let points: Double
    /// The hints taken since the last event.
    public let hints: Int
    /// The answer.
    public let answer: String

    /// The kinds of event.
    public enum Kind: Hashable, Sendable { case solved, wrong, shown }
}
