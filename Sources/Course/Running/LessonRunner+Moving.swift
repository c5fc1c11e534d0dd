import CommandLanguage
import Lifecycle
import Session

extension LessonRunner {
    /// Carries out one of the commands that belong to lessons.
    ///
    /// - Returns: Nil if the statement is another one.
    mutating func move(_ statement: String, at seconds: Double) -> [LessonReply]? {
        if let letter = letterAsked(in: statement) { return reason(ofChoice: letter) }
        guard case .session(let command)? = CommandParser.instruction(of: statement, in: context) else {
            return unknownStep(in: statement).map { [.message($0)] }
        }
        switch command {
        case .hint where !hasQuestionOfTheirOwn: return hint(at: seconds)
        case .skip where !hasQuestionOfTheirOwn: return skip(at: seconds)
        case .play: return leaveForPlay(at: seconds)
        case .back: return comeBack(at: seconds)
        case .next: return next(at: seconds)
        case .previous: return previous(at: seconds)
        case .steps: return [.steps(steps)]
        case .rules:
            let rules = lesson.rules.compactMap { Rule(identifier: $0.text)?.facts.statement }
            return [.rules(rules, picture: place == .end ? lesson.picture : [])]
        case .question: return question()
        case .goto(let number) where play == nil: return go(toNumber: number, at: seconds)
        case .gotoExercise(let id): return go(to: id.lowercased(), at: seconds)
        case .hint, .skip, .undo, .redo, .goto, .reset, .log, .save, .replay, .run, .learn, .learnFor, .today,
            .test, .lessons, .edit, .help, .helpNow, .leave, .progress, .worlds, .world, .practice,
            .interview,
            .stats, .card, .forget, .more, .quit:
            return nil
        }
    }

    /// Indicates whether the learner's own prediction is waiting for an answer; `hint` and `skip` then apply
    /// to it.
    var hasQuestionOfTheirOwn: Bool {
        stage.pending != nil && (play != nil || exercise?.kind == .do)
    }

    /// Answers a line before the first exercise or after the last, where there is no app to act on.
    func enterOutside(_ line: String) -> [LessonReply] {
        let isRead = CommandParser.instruction(of: line, in: session.context) != nil
        guard isRead && !isCommand(line) || QuestionWords.askSomething(line) else {
            return [.message("There's no exercise now. To go on: next")]
        }
        return session.replies(to: line)
    }

    /// Returns the message about statements after one that moved elsewhere; they aren't run, since they were
    /// meant for the earlier place.
    func left(_ statements: ArraySlice<String>) -> [LessonReply] {
        guard !statements.isEmpty else { return [] }
        return [.message("Not run: \(statements.joined(separator: "; "))")]
    }

    private mutating func leaveForPlay(at seconds: Double) -> [LessonReply] {
        guard exercise != nil else { return [.message("There's no exercise now. To go on: next")] }
        guard play == nil else {
            return [.message("You're already in play. To return to the exercise: back")]
        }
        if let exercise, !isOver { results[exercise.id]?.hasPlayed = true }
        var copy = beginningOfPlay
        copy.dropQuestion()
        copy.depth = depth
        play = copy
        record(.play, "", at: seconds, [])
        return [.playing]
    }

    /// The world to play in: of a task or code as it is now, of a question as it was before its commands ran.
    private var beginningOfPlay: Session {
        guard let start else { return session }
        return switch exercise?.kind {
        case .do, .fix, nil: session
        case .predict, .count, .next, .state, .choose: start.session
        }
    }

    private mutating func comeBack(at seconds: Double) -> [LessonReply] {
        guard play != nil else {
            return [
                .message("back only returns from play. To go to the previous step: previous")
            ]
        }
        play = nil
        record(.back, "", at: seconds, [])
        guard let exercise else { return [.back] }
        let question = hasQuestionOfTheirOwn ? session.pending.map(Reply.question) : nil
        return [.back, .exercise(presentationAgain(of: exercise))] + (question.map { [.session($0)] } ?? [])
    }

    private mutating func next(at seconds: Double) -> [LessonReply] {
        switch place {
        case .beginning: return begin(at: seconds)
        case .end: return finish()
        case .exercise(let index):
            let following = index + 1
            if following < lesson.exercises.count { return arrive(at: following, seconds, from: index) }
            return text(before: following) + finish()
        }
    }

