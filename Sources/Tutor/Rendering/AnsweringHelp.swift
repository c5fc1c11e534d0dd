import Course

/// Help in a lesson, a round or a prediction: how the question that waits is answered, and what else can be typed.
struct AnsweringHelp {
    /// The learner's place, which determines the possible input.
    enum Place {
        /// A prediction in the session.
        case session
        case lesson(isSkipAllowed: Bool)
        case practice
        /// Behind a question that is answered.
        case answered
        /// Behind the last exercise of a lesson.
        case end
        /// A test or a round in which nothing helps.
        case test
    }

    let kind: Exercise.Kind
    let place: Place

    /// Indicates whether the only thing left is to go on.
    var isAnswered: Bool { if case .answered = place { true } else { false } }

    var lines: [Line] {
        var lines: [Line]
        switch place {
        case .answered: lines = [Line("  No answer is waited for. Type one of these:", .strong)]
        case .end: lines = [Line("  The lesson is over. Type one of these:", .strong)]
        case .session, .lesson, .practice, .test:
            let what = kind == .do ? "An exercise waits to be done:" : "A question waits for its answer:"
            lines = [Line("  " + what, .strong), Line("    " + answer, hanging: 4)]
            guard !commands.isEmpty else { return lines + [.next("leave")] }
            lines.append(Line("  Or type one of these:", .strong))
        }
        lines += commands.map { name, what in
            Line([Span("  * " + name, .strong)], remark: what, inColumn: 16)
        }
        lines.append(Line("  help NAME explains one, and all others as well.", hanging: 4))
        return lines
    }

    private var answer: String {
        switch kind {
        case .predict:
            "The calls in the order in which they come, by letter or by name, such as c a or loadView viewDidLoad; "
                + "nothing, if none of them comes. Small letters will do."
        case .choose: "The letter of what is right, or several letters, such as: a c"
        case .count: "A number, such as: 2"
        case .next: "The one call that comes next, such as viewDidLoad, or: nothing"
        case .state: "yes or no"
        case .fix: "edit opens the code; a class or an override that you type takes the place of the old one."
        case .do: "The commands that bring about what is asked for."
        }
    }

    private var commands: [(name: String, what: String)] {
        let question = ("question", "shows it again, as an empty line does")
        let why = ("why", "after a wrong answer, what speaks against it")
        let play = ("play", "a copy of its world, to try anything")
        let steps = ("steps", "lists the exercises; goto 3 goes to one")
        switch place {
        case .session:
            return [
                ("hint", "says something about the answer"), ("skip", "shows it"), why, question,
            ]
        case .lesson(let isSkipAllowed):
            let own = kind == .do ? ("help now", "lists what can be done now") : why
            return [
                ("hint", "gives the next hint"), ("skip", "shows the answer, which does not count as done"),
                play, own, ("next", "leaves it open and goes on"), question, steps,
                ("leave", "goes back to the session"),
            ].filter { (isSkipAllowed || $0.0 != "skip") && (kind == .predict || $0.0 != "why") }
        case .practice:
            return [
                ("hint", "gives the next hint"), ("skip", "shows the answer"),
                play, why, ("next", "asks the next question"), question, ("leave", "ends, with a report"),
            ].filter { kind == .predict || $0.0 != "why" }
        case .answered:
            return [
                ("next", "goes on, as Enter does"), play, ("why 1", "explains a call that came"),
                ("again", "shows the question again"), ("leave", "ends it; help lists all commands then"),
            ].filter { kind != .choose || $0.0 != "why 1" }
        case .end:
            return [
                ("learn", "begins the first lesson that is not done"), steps,
                ("practice", "asks about everything"),
                ("leave", "goes to the session, where help lists all commands"),
            ]
        case .test: return []
        }
    }
}
