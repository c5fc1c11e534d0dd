import Lifecycle
import Testing

@Suite("Recursion")
struct RecursionTests {
    @Test("Recursion without end is a trap of the app, never of the tool", arguments: Release.lastReleases)
    func isATrap(release: Release) throws {
        let mistakes = [
            ["class Login; override loadView in Login reading view; new Login as login", "access view"],
            [
                "class Login; override loadView in Login with super setting view nil reading view; new Login as login",
                "launch login",
            ],
            [
                "class Login; override loadView in Login; override viewDidLoad in Login reading view; new Login as login",
                "launch login",
            ],
            [
                "class Base; override loadView in Base reading view; class Login: Base; override loadView in Login with super;"
                    + "new Login as login", "access view",
            ],
            [
                "class Login; override loadView in Login; override init(nibName:) in Login reading view;"
                    + "override viewDidLoad in Login reading view", "new Login as login",
            ],
        ]
        for lines in mistakes {
            let run = play(lines, on: release)
            #expect(run.fault == nil)
            #expect(run.results.last?.outcome == .overflowed(.endlessRecursionEndsApp), "\(lines)")
            #expect(run.simulation.world.application == .crashed)
            let last = try #require(run.simulation.trace.entries.last)
            guard case .endlessRecursion(let start) = last.event else {
                Issue.record("the trace ends with \(last.event)")
                continue
            }
            #expect(start > 0 && start < run.simulation.trace.count - 1)
            #expect(!run.simulation.callStack(at: run.simulation.trace.count - 1).isEmpty)
        }
    }

    @Test("Reading a view again and again is no recursion")
    func readingOften() {
        let run = play(
            [
                "class Login; override viewDidLoad in Login with super \(String(repeating: "reading view ", count: 60))",
                "new Login as login", "access view",
            ], on: .standard)
        #expect(run.fault == nil)
        #expect(run.results.last.map { if case .returned = $0.outcome { true } else { false } } == true)
    }

    @Test("After the app is gone, everything is refused")
    func nothingAfterwards() {
        let run = play(
            "class Login; override loadView in Login reading view; new Login as login", "access view",
            "memory warning", on: .standard)
        #expect(run.results.last?.outcome == .ignored(.appIsGone))
    }

    /// Each scenario on every sixth release, so that each release has every sixth scenario.
    @Test("The same commands give the same trace", arguments: Array(Release.lastReleases.enumerated()))
    func isDeterministic(place: Int, release: Release) {
        for (number, played) in ScenarioLibrary.played.enumerated() where (number + place).isMultiple(of: 6) {
            for (part, runs) in zip(played.scenario.parts, played.runs) {
                let again = ScenarioRun(part, on: release)
                let before = runs.first { $0.release == release }
                #expect(again.simulation == before?.simulation, "\(played.scenario.name)")
            }
        }
    }
}
