import Foundation
import Lifecycle
import Testing

@Suite("Scenarios")
struct ScenarioTests {
    @Test("What real devices logged is what happens", arguments: ScenarioLibrary.names)
    func matches(name: String) throws {
        let scenario = try ScenarioLibrary.scenario(named: name)
        for part in scenario.parts {
            for release in Release.lastReleases {
                let run = ScenarioRun(part, on: release)
                for violation in Invariants.violations(in: run.simulation) {
                    Issue.record("\(scenario.path): on iOS \(release): \(violation)")
                }
                guard scenario.releases.contains(release) else { continue }
                for mismatch in run.mismatches(with: scenario) {
                    Issue.record("\(mismatch.text(in: scenario))")
                }
            }
        }
    }
}
