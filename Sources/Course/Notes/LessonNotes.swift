import Session

/// A lesson as its learner went through it: the text, their own answers, what is right and why, as Markdown.
///
/// Right answers appear only where the learner has found or been shown them.
package struct LessonNotes: Sendable {
    private let lesson: Lesson
    private let answers: [String: [Answer]]

    /// One of the learner's answers.
    package struct Answer: Sendable {
        /// The exercise's identifier.
        package let exercise: String
        package let text: String
        package let outcome: Outcome
        /// Indicates whether the exercise has changed since.
        package let isOld: Bool

        /// The result of an answer.
        package enum Outcome: Sendable { case right, wrong, shown }

        package init(exercise: String, text: String, outcome: Outcome, isOld: Bool) {
            self.exercise = exercise
            self.text = text
            self.outcome = outcome
            self.isOld = isOld
        }
    }

    /// Makes the notes of a lesson.
    ///
    /// - Parameters:
    ///   - lesson: The lesson.
    ///   - answers: The learner's answers, oldest first.
    package init(_ lesson: Lesson, answers: [Answer]) {
        self.lesson = lesson
        self.answers = Dictionary(grouping: answers, by: \.exercise)
    }

    /// The notes.
    package var markdown: String {
        var writer = MarkdownWriter()
        var number = 0
        let runner = try? LessonRunner(lesson)
        for part in headed {
            switch part {
            case .prose(let prose): writer.add(prose)
            case .setup(let setup):
                guard !setup.isHidden else { continue }
                writer.add(["The setup:"])
                writer.add(code: setup.commands.flatMap(\.text.lines))
            case .exercise(let exercise):
                number += 1
                add(exercise, number, runner, to: &writer)
            }
        }
        return writer.text
    }

    /// The parts of the lesson, with a line on how it stands below its title.
    private var headed: [Lesson.Part] {
        let done = lesson.exercises.count { isDone($0) }
        let line = Prose.Block(
            .paragraph([
                .emphasis([
                    .text("Notes on the lesson "), .code(lesson.id),
                    .text(": \(done) of \(lesson.exercises.count) steps are done."),
                ])
            ]), line: 1)
        guard case .prose(var prose)? = lesson.parts.first,
            case .heading(level: 1, _)? = prose.blocks.first?.kind
        else {
            let title = Prose.Block(.heading(level: 1, [.text(lesson.title)]), line: 1)
            return [.prose(Prose(blocks: [title, line]))] + lesson.parts
        }
        prose.blocks.insert(line, at: 1)
        return [.prose(prose)] + lesson.parts.dropFirst()
    }

    private func isDone(_ exercise: Exercise) -> Bool {
        (answers[exercise.id] ?? []).contains { $0.outcome == .right }
    }

    private func add(
        _ exercise: Exercise, _ number: Int, _ runner: LessonRunner?, to writer: inout MarkdownWriter
    ) {
        let answers = answers[exercise.id] ?? []
        writer.add(["**Step \(number), \(MarkdownWriter.code(exercise.id))**"])
        addQuestion(of: exercise, to: &writer)
        guard !answers.isEmpty else { return writer.add(["Not answered yet."]) }
        for answer in answers { add(answer, to: exercise, &writer) }
        guard answers.contains(where: { $0.outcome != .wrong }) else { return }
        if let solution = runner?.solution(of: exercise) { add(solution, of: exercise, to: &writer) }
        if !exercise.note.blocks.isEmpty {
            var note = MarkdownWriter()
            note.add(exercise.note)
            writer.add(MarkdownWriter.quoted(note.lines))
        }
    }

    private func addQuestion(of exercise: Exercise, to writer: inout MarkdownWriter) {
        switch exercise.content {
        case .predict(let question):
            writer.add(code: question.commands.map(\.text))
            writer.add([
                "Which of these are called, and in which order: \(MarkdownWriter.code(question.ask.text))?"
            ])
        case .count(let question):
            writer.add(code: question.commands.map(\.text))
            writer.add(["How many times is \(MarkdownWriter.code(question.ask.text)) called?"])
        case .next(let question):
            writer.add(code: question.commands.map(\.text))
            writer.add([EngineQuestion.sentence(next: question.ask.text, MarkdownWriter.code)])
        case .state(let question):
            if !question.commands.isEmpty { writer.add(code: question.commands.map(\.text)) }
            writer.add([Goal.question(question.ask.text, MarkdownWriter.code)])
        case .choose(let choice):
            writer.add(choice.question)
            writer.add(
                choice.choices.enumerated().map { index, choice in
                    "- \(LessonRunner.letter(index)): \(text(of: choice))"
                })
        case .do(let task):
            writer.add(task.text)
            addGoals(task.goals, to: &writer)
        case .fix(let repair):
            if let ask = repair.ask { writer.add([MarkdownWriter.text(ask.text)]) }
            writer.add(code: repair.swift.map(\.text), language: "swift")
            if !repair.commands.isEmpty { writer.add(code: repair.commands.map(\.text)) }
            addGoals(repair.goals, to: &writer)
        }
    }

    private func addGoals(_ goals: [SourceLine], to writer: inout MarkdownWriter) {
        writer.add(goals.map { "- goal: \(MarkdownWriter.code((try? Goal($0.text))?.text ?? $0.text))" })
    }

    private func text(of choice: Exercise.MultipleChoice.Choice) -> String {
        choice.command == nil ? MarkdownWriter.text(choice.label) : MarkdownWriter.code(choice.label)
    }

    private func add(_ answer: Answer, to exercise: Exercise, _ writer: inout MarkdownWriter) {
        let old = answer.isOld ? ", as it was asked then" : ""
        let verdict =
            switch answer.outcome {
            case .right: "right"
            case .wrong: "wrong"
            case .shown: "the answer was shown"
            }
        guard answer.outcome != .shown else { return writer.add(["Skipped: \(verdict)\(old)."]) }
        if exercise.kind == .fix {
            writer.add(["Your code, \(verdict)\(old):"])
            return writer.add(code: answer.text.lines, language: "swift")
        }
        var lines = ["You: \(MarkdownWriter.code(answer.text)), \(verdict)\(old)."]
        if case .choose(let choice) = exercise.content, !answer.isOld {
            let chosen = Set(answer.text.split(separator: " ").map(String.init))
            lines += choice.choices.enumerated().filter { chosen.contains(LessonRunner.letter($0.offset)) }
                .map {
                    "- \(LessonRunner.letter($0.offset)): \(MarkdownWriter.text($0.element.explanation.text))"
                }
        }
        writer.add(lines)
    }

    private func add(_ solution: Solution, of exercise: Exercise, to writer: inout MarkdownWriter) {
        if exercise.kind == .fix || exercise.kind == .do {
            writer.add(["One way:"])
            let language = exercise.kind == .fix ? "swift" : ""
            return writer.add(code: solution.parts.map(\.text), language: language)
        }
        writer.add(["Right:"])
        writer.add(
            solution.parts.enumerated().map { index, part in
                let text = solution.isCode ? MarkdownWriter.code(part.text) : MarkdownWriter.text(part.text)
                let reason = part.reason.isEmpty ? "" : ": " + MarkdownWriter.text(part.reason)
                return (solution.isOrdered ? "\(index + 1). " : "- ") + text + reason
            })
    }
}
