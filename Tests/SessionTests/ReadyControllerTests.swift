import Lifecycle
import Testing

@testable import Session

@Suite("The controller that is ready gives way to the learner's own")
struct ReadyControllerTests {
    private func names(after lines: String...) -> [String] {
        var session = Session()
        for line in lines { _ = session.enter(line) }
        let world = session.simulation.world
        return world.controllers.identifiers.filter { world.controllers[$0].isAlive }
            .map { world.controllers[$0].name }
    }

    @Test(
        "It vanishes as long as nothing was done to it",
        arguments: [
            "class Feed; new Feed as feed", "new UIViewController as feed", "new ViewController as feed",
            "class ViewController; new ViewController as feed",
            "state; trace; why loadView; new UIViewController as feed",
            "class Feed; override loadView in Feed; property label: UILabel in Feed; nib Feed; new Feed as feed",
            "class Feed; storyboard Main with Feed; new Feed as feed from storyboard Main",
            "ios 9; class Feed; new Feed as feed", "class Feed; new Feed as feed; ios 9",
            "access view; undo; class Feed; new Feed as feed",
            "class Feed; access view; undo 2; new UIViewController as feed",
            "class Feed; new Feed as feed; undo; redo", "class Feed; new Feed as feed; undo 2; redo 2",
            "remove view; new UIViewController as feed",
        ])
    func vanishes(line: String) { #expect(names(after: line) == ["feed"]) }

    @Test("It vanishes in a prediction as well")
    func vanishesInPrediction() {
        #expect(names(after: "predict all new UIViewController as feed; access view", "skip") == ["feed"])
    }

    @Test("What is not understood does not touch it")
    func misunderstood() {
        #expect(names(after: "acess view", "new Nonsense as a", "new UIViewController as feed") == ["feed"])
    }

    @Test("Its name is free again")
    func sameName() { #expect(names(after: "class Feed; new Feed as vc") == ["vc"]) }

    @Test(
        "It stays once something was done to it",
        arguments: [
            "access view", "use vc", "override loadView", "property label: UILabel", "memory warning",
            "launch vc",
            "override loadView in ViewController", "class Feed; override loadView in Feed setting view of vc",
            "is view loaded", "window root", "class Feed; access view; ios 9",
        ])
    func stays(line: String) {
        #expect(names(after: line, "new UIViewController as feed") == ["vc", "feed"])
    }

    @Test("It stays if the learner makes none")
    func staysAlone() { #expect(names(after: "class Feed; nib Feed; state") == ["vc"]) }

    @Test("It comes back with undo")
    func comesBack() { #expect(names(after: "class Feed; new Feed as feed; undo") == ["vc"]) }

    @Test("A session that is not provisional keeps what it began with")
    func kept() {
        var session = Session(.init(setUp: ["class Login; new Login as login"]))
        _ = session.enter("class Feed; new Feed as feed")
        #expect(session.simulation.world.controller(named: "login") != nil)
    }

    @Test("Declared again, its class is the learner's own, and so is the controller")
    func again() {
        var session = Session()
        #expect(session.enter("class ViewController").allSatisfy { !$0.isFailure })
        #expect(session.statements == ["class ViewController"])
        #expect(session.enter("class ViewController").allSatisfy { !$0.isFailure })
        #expect(session.statements == ["class ViewController", "new ViewController as vc"])
        _ = session.enter("class Feed: ViewController; class Feed: ViewController; new Feed as feed")
        #expect(session.statements.count == 4)
        #expect(session.simulation.world.controller(named: "vc") != nil)
    }

    @Test("A recording declares again what was declared again then, and refuses what was refused")
    func recorded() {
        var session = Session(), replayed = Session(), older = Session()
        let lines = ["class Feed", "new Feed as feed", "class Feed"]
        for line in lines { _ = session.enter(line) }
        for entry in session.journal { _ = replayed.enter(entry.text, isRecorded: true) }
        #expect(replayed.journal == session.journal)
        #expect(replayed.statements == session.statements)
        let refused = lines.map { older.enter($0, isRecorded: true).contains { $0.isFailure } }
        #expect(refused == [false, false, true])
        #expect(older.journal.map(\.text) == lines)
        var typed = Session()
        _ = typed.enter("class Feed // again")
        #expect(typed.journal.map(\.text) == ["class Feed"])
    }
}
