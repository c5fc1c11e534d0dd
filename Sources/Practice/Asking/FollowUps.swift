import Course
import Lifecycle
import Session
import SwiftSource

extension DrawnQuestion {
    /// The question again with one thing changed, as interviewers go on after a right answer; none where the answer would
    /// stay the same, or where a changed one could be guessed.
    var followUps: [DrawnQuestion] {
        guard !kind.isGuessable, let question,
            let names = try? AskedNames(EngineQuestion.subject(of: question.ask.text, .next))
        else { return [] }
        var session = Session(Session.Start(code: .standard))
        for line in setup.commands { _ = session.enter(line.text) }
        var found: [DrawnQuestion] = []
        _ = session.variations(
            of: question.commands.map { $0.text }.joined(separator: "; "), asking: names,
            most: QuestionIdentifier.mostFollowUps
        ) { variation in
            let other = followUp(found.count + 1, question, names, variation)
            if let other { found.append(other) }
            return other != nil
        }
        return found
    }

    /// The question, if the engine answers it.
    private var question: Exercise.Question? {
        switch exercise.content {
        case .predict(let question), .count(let question), .next(let question): question
        case .state, .choose, .do, .fix: nil
        }
    }

    private func followUp(
        _ number: Int, _ question: Exercise.Question, _ names: AskedNames, _ variation: Variation
    ) -> DrawnQuestion? {
        var lines = ["ios \(variation.environment.release.name)"] + variation.setUp
        var session = Session(Session.Start(code: .standard))
        _ = session.enter(lines[0])
        if session.environment != variation.environment {
            lines.insert("device \(variation.environment.device.name)", at: 1)
            _ = session.enter(lines[1])
        }
        for line in variation.setUp { _ = session.enter(line) }
        let other = Exercise.Question(question.ask.text, about: variation.commands.joined(separator: "; "))
        guard session.environment == variation.environment,
            let there = answer(to: other, names, in: session), there != answer,
            exercise.kind != .predict || !variation.hasSameAnswer
        else { return nil }
        var exercise = Exercise(
            id: identifier.followUp(number).description, content(other), tips: exercise.tips,
            note: exercise.note)
        exercise.lead = Prose(["And what would happen \(variation.words)? Everything else stays the same."])
        let followUp = DrawnQuestion(
            identifier: identifier.followUp(number), rule: rule, setup: Lesson.Setup(lines),
            exercise: exercise,
            answer: there, substance: substance + "\n" + variation.words, change: variation.words)
        return followUp.fitsScreen ? followUp : nil
    }

    private func content(_ question: Exercise.Question) -> Exercise.Content {
        switch exercise.content {
        case .count: .count(question)
        case .next: .next(question)
        default: .predict(question)
        }
    }

    /// The right answer to a question of the same kind in a session.
    private func answer(to question: Exercise.Question, _ names: AskedNames, in session: Session) -> String? {
        let action = question.commands.map { $0.text }.joined(separator: "; ")
        guard exercise.kind == .predict else {
            let start = session.simulation.trace.count
            var after = session
            _ = after.enter(action)
            return try? EngineQuestion(exercise.kind, question.ask.text)
                .answerText(in: after.simulation, since: start)
        }
        var asking = session
        guard let posed = try? asking.pose(action, asking: names) else { return nil }
        let calls = posed.expected.calls.map {
            $0.name(in: posed.world, withController: names.controllers.count > 1)
        }
        return calls.isEmpty ? "nothing" : calls.joined(separator: " ")
    }
}
