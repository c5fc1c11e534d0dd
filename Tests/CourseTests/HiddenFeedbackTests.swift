import Testing

@testable import Course

@Suite("Feedback that is never shown")
struct HiddenFeedbackTests {
    @Test("Feedback on a call at the end of a long answer is not taken for hidden")
    func longAnswer() throws {
        let body = """
            ```viewdid predict x
            ask: all of feed
            launch feed; remove view
            memory warning
            ```

            > [!TIP]
            > Think.

            ```viewdid feedback x
            without viewDidDisappear: A.
            without didReceiveMemoryWarning: B.
            ```
            """
        let lesson = try sampleLesson(LessonCheckTests.frame + "\n" + body)
        let messages = LessonCheck.problems(of: lesson, claims: try .carried()).map(\.message)
        #expect(messages.allSatisfy { $0.contains("calls to put in order") }, "\(messages)")
    }

    @Test(
        "Feedback is hidden where each answer that shows it shows a line above as well",
        arguments: [
            ("viewDidAppear: A.\nviewDidAppear before viewDidLoad: B.", true),
            ("viewDidLoad before loadView: A.\nviewDidLoad before viewDidAppear: B.", false),
            ("viewDidAppear: A.\nviewDidLoad before viewDidAppear: B.", true),
            ("viewDidLoad before loadView: A.\nwithout loadView: B.", false),
            ("without viewDidLoad: A.\nviewDidLoad before loadView: A.\nwithout loadView: B.", true),
            ("without loadView: A.\nviewDidAppear before viewDidLoad: B.", false),
        ])
    func order(_ lines: String, isHidden: Bool) throws {
        let body = """
            ```viewdid predict x
            ask: viewDidAppear viewDidLoad loadView of feed
            access view
            ```

            > [!TIP]
            > Think.

            ```viewdid feedback x
            \(lines)
            ```
            """
        let lesson = try sampleLesson(LessonCheckTests.frame + "\n" + body)
        let problems = LessonCheck.problems(of: lesson, claims: try .carried())
        #expect(problems.count == (isHidden ? 1 : 0), "\(problems)")
        #expect(problems.allSatisfy { $0.message.contains("every such answer") })
    }
}
