import Lifecycle
import SwiftSource
import Synchronization
import Testing

@testable import Session

/// Code that does not end, and those who end it.
@Suite("Ending code that goes on")
struct ExecutionLimitTests {
    /// Somebody who presses Ctrl-C at some point.
    private final class Person: Sendable {
        private let pressed = Mutex(false)
        var hasPressed: Bool {
            get { pressed.withLock { $0 } }
            set { pressed.withLock { $0 = newValue } }
        }
    }

    private static let source = """
        class Feed: UIViewController {
            var rounds = 0
            func spin() {
                while true { rounds += 1 }
            }
            func tick() {
                rounds += 1
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.tick() }
            }
        }
        class Pong: UIViewController {
            override func viewDidAppear(_ animated: Bool) { present(Pong(), animated: false) }
        }
        """

    private func session(_ limit: ExecutionLimit) throws -> Session {
        let program = try SwiftReader.program(in: Self.source, file: "Feed.swift").program
        return Session(Session.Start(code: .standard, program: program, limit: limit))
    }

    @Test("A refused command leaves the app as it was, however much the one before it had to do")
    func refusalAfterWork() throws {
        var session = Session(.readyController(code: .standard))
        _ = session.enter("override viewDidLoad { var n = 0; while n < 100 { n += 1 } }; access view")
        let before = session.simulation
        let reply = try #require(session.enter("remove view").last)
        guard case .ran(let run) = reply, case .ignored = run.outcome else {
            Issue.record("it was not refused: \(reply)")
            return
        }
        #expect(session.simulation == before)
    }

    @Test("Code that is stopped ends at its place, and its command has not happened")
    func stopped() throws {
        let person = Person()
        var session = try session(ExecutionLimit { person.hasPressed })
        _ = session.enter("new Feed as feed")
        let before = session.simulation, entries = session.journal.count
        person.hasPressed = true
        let replies = session.enter("feed.spin(); release feed")
        person.hasPressed = false
        #expect(replies.count == 2)
        guard case .message("Not run: release feed")? = replies.last else {
            Issue.record("\(replies)")
            return
        }
        guard case .ran(let run)? = replies.first, case .stopped(let place) = run.outcome else {
            Issue.record("\(replies)")
            return
        }
        #expect(place?.line == 4)
        #expect(session.simulation == before)
        #expect(session.journal.count == entries)
        #expect(session.enter("feed.tick()").allSatisfy { !$0.isStopped })
    }

    @Test(
        "A question or a move to another release that is stopped changes nothing",
        arguments: ["ios 5", "undo", "compare ios 5 17: feed.tick()", "predict feed.tick()"])
    func stoppedInBetween(statement: String) throws {
        let person = Person()
        var session = try session(ExecutionLimit { person.hasPressed })
        _ = session.enter("new Feed as feed; feed.tick(); access view of feed")
        let before = session.simulation, statements = session.statements
        person.hasPressed = true
        let replies = session.enter(statement)
        person.hasPressed = false
        #expect(replies.map(\.isStopped) == [true])
        #expect(session.simulation == before)
        #expect(session.statements == statements)
        #expect(session.pending == nil)
    }

    @Test("The number of steps is whoever's who runs the code")
    func steps() throws {
        for steps in [100, 5000] {
            var session = try session(ExecutionLimit(steps: steps))
            _ = session.enter("new Feed as feed; feed.spin()")
            guard
                case .integer(let rounds)? = session.current.map({
                    session.simulation.world.storedValue("rounds", of: $0)
                })
            else {
                Issue.record("no rounds")
                return
            }
            #expect(rounds < steps && rounds > steps / 8)
        }
    }

    @Test("Code that asks for another second for ever does not keep a command waiting")
    func later() throws {
        var session = try session(ExecutionLimit())
        let replies = session.enter("new Feed as feed; feed.tick(); wait 3")
        #expect(replies.allSatisfy { !$0.isFailure })
        let feed = try #require(session.current)
        // Ten seconds of the command itself, and three more.
        #expect(session.simulation.world.storedValue("rounds", of: feed) == .integer(14))
    }

    @Test("Controllers that present each other without end, and without any time, count as a hang")
    func presenting() throws {
        var session = try session(ExecutionLimit())
        guard case .ran(let run)? = session.enter("launch Pong").last else {
            Issue.record("it did not run")
            return
        }
        guard case .hung = run.outcome else {
            Issue.record("\(run.outcome)")
            return
        }
    }

    @Test("A loop that never ends uses up the search for the world in which a wrong answer is right")
    func endless() throws {
        var session = try session(ExecutionLimit())
        _ = session.enter("new Feed as feed; predict feed.spin()")
        let question = try #require(session.pending)
        let controller = question.asked.controllers[0]
        let wrong = Judgement(of: [Call(controller, .viewDidAppear)], against: question.expected)
        var search = CounterfactualSearch(session, question)
        #expect(search.nearest(to: wrong) == nil)
        #expect(search.statementsReplayed < 20)
    }

    /// A loop that is short in one world adds up in three hundred of them.
    @Test("Code that runs for long isn't run in every world")
    func everywhere() {
        var session = Session(.readyController(code: .standard))
        _ = session.enter("override viewDidLoad { var n = 0; for i in 0..<40000 { n += i } }")
        guard case .message(let text)? = session.enter("when viewDidLoad: access view").first else {
            Issue.record("It was run everywhere")
            return
        }
        #expect(text.contains("compare ios"))
    }
}
