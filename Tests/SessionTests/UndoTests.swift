import CommandLanguage
import Lifecycle
import TestSupport
import Testing

@testable import Session

struct UndoTests {
    @Test("A line does what its command does")
    func entered() {
        for seed in Chance.seeds(4, for: "entered commands") {
            var generator = SeededGenerator(seed: seed), session = Session()
            // The ready controller stays, whatever is made next.
            _ = session.enter("use vc")
            var count = 0
            for _ in 0..<40 {
                var expected = session.simulation
                guard let command = Command.anyAvailable(in: expected.world, using: &generator),
                    let words = command.words(in: expected.world)
                else { continue }
                expected.apply(command)
                _ = session.enter(words)
                #expect(session.simulation.world == expected.world, "\(words), seed \(seed)")
                count += 1
            }
            #expect(count > 0, "no command, seed \(seed)")
        }
    }

    @Test("help now lists lines that the app carries out, in groups")
    func helpNow() throws {
        var session = Session()
        _ = session.enter("class Feed; new Feed as feed; new Feed as detail")
        _ = session.enter("new UINavigationController as nav with feed; launch nav")
        guard case .possible(let groups)? = session.enter("help now").first else {
            Issue.record("nothing is possible")
            return
        }
        #expect(groups.map(\.group) == [.setUp, .loading, .showing, .world])
        let lines = groups.flatMap(\.lines)
        #expect(lines.contains("push detail onto nav"))
        #expect(!lines.contains { $0.hasPrefix("pop ") }, "there is nothing to pop")
        for line in lines {
            var copy = session
            for reply in copy.enter(line) { #expect(!reply.isFailure, "\(line)") }
        }
        _ = session.enter("terminate")
        guard case .possible(let none)? = session.enter("help now").first else {
            Issue.record("no answer")
            return
        }
        #expect(none.isEmpty)
    }

    @Test("undo and redo lead back to the same app and the same trace, near and far")
    func roundTrip() {
        for seed in Chance.seeds(12, for: "undo and redo") {
            var generator = SeededGenerator(seed: seed)
            var session = Session()
            session.enterRandomly(60, using: &generator)
            let end = session.simulation, current = session.current, statements = session.statements
            let count = Int.random(in: 1...max(1, statements.count), using: &generator)
            _ = session.enter("undo \(count)")
            #expect(session.statements == Array(statements.dropLast(count)), "seed \(seed)")
            _ = session.enter("redo \(count)")
            #expect(session.simulation.world == end.world, "seed \(seed)")
            #expect(session.simulation.trace == end.trace, "seed \(seed)")
            #expect(session.simulation == end, "seed \(seed)")
            #expect(session.current == current, "seed \(seed)")
            #expect(session.statements == statements, "seed \(seed)")
        }
    }

    @Test("Each earlier state is what it was, from its bookmark or by replay")
    func everyState() {
        let seed = Chance.seed
        var generator = SeededGenerator(seed: seed)
        var session = Session()
        var states = [session.simulation]
        while states.count < 45 {
            let before = session.statements.count
            session.enterRandomly(1, using: &generator)
            if session.statements.count > before {
                states.append(session.simulation)
            } else if session.statements.count < before {
                states.removeLast()
            }
        }
        for number in [44, 0, 7, 30, 12, 43, 1] {
            _ = session.enter("goto \(number)")
            #expect(session.simulation == states[number], "goto \(number), seed \(seed)")
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

    @Test("An iPad stays an iPad on another release, and its name stands for one that runs it")
    func family() {
        var session = Session()
        _ = session.enter("device iPad")
        #expect(session.environment.device.name == "iPad Pro")
        _ = session.enter("ios 5")
        #expect(session.environment.device.name == "iPad")
        _ = session.enter("ios 2")
        #expect(session.environment.device.idiom == .phone, "there was no iPad yet")
        guard case .misunderstood(_, let error)? = session.enter("device iPhone 15").first else {
            Issue.record("no error")
            return
        }
        #expect(error.message == "iOS 2.2 doesn't run on iPhone 15. It runs on: iPhone.")
    }

    @Test("Behind a crash a class can still be declared and changed: the commands run again with it")
    func declaredBehindCrash() {
        var session = Session()
        for line in ["world push", "push detail", "push detail"] { _ = session.enter(line) }
        #expect(session.simulation.world.application == .crashed)
        for line in ["class Foo", "override viewDidLoad in Foo"] {
            let replies = session.enter(line)
            #expect(!replies.contains { $0.isFailure }, "\(replies)")
            #expect(session.statements.dropLast().last == line)
        }
        #expect(session.simulation.world.application == .crashed)
        _ = session.enter("goto 9")
        #expect(session.simulation.world.application != .crashed)
        #expect(session.simulation.world.controllerClass(named: "Foo") != nil)
    }

    @Test(
        "A device that was named stays on each release that runs on it, and is not given up without a word",
        arguments: [
            ("ios 16; device iPhone 11; ios 17", "iPhone 11", nil),
            ("ios 16; ios 17", "iPhone 15", nil),
            (
                "device iPhone 15; ios 5", "iPhone",
                "iOS 5 doesn't run on iPhone 15, so the app moves to iPhone."
            ),
            (
                "ios 16; device iPhone X; ios 9", "iPhone 6",
                "iOS 9 doesn't run on iPhone X, so the app moves to iPhone 6."
            ),
            (
                "device iPad", "iPad Pro",
                "iOS 17 doesn't run on the first iPad, so the app moves to iPad Pro."
            ),
            (
                "device iPad Pro; ios 2", "iPhone",
                "iOS 2 doesn't run on iPad Pro, so the app moves to iPhone."
            ),
        ])
    func namedDevice(commands: String, device: String, note: String?) {
        var session = Session()
        let replies = session.enter(commands)
        #expect(session.environment.device.name == device)
        guard case .moved(let relocation)? = replies.last else {
            Issue.record("not moved")
            return
        }
        #expect(relocation.note == note)
    }

    @Test("A comparison says which release does not run on the device that was named")
    func comparedDevice() {
        var session = Session()
        _ = session.enter("device iPad Pro")
        guard case .comparison(let comparison)? = session.enter("compare ios 8 17: access view").first else {
            Issue.record("not compared")
            return
        }
        #expect(comparison.columns.map(\.givenUp?.name) == ["iPad Pro", nil])
        #expect(comparison.columns.map(\.environment.device.name) == ["iPad", "iPad Pro"])
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
        arguments: [
            ("undo", "Nothing to undo."), ("redo", "Nothing to redo."),
            ("reset", "You're already at the beginning."), ("goto 0", "You're already there."),
            ("goto 1", "There are no commands to go to yet."),
            ("access view; goto 2", "The log has 1 command. Use a number from 0 to 1."),
        ])
    func nothing(commands: String, told: String) {
        var session = Session()
        guard case .message(let text) = session.enter(commands).last else {
            Issue.record("no message")
            return
        }
        #expect(text == told)
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
