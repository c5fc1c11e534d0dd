import Lifecycle

/// Writes what the simulation does into a scenario's file, in place of what was expected.
struct Update {
    let played: Played
    /// Indicates whether the update may add gutters that the file doesn't use yet.
    let mayAddGutters: Bool

    /// Why a file was not rewritten.
    struct Refusal: Error, CustomStringConvertible { let description: String }

    private var scenario: Scenario { played.scenario }

    /// The file's new text; nil if nothing differs.
    func rewritten() throws -> String? {
        var replacements: [(step: Scenario.Step, lines: [String])] = []
        for runs in played.runs {
            let compared = runs.filter { scenario.releases.contains($0.release) }
            if let fault = compared.lazy.compactMap(\.fault).first {
                throw Refusal(description: "\(scenario.path):\(fault.line): \(fault.problem)")
            }
            for place in compared.first?.results.indices ?? 0..<0 {
                let differs = compared.contains { run in
                    run.results[place].mismatches(with: scenario, on: run.release).contains {
                        $0.line == run.results[place].step.line
                    }
                }
                guard differs else { continue }
                let step = compared[0].results[place].step
                replacements.append(
                    (step, try block(for: step, compared.map { ($0.release, $0.results[place]) })))
            }
        }
        return replacements.isEmpty ? nil : text(with: replacements)
    }

    /// The lines beside a command, with a gutter where the releases differ.
    private func block(
        for step: Scenario.Step, _ results: [(release: Release, result: ScenarioRun.Result)]
    ) throws -> [String] {
        var merged: [(text: String, releases: [Release])] = []
        for (release, result) in results {
            merged = Update.merge(merged, lines(of: result, beside: step), on: release)
        }
        let width = merged.map { Update.receiver(of: $0.text)?.count ?? 0 }.max() ?? 0
        return try merged.map { text, releases in
            let gutter = try gutter(for: releases, of: results.map(\.release), step)
            return gutter + Update.aligned(text, width)
        }
    }

    private func lines(of result: ScenarioRun.Result, beside step: Scenario.Step) -> [String] {
        let old = step.expected.map(\.text)
        var calls = result.calls(of: scenario).map(\.text)
        if case .overflowed = result.outcome,
            let round = CallOrder.period(of: calls, within: calls.count - 1)
        {
            calls = Array(calls.prefix(round.start + 2 * round.length))
        }
        if !old.contains(where: { $0.hasPrefix("reason:") }) {
            calls = Expectation.withoutUnwrittenReasons(calls, beside: old)
        }
        let outcome = result.outcomeLines(showsValue: old.contains { $0.hasPrefix("returns ") })
            .map { line in old.first { result.isOutcome($0, line) } ?? line }
        return calls.map { call in old.first { Wildcard.matches($0, call) } ?? Update.withoutAddresses(call) }
            + outcome
    }

    private func gutter(for releases: [Release], of all: [Release], _ step: Scenario.Step) throws -> String {
        guard releases != all else { return String(repeating: " ", count: 8) }
        func refuse(_ reason: String) -> Refusal {
            Refusal(description: "\(scenario.path):\(step.line): not rewritten: \(reason)")
        }
        guard let first = releases.first, let last = releases.last,
            all.filter({ $0 >= first && $0 <= last }) == releases
        else {
            throw refuse("a line belongs to releases that do not stand in a row: \(releases.map(\.dotted))")
        }
        func end(_ release: Release) -> ReleaseSpan.End {
            let isOnlyOne = all.filter { $0.major == release.major }.count == 1
            return ReleaseSpan.End(release.major, isOnlyOne ? nil : release.minor)
        }
        let span = ReleaseSpan(
            first: first == all.first ? nil : end(first), last: last == all.last ? nil : end(last))
        let used = scenario.parts.flatMap(\.steps).flatMap(\.expected).compactMap(\.gutter)
        let spelling = used.first { one in all.filter { one.contains($0) } == releases }
        guard let written = spelling ?? (mayAddGutters ? span : nil) else {
            throw refuse(
                "releases differ in more than the gutters say; \(span) is needed (UPDATE=gutters writes it)")
        }
        let text = "\(written)"
        return padded(String(repeating: " ", count: max(0, 4 - text.count)) + text, 8)
    }

    private func text(with replacements: [(step: Scenario.Step, lines: [String])]) -> String {
        var lines = scenario.lines.map { Optional([$0]) }
        for (step, block) in replacements {
            for old in step.expected where !old.isState { lines[old.line - 1] = nil }
            lines[step.lastLine - 1]? += block
        }
        return lines.compactMap { $0 }.joined().joined(separator: "\n")
    }

    /// Puts the lines of one more release into those of the releases before, each at its place.
    static func merge(
        _ merged: [(text: String, releases: [Release])], _ lines: [String], on release: Release
    ) -> [(text: String, releases: [Release])] {
        let rows = merged.count, columns = lines.count
        var length = Array(repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
        for row in stride(from: rows - 1, through: 0, by: -1) {
            for column in stride(from: columns - 1, through: 0, by: -1) {
                length[row][column] =
                    merged[row].text == lines[column]
                    ? length[row + 1][column + 1] + 1 : max(length[row + 1][column], length[row][column + 1])
            }
        }
        var result: [(text: String, releases: [Release])] = []
        var row = 0, column = 0
        while row < rows || column < columns {
            if row < rows, column < columns, merged[row].text == lines[column] {
                result.append((merged[row].text, merged[row].releases + [release]))
                row += 1
                column += 1
            } else if column == columns || row < rows && length[row + 1][column] >= length[row][column + 1] {
                result.append(merged[row])
                row += 1
            } else {
                result.append((lines[column], [release]))
                column += 1
            }
        }
        return result
    }

    private static func receiver(of line: String) -> Substring? {
        let words = line.split(separator: " ")
        guard words.count > 1, !words[0].hasSuffix(":"), words[0] != "returns" else { return nil }
        return words[0]
    }

    private static func aligned(_ line: String, _ width: Int) -> String {
        guard let receiver = receiver(of: line) else { return line }
        return padded(String(receiver), width) + " " + line.dropFirst(receiver.count)
    }

    /// Addresses differ from device to device.
    private static func withoutAddresses(_ text: String) -> String {
        text.replacing(/0x[0-9a-f]+/, with: "…")
    }
}
