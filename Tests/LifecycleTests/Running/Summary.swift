import Testing

/// Prints one line about the scenarios when their tests are over.
struct PrintsSummary: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await function()
        guard testCase == nil else { return }
        print(Summary.line)
    }
}

extension Trait where Self == PrintsSummary {
    static var printsSummary: PrintsSummary { PrintsSummary() }
}

enum Summary {
    static var line: String {
        let passing = ScenarioLibrary.played.filter(\.mismatches.isEmpty)
        let cases = Set(passing.flatMap(\.scenario.traces))
        let lines = passing.map(\.scenario.assertedLines).reduce(0, +)
        let leftOut = (try? LeftOut.identifiers()) ?? []
        return "\(cases.count) known logs are told, \(lines) lines asserted, "
            + "\(leftOut.count) listed as left out"
    }
}

/// The cases that no scenario tells.
enum LeftOut {
    static func identifiers() throws -> [String] {
        try ScenarioLibrary.lines(of: "Scenarios/left-out.md").compactMap { line in
            guard line.hasPrefix("- "), let colon = line.firstIndex(of: ":") else { return nil }
            return String(line[..<colon].dropFirst(2))
        }
    }
}
