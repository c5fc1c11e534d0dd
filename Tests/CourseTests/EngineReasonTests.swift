import Testing

@testable import Course

@Suite("The reasons behind questions about a number, a next call or a state")
struct EngineReasonTests {
    private static let stack =
        "class Feed; new Feed as feed; new UINavigationController as nav with feed; launch nav; new Feed as detail"

    /// Someone at a question of a lesson.
    private func runner(
        _ kind: String, _ ask: String, _ commands: String, after setUp: String, note: String = ""
    ) throws -> LessonRunner {
        var runner = try makeRunner(
            """
            ```viewdid setup
            class Idle; new Idle as idle; \(setUp)
            ```
            ```viewdid predict first
            ask: loadView viewDidLoad of idle
            access view of idle
            ```
            ```viewdid \(kind) asked
            ask: \(ask)
            \(commands)
            ```
            \(note)
            """)
        _ = runner.go(to: "asked")
        return runner
    }

    @Test(
        "A call that comes later is told by its own rule",
        arguments: [
            (
                "after viewWillAppear of detail", "viewDidAppear",
                "viewDidAppear is called later; something else comes before it. viewDidAppear comes after the view is in the "
            ),
            (
                "after loadView of detail", "didMove(toParent:)",
                "didMove(toParent:) is called later; something else comes before it. didMove(toParent:) comes when"
            ),
        ])
    func later(ask: String, answer: String, told: String) throws {
        var runner = try runner("next", ask, "push detail", after: Self.stack)
        let message = try #require(runner.enter(answer).messages.first)
        #expect(message.hasPrefix(told), "\(message)")
    }

    @Test("The rule of a later call waits where it names the call that is asked for")
    func givingAway() throws {
        var runner = try runner(
            "next", "after willMove(toParent:) of detail", "push detail", after: Self.stack)
        #expect(
            runner.enter("viewDidLoad").messages == [
                "viewDidLoad is called later; something else comes before it."
            ]
        )
    }

    @Test(
        "The answer comes with its rule, where the author says nothing on it",
        arguments: [
            ("count", "viewDidLoad of detail", "push detail", "viewDidLoad follows loadView"),
            ("next", "after viewWillDisappear of feed", "push detail", "viewDidDisappear comes after"),
            ("state", "detail alive", "release detail", "An object goes when nothing holds it any more."),
        ])
    func shown(kind: String, ask: String, commands: String, told: String) throws {
        var silent = try runner(kind, ask, commands, after: Self.stack)
        let message = try #require(silent.enter("skip").messages.first)
        #expect(message.hasPrefix(told), "\(message)")
        var noted = try runner(
            kind, ask, commands, after: Self.stack, note: "\n> [!NOTE]\n> Said afterwards.")
        #expect(noted.enter("skip").messages.isEmpty)
    }

    @Test(
        "Who is the parent, who presents and what is loaded still is told by what decided it",
        arguments: [
            (
                "launch vc; new UIViewController as child; embed child in vc", "remove view child",
                "child.parent is nil", "yes", "The recipe: addChild"
            ),
            (
                "launch vc; new UIViewController as child; embed child in vc", "remove from parent child",
                "child.parent is nil", "no", "removeFromParent sends"
            ),
            (
                "launch vc; new UIViewController as sheet; use vc", "present sheet; dismiss",
                "vc.presentedViewController is sheet", "yes", "dismiss takes away what its receiver"
            ),
            ("launch vc", "memory warning", "vc loaded", "no", "iOS 6 and later keep the view"),
            ("launch vc", "set view nil of vc", "vc loaded", "yes", "Setting view to nil drops it"),
        ])
    func states(setUp: String, commands: String, ask: String, answer: String, told: String) throws {
        let setUp = setUp.replacing("launch vc", with: "new UIViewController as vc; launch vc")
        var runner = try runner(
            "state", ask, commands.replacing("; ", with: "\n"), after: setUp)
        let message = try #require(runner.enter(answer).messages.first)
        #expect(message.hasPrefix(told), "\(message)")
    }
}
