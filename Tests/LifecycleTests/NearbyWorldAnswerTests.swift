import CommandLanguage
import Lifecycle
import TestSupport
import Testing

@testable import Session

@Suite("What is right in a nearby world is told to be right there")
struct NearbyWorldAnswerTests {
    @Test(
        "For each scenario's commands, the order of each other world of the list is found again",
        arguments: Chance.share(of: ScenarioLibrary.names, oneIn: 8))
    func scenario(name: String) throws {
        let scenario = try ScenarioLibrary.scenario(named: name)
        let release = try #require(scenario.releases.last)
        for part in scenario.parts {
            var session = Session(Session.Start(environment: Environment(release: release)))
            for step in part.steps {
                if step.isCompared { check(step.text, in: session, scenario.path, step.line) }
                _ = session.enter(step.text)
            }
        }
    }

    @Test(
        "A statement that was read means what reading it again says",
        arguments: Chance.share(of: ScenarioLibrary.names, oneIn: 4))
    func readings(name: String) throws {
        let scenario = try ScenarioLibrary.scenario(named: name)
        var reader = StatementReader()
        for release in [Release.lastReleases.first, .last(of: 5), scenario.releases.last].compactMap({ $0 }) {
            for part in scenario.parts {
                var session = Session(Session.Start(environment: Environment(release: release)))
                for step in part.steps {
                    for statement in Lexer.statements(in: step.text).map(\.text) {
                        let fresh = CommandParser.instruction(of: statement, in: session.stage.context)
                        let known = reader.instruction(of: statement, in: session.stage.context)
                        #expect(known == fresh, "\(scenario.path):\(step.line): \(statement)")
                        _ = session.enter(statement)
                    }
                }
            }
        }
    }

    /// Takes what happens in each nearby world as an answer, and asks where it is right.
    private func check(_ commands: String, in session: Session, _ path: String, _ line: Int) {
        var session = session
        _ = session.enter("predict all " + commands)
        guard let question = session.pending else { return }
        var search = CounterfactualSearch(session, question, allowance: .max)
        var seen: Set<[Call]> = []
        for world in search.oneChange + search.lastResort {
            isFoundAgain(
                world, by: &search, question, in: session, "\(path):\(line): \(commands)", seen: &seen)
        }
    }

    /// Returns whether a world leads to a new wrong answer, and if so, expects the search to find the world
    /// again.
    @discardableResult
    private func isFoundAgain(
        _ world: NearbyWorld, by search: inout CounterfactualSearch, _ question: Question,
        in session: Session, _ place: String, seen: inout Set<[Call]>
    ) -> Bool {
        guard let outcome = search.outcome(of: world), outcome.isSound, !outcome.isMissed else {
            return false
        }
        let names = outcome.controllers.reduce(into: [:]) { $0[$1.value] = $1.key }
        let answer = outcome.expected.calls.compactMap { call in
            names[call.controller].flatMap(question.world.newestController(named:)).map {
                Call($0, call.callback)
            }
        }
        let judgement = Judgement(of: answer, against: question.expected)
        // No world is reported for "nothing" on another release, or for a controller that isn't used.
        guard !answer.isEmpty || (world.release == nil && !outcome.isBare) else { return false }
        let words = answer.map { (question.world.controllers[$0.controller].name, $0.callback) }
        guard search.concerns(world.changes, words), !judgement.isRight, seen.insert(answer).inserted else {
            return false
        }
        let place = "\(place) | \(world.changes) | \(answer.map(\.callback))"
        guard let found = search.nearest(to: judgement), found.isWhole else {
            Issue.record("no world has \(place)")
            return true
        }
        if !shows(answer, found.command, after: question, in: session) {
            Issue.record("\(found.command) does not show \(place)")
        }
        return true
    }

    /// Returns whether the suggested command shows an order when typed after the prediction.
    private func shows(
        _ order: [Call], _ command: String, after question: Question, in session: Session
    ) -> Bool {
        var session = session
        _ = session.enter("skip")
        let replies = session.enter(command)
        guard let last = replies.last else { return false }
        if case .comparison(let comparison) = last {
            return comparison.columns.contains { brings(order, $0.runs, question) }
        }
        let runs = replies.compactMap { reply in
            if case .ran(let run) = reply { run } else { nil }
        }
        return runs.indices.contains { brings(order, Array(runs[$0...]), question) }
    }

    private func brings(_ order: [Call], _ runs: [Run], _ question: Question) -> Bool {
        guard let first = runs.first, let last = runs.last else { return false }
        let world = last.simulation.world
        func there(_ controller: Controller.ID) -> Controller.ID? {
            world.newestController(named: question.world.controllers[controller].name)
        }
        let calls = order.compactMap { call in there(call.controller).map { Call($0, call.callback) } }
        let asked = AskedCalls(
            controllers: question.asked.controllers.compactMap(there), callbacks: question.asked.callbacks)
        let start = min(first.entries.lowerBound, last.entries.upperBound)
        let expected = ExpectedCalls(
            in: last.simulation.trace, entries: start..<last.entries.upperBound, asked: asked)
        return calls.count == order.count && Judgement(of: calls, against: expected).isRight
    }
}
