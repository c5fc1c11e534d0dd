import Testing

@testable import Course

@Suite("A lesson")
struct LessonTests {
    @Test("Front matter, parts and file are kept")
    func head() throws {
        let lesson = try Lesson(markdown: fullLesson, file: "01.md")
        #expect(lesson.id == "lazy-view")
        #expect(lesson.title == "The lazy view")
        #expect(lesson.ios == SourceLine("17", line: 4))
        #expect(lesson.needs == [SourceLine("first-steps", line: 5)])
        #expect(lesson.documents.map(\.text) == ["P", "T"])
        #expect(lesson.rules == [SourceLine("view.loads-when-read", line: 8)])
        #expect(!lesson.isSkipAllowed)
        #expect(lesson.file == "01.md")
        #expect(lesson.exercises.map(\.kind) == [.predict, .choose, .do, .count, .next, .state, .fix])
        guard case .prose(let prose) = lesson.parts.first else {
            Issue.record("The lesson does not begin with prose")
            return
        }
        #expect(prose.blocks.map(\.line) == [11, 13])
    }

    @Test("A prediction has its question, commands, tips, note and feedback")
    func predict() throws {
        let exercise = try #require(try Lesson(markdown: fullLesson, file: "01.md").exercises.first)
        #expect(exercise.id == "first-read")
        #expect(exercise.line == 19)
        #expect(
            exercise.content
                == .predict(
                    .init(
                        ask: SourceLine("loadView viewDidLoad viewWillAppear of login", line: 20),
                        commands: [SourceLine("access view of login", line: 21)])))
        #expect(
            exercise.tips.map(plain) == [
                "The getter looks whether there is a view already.",
                "loadView has to come before anything that needs a view.",
            ])
        #expect(exercise.tips[1].blocks[0].line == 28)
        #expect(plain(exercise.note) == "Shown after the answer.")
        let text = "Nothing is on screen yet, only the view was read."
        #expect(
            exercise.feedback
                == [
                    .init(
                        mistake: .order(first: "viewWillAppear", second: "viewDidLoad"), text: text, line: 34)
                ])
    }

    @Test("Choices carry their side, text and explanation")
    func choose() throws {
        let exercise = try Lesson(markdown: fullLesson, file: "01.md").exercises[1]
        guard case .choose(let choice) = exercise.content else {
            Issue.record("No choice")
            return
        }
        #expect(plain(choice.question) == "Why was viewWillAppear not called?")
        #expect(choice.choices.map(\.isRight) == [false, true])
        #expect(choice.choices[1].text == SourceLine("The view is in no window.", line: 40))
        #expect(choice.choices[1].explanation.text == "Loading and appearing are two things.")
        #expect(exercise.tips.isEmpty)
    }

    @Test("A choice may be a command and may run over several lines")
    func longChoices() throws {
        let body = """
            ```viewdid choose again
            Which command loads the view again?
            * [X] run: set view nil; access view
              on iOS 17 :: It is
              read once more.
            - [ ] run: access view::no :: It is loaded already.
            goal: login.viewDidLoad called 2 times
            ```
            """
        let exercises = try Lesson(markdown: lesson(body: body), file: "a.md").exercises
        guard case .choose(let choice) = try #require(exercises.last).content else {
            Issue.record("No choice")
            return
        }
        #expect(
            choice.choices.map(\.text.text) == [
                "run: set view nil; access view on iOS 17", "run: access view::no",
            ])
        #expect(choice.choices.map(\.explanation.text) == ["It is read once more.", "It is loaded already."])
        #expect(choice.goals == [SourceLine("login.viewDidLoad called 2 times", line: 19)])
    }

    @Test("A task has its text, goals and solution")
    func task() throws {
        guard case .do(let task) = try Lesson(markdown: fullLesson, file: "01.md").exercises[2].content else {
            Issue.record("No task")
            return
        }
        #expect(plain(task.text) == "Make viewDidLoad run a second time on iOS 17.")
        #expect(task.text.blocks[0].line == 44)
        #expect(
            task.goals == [
                SourceLine("login.viewDidLoad called 2 times", line: 45), SourceLine("login alive", line: 46),
            ])
        #expect(task.solution == [SourceLine("set view nil; access view", line: 47)])
    }

    @Test("A repair has its code with lines, commands, goals and solution")
    func repair() throws {
        guard case .fix(let repair) = try Lesson(markdown: fullLesson, file: "01.md").exercises[6].content
        else {
            Issue.record("No repair")
            return
        }
        #expect(repair.ask?.text == "Give the screen a view of its own.")
        #expect(repair.swift.map(\.line) == [72, 73, 74, 75])
        #expect(repair.swift[1].text == "    override func loadView() {")
        #expect(repair.commands == [SourceLine("new Wall as wall; load view if needed", line: 76)])
        #expect(repair.goals == [SourceLine("wall loaded", line: 77)])
        #expect(repair.solution.map(\.text) == ["class Wall: UIViewController {", "}"])
    }

    @Test("An exercise starts from the nearest setup above it")
    func setups() throws {
        let lesson = try Lesson(markdown: fullLesson, file: "01.md")
        let first = try #require(lesson.setup(of: "first-read"))
        #expect(first.commands == [SourceLine("class Login; new Login as login", line: 16)])
        #expect(!first.isHidden)
        let second = try #require(lesson.setup(of: "twice"))
        #expect(second.commands.map(\.text) == ["class Feed", "new Feed as feed"])
        #expect(second.isHidden)
        #expect(lesson.setup(of: "nowhere") == nil)
    }

    @Test("A tip belongs to the exercise above it, up to the next heading")
    func tips() throws {
        let body = """
            Some text.

            > [!TIP]
            > Below the text.

            ## Next

            > [!NOTE]
            > Part of the text.
            """
        let lesson = try Lesson(markdown: lesson(body: body), file: "a.md")
        #expect(lesson.exercises[0].tips.map(plain) == ["Below the text."])
        #expect(lesson.exercises[0].note == Prose())
        guard case .prose(let prose) = lesson.parts.last, case .alert(.note, _) = prose.blocks.last?.kind
        else {
            Issue.record("The note is gone")
            return
        }
    }

    @Test("Line ends and a byte order mark change neither lines nor revision", arguments: ["\r\n", "\r"])
    func lineEnds(_ end: String) throws {
        let plain = try Lesson(markdown: fullLesson, file: "01.md")
        let text =
            "\u{FEFF}"
            + fullLesson.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)
        #expect(try Lesson(markdown: text, file: "01.md") == plain)
    }

    @Test("The revision is FNV-1a and follows the text")
    func revision() throws {
        #expect(Revision.of("") == "cbf29ce484222325")
        #expect(Revision.of("a") == "af63dc4c8601ec8c")
        #expect(Revision.of("foobar") == "85944171f73967e8")
        let one = try Lesson(markdown: lesson(), file: "a.md")
        #expect(try Lesson(markdown: lesson(), file: "b.md").revision == one.revision)
        #expect(try Lesson(markdown: lesson(body: "More."), file: "a.md").revision != one.revision)
    }
}

func plain(_ prose: Prose) -> String {
    prose.blocks.map { block in
        guard case .paragraph(let inlines) = block.kind else { return "?" }
        return inlines.map(\.plainText).joined()
    }.joined(separator: "\n")
}
