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
        "Feedback is not taken for hidden where an answer shows it and no line above",
        arguments: [
            "viewDidLoad before loadView: A.\nviewDidLoad before viewDidAppear: B.",
            "viewDidLoad before loadView: A.\nwithout loadView: B.",
            "without loadView: A.\nviewDidAppear before viewDidLoad: B.",
        ])
    func order(_ lines: String) throws {
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
        #expect(LessonCheck.problems(of: lesson, claims: try .carried()).isEmpty)
    }
}
