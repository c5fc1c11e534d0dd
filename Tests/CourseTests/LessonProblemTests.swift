import Testing

@testable import Course

@Suite("What is wrong with a lesson")
struct LessonProblemTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var text: String
        var line: Int
        var message: String
        var remedy: String = ""
        var testDescription: String { message }
    }

    static let heads: [Case] = [
        Case(
            text: "id: a\ntitle: A", line: 1, message: "does not begin with front matter", remedy: "--- line"),
        Case(text: "---\nid: a\ntitle: A\n", line: 1, message: "does not end"),
        head("title: A", 1, "has no id"),
        head("id: a", 1, "has no title"),
        head("id: a\ntitel: A\ntitle: A", 3, "no key titel", "title?"),
        head("id: a\ntitle: A\nzzzzzz: 1", 4, "no key zzzzzz", "one of: id, title"),
        head("id: [a]\ntitle: A", 2, "id isn't text"),
        head("id:\ntitle: A", 2, "id isn't text"),
        head("id: Big Name\ntitle: A", 2, "Big Name is not an identifier", "lowercase letters"),
        head("id: practice\ntitle: A", 2, "practice can't be a lesson's name", "lesson-practice"),
        head("id: \"7\"\ntitle: A", 2, "7 can't be a lesson's name", "lesson-7"),
        head("id: a\ntitle: {b: c}", 3, "title isn't text"),
        head("id: a\ntitle: A\nios: new", 4, "ios is not a version"),
        head("id: a\ntitle: A\nneeds: b", 4, "needs is not a list", "needs: ["),
        head("id: a\ntitle: A\nrules:\n  - [x]", 5, "entry that is not a word"),
        head("id: a\ntitle: A\nskip: never", 4, "skip can only have"),
        head("id: a\ntitle: A\nid: b", 2, "id appears twice"),
        head("id: a\ntitle: \"A", 3, "not valid YAML"),
        head("id: a\ntitle: A\n[x]: y", 4, "not a word"),
        head("- a", 1, "not a list of keys"),
        head("id: a\ntitle: A\u{1B}[31m", 3, "a character that YAML"),
        head(
            "id: a\ntitle: \"A\\e[31m\"", 3, "title contains the invisible or control character U+1B",
            "escape"),
        head("id: a\ntitle: \"A\\u202E\"", 3, "title contains the invisible or control character U+202E"),
        head(
            "id: a\ntitle: \"A\\nB\"", 3, "title contains the invisible or control character U+A", "one line"),
        head(
            "id: a\ntitle: A\nrules: [\"x\\e\"]", 4, "rules contains the invisible or control character U+1B"),
        head("id: a\ntitle: A\nneeds: [b, b]", 4, "b is in needs twice"),
    ]

    static let bodies: [Case] = [
        body("```viewdid\n```", 0, "has no kind", "setup, predict"),
        body("```viewdid predcit x\n```", 0, "no block of kind predcit", "predict?"),
        body("```viewdid wizardry x\n```", 0, "no block of kind wizardry", "one of"),
        body("```viewdd predict x\n```", 0, "viewdd is not a viewdid block", "viewdid?"),
        body("```viewdid setup now\n```", 0, "only option is hidden"),
        body("```viewdid setup\n\n```", 0, "setup is empty"),
        body("```viewdid count\n```", 0, "needs one identifier, but there are 0"),
        body("```viewdid count A_b\n```", 0, "A_b is not an identifier"),
        body("```viewdid count a b\n```", 0, "there are 2"),
        body("```viewdid count read\nask: x\naccess view\n```", 0, "another exercise read, on line 9"),
        body("```viewdid count n\naccess view\n```", 0, "doesn't say what it asks", "ask:"),
        body("```viewdid count n\nask: x\n# none\n```", 0, "no command"),
        body("```viewdid count n\nask:\naccess view\n```", 1, "ask: is empty"),
        body("```viewdid count n\nask: x\nask: y\naccess view\n```", 2, "more than one ask"),
        body("```viewdid count n\nask: x\nsak: y\naccess view\n```", 2, "no sak: line", "ask:?"),
        body("```viewdid count n\nask: x\ngoal: y\naccess view\n```", 2, "no goal: line", "only: ask:"),
        body("```viewdid choose c\n- [x] a :: b\n- [ ] c :: d\n```", 0, "no question"),
        body("```viewdid choose c\nWhy?\n- [x] a :: b\n```", 0, "fewer than two"),
        body("```viewdid choose c\nWhy?\n- [ ] a :: b\n- [ ] c :: d\n```", 0, "no choice is right"),
        body("```viewdid choose c\nWhy?\n- [x] a :: b\n- c :: d\n- [ ] e :: f\n```", 3, "no box"),
        body("```viewdid choose c\nWhy?\n- [x] a :: b\n- [ ] c\n- [ ] e :: f\n```", 3, "not explained"),
        body("```viewdid choose c\nWhy?\n- [x] a ::\n- [ ] e :: f\n```", 2, "explanation is empty"),
        body("```viewdid choose c\nWhy?\n- [x] a :: b\nmore\n- [ ] e :: f\n```", 3, "text between"),
        body("```viewdid do d\ngoal: a\nsolution: b\n```", 0, "doesn't say what to do"),
        body("```viewdid do d\nDo it.\nsolution: b\n```", 0, "no goal"),
        body("```viewdid do d\nDo it.\ngoal: a\n```", 0, "no solution"),
        body("```viewdid do d\nDo it.\ngaol: a\ngoal: a\nsolution: b\n```", 2, "no gaol: line", "goal:?"),
        body(
            "```viewdid do d\nDo it.\ngoal: a\ncheck: b\nsolution: c\n```", 3,
            "no goal follows check:",
            "goal:"),
        body("```viewdid do d\nDo it.\ncheck: b\ngoal: a\nsolution: c\n```", 0, "no goal"),
        body("```viewdid fix f\ngoal: a\n```", 0, "no Swift code"),
        body("```viewdid fix f\nclass A {}\n```", 0, "no goal"),
        body("```viewdid feedback raed\na before b: c\n```", 0, "no exercise with that name", "read?"),
        body(
            "```viewdid feedback read\na after b: c\n```", 1, "has to name a mistake", "first before second"),
        body("```viewdid feedback read\na b before c: d\n```", 1, "has to name a mistake"),
        body("```viewdid solution read\nclass A {}\n```", 0, "read is not a fix exercise"),
        body(
            "```viewdid choose s\nWhy?\n- [x] a :: b\n- [ ] c :: d\n```\n```viewdid feedback s\na: b\n```", 5,
            "can't have feedback"),
        body("> ```viewdid setup\n> a\n> ```", 0, "inside a quote or a list"),
        body("- a\n\n  ```viewdid setup\n  a\n  ```", 2, "inside a quote or a list"),
        body("> [!TPI]\n> text", 0, "there is no [!TPI]", "TIP?"),
        body("> [!TIP] text", 0, "not alone on its line"),
        body("> [TIP]\n> text", 0, "[TIP] is missing its !", "[!TIP]"),
        body("> [!TIP]", 0, "the tip is empty"),
        body("## More\n\n> [!TIP]\n> text", 2, "doesn't belong to an exercise", "above the next heading"),
        body("##More", 0, "## doesn't start a heading", "a space"),
        body("```viewdid setup\na", 0, "does not end", "put ``` on"),
        body("````viewdid setup\na\n```", 0, "does not end", "put ```` on"),
        body("~~~~~viewdid setup\na\n~~~", 0, "does not end", "put ~~~~~ on"),
        body(
            "```viewdid count n\nask: x\n\n```viewdid feedback n\n1: a\n```", 3,
            "a block starts inside the one on line 14", "put ``` on"),
        body("```swift\nlet a = 1\n\n```viewdid setup\na\n```", 3, "starts inside the one on line 14"),
    ]

    @Test("What is wrong with the front matter is told with its line and what to do", arguments: heads)
    func head(_ example: Case) {
        expect(example)
    }

    @Test("What is wrong with a block is told with its line and what to do", arguments: bodies)
    func body(_ example: Case) {
        expect(example)
    }

    @Test("A lesson needs a setup and a prediction, and a world before its questions")
    func required() {
        let problems = problems(of: "---\nid: a\ntitle: A\n---\nText.\n\n```viewdid state s\nask: x\n```")
        #expect(problems.map(\.line) == [5, 5, 7])
        #expect(
            problems.map(\.message) == [
                "the lesson has no setup", "the lesson has no predict exercise",
                "s has no setup to start from",
            ])
    }

    @Test("A lesson has no more exercises than are carried out in a while")
    func exercises() {
        let few = (0..<LessonReader.mostExercises).map { "```viewdid state s\($0)\nask: x\n```\n" }.joined()
        let head = "---\nid: a\ntitle: A\n---\n```viewdid setup\nclass A\n```\n"
        #expect(!problems(of: head + few).contains { $0.message.contains("more than") })
        let many = problems(of: head + few + few).filter { $0.message.contains("more than") }
        #expect(many.map(\.line) == [8 + 3 * LessonReader.mostExercises])
    }

    @Test("All problems are reported at once, by line")
    func all() {
        let text = "---\nid: A\ntitel: x\n---\n```viewdid setp\n```\n```viewdid predict p\n```"
        let problems = problems(of: text)
        #expect(problems.map(\.line) == problems.map(\.line).sorted())
        #expect(Set(problems.map(\.line)) == [1, 2, 3, 5, 7])
    }

    @Test("A problem reads as one line with file and place, even if the file name is hostile")
    func description() {
        let problem = LessonProblem(file: "a\u{1B}\n.md", line: 3, message: "wrong", remedy: "put it right")
        #expect(problem.description == "a\\u{1B}\\n.md:3: wrong; put it right")
    }

    @Test("Words with a colon in a task or a question are text")
    func colons() throws {
        let text = lesson(body: "```viewdid do d\nremember: it is lazy.\ngoal: a\nsolution: b\n```")
        guard case .do(let task) = try Lesson(markdown: text, file: "a.md").exercises.last?.content else {
            Issue.record("No task")
            return
        }
        #expect(plain(task.text) == "remember: it is lazy.")
    }

    @Test("What only looks like a heading, a tip or a block is text")
    func text() {
        let examples = [
            "#selector is how Swift names a method.", "## More", "##", "> [1] A source.",
            "````markdown\n```viewdid setup\naccess view\n```\n````", "> [!NOTE]\n> text",
            "## More\n\n> [!NOTE]\n> text",
        ]
        for example in examples { #expect(problems(of: lesson(body: "\n" + example)) == [], "\(example)") }
    }

    private func expect(_ example: Case) {
        let problems = problems(of: example.text)
        let found = problems.contains {
            $0.line == example.line && $0.message.contains(example.message)
                && (example.remedy.isEmpty || $0.remedy.contains(example.remedy))
                && $0.file == "a.md"
        }
        #expect(found, "\(problems)")
    }

    private func problems(of text: String) -> [LessonProblem] {
        do {
            _ = try Lesson(markdown: text, file: "a.md")
            return []
        } catch {
            return error.problems
        }
    }

    private static func head(_ yaml: String, _ line: Int, _ message: String, _ remedy: String = "") -> Case {
        Case(text: "---\n\(yaml)\n---\nText.\n", line: line, message: message, remedy: remedy)
    }

    /// A valid lesson with something more, which begins on line 14.
    private static func body(_ text: String, _ line: Int, _ message: String, _ remedy: String = "") -> Case {
        Case(text: lesson(body: "\n" + text), line: 14 + line, message: message, remedy: remedy)
    }
}
