import Foundation
import Testing

/// Ctrl-C while Swift code runs that does not end by itself.
@Suite("Ctrl-C inside a command")
struct InterruptTests {
    /// So many that no loop gets there while the test waits.
    private static let patient = ["--steps", "1000000000"]
    private static let source = """
        class Feed: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                while true { }
            }
        }
        """

    let program: Program

    init() throws { program = try Program() }

    @Test("At the prompt the command ends, and the app is as before; the rest of the line is left")
    func prompt() throws {
        let conversation = try program.terminal(Self.patient)
        try conversation.expect("vc >")
        try conversation.enter("override viewDidLoad { while true { } }", until: "vc >")
        conversation.terminal.type("access view; memory warning\r")
        try #require(conversation.terminal.waitForLineMode())
        conversation.terminal.type("\u{3}", waitsForEditor: false)
        let answer = try conversation.expect("vc >")
        #expect(answer.contains("*** Stopped at line 1."))
        #expect(answer.contains("The app is unchanged."))
        #expect(!answer.contains("didReceiveMemoryWarning"))
        #expect(try conversation.enter("is view loaded", until: "vc >").contains("= false"))
        #expect(try !conversation.enter("log", until: "vc >").contains("access view"))
        #expect(conversation.leave() == 0)
    }

    @Test("A run ends with what happened so far, and with status 130")
    func run() throws {
        let file = try program.write(Self.source, to: "Feed.swift")
        let conversation = try program.terminal(
            ["run", file, "-c", "state\nlaunch Feed\nstate"] + Self.patient)
        try conversation.expect("iOS")
        conversation.terminal.type("\u{3}", waitsForEditor: false)
        let answer = try conversation.expect("Stopped")
        #expect(answer.contains("viewDidLoad"))
        #expect(conversation.terminal.exitStatus() == 130)
        #expect(conversation.screen.joined(separator: " ").contains("Feed.swift:4."))
    }

    @Test("A run that waits for its lines ends as well")
    func waiting() throws {
        let conversation = try program.terminal(["run", "-"])
        conversation.terminal.type("access view\r", waitsForEditor: false)
        try conversation.expect("viewDidLoad")
        conversation.terminal.type("\u{3}", waitsForEditor: false)
        #expect(conversation.terminal.exitStatus() == 130)
    }

    @Test("The number of steps has to make sense, and is the usual one where a session is recorded")
    func steps() throws {
        #expect(try program.run(["--steps", "0"]).errors.contains("--steps takes a number"))
        let record = program.folder.appendingPathComponent("mine.transcript").path
        let result = try program.run(["--steps", "5", "--record", record])
        #expect(result.status == 64)
        #expect(result.errors.contains("can't be combined"))
    }

    @Test("Layout that never ends names the override that requests it")
    func layout() throws {
        let text = """
            class Feed: UIViewController {
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    view.setNeedsLayout()
                }
            }
            """
        let result = try program.run(["run", try program.write(text, to: "Feed.swift")])
        #expect(result.flowing.contains("Feed.swift:2: *** and so on forever: the app hangs"))
    }

    @Test("Of what a loop without end prints, the beginning and the end are shown")
    func printing() throws {
        let text = Self.source.replacing("while true { }", with: "while true { print(\"round\") }")
        let file = try program.write(text, to: "Feed.swift")
        let result = try program.run(["run", file, "--steps", "3000"])
        #expect(result.status == 0)
        #expect(result.output.contains("more lines"))
        #expect(result.lines.count < 40)
        #expect(result.flowing.contains("Feed.swift:4: *** and so on forever"))
    }
}
