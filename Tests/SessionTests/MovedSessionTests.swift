import CommandLanguage
import Lifecycle
import TestSupport
import Testing

@testable import Session

/// Input before a move was read in another app: its identifiers mean nothing in this one.
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

    @Test(
        "A wrong answer to several commands is explained, whoever a later one makes",
        arguments: [
            (
                "access view vc; new UIViewController as detail; access view detail",
                "detail.viewWillAppear vc.viewDidLoad"
            ),
            ("access view vc; new UIViewController as detail", "detail.viewDidLoad detail.viewDidAppear"),
            (
                "launch vc; new UIViewController as detail; present detail from vc; dismiss detail",
                "detail.viewDidDisappear vc.viewDidAppear detail.viewWillAppear"
            ),
        ])
    func madeLater(commands: String, answer: String) {
        var session = Session()
        _ = session.enter("predict all \(commands)")
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
        let before = session.stage.inputs.map(\.command)
        _ = session.enter("ios 5")
        #expect(session.stage.inputs.map(\.command) == before + [nil])
        var other = Session()
        _ = other.enter("class Feed; storyboard Main with Feed; new Feed as feed from storyboard Main")
        _ = other.enter("new Feed as next; access view next; ios 3")
        let next = try #require(other.simulation.world.controller(named: "next"))
        #expect(other.stage.inputs.count == 6)
        #expect(other.stage.inputs[2].instruction == nil, "there are no storyboards on iOS 3")
        #expect(other.stage.inputs[4].command == .loading(.accessView(of: next)))
    }

    @Test("Behind any set-up and any move any wrong answer is judged, to one command or to several")
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
                var simulation = session.simulation
                var commands: [String] = []
                for _ in 0..<Int.random(in: 1...3, using: &generator) {
                    guard let command = Command.anyAvailable(in: simulation.world, using: &generator),
                        let words = command.words(in: simulation.world)
                    else { continue }
                    commands.append(words)
                    simulation.apply(command)
                }
                _ = session.enter("predict all " + commands.joined(separator: "; "))
                guard let question = session.pending else { continue }
                let everybody = question.asked.controllers.map { question.world.controllers[$0].name }
                let calls = answers.randomElement(using: &generator) ?? "nothing"
                let answer = calls.split(separator: " ").map { call in
                    call == "nothing"
                        ? "nothing" : "\(everybody.randomElement(using: &generator) ?? "vc").\(call)"
                }
                for reply in session.enter(answer.joined(separator: " ")) {
                    guard case .judged(let answer) = reply else { continue }
                    judged += 1
                    for call in answer.judgement.answer { _ = session.enter("why \(call.callback.rawValue)") }
                }
                _ = session.enter("skip")
            }
        }
        #expect(judged > 40)
    }
}
