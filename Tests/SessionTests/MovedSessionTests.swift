import CommandLanguage
import Lifecycle
import TestSupport
import Testing

@testable import Session

/// What was entered before a move was read in another app: its identifiers mean nothing in this one.
@Suite("A session that moved to another release or device")
struct MovedSessionTests {
    @Test(
        "A wrong answer is explained, whatever the statements before the move named",
        arguments: [
            (
                """
                launch vc; class Detail; new Detail as detail; present detail from vc; drag sheet; \
                view cover in vc; interaction cover disabled; ios 5
                """, "rotate portrait and hold", "detail.touchesBegan"
            ),
            (
                """
                class Feed; new Feed as feed; new UINavigationController as nav with feed; launch nav; \
                new Feed as detail; push detail; view cover in detail; interaction cover disabled; ios 3
                """, "pop", "detail.viewDidLoad"
            ),
            (
                "new window as overlay; level overlay 2000; launch vc; view cover in vc; ios 5; ios 17",
                "memory warning", "viewDidLoad"
            ),
        ])
    func explained(setUp: String, commands: String, answer: String) {
        var session = Session()
        _ = session.enter(setUp)
        _ = session.enter("predict all " + commands)
        guard case .judged(let judged)? = session.enter(answer).first else {
            Issue.record("\(answer) was not judged")
            return
        }
        #expect(!judged.judgement.isRight)
    }

    @Test("A statement before a move stands for what it means where that led")
    func inputs() throws {
        var session = Session()
        _ = session.enter(
            "class Feed; new Feed as one; new Feed as two; view cover in two; is view loaded two")
        let before = session.inputs.map(\.command)
        _ = session.enter("ios 5")
        #expect(session.inputs.map(\.command) == before + [nil])
        var other = Session()
        _ = other.enter("class Feed; storyboard Main with Feed; new Feed as feed from storyboard Main")
        _ = other.enter("new Feed as next; access view next; ios 3")
        let next = try #require(other.simulation.world.controller(named: "next"))
        #expect(other.inputs.count == 6)
        #expect(other.inputs[2].instruction == nil, "there are no storyboards on iOS 3")
        #expect(other.inputs[4].command == .loading(.accessView(of: next)))
    }

    @Test("Behind any set-up and any move any wrong answer is judged")
    func walk() {
        let answers = ["nothing", "viewDidLoad", "viewWillAppear viewDidLoad", "touchesBegan"]
        var judged = 0
        for seed in Chance.seeds(60, for: "wrong answers behind a move") {
            var generator = SeededGenerator(seed: seed)
            var session = Session()
            session.enterRandomly(Int.random(in: 4...24, using: &generator), using: &generator)
            let moves = ["ios 3", "ios 5", "ios 9", "ios 13", "ios 26", "device iPad Pro", "device iPhone"]
            _ = session.enter(moves.randomElement(using: &generator) ?? "ios 5")
            for _ in 0..<3 {
                let world = session.simulation.world
                guard let command = Command.anyAvailable(in: world, using: &generator),
                    let words = command.words(in: world)
                else { continue }
                _ = session.enter("predict all " + words)
                guard session.pending != nil else { continue }
                let name = session.currentName.map { "\($0)." } ?? ""
                let calls = answers.randomElement(using: &generator) ?? "nothing"
                let answer = calls == "nothing" ? calls : name + calls.replacing(" ", with: " \(name)")
                for reply in session.enter(answer) { if case .judged = reply { judged += 1 } }
                _ = session.enter("skip")
            }
        }
        #expect(judged > 40)
    }
}
