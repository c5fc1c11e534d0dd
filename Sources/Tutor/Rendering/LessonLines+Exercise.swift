import CommandLanguage
import Course
import Session

/// The presentation of an exercise: its text, its commands and its question.
extension LessonLines {
    func exercise(_ exercise: LessonReply.Presentation) -> [Line] {
        var lines: [Line] = [.empty, Line(heading(exercise), .heading)]
        lines += prose(exercise.text, indentation: 2)
        if let ask = exercise.ask, exercise.kind == .fix { lines.append(Line("  " + ask)) }
        lines += code(exercise.code)
        if !exercise.commands.isEmpty {
            lines += exercise.commands.map { Line([Span("  > ", .faint), Span($0, .strong)], hanging: 6) }
        }
        lines += question(exercise)
        lines += easier(exercise.reliefs)
        lines += offered(exercise.offered)
        lines += goals(exercise.goals)
        let offers = exercise.isOfTest ? "leave" : words(offers(at: exercise))
        // A round in which nothing helps says by itself how to go on.
        return offers.isEmpty ? lines : lines + [Line([], next: offers)]
    }

    /// Returns the commands that can be typed in place of an answer. Once the exercise is done or its answer
    /// was shown, there is no more help.
    private func offers(at exercise: LessonReply.Presentation) -> [String?] {
        let isOver = exercise.isDone || exercise.isShown
        return [exercise.kind == .fix ? "edit" : nil]
            + (isOver ? ["play", "next"] : ["hint", "skip", "play", "next"])
    }

    private func heading(_ exercise: LessonReply.Presentation) -> String {
        let place =
            exercise.count.map { "  \(exercise.number) of \($0)" }
            ?? "  Question \(exercise.number)   \(exercise.id)"
        let standing = exercise.isDone ? "   done" : exercise.isShown ? "   its answer was shown" : ""
        return place + standing
    }

    private func code(_ lines: [String]) -> [Line] {
        guard !lines.isEmpty else { return [] }
        return [.empty] + lines.map(codeLine) + [.empty]
    }

    private func question(_ exercise: LessonReply.Presentation) -> [Line] {
        switch exercise.kind {
        case .predict:
            guard let question = exercise.question else { return [] }
            let whose = question.asked.controllers.lazy.map { question.world.controllers[$0].name }.listed()
            if exercise.isShown, exercise.offered.isEmpty {
                // Once the answer was shown, the question is closed, so its calls have no letters.
                let calls = question.asked.callbacks?.map(\.rawValue).joined(separator: " ") ?? "all"
                let asked = "  Which of these methods of \(whose) are called, and in which order: \(calls)"
                return [Line(asked, hanging: 2)]
            }
            let offer = exercise.offered.isEmpty ? "methods of \(whose)" : "of these methods of \(whose)"
            // Of several steps one may bring again what another has brought.
            let isOften = Lexer.statements(in: question.commands).count > 1
            let often = isOften ? ", each as often as it is called" : ""
            return [
                Line(
                    "  Which \(offer) are called, and in which order? Type names or letters\(often), or: nothing",
                    hanging: 2)
            ]
        case .count: return [Line("  How many times is \(exercise.ask ?? "it") called? Type a number.")]
        case .next: return [Line("  \(exercise.ask ?? "") Type a call, or: nothing", hanging: 2)]
        case .state: return [Line("  \(Goal.question(exercise.ask ?? "")) Type yes or no.")]
        case .choose: return [Line("  Type a letter, or several if more than one is right.")]
        case .do: return [Line("  Type commands to reach this goal:")]
        case .fix:
            return [
                Line(
                    "  Change the code to reach this goal: type edit to open it in your editor, or type the "
                        + "class or override again.")
            ]
        }
    }
}
