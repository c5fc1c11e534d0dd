import CommandLanguage
import Lifecycle
import Session
import SwiftSource

/// Proves one exercise in the world that it starts from.
struct ExerciseCheck {
    let exercise: Exercise
    let start: StartingWorld
    let file: String

    /// The most calls that people are asked to put in order at once.
    private static let mostCalls = 8

    func check(_ list: inout ProblemList) {
        do throws(LessonProblem) {
            switch exercise.content {
            case .predict(let question): try check(question, &list)
            case .count(let question), .next(let question), .state(let question):
                try checkPlain(question, &list)
            case .choose(let choice): try check(choice, &list)
            case .do(let task): try check(task, &list)
            case .fix(let repair): try check(repair, &list)
            }
        } catch {
            list.add(error)
        }
    }

    private func check(_ asked: Exercise.Question, _ list: inout ProblemList) throws(LessonProblem) {
        _ = try actions(asked.commands)
        var session = start.session
        let question = try session.pose(asked, file: file)
        for callback in question.doubtful.keys.map(\.rawValue).sorted() {
            list.add(
                asked.ask.line, "the exercise asks about \(callback), but sources disagree on it here",
                "remove it, or use another iOS version")
        }
        let names = asked.ask.text.split { $0.isWhitespace || $0 == "," }.prefix { $0 != "of" }
        for (place, name) in names.enumerated() where names.prefix(place).contains(name) {
            list.add(asked.ask.line, "the exercise asks about \(name) twice", "remove one of them")
        }
        let count = question.expected.calls.count
        if count > Self.mostCalls {
            list.add(
                asked.ask.line,
                "there are \(count) calls to put in order, but people can order at most \(Self.mostCalls)",
                "ask about fewer callbacks or controllers")
        }
        for callback in question.asked.callbacks ?? [] where ![.controller, .any].contains(callback.receiver)
        {
            list.add(
                asked.ask.line, "\(callback.rawValue) is not a controller's method",
                "ask only about methods of controllers")
        }
        for (place, feedback) in exercise.feedback.enumerated() {
            check(feedback, behind: exercise.feedback.prefix(place), question, &list)
        }
    }

    private func check(
        _ feedback: Exercise.Feedback, behind earlier: ArraySlice<Exercise.Feedback>, _ question: Question,
        _ list: inout ProblemList
    ) {
        do throws(CommandError) {
            let mistake = try feedback.mistake.resolved(asked: question.asked, world: question.world)
            if !mistake.canFit(question.expected) {
                list.add(
                    feedback.line,
                    "UIKit may do the same, so this is not a mistake and its feedback is never shown",
                    "name a mistake, such as two calls in the wrong order")
                return
            }
            for other in earlier {
                let above = try other.mistake.resolved(asked: question.asked, world: question.world)
                // Who answers that nothing is called leaves out each call.
                let lacksCall =
                    if case .without(let call) = above { question.expected.calls.contains(call) } else {
                        false
                    }
                guard above == mistake || mistake == .nothing && lacksCall else { continue }
                return hidden(feedback, behind: other.line, &list)
            }
        } catch {
            list.add(
                LessonProblem(
                    error, file: file, line: feedback.line, remedy: "name calls that the exercise asks about")
            )
        }
    }

    /// Reports a feedback that is never shown, because an earlier line covers it.
    private func hidden(_ feedback: Exercise.Feedback, behind line: Int, _ list: inout ProblemList) {
        list.add(
            feedback.line, "line \(line) covers every such answer, so this one is never shown",
            "move it above that line, or remove it")
    }

    private func checkPlain(_ question: Exercise.Question, _ list: inout ProblemList) throws(LessonProblem) {
        let session = try actions(question.commands)
        let (asked, right, _) = try start.answer(to: question, exercise.kind, file: file)
        for (place, feedback) in exercise.feedback.enumerated() {
            let form = PlainAnswer.form(of: exercise.kind), answer = feedback.answer(to: asked)
            let earlier = exercise.feedback.prefix(place)
            switch answer {
            case right?:
                list.add(
                    feedback.line, "this answer is right, so its feedback is never shown", "name a mistake")
            case nil: list.add(feedback.line, "the feedback doesn't name an answer", "name one: \(form)")
            default:
                guard let other = earlier.first(where: { $0.answer(to: asked) == answer }) else { continue }
                hidden(feedback, behind: other.line, &list)
            }
        }
        let simulation = session.simulation, first = start.start(in: session)
        note(asked.unknownName(in: simulation, since: first), question.ask.line, &list)
        if let doubt = asked.doubt(in: simulation, since: first) {
            list.add(
                question.ask.line, "the answer \(doubt)",
                "ask about something else, or use another iOS version")
        }
    }

    private func check(_ choice: Exercise.MultipleChoice, _ list: inout ProblemList) throws(LessonProblem) {
        if choice.choices.allSatisfy(\.isRight) {
            list.add(exercise.line, "every choice is right", "add a wrong one: - [ ]")
        }
        for (place, item) in choice.choices.enumerated()
        where choice.choices.prefix(place).contains(where: { $0.text.text == item.text.text }) {
            list.add(item.text.line, "the choice appears twice", "change or remove one")
        }
        let hasCommands = choice.choices.contains { $0.command != nil }
        if hasCommands == choice.goals.isEmpty {
            list.add(
                exercise.line,
                hasCommands
                    ? "run: choices need goals that decide which are right"
                    : "the goals are not used, because no choice starts with run:",
                hasCommands ? "add a goal: line" : "start commands with run:, or remove the goals")
        }
        let goals = try choice.goals.goals(file: file)
        for (index, item) in choice.choices.enumerated() {
            guard let command = item.command else { continue }
            do throws(LessonProblem) {
                let session = try start.after([command], file: file)
                check(goals, choice.goals, after: session, from: start.start(in: session), &list)
                let isRight = try start.reachesGoals(choice, index, file: file)
                guard isRight != item.isRight, !goals.isEmpty else { continue }
                list.add(
                    item.text.line, "the goals \(isRight ? "are" : "are not") met after \(command.text)",
                    isRight ? "check the box: - [x]" : "leave the box empty: - [ ]")
            } catch {
                list.add(error)
            }
        }
    }

