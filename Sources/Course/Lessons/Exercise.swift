import Lifecycle
import Session

/// A question or a task of a lesson, with its tips and what is said after the answer.
package struct Exercise: Hashable, Sendable {
    /// The identifier, unique in the lesson.
    package var id: String
    /// The line of the opening fence.
    package var line: Int
    /// The question in general, as interviewers ask it, above the one about this app; empty for those of lessons.
    package var lead = Prose()
    /// The learner's task.
    package var content: Content
    /// The tips, cheapest first.
    package var tips: [Prose] = []
    /// The text shown after the answer; empty when there is nothing to add.
    package var note = Prose()
    /// The replies to mistakes that the author foresees.
    package var feedback: [Feedback] = []
    /// A fingerprint of what the learner answers: of the block, the set-up above it and the lesson's iOS. What is said
    /// about it may change.
    package var revision = ""

    /// The kinds of exercise, under the names that lessons use.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Type the order of the calls.
        case predict
        /// Say how often something is called.
        case count
        /// Say what is called next.
        case next
        /// Say what a value is.
        case state
        /// Pick one or several choices.
        case choose
        /// Type commands until the goals hold.
        case `do`
        /// Edit Swift code until the goals hold.
        case fix
    }

    /// The learner's task.
    package enum Content: Hashable, Sendable {
        /// Type the order of the calls.
        case predict(Question)
        /// Say how often something is called.
        case count(Question)
        /// Say what is called next.
        case next(Question)
        /// Say what a value is.
        case state(Question)
        /// Pick one or several choices.
        case choose(MultipleChoice)
        /// Type commands until the goals hold.
        case `do`(Task)
        /// Edit Swift code until the goals hold.
        case fix(Repair)
    }

    /// A question that the engine answers by running commands.
    package struct Question: Hashable, Sendable {
        /// The question, as written.
        package var ask: SourceLine
        /// The commands to run; a question about a state may have none.
        package var commands: [SourceLine]
        /// The rule that settles it where no call does; nil if the author names none.
        package var rule: Rule?
    }

    /// A question with choices.
    package struct MultipleChoice: Hashable, Sendable {
        package var question: Prose
        /// The choices, as the author ordered them.
        package var choices: [Choice]
        /// The goals that must hold after a choice that is a command.
        package var goals: [SourceLine]

        /// One of the choices.
        package struct Choice: Hashable, Sendable {
            /// Indicates whether the author ticked it.
            package var isRight: Bool
            /// The text; one that begins with `run:` is a command.
            package var text: SourceLine
            /// The reason why it is right or wrong.
            package var explanation: SourceLine
            /// The explanation of choosing this wrongly; nil if only the author's words explain it.
            package var slip: Slip?
        }

        /// The reason why a choice is got wrong: taken though it is wrong, or left though it is right.
        package struct Slip: Hashable, Sendable {
            /// The rule that settles the choice.
            package var rule: Rule?
            /// The calls in which someone believes who gets it wrong; nil if it is about none.
            package var calls: ImpliedCalls?
            /// Indicates whether a belief about the rule may be behind it, if it is about no calls.
            package let isOfRule: Bool

            package init(_ rule: Rule?, _ calls: ImpliedCalls? = nil, isOfRule: Bool = true) {
                self.rule = rule
                self.calls = calls
                self.isOfRule = isOfRule
            }
        }
    }

    /// Something to reach with commands.
    package struct Task: Hashable, Sendable {
        /// The instructions, in words.
        package var text: Prose
        /// The goals that must hold at the end.
        package var goals: [SourceLine]
        /// The trials that run once they hold.
        package var trials: [Trial]
        /// The commands that prove that the goals can be reached.
        package var solution: [SourceLine]
    }

    /// Commands that are tried once the goals hold, so that a result that was only written down shows.
    package struct Trial: Hashable, Sendable {
        package var commands: [SourceLine]
        /// The goals that must hold after the commands.
        package var goals: [SourceLine]
    }

    /// Swift code to put right.
    package struct Repair: Hashable, Sendable {
        /// The instructions, in words; nil when the text above gives them.
        package var ask: SourceLine?
        /// The code to start from.
        package var swift: [SourceLine]
        /// The commands to run with the learner's code.
        package var commands: [SourceLine]
        /// The goals that must hold at the end.
        package var goals: [SourceLine]
        /// The trials that run the same code again, once they hold.
        package var trials: [Trial] = []
        /// Code that reaches the goals; empty when the author gives none.
        package var solution: [SourceLine] = []
    }

    /// The author's reply to a wrong answer.
    package struct Feedback: Hashable, Sendable {
        /// The mistake in the answer.
        package var mistake: ForeseenMistake
        /// The reply.
        package var text: String
        /// The line in the file.
        package var line: Int

        /// A mistake that an author foresees; calls are written as answers write them.
        package enum ForeseenMistake: Hashable, Sendable {
            /// One call stands before another.
            case order(first: String, second: String)
            /// A call is left out.
            case without(String)
            /// A call does not come, or not as often; of a count, next or state exercise the wrong answer, of a task the
            /// beginning of a command.
            case surplus(String)
            /// The answer is `nothing`.
            case nothing
        }
    }

    /// The kind of the exercise.
    package var kind: Kind {
        switch content {
        case .predict: .predict
        case .count: .count
        case .next: .next
        case .state: .state
        case .choose: .choose
        case .do: .do
        case .fix: .fix
        }
    }
}
