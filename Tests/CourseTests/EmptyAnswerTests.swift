import Testing

@testable import Course

@Suite("The answer that nothing is called")
struct EmptyAnswerTests {
    @Test(
        "It is told what is said on it, or on leaving the first call out, and not on leaving out another one",
        arguments: [
            ("without viewDidLoad: B.", []), ("without viewDidLoad: B.\nwithout loadView: A.", ["A."]),
            ("without viewDidLoad: B.\nnothing: N.", ["N."]),
        ])
    func feedback(lines: String, told: [String]) throws {
        let exercise = """
            ```viewdid setup
            class Login; new Login as login
            ```
            ```viewdid predict x
            ask: viewDidAppear viewDidLoad loadView of login
            access view
            ```
            ```viewdid feedback x
            \(lines)
            ```
            """
        var runner = try makeRunner(exercise)
        _ = runner.begin()
        #expect(runner.enter("nothing").feedback == told)
        #expect(runner.enter("loadView").feedback == ["B."], "it is said to who leaves that one out")
    }
}
