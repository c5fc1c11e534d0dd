import CommandLanguage
import Yams

/// The names that a rubric can have: one that nothing has would make grades wrong without a word.
package struct RubricNames: Sendable {
    private let library: LessonLibrary
    private let rounds: [String]
    /// The possible topics of exams.
    let topics: [String]
    private let roster: Roster?
    private let hidesNames: Bool

    /// Takes the names that there are.
    ///
    /// - Parameters:
    ///   - library: The lessons.
    ///   - rounds: What transcripts call lessons whose exercises are drawn.
    ///   - topics: What exams can be about.
    ///   - roster: The class; nil if any learner can be meant.
    ///   - hidesNames: Whether no message names a learner.
    package init(
        _ library: LessonLibrary, rounds: [String] = [], topics: [String] = [], roster: Roster? = nil,
        hidesNames: Bool = false
    ) {
        self.library = library
        self.rounds = rounds
        self.topics = topics
        self.roster = roster
        self.hidesNames = hidesNames
    }

    /// Looks at all names of a rubric that was read.
    ///
    /// - Parameters:
    ///   - mapping: What stands in it, with the lines.
    ///   - rubric: The same, read.
    /// - Throws: A ``FileFault`` with the first name that nothing has.
    func check(_ mapping: Node.Mapping, _ rubric: Rubric) throws(FileFault) {
        for (key, value) in mapping {
            switch key.scalar?.string {
            case "points", "void": try checkPoints(value)
            case "extensions":
                for (learner, _) in value.mapping ?? [:] { try checkLearner(learner) }
            case "exam": for topic in value["topics"]?.array() ?? [] { try checkTopic(topic) }
            case "lessons": for lesson in value.array() { try checkLesson(lesson) }
            case "predictions": for prediction in value.array() { try checkCommands(prediction["commands"]) }
            case "overrides": for override in value.array() { try checkOverride(override, rubric) }
            default: break
            }
        }
    }

    private func checkPoints(_ points: Node) throws(FileFault) {
        guard let lessons = points.mapping else { return }
        for (lesson, exercises) in lessons {
            try checkLesson(lesson)
            let named = exercises.mapping.map { $0.map(\.key) } ?? exercises.array()
            for exercise in named { try checkExercise(exercise, in: lesson) }
        }
    }

    private func checkOverride(_ override: Node, _ rubric: Rubric) throws(FileFault) {
        if let lesson = override["lesson"] { try checkLesson(lesson) }
        if let exercise = override["exercise"] {
            if let lesson = override["lesson"] {
                try checkExercise(exercise, in: lesson)
            } else {
                try checkExerciseOfAny(exercise, rubric)
            }
        }
        if let learner = override["learner"] { try checkLearner(learner) }
    }

    private func checkLearner(_ learner: Node) throws(FileFault) {
        guard let roster, !roster.lists(learner.name) else { return }
        guard !hidesNames else {
            throw FileFault(
                line: learner.line, "The roster has no learner with this name.",
                "Write the name as it is in the roster.")
        }
        throw unknown(learner, "The roster has no learner", among: roster.learners)
    }

    private func checkLesson(_ node: Node) throws(FileFault) {
        let known = library.lessons.map(\.id)
        guard !known.contains(node.name), !isOpen(node.name) else { return }
        throw unknown(node, "There is no lesson", among: known + rounds)
    }

    private func checkTopic(_ node: Node) throws(FileFault) {
        guard !topics.contains(node.name) else { return }
        throw unknown(node, "There is no topic", among: topics)
    }

    private func checkExercise(_ node: Node, in lesson: Node) throws(FileFault) {
        guard !isOpen(lesson.name), let lesson = library.lesson(lesson.name) else { return }
        let known = lesson.exercises.map(\.id)
        guard !known.contains(node.name) else { return }
        throw unknown(node, "The lesson \(lesson.id) has no exercise", among: known)
    }

    /// Predictions of free sessions and drawn questions are called by their numbers, and by their commands if they are missing.
    private func checkExerciseOfAny(_ node: Node, _ rubric: Rubric) throws(FileFault) {
        let known = library.lessons.flatMap { $0.exercises.map(\.id) }
        let isNumbered = node.name.hasPrefix("prediction ") || node.name.hasPrefix("question-")
        guard !known.contains(node.name), !isNumbered, library.unreadIdentifiers.isEmpty,
            !rubric.predictions.contains(where: { $0.commands == node.name })
        else { return }
        throw unknown(node, "No lesson has an exercise", among: known)
    }

    private func checkCommands(_ node: Node?) throws(FileFault) {
        guard let node else { return }
        for statement in Lexer.statements(in: node.name) {
            do throws(CommandError) { try CommandParser.checkBeginning(of: statement.text) } catch {
                throw FileFault(
                    line: node.line, error.message,
                    error.suggestion.map { "Did you mean \($0)?" }
                        ?? "Write the commands that are typed after predict.")
            }
        }
    }

    /// Returns whether exercises of a lesson can have any name: they are drawn, or the lesson couldn't be
    /// read.
    private func isOpen(_ lesson: String) -> Bool {
        rounds.contains(lesson) || library.unreadIdentifiers.contains(lesson)
    }

    private func unknown(_ node: Node, _ problem: String, among known: [String]) -> FileFault {
        let meant = Spelling.closest(to: node.name, among: known)
        let few = known.prefix(30).joined(separator: ", ") + (known.count > 30 ? ", …" : "")
        return FileFault(
            line: node.line, "\(problem) \(node.name.clipped).",
            meant.map { "Did you mean \($0.clipped)?" }
                ?? (known.isEmpty ? "There are none." : "Use one of: \(few)."))
    }
}

extension Node {
    /// The text of a name; empty for all else, which the reader has refused.
    fileprivate var name: String { scalar?.string ?? "" }
}
