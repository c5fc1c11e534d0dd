import Testing

@testable import Course

@Suite("Notes of a lesson")
struct LessonNotesTests {
    private func notes(
        _ answers: [(String, String, LessonNotes.Answer.Outcome)], _ text: String = sampleExercises
    ) throws
        -> String
    {
        LessonNotes(
            try sampleLesson(text),
            answers: answers.map {
                LessonNotes.Answer(exercise: $0.0, text: $0.1, outcome: $0.2, isOld: false)
            }
        ).markdown
    }

    @Test("Own answers stand with the right order and its reasons, and what is open tells nothing")
    func order() throws {
        let notes = try notes([
            ("read", "viewDidLoad loadView", .wrong), ("read", "loadView viewDidLoad", .right),
        ])
        #expect(notes.hasPrefix("# Sample\n\n*Notes on the lesson `sample`: 1 of 7 steps are done.*\n"))
        #expect(notes.contains("**Step 1, `read`**\n\n```\naccess view\n```\n"))
        #expect(
            notes.contains("You: `viewDidLoad loadView`, wrong.\n\nYou: `loadView viewDidLoad`, right.\n"))
        #expect(notes.contains("Right:\n\n1. `loadView`: "))
        #expect(notes.contains("\n2. `viewDidLoad`: "))
        #expect(notes.contains("> Said afterwards.\n"))
        #expect(notes.contains("**Step 2, `reads`**"))
        #expect(notes.components(separatedBy: "Not answered yet.").count == 7)
        #expect(!notes.contains("First."))
    }

    @Test("A wrong answer alone does not show what is right")
    func wrong() throws {
        let notes = try notes([
            ("read", "viewDidLoad loadView", .wrong), ("reads", "", .shown), ("why", "b", .wrong),
        ])
        #expect(notes.components(separatedBy: "Right:").count == 2)
        #expect(notes.contains("Skipped: the answer was shown.\n\nRight:\n\n- `1`\n"))
        #expect(notes.contains("You: `b`, wrong.\n- b: Made by new.\n"))
    }

    @Test("What comes from outside stays text: marks, tags, links, fences and what terminals obey")
    func hostile() throws {
        let text = """
            # Big

            <script>alert(1)</script>

            Click [here](javascript:alert(1)) or [there](https://example.org), *now*.

            \\# no heading, \\*no star\\*, `co``de`

            \(sampleExercises)
            """
        let notes = try notes(
            [
                ("twice", "a ``` b\n# c <b> \u{1B}[31m", .right), ("read", "`x` | <i>", .wrong),
            ], text)
        #expect(!notes.contains("\n<script"))
        #expect(notes.contains("\\<script\\>"))
        #expect(notes.contains("Click here or [there](<https://example.org>), *now*."))
        #expect(notes.contains("\\# no heading, \\*no star\\*"))
        #expect(notes.contains("You: ````a ``` b # c <b> \\u{1B}[31m````, right."))
        #expect(notes.contains("You: `` `x` | <i> ``, wrong."))
        #expect(!notes.contains("\u{1B}"))
        let accented = MarkdownWriter.code("`\u{308}")
        #expect(accented.unicodeScalars.elementsEqual("`` `\u{308} ``".unicodeScalars))
        let again = try MarkdownReader().read(notes)
        #expect(
            !again.blocks.contains {
                if case .heading(level: 1, let words) = $0.kind { words.first == .text("c") } else { false }
            })
    }

    @Test(
        "The text of every lesson reads the same after it was written",
        arguments: CourseLessonTests.library.lessons.map(\.id))
    func course(_ id: String) throws {
        let lesson = try #require(CourseLessonTests.library.lesson(id))
        for part in lesson.parts {
            guard case .prose(let prose) = part else { continue }
            var writer = MarkdownWriter()
            writer.add(prose)
            let again = try MarkdownReader().read(writer.text)
            let renderer = ProseRenderer(columns: 72, style: .plain)
            #expect(renderer.lines(of: again) == renderer.lines(of: prose))
        }
    }
}
