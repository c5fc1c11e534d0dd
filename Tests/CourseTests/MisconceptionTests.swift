import Course
import Lifecycle
import Testing

@testable import Session

@Suite("Wrong beliefs are recognised")
struct MisconceptionTests {
    private static let identifiers = Misconception.all.map(\.identifier)

    @Test(
        "The wrong order that a belief leads to is told by its name, and no other fits as well",
        arguments: identifiers)
    func example(identifier: String) throws {
        let question = try PlayedExample(identifier)
        let wrong = try question.wrongAnswer()
        #expect(!wrong.isRight)
        let ranking = wrong.ranking
        #expect(ranking.first?.belief.identifier == identifier)
        if let best = ranking.first, let next = ranking.dropFirst().first {
            #expect(best.fit.isBetter(than: next.fit), "\(next.belief.identifier) fits as well")
        }
    }

    @Test("A belief is found by what controllers do, whatever their names", arguments: identifiers)
    func renamed(identifier: String) throws {
        let wrong = try PlayedExample(identifier, renamed: true).wrongAnswer()
        #expect(Misconception.best(for: wrong)?.belief.identifier == identifier)
    }

    @Test("A belief is found in answers that leave layout and geometry out", arguments: identifiers)
    func lean(identifier: String) throws {
        let question = try PlayedExample(identifier)
        let told = question.belief.signs.flatMap(\.callbacks)
        let unthoughtOf = CallbackGroup.layout.callbacks + [.viewIsAppearing]
        let calls = try question.wrongAnswer().answer.filter { call in
            told.contains(call.callback) || !unthoughtOf.contains(call.callback)
                || question.belief.belief.contains(call.callback.rawValue)
        }
        #expect(Misconception.best(for: question.wrongAnswer(of: calls))?.belief.identifier == identifier)
    }

    @Test("A right answer shows no wrong belief", arguments: identifiers)
    func right(identifier: String) throws {
        let question = try PlayedExample(identifier)
        let right = question.wrongAnswer(of: question.expected.calls)
        #expect(right.isRight)
        #expect(Misconception.best(for: right) == nil)
    }

    @Test(
        "A belief is not said of an answer that shows the contrary, whatever else is wrong with it",
        arguments: identifiers)
    func contrary(identifier: String) throws {
        let question = try PlayedExample(identifier)
        let belief = question.belief
        let own = try question.wrongAnswer()
        let explained = belief.explained(in: own)
        let expected = question.expected.calls
        // The mistakes that the belief does not explain stay.
        let untold = own.mistakes.omitted.subtracting(explained.omitted)
        let repaired = question.wrongAnswer(
            of: expected.indices.filter { !untold.contains($0) }.map { expected[$0] })
        #expect(belief.fit(to: repaired) == nil)
        let touched =
            Set((explained.surplus.union(explained.misplaced)).map { own.answer[$0] })
            .union(explained.omitted.map { expected[$0] })
        for place in expected.indices where !touched.contains(expected[place]) && expected.count < 40 {
            var calls = expected
            calls.remove(at: place)
            #expect(
                belief.fit(to: question.wrongAnswer(of: calls)) == nil,
                "without \(expected[place].name(in: question.world, withController: true))")
            guard place + 1 < expected.count, !touched.contains(expected[place + 1]) else { continue }
            calls = expected
            calls.swapAt(place, place + 1)
            #expect(
                belief.fit(to: question.wrongAnswer(of: calls)) == nil,
                "with \(expected[place].name(in: question.world, withController: true)) late")
        }
    }

    @Test("Of an answer that is wrong all over no belief is said")
    func far() throws {
        let question = try PlayedExample("push-shows-first")
        #expect(Misconception.best(for: try question.wrongAnswer()) != nil)
        let calls = question.expected.calls
        #expect(Misconception.best(for: question.wrongAnswer(of: calls.reversed())) == nil)
        #expect(Misconception.best(for: question.wrongAnswer(of: [calls[calls.count - 1]])) == nil)
    }

    @Test(
        "A session tells the belief behind an answer", arguments: ["making-loads", "sheet-hides-presenter"])
    func told(identifier: String) throws {
        let belief = try #require(Misconception.named(identifier))
        var session = Session()
        _ = session.enter(belief.example.setUp)
        _ = session.enter("predict all " + belief.example.commands)
        guard case .judged(let judged) = session.enter(belief.example.answer).first else {
            Issue.record("\(belief.example.answer) was not judged")
            return
        }
        #expect(judged.misconception?.identifier == identifier)
    }

    @Test(
        "The question that is printed with a belief is one in which its answer shows", arguments: identifiers)
    func printed(identifier: String) throws {
        let belief = try #require(Misconception.named(identifier))
        let start = Session.Start.readyController(code: .standard)
        #expect(belief.isShown(by: belief.question(from: start), from: start))
    }

    @Test(
        "A rule that a belief breaks holds where its example plays, and is not doubtful",
        arguments: identifiers)
    func rule(identifier: String) throws {
        let misconception = try #require(Misconception.named(identifier))
        let rule = misconception.rule
        #expect(rule.facts.certainty != .doubtful)
        let tellsOfRelease = [
            Rule.isAppearingFollowsGeometry, .layoutPairFramesLayout, .willUnloadPrecedesUnload,
            .settingNilSendsNoUnload,
        ]
        var session = Session()
        _ = session.enter(misconception.example.setUp)
        #expect(session.simulation.world.holds(rule) || tellsOfRelease.contains(rule))
    }

    @Test("Identifiers are unique, a belief is one sentence, and remedies are sentences")
    func form() {
        #expect(Set(Self.identifiers).count == Self.identifiers.count)
        for misconception in Misconception.all {
            // A second one would read as the correction.
            #expect(misconception.belief.firstSentence == misconception.belief)
            #expect(misconception.belief.hasSuffix(".") && misconception.remedy.hasSuffix("."))
            #expect(!misconception.signs.isEmpty)
            #expect(misconception.sources.allSatisfy { $0.address?.hasPrefix("http") ?? true })
        }
    }

    @Test("explain lists all, and explains each")
    func explained() {
        var session = Session()
        guard
            case .explanation(_, .misconceptions(let all), _) = session.enter("explain misconceptions").first
        else {
            Issue.record("no list")
            return
        }
        #expect(all.map(\.identifier) == Self.identifiers)
        for identifier in Self.identifiers {
            guard
                case .explanation(_, .misconception(let one), _) = session.enter("explain \(identifier)")
                    .first
            else {
                Issue.record("\(identifier) is not explained")
                continue
            }
            #expect(one.identifier == identifier)
        }
    }
}

