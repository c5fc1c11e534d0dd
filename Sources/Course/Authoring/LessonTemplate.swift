import CourseTexts

/// A lesson to begin with: it holds, and its text says how lessons are written.
package enum LessonTemplate {
    /// The text of a new lesson.
    ///
    /// - Parameter id: Its identifier.
    /// - Returns: Nil if that is none.
    package static func text(id: String) -> String? {
        guard LessonIdentifier.isValid(id) else { return nil }
        let title = id.prefix(1).uppercased() + id.dropFirst().replacing("-", with: " ")
        return CourseTexts.lesson
            .replacing("MY-LESSON", with: id).replacing("MY LESSON", with: title)
    }

    /// The rule for identifiers, in the words of a remedy.
    package static let remedy = LessonIdentifier.remedy
}
