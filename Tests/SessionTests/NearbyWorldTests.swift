import Lifecycle
import Testing

@testable import Session

@Suite("A world in which an answer is right is one that can be believed")
struct NearbyWorldTests {
    private func counterfactual(
        _ setUp: String, _ commands: String, _ answer: String
    ) throws -> Counterfactual? {
        var session = Session(.readyController())
        for reply in session.enter(setUp) where reply.isFailure { Issue.record("\(reply)") }
        _ = session.enter("predict " + commands)
        guard case .judged(let judged)? = session.enter(answer).first else {
            Issue.record("\(answer) was not judged")
            throw CancellationError()
        }
        return judged.counterfactual
    }

    @Test(
        "An answer is part of a world whose commands bring more that people learn about them",
        arguments: [
            ("loadView viewDidLoad viewWillAppear", false),
            ("loadView viewDidLoad viewWillAppear viewDidAppear", true),
        ])
    func more(answer: String, isWhole: Bool) throws {
        let world = try #require(try counterfactual("", "access view", answer))
        #expect(world.changes == [.onScreen(true, "vc")])
        #expect(world.isWhole == isWhole)
    }

    @Test("A point on the screen is the same on no other device, so no release is named")
    func point() throws {
        let setUp = """
            override touchesBegan with super; launch vc; view button: UIButton in vc frame 20 100 100 44
            """
        #expect(try counterfactual(setUp, "tap 50 110", "touchesBegan") == nil)
    }

    @Test("Nothing is put between a command that is held and what follows it")
    func held() throws {
        let setUp = "class Detail; launch vc; new Detail as detail; hold present detail from vc"
        let world = try counterfactual(
            setUp, "dismiss vc", "detail.viewWillDisappear detail.viewDidDisappear")
        #expect(world?.changes.contains { if case .loaded = $0 { true } else { false } } != true)
    }

    @Test("Who asks for layout is not sent to a screen, which lays out by itself")
    func layout() throws {
        let world = try counterfactual(
            "access view; set needs layout vc.view", "layout if needed vc.view", "nothing")
        #expect(world?.changes.contains(.onScreen(true, "vc")) != true)
    }

    @Test(
        "What a finger does to a tab is tried in code, and the other way round",
        arguments: [
            ("tap tab 1", "nothing", Counterfactual.Change.inCode("select tab 1 of tabs")),
            (
                "select tab 1",
                "more.viewWillDisappear feed.viewWillAppear more.viewDidDisappear feed.viewDidAppear",
                .byFinger("tap tab 1 of tabs")
            ),
        ])
    func tabs(commands: String, answer: String, change: Counterfactual.Change) throws {
        let setUp = """
            class Feed; new Feed as feed; new UINavigationController as nav with feed; new Feed as detail; new \
            UITabBarController as tabs with nav detail; launch tabs; new Feed as more; push more onto nav
            """
        #expect(try counterfactual(setUp, commands, answer)?.changes == [change])
    }
}
