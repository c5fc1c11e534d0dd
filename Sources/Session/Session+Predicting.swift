import CommandLanguage
import Lifecycle

extension Session {
    /// Asks for the order of the calls that some commands will bring.
    mutating func ask(about text: String) -> [Reply] {
        let prediction: PredictionText
        do throws(CommandError) {
            prediction = try PredictionText(text)
        } catch {
            return [.misunderstood("predict " + text, error)]
        }
        let attempt = TrialRun(prediction.commands, from: stage)
        if let (statement, error) = attempt.failure {
            // What is suggested mustn't run what is to be predicted.
            let meant = error.suggestion.map { "predict " + text.replacing(statement, with: $0) }
            return [.misunderstood(statement, error.suggesting(meant))]
        }
        guard !attempt.runs.isEmpty else {
            return [.message("Predict what? For example: predict access view")]
        }
        if let run = attempt.runs.first(where: { $0.isRefused }) { return [.ran(run)] }
        do throws(CommandError) {
            let question = try question(prediction, attempt)
            guard question.recorded.utf8.count <= text.utf8.count + Question.mostAdded else {
                throw CommandError(
                    "With these names, the question is too long to record. Ask about all of them: "
                        + "predict all \(prediction.commands.prefix(40))")
            }
            pending = question
            return [.question(question)]
        } catch {
            return [.misunderstood("predict " + text, error)]
        }
    }

    private func question(
        _ prediction: PredictionText, _ attempt: TrialRun
    ) throws(CommandError) -> Question {
        try attempt.checkCount()
        let world = attempt.stage.simulation.world
        let everybody = attempt.everybody(before: simulation.world)
        // A recording without a scope is old: then everything was asked, and only one answer was taken.
        let isOld = isReplaying && prediction.scope == .usual
        var asked = AskedCalls(controllers: everybody), recorded = prediction.commands
        switch prediction.scope {
        case .usual:
            if isOld { break }
            asked = attempt.usualQuestion(before: stage)
            recorded = "\(asked.text(in: world)): \(prediction.commands)"
        case .everything: recorded = "all: \(prediction.commands)"
        case .calls(let names):
            asked = AskedCalls(
                controllers: try names.controllers(among: everybody, in: world), callbacks: names.callbacks)
            recorded = "\(asked.text(in: world)): \(prediction.commands)"
        }
        // An empty question could not be recorded. Older programs asked it without saying what they asked.
        guard !asked.controllers.isEmpty || isReplaying else {
            throw CommandError(
                "There's no controller left. Create one before you predict: new UIViewController as detail"
            )
        }
        let expected = ExpectedCalls(
            in: attempt.stage.simulation, entries: attempt.entries, asked: asked)
        let left = expected.doubtfulRules
        if expected.calls.isEmpty, let open = left.values.first ?? attempt.openRule(of: asked.callbacks) {
            throw CommandError(
                "Sources disagree about what is called here: \(open.facts.statement) To see what the simulation "
                    + "does, type the commands without predict.")
        }
        let clear =
            left.isEmpty
            ? asked
            : AskedCalls(
                controllers: asked.controllers,
                callbacks: (asked.callbacks ?? Callback.ofControllers).filter { left[$0] == nil })
        return Question(
            commands: prediction.commands, asked: clear, offered: [], doubtful: left,
            result: attempt, origin: isOld ? .oldTranscript : .learner, recorded: recorded,
            others: everybody.filter { !asked.controllers.contains($0) },
            choosesControllers: prediction.scope == .usual)
    }

    /// Indicates whether the pending prediction leaves out calls that are made and that `predict` asks about
    /// by default.
    package var asksLessThanUsual: Bool {
        guard let pending else { return false }
        let usual = ExpectedCalls(
            in: pending.result.stage.simulation.trace, entries: pending.result.entries,
            asked: pending.result.usualQuestion(before: stage))
        return !usual.calls.allSatisfy(pending.asked.includes)
    }

    /// Takes a line while a prediction waits: an answer, or one of the few commands that stay.
    mutating func enterWhilePending(_ line: String, at seconds: Double) -> [Reply] {
        guard let question = pending else { return [] }
        let pieces = Lexer.statements(in: line).map { $0.text }
        let text = pieces.joined(separator: " ")
        guard !text.isEmpty else { return [.question(question)] }
        do throws(CommandError) {
            let (calls, expected) = try question.calls(in: text)
            return take(calls, expected, to: question, at: seconds)
        } catch {
            let first = pieces.first.flatMap { CommandParser.instruction(of: $0, in: context) }
            // A name alone asks for its state at other times; here it is half an answer.
            guard let first, question.world.controller(named: text) == nil else {
                let fault = pieces.first.flatMap { CommandParser.fault(ofCommand: $0, in: context) }
                return [.misunderstood(line, fault ?? error), .question(question)]
            }
            return enterCommands(pieces, from: first, of: line, at: seconds)
        }
    }

