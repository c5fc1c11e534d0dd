import CommandLanguage
import Lifecycle

extension Session {
    /// Asks for the order of the calls that some commands will bring.
    mutating func ask(about commands: String) -> [Reply] {
        let attempt = Attempt(commands, from: stage)
        if let failure = attempt.failure { return [.misunderstood(failure.statement, failure.error)] }
        guard !attempt.runs.isEmpty else {
            return [.message("Say what to predict, such as predict access view.")]
        }
        if let run = attempt.runs.first(where: { if case .ignored = $0.outcome { true } else { false } }) {
            return [.ran(run)]
        }
        let world = attempt.stage.simulation.world
        let everyone = Set(
            attempt.runs.flatMap(\.controllerCallbacks).compactMap {
                Call(attempt.stage.simulation.trace[$0])?.controller
            })
        let controllers = everyone.union(world.livingControllers).sorted { $0.ordinal < $1.ordinal }
        let question = question(commands, attempt, Asked(controllers: controllers))
        pending = question
        return [.question(question)]
    }

    private func question(_ commands: String, _ attempt: Attempt, _ asked: Asked) -> Question {
        let expected = ExpectedCalls(
            in: attempt.stage.simulation.trace, entries: attempt.entries, asked: asked)
        let left = expected.doubtfulRules
        let clear =
            left.isEmpty
            ? asked
            : Asked(
                controllers: asked.controllers,
                callbacks: (asked.callbacks ?? Callback.ofControllers).filter { left[$0] == nil })
        return Question(
            commands: commands, asked: clear, offered: [], world: attempt.stage.simulation.world,
            doubtful: left,
            result: attempt)
    }

    /// Takes a line while a prediction waits: an answer, or one of the few commands that stay.
    mutating func enterWhilePending(_ line: String, at seconds: Double) -> [Reply] {
        guard let question = pending else { return [] }
        let pieces = Lexer.statements(in: line).map(\.text)
        let text = pieces.joined(separator: " ")
        guard !text.isEmpty else { return [.question(question)] }
        if pieces.count == 1, let instruction = CommandParser.instruction(of: text, in: context) {
            switch instruction {
            case .ask(.state), .session(.help), .session(.quit), .session(.log):
                return answerAside(instruction)
            case .session(.skip):
                let judged = judge([], of: question, isShown: true)
                record(.skip, "", at: seconds, [.shown(judged)])
                carryOutPredicted(question)
                return [.shown(judged)]
            case .session(.hint):
                let hint = Reply.message(hint(for: question))
                record(.hint, "", at: seconds, [hint])
                return [hint]
            default: break
            }
        }
        do throws(CommandError) {
            let calls = try AnswerReader.calls(
                in: text, asked: question.asked, world: question.world, letters: question.offered)
            let judged = judge(calls, of: question)
            let several = question.asked.controllers.count > 1
            let names = calls.map { $0.name(in: question.world, withController: several) }
            record(
                .answer, names.isEmpty ? "nothing" : names.joined(separator: " "), at: seconds,
                [.judged(judged)])
            carryOutPredicted(question)
            return [.judged(judged)]
        } catch {
            let isCommand =
                pieces.first.map { CommandParser.instruction(of: $0, in: context) != nil } ?? false
            let fault =
                isCommand
                ? CommandError("The prediction waits for its answer first: the calls in order, or skip.")
                : error
            return [.misunderstood(line, fault), .question(question)]
        }
    }

    private mutating func answerAside(_ instruction: Instruction) -> [Reply] {
        switch instruction {
        case .ask(let inquiry): answer(inquiry)
        case .session(let command): change(command)
        default: []
        }
    }

    /// The predicted commands become steps like any others.
    private mutating func carryOutPredicted(_ question: Question) {
        pending = nil
        var isStopped = false
        for (index, step) in question.result.steps.enumerated() {
            let before = isStopped ? nil : stage
            if !isStopped, case .stopped? = stage.carryOut(step.statement, step.instruction)?.outcome {
                isStopped = true
            }
            append(
                Step(
                    statement: step.statement, instruction: step.instruction,
                    continuesPrediction: index > 0), before: before)
        }
        // They have run before, when the question was asked; only the apps between them are missing then.
        if isStopped { stage = question.result.stage }
    }

    private func judge(_ calls: [Call], of question: Question, isShown: Bool = false) -> JudgedAnswer {
        let expected = ExpectedCalls(
            in: question.result.stage.simulation.trace, entries: question.result.entries,
            asked: question.asked)
        let judgement = Judgement(of: calls, against: expected)
        let misconception = judgement.isRight || isShown ? nil : misconception(behind: judgement, question)
        return JudgedAnswer(
            commands: question.commands, asked: question.asked, judgement: judgement,
            runs: question.result.runs,
            rule: rule(behind: judgement, of: question, misconception),
            incidents: question.result.runs.flatMap(\.incidents), remark: nil,
            counterfactual: judgement.isRight || isShown ? nil : counterfactual(of: question, judgement),
            misconception: misconception,
            world: question.world, doubtful: question.doubtful)
    }

    private func misconception(behind judgement: Judgement, _ question: Question) -> Misconception? {
        Misconception.behind(
            WrongAnswer(
                answer: judgement.answer, expected: judgement.expected,
                commands: question.result.runs.compactMap { $0.command?.unheld },
                before: simulation.world, after: question.result.stage.simulation,
                since: question.result.entries.lowerBound))
    }

    private func counterfactual(of question: Question, _ judgement: Judgement) -> Counterfactual? {
        var search = CounterfactualSearch(self, question)
        let nearest = search.nearest(to: judgement)
        // What was stopped tells nothing about the worlds in which it ran.
        return start.limit.shouldStop() ? nil : nearest
    }

    /// The rule to explain: of what the run did beside calling, else of a belief, else of the first mistake.
    private func rule(behind judgement: Judgement, of question: Question, _ belief: Misconception?) -> Rule? {
        if let incident = question.result.runs.flatMap(\.incidents).last { return incident.rule }
        // A rule that does not hold here explains nothing here, though it breaks the belief elsewhere.
        if let belief, question.world.holds(belief.rule) { return belief.rule }
        let expected = judgement.expected, answer = judgement.answer
        switch judgement.mistake {
        case .nothing: return expected.entries.first.map(question.result.stage.simulation.trace.cause)
        case .notCalled(let position), .tooOften(let position):
            let call = answer[position]
            let rule = question.result.stage.simulation.ruleForAbsence(
                of: call.callback, on: call.controller, in: question.result.entries)
            return rule ?? judgement.firstDifference?.wanted.map { expected.rules[$0] }
        case .swapped(_, let place): return expected.rules[place]
        case .tooEarly(let position, _), .tooLate(let position, _), .misplaced(let position):
            return judgement.places[position].map { expected.rules[$0] }
        case .leftOut(let places): return places.first.map { expected.rules[$0] }
        case nil: return nil
        }
    }

    private func hint(for question: Question) -> String {
        let expected = ExpectedCalls(
            in: question.result.stage.simulation.trace, entries: question.result.entries,
            asked: question.asked)
        guard let first = expected.rules.first else { return "Does anything have to be called for this?" }
        return first.facts.statement
    }
}
