import Course
import Session
import SwiftSource

/// Writes what a class believes: the misconceptions that wrong answers suggest, the most frequent first, or a lesson
/// with questions about exactly those.
package struct ClassBeliefs: GradesFormat {
    private let isLesson: Bool

    /// Makes the format.
    ///
    /// - Parameter isLesson: Whether it is the lesson.
    package init(isLesson: Bool = false) { self.isLesson = isLesson }

    package var wants: Grader.Wants { Grader.Wants(.beliefs) }
    package var showsOverview: Bool { true }
    package var isForPeople: Bool { !isLesson }

    /// Nothing: it is about all files together.
    package func row(_ file: GradedFile) -> String { "" }

    package func closing(_ summary: GradeSummary) -> String {
        let found = summary.overview.commonBeliefs.compactMap { name, sums in
            Misconception.named(name).map { ($0, sums) }
        }
        guard !isLesson else { return Self.lesson(found.map(\.0)) }
        guard !found.isEmpty else { return "No wrong answer suggests a misconception.\n" }
        let files = summary.totals.files.counted("transcript", "transcripts")
        return found.map { belief, sums in
            """
            \(sums.files) of \(files), \(sums.answers.counted("answer", "answers")): \(belief.belief)
              \(belief.remedy)
              \(belief.identifier), in \(sums.exercises.lazy.map { $0 }.listed(most: 5))


            """
        }.joined() + "A lesson with questions about these: viewdid grade --format lesson …\n"
    }

    private static let questions = 5

    /// A lesson with a question about each of the first beliefs, to which it leads to a wrong answer.
    private static func lesson(_ beliefs: [Misconception]) -> String {
        let exercises = beliefs.lazy.compactMap { belief in
            exercise(about: belief).map {
                """

                ```viewdid setup
                \($0.setUp)
                ```

                ```viewdid predict \(belief.identifier.lowercased())
                ask: \($0.asked)
                \($0.commands)
                ```

                > [!TIP]
                > Take one command after the other. What does it change on the screen, and which controllers get a call?

                """
            }
        }.prefix(questions).joined(separator: "")
        return """
            ---
            id: class-beliefs
            title: What this class believed
            skip: forbidden
            ---
            # What this class believed
            \(exercises)
            """
    }

    private static func exercise(about belief: Misconception) -> (
        setUp: String, asked: String, commands: String
    )? {
        let example = belief.example
        // A lesson has no controller to begin with.
        let isReady = !example.setUp.contains("new ") && !example.setUp.contains("world ")
        let setUp =
            (isReady ? ["new UIViewController as vc"] : []) + (example.setUp.isEmpty ? [] : [example.setUp])
        var session = Session(.readyController(code: .standard))
        _ = session.enter(setUp.joined(separator: "; "))
        _ = session.enter(belief.question(from: .readyController(code: .standard)))
        guard let entry = session.journal.last, entry.kind == .predict,
            let colon = entry.text.firstIndex(of: ":")
        else {
            return nil
        }
        let asked = String(entry.text[..<colon])
        return (setUp.joined(separator: "; "), asked, example.commands)
    }
}
