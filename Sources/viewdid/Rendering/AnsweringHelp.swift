import Course

/// Help while a question waits: how it is answered, and what can be typed in place of an answer.
struct AnsweringHelp {
    /// Where the question is asked, which decides what may be typed.
    enum Place {
        /// A prediction in the session.
        case session
        case lesson(isSkipAllowed: Bool)
        case practice
        /// A test or a round in which nothing helps.
        case test
    }

    let kind: Exercise.Kind
    let place: Place

    var lines: [Line] {
        var lines = [
            Line("  A question waits for its answer:", .strong), Line("    " + answer, hanging: 4),
        ]
        guard !commands.isEmpty else { return lines + [.next("leave")] }
        lines.append(Line("  Or type one of these:", .strong))
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
        switch place {
        case .session:
            return [
                ("hint", "says something about the answer"), ("skip", "shows it"), why, question,
            ]
        case .lesson(let isSkipAllowed):
            return [
                ("hint", "gives the next hint"), ("skip", "shows the answer, which does not count as done"),
                ("play", "a copy of its world, to try anything"), why, ("next", "leaves it open and goes on"),
                question, ("steps", "lists the exercises; goto 3 goes to one"),
                ("leave", "goes back to the session"),
            ].filter { isSkipAllowed || $0.0 != "skip" }
        case .practice:
            return [
                ("hint", "gives the next hint"), ("skip", "shows the answer"),
                ("play", "a copy of its world, to try anything"), why, ("next", "asks the next question"),
                question, ("leave", "ends, with a report"),
            ]
        case .test: return []
        }
    }
}
