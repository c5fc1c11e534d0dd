import Foundation
import Lifecycle
import Testing

@Suite("Scenarios", .printsSummary)
struct ScenarioTests {
    @Test("What real devices logged is what happens", arguments: ScenarioLibrary.names)
    func matches(name: String) throws {
        let scenario = try ScenarioLibrary.scenario(named: name)
        let update = ProcessInfo.processInfo.environment["UPDATE"]
        if let update {
            let writer = Update(played: Played(scenario), mayAddGutters: update == "gutters")
            try writer.rewritten()?.write(toFile: scenario.path, atomically: true, encoding: .utf8)
        }
        let played =
            try update == nil
            ? #require(ScenarioLibrary.played.first { $0.scenario.name == name })
            : Played(ScenarioLibrary.scenario(named: name))
        for run in played.runs.joined() {
            for violation in Invariants.violations(in: run.simulation) {
                Issue.record("\(scenario.path): on iOS \(run.release.dotted): \(violation)")
            }
        }
        for mismatch in played.mismatches { Issue.record("\(mismatch.text(in: played.scenario))") }
    }

    @Test("A scenario fails if any one of its lines is wrong", arguments: ScenarioLibrary.names)
    func eachLineCounts(name: String) throws {
        let played = try #require(ScenarioLibrary.played.first { $0.scenario.name == name })
        var counted: Set<Int> = []
        for run in played.comparedRuns {
            for result in run.results {
                // Lines that count on one release needn't be tried on the others.
                for (place, line) in result.step.expected.enumerated() where !counted.contains(line.line) {
                    let mismatches = result.with(line.text + " nonsense", at: place)
                        .mismatches(with: played.scenario, on: run.release)
                    if !mismatches.isEmpty { counted.insert(line.line) }
                }
            }
        }
        let all = played.scenario.parts.flatMap(\.steps).flatMap(\.expected).map(\.line)
        #expect(Set(all).subtracting(counted) == [], "these lines assert nothing")
    }

    @Test("Each known case is told, or listed with its reason")
    func everyCaseIsAccountedFor() throws {
        let cases = try KnownTrace.all().map(\.id)
        let told = Set(ScenarioLibrary.played.flatMap(\.scenario.traces))
        let leftOut = try LeftOut.identifiers()
        #expect(Set(cases).subtracting(told).subtracting(leftOut) == [])
        #expect(told.intersection(leftOut) == [])
        #expect(Set(leftOut).count == leftOut.count)
        #expect(Set(leftOut).subtracting(cases) == [])
    }

    @Test("Scenarios cite logs and facts that are known", arguments: ScenarioLibrary.names)
    func sourcesAreKnown(name: String) throws {
        let scenario = try ScenarioLibrary.scenario(named: name)
        let facts = try ScenarioLibrary.facts()
        #expect(Set(scenario.traces).subtracting(try KnownTrace.all().map(\.id)) == [])
        #expect(Set(scenario.facts).subtracting(facts) == [])
        #expect(!scenario.releases.isEmpty)
        #expect(!scenario.parts.isEmpty)
    }
}

/// A line of the list of known logs.
struct KnownTrace {
    let topic: String
    let id: String

    static func all() throws -> [KnownTrace] { try read.get() }

    private static let read = Result {
        try ScenarioLibrary.lines(of: "Known/traces.txt").compactMap { line in
            let words = line.split(separator: " ").map(String.init)
            return words.count == 2 ? KnownTrace(topic: words[0], id: words[1]) : nil
        }
    }
}

extension ScenarioRun.Result {
    func with(_ text: String, at place: Int) -> ScenarioRun.Result {
        var step = step
        let old = step.expected[place]
        step.expected[place] = Scenario.Line(line: old.line, gutter: old.gutter, text: text)
        return ScenarioRun.Result(
            step: step, entries: entries, outcome: outcome, after: after, refusal: refusal)
    }
}
