import Foundation
import PseudoTerminal
import Testing

/// Sessions that are kept in a file, and played again.
@Suite("Recording and replaying")
struct RecordingTests {
    let program: Program
    let path: String

    init() throws {
        program = try Program()
        path = program.folder.path + "/mine.transcript"
    }

    private func sample(_ name: String) throws -> String {
        try program.write(try Readme.file("Transcripts/\(name).transcript"), to: "\(name).transcript")
    }

    @Test("A recorded session can be taken up again, with the app as it was")
    func resumed() throws {
        let first = try program.pipe("access view", arguments: ["--record", path])
        #expect(first.status == 0)
        let second = try program.pipe("is view loaded", arguments: ["--record", path])
        #expect(second.output.contains("Continuing after 1 entry of"))
        #expect(second.lines.contains { $0.contains("= true") })
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.components(separatedBy: "\n").count { $0.contains("  command  ") } == 2)
        #expect(try program.run(["replay", path]).status == 0)
    }

    @Test("A line that is too long to record is refused, and the recording goes on")
    func longLine() throws {
        // Each tab is written as two characters.
        let code = "class A: UIViewController { func f() { \(String(repeating: "\t", count: 40_000))} }"
        let result = try program.pipe(code, "access view", arguments: ["--record", path])
        #expect(result.status == 1)
        #expect(result.output.contains("line 1: ! This line is too long to record."), "\(result.output)")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains("command  access view"))
        #expect(!text.contains("class"))
        #expect(try program.run(["replay", path]).status == 0)
    }

    @Test("A question or an answer that is too long with its names is refused, and the recording goes on")
    func longNames() throws {
        let name = "A" + String(repeating: "a", count: 6_000)
        let code = """
            class \(name): UIViewController {}; class B: UIViewController { override func viewDidLoad() { \
            super.viewDidLoad(); for _ in 0..<8 { addChild(\(name)()) } } }
            """
        let answer = Array(repeating: "a\(name.dropFirst()).viewDidLoad", count: 3).joined(separator: " ")
        let result = try program.pipe(
            code, "new B as b", "access view b", "predict memory warning", "predict all memory warning",
            answer, "skip", "is view loaded b", arguments: ["--record", path])
        #expect(result.output.contains("line 4: ! With these names, the question is too long to record."))
        #expect(result.output.contains("line 6: ! Written out in full, this answer is too long to record."))
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains("command  is view loaded b"))
        #expect(try program.run(["replay", path]).status == 0)
    }

    @Test("With standard output closed nothing that is printed gets into the recording")
    func closedOutput() throws {
        let shell = "printf 'access view\\n' | \"$1\" --record \"$2\" >&-"
        let result = try program.run("/bin/sh", ["-c", shell, "sh", BuiltProduct.path("viewdid"), path])
        #expect(result.status == 74)
        #expect(result.errors.contains("can't be written"))
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        #expect(!text.contains("loads it now"))
    }

    @Test("Who leaves a lesson that is recorded and comes back goes on in its file")
    func leftAndBack() throws {
        let result = try program.pipe(
            "nothing", "leave", "access view", "learn lazy-view", "loadView viewDidLoad", "quit",
            arguments: ["learn", "lazy-view", "--record", path])
        #expect(!result.output.contains("is not recorded"))
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains("answer   loadView viewDidLoad"))
        #expect(text.contains("aside    access view"))
        let grade = try program.run(["grade", path])
        #expect(grade.output.contains("+ first-read: 1 of 1"))
        #expect(grade.flowing.contains("came back after an input elsewhere."))
        #expect(grade.output.contains("Seen before:"))
        #expect(try program.run(["replay", path]).status == 0)
    }

    @Test("Who comes back to a lesson is told why it cannot go on in its file")
    func changedMeanwhile() throws {
        let conversation = try program.terminal(["learn", "lazy-view", "--record", path])
        try conversation.expect("Type letters")
        try conversation.enter("leave", until: "vc >")
        try Data("notes\n".utf8).write(to: URL(filePath: path))
        try conversation.enter("learn lazy-view", until: "transcript:")
    }

    @Test("A session goes on being recorded behind a lesson at fault, which cannot begin")
    func lessonAtFault() throws {
        let options = try program.options(
            teaching: """
                ---
                id: broken
                title: Broken
                ios: 99
                ---
                ```viewdid setup
                class Feed; new Feed as feed
                ```

                ```viewdid predict first
                ask: loadView of feed
                access view of feed
                ```
                """)
        let result = try program.pipe(
            "access view", "learn broken", "set view nil", arguments: options + ["--record", path])
        #expect(result.output.contains("has an error"))
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains("command  set view nil"))
    }

    @Test("A lesson that is recorded begins with its first step, whatever was done before")
    func recordedFromTheBeginning() throws {
        _ = try program.pipe("loadView viewDidLoad", arguments: ["learn", "lazy-view"])
        let result = try program.pipe(
            "loadView viewDidLoad", arguments: ["learn", "lazy-view", "--record", path])
        #expect(result.output.contains("1 of 7"))
        #expect(try program.run(["grade", path]).output.contains("+ first-read: 1 of 1"))
    }

    @Test("What was typed before the program was killed is in the recording")
    func killed() throws {
        let conversation = try program.terminal(["--record", path])
        try conversation.expect("vc >")
        try conversation.enter("predict access view", until: "  ?")
        try conversation.enter("loadView viewDidLoad", until: "vc >")
        conversation.terminal.send(signal: SIGKILL)
        #expect(conversation.terminal.exitStatus() == 128 + SIGKILL)
        let grade = try program.run(["grade", path])
        #expect(grade.status == 0)
        #expect(grade.output.contains("prediction 1: 1 of 1"))
    }

    @Test("A file that is no recording of this session is left as it is", arguments: ["notes\n", "\u{1}"])
    func otherFile(text: String) throws {
        let file = try program.write(text, to: "notes.txt")
        let result = try program.pipe("access view", arguments: ["--record", file])
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("Error: "))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    }

    @Test("A saved session replays inside the next one, and save never overwrites")
    func saved() throws {
        let result = try program.pipe("access view", "save \(path)", "memory warning", "save \(path)")
        #expect(result.output.contains("Saved 2 entries"))
        #expect(result.flowing.contains("already exists. Choose another name."))
        #expect(result.status == 1)
        let replayed = try program.pipe("replay \(path)", "is view loaded")
        #expect(replayed.calls.contains("viewDidLoad"))
        #expect(replayed.output.contains("The result matches the recording."))
        #expect(replayed.lines.last?.contains("= false") == true)
    }

    @Test("A replay can stop after an entry")
    func stopped() throws {
        let result = try program.run(["replay", try sample("good"), "--to", "2"])
        #expect(result.status == 0)
        #expect(result.output.contains("answer loadView viewDidLoad"))
        #expect(!result.output.contains("memory warning"))
    }

    @Test("Where a recording was changed the replay names the line, and fails")
    func tampered() throws {
        let result = try program.run(["replay", try sample("tampered")])
        #expect(result.status == 1)
        #expect(
            result.output.contains(
                "! line 8: The file claims \"vc.viewWillAppear\", but the replay gives \"vc.loadView\"."))
        #expect(result.output.contains("The result differs from the recording."))
    }

    @Test("A file of commands runs inside a session, and undo takes back what it did")
    func runFile() throws {
        let file = try program.write("access view\nmemory warning\n", to: "login.viewdid")
        let result = try program.pipe("run \(file)", "is view loaded", "undo 3", "is view loaded")
        #expect(result.status == 0)
        #expect(result.calls == ["loadView", "viewDidLoad", "didReceiveMemoryWarning"])
        #expect(result.lines.filter { $0.contains("= ") }.map { $0.contains("true") } == [true, false])
    }

    @Test("reset begins anew after a file too, and undo brings all of it back")
    func reset() throws {
        let file = try program.write("access view\n", to: "login.viewdid")
        let result = try program.pipe("run \(file)", "reset", "undo", "is view loaded")
        #expect(result.lines.filter { $0.contains("= ") }.map { $0.contains("true") } == [true])
    }

    @Test("A file without a command is said to be empty")
    func emptyFile() throws {
        let file = try program.write("", to: "empty.viewdid")
        let result = try program.pipe("run \(file)")
        #expect(result.flowing.contains("empty.viewdid is empty"), "\(result.output)")
        #expect(result.status == 0)
    }

    @Test("A file that runs itself is told so once, and a file that is not there fails the run")
    func endlessRun() throws {
        let file = program.folder.path + "/self.viewdid"
        _ = try program.write("is view loaded; run \(file)\naccess view\n", to: "self.viewdid")
        let result = try program.pipe("run \(file)", "run nowhere.viewdid", "is view loaded")
        // The position of the line break depends on the length of the path.
        let told = result.flowing.ranges(of: "self.viewdid:1: ! A file can't run another file.")
        #expect(told.count == 1)
        #expect(result.flowing.contains("There's no file named nowhere.viewdid."))
        #expect(result.lines.last?.contains("= true") == true)
        #expect(result.status == 1)
    }
}
