import Lifecycle

/// Plays commands that a test writes down.
func play(_ lines: String..., on release: Release) -> ScenarioRun {
    play(lines, on: release)
}

func play(_ lines: [String], on release: Release) -> ScenarioRun {
    let steps = lines.enumerated().map { Scenario.Step(line: $0 + 1, text: $1, isCompared: true) }
    return ScenarioRun(Scenario.Part(title: "", steps: steps), on: release)
}

extension Release {
    static func last(_ major: Int) -> Release { last(of: major) ?? standard }
}
