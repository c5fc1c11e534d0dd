import Foundation
import Testing

/// Tests of the printed answers to questions about the app and the last command.
@Suite("Questions and their answers")
struct AskingTests {
    let program: Program

    init() throws { program = try Program() }

    private static let stack =
        "class Feed; new Feed as feed; new Feed as detail; new UINavigationController as nav with feed; launch nav; "
        + "push detail"

    /// Set-ups, each with a command of several calls at its end.
    private static let situations = [
        stack, "override loadView setting view to MapView; launch", "override viewDidLoad; access view",
        "launch vc; class Detail; new Detail as detail; present detail from vc",
        "ios 5; class FeedController; nib Feed; new FeedController as feed from nib Feed; access view; memory warning",
        "class Feed; new Feed as feed; launch feed; rotate landscape",
        "class Feed; class Detail; storyboard Main with Feed, Detail; segue show from Feed to Detail named open; "
            + "new Feed as feed from storyboard; launch feed; perform segue open",
        "view cover in vc; launch; remove subview cover; remove view",
    ]

    @Test("why tells of each call what it was, its rule, and who says so", arguments: situations)
    func why(situation: String) throws {
        let count = try #require(
            try program.pipe(situation, "why 999").output.firstMatch(of: /made ([0-9]+) calls/)
                .flatMap { Int($0.1) })
        let result = try program.pipe(
            situation, (1...count).map { "why \($0)\nredo" }.joined(separator: "\n"))
        #expect(result.status == 0)
        let answers = result.output.split(separator: "  Nothing to redo.\n")
        #expect(answers.count == count)
        for answer in answers {
            #expect(answer.contains(/\n  [a-z]\w*\.[\w-]+, iOS .*(certain|likely|doubtful)/), "\(answer)")
            #expect(answer.contains(#/sources: (fact|log|stack|open)|stated in [A-Z][0-9]+:/#), "\(answer)")
        }
    }

    @Test("why names the sentence, the range, the facts, and the documents for and against")
    func whyInFull() throws {
        let result = try program.pipe("access view", "why 1")
        for part in [
            "  vc.loadView\n", "  UIKit creates a view only when something first reads it.",
            "  view.getter-loads, iOS 2 and later, certain", "  sources: fact F1.1", "stated in P7:",
        ] {
            #expect(result.output.contains(part))
        }
        let unload = try program.pipe("access view; memory warning", "why viewDidUnload")
        #expect(unload.output.contains("The last command didn't call vc.viewDidUnload."))
        #expect(unload.output.contains("memory.views-stay, iOS 6 and later, certain"))
        #expect(unload.flowing.contains("but see S1: UIKit - loadView vs viewDidLoad"))
    }

    @Test("Every answer fits its window, wide and narrow", arguments: [80, 40] as [UInt16])
    func widths(columns: UInt16) throws {
        let conversation = try program.terminal([], ["NO_COLOR": "1"], columns: columns)
        try conversation.expect("vc >")
        try conversation.enter(Self.stack, until: "nav >")
        let questions = [
            "tree", "references", "map", "diagram", "compare ios 5 17", "compare ios 5 17: rotate landscape",
            "stack 3", "why 4", "help now", "explain push",
        ]
        for question in questions {
            let answer = try conversation.enter(question, until: "nav >")
            let rows = answer.components(separatedBy: "\n").dropLast()
            #expect(rows.count > 2, "\(question)")
            for row in rows {
                let cells = row.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
                #expect(cells <= Int(columns), "\(question): \(row)")
            }
        }
        // A command that is offered is not broken where it fits.
        #expect(conversation.screen.contains { $0.hasSuffix("explain viewDidLoad") })
    }

    @Test("Releases stand side by side, and only what one of them adds is marked")
    func compare() throws {
        let result = try program.pipe(Self.stack, "compare ios 7 17")
        let marked = result.lines.filter { $0.hasPrefix("  ~") }
        #expect(marked.map { $0.split(separator: " ").last } == ["detail.viewIsAppearing"])
        #expect(result.lines.filter { $0.hasPrefix("  =") }.count == 12)
    }

    @Test(
        "What means nothing on a release is told, when it is compared and when the app moves there",
        arguments: ["compare ios 3 17", "ios 3"])
    func lost(command: String) throws {
        let result = try program.pipe(
            "class Feed; storyboard Main with Feed; new Feed as feed from storyboard Main; access view of feed",
            command)
        #expect(
            result.flowing.contains(
                "On iOS 3, new Feed as feed from storyboard Main and 1 statement after it do nothing"))
    }

    @Test("Of code that brings something on screen that is asked, and not how it was made")
    func code() throws {
        let push = "navigationController?.pushViewController(Detail(), animated: true)"
        let result = try program.pipe(
            "class Detail; class Feed: UIViewController { func go() { \(push) } }",
            "new Feed as feed; new UINavigationController as nav with feed; launch nav", "predict feed.go()",
            "skip")
        #expect(
            result.flowing.contains(
                "Which of these are called on feed and detail, and in what order: didMove(toParent:), "
                    + "viewDidAppear, viewDidDisappear, viewDidLoad, viewWillAppear, viewWillDisappear, "
                    + "willMove(toParent:)? Type the methods in order, or nothing if none is called."))
    }

    @Test("What code prints on the way to a value is told from the value")
    func value() throws {
        let result = try program.pipe(
            "class A: UIViewController { func f() -> Int { print(\"hi\"); return 3 } }", "new A as a",
            "a.f() + 1", "a.f()")
        #expect(result.lines.filter { $0.hasSuffix("hi") } == ["  print: hi", "  print: hi"])
        #expect(result.lines.filter { $0.hasPrefix("  = ") } == ["  = 4"])
    }

    @Test("A cycle is found and drawn; without it nothing leaks")
    func references() throws {
        let cycle =
            "class Feed; property friend: UIViewController in Feed; new Feed as a; new Feed as b; "
            + "set a.friend to b; set b.friend to a; release a; release b"
        let leaking = try program.pipe(cycle, "references")
        #expect(leaking.lines.filter { $0.contains("leaked:") } == ["  ! leaked: a.friend -> b.friend -> a"])
        let weak = try program.pipe(
            cycle.replacing("property friend", with: "property weak friend"), "references")
        #expect(weak.output.contains("No controller is alive."))
    }

    @Test("What a timer or the notification centre holds isn't released, with all that holds it")
    func forgotten() throws {
        let timer =
            "class T: UIViewController { var timer: Timer?; override func viewDidLoad() { super.viewDidLoad(); "
            + "timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, "
            + "repeats: true) }; @objc func tick() {} }; class A; new A as a; "
            + "new UINavigationController as nav with a; launch nav; new T as t; push t; release t; pop in nav"
        let leaking = try program.pipe(timer, "references")
        #expect(leaking.output.contains("the run loop's timer (target)"))
        #expect(
            leaking.lines.contains {
                $0.contains("! not released: t: the run loop's timer (target) holds it until")
            })
        #expect(!leaking.output.contains("No leaks"))
        let blocks =
            "class T: UIViewController { override func viewDidLoad() { super.viewDidLoad(); "
            + "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }; "
            + "NotificationCenter.default.addObserver(forName: .done, object: nil, queue: nil) { _ in self.tick() } }; "
            + "func tick() {} }; new T as t; access view t; release t"
        let both = try program.pipe(blocks, "references")
        #expect(both.lines.filter { $0.contains("! not released: t: ") }.count == 2, "\(both.output)")
        let used = try program.pipe(blocks.replacing("; release t", with: ""), "references")
        #expect(used.output.contains("No leaks"))
        #expect(used.output.contains("the variable t"))
    }

    @Test("What is held is never held by nothing")
    func presenting() throws {
        let result = try program.pipe(
            "class A; class B; new A as a; launch a; new B as b; present b from a as fullScreen; release b; new A as c; "
                + "window root c; release a", "references")
        #expect(result.output.contains("a: held by the presentation of b"))
        #expect(!result.output.contains("a: held only"))
    }

    @Test(
        "Why a call did not come is told as if it had been predicted",
        arguments: ["why viewWillAppear", "why a.viewWillAppear"])
    func whyNot(question: String) throws {
        let result = try program.pipe(
            "ios 17; class A; class B; new A as a; launch a; new B as b; present b; dismiss b; use a",
            question)
        #expect(result.output.contains("present.sheet-keeps-presenter"), "\(result.output)")
    }
}
