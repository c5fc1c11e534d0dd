/// A lesson as its author wrote it: text, worlds to start from, and exercises.
///
/// Commands, goals and questions are kept as text with their lines; whoever has the engine interprets them.

import Lifecycle

package struct Lesson: Hashable, Sendable {
    /// The name by which other lessons, transcripts and the learner's progress refer to the lesson.
    package var id: String
    /// The title shown to the learner.
    package var title: String
    /// What the lesson teaches, in one sentence; nil when the author gives none.
    package var idea: String?
    /// The iOS version the lesson plays on; nil when the author leaves it open.
    package var ios: SourceLine?
    /// The identifiers of the lessons to do before this one.
    package var needs: [SourceLine]
    /// The documents and claims the lesson is about.
    package var documents: [SourceLine]
    /// The rules the lesson teaches.
    package var rules: [SourceLine]
    /// Indicates whether the learner may skip exercises.
    package var isSkipAllowed: Bool
    /// A fingerprint of the text: it changes when, and only when, the lesson does.
    package var revision: String
    /// The text, the set-ups and the exercises, in their order.
    package var parts: [Part]
    /// The file the lesson comes from.
    package var file: String

    /// The identifiers that no lesson can have, since they stand for a practice round, an interview and an exam.
    package static let takenIdentifiers = ["practice", "interview", "exam"]

    /// A piece of a lesson.
    package enum Part: Hashable, Sendable {
        /// Text to read.
        case prose(Prose)
        /// A world to start from.
        case setup(Setup)
        /// A question or a task.
        case exercise(Exercise)
    }

    /// The commands that make the world from which the exercises below start.
    package struct Setup: Hashable, Sendable {
        /// Indicates whether the commands are hidden from the learner.
        package var isHidden: Bool
        package var commands: [SourceLine]
        /// The line of the opening fence.
        package var line: Int
    }

    /// The exercises, in their order.
    package var exercises: [Exercise] {
        parts.compactMap { if case .exercise(let exercise) = $0 { exercise } else { nil } }
    }

    /// The picture that the lesson keeps: its last block of plain text, line by line.
    package var picture: [String] {
        var lines: [String] = []
        for case .prose(let prose) in parts {
            for block in prose.blocks {
                if case .code(let code) = block.kind, code.info.isEmpty { lines = code.lines.map { $0.text } }
            }
        }
        return lines
    }

    /// The minutes that it takes: 170 words a minute, two and a half minutes for code to put right, and 1.2 to answer any
    /// other exercise and read the reply.
    package var minutes: Int {
        let words = inlines.reduce(0) { $0 + $1.inline.plainText.split { $0.isWhitespace }.count }
        let code = exercises.count { $0.kind == .fix }
        let seconds = words * 60 / 170 + code * 150 + (exercises.count - code) * 72
        return max(1, (seconds + 30) / 60)
    }

    /// Finds the world from which an exercise starts.
    ///
    /// - Parameter exercise: The identifier of the exercise.
    /// - Returns: The nearest set-up above the exercise, or nil when there is none.
    package func setup(of exercise: String) -> Setup? {
        var nearest: Setup?
        for part in parts {
            switch part {
            case .setup(let setup): nearest = setup
            case .exercise(let other) where other.id == exercise: return nearest
            default: continue
            }
        }
        return nil
    }

    /// All pieces of running text, of the exercises too, each with its line.
    var inlines: [(inline: Prose.Inline, line: Int)] {
        parts.flatMap { part -> [(inline: Prose.Inline, line: Int)] in
            switch part {
            case .prose(let prose): prose.inlines
            case .setup: []
            case .exercise(let exercise):
                (exercise.tips + [exercise.note, exercise.question]).flatMap { $0.inlines }
            }
        }
    }

    /// The links to files, such as `notes.md` or `pictures/stack.png`, each with its line.
    var linkedFiles: [(path: String, line: Int)] {
        inlines.compactMap { inline, line in
            guard case .link(_, let url) = inline, let path = url.split(separator: "#").first,
                !url.hasPrefix("#"), !url.hasPrefix("/"), !path.contains(":")
            else { return nil }
            return (String(path), line)
        }
    }
}

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
        (idea, ios) = (nil, nil)
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

    /// The question in the author's words.
    fileprivate var question: Prose {
        switch content {
        case .choose(let choice): choice.question
        case .do(let task): task.text
        case .predict, .count, .next, .state, .fix: Prose()
        }
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

    fileprivate var inlines: [(inline: Inline, line: Int)] { blocks.flatMap { $0.inlines } }
}

extension Prose.Block {
    fileprivate var inlines: [(inline: Prose.Inline, line: Int)] {
        switch kind {
        case .heading(_, let inlines), .paragraph(let inlines): Self.all(inlines, from: line)
        case .list(let list): list.items.flatMap { $0.blocks }.flatMap { $0.inlines }
        case .quote(let blocks), .alert(_, let blocks): blocks.flatMap { $0.inlines }
        case .table(let table):
            (table.header + table.rows.flatMap { $0 }).flatMap { Self.all($0, from: line) }
        case .code, .thematicBreak: []
        }
    }

    private static func all(
        _ inlines: [Prose.Inline], from first: Int
    ) -> [(inline: Prose.Inline, line: Int)] {
        var line = first
        return inlines.flatMap { inline in
            var found = [(inline: inline, line: line)]
            switch inline {
            case .strong(let inner), .emphasis(let inner), .strikethrough(let inner), .link(let inner, _):
                found += all(inner, from: line)
            case .softBreak, .hardBreak: line += 1
            case .text, .code: break
            }
            return found
        }
    }
}
