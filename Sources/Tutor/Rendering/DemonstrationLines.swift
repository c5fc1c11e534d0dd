import Course
import Lifecycle
import Session

/// A demonstration as it ran on one of its releases, in lines.
struct DemonstrationLines {
    private let demonstration: Demonstration
    private let run: DemonstrationRun?

    /// Runs a demonstration.
    ///
    /// - Parameters:
    ///   - demonstration: What to run.
    ///   - release: The release to run it on; if left out, the last one that it applies to.
    init(_ demonstration: Demonstration, on release: Release? = nil) {
        self.demonstration = demonstration
        run = (release ?? demonstration.releases.releases.last).map {
            DemonstrationRun(demonstration, on: $0)
        }
    }

    /// The sentence under a heading, with the releases, and the lines.
    func lines(under heading: String) -> [Line] {
        [
            Line(
                Span("  \(heading) ", .note), Span(demonstration.sentence), hanging: 4,
                aside: "\(demonstration.releases)")
        ] + body
    }

    /// The lines, each with its result.
    var body: [Line] {
        guard let run else { return [] }
        return lines(of: run) + outcome(of: run)
    }

    /// Returns the result of the last line, if the example has no expectations.
    private func outcome(of run: DemonstrationRun) -> [Line] {
        guard !demonstration.lines.contains(where: { Demonstration.expectation(in: $0) != nil }),
            let last = run.replies.last
        else { return [] }
        let calls = last.replies.flatMap { reply in
            if case .ran(let run) = reply { run.outcomeLines } else { [String]() }
        }
        return calls.isEmpty ? [] : [Line("      " + calls.joined(separator: " "), hanging: 6)]
    }

    private func lines(of run: DemonstrationRun) -> [Line] {
        return run.replies.flatMap { line, replies in
            if let expectation = Demonstration.expectation(in: line) {
                let isMet = replies.contains { if case .expectation(_, true, _) = $0 { true } else { false } }
                let mark = Line(
                    Span(isMet ? "      ok " : "      ! ", isMet ? .good : .bad), Span(expectation),
                    hanging: 9)
                return [mark]
            }
            return line.split(separator: "\n").enumerated().map { index, row in
                Line(
                    (index == 0 ? "    > " : "      ") + row, .faint,
                    hanging: 8 + row.prefix { $0 == " " }.count)
            }
        }
    }
}
