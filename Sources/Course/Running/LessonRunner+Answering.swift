import CommandLanguage
import Lifecycle
import Session

extension LessonRunner {
    /// Judges an answer by the kind of the exercise, or answers a question of the learner's aside.
    mutating func answer(_ line: String, to exercise: Exercise, at seconds: Double) -> [LessonReply] {
        if let replies = aside(line, at: exercise) { return replies }
        switch exercise.content {
        case .predict: return answerPrediction(line, exercise, at: seconds)
        case .choose(let choice): return choose(line, choice, exercise, at: seconds)
        case .count(let question), .next(let question), .state(let question):
            return answerQuestion(line, question, exercise, at: seconds)
        case .fix(let repair): return change(line, repair, exercise, at: seconds)
        case .do: return []
        }
    }

    /// Answers `state`, `help` and the like, which change nothing and count as no answer.
    private func aside(_ line: String, at exercise: Exercise) -> [LessonReply]? {
        guard let instruction = CommandParser.instruction(of: line, in: session.context) else { return nil }
        var line = line
        // The commands of the question may be what creates the controller.
        if case .ask(.whyCallback(let callback, nil)) = instruction, let name = controllerName(in: exercise),
            session.simulation.world.controller(named: name) != nil
        {
            line = "why \(name).\(callback.rawValue)"
        }
        let isJudged = visit.answers > 0 && exercise.kind != .predict
        switch instruction {
        case .ask(.predict): return [.message("To predict other commands: play")]
        case .ask(.compare) where !visit.isRevealed, .ask(.when) where !visit.isRevealed:
            return [.message("Answer first: a comparison would give the answer away.")]
        case .ask(.whyCallback) where session.pending?.hasWrongAnswer == true || explanation?.judged != nil:
            let asked = session.pending?.hasWrongAnswer == true ? session : explanation?.session ?? session
            return asked.replies(to: line)
        case .ask(.contrast) where session.pending != nil,
            .ask(.sources) where session.pending?.hasWrongAnswer == true:
            return session.replies(to: line)
        case .ask(.contrast) where isJudged && explanation?.contrast == nil:
            return [.message(explanation?.withoutContrast ?? Explanation.withoutRuns)]
        case .ask(.sources) where explanation.map { !$0.isReasonWhole } ?? false:
            guard visit.isRevealed, let rule = explanation?.rule, let teller else {
                return [.message(Session.wouldReveal)]
            }
            return teller.explanation(by: rule).session.replies(to: line)
        case .ask(.sources) where isJudged && explanation?.session.explained == nil:
            return [.message("No rule was given for this answer.")]
        case .ask(.contrast), .ask(.sources):
            return (explanation?.session ?? session).replies(to: line)
        case .ask, .session(.help), .session(.log):
            var copy = session
            copy.dropQuestion()
            return copy.replies(to: line)
        case .session(.undo) where visit.draft != nil || !visit.earlier.isEmpty: return nil
        case .session(.undo) where exercise.kind == .fix:
            return [.message("The code is as it was at first.")]
        case .session(.undo), .session(.redo), .session(.goto), .session(.reset):
            return [.message("Answers can't be undone. To try commands that you can undo: play")]
        case .session(let command): return [.session(.request(command))]
        case .simulate, .use, .environment: return nil
        }
    }

    /// The only controller that a question is about; nil if there are several, or it is about none.
    private func controllerName(in exercise: Exercise) -> String? {
        guard case .predict(let question) = exercise.content else {
            return engineQuestion(of: exercise)?.controllerName
        }
        let names = (try? AskedNames(question.ask.text))?.controllers ?? []
        return names.count == 1 ? names.first : nil
    }

    /// Returns the reply to a line that isn't an answer.
    func unread(_ line: String, _ form: String) -> LessonReply {
        if let fault = CommandParser.fault(ofCommand: line, in: session.context) {
            return .session(.misunderstood(line, fault))
        }
        guard isCommand(line) else {
            // Words that ask something find a page, and once all is answered nothing is an answer.
            let isOver = !awaitsAnswer && exercise?.kind != .fix
            guard isOver || QuestionWords.askSomething(line) else { return .message(form) }
            var fault = CommandError(form)
            do throws(CommandError) { _ = try CommandParser.parse(line, in: session.context) } catch {
                if isOver { fault = error }
            }
            return .session(.misunderstood(line, fault))
        }
        // Code can be handed in again, also when it was right.
        return .message(
            awaitsAnswer || exercise?.kind == .fix
                ? "Commands don't run here. Type play to try them. \(form)"
                : "This exercise is a question, so commands don't run here. Type play to try some, or next to continue."
        )
    }

    func isCommand(_ line: String) -> Bool {
        switch CommandParser.instruction(of: line, in: session.context) {
        case .simulate, .use, .environment: true
        // One with a fault is no answer, either.
        case nil: CommandParser.actsOnApp(line) ?? false
        case .ask, .session: false
        }
    }

