import CommandLanguage
import Lifecycle
import Testing

@testable import Session

@Suite("What is right in a nearby world is told to be right there")
struct NearbyWorldTests {
    @Test(
        "For each scenario's commands, the order of each other world of the list is found again",
        arguments: ScenarioLibrary.names)
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

    /// Takes what happens in each nearby world as an answer, and asks where it is right.
    private func check(_ commands: String, in session: Session, _ path: String, _ line: Int) {
        var session = session
        _ = session.enter("predict " + commands)
        guard let question = session.pending else { return }
        var search = CounterfactualSearch(session, question, allowance: .max)
        let worlds = search.oneChange
        var seen: Set<[Call]> = []
        for world in worlds {
            guard let outcome = search.outcome(of: world) else { continue }
            let names = outcome.controllers.reduce(into: [:]) { $0[$1.value] = $1.key }
            let answer = outcome.expected.calls.compactMap { call in
                names[call.controller].flatMap(question.world.lastController).map { Call($0, call.callback) }
            }
            let judgement = Judgement(of: answer, against: question.expected)
            guard !judgement.isRight, seen.insert(answer).inserted else { continue }
            let place = "\(path):\(line): \(commands) | \(world.changes) | \(answer.map(\.callback))"
            guard let found = search.nearest(to: judgement), found.isWhole else {
                Issue.record("no world has \(place)")
                continue
            }
            guard shows(answer, found.command, after: question, in: session) else {
                Issue.record("\(found.command) does not show \(place)")
                continue
            }
        }
    }

    /// Whether the commands that are named really bring an order, typed after the prediction.
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
            world.lastController(named: question.world.controllers[controller].name)
        }
        let calls = order.compactMap { call in there(call.controller).map { Call($0, call.callback) } }
        let asked = Asked(
            controllers: question.asked.controllers.compactMap(there), callbacks: question.asked.callbacks)
        let start = min(first.entries.lowerBound, last.entries.upperBound)
        let expected = ExpectedCalls(
            in: last.simulation.trace, entries: start..<last.entries.upperBound, asked: asked)
        return calls.count == order.count && Judgement(of: calls, against: expected).isRight
    }
}
