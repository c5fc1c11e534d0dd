import CommandLanguage
import Lifecycle

/// The difference between what a scenario expects beside a command and what came.
struct Mismatch: Sendable {
    let line: Int
    let release: Release
    let reason: String
    let expected: [String]
    let actual: [String]
    /// The Swift that was not understood on the way, by its first words.
    var skipped: [String] = []

    /// Both sides, line by line; a sign marks the lines that differ.
    func text(in scenario: Scenario) -> String {
        let width = max(8, expected.map(\.count).max() ?? 0)
        var lines = ["\(scenario.path):\(line): on iOS \(release.dotted): \(reason)"]
        lines.append("    " + padded("expected", width) + "    actual")
        for row in 0..<max(expected.count, actual.count) {
            let one = row < expected.count ? expected[row] : "", other = row < actual.count ? actual[row] : ""
            let sign = row < expected.count && row < actual.count && Wildcard.matches(one, other) ? " " : "|"
            lines.append("    " + padded(one, width) + "  \(sign) " + other)
        }
        if !skipped.isEmpty {
            lines.append("    Swift that is not understood was skipped: " + skipped.joined(separator: ", "))
        }
        return lines.joined(separator: "\n")
    }
}

func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}

extension ScenarioRun {
    /// Every difference between the run and the scenario, in the order of the steps.
    func mismatches(with scenario: Scenario) -> [Mismatch] {
        var found: [Mismatch] = []
        if let fault {
            found.append(
                Mismatch(line: fault.line, release: release, reason: fault.problem, expected: [], actual: []))
        }
        for result in results {
            for var mismatch in result.mismatches(with: scenario, on: release) {
                mismatch.skipped = result.skipped
                found.append(mismatch)
            }
        }
        return found
    }
}

extension ScenarioRun.Result {
    /// The first words of the Swift that was skipped up to here, each once.
    fileprivate var skipped: [String] {
        var found: [String] = []
        for entry in after.trace.entries.prefix(entries.upperBound) {
            if case .skipped(let code, _) = entry.event, !found.contains(code) { found.append(code) }
        }
        return found
    }

    /// Returns whether a line matches the line of the outcome; a refusal may also be given by its text.
    func isOutcome(_ line: String, _ own: String) -> Bool {
        guard line != own else { return true }
        guard line.hasPrefix("refused: "), own.hasPrefix("refused: "), let refusal else { return false }
        return Wildcard.matches(String(line.dropFirst("refused: ".count)), refusal)
    }

    func mismatches(with scenario: Scenario, on release: Release) -> [Mismatch] {
        let lines = step.expected.filter { $0.gutter?.contains(release) ?? true }
        let texts = lines.filter { !$0.isState }.map { Expectation.plain($0.text) }
        let written = calls(of: scenario)
        let kept = Expectation.withoutUnwrittenReasons(written.map(\.text), beside: texts)
        let actual = kept.count == written.count ? written : written.filter { kept.contains($0.text) }
        let outcome = outcomeLines(showsValue: texts.contains { $0.hasPrefix("returns ") })
        let wanted = texts.filter { !Expectation.isOutcome($0) }
        let order = CallOrder(actual, in: after.trace)
        let isEndless = outcome.contains("endless")
        var problems: [String] = []
        if let problem = isEndless ? order.problemOfEndless(wanted) : order.problem(with: wanted) {
            problems.append(problem)
        }
        let said = texts.filter(Expectation.isOutcome)
        if said.count != outcome.count || !zip(said, outcome).allSatisfy({ isOutcome($0, $1) }) {
            problems.append("the outcome differs")
        }
        var mismatches =
            problems.isEmpty
            ? []
            : [
                Mismatch(
                    line: step.line, release: release, reason: problems.joined(separator: "; "),
                    expected: texts,
                    actual: (isEndless ? Array(actual.prefix(wanted.count + 4)) : actual).map(\.text)
                        + outcome.map { line in refusal.map { "\(line): \($0)" } ?? line })
            ]
        for line in lines where line.isState {
            let state = StateAssertion(line.text, in: after, entries: entries)
            guard let problem = state.problem else { continue }
            mismatches.append(
                Mismatch(
                    line: line.line, release: release, reason: problem, expected: [state.expected],
                    actual: [state.actual]))
        }
        return mismatches
    }
}

/// The lines beside a command, in the form in which they are compared.
enum Expectation {
    static func isOutcome(_ text: String) -> Bool {
        ["endless", "hangs", "outgrows"].contains(text) || text.hasPrefix("returns ")
            || text.hasPrefix("refused:")
    }

    /// Some lines without the reasons of exceptions, where only the exception is written.
    static func withoutUnwrittenReasons(_ lines: [String], beside written: [String]) -> [String] {
        guard written.contains(where: { $0.hasPrefix("exception:") }),
            !written.contains(where: { $0.hasPrefix("reason:") })
        else { return lines }
        return lines.filter { !$0.hasPrefix("reason:") }
    }

    /// Single spaces; a shortened callback in full.
    static func plain(_ text: String) -> String {
        let isVerbatim = ["message:", "reason:", "refused:"].contains { text.hasPrefix($0) }
        guard !isVerbatim else { return text }
        var words = text.split { $0.isWhitespace }.map(String.init)
        if words.count > 1, !words[0].hasSuffix(":"), let callback = CallbackName.callback(for: words[1]) {
            words[1] = callback.rawValue
        }
        return words.joined(separator: " ")
    }
}

/// Compares texts in which `…` stands for anything.
enum Wildcard {
    static func matches(_ pattern: String, _ text: String) -> Bool {
        guard pattern.contains("…") else { return pattern == text }
        let parts = pattern.split(separator: "…", omittingEmptySubsequences: false)
        guard let first = parts.first, let last = parts.last, text.hasPrefix(first) else { return false }
        var rest = text.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.count >= last.count && rest.hasSuffix(last)
    }
}