    /// Notes that the text behind an exercise is shown, which may tell what it asks.
    private mutating func notePassed(before index: Int) {
        guard index > 0, test == nil, !isEndless else { return }
        let id = lesson.exercises[index - 1].id
        guard let result = results[id], !result.isSolved, !result.wasShown else { return }
        results[id]?.wasPassed = true
    }

    mutating func finish() -> [LessonReply] {
        place = .end
        play = nil
        session.dropQuestion()
        let isBegun = steps.contains { $0.state == .done }
        let missed = steps.filter { missedBefore.contains($0.id) || results[$0.id]?.firstPoints ?? 1 < 1 }
        return [
            .finished(
                LessonReply.Summary(steps: steps, idea: isBegun ? lesson.idea : nil, missed: missed))
        ]
    }

    /// Makes the exercise's world and shows the text above it, the set-up and the exercise.
    mutating func arrive(at index: Int, _ seconds: Double, from other: Int? = nil) -> [LessonReply] {
        notePassed(before: index)
        place = .exercise(index)
        play = nil
        visit = Visit()
        let exercise = lesson.exercises[index]
        results[exercise.id] = results[exercise.id] ?? ExerciseResult(exercise: exercise.id)
        let fault = prepare(exercise)
        record(.exercise, exercise.id, at: seconds, [])
        if let fault { return [.message(fault)] }
        easeAsBefore(exercise, at: seconds)
        var replies = text(before: index)
        if results[exercise.id]?.isDone ?? false, test == nil, !isReplaying {
            replies.append(.message("You have done this step before. To go on without it: next"))
        }
        let hasSetUp = replies.contains { if case .setup = $0 { true } else { false } }
        if !hasSetUp, other != index - 1 { replies += beginning(of: exercise) }
        return replies + [.exercise(presentation(of: exercise))]
    }

    /// The text and the set-ups between the exercise before a position and the one at it.
    private func text(before index: Int) -> [LessonReply] {
        var replies: [LessonReply] = []
        var passed = 0
        for part in lesson.parts {
            switch part {
            case .prose(let prose): replies.append(.prose(prose))
            case .setup(let setup):
                if !setup.isHidden { replies.append(.setup(setup.commands.map { $0.text })) }
            case .exercise:
                if passed == index { return replies }
                passed += 1
                replies = []
            }
        }
        return replies
    }

    /// Makes the world that the exercise starts from, and asks its question.
    ///
    /// - Returns: What is wrong with the lesson; nil if nothing is.
    mutating func prepare(_ exercise: Exercise) -> String? {
        (start, explanation, rightChoices, aids) = (nil, nil, [], [])
        session = Session(emptyWorld)
        do throws(LessonProblem) {
            let world = try StartingWorld(
                lesson.setup(of: exercise.id), on: emptyWorld, file: lesson.file, made: made)
            start = world
            session = world.session
            session.depth = depth
            switch exercise.content {
            case .predict(let question):
                try session.pose(question, file: lesson.file)
                foreseen = exercise.feedback.map { feedback in
                    guard let pending = session.pending else { return nil }
                    return try? feedback.mistake.resolved(asked: pending.asked, world: pending.world)
                }
            case .choose(let choice):
                _ = try choice.goals.goals(file: lesson.file)
                rightChoices = findRightChoices(of: choice)
            case .do(let task):
                _ = try (task.goals + task.trials.flatMap { $0.goals }).goals(file: lesson.file)
            case .fix(let repair):
                _ = try (repair.goals + repair.trials.flatMap { $0.goals }).goals(file: lesson.file)
            case .count, .next, .state: break
            }
            aids = possibleAids(of: exercise)
            return nil
        } catch {
            if case .choose(let choice) = exercise.content { rightChoices = findRightChoices(of: choice) }
            return "The lesson has an error: \(error)"
        }
    }

    private mutating func hint(at seconds: Double) -> [LessonReply] {
        guard let exercise, var result = results[exercise.id] else {
            return [.message("There's no question now. To go on: next")]
        }
        guard !visit.isSolved else { return [.message("This exercise is done. To continue: next")] }
        guard visit.hints < exercise.tips.count else {
            let none = exercise.tips.isEmpty ? "This exercise has no hints." : "There are no more hints."
            return [.message(none + (lesson.isSkipAllowed ? " To see the answer: skip" : ""))]
        }
        var tip: Prose?
        while tip == nil, visit.hints < exercise.tips.count {
            visit.hints += 1
            tip = self.tip(of: exercise)
        }
        visit.hasLastHint = tip != nil && visit.hints == exercise.tips.count && visit.hints > 1
        if visit.hasLastHint { session.revealOrder() }
        record(.hint, String(visit.hints), at: seconds, [])
        guard let tip else {
            return [.message("The remaining hints say nothing new. To see the answer: skip")]
        }
        visit.hintsSinceEvent += 1
        result.hints += 1
        results[exercise.id] = result
        let hint = LessonReply.hint(visit.hints, of: exercise.tips.count, tip)
        visit.told += [hint].told
        return [hint]
    }

