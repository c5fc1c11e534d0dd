/// A question or a task of a lesson, with its tips and what is said after the answer.
public struct Exercise: Hashable, Sendable {
    /// The identifier, unique in the lesson.
    public var id: String
    /// The line of the opening fence.
    public var line: Int
    /// What the learner has to do.
    public var content: Content
    /// The tips, cheapest first.
    public var tips: [Prose] = []
    /// What is shown after the answer; empty when there is nothing to add.
    public var note = Prose()
    /// What to say when two calls are in the wrong order.
    public var feedback: [Feedback] = []

    /// The kinds of exercise, under the names that lessons use.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
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

    /// What the learner has to do.
    public enum Content: Hashable, Sendable {
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
    public struct Question: Hashable, Sendable {
        /// What is asked.
        public var ask: SourceLine
        /// The commands to run; a question about a state may have none.
        public var commands: [SourceLine]
    }

    /// A question with choices.
    public struct MultipleChoice: Hashable, Sendable {
        /// The question.
        public var question: Prose
        /// The choices, as the author ordered them.
        public var choices: [Choice]
        /// What has to hold after a choice that is a command.
        public var goals: [SourceLine]

        /// One of the choices.
        public struct Choice: Hashable, Sendable {
            /// Whether the author ticked it.
            public var isRight: Bool
            /// The text; one that begins with `run:` is a command.
            public var text: SourceLine
            /// Why it is right or wrong.
            public var explanation: SourceLine
        }
    }

    /// Something to reach with commands.
    public struct Task: Hashable, Sendable {
        /// What to do, in words.
        public var text: Prose
        /// What has to hold in the end.
        public var goals: [SourceLine]
        /// The commands that prove that the goals can be reached.
        public var solution: [SourceLine]
    }

    /// Swift code to put right.
    public struct Repair: Hashable, Sendable {
        /// What to do, in words; nil when the text above says it.
        public var ask: SourceLine?
        /// The code to start from.
        public var swift: [SourceLine]
        /// The commands to run with the learner's code.
        public var commands: [SourceLine]
        /// What has to hold in the end.
        public var goals: [SourceLine]
        /// Code that reaches the goals; empty when the author gives none.
        public var solution: [SourceLine] = []
    }

    /// What to say when a prediction has two calls the wrong way round.
    public struct Feedback: Hashable, Sendable {
        /// The call that the learner put first.
        public var first: String
        /// The call that the learner put after it.
        public var second: String
        /// What to say.
        public var text: String
        /// The line in the file.
        public var line: Int
    }

    /// The kind of the exercise.
    public var kind: Kind {
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
