import Lifecycle
import Session

/// A reply of a lesson; the program adds words and colors.
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
    /// The author's note after the answer.
    case note(Prose)
    /// The judgement of an answer to a multiple-choice question: each chosen option, whether it is right, and
    /// why.
    case choices([ChoiceVerdict], isRight: Bool, missing: Int)
    /// The wrong options that no answer had, each with its letter and the reason against it.
    case unchosen([(letter: String, reason: String)])
    /// The goals, and whether each is met.
    case goals([(text: String, isMet: Bool)])
    /// The errors that Swift would report in the code of an exercise, which isn't done until they are fixed.
    case slips([SourceProblem], areGoalsMet: Bool)
    /// An answer in words or a number was judged; the right one is told if it may be.
    case verdict(isRight: Bool, answer: String?)
    /// What is said of an answer that was given before, in place of why it is wrong.
    case again(JudgedAnswer.Reminder, Explanation)
    /// The reason why the answer that was judged is wrong.
    case explained(Explanation)
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
    /// The rules that the lesson teaches, one sentence each, and at its end the picture that it keeps.
    case rules([String], picture: [String])
    /// A plain message.
    case message(String)

    /// One chosen answer.
    package struct ChoiceVerdict: Sendable {
        package let letter: String
        package let text: String
        /// Indicates whether the text is a command.
        package let isCommand: Bool
        package let isRight: Bool
        /// The reason.
        package internal(set) var explanation: String
    }

    /// An exercise in the list of steps.
    package struct Step: Hashable, Sendable {
        /// Its number in the lesson, from 1.
        package let number: Int
        package let id: String
        /// The subject, in a few words.
        package let title: String
        package let state: State
        /// Indicates whether the learner is at this exercise.
        package let isHere: Bool
        /// Indicates whether it has changed since the learner answered it.
        package let isChanged: Bool

        package enum State: Hashable, Sendable {
            case done
            /// The answer was shown, and not found by the learner.
            case skipped
            case open
        }
    }

    /// The result of a lesson.
    package struct Summary: Sendable {
        package let steps: [Step]
        /// What the lesson teaches, in one sentence; nil if nothing of it is done, or its author gives none.
        package let idea: String?
        /// The steps whose first answer was wrong.
        package let missed: [Step]
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
        /// The kind of task.
        package let kind: Exercise.Kind
        /// The text of the question or task.
        package let text: Prose
        /// The commands that will run, or ran.
        package let commands: [String]
        /// The calls or choices that are offered, each with its letter.
        package let offered: [(letter: String, text: String)]
        /// The aids so far, in words.
        package let aids: [String]
        /// Indicates whether it is a question of the lesson's test.
        package let isOfTest: Bool
        /// Indicates whether the learner has done it since they came to it.
        package let isDone: Bool
        /// Indicates whether the answer has been shown since the learner came to it.
        package let isShown: Bool
        /// The question that is asked about calls; nil for other kinds.
        package let question: Question?
        /// The question as the lesson words it.
        package let ask: String?
        /// The goals, and whether each is met; goals of code that hasn't run count as not met.
        package let goals: [(text: String, isMet: Bool)]
        /// The code to put right, as it is now, line by line; none for other kinds.
        package internal(set) var code: [String]
    }

    /// The rule that explains why an answer is wrong; nil if the reply names none.
    package var explainedRule: Rule? {
        if case .session(.shown(let judged)) = self { judged.rule } else { wrong?.rule ?? explanation?.rule }
    }

    /// The world in which a wrong answer would be right, in a sentence; nil if the reply names none.
    package var world: String? { wrong?.elsewhere ?? explanation?.elsewhere }

    /// The belief that a wrong answer seems to come from; nil if the reply names none.
    package var belief: Misconception? {
        if case .again(_, let explanation) = self { return explanation.misconception }
        return wrong?.misconception ?? explanation?.misconception
    }

    /// The wrong answer to a prediction that was judged.
    private var wrong: JudgedAnswer? {
        if case .session(.judged(let judged)) = self, !judged.judgement.isRight { judged } else { nil }
    }

    private var explanation: Explanation? { if case .explained(let told) = self { told } else { nil } }

    /// The result of a test, which reports only which questions were answered right.
    package struct TestResult: Sendable {
        package let right: [Step]
        package let wrong: [Step]
        /// Indicates whether the lesson counts as passed.
        package var isPassed: Bool { wrong.isEmpty }
    }
}

/// The result of an exercise.
package struct ExerciseResult: Hashable, Sendable {
    /// The identifier of the exercise.
    package let exercise: String
    /// The number of answers.
    package internal(set) var attempts = 0
    /// The points of the first answer, from 0 to 1; nil before it.
    package internal(set) var firstPoints: Double?
    /// The number of hints taken; what made it easier counts with them.
    package internal(set) var hints = 0
    /// The number of aids given after wrong answers.
    package internal(set) var easings = 0
    /// The different wrong answers to it.
    var wrongAnswers: [String] = []
    /// Indicates whether the learner tried things in play before the first answer.
    package internal(set) var hasPlayed = false
    /// Indicates whether the learner went on to the text after it before it was done.
    package internal(set) var wasPassed = false
    /// Indicates whether the learner undid commands of a task before its goals were reached.
    package internal(set) var wasTakenBack = false
    /// The number of answers before the order was shown, after the last try or the last hint; nil if it
    /// wasn't shown.
    package internal(set) var answersBeforeOrder: Int?
    /// Indicates whether the answer was ever shown.
    package internal(set) var wasShown = false
    /// Indicates whether it was ever answered right, or its goals were reached.
    package internal(set) var isSolved = false
    /// Indicates whether it counts as done: solved without having been shown the answer right before.
    package internal(set) var isDone = false
    /// Indicates whether it was done already before the last answer.
    package internal(set) var isRepeated = false
    /// The last answer.
    package internal(set) var answer = ""

    init(exercise: String) { self.exercise = exercise }
}

/// Something that the learner's progress remembers.
package struct LessonEvent: Hashable, Sendable {
    package let exercise: String
    package let kind: Kind
    /// From 0 to 1.
    package let points: Double
    /// The hints taken since the last event.
    package let hints: Int
    package let answer: String

    /// The kinds of event.
    package enum Kind: Hashable, Sendable { case solved, wrong, shown }
}
