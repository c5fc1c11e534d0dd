import Foundation
import GRDB

extension ProgressStore {
    /// Returns what was done in each exercise of a lesson, in the order in which they were first answered.
    ///
    /// - Parameter lesson: The lesson's identifier.
    /// - Returns: One entry for each exercise that was answered or shown.
    /// - Throws: A ``ProgressError`` when the database cannot be read.
    package func exercises(of lesson: String) throws(ProgressError) -> [ExerciseProgress] {
        try read { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    WITH ranked AS (
                        SELECT attempt.*, ROW_NUMBER() OVER (
                            PARTITION BY exercise ORDER BY date DESC, number DESC) AS recency
                        FROM attempt JOIN run ON run.id = attempt.runId
                        WHERE lesson = ?
                    )
                    SELECT exercise, MAX(outcome = 'solved') AS isSolved, MAX(outcome = 'shown') AS wasShown,
                        MAX(CASE WHEN recency = 1 THEN exerciseRevision END) AS lastExerciseRevision
                    FROM ranked GROUP BY exercise ORDER BY MIN(date), MIN(number)
                    """, arguments: [lesson])
            return try rows.map(ExerciseProgress.init)
        }
    }

    /// Returns what was done in each lesson that was ever started, in the order of their identifiers.
    ///
    /// - Returns: One entry for each lesson.
    /// - Throws: A ``ProgressError`` when the database cannot be read.
    package func lessons() throws(ProgressError) -> [LessonProgress] {
        try read { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    WITH answered AS (
                        SELECT lesson, COUNT(*) AS attempts, MAX(date) AS lastDate,
                            MAX(outcome = 'solved') AS solved, MAX(outcome = 'shown') AS shown
                        FROM attempt JOIN run ON run.id = attempt.runId GROUP BY lesson, exercise
                    ), totals AS (
                        SELECT lesson, SUM(attempts) AS attempts, SUM(solved) AS solved,
                            SUM(shown AND NOT solved) AS shown, MAX(lastDate) AS lastDate
                        FROM answered GROUP BY lesson
                    )
                    SELECT run.lesson, MAX(testedOut) AS testedOut, IFNULL(attempts, 0) AS attempts,
                        IFNULL(solved, 0) AS solved, IFNULL(shown, 0) AS shown,
                        MAX(MAX(started), IFNULL(lastDate, MAX(started))) AS lastDate
                    FROM run LEFT JOIN totals ON totals.lesson = run.lesson
                    GROUP BY run.lesson ORDER BY run.lesson
                    """)
            return try rows.map(LessonProgress.init)
        }
    }

    /// Returns all attempts at a lesson, of all runs, oldest first.
    ///
    /// - Parameter lesson: The lesson's identifier.
    /// - Returns: The attempts.
    /// - Throws: A ``ProgressError`` when the database cannot be read.
    package func attempts(at lesson: String) throws(ProgressError) -> [Attempt] {
        try read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT attempt.*, lesson FROM attempt JOIN run ON run.id = attempt.runId
                    WHERE lesson = ? ORDER BY date, number
                    """, arguments: [lesson]
            ).map { try Attempt($0) }
        }
    }
}

extension ExerciseProgress {
    fileprivate init(_ row: Row) throws {
        exercise = try row.identifier("exercise")
        isSolved = try row.value("isSolved")
        wasShown = try row.value("wasShown")
        lastExerciseRevision = try row.identifierIfPresent("lastExerciseRevision")
    }
}

extension LessonProgress {
    fileprivate init(_ row: Row) throws {
        lesson = try row.identifier("lesson")
        testedOut = try row.dateIfPresent("testedOut")
        attempts = try row.value("attempts")
        solved = try row.value("solved")
        shown = try row.value("shown")
        lastDate = try row.date("lastDate")
    }
}
