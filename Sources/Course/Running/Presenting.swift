import CommandLanguage
import Lifecycle
import Session

extension LessonRunner {
    /// An exercise as it is shown to the learner.
    func presentation(of exercise: Exercise) -> LessonReply.Presentation {
        var text = Prose(), commands: [String] = [], ask: String?
        var offered: [(letter: String, text: String)] = []
        var goalLines: [SourceLine] = []
        switch exercise.content {
        case .predict(let question):
            commands = question.commands.map(\.text)
            ask = question.ask.text
            if let pending = session.pending {
                let several = pending.asked.controllers.count > 1
                offered = pending.offered.enumerated().map { index, call in
                    (LessonRunner.letter(index), call.name(in: pending.world, withController: several))
                }
            }
        case .count(let question), .next(let question), .state(let question):
            commands = question.commands.map(\.text)
            ask = question.ask.text
        case .choose(let choice):
            text = choice.question
            offered = choice.choices.enumerated().map { (LessonRunner.letter($0), $1.text.text) }
        case .do(let task):
            text = task.text
            goalLines = task.goals
        case .fix(let repair):
            ask = repair.ask?.text
            commands = repair.commands.map(\.text)
            goalLines = repair.goals
        }
        let number = (lesson.exercises.firstIndex { $0.id == exercise.id } ?? 0) + 1
        return LessonReply.Presentation(
            id: exercise.id, number: number, count: lesson.exercises.count, kind: exercise.kind, text: text,
            commands: commands, offered: offered, question: session.pending, ask: ask,
            goals: goals(goalLines).map { ($0.text, $0.holds(in: session.simulation, since: start)) })
    }

    /// The goals that some lines stand for; a line that is none was reported when the lesson was checked.
    func goals(_ lines: [SourceLine]) -> [Goal] { lines.compactMap { try? Goal($0.text) } }

    /// Shows the answer of an exercise.
    mutating func show(_ exercise: Exercise) -> [LessonReply] {
        switch exercise.content {
        case .predict:
            if session.pending == nil { _ = prepare(exercise) }
            return session.enter("skip").map(LessonReply.session)
        case .choose(let choice):
            let right = choice.choices.indices.filter { isRight(choice, $0, exercise) }
            return [
                .shown(
                    right.map { index in
                        "\(LessonRunner.letter(index))  \(choice.choices[index].text.text). "
                            + choice.choices[index].explanation.text
                    })
            ]
        case .do(let task):
            return [.shown(task.solution.map(\.text))]
        case .count(let question), .next(let question), .state(let question):
            return [.shown([rightAnswer(to: question, exercise) ?? "nothing"])]
        case .fix(let repair):
            return [.shown(repair.solution.map(\.text))]
        }
    }

    /// The world after some commands, from the exercise's own start.
    func carriedOut(_ commands: String, from exercise: Exercise) -> (
        session: Session, start: Int, isClean: Bool
    ) {
        let setUp = lesson.setup(of: exercise.id)?.commands.map(\.text) ?? []
        var copy = Session(Session.Start(environment: environment, setUp: setUp))
        let start = copy.simulation.trace.count
        let replies = copy.enter(commands)
        return (copy, start, !replies.contains(where: \.isFailure))
    }

    /// What the engine says to a question about a number, a next call or a state.
    ///
    /// - Returns: A number, a callback's name or `nothing`, `yes` or `no`; nil if the question cannot be read.
    func rightAnswer(to question: Exercise.Question, _ exercise: Exercise) -> String? {
        let copy = carriedOut(question.commands.joined, from: exercise)
        let simulation = copy.session.simulation
        if exercise.kind == .state {
            guard let goal = try? Goal(question.ask.text) else { return nil }
            return goal.holds(in: simulation, since: copy.start) ? "yes" : "no"
        }
        guard let names = try? AskedNames(question.ask.text), let callback = names.callbacks?.first,
            let name = names.controllers.first
        else { return nil }
        let calls = (copy.start..<simulation.trace.count).compactMap { Call(simulation.trace[$0]) }
            .filter { simulation.world.controllers[$0.controller].name == name }
        if exercise.kind == .count { return String(calls.filter { $0.callback == callback }.count) }
        guard let place = calls.firstIndex(where: { $0.callback == callback }) else { return nil }
        return place + 1 < calls.count ? calls[place + 1].callback.rawValue : "nothing"
    }
}
