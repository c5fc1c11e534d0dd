import CommandLanguage
import Lifecycle
import Session

extension Exercise.Trial {
    /// Carries out the commands in a copy of a world.
    ///
    /// - Parameters:
    ///   - session: The world.
    ///   - file: The lesson's file, for the problem.
    /// - Returns: The world after them, and the position in its trace from which calls and messages count.
    /// - Throws: What is wrong with the first command that is not understood or is refused.
    func run(in session: Session, file: String) throws(LessonProblem) -> (session: Session, start: Int) {
        var session = session
        let start = session.simulation.trace.count
        try session.perform(commands, file)
        return (session, start)
    }

    /// The goals in words, each with whether it holds after the commands.
    func standing(in session: Session, file: String) -> [(text: String, isMet: Bool)] {
        guard let goals = try? goals.goals(file: file) else { return [] }
        // A question that waits for its answer takes each line for one.
        let after = session.pending == nil ? try? run(in: session, file: file) : nil
        return goals.map { goal in
            let isMet = after.map { goal.isReached(in: $0.session.simulation, since: $0.start) } ?? false
            return ("\(title): \(goal.text)", isMet)
        }
    }

    /// When the goals have to hold, in a few words: the comment of its last line, else the last command.
    private var title: String {
        let line = commands.last?.text ?? ""
        return line.firstRange(of: " # ").map { String(line[$0.upperBound...]) }
            ?? "after " + (Lexer.statements(in: line).last?.text ?? line)
    }
}

extension LessonRunner {
    /// The goals in words, each with whether it holds now; those of trials follow once all others hold.
    ///
    /// - Parameters:
    ///   - goals: The goals.
    ///   - trials: What is tried.
    ///   - session: The world in which it is; nil for the world of the exercise.
    /// - Returns: The goals in their order; none if the lesson is at fault.
    func standing(
        of goals: [SourceLine], _ trials: [Exercise.Trial], in session: Session? = nil
    ) -> [(text: String, isMet: Bool)] {
        let standing = standing(of: goals)
        guard !standing.isEmpty, standing.allSatisfy({ $0.isMet }) else { return standing }
        return standing + trials.flatMap { $0.standing(in: session ?? self.session, file: lesson.file) }
    }
}