    private mutating func answerPrediction(
        _ line: String, _ exercise: Exercise, at seconds: Double
    ) -> [LessonReply] {
        // Answered before: the question is asked anew, from its own start.
        if session.pending == nil {
            if let fault = prepare(exercise) { return [.message(fault)] }
            if visit.isRevealed { session.revealOrder() }
        }
        // Each thing that can make it easier is worth a try more.
        session.allow(tries: test == nil ? Question.usualTries + aids.count : .max)
        var replies: [LessonReply] = []
        for reply in session.enter(line, at: seconds) {
            if case .misunderstood = reply, isCommand(line) {
                return [unread(line, "Type letters or names in order, or nothing if none is called.")]
            }
            guard case .judged(var judged) = reply else {
                replies.append(.session(reply))
                continue
            }
            judged.remark = feedback(on: judged, exercise)
            // The console says the same after each answer.
            if visit.answers > 0 { judged.incidents = [] }
            judged.counterfactual = nearWorld(of: judged, exercise)
            session.pending?.last?.counterfactual = judged.counterfactual
            if judged.judgement.isRight { judged.placesOfViews = placesOfViews(in: judged) }
            replies.append(.session(.judged(judged)))
            let answer = session.journal.last?.text ?? line
            count(answer, to: exercise, points: judged.judgement.points, isAtEnd: judged.showsOrder)
            record(.answer, answer, at: seconds, ["points \(judged.judgement.points.brief)"])
            visit.told += replies.told
            guard judged.showsOrder else {
                replies += announceAids(of: exercise, at: seconds)
                continue
            }
            reveal(exercise)
            replies += note(of: exercise)
            if judged.judgement.isRight { replies += solved(exercise) }
        }
        return replies
    }

    /// Where views are at the calls of a lesson's answer; drawn questions are too many to play each again.
    func placesOfViews(in judged: JudgedAnswer) -> [String] {
        guard !isEndless, test == nil, let start else { return [] }
        return start.session.placesOfViews(during: judged.commands, at: judged.judgement.expected)
    }

    /// Returns the author's feedback on a mistake in the answer: on the one that the verdict names, otherwise
    /// on the first in the lesson's list.
    private func feedback(on judged: JudgedAnswer, _ exercise: Exercise) -> String? {
        let answer = judged.judgement.answer, expected = judged.judgement.expected
        let fitting = zip(exercise.feedback, foreseen).filter { _, mistake in
            // The answer "nothing" doesn't count as leaving out one call of several.
            if answer.isEmpty, case .without(let missing) = mistake, missing != expected.calls.first {
                return false
            }
            return mistake?.fits(answer, expected) ?? false
        }
        let named = answer.isEmpty ? nil : judged.firstWrong
        let told = fitting.first { _, mistake in named.map { mistake?.calls.contains($0) ?? false } ?? false }
        return (told ?? fitting.first)?.0.text
    }

    /// The world in which a wrong answer would be right, if one may think of it at the exercise: another command says little
    /// about a state or a number, and one of a subject that isn't the exercise's says nothing there. A lesson leaves out
    /// worlds that an answer fits only in part, and those from when warnings unloaded views, unless that is the reason.
    func nearWorld(of judged: JudgedAnswer?, _ exercise: Exercise) -> Counterfactual? {
        judged?.counterfactual.flatMap { world in
            let isOld =
                judged?.rule != .memoryWarningKeepsViews
                && world.differs(in: .memoryWarningKeepsViews, from: session.environment)
            guard isEndless || world.isWhole && !isOld else { return nil }
            let isPlain = exercise.kind == .state || exercise.kind == .count
            let isFar = world.changes.contains { change in
                switch change {
                case .without: return isPlain
                case .by: return isPlain || world.isForeign
                default: return false
                }
            }
            return isFar && !isEndless ? nil : world
        }
    }

    private mutating func answerQuestion(
        _ line: String, _ question: Exercise.Question, _ exercise: Exercise, at seconds: Double
    ) -> [LessonReply] {
        do throws(LessonProblem) {
            let (asked, right, after) = try engineAnswer(to: question, exercise)
            guard let given = asked.read(line, in: after.simulation.world) else {
                return [unread(line, PlainAnswer.form(of: exercise.kind))]
            }
            if case .callOfOther(let call) = given,
                let fault = after.simulation.world.unknownController(named: call.controller)
            {
                return [.session(.misunderstood(line, fault))]
            }
            let isRight = given == right
            count(given.text, to: exercise, points: isRight ? 1 : 0)
            record(.answer, given.text, at: seconds, ["points \(isRight ? 1 : 0)"])
            let told = isRight ? nil : start.map { $0.beginning(of: after) }
            let feedback = exercise.feedback.first { $0.answer(to: asked) == given }?.text
            let finding = told.flatMap { asked.finding(on: given, in: after, since: $0) }
            let remark = feedback ?? finding
            explanation = told.flatMap { beginning in
                teller.flatMap {
                    asked.explanation(
                        of: given, to: question.commands.joined, in: after, since: beginning, by: $0,
                        settledBy: question.rule, isOver: isLastTry)
                }
            }
            explanation?.isReasonGiven = feedback != nil || asked.isOfOrder && finding != nil
            let world = nearWorld(of: explanation?.judged, exercise)
            explanation?.judged?.counterfactual = world
            let isLast = isLastTry
            let remarks = explained(given.text, after: remark.map { [.message($0)] } ?? [], isOver: isLast)
            visit.told += remarks.told
            guard isRight || isLast else {
                return [.verdict(isRight: false, answer: nil)] + remarks
            }
            reveal(exercise)
            let replies =
                reveal(question, after) + [.verdict(isRight: isRight, answer: right.text)]
                + remarks + counted(asked, after) + note(of: exercise)
            return isRight ? replies + solved(exercise) : replies
        } catch {
            return [.message("The lesson has an error: \(error)")]
        }
    }

