import Lifecycle
import Testing

@testable import Session

@Suite("Wrong beliefs are recognised")
struct MisconceptionTests {
    private static let identifiers = Misconception.all.map(\.identifier)

    /// What comes of the example of a misconception.
    private func judge(_ misconception: Misconception) throws -> (JudgedAnswer, WrongAnswer) {
        let example = misconception.example
        var session = Session()
        #expect(session.enter(example.setUp).allSatisfy { !$0.isFailure })
        let before = session.simulation.world
        _ = session.enter("predict " + example.commands)
        let question = try #require(session.pending)
        let replies = session.enter(example.answer)
        guard case .judged(let judged) = replies.first else {
            Issue.record("\(example.answer) was not judged: \(replies)")
            throw CancellationError()
        }
        let wrong = WrongAnswer(
            answer: judged.judgement.answer, expected: judged.judgement.expected,
            commands: judged.runs.compactMap { $0.command?.unheld }, before: before,
            after: question.result.stage.simulation)
        return (judged, wrong)
    }

    @Test("The wrong order that a belief leads to is told by its name", arguments: identifiers)
    func example(identifier: String) throws {
        let misconception = try #require(Misconception.named(identifier))
        let (judged, wrong) = try judge(misconception)
        #expect(!judged.judgement.isRight)
        #expect(judged.misconception?.identifier == identifier)
        #expect(Misconception.all.filter { $0.isBehind(wrong) }.map(\.identifier) == [identifier])
    }

    @Test("A right answer shows no wrong belief", arguments: identifiers)
    func right(identifier: String) throws {
        let example = try #require(Misconception.named(identifier)).example
        var session = Session()
        _ = session.enter(example.setUp)
        _ = session.enter("predict " + example.commands)
        let question = try #require(session.pending)
        let names = question.expected.calls.map { $0.name(in: question.world, withController: true) }
        guard
            case .judged(let judged) = session.enter(
                names.isEmpty ? "nothing" : names.joined(separator: " ")
            ).first
        else {
            Issue.record("\(names) was not judged")
            return
        }
        #expect(judged.judgement.isRight)
        #expect(judged.misconception == nil)
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

    @Test("Identifiers are unique, and beliefs and remedies are sentences")
    func form() {
        #expect(Set(Self.identifiers).count == Self.identifiers.count)
        for misconception in Misconception.all {
            #expect(misconception.belief.hasSuffix(".") && misconception.remedy.hasSuffix("."))
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
