import CommandLanguage
import Foundation
import Lifecycle
import TestSupport

/// The files beside the tests.
enum ScenarioLibrary {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .path(percentEncoded: false)

    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder + "Scenarios")) ?? []
        return files.filter { $0.hasSuffix(".trace") }.map { String($0.dropLast(".trace".count)) }.sorted()
    }()

    static func scenario(named name: String) throws -> Scenario {
        try Scenario(path: folder + "Scenarios/\(name).trace")
    }

    /// The scenarios that can be read, each with its runs on every release.
    static let played: [Played] = names.concurrentMap { name in
        (try? scenario(named: name)).map(Played.init)
    }.compactMap { $0 }

    /// The numbers of the known facts: read once, since each rule and scenario is held against them.
    static func facts() throws -> Set<String> { try readFacts.get() }

    private static let readFacts = Result { Set(try lines(of: "Known/facts.txt")) }

    /// The lines of a text file beside the tests.
    static func lines(of file: String) throws -> [String] {
        try String(contentsOfFile: folder + file, encoding: .utf8).split(separator: "\n").map(String.init)
    }
}

/// A scenario with its runs.
struct Played: Sendable {
    let scenario: Scenario
    /// A run for each part and release, part by part.
    let runs: [[ScenarioRun]]

    init(_ scenario: Scenario) {
        self.scenario = scenario
        let releases = Set(Release.lastReleases + scenario.releases).sorted()
        let spokenFor = Set(scenario.releases)
        var reader = StatementReader()
        runs = scenario.parts.map { part in
            releases.map { release in
                let run = ScenarioRun(
                    part, on: release, exchangesDevice: !spokenFor.contains(release), reader: reader)
                reader = run.reader
                return run
            }
        }
    }

    /// The runs that the source speaks for.
    var comparedRuns: [ScenarioRun] {
        let releases = Set(scenario.releases)
        return runs.joined().filter { releases.contains($0.release) }
    }

    var mismatches: [Mismatch] { comparedRuns.flatMap { $0.mismatches(with: scenario) } }
}
