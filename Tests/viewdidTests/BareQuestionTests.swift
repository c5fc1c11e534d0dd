import Foundation
import Testing

/// Lines that are no commands and are answered all the same.
@Suite("Questions without a command")
struct BareQuestionTests {
    /// Lines that people type, each with the name of its page.
    private static let asked = [
        ("What is an unwind segue for?", "unwindAction(_:)"),
        ("How do you remove a child without leaking it?", "containment"),
        ("UIViewController viewDidLoad not being called", "viewDidLoad isn't called"),
        (
            "Warning: Attempt to present * on * whose view is not in the window hierarchy",
            "presenter not in window"
        ),
        ("State restoration not working in iOS 13", "state restoration"),
        ("memory leak when presenting view controller again and again", "deinit isn't called"),
        ("Как работает Responder Chain", "responder chain"),
        ("UIViewController의 생명주기를 설명해주세요", "lifecycle"),
        ("frame と bounds の違いを教えてください", "frame or bounds"),
        (
            "Pourquoi viewWillAppear n'est pas appelé après la fermeture d'une modale ?",
            "viewWillAppear isn't called"
        ),
        ("Was ist der Unterschied zwischen weak und unowned?", "weak or unowned"),
        ("Por que atualizar a interface na thread principal", "main thread"),
    ]

    let program: Program

    init() throws { program = try Program() }

    @Test("A question, a title or a message of the console gets its page, in any language")
    func pages() throws {
        let result = try program.pipe(Self.asked.map(\.0).joined(separator: "\n"))
        #expect(result.status == 0, "\(result.output)")
        let named = try program.pipe(Self.asked.map { "explain \($0.1)" }.joined(separator: "\n"))
        #expect(named.status == 0, "\(named.output)")
        // A page that may be the wrong one says so first.
        let pages = result.lines.filter { !$0.hasPrefix("  Closest page: ") }
        #expect(pages == named.lines)
    }

