import Foundation
import Lifecycle
import Testing

@Suite("Rules")
struct RuleTests {
    @Test("Each rule is reached by a scenario")
    func everyRuleIsReached() {
        let reached = ScenarioLibrary.played.flatMap { $0.runs.joined() }.reduce(into: Set<Rule>()) {
            $0.formUnion($1.rules)
        }
        let missed = Rule.allCases.filter { !reached.contains($0) }
        #expect(missed == [], "no scenario reaches \(missed.map(\.facts.identifier))")
    }

    @Test("A rule acts only on releases on which it holds")
    func rulesActInTheirRange() {
        var misplaced: Set<String> = []
        for run in ScenarioLibrary.played.flatMap({ $0.runs.joined() }) {
            let trace = run.simulation.trace
            for rule in trace.entries.map(\.rule) + trace.recordedRules.map(\.rule)
            where !run.simulation.world.holds(rule) {
                misplaced.insert("\(rule) on iOS \(run.release)")
            }
        }
        #expect(misplaced == [])
    }

    @Test("Each rule has a statement and an identifier of its own", arguments: Rule.allCases)
    func isDescribed(rule: Rule) throws {
        let facts = rule.facts
        #expect(facts.rule == rule)
        #expect(facts.statement.hasSuffix("."))
        #expect(facts.statement.split(separator: " ").count > 4)
        #expect(facts.identifier.wholeMatch(of: /[a-zA-Z]+\.[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*/) != nil)
        #expect(Rule.allCases.filter { $0.facts.identifier == facts.identifier } == [rule])
        #expect(Rule(identifier: facts.identifier) == rule)
    }

    @Test("Each rule has a source, and each source is known", arguments: Rule.allCases)
    func isCited(rule: Rule) throws {
        let facts = try ScenarioLibrary.facts()
        let traces = Set(try KnownTrace.all().map(\.id))
        let claims = try ClaimLedger.identifiers()
        let hasSource = rule.facts.citations.contains { citation in
            switch citation {
            case .fact, .frames, .trace, .documentation: true
            case .claim, .openQuestion: false
            }
        }
        #expect(hasSource, "a claim of a document alone is no proof")
        for citation in rule.facts.citations {
            let isKnown =
                switch citation {
                case .fact(let number), .frames(let number), .openQuestion(let number): facts.contains(number)
                case .trace(let id): traces.contains(id)
                case .claim(let id): claims.contains(id)
                case .documentation(let title): !title.isEmpty
                }
            #expect(isKnown, "\(citation) is not known")
        }
    }

    /// The facts of the second look begin with this chapter.
    private static let secondLook = 17

    /// The facts of the second look that no rule can state.
    private static let ofNoRule: Set = [
        // UIKit's own fault: columns that were never shown hear viewWillAppear.
        "F17.12"
    ]

    /// The facts that no scenario can show.
    private static let untold: Set = [
        "F17.12",
        // Open: a scenario would decide the order of dismissalTransitionWillBegin.
        "F18.9",
        // One log that leaves a callback out; the rule tells of it.
        "F22.12",
        // Open: a scenario would decide the order.
        "F25.6", "F25.7",
    ]

    @Test("Each fact of the later looks is cited by a rule and told by a scenario")
    func secondLookIsCovered() throws {
        let facts = try ScenarioLibrary.facts().filter { fact in
            fact.dropFirst().split(separator: ".").first.flatMap { Int($0) } ?? 0 >= Self.secondLook
        }
        #expect(facts.count == 71)
        let cited = Rule.allCases.flatMap(\.facts.citations).reduce(into: Set<String>()) { cited, citation in
            if case .fact(let number) = citation { cited.insert(number) }
        }
        #expect(facts.subtracting(cited) == Self.ofNoRule)
        let told = ScenarioLibrary.played.reduce(into: Set<String>()) { $0.formUnion($1.scenario.facts) }
        #expect(facts.subtracting(told) == Self.untold)
    }

    @Test("What is doubtful or only observed says so", arguments: Rule.allCases)
    func doubtIsDeclared(rule: Rule) {
        if rule.facts.certainty == .doubtful { #expect(!rule.facts.isPromised) }
    }
}

/// The claims of the documents, as far as their identifiers go.
enum ClaimLedger {
    static func identifiers() throws -> Set<String> { try read.get() }

    private static let read = Result {
        let path = ScenarioLibrary.folder + "../../Sources/CourseTexts/Documents/claims.yaml"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        return Set(text.matches(of: /id:\s*"?([A-Z][0-9]+)\b/).map { String($0.1) })
    }
}
