import Course
import Session
import VisibleText

/// Writes what a class did as one page that needs nothing else: no network, no script.
package struct GradesHTML: GradesFormat {
    /// Makes the format.
    package init() {}

    package var wants: Grader.Wants {
        var wants = Grader.Wants(.beliefs)
        wants.timeline = true
        return wants
    }

    package var showsOverview: Bool { true }

    package var tellsSimilarities: Bool { true }

    /// Nothing: the page is made at the end.
    package func row(_ file: GradedFile) -> String { "" }

    package func closing(_ summary: GradeSummary) -> String {
        let overview = summary.overview, totals = summary.totals
        let sections = [
            section("Scores", scores(overview)),
            section("Lessons", lessons(overview)),
            section("Difficulty of the exercises", difficulty(overview)),
            section("Commonest beliefs", beliefs(overview)),
            section("Timelines", timelines(overview, totals)),
            section("Alike", alike(summary.similarities ?? [])),
            section("Not handed in", missing(summary.missing)),
            section("Changed or not graded", troubles(overview)),
        ]
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Grades</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <main>
            <h1>Grades</h1>
            \(totals.isInterrupted ? "<p class=\"note\">The run was interrupted: these are the files up to then.</p>" : "")
            \(cards(totals))
            \(sections.filter { !$0.isEmpty }.joined(separator: "\n"))
            </main>
            </body>
            </html>

            """
    }

    private func section(_ title: String, _ content: String) -> String {
        content.isEmpty ? "" : "<section>\n<h2>\(title)</h2>\n\(content)\n</section>"
    }

    private func cards(_ totals: GradeTotals) -> String {
        let share = totals.maximum > 0 ? (totals.points / totals.maximum).inPercent : 0
        let cards = [
            ("\(totals.files)", totals.files == 1 ? "transcript" : "transcripts"),
            ("\(totals.passed)", "passed"), ("\(totals.notPassed)", "not passed"),
            ("\(totals.failed)", "not graded"), ("\(share) %", "of all points"),
        ]
        let others = [(totals.reports, "only reported"), (totals.missing, "not handed in")].filter {
            $0.0 > 0
        }
        .map { ("\($0.0)", $0.1) }
        return "<div class=\"cards\">"
            + (cards + others).map { "<div><b>\($0.0)</b> \($0.1)</div>" }.joined() + "</div>"
    }

    // MARK: - Charts

    private func scores(_ overview: ClassOverview) -> String {
        let most = overview.tenths.max() ?? 0
        guard most > 0 else { return "" }
        let height = 150.0, width = 48
        let bars = overview.tenths.enumerated().map { index, count in
            let length = Double(count) / Double(most) * height
            let x = 10 + index * (width + 6), y = 20 + height - length
            let name = index == 10 ? "all" : "\(index * 10)–"
            return "<rect class=\"\(index == 10 ? "good" : "bar")\" x=\"\(x)\" y=\"\(y.tenth)\" "
                + "width=\"\(width)\" height=\"\(length.tenth)\"/>"
                + "<text x=\"\(x + width / 2)\" y=\"\((y - 5).tenth)\" class=\"mid\">\(count)</text>"
                + "<text x=\"\(x + width / 2)\" y=\"190\" class=\"mid\">\(name)</text>"
        }
        return "<p>Transcripts by their share of the points, in percent.</p>\n"
            + svg(620, 200, "Transcripts by their share of the points", bars)
    }

    private func lessons(_ overview: ClassOverview) -> String {
        let rows = overview.lessons.all.sorted { $0.name < $1.name }.map { name, sums in
            let share = sums.maximum > 0 ? sums.points / sums.maximum : 0
            let passed =
                (sums.graded > 0 ? ", \(sums.passed) of \(sums.graded) passed" : "")
                + (sums.reported > 0 ? ", \(sums.reported) only reported" : "")
            return BarRow(
                name: name, parts: [(share, "bar")], text: "\(share.inPercent) % of the points\(passed)")
        }
        return bars(rows, "Share of the points in each lesson")
    }

    private static let shownExercises = 40

    private func difficulty(_ overview: ClassOverview) -> String {
        let hardest = overview.exercises.all.filter { $0.value.begun > 0 }.map { name, sums in
            (name, sums, first: Double(sums.rightAtFirst) / Double(sums.begun))
        }.sorted { ($0.first, $0.0) < ($1.first, $1.0) }
        guard !hardest.isEmpty else { return "" }
        let rows = hardest.prefix(Self.shownExercises).map { name, sums, first in
            let later = Double(max(0, sums.right - sums.rightAtFirst)) / Double(sums.begun)
            let shown = Double(sums.skipped) / Double(sums.begun)
            var text = "\(Int((first * 100).rounded())) % at once"
            if sums.hints > 0 { text += sums.hints == 1 ? ", 1 hint" : ", \(sums.hints) hints" }
            if sums.skipped > 0 { text += ", \(sums.skipped) skipped" }
            if sums.seen > 0 { text += ", \(sums.seen) seen before" }
            return BarRow(
                name: name, parts: [(first, "good"), (later, "bar"), (min(shown, 1 - first - later), "bad")],
                text: text)
        }
        let rest = hardest.count - rows.count
        return "<p><span class=\"key good\"></span>right at the first answer, without a hint "
            + "<span class=\"key bar\"></span>right later <span class=\"key bad\"></span>answer shown. The hardest come first"
            + (rest > 0 ? "; \(rest) easier ones are left out" : "") + ".</p>\n"
            + bars(Array(rows), "How often each exercise was answered right")
    }

    private static let shownBeliefs = 20

    private func beliefs(_ overview: ClassOverview) -> String {
        let found = overview.beliefs.all.sorted { ($1.value, $0.name) < ($0.value, $1.name) }
            .prefix(Self.shownBeliefs)
        guard let most = found.first?.value else { return "" }
        let rows = found.map { name, count in
            BarRow(
                name: name, parts: [(Double(count) / Double(most), "bad")],
                text: count == 1 ? "1 answer" : "\(count) answers")
        }
        let texts = found.compactMap { name, _ in
            Misconception.named(name).map {
                "<dt>\(name.inMarkup)</dt><dd>\($0.belief.inMarkup) <span class=\"quiet\">\($0.remedy.inMarkup)</span></dd>"
            }
        }
        return "<p>What wrong answers seem to come from.</p>\n"
            + bars(Array(rows), "Beliefs behind wrong answers")
            + "\n<dl>\(texts.joined(separator: "\n"))</dl>"
    }

    private struct BarRow {
        let name: String
        let parts: [(share: Double, style: String)]
        let text: String
    }

    private func bars(_ rows: [BarRow], _ title: String) -> String {
        guard !rows.isEmpty else { return "" }
        let left = 330.0, length = 260.0
        let marks = rows.enumerated().map { index, row in
            let y = 6 + index * 24
            var x = left
            let parts = row.parts.map { share, style in
                let width = max(0, min(1, share)) * length
                defer { x += width }
                return
                    "<rect class=\"\(style)\" x=\"\(x.tenth)\" y=\"\(y)\" width=\"\(width.tenth)\" height=\"16\"/>"
            }
            return
                "<text x=\"\(left - 10)\" y=\"\(y + 13)\" class=\"end\">\(row.name.cut(to: 46).inMarkup)</text>"
                + "<rect class=\"rail\" x=\"\(left)\" y=\"\(y)\" width=\"\(length)\" height=\"16\"/>"
                + parts.joined()
                + "<text x=\"\(left + length + 10)\" y=\"\(y + 13)\">\(row.text.inMarkup)</text>"
        }
        return svg(920, 12 + rows.count * 24, title, marks)
    }

    private func timelines(_ overview: ClassOverview, _ totals: GradeTotals) -> String {
        guard !overview.timelines.isEmpty else { return "" }
        let shown = overview.timelines.count
        let note =
            shown < totals.files - totals.failed
            ? "The first \(shown) of \(totals.files - totals.failed) transcripts. " : ""
        let rows = overview.timelines.map { timeline in
            let picture = TimelinePicture(timeline)
            return
                "<h3>\(timeline.name.cut(to: 60).inMarkup) <span class=\"quiet\">\(timeline.lesson.inMarkup), "
                + "\(timeline.points) points, \(timeline.seconds.asTime)</span></h3>\n"
                + svg(920, 46, "Timeline", picture.marks)
        }
        return
            "<p>\(note)Each band is an exercise, by the time from left to right: <span class=\"key dot good\"></span>right "
            + "<span class=\"key dot half\"></span>partly <span class=\"key dot bad\"></span>wrong "
            + "<span class=\"key hint\"></span>hint <span class=\"key skip\"></span>answer shown "
            + "<span class=\"key play\"></span>play or a command.</p>\n" + rows.joined(separator: "\n")
    }

    // MARK: - Lists

    private func alike(_ similarities: [Similarity]) -> String {
        let rows = similarities.prefix(200).map { similarity in
            "<tr><td>\(similarity.first.shownLearner.inMarkup)</td><td>\(similarity.second.shownLearner.inMarkup)</td>"
                + "<td>\(similarity.sentence.inMarkup)</td></tr>"
        }
        guard !rows.isEmpty else { return "" }
        return "<p>Transcripts of different learners that have more in common than chance gives.</p>\n"
            + "<table><tr><th>one</th><th>other</th><th>what they share</th></tr>\(rows.joined(separator: "\n"))</table>"
    }

    private func missing(_ missing: [MissingTranscript]) -> String {
        let rows = missing.prefix(200).map {
            "<tr><td>\($0.learner.inMarkup)</td><td>\($0.lesson.inMarkup)</td></tr>"
        }
        guard !rows.isEmpty else { return "" }
        let rest = missing.count - rows.count
        return "<table><tr><th>learner</th><th>lesson</th></tr>\(rows.joined(separator: "\n"))</table>"
            + (rest > 0 ? "<p>And \(rest) more.</p>" : "")
    }

    private func troubles(_ overview: ClassOverview) -> String {
        let rows = overview.troubles.map {
            "<tr><td>\($0.name.inMarkup)</td><td>\($0.reason.inMarkup)</td></tr>"
        }
        guard !rows.isEmpty else { return "" }
        let rest = overview.troubleCount - rows.count
        return
            "<table><tr><th>file</th><th>what was found first</th></tr>\(rows.joined(separator: "\n"))</table>"
            + (rest > 0 ? "<p>And \(rest) more.</p>" : "")
    }

    private func svg(_ width: Int, _ height: Int, _ title: String, _ marks: [String]) -> String {
        "<svg viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" role=\"img\" aria-label=\"\(title.inMarkup)\">\n"
            + marks.joined(separator: "\n") + "\n</svg>"
    }

    private static let style = """
        :root { color-scheme: light; --good: #15803d; --bar: #1d4ed8; --bad: #b91c1c; --half: #b45309; }
        body { margin: 0; background: #f5f5f4; color: #1c1917; font: 15px/1.45 system-ui, sans-serif; }
        main { max-width: 960px; margin: 0 auto; padding: 16px; }
        section { background: #fff; border: 1px solid #e7e5e4; border-radius: 8px; padding: 4px 20px 16px; margin: 16px 0; }
        h2 { font-size: 18px; margin: 12px 0 4px; } h3 { font-size: 14px; margin: 14px 0 2px; }
        .cards { display: flex; flex-wrap: wrap; gap: 12px; }
        .cards div { background: #fff; border: 1px solid #e7e5e4; border-radius: 8px; padding: 10px 16px; }
        .cards b { display: block; font-size: 22px; } .quiet { color: #57534e; font-weight: normal; }
        svg { display: block; max-width: 100%; height: auto; } svg text { font-size: 12px; fill: #1c1917; }
        .mid { text-anchor: middle; } .end { text-anchor: end; }
        .good { fill: var(--good); background: var(--good); } .bar { fill: var(--bar); background: var(--bar); }
        .bad { fill: var(--bad); background: var(--bad); } .half { fill: var(--half); background: var(--half); }
        .rail { fill: #e7e5e4; } .band { fill: #f5f5f4; } .odd { fill: #e0e7ff; }
        .hint { fill: #7c3aed; background: #7c3aed; } .skip { fill: #1c1917; background: #1c1917; }
        .play { fill: #78716c; background: #78716c; }
        .key { display: inline-block; width: 11px; height: 11px; margin: 0 5px 0 10px; } .dot { border-radius: 6px; }
        .key.hint { clip-path: polygon(50% 0, 100% 100%, 0 100%); } .key.play { width: 3px; }
        dt { font-family: ui-monospace, monospace; font-size: 13px; margin-top: 8px; } dd { margin: 0 0 0 16px; }
        table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: 4px 10px 4px 0;
        border-bottom: 1px solid #e7e5e4; vertical-align: top; overflow-wrap: anywhere; } .note { color: var(--bad); }
        """
}

extension Double {
    /// The share in whole hundredths, rounded down, but for what only the machine's arithmetic took away.
    fileprivate var inPercent: Int { Int((self * 100 + 1e-9).rounded(.down)) }
}
