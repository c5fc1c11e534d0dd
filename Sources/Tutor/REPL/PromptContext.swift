import CommandLanguage
import Course
import Lifecycle
import Practice
import Session
import SwiftSource

extension CommandContext {
    /// Creates the context of the prompt, with everything that a line can name.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - lessons: The lessons.
    ///   - steps: The steps of the lesson where the learner is.
    ///   - readsTopics: Whether pages and claims are needed, which takes time to read.
    ///   - helpsOnCommands: Whether each command is a topic too.
    package init(
        atPromptOf session: Session, lessons: LessonShelf, steps: [(id: String, title: String)] = [],
        readsTopics: Bool = true, helpsOnCommands: Bool = false
    ) {
        let pages: [(name: String, summary: String)] =
            readsTopics ? (Handbook.shared?.entries ?? []).map { ($0.name, $0.what) } : []
        let commands: [(name: String, summary: String)] =
            helpsOnCommands ? CommandHelp.all.map { ($0.name, $0.summary) } : []
        self.init(world: session.simulation.world, current: session.current, code: .standard)
        self.lessons = lessons.lessons.map { ($0.id, $0.title) }
        lanes = lessons.library.lanes.map { ($0.name, $0.title) }
        self.steps = steps
        worlds = PresetWorld.all.map { ($0.name, $0.summary) }
        claims = readsTopics ? DocumentLedger.shared?.claims.map { $0.id } ?? [] : []
        subjects = commands + pages
        practiceTopics = PracticeTopic.allCases.map { ($0.rawValue, $0.summary) }
        practiceTopics.append(("beliefs", "your own misconceptions"))
    }
}
