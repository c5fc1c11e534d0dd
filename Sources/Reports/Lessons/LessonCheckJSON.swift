import Course

/// The result of a proof of lessons as one JSON document; Documentation/writing-lessons.md describes it.
package struct LessonCheckJSON: Encodable {
    private let format = "viewdid-lesson-check"
    private let version = 1
    private let lessons: Int, exercises: Int
    private let problems: [Problem]

    private struct Problem: Encodable {
        let file: String, line: Int, message: String, remedy: String
    }

    /// Makes the document.
    ///
    /// - Parameters:
    ///   - lessons: The lessons that could be read.
    ///   - problems: What is wrong.
    package init(_ lessons: [Lesson], _ problems: [LessonProblem]) {
        self.lessons = lessons.count
        exercises = lessons.reduce(0) { $0 + $1.exercises.count }
        self.problems = problems.map {
            Problem(file: $0.file, line: $0.line, message: $0.message, remedy: $0.remedy)
        }
    }

    /// The document, with a line end behind it.
    package var text: String { ((try? JSONDocument.text(of: self)) ?? "null") + "\n" }
}
