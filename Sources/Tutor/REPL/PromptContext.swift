import CommandLanguage
import Course
import Lifecycle
import Session
import SwiftSource

extension CommandContext {
    /// Creates the context of the prompt, with everything that a line can name.
    package init(
        atPromptOf session: Session, lessons: LessonShelf, steps: [(id: String, title: String)] = []
    ) {
        self.init(
            world: session.simulation.world, current: session.current,
            lessons: lessons.lessons.map { ($0.id, $0.title) }, steps: steps,
            worlds: PresetWorld.all.map { ($0.name, $0.summary) },
            claims: DocumentLedger.shared?.claims.map(\.id) ?? [],
            subjects: Handbook.shared?.entries.map { ($0.name, $0.what) } ?? [],
            practiceTopics: ReadEvalPrintLoop.practiceTopics, code: .standard)
    }
}