    @Test("What is about something else is said to be so, and nothing is made of nonsense")
    func others() throws {
        let outside = try program.pipe("How do I persist objects with Core Data?")
        #expect(outside.status == 1)
        #expect(
            outside.flowing.contains("it teaches the life cycle of view controllers"), "\(outside.output)")
        #expect(try program.pipe("what can I type").flowing.contains("Now you can try"))
        let nonsense = try program.pipe("how do I bake a pizza for ten people")
        #expect(nonsense.status == 1)
        #expect(nonsense.flowing.contains("There's no command"))
        let beside = try program.pipe("can i paste my own class?")
        #expect(!beside.flowing.contains("Did you mean"), "\(beside.output)")
    }

    @Test(
        "Why a call does not come is answered by its page as long as nothing has happened, and by the rule afterwards"
    )
    func whyNot() throws {
        let before = try program.pipe("why is deinit not called")
        #expect(before.lines.first?.hasPrefix("  deinit isn't called") == true, "\(before.output)")
        let after = try program.pipe("access view; memory warning", "why is viewDidUnload not called")
        #expect(after.flowing.contains("The last command didn't call vc.viewDidUnload."))
        #expect(try program.pipe("why viewDidUnload").flowing.contains("Nothing has happened yet."))
    }

    @Test(
        "why alone asks what the last answer offers to explain", arguments: ["why", "Why?", "but why not?"])
    func whyAlone(line: String) throws {
        func told(_ launched: String, _ answered: String, _ nothing: String) throws -> Program.Result {
            try program.pipe(
                "launch", launched, "predict memory warning", "viewDidUnload", answered, "skip", "state",
                launched, "predict access view", nothing)
        }
        let result = try told(line, line, line)
        #expect(try result.output == told("why 1", "why viewDidUnload", "why").output)
        #expect(
            result.flowing.contains("Answer first. Then ask why."),
            "\(result.output)")
    }

    @Test(
        "why alone behind a command that called nothing explains that, and no refused line changes it",
        arguments: [
            (["launch", "dismiss", "why"], "dismiss.needs-presentation, iOS"),
            (["launch", "rotate sideways", "why"], "view.getter-loads, iOS"),
        ])
    func whyIdle(lines: [String], told: String) throws {
        let result = try program.pipe(lines.joined(separator: "\n"))
        #expect(result.flowing.contains(told), "\(result.output)")
    }

    @Test("why alone behind an exception asks for its rule")
    func whyException() throws {
        let told = try program.pipe(
            "new UINavigationController as nav with vc; launch nav", "present vc", "why")
        #expect(told.status == 0, "\(told.output)")
        #expect(told.flowing.contains("present.active-raises, iOS"), "\(told.output)")
    }

    @Test(
        "A prediction waits for its answer, whatever a lesson is told, and asks nothing of calls that are none of its"
    )
    func prediction() throws {
        let told = try program.pipe(
            "predict access view", "viewDidLoad", "next", "steps", "nobody.viewDidLoad",
            "loadView viewDidLoad")
        #expect(
            told.flowing.components(separatedBy: "Answer the prediction first.").count == 3,
            "\(told.output)")
        #expect(told.flowing.contains("The question isn't about nobody"))
        #expect(!told.flowing.contains("Did you mean: explain viewDidLoad"))
        #expect(told.flowing.contains("Right: 2 of 2."))
    }

    @Test("why alone at a number explains the call that was counted wrong")
    func whyAtNumber() throws {
        let count = try program.pipe("goto visits", "5", "why", arguments: ["learn", "swipe-back"])
        #expect(count.flowing.contains("feed.viewWillAppear isn't called again here."), "\(count.output)")
        let later = try program.pipe("goto visits", "5", "hint", "why", arguments: ["learn", "swipe-back"])
        #expect(later.flowing.contains("feed.viewWillAppear isn't called again here."), "\(later.output)")
    }

    @Test("What a debugger prints is printed, and self is said to be no name here")
    func debugger() throws {
        for line in ["po vc.view", "p vc.view", "print vc.view"] {
            #expect(try program.pipe(line).output == program.pipe("vc.view").output)
        }
        let result = try program.pipe("self.view")
        #expect(result.flowing.contains("There's no self at the prompt"), "\(result.output)")
        #expect(result.flowing.contains("Did you mean: vc.view"), "\(result.output)")
    }

    @Test("A call without its receiver is offered with one, and an import is no fault")
    func pasted() throws {
        let call = try program.pipe("launch", "present(UIViewController(), animated: true)")
        #expect(call.flowing.contains("Did you mean: vc.present(UIViewController(), animated: true)"))
        let file = try program.pipe(
            "//  Feed.swift", "import UIKit", "", "public final class Feed: UIViewController {",
            "    override func viewDidLoad() { print(\"loaded\") }", "}",
            "new Feed as feed; access view feed")
        #expect(file.status == 0, "\(file.output)")
        #expect(file.output.contains("print: loaded"))
        #expect(file.output.contains("  class Feed: UIViewController\n"), "\(file.output)")
        let override = try program.pipe(
            "override func viewDidAppear(_ animated: Bool) {", "  print(animated)", "}", "launch")
        #expect(override.output.contains("print: false"), "\(override.output)")
    }

    @Test("What is suggested exists: a page that there is, and no set-up that nobody made")
    func suggestions() throws {
        #expect(try !program.pipe("what is a zzz").flowing.contains("Did you mean: explain a zzz"))
        #expect(try program.pipe("SwiftUI").flowing.contains("SwiftUI"))
        #expect(try program.pipe("safe area").flowing.contains("Did you mean: explain safe area"))
        let present = try program.pipe("present")
        #expect(!present.output.contains("Did you mean"))
        #expect(
            try program.pipe("world zzz").flowing.contains("There's no world named zzz. To see them: worlds"))
    }

    @Test(
        "A question about a controller of this app is answered by its state or by who holds it",
        arguments: [
            ("is feed on screen?", "feed: Feed."), ("is photo visible", "photo: Photo."),
            ("is photo still alive?", "photo: held by"), ("is feed gone", "feed: held by"),
        ])
    func state(question: String, answer: String) throws {
        #expect(try program.pipe("world sheet", question).output.contains(answer))
    }

    @Test("SwiftUI's names find its page; its views and hosts are answered with what isn't simulated")
    func swiftUI() throws {
        for name in ["SwiftUI", "onAppear", "onDisappear", "NavigationStack", "@State", ".task"] {
            let page = try program.run(["explain", name])
            #expect(page.output.contains("coming from SwiftUI  "), "\(name): \(page.output)")
        }
        let view = try program.pipe("struct Content: View { var body: some View { Text(\"a\") } }")
        #expect(view.flowing.contains("SwiftUI isn't simulated: Content is read, but it isn't drawn"))
        let host = try program.pipe("class Host: UIHostingController<Text> {}")
        let note = "SwiftUI isn't simulated, so Host is treated as a plain view controller."
        #expect(host.flowing.contains(note), "\(host.output)")
        let held = try program.pipe(
            "class Box: UIViewController { let h = UIHostingController(rootView: Text(\"a\")) }",
            "new Box as box",
            "access view of uiHostingController")
        #expect(held.flowing.contains("SwiftUI isn't simulated: a plain UIView"), "\(held.output)")
    }

    @Test("A lesson is begun by the words of its title, and a topic practised by several of its words")
    func titles() throws {
        let lesson = try program.pipe("learn push and pop")
        #expect(lesson.status == 0)
        #expect(lesson.output.contains("A pushes B"), "\(lesson.output)")
        #expect(
            try program.pipe("practice push and pop").output.contains(
                "Practice on iOS 15 and later: push and pop."))
        #expect(
            try program.pipe("", arguments: ["learn", "push", "and", "pop"]).output.contains("A pushes B"))
        #expect(
            try program.pipe("", arguments: ["practice", "push", "and", "pop"]).output
                .contains("Practice on iOS 15 and later: push and pop."))
        #expect(
            try program.pipe("learn modal").flowing.contains("For questions about it: practice presentation"))
        #expect(
            try program.pipe("practice push and tabs").flowing.contains(
                "There's no topic named push and tabs"))
    }

    @Test("A question gets its page while an exercise waits, too, and is no answer")
    func inLesson() throws {
        let question = try program.pipe(
            "why is viewDidLoad called twice?", arguments: ["learn", "lazy-view"])
        #expect(question.output.contains("\n  viewDidLoad twice"), "\(question.output)")
        #expect(!question.output.contains("Try again"))
        #expect(
            try question.output
                == program.pipe("explain viewDidLoad twice", arguments: ["learn", "lazy-view"]).output)
    }

    @Test("Which of two calls comes first is answered from a run, but not while a prediction waits")
    func order() throws {
        let told = try program.pipe("which comes first on a push, viewDidAppear or viewDidDisappear?")
        #expect(told.flowing.contains("viewDidDisappear is called first."), "\(told.output)")
        #expect(told.flowing.contains("A.viewDidDisappear, then B.viewDidAppear"))
        let waiting = try program.pipe(
            "world push", "predict push detail", "explain order of viewDidDisappear and viewDidAppear, push")
        #expect(waiting.flowing.contains("shown once you've answered"), "\(waiting.output)")
        #expect(!waiting.output.contains("is called first"))
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
