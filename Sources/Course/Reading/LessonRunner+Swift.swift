import CommandLanguage
import Lifecycle
import Session
import SwiftSource

extension LessonRunner {
    /// Makes a way through a lesson, with the program's own parser for Swift.
    package init(
        _ lesson: Lesson, done: Set<String> = [], shown: Set<String> = [], wrong: [String: [String]] = [:],
        changed: Set<String> = [], limit: ExecutionLimit = ExecutionLimit(),
        more: (@Sendable (String) -> [Lesson.Part]?)? = nil
    ) throws(CommandError) {
        try self.init(
            lesson, done: done, shown: shown, wrong: wrong, changed: changed,
            on: Session.Start(code: .standard, limit: limit), more: more)
    }
}
