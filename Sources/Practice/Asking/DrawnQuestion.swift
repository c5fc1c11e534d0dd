import Course
import Lifecycle
import Session
import SwiftSource

/// A question as it is asked, with its right answer.
package struct DrawnQuestion: Sendable {
    /// Its name, by which it can be drawn again.
    package let identifier: QuestionIdentifier
    /// The rule that it is about.
    package let rule: Rule
    /// The commands that make the app.
    package let setup: Lesson.Setup
    package let exercise: Exercise
    /// The right answer, as one types it; of several right orders, one.
    package let answer: String
    /// The text that identifies the question, regardless of names and the number of the release.
    package let substance: String
    /// A session in which the setup was carried out, until someone has taken it.
    var made: Session?
    /// For a follow-up, what is different in it, such as "on iOS 12".
    package var change: String?

    package var topic: PracticeTopic { identifier.plan.topic }
    package var kind: QuestionKind { identifier.plan.kind }

    /// Returns whether a belief leads to a wrong answer.
    func isAnsweredWrong(by belief: Misconception) -> Bool {
        guard case .predict(let question) = exercise.content, let names = try? AskedNames(question.ask.text)
        else {
            return false
        }
        var session = Session(Session.Start(code: .standard))
        for command in setup.commands { _ = session.enter(command.text) }
        return session.isAnsweredWrong(
            by: belief, question.commands.map { $0.text }.joined(separator: "; "), asking: names)
    }

    /// Setup and question, as a lesson would have them. The words of a listed question come first as the topic: two questions
    /// in a row would read as one.
    package var parts: [Lesson.Part] {
        var exercise = exercise
        if change == nil, let listed = exercise.lead.blocks.first {
            exercise.lead = Prose(["Topic: " + listed.plainText])
        }
        return [.setup(setup), .exercise(exercise)]
    }
}
