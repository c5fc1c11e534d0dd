import CommandLanguage
import Testing

@testable import Session

@Suite("Set-ups that are ready")
struct PresetWorldTests {
    @Test("Each set-up that the program carries can be read")
    func carried() {
        #expect(PresetWorld.carried.faults == [])
        #expect(PresetWorld.all.count > 15)
    }

    @Test("A fault is told with its line")
    func fault() {
        let read = PresetWorld.read(
            "## a\n\nx\n\n- commands: `b`\n- predict: `c`\n\n## d\n\nx\n\n- predict: `c`")
        #expect(read.values.map(\.name) == ["a"])
        #expect(read.faults.map(\.line) == [8])
    }

    @Test(
        "Each of its commands is carried out, and its prediction asks something", arguments: PresetWorld.all)
    func works(world: PresetWorld) {
        var typed = Session()
        for command in world.commands {
            for reply in typed.enter(command) {
                #expect(!reply.isFailure, "\(command)")
                if case .message(let text) = reply { Issue.record("\(command): \(text)") }
            }
        }
        var made = Session()
        _ = made.enter("class Other; new Other as other")
        guard case .made(world, _, forgotten: ["Other"])? = made.enter("world " + world.name).last else {
            Issue.record("\(world.name) is not made")
            return
        }
        #expect(made.statements == world.commands)
        #expect(made.simulation == typed.simulation)
        guard case .question(let question)? = made.enter("predict " + world.prediction).last else {
            Issue.record("\(world.prediction) asks nothing")
            return
        }
        #expect(!question.asked.controllers.isEmpty)
    }

    @Test("Their names differ, and one that is misspelled is recognised")
    func names() {
        #expect(Set(PresetWorld.all.map(\.name)).count == PresetWorld.all.count)
        var session = Session()
        guard case .misunderstood(_, let error)? = session.enter("world pusch").first else {
            Issue.record("pusch is understood")
            return
        }
        #expect(error.suggestion == "world push")
        #expect(session.statements.isEmpty)
    }

    @Test("undo leads from a set-up back to what was there before")
    func undone() {
        var session = Session()
        _ = session.enter("class Other; new Other as other")
        let before = session.simulation
        _ = session.enter("world push")
        _ = session.enter("undo")
        #expect(session.statements == ["class Other", "new Other as other"])
        _ = session.enter("world push; push detail; undo")
        #expect(session.statements.last == "new Detail as detail")
        _ = session.enter("undo 6")
        #expect(session.statements.isEmpty)
        _ = session.enter("redo 6")
        _ = session.enter("undo 7")
        #expect(session.statements == ["class Other", "new Other as other"])
        #expect(session.simulation == before)
        _ = session.enter("undo 2")
        guard case .message? = session.enter("undo").first else {
            Issue.record("there is more to undo")
            return
        }
    }

    @Test(
        "Only undo by itself, behind all of a set-up or a class that was declared again, takes it back",
        arguments: [
            ("access view; world load; goto 1", false, 1),
            ("access view; world push; undo 3; access view; reset; undo", false, 4),
            ("access view; world push; undo", false, 1), ("access view; world push; undo", true, 5),
            ("access view; world push; world load; undo; undo", false, 1),
            ("class Feed; override viewDidLoad in Feed; new Feed as feed; class Feed", false, 2),
            ("class Feed; override viewDidLoad in Feed; new Feed as feed; class Feed; undo", false, 3),
            ("class Feed; override viewDidLoad in Feed; new Feed as feed; class Feed; undo; redo", false, 2),
            ("access view; world push; undo; redo", false, 6),
            ("access view; world push; undo; redo; undo", false, 1),
            ("access view; world push; undo; undo; redo 9; redo", false, 6),
            ("access view; world push; undo; launch; redo", false, 2),
            ("access view; launch; undo; world push; undo; goto 2", false, 2),
            ("access view; launch; background; undo 2; world push; undo; undo; goto 3", false, 3),
            ("access view; launch; undo; world push; undo; goto 2; undo; redo", false, 6),
        ])
    func undoneAsOne(line: String, isRecorded: Bool, count: Int) {
        var session = Session()
        for piece in line.split(separator: "; ") { _ = session.enter(String(piece), isRecorded: isRecorded) }
        #expect(session.statements.count == count)
    }

    @Test("A command that is copied with its marks is understood")
    func marks() {
        var session = Session()
        _ = session.enter("`access view`")
        #expect(session.statements == ["access view"])
    }

    @Test("Each of three hints says something else, and none says everything")
    func hints() {
        var session = Session()
        _ = session.enter("predict access view")
        let hints = (1...4).map { _ in "\(session.enter("hint"))" }
        #expect(hints[0] != hints[1])
        #expect(Set(hints).count == 3)
        #expect(hints[0].contains("In total, these methods are called twice."))
        #expect(hints[3] == hints[2])
    }
}
