import CommandLanguage
import Lifecycle
import TestSupport
import Testing

@testable import Session

struct UndoTests {
    private static let seed = Chance.seed
    private static let repertoire = [
        "access view", "memory warning", "set view nil", "launch", "window root", "make key and visible",
        "override loadView setting view", "override loadView", "restore loadView", "class Feed",
        "new Feed as feed",
        "new UIViewController as plain", "use vc", "release feed", "ios 5", "ios 9", "ios 17", "ios 3",
        "device iPad Pro landscape", "nib Feed with view, outlet label", "property label: UILabel",
        "storyboard Main with Feed", "new Feed as second from storyboard Main", "add subview to window",
        "remove view", "load view if needed", "predict memory warning", "call loadView",
        "override viewDidLoad with super",
    ]

    private func enterRandomly(_ session: inout Session, _ count: Int, _ generator: inout SeededGenerator) {
        for _ in 0..<count {
            _ = session.enter(Self.repertoire.randomElement(using: &generator) ?? "trace")
            if session.pending != nil { _ = session.enter("nothing") }
        }
    }

    @Test("undo and redo lead back to the same app, near and far")
    func roundTrip() {
        for run in 0..<12 {
            var generator = SeededGenerator(seed: Self.seed &+ UInt64(run))
            var session = Session()
            enterRandomly(&session, 60, &generator)
            let end = session.simulation, current = session.current, statements = session.statements
            let count = Int.random(in: 1...max(1, statements.count), using: &generator)
            _ = session.enter("undo \(count)")
            #expect(session.statements == Array(statements.dropLast(count)), "seed \(Self.seed)")
            _ = session.enter("redo \(count)")
            #expect(session.simulation == end, "seed \(Self.seed)")
            #expect(session.current == current, "seed \(Self.seed)")
            #expect(session.statements == statements, "seed \(Self.seed)")
        }
    }

    @Test("Each earlier state is what it was, from its bookmark or by replay")
    func everyState() {
        var generator = SeededGenerator(seed: Self.seed)
        var session = Session()
        var states = [session.simulation]
        while states.count < 45 {
            let before = session.statements.count
            enterRandomly(&session, 1, &generator)
            if session.statements.count > before { states.append(session.simulation) }
        }
        for number in [44, 0, 7, 30, 12, 43, 1].filter({ $0 < states.count }) {
            _ = session.enter("goto \(number)")
            #expect(session.simulation == states[number], "goto \(number), seed \(Self.seed)")
        }
    }

    @Test("undo over an ios step brings the old release and its outcome back")
    func undoRelease() {
        var session = Session()
        _ = session.enter("override loadView setting view; access view; memory warning")
        let before = session.simulation
        guard case .moved(let relocation) = session.enter("ios 5").first else {
            Issue.record("not moved")
            return
        }
        #expect(relocation.differences.map(\.statement) == ["memory warning"])
        #expect(
            relocation.differences.first?.new.outcomeLines
                == ["vc.didReceiveMemoryWarning", "vc.viewWillUnload", "vc.viewDidUnload"])
        #expect(session.environment.release == Release(5, 1))
        let after = session.simulation
        _ = session.enter("undo")
        #expect(session.simulation == before)
        _ = session.enter("redo")
        #expect(session.simulation == after)
        _ = session.enter("undo 2")
        #expect(session.environment.release == .standard)
        #expect(session.statements == ["override loadView setting view", "access view"])
    }

    @Test("What means nothing on another release is reported")
    func lost() throws {
        var session = Session()
        _ = session.enter("class Feed; storyboard Main with Feed; new Feed as feed from storyboard Main")
        guard case .moved(let relocation) = session.enter("ios 3").first else {
            Issue.record("not moved")
            return
        }
        #expect(relocation.lost.map(\.statement) == ["new Feed as feed from storyboard Main"])
        _ = session.enter("ios 17")
        #expect(session.simulation.world.controller(named: "feed") != nil)
    }

    @Test("undo brings back what reset took")
    func reset() {
        var session = Session()
        _ = session.enter("access view; memory warning; trace; launch; undo")
        let before = session.simulation
        _ = session.enter("reset")
        #expect(session.statements.isEmpty)
        _ = session.enter("undo")
        #expect(session.simulation == before)
        #expect(session.statements == ["access view", "memory warning"])
        _ = session.enter("redo")
        #expect(session.statements.last == "launch")
    }

    @Test("After reset and something new, undo takes back only that")
    func resetAndGoOn() {
        var session = Session()
        _ = session.enter("access view; reset; memory warning; undo; undo")
        #expect(session.statements.isEmpty)
    }

    @Test(
        "Where there is nothing to take back or carry out again, a message says so",
        arguments: ["undo", "redo", "reset", "goto 1", "goto 0"])
    func nothing(command: String) {
        var session = Session()
        guard case .message = session.enter(command).first else {
            Issue.record("no message")
            return
        }
    }

    @Test("A crash can be taken back")
    func crash() {
        var session = Session()
        _ = session.enter("override loadView reading view; access view")
        #expect(session.simulation.world.application == .crashed)
        _ = session.enter("undo; restore loadView; access view")
        #expect(session.lastRun?.outcomeLines == ["vc.loadView", "vc.viewDidLoad"])
    }
}
