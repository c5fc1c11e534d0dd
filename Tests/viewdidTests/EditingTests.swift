import Foundation
import TestSupport
import Testing

/// The code of exercises, written in an editor.
@Suite("Editing")
struct EditingTests {
    let program: Program

    init() throws { program = try Program() }

    /// A person at a fix exercise.
    private func conversation(_ variables: [String: String?], record: String? = nil) throws -> Conversation {
        _ = try program.write(Self.lesson, to: "lessons/01-chart.md")
        let conversation = try program.terminal(
            [
                "learn", "chart", "--lessons", program.folder.path + "/lessons",
                "--data-dir", program.folder.path + "/data",
            ] + (record.map { ["--record", $0] } ?? []),
            variables.merging(["NO_COLOR": "1", "TMPDIR": program.folder.path]) { $1 })
        try conversation.expect("chart 1/2 ?")
        #expect(try conversation.enter("next", until: "chart 2/2 ?").contains("        view = UIView()\n"))
        return conversation
    }

    /// A person at a fix exercise whose editor is a script that gets the file as its first argument.
    private func conversation(editor script: String, record: String? = nil) throws -> Conversation {
        // A program that was written just now may be busy: a process of another test may still hold it open.
        try conversation(["EDITOR": "sh \(try program.write(script, to: "editor"))"], record: record)
    }

    private func file(_ name: String) throws -> String {
        try String(contentsOfFile: program.folder.appendingPathComponent(name).path, encoding: .utf8)
    }

    @Test(
        "An editor that saves nothing new, nothing at all, or fails, changes nothing",
        arguments: [
            (":", "Nothing was changed."), (": > \"$1\"", "The text is empty"),
            ("printf 'view = UITableView()' > \"$1\"; exit 3", "! The editor"),
            ("rm \"$1\"", "edited file is missing"), ("rm \"$1\"; mkfifo \"$1\"", "edited file is missing"),
            ("ln -sf /dev/zero \"$1\"", "edited file is missing"),
            ("printf '\\377' > \"$1\"", "not in UTF-8"),
        ])
    func unchanged(script: String, message: String) throws {
        let conversation = try conversation(editor: script)
        // The prompt itself is drawn again while the editor runs, so the answer is waited for.
        try conversation.enter("edit", until: message)
        try conversation.expect("chart 2/2 ?")
        try conversation.leaveLesson()
        #expect(conversation.leave() == 0)
    }

    @Test("Without an editor it is said what to set, and VISUAL counts before EDITOR")
    func chosen() throws {
        let none = try conversation(["EDITOR": " ", "VISUAL": nil, "PATH": "/nowhere"])
        #expect(try none.enter("edit", until: "chart 2/2 ?").contains("Set VISUAL or EDITOR"))
        let both = try conversation(["EDITOR": "false", "VISUAL": "true"])
        #expect(try both.enter("edit", until: "chart 2/2 ?").contains("Nothing was changed."))
    }

    @Test("Where no code is to be fixed, no editor is opened")
    func pipe() throws {
        let result = try program.pipe("edit")
        #expect(result.status == 1)
        #expect(result.output.contains("edit works only in a fix exercise"))
    }

    @Test("In a fix exercise the whole code is edited, judged and graded")
    func exercise() throws {
        let record = program.folder.appendingPathComponent("chart.transcript").path
        let conversation = try conversation(
            editor: """
                ls -ld "$(dirname "$1")" | cut -c1-10 > "\(program.folder.path)/rights"
                sed -i.old 's/= UIView/= UITableView/' "$1"
                """, record: record)
        let answer = try conversation.enter("edit", until: "chart >")
        #expect(
            answer.contains("[x] chart.view is a UITableView") && answer.contains("Done on the first try."))
        // Others cannot reach the file, whatever its own rights are.
        #expect(try file("rights") == "drwx------\n")
        try conversation.leaveLesson()
        #expect(conversation.leave() == 0)
        let grade = try program.run(["grade", record, "--lessons", program.folder.path + "/lessons"])
        #expect(grade.output.contains("+ own-view: 1 of 1"))
        let left = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
        #expect(left.allSatisfy { !$0.hasPrefix("viewdid-") })
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
