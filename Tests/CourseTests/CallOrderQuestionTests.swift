import Lifecycle
import Testing

@testable import Course

/// Questions which of two calls comes first, which no page answers but a run.
@Suite("Which of two calls comes first")
struct CallOrderQuestionTests {
    private let handbook: Handbook

    init() throws { handbook = try #require(Handbook.shared) }

    private func answer(to question: String) -> HandbookEntry? {
        guard case .entry(let entry)? = handbook.page(for: question), entry.computed == .order else {
            return nil
        }
        return entry
    }

    @Test(
        "The answer is computed, in whatever language and form it is asked for",
        arguments: [
            ("is viewDidLoad called before or after loadView?", "loadView is called first."),
            (
                "which comes first on pop: viewDidDisappear of the old or viewDidAppear of the new",
                "viewDidDisappear is called first."
            ),
            (
                "Which comes first, the presenter's viewWillDisappear or the presented controller's viewDidLoad?",
                "viewDidLoad is called first."
            ),
            (
                "on dismiss which comes first, viewWillAppear below or viewDidDisappear of the modal",
                "viewWillAppear is called first."
            ),
            (
                "which is called first on a push: willMove(toParent:) or viewWillAppear?",
                "willMove(toParent:) is called first. That is likely, not certain."
            ),
            (
                "is viewDidLoad run before or after decodeRestorableState",
                "viewDidLoad is called first. That is likely, not certain."
            ),
            ("is deinit called before viewDidDisappear when popping?", "viewDidDisappear is called first."),
            (
                "Dans quel ordre sont appelées viewDidLoad et prepare(for:sender:) ?",
                "prepare(for:) is called first."
            ),
            ("Wird viewDidLoad vor viewWillAppear aufgerufen?", "viewDidLoad is called first."),
            ("viewDidLoad在viewWillAppear之前调用吗", "viewDidLoad is called first."),
            ("viewDidLoadはviewWillAppearより前に呼ばれますか", "viewDidLoad is called first."),
            ("viewDidLoad는 viewWillAppear 전에 호출되나요", "viewDidLoad is called first."),
            ("order of viewDidAppear and viewDidDisappear", "That depends on what happens."),
            // Whose calls they are counts, also if both are of one kind, and calls of others than controllers.
            (
                "Is the parent's viewWillAppear called before the child's viewWillAppear?",
                "parent's viewWillAppear is called first."
            ),
            (
                "which comes first: applicationDidBecomeActive or didFinishLaunching",
                "didFinishLaunching is called first."
            ),
        ])
    func computed(question: String, summary: String) throws {
        let entry = try #require(answer(to: question), "\(question)")
        #expect(entry.what.hasPrefix(summary), "\(question): \(entry.when)")
        #expect(!entry.rules.isEmpty)
        for release in entry.example.releases.releases {
            #expect(
                DemonstrationRun(entry.example, on: release).failures == [], "\(question), iOS \(release)")
        }
    }

    @Test("What comes no more is told with the releases on which it came")
    func past() throws {
        let entry = try #require(answer(to: "order of viewDidAppear and viewDidDisappear when presenting"))
        let sheets = entry.when.split(separator: "\n").filter { $0.contains("(default style)") }
        #expect(
            !sheets.isEmpty
                && sheets.allSatisfy { $0.contains(" on iOS 2 to 12") })
    }

    @Test(
        "A child's call and its parent's are answered by transitions that have both, and A and B stand for anybody"
    )
    func owners() throws {
        let entry = try #require(
            answer(to: "is the child's viewWillAppear called before the parent's viewDidAppear"))
        #expect(!entry.when.contains("on screen"), "\(entry.when)")
        #expect(entry.when.contains("A is launched with B as its child"), "\(entry.when)")
        let modal = try #require(
            answer(to: "A presents B: which comes first, A.viewDidDisappear or B.viewDidAppear?"))
        #expect(modal.name.hasSuffix(", present"), "\(modal.name)")
    }

    @Test("What is named after a question leads to the same answer, as a recording needs it")
    func names() throws {
        for question in [
            "which is called first on a push: willMove(toParent:) or viewWillAppear?",
            "is deinit called before viewDidDisappear when popping?",
        ] {
            let entry = try #require(answer(to: question))
            #expect(handbook.entry(named: entry.name) == entry, "\(entry.name)")
        }
    }

    @Test("Where releases differ, both orders are told")
    func releases() throws {
        let entry = try #require(answer(to: "is viewWillAppear called before viewDidLoad on a push?"))
        #expect(entry.when.contains("B is pushed over A"))
        let open = try #require(answer(to: "order of viewWillDisappear and viewDidLoad on a push"))
        #expect(
            open.when.contains("in no fixed order") && open.when.contains("on iOS 7 to 11.4"), "\(open.when)")
    }

    @Test("What rests on doubtful rules is said to do so")
    func doubt() throws {
        let entry = try #require(
            answer(to: "sceneDidBecomeActive or viewDidAppear: which one is first at launch"))
        #expect(entry.what.contains("Sources disagree"))
    }

    @Test(
        "What asks something else finds its page",
        arguments: [
            "where do I put a request that has to run after viewDidLoad and before viewDidAppear",
            "why is viewDidAppear not called after viewWillAppear", "viewDidLoad or viewWillAppear",
            "viewDidLoad is called twice before viewWillAppear and after viewDidAppear",
            "endAppearanceTransition without first calling beginAppearanceTransition",
            "viewWillAppear is called right after viewWillDisappear",
            "is the child's viewDidLoad before the parent's viewWillAppear",
        ])
    func others(question: String) { #expect(answer(to: question) == nil) }
}
