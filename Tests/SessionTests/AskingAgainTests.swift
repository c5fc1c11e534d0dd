import Lifecycle
import Testing

@testable import Session

@Suite("The question after a belief was named is one that the belief answers wrong")
struct AskingAgainTests {
    @Test(
        "A question shows a belief if one call too many, too few or in the wrong place shows it",
        arguments: [
            ("push-shows-first", true), ("push-ends-with-old", true), ("sheet-hides-presenter", false),
            ("pop-passes-through", false),
        ])
    func shows(identifier: String, isAnsweredWrong: Bool) throws {
        var session = Session()
        _ = session.enter(
            """
            class Feed; class Detail; new Feed as feed; new Detail as detail; new UINavigationController as nav with feed; \
            launch nav
            """)
        let belief = try #require(Misconception.named(identifier))
        let names = try AskedNames(
            "viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear of feed, detail")
        #expect(
            session.isAnsweredWrong(by: belief, "push detail onto nav", asking: names) == isAnsweredWrong)
    }
}
