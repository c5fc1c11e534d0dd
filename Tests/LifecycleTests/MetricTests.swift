import Lifecycle
import Testing

@Suite("Metrics")
struct MetricTests {
    @Test("Each metric has a figure on each release", arguments: Metric.allCases)
    func isKnown(metric: Metric) {
        for release in Release.landmarks {
            #expect(Environment(release: release).points(metric) > 0, "\(metric) on iOS \(release)")
        }
    }

    @Test("Each figure has a source that is known, or is doubtful", arguments: Metric.allCases)
    func isCited(metric: Metric) throws {
        let known = try ScenarioLibrary.facts()
        for facts in metric.facts {
            #expect(facts.certainty == .doubtful || !facts.citations.isEmpty)
            #expect(facts.points > 0)
            for case .fact(let number) in facts.citations { #expect(known.contains(number)) }
        }
    }

    @Test(
        "A figure holds from its first release to its last",
        arguments: [
            (Metric.compactTabBarHeight, Release(10, 3), 49.0), (.compactTabBarHeight, Release(11), 32),
            (.navigationBarHeight, Release(2, 2), 44), (.navigationBarHeight, Release(26), 44),
        ])
    func holds(metric: Metric, release: Release, points: Double) {
        #expect(Environment(release: release).points(metric) == points)
    }
}
