import Foundation
import TestSupport
import Testing

/// Lessons that get easier, that changed, and that are passed by a test.
@Suite("Help with lessons")
struct LessonHelpTests {
    let program: Program
    let options: [String]

    init() throws {
        program = try Program()
        options = try program.options(teaching: Self.lesson)
    }

    @Test(
        "After three different wrong answers it is easier, also after quitting",
        arguments: [80, 40] as [UInt16])
    func easier(columns: UInt16) throws {
        let first = try program.terminal(["learn"] + options, ["NO_COLOR": "1"], columns: columns)
        try first.expect("lazy-view 1/4 ?")
        for answer in ["nothing", "a"] {
            let reply = try first.enter(answer, until: "lazy-view 1/4 ?")
            #expect(!reply.contains("Easier"))
        }
        let third = try first.enter("b", until: "lazy-view 1/4 ?")
        #expect(
            third.flowing.contains(
                "Some help, which counts as a hint: * loadView is called first"))
        _ = try first.enter("", until: "lazy-view 1/4 ?")
        #expect(first.screen.allSatisfy { $0.cells <= Int(columns) })
        try first.leaveLesson()
        #expect(first.leave() == 0)
        let second = try program.terminal(["learn"] + options, ["NO_COLOR": "1"], columns: columns)
        #expect(try second.expect("lazy-view 1/4 ?").flowing.contains("* loadView is called first"))
        let fourth = try second.enter("c", until: "lazy-view 1/4 ?")
        #expect(!fourth.flowing.contains("Some help"))
        let solved = try second.enter("d b c a", until: "lazy-view >")
        #expect(solved.flowing.contains("Done in 2 tries, with some help."))
        try second.leaveLesson()
        #expect(second.leave() == 0)
    }

    @Test("help tells how the open question is answered, and what can be typed instead")
    func answering() throws {
        let lesson = try program.pipe("help", arguments: ["learn"] + options)
        #expect(lesson.flowing.contains("Answer the question: Letters or names"))
        for word in ["* hint", "* skip", "* play", "* next", "* steps", "* leave"] {
            #expect(lesson.output.contains("  \(word) "), "\(word)")
        }
        #expect(!lesson.output.contains("  setup\n"))
        let test = try program.pipe("help", arguments: ["learn", "--test"] + options)
        #expect(test.output.contains("Answer the question:"))
        #expect(!test.output.contains("* hint"))
        let prediction = try program.pipe("predict access view", "help")
        #expect(prediction.output.contains("* skip"))
        #expect(!prediction.output.contains("* play"))
        let conversation = try program.terminal(options, ["NO_COLOR": "1"])
        try conversation.expect("vc >")
        try conversation.enter("predict access view", until: "  ?")
        #expect(try conversation.enter("hint", until: "  ?").shownRows.last?.hasSuffix("hint   skip") == true)
        #expect(try program.pipe("predict access view", "help hint").flowing.contains("shows the next hint"))
    }

    @Test("A right answer again is no second try")
    func doneAlready() throws {
        let done = try program.pipe("d b c a", "d b c a", arguments: ["learn"] + options)
        #expect(done.output.contains("Done on the first try."))
        #expect(done.output.contains("Already done."), "\(done.output)")
    }

    @Test("help behind an answer and behind the last exercise tells how to go on")
    func goingOn() throws {
        let done = try program.pipe("d b c a", "help", arguments: ["learn"] + options)
        #expect(done.output.contains("There's no open question."), "\(done.output)")
        #expect(!done.output.contains("  setup\n"))
        let end = try program.pipe("next", "next", "next", "next", "help", arguments: ["learn"] + options)
        #expect(end.output.contains("The lesson is over. You can type:"), "\(end.output)")
    }

    @Test("A question comes again with its start, and behind its answer with nothing that helps with it")
    func again() throws {
        let brief = try program.pipe("", arguments: ["learn"] + options).output
        #expect(brief.components(separatedBy: "  The setup:\n").count == 2, "\(brief)")
        #expect(brief.components(separatedBy: "  1 of 4\n").count == 3, "\(brief)")
        let told = try program.pipe("question", "skip", "question", arguments: ["learn"] + options)
        let starts = told.output.components(separatedBy: "  The setup:\n")
        #expect(starts.count == 4, "\(told.output)")
        #expect(starts.dropFirst().allSatisfy { $0.contains("called on login, and in what order") })
        #expect(starts.last?.contains("  1 of 4   its answer was shown\n") == true, "\(told.output)")
        #expect(starts.last?.contains("hint   skip") == false)
        let played = try program.pipe("d b c a", "play", "back", arguments: ["learn"] + options)
        #expect(
            played.output.components(separatedBy: "called on login, and in what order").count == 3,
            "\(played.output)")
    }

    @Test("Numbers, yes and no are understood in Chinese")
    func chinese() throws {
        let number = try program.pipe("goto reads", "两次", "1次", arguments: ["learn"] + options)
        #expect(number.flowing.contains("Wrong."), "\(number.output)")
        #expect(number.flowing.contains("Right: 1."), "\(number.output)")
        let truth = try program.pipe("goto at-once", "不是", "是的", arguments: ["learn", "full-screen"])
        #expect(truth.flowing.contains("Wrong."), "\(truth.output)")
        #expect(truth.flowing.contains("Right: yes."), "\(truth.output)")
    }

    @Test("Who asks what can be done is told how the open question is answered")
    func whatNow() throws {
        let asked = try program.pipe("what do I do now", arguments: ["learn"] + options)
        #expect(try asked.output == program.pipe("help", arguments: ["learn"] + options).output)
        let prediction = try program.pipe("predict access view", "viewDidLoad", "help now", "skip")
        #expect(prediction.output.contains("* skip"), "\(prediction.output)")
        #expect(!prediction.output.contains("stays untold"))
    }

    @Test("A recording of it is as it was, also when it was easier at the start")
    func recorded() throws {
        let path = program.folder.path + "/a.transcript"
        _ = try program.pipe("a", "b", "c", arguments: ["learn"] + options)
        let lesson = try program.pipe(
            "d b c a", arguments: ["learn", "lazy-view", "--record", path] + options)
        #expect(lesson.output.contains("Done"))
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains("easier   1\n"))
        let replay = try program.run(["replay", path] + options)
        #expect(replay.status == 0, "\(replay.output)")
        let grade = try program.run(["grade", path, "--format", "json"] + options)
        #expect(grade.output.contains("The question was made easier"), "\(grade.output)")
        #expect(!grade.output.contains("\"isTampering\":true"))
    }

    @Test(
        "Exercises that changed since they were answered are marked, in the list, the steps and at the start")
    func changed() throws {
        _ = try program.pipe("b", arguments: ["learn", "lazy-view"] + options)
        _ = try program.pipe(
            "loadView viewDidLoad viewWillAppear viewDidAppear", "next", "b", arguments: ["learn"] + options)
        #expect(!(try program.run(["lessons"] + options).output.contains("Changed")))
        _ = try program.write(
            Self.lesson.replacing("A controller makes", with: "Each controller makes"),
            to: "lessons/01-lazy-view.md")
        #expect(!(try program.run(["lessons"] + options).output.contains("Changed")))
        _ = try program.write(
            Self.lesson.replacing("The override is missing.", with: "An override is missing."),
            to: "lessons/01-lazy-view.md")
        let list = try program.run(["lessons"] + options)
        #expect(list.output.contains("Changed since you answered it: 2 why-not-shown."))
        let steps = try program.pipe("steps", "goto 2", "b", "steps", arguments: ["learn"] + options)
        #expect(steps.flowing.components(separatedBy: "changed since you answered it").count == 2)
        #expect(!(try program.run(["lessons"] + options).output.contains("Changed")))
    }

    @Test("All right in the test passes the lesson", arguments: [80, 40] as [UInt16])
    func tested(columns: UInt16) throws {
        let conversation = try program.terminal(
            ["learn", "lazy-view", "--test"] + options, ["NO_COLOR": "1"], columns: columns)
        try conversation.expect("test 1/3 ?")
        #expect(
            try conversation.enter("hint", until: "test 1/3 ?").flowing.contains(
                "In a test, you answer each question once"))
        _ = try conversation.enter("", until: "test 1/3 ?")
        _ = try conversation.enter("d b c a", until: "test 2/3 ?")
        _ = try conversation.enter("b", until: "test 3/3 ?")
        let end = try conversation.enter("1", until: "lazy-view >")
        #expect(end.flowing.contains("All 3 right: you tested out of the lesson."))
        #expect(conversation.screen.allSatisfy { $0.cells <= Int(columns) })
        #expect(conversation.leave() == 0)
        let list = try program.run(["lessons"] + options)
        #expect(list.output.contains("[x] 1  lazy-view"))
        #expect(list.output.contains("tested out, 3 of 4"))
        #expect(try program.pipe("learn", arguments: options).output.contains("All 1 lessons are done."))
    }

    @Test("A test that was not passed names the steps; its recording goes on, replays and is graded")
    func failed() throws {
        let path = program.folder.path + "/test.transcript"
        let arguments = ["learn", "lazy-view", "--test", "--record", path] + options
        _ = try program.pipe("loadView viewDidLoad", "b", arguments: arguments)
        let rest = try program.pipe("1", "leave", "test lazy-view", arguments: arguments)
        #expect(
            rest.flowing.contains(
                "2 of 3 right. To pass, you need all 3. Do these steps first: - 1 first-read"))
        #expect(!rest.output.contains("viewDidAppear\n"))
        #expect(rest.output.contains("There's no test"))
        let replay = try program.run(["replay", path] + options)
        #expect(replay.status == 0, "\(replay.output)")
        #expect(try program.run(["grade", path] + options).status == 1)
        #expect(try program.run(["lessons"] + options).output.contains("2 of 4"))
    }

    @Test("A test that can't be drawn leaves one in the session or the lesson, where all works as before")
    func refused() throws {
        let skips = ["skip", "next", "skip", "next", "skip", "leave"]
        let lines = skips + ["test lazy-view", "ios 12", "is viewDidLoad called once", "explain loadView"]
        let told = try program.run(
            ["learn"] + options, input: Data((lines.joined(separator: "\n") + "\n").utf8))
        #expect(told.flowing.contains("because you've already worked on too many"), "\(told.output)")
        #expect(told.output.contains("  iOS 12") && told.output.contains("  loadView"), "\(told.output)")
        #expect(!told.output.contains("To start the lesson"))
        let beside = try program.pipe("test", "steps", arguments: ["learn"] + options)
        #expect(beside.output.contains("There's no test"), "\(beside.output)")
        #expect(beside.output.contains("first-read"), "\(beside.output)")
    }

    @Test("Ctrl-C in the middle of a test and of an exercise loses the line only")
    func interrupted() throws {
        let conversation = try program.terminal(options, ["NO_COLOR": "1"])
        try conversation.expect("vc >")
        try conversation.enter("test out lazy-view", until: "test 1/3 ?")
        conversation.terminal.type("loadV\u{3}")
        try conversation.expect("test 1/3 ?")
        try conversation.enter("leave", until: "vc >")
        try conversation.enter("learn lazy-view", until: "lazy-view 1/4 ?")
        conversation.terminal.type("abc\u{3}")
        try conversation.expect("lazy-view 1/4 ?")
        #expect(try conversation.enter("", until: "lazy-view 1/4 ?").contains("1 of 4"))
        try conversation.leaveLesson()
        #expect(conversation.leave() == 0)
    }

    private static let lesson = """
        ---
        id: lazy-view
        title: The lazy view
        ---
        A controller makes its view when someone reads it.

        ```viewdid setup
        class Login; new Login as login
        ```

        ```viewdid predict first-read
        ask: viewDidAppear viewDidLoad viewWillAppear loadView viewDidUnload of login
        launch login
        ```

        > [!TIP]
        > The getter looks whether there is a view already.

        ```viewdid choose why-not-shown
        Why was viewWillAppear not called?
        - [ ] The override is missing. :: The default is called as well.
        - [x] The view is in no window. :: Loading and appearing are two things.
        ```

        > [!TIP]
        > Where is it?

        ```viewdid count reads
        ask: viewDidLoad of login
        access view of login
        access view of login
        ```

        > [!TIP]
        > Is it there?

        ```viewdid do reload
        Load it twice.
        goal: login.viewDidLoad called 2 times
        solution: access view; set view nil; access view
        ```

        > [!TIP]
        > Take it away.
        """
}
