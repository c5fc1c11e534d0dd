@testable import Lifecycle
import TestSupport
import Testing

@testable import Session

@Suite("No answer is punished for what is not known or not promised")
struct AllowedOrderTests {
    /// A command of a scenario on one release, with what is expected of those who predict it.
    private struct Prediction: Sendable {
        let scenario: String
        let release: Release
        let trace: Trace
        let asked: Asked
        let expected: ExpectedCalls
        let entries: Range<Int>

        /// An order in which two neighbouring calls have changed places.
        func swapping(_ place: Int) -> [Call] {
            var calls = expected.calls
            calls.swapAt(place, place + 1)
            return calls
        }

        var name: String { "\(scenario) on iOS \(release)" }
    }

    private static let predictions: [Prediction] = ScenarioLibrary.played.concurrentMap { played in
        played.comparedRuns.flatMap { run in
            run.results.map { result in
                let trace = result.after.trace
                let asked = Asked(controllers: Array(result.after.world.controllers.identifiers))
                return Prediction(
                    scenario: played.scenario.name, release: run.release, trace: trace, asked: asked,
                    expected: ExpectedCalls(in: trace, entries: result.entries, asked: asked),
                    entries: result.entries)
            }
        }
    }.flatMap { $0 }

    private static let doubtfulRules = Rule.allCases.filter { $0.facts.certainty == .doubtful }
    private static let observedRules = Rule.allCases.filter {
        $0.facts.certainty != .doubtful && !$0.facts.isPromised
    }

    @Test("What a doubtful rule calls is never asked, and its rule is named", arguments: doubtfulRules)
    func doubtful(rule: Rule) {
        // Asked of all at once: an expectation for each of some hundred thousand costs far more than what it asks.
        let asking = Self.predictions.filter { $0.expected.rules.contains(rule) }.map(\.name)
        #expect(asking.isEmpty)
        for prediction in Self.predictions {
            for index in prediction.entries where prediction.trace[index].rule == rule {
                guard let call = Call(prediction.trace[index]) else { continue }
                let reason = prediction.expected.doubtfulRules[call.callback]
                #expect(reason?.facts.certainty == .doubtful, "\(call.callback) in \(prediction.name)")
                #expect(!prediction.expected.calls.contains { $0.callback == call.callback })
            }
        }
    }

    @Test("The order in which an observed rule reaches several controllers is free", arguments: observedRules)
    func observed(rule: Rule) {
        for prediction in Self.predictions {
            let expected = prediction.expected
            for place in expected.calls.indices.dropLast()
            where expected.rules[place] == rule && expected.rules[place + 1] == rule
                && expected.calls[place].controller != expected.calls[place + 1].controller
            {
                let judgement = Judgement(of: prediction.swapping(place), against: expected)
                #expect(judgement.isRight, "\(expected.calls[place].callback) in \(prediction.name)")
            }
        }
    }

    @Test("Where a rule leaves open which of two parts comes first, both are right")
    func open() {
        var rules: Set<Rule> = []
        for prediction in Self.predictions {
            let expected = prediction.expected
            for order in prediction.trace.openOrders where prediction.entries.overlaps(order.first) {
                for place in expected.calls.indices.dropLast()
                where order.first.contains(expected.entries[place])
                    && order.second.contains(expected.entries[place + 1])
                {
                    rules.insert(order.rule)
                    let judgement = Judgement(of: prediction.swapping(place), against: expected)
                    #expect(judgement.isRight, "\(order.rule) in \(prediction.name)")
                }
            }
        }
        #expect(rules.count >= 3)
    }

    @Test("Some scenario shows an observed order among several controllers")
    func witnesses() {
        let found = Self.observedRules.filter { rule in
            Self.predictions.contains { prediction in
                let rules = prediction.expected.rules, calls = prediction.expected.calls
                return calls.indices.dropLast().contains { place in
                    rules[place] == rule && rules[place + 1] == rule
                        && calls[place].controller != calls[place + 1].controller
                }
            }
        }
        #expect(found.contains(.flipHidesFirst) && found.contains(.presenterEndsFirst))
    }
}