    /// What to say of a wrong answer to a question of another form; of one that was given before, something else.
    ///
    /// - Parameters:
    ///   - answer: The answer.
    ///   - remarks: What is said of it first.
    ///   - isOver: Whether the right answer is shown.
    /// - Returns: The replies.
    mutating func explained(
        _ answer: String, after remarks: [LessonReply] = [], isOver: Bool = false
    ) -> [LessonReply] {
        let count = visit.given.count { $0 == answer }
        visit.given.append(answer)
        guard let explanation else { return remarks }
        guard count > 0, !isOver, let reminder = explanation.reminder(after: count) else {
            return remarks + [.explained(explanation)]
        }
        return [.again(reminder, explanation)]
    }

    /// Why each of several counted calls is made, in place of the drawn note.
    mutating func counted(_ asked: EngineQuestion, _ after: Session) -> [LessonReply] {
        guard isEndless, !visit.hasSeenNote, let start else { return [] }
        let reasons = asked.reasonsOfCount(in: after, since: start.beginning(of: after))
        visit.hasSeenNote = !reasons.isEmpty
        return reasons.map(LessonReply.message)
    }

    /// The session that explains wrong answers; nil where nothing is told of them before the end, or only points count.
    var teller: Session? {
        guard test == nil, depth != .points, var session = start?.teller else { return nil }
        session.depth = depth
        return session
    }

    /// Indicates whether a wrong answer reveals the right one: the third, and each after the last hint.
    private var isLastTry: Bool {
        visit.isRevealed || visit.answers >= LessonRunner.tries || visit.hasLastHint
    }

    /// The answers in a visit after which the right one is shown.
    private static let tries = 3

    /// Lets what is told of the next answers name the right one.
    package mutating func revealAnswer() {
        visit.isRevealed = true
        session.revealOrder()
    }

    /// Notes that the learner sees now what is right.
    mutating func reveal(_ exercise: Exercise) {
        guard !visit.isRevealed else { return }
        visit.isRevealed = true
        guard !visit.isSolved, let result = results[exercise.id] else { return }
        results[exercise.id]?.answersBeforeOrder = result.answersBeforeOrder ?? result.attempts
    }

    /// Returns the author's note, without text that hints and earlier replies have already shown.
    ///
    /// - Parameters:
    ///   - exercise: The exercise that was answered.
    ///   - replies: The replies right before it.
    /// - Returns: Nothing if the note has been shown in this visit.
    mutating func note(of exercise: Exercise, behind replies: [LessonReply] = []) -> [LessonReply] {
        guard !visit.hasSeenNote, !exercise.note.blocks.isEmpty else { return [] }
        visit.hasSeenNote = true
        let note = exercise.note.without(visit.told + replies.told)
        return note.blocks.isEmpty ? [] : [.note(note)]
    }

    func solved(_ exercise: Exercise) -> [LessonReply] {
        results[exercise.id].map { [.solved($0)] } ?? []
    }

    /// Carries out the commands of a question for the learner to see, and keeps the world after them.
    mutating func reveal(_ question: Exercise.Question, _ after: Session) -> [LessonReply] {
        guard let start else { return [] }
        session = after
        return start.session.replies(to: question.commands.joined)
    }

    /// Returns the engine's answer to a question about a number, a next call or a state.
    func engineAnswer(
        to question: Exercise.Question, _ exercise: Exercise
    ) throws(LessonProblem) -> (question: EngineQuestion, answer: PlainAnswer, after: Session) {
        if let start { return try start.answer(to: question, exercise.kind, file: lesson.file) }
        let start = try StartingWorld(lesson.setup(of: exercise.id), on: emptyWorld, file: lesson.file)
        return try start.answer(to: question, exercise.kind, file: lesson.file)
    }
}

extension Session {
    /// What a copy of the session replies to a line.
    func replies(to line: String) -> [LessonReply] {
        var copy = self
        return copy.enter(line).map(LessonReply.session)
    }
}