    /// Carries out commands while a prediction waits: those that don't leave the question, which a recording may lack,
    /// then the others as a line of their own.
    private mutating func enterCommands(
        _ pieces: [String], from first: Instruction, of line: String, at seconds: Double
    ) -> [Reply] {
        var replies: [Reply] = [], rest = pieces[...], next: Instruction? = first
        while let question = pending, let instruction = next,
            let told = leaveQuestion(instruction, of: question, at: seconds)
        {
            replies += told
            rest.removeFirst()
            if told.contains(where: { $0.endsLine }) { return replies + notRun(rest) }
            next = rest.first.flatMap { CommandParser.instruction(of: $0, in: context) }
        }
        guard !rest.isEmpty else { return replies }
        let others = replies.isEmpty ? line : rest.joined(separator: "; ")
        guard let question = pending else { return replies + enterCommands(others, at: seconds) }
        return replies
            + (next.flatMap { giveUp(question, for: rest, $0, at: seconds) }
                ?? leave(question, for: others, at: seconds))
    }

    private mutating func take(
        _ calls: [Call], _ expected: ExpectedCalls, to question: Question, at seconds: Double
    ) -> [Reply] {
        let judged = judge(calls, of: question.asking(calls), against: expected)
        let several = judged.asked.isOfSeveral
        let names = calls.map { $0.name(in: question.world, withController: several) }
        record(
            .answer, names.isEmpty ? "nothing" : names.joined(separator: " "), at: seconds,
            [.judged(judged)])
        if judged.showsOrder {
            carryOutPredicted(question, after: judged.judgement.isRight ? question.last : judged)
        } else {
            pending?.wrongAnswers.append(calls)
            pending?.told = judged.judgement.answer + [judged.firstToTell].compactMap { $0 }
            pending?.last = judged
        }
        return [.judged(judged)]
    }

    /// Returns why a call is made or not, of the question that waits or was answered last. Its controller may exist only there.
    package mutating func why(_ call: Call) -> [Reply] {
        let inquiry = Inquiry.whyCallback(call.callback, of: call.controller)
        return start.stack.run {
            pending.flatMap { leaveQuestion(.ask(inquiry), of: $0, at: 0) } ?? answer(inquiry)
        }
    }

    /// Carries out one of the commands that leave the question; nil for any other.
    private mutating func leaveQuestion(
        _ instruction: Instruction, of question: Question, at seconds: Double
    ) -> [Reply]? {
        switch instruction {
        case .ask(.state), .ask(.explain), .ask(.claim), .ask(.documents), .ask(.sources), .ask(.swift),
            .session(.help), .session(.quit), .session(.log), .session(.question):
            return answerInquiry(instruction)
        case .session(.helpNow): return change(.help(nil))
        case .ask(.contrast): return contrastLastAnswer()
        case .ask(.whyCallback(let callback, let controller)) where question.hasWrongAnswer:
            let told = question.told.first { call in
                call.callback == callback && controller.map { call.controller == $0 } ?? true
            }
            guard let told else {
                return [.message("why explains the calls in your answer. For more: hint")]
            }
            // The controller that is meant at other times may not be the one in question.
            let meant = controller ?? (question.asked.isOfSeveral ? nil : told.controller)
            return why(
                callback, of: meant, inAll: question.result.runs,
                told: question.last?.reasonForAbsence ?? [:])
        case .session(.skip):
            let judged = judge([], of: question, isShown: true)
            record(.skip, "", at: seconds, [.shown(judged)])
            carryOutPredicted(question, after: question.last)
            return [.shown(judged)]
        case .session(.hint):
            let hint = Reply.message(hint(for: question))
            pending?.hints += 1
            if question.hints + 1 >= Session.hints { revealOrder() }
            record(.hint, "", at: seconds, [hint])
            return [hint]
        default: return nil
        }
    }