    /// The next tip: the author's. In a round, whose tips are drawn, what the answer shows takes their place: where to look,
    /// then the circumstance that decides, and at last the rule.
    ///
    /// - Returns: Nil if a reply has said it already, which is no help and costs nothing.
    private func tip(of exercise: Exercise) -> Prose? {
        let tip = exercise.tips[visit.hints - 1], last = session.pending?.last, own: String?
        guard isEndless else { return tip }
        if visit.hints == exercise.tips.count {
            own = explanation.map { $0.reason } ?? last?.reason
        } else if visit.hints == 1 {
            // Of calls in the wrong order, the reply has named the place.
            if let last, last.judgement.isOutOfOrder { return nil }
            own = last?.placeToLook ?? placeToLook(in: exercise)
        } else {
            own =
                (last ?? explanation?.judged)?.decidingQuestion
                ?? engineQuestion(of: exercise).flatMap { question in
                    start.flatMap { question.decidingQuestion(in: $0.session.simulation.world) }
                }
        }
        let shown = own.flatMap { explanation?.canBeShown($0) ?? true ? Prose([$0]) : nil } ?? tip
        return shown.without(visit.told) == shown ? shown : nil
    }

    /// The question that the engine answers; nil if the exercise is of another kind.
    func engineQuestion(of exercise: Exercise) -> EngineQuestion? {
        switch exercise.content {
        case .count(let question), .next(let question), .state(let question):
            try? EngineQuestion(exercise.kind, question.ask.text)
        default: nil
        }
    }

    /// Where to look to find the mistake in an answer that isn't a prediction; nil if the drawn tip says more.
    private func placeToLook(in exercise: Exercise) -> String? {
        switch exercise.content {
        case .choose:
            if let explanation, explanation.isOfChoice {
                return "Look at \(explanation.subject.lowercased()) again."
            }
            let right = rightChoices.map(LessonRunner.letter)
            let chosen = visit.given.last?.split(separator: " ").map(String.init) ?? []
            let isRightSoFar = !chosen.isEmpty && chosen.allSatisfy(right.contains)
            return isRightSoFar ? "Look at the choices that you left out." : nil
        case .count(let question), .next(let question), .state(let question):
            let name = engineQuestion(of: exercise)?.controllerName
            return question.commands.joined.contains(";")
                ? "Go through the commands one by one" + (name.map { ", watching \($0)." } ?? ".")
                : name.map { "Look at what this command changes for \($0)." }
        default: return nil
        }
    }

    private mutating func skip(at seconds: Double) -> [LessonReply] {
        guard let exercise, var result = results[exercise.id] else {
            return [.message("There's no question now. To go on: next")]
        }
        guard lesson.isSkipAllowed else { return [.message("This lesson doesn't allow skip. Try: hint")] }
        guard !visit.isSolved else { return [.message("This exercise is done. To continue: next")] }
        play = nil
        result.wasShown = true
        results[exercise.id] = result
        record(.skip, exercise.id, at: seconds, ["shown"])
        if !visit.wasShown { note(.shown, exercise, points: 0, "") }
        visit.wasShown = true
        // In a round, the rule stays that of the answer given before.
        let rule = isEndless ? explanation?.rule ?? session.pending?.last?.rule : nil
        let shown = show(exercise)
        guard let rule else { return shown + note(of: exercise, behind: shown) }
        visit.hasSeenNote = true
        return exercise.kind == .predict ? shown : shown + [.note(Prose([rule.facts.brief]))]
    }
}

extension Session {
    /// Asks the question of a predict exercise.
    @discardableResult
    mutating func pose(_ question: Exercise.Question, file: String) throws(LessonProblem) -> Question {
        do throws(CommandError) {
            return try pose(question.commands.joined, asking: AskedNames(question.ask.text))
        } catch {
            throw LessonProblem(
                error, file: file, line: question.ask.line, remedy: "change the question or its commands")
        }
    }
}

extension [SourceLine] {
    /// The commands as one line, without comments.
    var joined: String {
        flatMap { Lexer.statements(in: $0.text).map { $0.text } }.joined(separator: "; ")
    }
}
