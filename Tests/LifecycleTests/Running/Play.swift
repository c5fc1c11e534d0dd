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

/// Numbers that look random and come again for the same seed.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