/// The question of a belief's example, asked about all callbacks of all controllers.
private struct PlayedExample {
    let belief: Misconception
    let expected: ExpectedCalls
    var world: World { attempt.stage.simulation.world }
    private let answer: String
    private let before: World
    private let attempt: TrialRun
    private let asked: AskedCalls

    private static let names = [
        "feed": "river", "detail": "meadow", "box": "crate", "nav": "ladder", "tabs": "shelf",
        "pages": "book",
        "one": "first", "two": "second", "inner": "inside", "again": "anew", "content": "filling",
    ]

    init(_ identifier: String, renamed: Bool = false) throws {
        belief = try #require(Misconception.named(identifier))
        let rename = renamed ? PlayedExample.renamed : { $0 }
        var session = Session(.readyController(code: .standard))
        for reply in session.enter(rename(belief.example.setUp)) where reply.isFailure {
            Issue.record("\(identifier): \(reply)")
        }
        before = session.simulation.world
        attempt = TrialRun(rename(belief.example.commands), from: session.stage)
        #expect(attempt.failure == nil)
        let trace = attempt.stage.simulation.trace
        let world = attempt.stage.simulation.world
        let everyone = Set(
            attempt.runs.flatMap(\.controllerCallbacks).compactMap { Call(trace[$0])?.controller })
        let controllers = everyone.union(world.livingControllers).sorted { $0.ordinal < $1.ordinal }
        let all = AskedCalls(controllers: controllers)
        let doubtful = ExpectedCalls(in: trace, entries: attempt.entries, asked: all).doubtful
        asked =
            doubtful.isEmpty
            ? all
            : AskedCalls(
                controllers: controllers, callbacks: Callback.ofControllers.filter { !doubtful.contains($0) })
        expected = ExpectedCalls(in: trace, entries: attempt.entries, asked: asked)
        answer = rename(belief.example.answer)
    }

    /// The example's own answer.
    func wrongAnswer() throws -> WrongAnswer {
        wrongAnswer(of: try AnswerReader.calls(in: answer, asked: asked, world: world))
    }

    func wrongAnswer(of calls: [Call]) -> WrongAnswer {
        WrongAnswer(
            answer: Judgement(of: calls, against: expected).answer, expected: expected,
            commands: attempt.runs.compactMap { $0.command?.unheld }, before: before,
            after: attempt.stage.simulation)
    }

    private static func renamed(_ text: String) -> String {
        var result = "", word = ""
        for character in text + "\n" {
            if character.isLetter {
                word.append(character)
                continue
            }
            let new =
                names[word] ?? names[word.lowercased()].map { $0.prefix(1).uppercased() + $0.dropFirst() }
            result += (new ?? word) + String(character)
            word = ""
        }
        return String(result.dropLast())
    }
}

extension WrongAnswer {
    fileprivate var isRight: Bool { mistakes.count == 0 }

    /// The beliefs that fit, the best first.
    fileprivate var ranking: [(belief: Misconception, fit: BeliefFit)] {
        Misconception.all.compactMap { belief in belief.fit(to: self).map { (belief, $0) } }
            .sorted { $0.fit.isBetter(than: $1.fit) }
    }
}
