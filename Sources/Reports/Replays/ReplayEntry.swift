import Lifecycle
import Session

/// One entry of a replay as a part of a page: what was answered, and what was called from where.
struct ReplayEntry {
    private let step: ReplayPage.Step

    /// The most entries of a trace that are shown of one command.
    private static let longestTrace = 300
    /// The deepest indentation of a trace.
    private static let deepest = 12

    init(_ step: ReplayPage.Step) { self.step = step }

    var markup: String {
        let seconds = (step.seconds * 10).rounded() / 10
        return """
            <section class="step" id="step-\(step.number)" data-number="\(step.number)" data-seconds="\(step.seconds)">
            <h2><span class="number">\(step.number)</span> <span class="kind">\(step.kind.inMarkup)</span> \
            <code>\(step.text.inXML)</code> <span class="time">\(seconds) s</span></h2>
            \(ReplayEntry.list(of: step.findings))<div class="parts">
            \(part("answer", heading, answer))\(part("trace", "Trace", trace))</div>
            </section>

            """
    }

    /// Returns a list of the differences; empty if there are none.
    static func list(of findings: [String]) -> String {
        guard !findings.isEmpty else { return "" }
        return "<ul class=\"findings\">" + findings.map { "<li>\($0.inMarkup)</li>" }.joined() + "</ul>\n"
    }

    private func part(_ name: String, _ heading: String, _ content: String) -> String {
        content.isEmpty ? "" : "<section class=\"\(name)\"><h3>\(heading)</h3>\n\(content)</section>\n"
    }

    /// The heading of the output, from the learner's point of view.
    private var heading: String {
        switch JournalEntry.Kind(rawValue: step.kind) {
        case .predict, .exercise, .back, .easier, .test: "Question"
        case .answer: "Judgment"
        case .hint: "Hint"
        case .skip: "Right answer"
        case .command, .edit, .play, .aside, nil: "What happened"
        }
    }

    private var answer: String {
        step.answer.isEmpty ? "" : "<pre>\(step.answer.map(\.inMarkup).joined(separator: "\n"))</pre>\n"
    }

    // MARK: - Trace

    private var trace: String { step.runs.map(trace).joined() }

    private func trace(of run: Run) -> String {
        let numbers = Dictionary(
            run.visibleCallbacks.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
        let base = run.entries.first.map { run.simulation.trace[$0].depth } ?? 0
        let rows = run.entries.prefix(ReplayEntry.longestTrace).map { index in
            let depth = max(0, min(ReplayEntry.deepest, run.simulation.trace[index].depth - base))
            return "<li class=\"depth-\(depth)\">\(row(index, numbers[index], run))</li>\n"
        }
        let left = run.entries.count - rows.count
        let more = left > 0 ? "<li>… and \(left) more</li>\n" : ""
        let head = "<p class=\"command\">\(run.statement.inXML)</p>\n"
        return head + (rows.isEmpty ? "<p>Nothing was called.</p>\n" : "<ol>\n\(rows.joined())\(more)</ol>\n")
    }

    /// An entry of a trace: a call opens on its rule and its call stack.
    private func row(_ index: Int, _ number: Int?, _ run: Run) -> String {
        let entry = run.simulation.trace[index]
        let text = WorldText(world: run.simulation.world).event(entry).inMarkup
        guard let number else { return "<span class=\"event\">\(text)</span>" }
        let frames = run.simulation.callStack(at: index).prefix(ReplayEntry.longestTrace).map { frame in
            "<li\(frame.isPrivate ? " class=\"private\"" : "")>\(frame.text.inMarkup)</li>"
        }
        let facts = entry.rule.facts
        return """
            <details><summary><span class="number">\(number)</span> \(text)</summary>
            <p>\(facts.statement.inMarkup) <span class="rule">\(facts.identifier.inMarkup)</span></p>
            <h4>Call stack</h4><ol class="stack" start="0">\(frames.joined())</ol></details>
            """
    }
}
