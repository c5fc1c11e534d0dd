import Course

/// Help in a lesson, a round or a prediction: how to answer the open question, and what else can be typed.
struct AnsweringHelp {
    /// The learner's place, which determines the possible input.
    enum Place {
        /// A prediction in the session.
        case session
        case lesson(isSkipAllowed: Bool)
        case practice
        /// After an answered question.
        case answered
        /// After the last exercise of a lesson.
        case end
        /// A test or a round in which nothing helps.
        case test
    }

    let kind: Exercise.Kind
    let place: Place

    /// Indicates whether the question is answered, so that only moving on is left.
    var isAnswered: Bool { if case .answered = place { true } else { false } }

    var lines: [Line] {
        var lines: [Line]
        switch place {
        case .answered: lines = [Line("  There's no open question. You can type:", .strong)]
        case .end: lines = [Line("  The lesson is over. You can type:", .strong)]
        case .session, .lesson, .practice, .test:
            let what = kind == .do ? "Do the exercise:" : "Answer the question:"
            lines = [Line("  " + what, .strong), Line("    " + answer, hanging: 4)]
            guard !commands.isEmpty else { return lines + [.next("leave")] }
            lines.append(Line("  Or type:", .strong))
        }
        lines += commands.map { name, what in
            Line([Span("  * " + name, .strong)], remark: what, inColumn: 16)
        }
        lines.append(Line("  help NAME explains any of these, and every other command.", hanging: 4))
        return lines
    }

    private var answer: String {
        switch kind {
        case .predict:
            "Letters or names, in the order of the calls, such as c a or loadView viewDidLoad. "
                + "Type nothing if none is called."
        case .choose: "The letter of the right answer, or several letters, such as a c"
        case .count: "A number, such as 2"
        case .next: "The next call, such as viewDidLoad, or nothing if none is made"
        case .state: "yes or no, or y or n"
        case .fix: "Type edit to open the code. A class or override that you type replaces the old one."
        case .do: "Commands that reach the goal"
        }
    }

    /// The commands that can be typed, each with what it does.
    var commands: [HelpLines.Offer] {
        let question = ("question", "shows the question again; so does Enter, without the setup")
        let why = ("why", "explains what is wrong with your answer")
        let play = ("play", "lets you try anything in a copy of the app")
        let steps = ("steps", "lists the exercises; goto 3 opens the third")
        switch place {
        case .session:
            return [
                ("hint", "gives a hint"), ("skip", "shows the answer"), why, question,
            ]
        case .lesson(let isSkipAllowed):
            let own = kind == .do ? ("help now", "lists what you can do now") : why
            return [
                ("hint", "gives the next hint"), ("skip", "shows the answer; the exercise stays open"),
                play, own, ("next", "leaves the exercise open and continues"), question, steps,
                ("leave", "goes back to the session"),
            ].filter { (isSkipAllowed || $0.0 != "skip") && (kind == .predict || $0.0 != "why") }
        case .practice:
            return [
                ("hint", "gives the next hint"), ("skip", "shows the answer"),
                play, why, ("next", "asks the next question"), question,
                ("leave", "ends the round with a report"),
            ].filter { kind == .predict || $0.0 != "why" }
        case .answered:
            return [
                ("next", "continues; so does Enter"), play, ("why 1", "explains the first call"),
                ("again", "shows the question again"),
                ("leave", "ends the lesson; after that, help lists all commands"),
            ].filter { kind != .choose || $0.0 != "why 1" }
        case .end:
            return [
                ("learn", "starts the first lesson you haven't done"), steps,
                ("rules", "lists the rules behind the lesson"),
                ("practice", "asks questions on all topics"),
                ("leave", "returns to the session, where help lists all commands"),
            ]
        case .test: return []
        }
    }
}
