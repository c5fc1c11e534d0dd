import Foundation
import Testing

/// Lines that are no commands and are answered all the same.
@Suite("Questions without a command")
struct BareQuestionTests {
    let program: Program

    init() throws { program = try Program() }

    @Test(
        "A question, a title or a message of the console gets its page, in any language",
        arguments: [
            ("What is an unwind segue for?", "unwindAction(_:)"),
            ("How do you remove a child without leaking it?", "containment"),
            ("UIViewController viewDidLoad not being called", "viewDidLoad does not come"),
            (
                "Warning: Attempt to present * on * whose view is not in the window hierarchy",
                "presenter not in window"
            ),
            ("State restoration not working in iOS 13", "state restoration"),
            ("memory leak when presenting view controller again and again", "deinit does not come"),
            ("Как работает Responder Chain", "responder chain"),
            ("UIViewController의 생명주기를 설명해주세요", "lifecycle"),
            ("frame と bounds の違いを教えてください", "frame or bounds"),
            (
                "Pourquoi viewWillAppear n'est pas appelé après la fermeture d'une modale ?",
                "viewWillAppear does not come"
            ),
            ("Was ist der Unterschied zwischen weak und unowned?", "weak or unowned"),
            ("Por que atualizar a interface na thread principal", "main thread"),
        ])
    func pages(line: String, title: String) throws {
        let result = try program.pipe(line)
        #expect(result.status == 0, "\(result.output)")
        #expect(result.lines.first?.hasPrefix("  " + title) == true, "\(result.output)")
        #expect(try program.pipe("explain \(title)").output == result.output)
    }

    @Test("What is about something else is said to be so, and nothing is made of nonsense")
    func others() throws {
        let outside = try program.pipe("How do I reuse the cells of a table view?")
        #expect(outside.status == 1)
        #expect(outside.flowing.contains("no part of the life of a view controller"), "\(outside.output)")
        #expect(try program.pipe("what can I type").status == 1)
        let nonsense = try program.pipe("how do I bake a pizza for ten people")
        #expect(nonsense.status == 1)
        #expect(nonsense.flowing.contains("There is no command"))
    }

    @Test(
        "Why a call does not come is answered by its page as long as nothing has happened, and by the rule afterwards"
    )
    func whyNot() throws {
        let before = try program.pipe("why is deinit not called")
        #expect(before.lines.first?.hasPrefix("  deinit does not come") == true, "\(before.output)")
        let after = try program.pipe("access view; memory warning", "why is viewDidUnload not called")
        #expect(after.flowing.contains("viewDidUnload was not called by the last command."))
        #expect(try program.pipe("why viewDidUnload").flowing.contains("Nothing has happened yet."))
    }

    @Test("A question is recorded as the command that shows its page, and the recording can be replayed")
    func recorded() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).transcript")
        defer { try? FileManager.default.removeItem(at: file) }
        let told = try program.pipe(
            "access view", "Why is my view's frame wrong in viewDidLoad?", "save \(file.path)")
        #expect(told.status == 0, "\(told.output)")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("explain frame wrong in viewDidLoad"))
        #expect(!text.contains("Why is my"))
        #expect(try program.run(["replay", file.path]).status == 0)
    }
}
