import Session

extension LessonRunner {
    /// The sights that give the answer to the exercise away; empty unless the engine answers it.
    package var sights: [Sight] {
        guard play == nil, let exercise, let start else { return [] }
        switch exercise.content {
        case .predict(let question):
            var session = start.session
            return (try? session.pose(question, file: lesson.file))?.sights ?? []
        case .count(let question), .next(let question), .state(let question):
            var session = start.session
            let replies = session.enter(question.commands.joined)
            let calls = (try? EngineQuestion(exercise.kind, question.ask.text))?
                .calls(in: session.simulation.world)
            return replies.flatMap { $0.seen(of: calls) }
        case .choose, .do, .fix: return []
        }
    }
}
