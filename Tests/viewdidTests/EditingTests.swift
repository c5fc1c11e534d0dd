import Foundation
import TestSupport
import Testing

/// Bodies of overrides and the code of exercises, written in an editor.
@Suite("Editing")
struct EditingTests {
    let program: Program

    init() throws { program = try Program() }

    /// A person whose editor is a script that gets the file as its first argument.
    private func conversation(
        editor script: String, _ arguments: [String] = [], prompt: String = "vc >"
    ) throws -> Conversation {
        // A program that was written just now may be busy: a process of another test may still hold it open.
        let path = try program.write(script, to: "editor")
        let conversation = try program.terminal(
            arguments, ["EDITOR": "sh \(path)", "NO_COLOR": "1", "TMPDIR": program.folder.path])
        try conversation.expect(prompt)
        return conversation
    }

    private func file(_ name: String) throws -> String {
        try String(contentsOfFile: program.folder.appendingPathComponent(name).path, encoding: .utf8)
    }

    @Test("What is saved becomes the override, as if it had been typed, and can be undone")
    func override() throws {
        let record = program.folder.appendingPathComponent("mine.transcript").path
        let conversation = try conversation(
            editor: """
                cp "$1" "\(program.folder.path)/seen"
                ls -ld "$(dirname "$1")" | cut -c1-10 > "\(program.folder.path)/rights"
                printf 'super.loadView()\\nview = UITableView()\\n' > "$1"
                """, ["--record", record])
        try conversation.enter("edit loadView", until: "override func loadView()")
        try conversation.expect("vc >")
        #expect(try file("seen") == "super.loadView()\n")
        // Others cannot reach the file, whatever its own rights are.
        #expect(try file("rights") == "drwx------\n")
        try conversation.enter("access view", until: "vc >")
        #expect(try conversation.enter("state", until: "vc >").contains("view UITableView"))
        #expect(
            try conversation.enter("log", until: "vc >").contains("override loadView in ViewController {"))
        try conversation.enter("edit loadView in ViewController", until: "vc >")
        #expect(try file("seen") == "super.loadView()\nview = UITableView()\n")
        try conversation.enter("undo 2", until: "vc >")
        #expect(try conversation.enter("state", until: "vc >").contains("view nil"))
        #expect(conversation.leave() == 0)
        #expect(try program.run(["replay", record]).status == 0)
        let left = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
        #expect(left.allSatisfy { !$0.hasPrefix("viewdid-") })
    }

    @Test(
        "An editor that saves nothing new, nothing at all, or fails, changes nothing",
        arguments: [
            (":", "Nothing was changed."), (": > \"$1\"", "The text is empty"),
            ("printf 'view = UITableView()' > \"$1\"; exit 3", "! The editor"),
            ("rm \"$1\"", "edited file is missing"), ("rm \"$1\"; mkfifo \"$1\"", "edited file is missing"),
            ("ln -sf /dev/zero \"$1\"", "edited file is missing"),
            ("printf '\\377' > \"$1\"", "not in UTF-8"),
            ("printf '}; memory warning; override viewDidLoad {' > \"$1\"", "braces don't match"),
        ])
    func unchanged(script: String, message: String) throws {
        let conversation = try conversation(editor: script)
        // The prompt itself is drawn again while the editor runs, so the answer is waited for.
        try conversation.enter("edit viewDidLoad", until: message)
        try conversation.expect("vc >")
        #expect(try !conversation.enter("log", until: "vc >").contains("override"))
        #expect(conversation.leave() == 0)
    }

    @Test("A fault in the Swift is shown with its place, and the text can be put right")
    func fault() throws {
        let conversation = try conversation(
            editor: """
                cp "$1" "\(program.folder.path)/seen"
                if grep -q = "$1"; then printf 'view = UITableView()\\n' > "$1"
                else printf '    view = \\n    super.loadView(}\\n' > "$1"; fi
                """)
        let answer = try conversation.enter("edit loadView", until: "vc >")
        #expect(answer.contains("Swift:") && answer.contains("^") && answer.contains("your text is kept"))
        #expect(try !conversation.enter("log", until: "vc >").contains("override"))
        try conversation.enter("edit loadView", until: "vc >")
        #expect(try file("seen") == "    view = \n    super.loadView(}\n")
        #expect(try conversation.enter("log", until: "vc >").contains("override loadView in ViewController"))
        #expect(conversation.leave() == 0)
    }

    @Test("A body said in words is shown in Swift")
    func worded() throws {
        let conversation = try conversation(editor: "cp \"$1\" \"\(program.folder.path)/seen\"")
        try conversation.enter("override loadView with super and setting view UITableView", until: "vc >")
        try conversation.enter("edit loadView", until: "vc >")
        #expect(try file("seen") == "super.loadView()\nview = UITableView()\n")
        try conversation.enter("edit viewWillAppear", until: "vc >")
        #expect(try file("seen") == "super.viewWillAppear(animated)\n")
        #expect(conversation.leave() == 0)
    }

    @Test("Without an editor it is said what to set, and VISUAL counts before EDITOR")
    func chosen() throws {
        let none = try program.terminal([], ["EDITOR": " ", "VISUAL": nil, "PATH": "/nowhere"])
        try none.expect("vc >")
        #expect(try none.enter("edit loadView", until: "vc >").contains("Set VISUAL or EDITOR"))
        #expect(try none.enter("edit", until: "vc >").contains("Set VISUAL or EDITOR"))
        let both = try program.terminal([], ["EDITOR": "false", "VISUAL": "true"])
        try both.expect("vc >")
        #expect(try both.enter("edit loadView", until: "vc >").contains("Nothing was changed."))
        #expect(try both.enter("edit", until: "vc >").contains("Which method?"))
        try both.enter("predict access view", until: "  ?")
        try both.enter("edit loadView", until: "  ?")
    }

    @Test("From a pipe or a file no editor is opened")
    func pipe() throws {
        let result = try program.pipe("edit loadView")
        #expect(result.status == 1)
        #expect(result.output.contains("edit needs a terminal"))
        let commands = try program.write("edit loadView\n", to: "commands.viewdid")
        let conversation = try conversation(editor: "echo opened")
        let answer = try conversation.enter("run \(commands)", until: "vc >")
        // Behind the file and its line the sentence may be broken anywhere.
        let words = answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("edit needs a terminal") && !words.contains("opened"))
    }

    @Test("In a fix exercise the whole code is edited, judged and graded")
    func exercise() throws {
        _ = try program.write(Self.lesson, to: "lessons/01-chart.md")
        let record = program.folder.appendingPathComponent("chart.transcript").path
        let conversation = try conversation(
            editor: "sed -i.old 's/= UIView/= UITableView/' \"$1\"",
            [
                "learn", "chart", "--lessons", program.folder.path + "/lessons",
                "--data-dir", program.folder.path + "/data", "--record", record,
            ], prompt: "chart 1/2 ?")
        #expect(try conversation.enter("next", until: "chart 2/2 ?").contains("        view = UIView()\n"))
        let answer = try conversation.enter("edit", until: "chart >")
        #expect(
            answer.contains("[x] chart.view is a UITableView") && answer.contains("Done, on the first try."))
        try conversation.leaveLesson()
        #expect(conversation.leave() == 0)
        let grade = try program.run(["grade", record, "--lessons", program.folder.path + "/lessons"])
        #expect(grade.output.contains("+ own-view: 1 of 1"))
    }

    private static let lesson = """
        ---
        id: chart
        title: A chart
        ---
        \(SampleLesson.question)
        > [!TIP]
        > It is lazy.

        ```viewdid fix own-view
        class Chart: UIViewController {
            override func loadView() {
                view = UIView()
            }
        }
        run: new Chart as chart; access view
        goal: chart view is UITableView
        ```
        > [!TIP]
        > Which class is made?

        ```viewdid solution own-view
        class Chart: UIViewController {
            override func loadView() {
                view = UITableView()
            }
        }
        ```
        """
}
