import Lifecycle
import Session

extension String {
    /// The text with a remark behind it; a colon separates them unless the text is a sentence.
    fileprivate func followed(by remark: String) -> String {
        let isSentence = last.map { ".?!。？！".contains($0) } ?? true
        return remark.isEmpty ? self : self + (isSentence ? " " : ": ") + remark
    }
}

extension LessonRunner {
    /// An exercise as it is shown to the learner.
    func presentation(of exercise: Exercise) -> LessonReply.Presentation {
        var text = exercise.lead, commands: [SourceLine] = [], ask: String?
        var goalLines: [SourceLine] = [], code: [String] = []
        switch exercise.content {
        case .predict(let question):
            commands = question.commands
            ask = question.ask.text
        case .count(let question), .next(let question), .state(let question):
            commands = question.commands
            let text = question.ask.text
            ask = exercise.kind == .next ? EngineQuestion.sentence(next: text) : text
        case .choose(let choice):
            text.blocks += choice.question.blocks
        case .do(let task):
            text = task.text
            goalLines = task.goals
        case .fix(let repair):
            ask = repair.ask?.text
            code = self.code(of: repair).text.lines
            commands = repair.commands
            goalLines = repair.goals
        }
        let isUntried = exercise.kind == .fix && visit.code == nil
        // Whoever has tried code has not seen what is right.
        let isShown = visit.wasShown || visit.isRevealed && exercise.kind != .fix
        let isAskedNoMore = exercise.kind == .predict && visit.wasShown
        let number = (lesson.exercises.firstIndex { $0.id == exercise.id } ?? 0) + 1
        return LessonReply.Presentation(
            id: exercise.id, number: test?.number ?? number,
            count: isEndless ? nil : test?.questions.count ?? lesson.exercises.count, kind: exercise.kind,
            text: text,
            commands: commands.map { $0.text }, offered: isAskedNoMore ? [] : offered(by: exercise),
            aids: test == nil ? aidTexts(of: exercise) : [], isOfTest: test != nil,
            isDone: test == nil && visit.isSolved, isShown: test == nil && isShown,
            question: exercise.kind == .predict ? session.pending : nil, ask: ask,
            goals: standing(of: goalLines).map { ($0.text, $0.isMet && !isUntried) },
            code: code)
    }

    /// The app after the statements that the question at hand is about, and the number of statements before them; nil if it
    /// is about none, or isn't open.
    private var asked: (app: Session, before: Int)? {
        guard play == nil, let exercise, exercise.kind != .fix, !isOver else {
            return nil
        }
        let commands = presentation(of: exercise).commands
        var app = session
        app.pending = nil
        for statement in commands { _ = app.enter(statement) }
        return commands.isEmpty ? nil : (app, session.carried.count)
    }

    /// The app at hand: its world, the statements that made it, those of the setup first, and those that the open question
    /// is about, each with the command that it is; nil for one that is none.
    package var written:
        (world: World, made: [Session.CarriedStatement], asked: ArraySlice<Session.CarriedStatement>)
    {
        let setup = start?.teller.carried ?? []
        guard let (app, before) = asked else { return (stage.simulation.world, setup + stage.carried, []) }
        return (app.simulation.world, setup + session.carried, app.carried.dropFirst(before))
    }

    /// Shows the answer of an exercise.
    mutating func show(_ exercise: Exercise) -> [LessonReply] {
        switch exercise.content {
        case .predict:
            if session.pending == nil, let fault = prepare(exercise) { return [.message(fault)] }
            visit.isRevealed = true
            return session.enter("skip").map { reply in
                guard case .shown(var judged) = reply else { return .session(reply) }
                judged.placesOfViews = placesOfViews(in: judged)
                return .session(.shown(judged))
            }
        case .choose(let choice):
            let right = rightChoices.sorted().map { (LessonRunner.letter($0), choice.choices[$0]) }
            let reasons = Set(right.map { $0.1.explanation.text })
            // One reason for all of them is given once.
            guard right.count > 1, let reason = reasons.first, reasons.count == 1 else {
                return [.shown(right.map { "\($0)  " + $1.label.followed(by: $1.explanation.text) })]
                    + reasonsLeft(of: choice)
            }
            return [.shown(right.map { "\($0)  \($1.label)" })] + (reason.isEmpty ? [] : [.message(reason)])
                + reasonsLeft(of: choice)
        case .do(let task):
            return [.shown(task.solution.map { $0.text })]
        case .count(let question), .next(let question), .state(let question):
            do throws(LessonProblem) {
                let (asked, right, after) = try engineAnswer(to: question, exercise)
                visit.isRevealed = true
                // The author's note follows, and takes the place of a reason.
                let reason =
                    exercise.note.blocks.isEmpty
                    ? start.flatMap { asked.reason(in: after, since: $0.beginning(of: after)) } : nil
                return reveal(question, after) + [.shown([right.text])] + counted(asked, after)
                    + (reason.map { [.message($0)] } ?? [])
            } catch {
                return [.message("The lesson has an error: \(error)")]
            }
        case .fix(let repair):
            return [.shown(repair.solution.map { $0.text })]
        }
    }
}
