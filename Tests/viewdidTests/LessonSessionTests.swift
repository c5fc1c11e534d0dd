import Foundation
import Testing

/// A lesson in the terminal, and what is remembered of it.
@Suite("Learning")
struct LessonSessionTests {
    let program: Program
    let options: [String]

    init() throws {
        program = try Program()
        options = try program.options(teaching: Self.lesson)
    }

    @Test("By pipe a wrong answer is explained, and a right one is remembered at the next start")
    func pipe() throws {
        let first = try program.pipe("viewDidLoad loadView", "a b", arguments: ["learn"] + options)
        #expect(first.status == 0)
        #expect(first.output.contains("1 of 2\n"))
        #expect(first.output.contains("Try again, or move on."))
        #expect(first.output.contains("Done in 2 tries."))
        #expect(try program.run(["lessons"] + options).output.contains("1 of 2"))
        let second = try program.pipe("b", arguments: ["learn", "lazy-view"] + options)
        #expect(second.output.contains("2 of 2\n"))
        #expect(!second.output.contains("1 of 2\n"))
        #expect(try program.run(["lessons"] + options).output.contains("[x]"))
    }

    @Test("The name of the program is no answer, though names of methods begin like it")
    func programName() throws {
        let result = try program.pipe("viewdid", arguments: ["learn"] + options)
        #expect(
            result.output.contains("That's a shell command.")
                || result.errors.contains("That's a shell command."))
        #expect(!result.output.contains("Try again, or move on."))
    }

    @Test(
        "Whether something is so is asked in a sentence",
        arguments: [
            ("push-and-pop", "lazy", "Is detail's view loaded afterward? Type yes or no."),
            ("rotation", "starved", "Is legend.viewWillTransition called? Type yes or no."),
        ])
    func state(lesson: String, step: String, question: String) throws {
        let result = try program.pipe("goto \(step)", arguments: ["learn", lesson])
        #expect(result.flowing.contains(question), "\(result.output)")
    }

    @Test(
        "A path is followed as it is listed, in the shell too, and named where someone takes it for a lesson",
        arguments: [
            (["learn", "for", "interview"], "", "interview: common interview questions"),
            (["learn", "for"], "", "uikit-from-swiftui"),
            (["learn", "swiftui"], "", "Did you mean: viewdid learn for uikit-from-swiftui"),
            ([], "learn swiftui", "Did you mean: learn for uikit-from-swiftui"),
        ])
    func path(arguments: [String], line: String, told: String) throws {
        let result = try program.run(
            arguments + ["--data-dir", program.folder.path + "/data"], input: Data((line + "\n").utf8))
        #expect((result.output + result.errors).flowing.contains(told), "\(result)")
    }

    @Test("What was answered before the program was killed is there at the next start")
    func killed() throws {
        let first = try program.terminal(["learn"] + options)
        try first.expect("lazy-view 1/2 ?")
        let answer = try first.enter("loadView viewDidLoad", until: "lazy-view >")
        #expect(answer.contains("Right: 2 of 2."))
        first.terminal.send(signal: SIGKILL)
        #expect(first.terminal.exitStatus() == 128 + SIGKILL)
        let second = try program.terminal(["learn"] + options)
        let greeting = try second.expect("lazy-view 2/2 ?")
        #expect(greeting.contains("2 of 2"))
        #expect(try second.enter("a", until: "lazy-view 2/2 ?").contains("Try again, or move on."))
        #expect(try second.enter("b", until: "lazy-view >").contains("Done in 2 tries."))
        try second.leaveLesson()
        #expect(second.leave() == 0)
        #expect(try program.run(["lessons"] + options).output.contains("2 of 2"))
    }

    @Test("Hints, skip and play are there, and a skipped exercise is not done")
    func help() throws {
        let result = try program.pipe(
            "hint", "play", "access view", "back", "skip", "next", "skip", arguments: ["learn"] + options)
        #expect(result.output.contains("Hint 1 of 1:"))
        #expect(result.output.contains("\n  2  viewDidLoad\n"))
        #expect(result.output.contains("The answer (no credit):"))
        #expect(try program.run(["lessons"] + options).output.contains("0 of 2"))
    }

    @Test("What the author says is on the mistake that the verdict names")
    func feedback() throws {
        let told = try program.pipe("viewDidLoad viewWillAppear", arguments: ["learn", "lazy-view"])
        #expect(told.flowing.contains("viewWillAppear isn't called here"), "\(told.output)")
        #expect(
            told.flowing.contains("The view was only read, not shown. Loading and appearing are separate."))
        #expect(!told.flowing.contains("loadView creates the view"))
    }

    @Test("What a hint has told the note behind the answer does not tell again")
    func toldOnce() throws {
        let lesson = """
            ---
            id: lazy-view
            title: The lazy view
            ---
            ```viewdid setup
            class Login; new Login as login
            ```

            ```viewdid count reads
            ask: viewDidLoad of login
            access view of login
            ```

            > [!TIP]
            > A view is made once.

            > [!NOTE]
            > A view is made once. Then it stays.

            ```viewdid predict order
            ask: viewDidLoad of login
            access view of login
            ```
            """
        let told = try program.pipe("hint", "1", arguments: ["learn"] + program.options(teaching: lesson))
        #expect(told.output.components(separatedBy: "A view is made once.").count == 2, "\(told.output)")
        #expect(told.output.contains("  Then it stays.\n"))
    }

    @Test("leave goes back to the session as it was, from within a lesson and after its end")
    func leaving() throws {
        let conversation = try program.terminal(options, ["NO_COLOR": "1"])
        try conversation.expect("vc >")
        try conversation.enter("class Feed; new Feed as feed", until: "feed >")
        try conversation.enter("learn 1", until: "lazy-view 1/2 ?")
        try conversation.enter("leave", until: "feed >")
        try conversation.enter("learn 1", until: "lazy-view 1/2 ?")
        try conversation.enter("loadView viewDidLoad", until: "lazy-view >")
        try conversation.enter("next", until: "lazy-view 2/2 ?")
        let end = try conversation.enter("next", until: "lazy-view >")
        #expect(end.contains("The lesson is over: 1 of 2 done."))
        #expect(end.contains("Open: step 2."))
        #expect(end.contains("goto 2"))
        let answer = try conversation.enter("access view", until: "feed >")
        #expect(answer.contains("Back in the session"))
        #expect(answer.contains("viewDidLoad"))
        #expect(conversation.leave() == 0)
        let second = try program.terminal(options, ["NO_COLOR": "1"])
        let greeting = try second.expect("vc >")
        #expect(greeting.contains("Lesson 1, step 2 is open: The lazy view"))
        #expect(greeting.contains("learn 1   help"), "who has forgotten how it goes finds help")
        try second.enter("learn", until: "lazy-view 2/2 ?")
        try second.enter("b", until: "lazy-view >")
        #expect(try second.enter("next", until: "lazy-view >").contains("All lessons are done."))
        try second.enter("leave", until: "vc >")
        #expect(try second.enter("learn", until: "vc >").contains("All 1 lessons are done."))
        #expect(try second.enter("progress", until: "vc >").contains("2 of 2 exercises are done"))
    }

    @Test(
        "Ctrl-D and quit leave the lesson first, with its result", arguments: ["\u{4}", "quit\r"])
    func quitting(keys: String) throws {
        let conversation = try program.terminal(options, ["NO_COLOR": "1"])
        try conversation.expect("vc >")
        try conversation.enter("learn", until: "lazy-view 1/2 ?")
        try conversation.enter("loadView viewDidLoad", until: "lazy-view >")
        conversation.terminal.type(keys)
        let left = try conversation.expect("vc >")
        #expect(left.contains("  1 of 2 steps done in lazy-view."), "\(left)")
        #expect(left.contains("Back in the session"))
        conversation.terminal.type(keys)
        #expect(conversation.terminal.exitStatus() == 0)
    }

    @Test("Behind the end of a lesson Ctrl-D goes back to a session that has commands")
    func endInSession() throws {
        let conversation = try program.terminal(options, ["NO_COLOR": "1"])
        try conversation.expect("vc >")
        try conversation.enter("access view", until: "vc >")
        try conversation.enter("learn", until: "lazy-view 1/2 ?")
        try conversation.enter("loadView viewDidLoad", until: "lazy-view >")
        try conversation.enter("next", until: "lazy-view 2/2 ?")
        try conversation.enter("b", until: "lazy-view >")
        #expect(try conversation.enter("next", until: "lazy-view >").contains("The lesson is over"))
        #expect(try conversation.leaveLesson().contains("Back in the session"))
        #expect(conversation.leave() == 0)
    }

    @Test(
        "Enter goes on behind an answer, and shows an open question again", arguments: [80, 40] as [UInt16])
    func goingOn(columns: UInt16) throws {
        let path = program.folder.path + "/a.transcript"
        let arguments = ["learn", "lazy-view", "--record", path] + options
        let conversation = try program.terminal(arguments, ["NO_COLOR": "1"], columns: columns)
        try conversation.expect("lazy-view 1/2 ?")
        #expect(try conversation.enter("", until: "lazy-view 1/2 ?").contains("1 of 2"))
        try conversation.enter("loadView viewDidLoad", until: "lazy-view >")
        #expect(try conversation.enter("again", until: "lazy-view >").contains("1 of 2"))
        #expect(try conversation.enter("", until: "lazy-view 2/2 ?").contains("2 of 2"))
        #expect(try conversation.enter("where am I", until: "lazy-view 2/2 ?").contains("> [ ]  2"))
        try conversation.enter("how do I go back", until: "lazy-view 1/2 ?")
        try conversation.enter("loadView viewDidLoad", until: "lazy-view >")
        for line in ["n", "go"] {
            try conversation.enter(line, until: "lazy-view 2/2 ?")
            try conversation.enter("b", until: "lazy-view >")
            try conversation.enter("previous", until: "lazy-view 1/2 ?")
            try conversation.enter("loadView viewDidLoad", until: "lazy-view >")
        }
        try conversation.enter("go", until: "lazy-view 2/2 ?")
        try conversation.enter("b", until: "lazy-view >")
        #expect(try conversation.enter("", until: "lazy-view >").contains("The lesson is over"))
        #expect(conversation.leave() == 0, "nothing is left behind the end")
        #expect(try program.run(["replay", path] + options).status == 0)
    }

    @Test("Enter goes on behind a task whose commands were shown")
    func goingOnBehindTask() throws {
        let data = ["--data-dir", program.folder.path + "/scenes"]
        let conversation = try program.terminal(["learn", "scenes"] + data, ["NO_COLOR": "1"])
        #expect(try !conversation.expect("scenes 1/6 ?").contains("In the setup"), "no setup is shown")
        try conversation.enter("goto 3", until: "scenes >")
        try conversation.enter("skip", until: "scenes >")
        #expect(try conversation.enter("", until: "scenes 4/6 ?").contains("4 of 6"))
        try conversation.leaveLesson()
        #expect(conversation.leave() == 0)
    }

    @Test("Someone new is told once what a setup means, follows a lane, and sees the Swift and what is due")
    func lane() throws {
        let data = ["--data-dir", program.folder.path + "/lane"]
        let first = try program.terminal(["learn", "--for", "interview"] + data, ["NO_COLOR": "1"])
        let greeting = try first.expect("lazy-view 1/7 ?")
        #expect(
            greeting.contains("interview: common interview questions, in three days; 13 lessons, 2 h"))
        #expect(greeting.contains("    Day 2  "))
        #expect(greeting.contains("In the setup, new creates a controller."))
        let swift = try first.enter("swift", until: "lazy-view 1/7 ?")
        #expect(swift.contains("class Login: UIViewController {}") && swift.contains("let login = Login()"))
        #expect(swift.flowing.contains("// The question: _ = login.view"), "\(swift)")
        #expect(try first.enter("rules", until: "lazy-view 1/7 ?").contains("reading view"))
        try first.leaveLesson()
        let today = try first.enter("today", until: "vc >")
        #expect(today.contains("Nothing to review today."))
        #expect(today.contains("day 1 of 3 for interview)"))
        #expect(first.leave() == 0)
        let second = try program.terminal(["learn"] + data, ["NO_COLOR": "1"])
        #expect(try !second.expect("lazy-view 1/7 ?").contains("creates one."))
        try second.leaveLesson()
        #expect(
            try second.enter("learn for intervew", until: "vc >").contains(
                "Did you mean: learn for interview"))
        #expect(second.leave() == 0)
        #expect(try program.run(["lessons"] + data).flowing.contains("learn for debugging"))
    }

    @Test("A folder without lessons, and a lesson that is not there, are told with the remedy")
    func missing() throws {
        let empty = try program.pipe("learn", arguments: ["--lessons", program.folder.path + "/none"])
        #expect(empty.output.contains("No usable lessons found."))
        let unknown = try program.run(["learn", "lasy-view"] + options)
        #expect(unknown.status == 64)
        #expect(unknown.errors.contains("There's no lesson named lasy-view."))
    }

    private static let lesson = """
        ---
        id: lazy-view
        title: The lazy view
        ---
        A controller makes its view when someone reads it. 视图是懒加载的。

        ```viewdid setup
        class Login; new Login as login
        ```

        ```viewdid predict first-read
        ask: loadView viewDidLoad viewWillAppear of login
        access view of login
        ```

        > [!TIP]
        > The getter looks whether there is a view already.

        ```viewdid choose why-not-shown
        Why was viewWillAppear not called?
        - [ ] The override is missing. :: The default is called as well.
        - [x] The view is in no window. :: Loading and appearing are two things.
        ```
        """
}