    /// Gives a prediction up for undo, or for the predicted commands, which show the answer and run once. What would tell
    /// something about their run waits, and so do requests to the program.
    ///
    /// - Returns: Nil for lines that go on with something else.
    private mutating func giveUp(
        _ question: Question, for line: ArraySlice<String>, _ first: Instruction, at seconds: Double
    ) -> [Reply]? {
        let steps = question.result.steps
        guard question.origin == .learner else { return nil }
        switch first {
        case .ask(.predict(let text)) where (try? PredictionText(text))?.commands != question.commands:
            return nil
        case .session(.undo(let count)):
            // A recording says how many steps were undone.
            guard !isReplaying else { return nil }
            carryOutPredicted(question, after: question.last)
            let undo = steps.count == 1 ? line.first : nil
            let told = enterCommands(undo ?? "undo \(steps.count + count - 1)", at: seconds)
            let others = line.dropFirst().joined(separator: "; ")
            return (count == 1 ? [.message("Canceled the prediction. Nothing was run.")] : told)
                + (others.isEmpty ? [] : enterCommands(others, at: seconds))
        case .session(.redo), .session(.goto), .session(.reset), .session(.world): return nil
        // Older programs let a wrong answer be followed by anything.
        case .ask, .session:
            return isReplaying && question.hasWrongAnswer
                ? nil : [.misunderstood(line.joined(separator: "; "), Session.answerFirst)]
        // In a recording, skip stands in its place. Older programs ran such a command behind the predicted ones.
        case _ where !isReplaying && first == steps.first?.instruction:
            let count = max(1, zip(line, steps).prefix { $0 == $1.statement }.count)
            let others = line.dropFirst(count).joined(separator: "; ")
            let shown = leaveQuestion(.session(.skip), of: question, at: seconds) ?? []
            return shown + (others.isEmpty ? [] : enterCommands(others, at: seconds))
        default: return nil
        }
    }

    private static let answerFirst = CommandError(
        "Answer the prediction first. Type the calls in order, or: skip")

    /// Goes on with other commands, after those that were predicted.
    private mutating func leave(
        _ question: Question, for line: String, at seconds: Double
    ) -> [Reply] {
        guard question.origin == .learner else {
            return [.misunderstood(line, Session.answerFirst), .question(question)]
        }
        let before = self
        carryOutPredicted(question, after: question.last)
        let replies = enterCommands(line, at: seconds)
        guard journal.count > before.journal.count else {
            // Nothing tells a replay that the question was left.
            self = before
            return replies + [.question(question)]
        }
        return [.left(question.result.runs, commands: question.commands)] + replies
    }

    private mutating func answerInquiry(_ instruction: Instruction) -> [Reply] {
        switch instruction {
        case .ask(let inquiry): answer(inquiry)
        case .session(let command): change(command)
        default: []
        }
    }

    /// The predicted commands become steps like any others.
    private mutating func carryOutPredicted(_ question: Question, after last: JudgedAnswer?) {
        pending = nil
        var isStopped = false, runs: [Run] = []
        for (index, step) in question.result.steps.enumerated() {
            let before = isStopped ? nil : stage
            if !isStopped, let run = stage.carryOut(step.statement, step.instruction) {
                runs.append(run)
                if case .stopped = run.outcome { isStopped = true }
            }
            append(
                Step(
                    statement: step.statement, instruction: step.instruction,
                    continuesPrediction: index > 0), before: before)
        }
        // They have run before, when the question was asked; only the apps between them are missing then.
        if isStopped { (stage, runs) = (question.result.stage, question.result.runs) }
        let controllers = question.asked.controllers
        predicted = Predicted(
            commands: question.commands, runs: runs,
            controller: controllers.count == 1 ? controllers.first : nil, last: last)
    }

    func judge(
        _ calls: [Call], of question: Question, against expected: ExpectedCalls? = nil, isShown: Bool = false
    ) -> JudgedAnswer {
        let judgement = Judgement(of: calls, against: expected ?? question.expected)
        let isExplained = depth == .everything
        let sliced =
            judgement.isRight || isShown || depth == .points ? nil : slicedAnswer(judgement, question)
        let misconception = sliced?.belief
        let told = isShown ? Judgement(of: question.tellingMistake, against: judgement.expected) : judgement
        // With the order, the rule stays that of the answer before.
        let last = isShown ? question.last : nil
        let rule = isExplained ? last?.rule ?? rule(behind: told, of: question, misconception, sliced) : nil
        return JudgedAnswer(
            commands: question.commands, asked: question.asked, judgement: judgement,
            runs: question.result.runs,
            rule: rule,
            incidents: question.result.runs.flatMap { $0.incidents }, remark: nil,
            counterfactual: judgement.isRight && question.claim == nil || isShown || !isExplained
                ? nil : counterfactual(of: question, judgement, breaking: rule),
            misconception: misconception,
            world: question.world, doubtful: question.doubtful,
            showsOrder: isShown || judgement.isRight || question.isLastTry,
            isOfLesson: question.origin == .lesson,
            repeats: question.wrongAnswers.count { $0 == calls },
            earlierCounterfactualCommand: question.last?.counterfactualCommand ?? "",
            earlierMisconception: isShown ? nil : question.last?.misconception,
            untold: question.origin == .learner
                && (judgement.isRight || isShown && judgement.expected.calls.isEmpty)
                ? question.result.untold(judgement.answer, by: question.asked) : [])
    }

