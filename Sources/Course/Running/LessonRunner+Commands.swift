import CommandLanguage
import Lifecycle
import Session

extension LessonRunner {
    /// Carries out the learner's commands one by one, in play or in the exercise's own world.
    mutating func carryOut(
        _ statements: [String], _ exercise: Exercise, at seconds: Double
    ) -> [LessonReply] {
        // An answer to the learner's own prediction is one line.
        if stage.pending != nil {
            return carryOut(statements.joined(separator: " ; "), exercise, at: seconds)
        }
        var replies: [LessonReply] = []
        for (index, statement) in statements.enumerated() {
            if let moved = move(statement, at: seconds) {
                return replies + moved + left(statements[(index + 1)...])
            }
            let new = carryOut(statement, exercise, at: seconds)
            replies += new
            if new.contains(where: { $0.isMisunderstanding }) { break }
        }
        // What is said of the exercise, and how the goals stand in the end, is behind what all commands of the line did.
        let goals = replies.last { $0.isStanding }.map { [$0] } ?? []
        return replies.filter { !$0.isConclusion && !$0.isStanding } + goals
            + replies.filter { $0.isConclusion }
    }

    private mutating func carryOut(
        _ statement: String, _ exercise: Exercise, at seconds: Double
    ) -> [LessonReply] {
        if var copy = play {
            let known = copy.journal.count
            let replies = copy.enter(statement, at: seconds, isRecorded: isReplaying)
            play = copy
            record(copy.recorded(statement, since: known), replies, at: seconds, [])
            let told = replies.map(LessonReply.session)
            guard isAnswer(statement), told.contains(where: { $0.isMisunderstanding }) else { return told }
            return [.message("You're in a copy of the app. To answer question \(position): back")]
        }
        guard case .do(let task) = exercise.content else { return [] }
        if let told = explanation?.session, statement == "sources" { return told.replies(to: statement) }
        explanation = nil
        let before = session.statements, known = session.journal.count, held = holders(in: task)
        let replies = session.enter(statement, at: seconds, isRecorded: isReplaying)
        let hasRun = session.statements != before
        let standing = hasRun ? standing(of: task.goals, task.trials) : []
        let areMet = !standing.isEmpty && standing.allSatisfy { $0.isMet }
        let isReached = hasRun && areMet && !visit.areGoalsMet
        if hasRun { visit.areGoalsMet = areMet }
        if !visit.isSolved, session.statements.count < before.count {
            results[exercise.id]?.wasTakenBack = true
        }
        if isReached { count(session.statements.joined(separator: "; "), to: exercise, points: 1) }
        let recorded = session.recorded(statement, since: known)
        record(recorded, replies, at: seconds, isReached ? ["points 1"] : [])
        var all = replies.map(LessonReply.session)
        // A command that took away one of several holders may otherwise seem to have done nothing.
        for (controller, holders) in holders(in: task) where !(held[controller] ?? []).isSubset(of: holders) {
            all += session.simulation.world.holding(controller).map { [.message($0)] } ?? []
        }
        if hasRun { all.append(.goals(standing)) }
        let belief = areMet || !hasRun ? nil : exercise.feedback.first { $0.isShown(by: statement) }
        if let belief {
            all.append(.message(belief.text))
        } else if hasRun, !areMet, let reason = reason(for: task.goals, after: before.count) {
            explanation = reason
            all += explained(statement)
        }
        return isReached ? all + note(of: exercise) + solved(exercise) : all
    }

    /// What holds each controller that a task wants gone, apart from its variable: `release` itself says what is left.
    private func holders(in task: Exercise.Task) -> [Controller.ID: Set<String>] {
        let world = session.simulation.world
        return (try? task.goals.goals(file: lesson.file))?.reduce(into: [:]) { held, goal in
            guard case .alive(let name, false) = goal, let controller = world.newestController(named: name)
            else { return }
            held[controller] = Set(world.holdersInWords(of: controller, lasting: true))
                .subtracting([world.words(for: .variable, of: controller)])
        } ?? [:]
    }

    /// Why the last command of a task didn't bring a goal about: the rule of what is missing, if the command met it.
    ///
    /// - Parameters:
    ///   - lines: The goals.
    ///   - count: The number of commands before.
    /// - Returns: Nil if the command did something else.
    private func reason(for lines: [SourceLine], after count: Int) -> Explanation? {
        guard let start, let run = session.lastRun, session.statements.count > count,
            let goals = try? lines.goals(file: lesson.file)
        else { return nil }
        let beginning = start.beginning(of: session), first = start.start(in: session)
        let decided = run.simulation.trace.rules(in: run.entries)
        return goals.lazy.filter { !$0.isReached(in: session.simulation, since: first) }
            .compactMap { $0.rule(in: session, since: beginning) }
            .first { decided.contains($0) && $0.facts.certainty != .doubtful && !$0.isOf(.general) }
            .flatMap { rule in teller?.explanation(by: rule) }
    }

    /// Indicates whether a line that is no command answers a question by its form: with calls, letters, a number or a word.
    private func isAnswer(_ line: String) -> Bool {
        exercise?.kind != .do && exercise?.kind != .fix
            && line.split(whereSeparator: { " ,.".contains($0) }).allSatisfy { word in
                word.count == 1 || Int(word) != nil || ["yes", "no", "nothing"].contains(word.lowercased())
                    || Callback(rawValue: String(word)) != nil
                    || stage.simulation.world.controller(named: String(word)) != nil
            }
    }

    private mutating func record(
        _ statement: String, _ replies: [Reply], at seconds: Double, _ more: [String]
    ) {
        let isIdle = replies.allSatisfy { reply in
            switch reply {
            case .misunderstood, .request, .help: true
            default: false
            }
        }
        guard !isIdle else { return }
        let outcome = replies.flatMap { reply -> [String] in
            switch reply {
            case .ran(let run): run.outcomeLines
            case .judged(let judged): ["points \(judged.judgement.points.brief)"]
            default: []
            }
        }
        record(.command, statement, at: seconds, outcome + more)
    }

    /// The goals in words, each with whether it holds now.
    func standing(of lines: [SourceLine]) -> [(text: String, isMet: Bool)] {
        guard let start, let goals = try? lines.goals(file: lesson.file) else { return [] }
        let first = start.start(in: session)
        let isTask = exercise?.kind == .do && !visit.isSolved
        return goals.map { goal in
            let isLost = isTask && goal.isOutOfReach(in: session.simulation, since: first)
            return (
                goal.text + (isLost ? " (no longer possible: undo)" : ""),
                goal.isReached(in: session.simulation, since: first)
            )
        }
    }
}

extension Session {
    /// A statement as transcripts keep it: a prediction with all that is asked about, and what gave one up as it is replayed.
    fileprivate func recorded(_ statement: String, since count: Int) -> String {
        let new = journal.dropFirst(count)
        guard !new.isEmpty, new.allSatisfy({ [.skip, .predict, .command].contains($0.kind) }) else {
            return statement
        }
        return new.map { $0.kind == .skip ? "skip" : ($0.kind == .predict ? "predict " : "") + $0.text }
            .joined(separator: " ; ")
    }
}

extension LessonReply {
    /// Indicates whether the reply says that the exercise is done.
    fileprivate var isConclusion: Bool {
        switch self {
        case .note, .solved: true
        default: false
        }
    }

    fileprivate var isStanding: Bool { if case .goals = self { true } else { false } }

    fileprivate var isMisunderstanding: Bool {
        if case .session(.misunderstood) = self { true } else { false }
    }
}
