import Foundation
import GRDB

/// A stored answer to a practice question.
package struct PracticeAnswer: Codable, Sendable, Equatable {
    /// The identifier, unique among all learners.
    package var id: String
    /// The question's name, by which it can be drawn again.
    package var question: String
    /// The identifier of the rule that the question is about.
    package var rule: String
    package var topic: String
    package var kind: String
    /// From 1, not known, to 4, known at once.
    package var rating: Int
    /// The points of the first answer, from 0 to 1.
    package var points: Double
    package var hints: Int
    /// The belief that a wrong answer came of.
    package var belief: String?
    /// The time at which it was answered first, kept to the millisecond.
    package var date: Date

    package init(
        id: String, question: String, rule: String, topic: String, kind: String, rating: Int, points: Double,
        hints: Int, belief: String?, date: Date
    ) {
        self.id = id
        self.question = question
        self.rule = rule
        self.topic = topic
        self.kind = kind
        self.rating = rating
        self.points = points
        self.hints = hints
        self.belief = belief
        self.date = date
    }

    init(_ row: Row) throws {
        self.init(
            id: try row.value("id"), question: try row.value("question"), rule: try row.value("rule"),
            topic: try row.value("topic"), kind: try row.value("kind"), rating: try row.value("rating"),
            points: try row.value("points"), hints: try row.value("hints"),
            belief: try row.value("belief"), date: try row.date("date"))
        try ForeignContent.checking { try check() }
    }

    fileprivate func check() throws(InvalidValue) {
        let identifiers = [
            (id, "id"), (question, "question"), (rule, "rule"), (topic, "topic"), (kind, "kind"),
        ]
        for (text, place) in identifiers { try InvalidValue.checkIdentifier(text, place) }
        if let belief { try InvalidValue.checkIdentifier(belief, "belief") }
        try InvalidValue.check(rating, "rating", in: 1...4)
        try InvalidValue.check(points, "points", in: InvalidValue.points)
        try InvalidValue.check(hints, "hints", in: InvalidValue.hints)
    }
}

extension ProgressStore {
    /// Saves how a question of practice was answered; as long as it is tried again, what is there under the same identifier
    /// takes the new rating, and keeps its date.
    ///
    /// - Parameter answer: The answer.
    /// - Throws: A ``ProgressError`` when it was not saved.
    package func record(_ answer: PracticeAnswer) throws(ProgressError) {
        _ = try write { try $0.put(answer, isNewer: true) }
    }

    /// Returns all answers of practice, the oldest first.
    ///
    /// - Throws: A ``ProgressError`` when the database cannot be read.
    package func practiceAnswers() throws(ProgressError) -> [PracticeAnswer] {
        try read { try $0.practiceAnswers() }
    }

    /// Removes all answers of practice.
    ///
    /// - Throws: A ``ProgressError`` when nothing was removed.
    package func forgetPractice() throws(ProgressError) {
        try write { try $0.execute(sql: "DELETE FROM practiceAnswer") }
    }
}

extension Database {
    func practiceAnswers() throws -> [PracticeAnswer] {
        try Row.fetchAll(self, sql: "SELECT * FROM practiceAnswer ORDER BY date, rowid").map {
            try PracticeAnswer($0)
        }
    }

    /// Stores an answer to a practice question.
    ///
    /// - Parameters:
    ///   - answer: The answer.
    ///   - isNewer: Indicates whether it replaces a stored answer.
    /// - Returns: True if anything changed.
    /// - Throws: An `InvalidValue` when it cannot be stored, or SQLite's error.
    @discardableResult
    func put(_ answer: PracticeAnswer, isNewer: Bool) throws -> Bool {
        try answer.check()
        let date = try InvalidValue.checkedMilliseconds(of: answer.date, "date")
        return try insert(
            into: "practiceAnswer",
            [
                "id": answer.id, "question": answer.question, "rule": answer.rule, "topic": answer.topic,
                "kind": answer.kind, "rating": answer.rating, "points": answer.points, "hints": answer.hints,
                "belief": answer.belief, "date": date,
            ], replacing: isNewer ? ["rating", "points", "hints", "belief"] : [])
    }
}
