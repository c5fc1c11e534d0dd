@testable import Lifecycle
import TestSupport
import Testing

@testable import Session

@Suite("No answer is punished for what is not known or not promised")
struct AllowedOrderTests {
    /// A command of a scenario on one release, with what is expected of those who predict it.
    private struct Prediction {
        let name: String
        let trace: Trace
        let entries: Range<Int>
        let expected: ExpectedCalls

        /// Places of neighbouring calls of different controllers that have the same rule.
        var sharedPlaces: [Int] {
            expected.calls.indices.dropLast().filter { place in
                expected.rules[place] == expected.rules[place + 1]
                    && expected.calls[place].controller != expected.calls[place + 1].controller
            }
        }

        /// Says whether an order in which a call and the next one have changed places is right.
        func takesSwap(of place: Int) -> Bool {
            var calls = expected.calls
            calls.swapAt(place, place + 1)
            return Judgement(of: calls, against: expected).isRight
        }
    }

    /// The findings for each rule in all predictions, and the violations.
    ///
    /// Collected in one walk, since a walk for each rule costs a hundred times as much.
    private struct Findings: Sendable {
        /// The predictions that ask about a doubtful rule's call, or leave it out without naming a doubtful
        /// rule.
        var asked: [Rule: [String]] = [:]
        /// The predictions in which the order of an observed rule's calls isn't free; empty if there are
        /// none.
        var heldToOrder: [Rule: [String]] = [:]
        /// The predictions in which the order of two parts that a rule leaves open isn't free; empty if there
        /// are none.
        var heldToParts: [Rule: [String]] = [:]

        mutating func add(_ prediction: Prediction) {
            let expected = prediction.expected
            for rule in expected.rules where rule.facts.certainty == .doubtful {
                asked[rule, default: []].append(prediction.name)
            }
            for index in prediction.entries {
                let rule = prediction.trace[index].rule
                guard rule.facts.certainty == .doubtful, let call = Call(prediction.trace[index]) else {
                    continue
                }
                let reason = expected.doubtfulRules[call.callback]
                let isLeftOut = !expected.calls.contains { $0.callback == call.callback }
                if reason?.facts.certainty == .doubtful && isLeftOut { continue }
                asked[rule, default: []].append("\(call.callback) in \(prediction.name)")
            }
            for place in prediction.sharedPlaces {
                let rule = expected.rules[place]
                guard AllowedOrderTests.isObserved(rule) else { continue }
                note(prediction, place, rule, in: \.heldToOrder)
            }
            for order in prediction.trace.openOrders where prediction.entries.overlaps(order.first) {
                for place in expected.calls.indices.dropLast()
                where order.first.contains(expected.entries[place])
                    && order.second.contains(expected.entries[place + 1])
                {
                    note(prediction, place, order.rule, in: \.heldToParts)
                }
            }
        }

        private mutating func note(
            _ prediction: Prediction, _ place: Int, _ rule: Rule,
            in list: WritableKeyPath<Findings, [Rule: [String]]>
        ) {
            let isFree = prediction.takesSwap(of: place)
            self[keyPath: list][rule, default: []] +=
                isFree ? [] : ["\(prediction.expected.calls[place].callback) in \(prediction.name)"]
        }

        mutating func merge(_ other: Findings) {
            asked.merge(other.asked, uniquingKeysWith: +)
            heldToOrder.merge(other.heldToOrder, uniquingKeysWith: +)
            heldToParts.merge(other.heldToParts, uniquingKeysWith: +)
        }
    }

    private static let findings: Findings = ScenarioLibrary.played.concurrentMap { played in
        var findings = Findings()
        for run in played.comparedRuns {
            for result in run.results {
                let trace = result.after.trace
                let asked = AskedCalls(controllers: Array(result.after.world.controllers.identifiers))
                findings.add(
                    Prediction(
                        name: "\(played.scenario.name) on iOS \(run.release)", trace: trace,
                        entries: result.entries,
                        expected: ExpectedCalls(in: trace, entries: result.entries, asked: asked)))
            }
        }
        return findings
    }.reduce(into: Findings()) { $0.merge($1) }

    private static func isObserved(_ rule: Rule) -> Bool {
        rule.facts.certainty != .doubtful && !rule.facts.isPromised
    }

    @Test(
        "What a doubtful rule calls is never asked, and its rule is named",
        arguments: Rule.allCases.filter { $0.facts.certainty == .doubtful })
    func doubtful(rule: Rule) {
        #expect(Self.findings.asked[rule, default: []] == [])
    }

    @Test(
        "The order in which an observed rule reaches several controllers is free",
        arguments: Rule.allCases.filter(isObserved))
    func observed(rule: Rule) {
        #expect(Self.findings.heldToOrder[rule, default: []] == [])
    }

    @Test("Where a rule leaves open which of two parts comes first, both are right")
    func open() {
        #expect(Self.findings.heldToParts.values.flatMap(\.self) == [])
        #expect(Self.findings.heldToParts.count >= 3)
    }

    @Test("Some scenario shows an observed order among several controllers")
    func witnesses() {
        let found = Self.findings.heldToOrder.keys
        #expect(found.contains(.flipHidesFirst) && found.contains(.presenterEndsFirst))
    }
}
