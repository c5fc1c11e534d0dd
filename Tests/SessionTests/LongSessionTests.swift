import TestSupport
import Testing

@testable import Session

/// The cost of a command must not grow with the number of earlier commands.
@Suite("Long sessions", .serialized)
struct LongSessionTests {
    /// A session of many commands, and one of few.
    private struct Pair {
        var short = Session(), long = Session()

        init() {
            for number in 0..<10 { _ = short.enter("new UIViewController as c\(number)") }
            for number in 0..<10_000 { _ = long.enter("new UIViewController as c\(number)") }
        }
    }

    private static let pair = Pair()

    /// Lines whose cost is compared; the second ones undo what the first ones did. Not among them: a prediction asks
    /// everybody who lives, and why something was not called looks through all that was.
    static let lines = [
        ["new UIViewController as extra", "undo"], ["undo", "redo"], ["undo 8", "redo 8"],
        ["goto 3", "redo 2", "goto 10"], ["access view c3", "set view nil c3"],
        ["launch c1", "present c2 from c1", "dismiss c1", "undo 3"],
        ["access view c4", "why loadView", "undo"],
        ["set view nil; access view; trace; why 1", "undo 2"], ["acess veiw", "push c3"],
        ["class Feed", "override viewDidLoad in Feed", "undo 2"],
    ]

    @Test("Commands cost as much after ten thousand others as after ten", arguments: lines)
    func commands(lines: [String]) {
        var (short, long) = (LongSessionTests.pair.short, LongSessionTests.pair.long)
        _ = short.enter("goto 10")
        expectNoGrowth("\(lines)") { isLong in
            for line in lines {
                if isLong { _ = long.enter(line) } else { _ = short.enter(line) }
            }
        }
    }

    @Test(
        "Completion costs as much after ten thousand commands as after ten",
        arguments: ["", "acc", "access view of c", "present c1 from ", "add sub", "goto "])
    func completion(line: String) {
        let (short, long) = (LongSessionTests.pair.short, LongSessionTests.pair.long)
        expectNoGrowth(line) { isLong in _ = (isLong ? long : short).completions(of: line) }
    }

    @Test("Of very many statements the first and the last are told")
    func lists() throws {
        var session = LongSessionTests.pair.long
        guard case .undone(let taken)? = session.enter("goto 0").first else {
            Issue.record("not undone")
            return
        }
        #expect(taken.count == 10_000)
        #expect(taken.first.first == "new UIViewController as c0")
        #expect(taken.last.last == "new UIViewController as c9999")
        #expect(taken.first.count + taken.last.count == 12)
    }

    @Test("Any place of a long session is reached, and is what it was")
    func places() {
        var session = LongSessionTests.pair.long
        let end = session.simulation
        for place in [9_999, 17, 5_002, 0, 8_191, 10_000] {
            _ = session.enter("goto \(place)")
            #expect(session.simulation.world.controllers.count == max(1, place))
            #expect(session.statements.count == place)
        }
        #expect(session.simulation == end)
    }

    @Test("Why an answer is wrong is told within a moment, after however many commands")
    func wrongAnswer() {
        var session = LongSessionTests.pair.long
        _ = session.enter("predict access view of c3")
        // What looks at each controller for each command would take a minute.
        let seconds = ProcessorTime.taken { _ = session.enter("viewDidLoad") }
        #expect(seconds < 5, "\(seconds) s")
    }

    /// Compares the least processor time of several runs: 2 is what is meant, 4 leaves room for what the machine does
    /// besides, and so does the floor for what takes some microseconds. What grew with the session would take hundreds of
    /// times as long.
    private func expectNoGrowth(
        _ what: String, _ location: SourceLocation = #_sourceLocation, _ action: (_ isLong: Bool) -> Void
    ) {
        var least = [Double.infinity, .infinity]
        for _ in 0..<12 {
            for isLong in [false, true] {
                let index = isLong ? 1 : 0
                least[index] = min(least[index], ProcessorTime.taken { action(isLong) })
            }
        }
        let ratio = least[1] / max(least[0], 5e-5)
        #expect(ratio < 4, "\(what): \(least[0]) s and \(least[1]) s", sourceLocation: location)
    }
}