    private func check(_ task: Exercise.Task, _ list: inout ProblemList) throws(LessonProblem) {
        let statements = task.solution.flatMap { Lexer.statements(in: $0.text).map(\.text) }
        // The last command may go on where the mistake ends, since nothing is told of it once the goals hold.
        for feedback in exercise.feedback
        where statements.dropLast().contains(where: feedback.isShown)
            || statements.last.map({ feedback.mistake == .surplus($0) }) ?? false
        {
            list.add(
                feedback.line, "the solution does the same, so this is not a mistake", "name another command")
        }
        let goals = try task.goals.goals(file: file)
        let before = start.session
        let first = start.start(in: before)
        if goals.allSatisfy({ $0.isReached(in: before.simulation, since: first) }) {
            list.add(exercise.line, "the goals are already met at the start", "add a goal that isn't")
            return
        }
        let known = list.problems.count, after = try start.after(task.solution, file: file)
        checkReached(goals, task.goals, after, from: start.start(in: after), &list)
        try check(task.trials, in: after, &list)
        guard list.problems.count == known else { return }
        if let way = start.shortcut(of: task, file: file) { passes(way, &list) }
    }

    private func check(_ repair: Exercise.Repair, _ list: inout ProblemList) throws(LessonProblem) {
        let goals = try repair.goals.goals(file: file)
        let given = start.trying(ExerciseCode(repair.swift), repair)
        if let fault = given.fault {
            throw LessonProblem(fault, in: repair.swift, file: file)
        }
        let first = start.start(in: given.session)
        if goals.allSatisfy({ $0.isReached(in: given.session.simulation, since: first) }) {
            list.add(exercise.line, "the goals are already met with the given code", "add a goal that isn't")
            return
        }
        guard !repair.solution.isEmpty else {
            list.add(
                exercise.line, "the fix exercise has no solution",
                "add a viewdid solution \(exercise.id) block with the fixed code")
            return
        }
        let solution = ExerciseCode(repair.solution), original = ExerciseCode(repair.swift)
        for feedback in exercise.feedback
        where feedback.isShown(in: solution.text, changedFrom: original.text) {
            list.add(
                feedback.line, "the solution does the same, so this is not a mistake", "name another method")
        }
        let solved = start.with(solution)
        if let fault = solved.fault { throw LessonProblem(fault, in: repair.solution, file: file) }
        for slip in ExerciseCode(repair.solution).slips(in: solved.session) {
            list.add(exercise.line, "the solution isn't valid Swift: \(slip.message)", "fix the Swift")
        }
        let known = list.problems.count
        var after = solved.session
        try after.perform(repair.commands, file)
        checkReached(goals, repair.goals, after, from: start.start(in: after), &list)
        try check(repair.trials, in: solved.session, &list)
        guard list.problems.count == known else { return }
        if let way = start.shortcut(of: repair, file: file) { passes(way, &list) }
    }

    /// Notes a way to the goals that does not come by what the exercise is about.
    private func passes(_ way: String, _ list: inout ProblemList) {
        list.add(
            exercise.line, "the goals are also met without the solution, after \(way)",
            "set goals about calls and states, or add check: with commands that only the solution passes")
    }

    /// Checks what is tried once the goals hold, in the world that the solution makes.
    private func check(
        _ trials: [Exercise.Trial], in session: Session, _ list: inout ProblemList
    ) throws(LessonProblem) {
        for trial in trials {
            let (after, first) = try trial.run(in: session, file: file)
            checkReached(try trial.goals.goals(file: file), trial.goals, after, from: first, &list)
        }
    }

    /// Notes the goals that do not hold after the solution, and those that a lesson cannot have.
    private func checkReached(
        _ goals: [Goal], _ lines: [SourceLine], _ after: Session, from first: Int, _ list: inout ProblemList
    ) {
        let simulation = after.simulation
        for (goal, line) in zip(goals, lines)
        where !goal.isReached(in: simulation, since: first)
            && goal.unknownName(in: simulation, since: first) == nil
        {
            list.add(line.line, "the solution doesn't meet the goal: \(goal.text)", "change one of them")
        }
        check(goals, lines, after: after, from: first, &list)
    }

    /// The world after commands that may not move it to another iOS: an answer is about one world.
    private func actions(_ commands: [SourceLine]) throws(LessonProblem) -> Session {
        let after = try start.after(commands, file: file)
        if let first = commands.first, after.environment != start.session.environment {
            throw LessonProblem(
                file: file, line: first.line,
                message: "the question's commands change the iOS version or device",
                remedy: "move that line to a viewdid setup block")
        }
        return after
    }

    private func check(
        _ goals: [Goal], _ lines: [SourceLine], after session: Session, from first: Int,
        _ list: inout ProblemList
    ) {
        let simulation = session.simulation
        for (goal, line) in zip(goals, lines) {
            note(goal.unknownName(in: simulation, since: first), line.line, &list)
            if let doubt = goal.doubt(in: simulation, since: first) {
                list.add(line.line, "the goal \(doubt)", "use another goal, or another iOS version")
            }
        }
    }

    private func note(_ error: CommandError?, _ line: Int, _ list: inout ProblemList) {
        guard let error else { return }
        list.add(
            LessonProblem(
                error, file: file, line: line, remedy: "name something that the setup or the commands create")
        )
    }
}
