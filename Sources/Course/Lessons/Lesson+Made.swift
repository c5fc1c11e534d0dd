import Lifecycle

/// Lessons and exercises that are put together by the program, and not read from a file.
extension Lesson {
    /// Makes a lesson.
    ///
    /// - Parameters:
    ///   - id: What transcripts and the learner's progress call it.
    ///   - title: The title shown to the learner.
    ///   - revision: What changes when what it asks does.
    ///   - parts: The set-ups and the exercises, in their order.
    package init(id: String, title: String, revision: String, parts: [Part]) {
        self.id = id
        self.title = title
        self.revision = revision
        self.parts = parts
        ios = nil
        (needs, documents, rules) = ([], [], [])
        isSkipAllowed = true
        file = id
    }
}

extension Lesson.Setup {
    /// Makes a set-up that the learner sees.
    package init(_ commands: [String]) {
        self.init(isHidden: false, commands: commands.map { SourceLine($0, line: 1) }, line: 1)
    }
}

extension Exercise {
    /// Makes an exercise.
    package init(id: String, _ content: Content, tips: [Prose], note: Prose) {
        self.init(id: id, line: 1, content: content, tips: tips, note: note, feedback: [])
    }
}

extension Exercise.Question {
    /// Makes a question that the engine answers by running commands.
    package init(_ ask: String, about commands: String, settledBy rule: Rule? = nil) {
        self.init(
            ask: SourceLine(ask, line: 1), commands: [SourceLine(commands, line: 1)], rule: rule)
    }
}

extension Exercise.MultipleChoice {
    /// Makes a question with choices.
    package init(_ question: Prose, _ choices: [Choice], goals: [String] = []) {
        self.init(question: question, choices: choices, goals: goals.map { SourceLine($0, line: 1) })
    }
}

extension Exercise.MultipleChoice.Choice {
    /// Makes a choice.
    package init(
        _ text: String, isRight: Bool, because explanation: String,
        slip: Exercise.MultipleChoice.Slip? = nil
    ) {
        self.init(
            isRight: isRight, text: SourceLine(text, line: 1), explanation: SourceLine(explanation, line: 1),
            slip: slip)
    }
}

extension Prose {
    /// Makes paragraphs, and blocks of lines that stand as they are.
    ///
    /// - Parameters:
    ///   - paragraphs: The paragraphs, without marks.
    ///   - lines: Lines that come after them, each on its own.
    package init(_ paragraphs: [String], lines: [String] = []) {
        self.init(
            blocks: paragraphs.map { Block(.paragraph([.text($0)]), line: 1) }
                + (lines.isEmpty
                    ? []
                    : [
                        Block(
                            .code(
                                CodeBlock(
                                    info: "", lines: lines.map { SourceLine($0, line: 1) }, isClosed: true)),
                            line: 1)
                    ]))
    }
}
