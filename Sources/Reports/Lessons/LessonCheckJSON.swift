import Course
import VisibleText

extension [LessonProblem] {
    /// The result of a check of lessons as JSON; Documentation/writing-lessons.md describes it.
    ///
    /// - Parameter lessons: The lessons that could be read.
    /// - Returns: The document, with a line end behind it.
    package func document(of lessons: [Lesson]) -> String {
        let problems = map { problem -> JSONObject in
            [
                "file": problem.file, "line": problem.line, "message": problem.message,
                "remedy": problem.remedy,
            ]
        }
        let check: JSONObject = [
            "format": "viewdid-lesson-check", "version": 1, "lessons": lessons.count,
            "exercises": lessons.reduce(0) { $0 + $1.exercises.count }, "problems": problems,
        ]
        return check.document
    }
}
