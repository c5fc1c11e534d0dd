import Session
import SwiftSource

/// What a lesson answers; the program puts it into words and colours.
package enum LessonReply: Sendable {
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
    /// What the author adds after the answer.
    case note(Prose)
    /// How an answer with choices was judged: each chosen one, whether it is right, and why.
    case choices([ChoiceVerdict], isRight: Bool, missing: Int)
    /// How the goals stand.
    case goals([(text: String, isMet: Bool)])
    /// What Swift would refuse in the code of an exercise, which is not done as long as it does.
    case slips([SourceProblem], areGoalsMet: Bool)
    /// An answer in words or a number was judged; the right one is told if it may be.
    case verdict(isRight: Bool, answer: String?)
    /// The exercise is done.
    case solved(ExerciseResult)
    /// The answer was shown: what it is, in lines. It does not count as done.
    case shown([String])
    /// The learner is in a copy of the exercise's world.
    case playing
    /// The learner is back at the exercise.
    case back
    /// The lesson is over.
    case finished(Summary)
    /// The exercise has become easier, as a hint would make it: how, and what is offered now.
    case easier([String], offered: [(letter: String, text: String)])
    /// The test of the lesson begins, with so many questions.
    case testBegins(Int)
    /// The test of the lesson is over.
    case tested(TestResult)
    /// The exercises, and how they stand.
    case steps([Step])
    /// A plain message.
    case message(String)

    /// One chosen answer.
    package struct ChoiceVerdict: Sendable {
        package let letter: String
        package let text: String
        /// Whether the text is a command.
        package let isCommand: Bool
        /// Whether it is right.
        package let isRight: Bool
        /// Why.
        package let explanation: String
    }

    /// How an exercise stands.
    package struct Step: Hashable, Sendable {
        /// Its number in the lesson, from 1.
        package let number: Int
        package let id: String
        /// What it is about, in a few words.
        package let title: String
        package let state: State
        /// Whether the learner is there.
        package let isHere: Bool
        /// Whether it has changed since the learner answered it.
        package let isChanged: Bool

        package enum State: Hashable, Sendable {
            case done
            /// The answer was shown, and not found by the learner.
            case skipped
            case open
        }
    }

    /// What came of a lesson.
    package struct Summary: Sendable {
        package let steps: [Step]
        /// What the lesson teaches, a sentence each.
        package let learned: [String]
        /// The steps that are not done.
        package var open: [Step] { steps.filter { $0.state != .done } }
    }

    /// An exercise as it is shown to the learner.
    package struct Presentation: Sendable {
        /// The identifier.
        package let id: String
        /// Its number in the lesson, from 1.
        package let number: Int
        /// The number of exercises in the lesson; nil if it has no end.
        package let count: Int?
        /// What has to be done.
        package let kind: Exercise.Kind
        /// The text of the question or task.
        package let text: Prose
        /// The commands that will run, or ran.
        package let commands: [String]
        /// The calls or choices that are offered, each with its letter.
        package let offered: [(letter: String, text: String)]
        /// What has made it easier, in words.
        package let reliefs: [String]
        /// Whether it is a question of the lesson's test.
        package let isOfTest: Bool
        /// Whether the learner has done it since they came to it.
        package let isDone: Bool
        /// Whether the answer has been shown since they came to it.
        package let isShown: Bool
        /// The question that is asked about calls; nil for other kinds.
        package let question: Question?
        /// The question as the lesson words it.
        package let ask: String?
        /// How the goals stand; those of code that has not been tried count as not reached.
        package let goals: [(text: String, isMet: Bool)]
        /// The code to put right, as it is now, line by line; none for other kinds.
        package let code: [String]
    }
}

/// How an exercise went.
package struct ExerciseResult: Hashable, Sendable {
    /// The identifier of the exercise.
    package let exercise: String
    /// The number of answers.
    package internal(set) var attempts = 0
    /// The points of the first answer, from 0 to 1; nil before it.
    package internal(set) var firstPoints: Double?
    /// The number of hints taken; what made it easier counts with them.
    package internal(set) var hints = 0
    /// How many things have made it easier, after several wrong answers.
    package internal(set) var easings = 0
    /// The different wrong answers to it.
    var wrongAnswers: [String] = []
    /// Whether the learner tried things in play before the first answer.
    package internal(set) var hasPlayed = false
    /// Whether the learner went on to the text behind it before it was done.
    package internal(set) var wasPassed = false
    /// Whether the learner took commands of a task back before its goals were reached.
    package internal(set) var wasTakenBack = false
    /// How many answers came before the order was shown, as the last try was over or the last hint was taken; nil if it
    /// was not.
    package internal(set) var answersBeforeOrder: Int?
    /// Whether the answer was ever shown.
    package internal(set) var wasShown = false
    /// Whether it was ever answered right, or its goals reached.
    package internal(set) var isSolved = false
    /// Whether it counts as done: solved without having been shown the answer right before.
    package internal(set) var isDone = false
    /// The last answer.
    package internal(set) var answer = ""

    init(exercise: String) { self.exercise = exercise }
}

/// Something that the learner's progress remembers.
package struct LessonEvent: Hashable, Sendable {
    package let exercise: String
    /// What happened.
    package let kind: Kind
    /// From 0 to 1.
    package let points: Double
    /// The hints taken since the last event.
    package let hints: Int
    package let answer: String

    /// The kinds of event.
    package enum Kind: Hashable, Sendable { case solved, wrong, shown }
}