    /// An answer in the terms in which beliefs and situations are told.
    func wrongAnswer(_ judgement: Judgement, _ question: Question) -> WrongAnswer {
        WrongAnswer(
            answer: judgement.answer, expected: judgement.expected,
            commands: question.result.runs.compactMap { $0.command?.unheld },
            before: simulation.world, after: question.result.stage.simulation,
            since: question.result.entries.lowerBound)
    }

    /// The same, cut into one part for each command.
    func slicedAnswer(_ judgement: Judgement, _ question: Question) -> SlicedAnswer {
        SlicedAnswer(
            wrongAnswer(judgement, question), to: question.result.runs, asked: question.asked,
            denying: question.denied)
    }

    private func counterfactual(
        of question: Question, _ judgement: Judgement, breaking rule: Rule?
    ) -> Counterfactual? {
        var found: Counterfactual?
        start.limit.aside {
            guard !start.limit.shouldStop() else { return }
            let (told, question) = withSetUpAsSteps(question)
            // Each statement so far could have been another one.
            start.limit.count(20 * told.history.count)
            var search = CounterfactualSearch(told, question, isAboutEnds: judgement.isAboutEnds)
            let nearest = search.nearest(to: judgement, breaking: rule)
            // A search that was stopped says nothing about the worlds it tried.
            if !start.limit.shouldStop() { found = nearest }
        }
        return found
    }

    /// The session and a question of a lesson with the set-up as steps of their own, which nearby worlds may change.
    private func withSetUpAsSteps(_ question: Question) -> (Session, Question) {
        guard !start.setUp.isEmpty, !start.hasReadyController, environment == start.environment else {
            return (self, question)
        }
        var bare = start
        bare.setUp = []
        var copy = Session(bare)
        for statement in start.setUp + statements { _ = copy.enter(statement) }
        return (copy, question.with(TrialRun(question.commands, from: copy.stage)))
    }
}

extension Question {
    /// Words between the calls of an answer and the crash that ends it.
    private static let beforeCrash: Set<String> = ["it", "the", "app", "will", "and", "then", "a"]
    /// The bytes that what is asked may add to the line that asks.
    fileprivate static let mostAdded = 1 << 10

    /// The calls in an answer.
    ///
    /// - Parameter line: The answer as typed.
    /// - Returns: The calls, in order, and those that come.
    /// - Throws: A ``CommandError`` that says what is not understood or cannot be judged.
    fileprivate func calls(in line: String) throws(CommandError) -> ([Call], ExpectedCalls) {
        let words = line.split { $0.isWhitespace || $0 == "," }
        let saysCrash = words.last?.lowercased().hasPrefix("crash") ?? false
        guard !saysCrash || result.runs.contains(where: { $0.incidents.contains { $0.endsApp } }) else {
            throw CommandError("The app doesn't crash here. Type what is called, or nothing if nothing is.")
        }
        let before = words.dropLast().filter { !Question.beforeCrash.contains($0.lowercased()) }
        let calls = try AnswerReader.calls(
            in: !saysCrash ? line : before.isEmpty ? "nothing" : before.joined(separator: " "), asked: asked,
            world: world, letters: offered,
            others: origin == .learner ? others : nil)
        let expected = asking(calls).expected, doubtful = expected.doubtful.union(self.doubtful.keys)
        if let call = calls.first(where: { doubtful.contains($0.callback) }) {
            throw CommandError(
                "The question isn't about \(call.callback.rawValue), because sources disagree about it here.")
        }
        return (calls, expected)
    }
}

extension AskedNames {
    /// The controllers that are meant, of some.
    fileprivate func controllers(
        among all: [Controller.ID], in world: World
    ) throws(CommandError) -> [Controller.ID] {
        guard controllers != [Self.everybody] else { return all }
        let names = all.map { world.controllers[$0].name }
        if let name = controllers.first(where: { !names.contains($0) }) {
            let meant = Spelling.closest(to: name, among: names)
            throw CommandError("There's no controller named \(name.prefix(40)).", suggestion: meant)
        }
        return controllers.compactMap { names.lastIndex(of: $0) }.map { all[$0] }.unique
    }
}
