import Foundation
import GRDB
import TestSupport

@testable import Progress

extension TemporaryFolder {
    var database: URL { file("progress.sqlite") }

    func execute(_ sql: String) throws {
        try DatabaseQueue(path: database.path).write { try $0.execute(sql: sql) }
    }
}

extension Date {
    static func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: 1_700_000_000 + seconds) }
}

extension Attempt {
    static func made(
        in run: Run.ID, of lesson: String = "lazy-view", _ exercise: String, _ outcome: Outcome = .solved,
        points: Double = 1, hints: Int = 0, revision: String = "r1", at seconds: Double = 1
    ) -> Attempt {
        Attempt(
            run: run, lesson: lesson, revision: revision, exercise: exercise, outcome: outcome,
            points: points, hints: hints, answer: "loadView viewDidLoad", date: .at(seconds),
            exerciseRevision: "exercise-" + revision)
    }
}

extension PracticeAnswer {
    /// An answer to a question of practice.
    static func made(
        _ id: String, rating: Int = 1, points: Double = 0, belief: String? = nil, at seconds: Double = 1
    ) -> PracticeAnswer {
        PracticeAnswer(
            id: id, question: "q1-1", rule: "memory.views-stay", topic: "memory", kind: "order",
            rating: rating,
            points: points, hints: 0, belief: belief, date: .at(seconds))
    }
}
