import Course
import CourseTexts
import Session

/// Writes what a class did as one page that needs nothing else: no network, no script.
package struct GradesHTML: GradesFormat {
    /// Makes the format.
    package init() {}

    package var wants: Grader.Wants { Grader.Wants(.beliefs) }

    package var showsOverview: Bool { true }

    package var tellsAtEnd: Bool { true }

    /// Nothing: the page is made at the end.
    package func row(_ file: GradedFile) -> String { "" }

    package func closing(_ summary: GradeSummary) -> String {
        let overview = summary.overview, totals = summary.totals
        let rows = LearnerRow.rows(summary)
        let anchors = Dictionary(
            rows.enumerated().map { ($1.name, "learner-\($0 + 1)") }, uniquingKeysWith: { first, _ in first })
        let urgent = [
            ("Alike", "alike", summary.similarities?.count ?? 0, alike(summary.similarities ?? [], anchors)),
            ("Changed or not graded", "changed", overview.troubleCount, troubles(overview, anchors)),
            ("Not handed in", "missing", summary.missing.count, missing(summary.missing, anchors)),
        ].filter { $0.2 > 0 }
        let links = urgent.map { "<li><a href=\"#\($0.1)\">\($0.0)</a>: \($0.2)</li>" }.joined()
        let sections =
            urgent.map { section($0.0, $0.3, id: $0.1) } + [
                section("Learners", learners(rows, overview)),
                section("Scores", scores(overview)),
                section("Lessons", lessons(overview)),
                section("Difficulty of the exercises", difficulty(overview)),
                section("Most common misconceptions", beliefs(overview)),
            ]
        let note = "<p class=\"note\">The run was interrupted. These are the files up to then.</p>"
        return CourseTexts.gradesPage.filled([
            "style": CourseTexts.palette + CourseTexts.gradesStyle, "note": totals.isInterrupted ? note : "",
            "cards": cards(totals), "links": links.isEmpty ? "" : "<ul>\(links)</ul>",
            "sections": sections.filter { !$0.isEmpty }.joined(separator: "\n"),
        ])
    }

    private func section(_ title: String, _ content: String, id: String? = nil) -> String {
        let id = id.map { " id=\"\($0)\"" } ?? ""
        return content.isEmpty ? "" : "<section\(id)>\n<h2>\(title)</h2>\n\(content)\n</section>"
    }

    private func cards(_ totals: GradeTotals) -> String {
        let share = totals.maximum > 0 ? (totals.points / totals.maximum).inPercent : 0
        let cards = [
            ("\(totals.files)", totals.files == 1 ? "transcript" : "transcripts"),
            ("\(totals.passed)", "passed"), ("\(totals.notPassed)", "not passed"),
            ("\(totals.failed)", "not graded"), ("\(share)%", "of all points"),
        ]
        let others = [
            (totals.reports, "only reported"), (totals.superseded, "not counted"),
            (totals.missing, "not handed in"),
        ].filter { $0.0 > 0 }.map { ("\($0.0)", $0.1) }
        return "<div class=\"cards\">"
            + (cards + others).map { "<div><b>\($0.0)</b> \($0.1)</div>" }.joined() + "</div>"
    }

    // MARK: - Charts

    private func scores(_ overview: ClassOverview) -> String {
        let most = overview.tenths.max() ?? 0
        guard most > 0 else { return "" }
        let rows = overview.tenths.enumerated().map { index, count in
            BarRow(
                name: index == 10 ? "all" : "\(index * 10)–\(index * 10 + 9)%",
                parts: [(Double(count) / Double(most), index == 10 ? "good" : "bar")], text: "\(count)")
        }
        return "<p>Transcripts by their share of the points.</p>\n"
            + bars(rows, "Transcripts by their share of the points", style: "bars scores")
    }

    private func lessons(_ overview: ClassOverview) -> String {
        let rows = overview.lessons.all.sorted { $0.name < $1.name }.map { name, sums in
            let share = sums.maximum > 0 ? sums.points / sums.maximum : 0
            let passed =
                (sums.graded > 0 ? ", \(sums.passed) of \(sums.graded) passed" : "")
                + (sums.reported > 0 ? ", \(sums.reported) only reported" : "")
            return BarRow(
                name: name, parts: [(share, "bar")], text: "\(share.inPercent)% of the points\(passed)")
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
            var text = "\(Int((first * 100).rounded()))% on the first try; mean \(sums.mean.inHundredths)"
            text += ", standard deviation \(sums.deviation.inHundredths)"
            if let value = sums.discrimination { text += ", discrimination \(value.inHundredths)" }
            if sums.hints > 0 { text += sums.hints == 1 ? ", 1 hint" : ", \(sums.hints) hints" }
            if sums.skipped > 0 { text += ", \(sums.skipped) skipped" }
            if sums.seen > 0 { text += ", \(sums.seen) seen before" }
            return BarRow(
                name: name, parts: [(first, "good"), (later, "bar"), (min(shown, 1 - first - later), "bad")],
                text: text)
        }
        let rest = hardest.count - rows.count
        let left = rest > 0 ? "; \(rest) easier ones are left out" : ""
        return
            "<p>The hardest come first\(left). The mean and the standard deviation are those of the share of the points; "
            + "the discrimination is its correlation with that of the whole transcript.</p>\n"
            + keys([
                ("good", "right on the first try, without a hint"), ("bar", "right later"),
                ("bad", "answer shown"),
            ])
            + bars(Array(rows), "How often each exercise was answered right")
    }

    private static let shownBeliefs = 20

    private func beliefs(_ overview: ClassOverview) -> String {
        let found = overview.commonBeliefs.prefix(Self.shownBeliefs)
        guard let most = found.first?.value.files else { return "" }
        let rows = found.map { name, sums in
            BarRow(
                name: name, parts: [(Double(sums.files) / Double(most), "bad")],
                text: "\(sums.files.counted("transcript", "transcripts")), "
                    + sums.answers.counted("answer", "answers"))
        }
        let texts = found.compactMap { name, _ in
            Misconception.named(name).map {
                "<dt>\(name.inMarkup)</dt><dd>\($0.belief.inMarkup) <span class=\"quiet\">\($0.remedy.inMarkup)</span></dd>"
            }
        }
        return "<p>The misconceptions that wrong answers suggest.</p>\n"
            + bars(Array(rows), "Misconceptions behind wrong answers")
            + "\n<dl>\(texts.joined(separator: "\n"))</dl>"
    }

    private struct BarRow {
        let name: String
        let parts: [(share: Double, style: String)]
        let text: String
    }

    /// Rows of text, each with a bar that is drawn: text in a picture would shrink with it on a phone.
    private func bars(_ rows: [BarRow], _ title: String, style: String = "bars") -> String {
        guard !rows.isEmpty else { return "" }
        let items = rows.map { row in
            var x = 0.0
            let parts = row.parts.map { share, style in
                let width = max(0, min(1, share)) * 100
                defer { x += width }
                return
                    "<rect class=\"\(style)\" x=\"\(x.tenth)\" width=\"\(width.tenth)\" height=\"8\"/>"
            }
            return "<li><span class=\"name\">\(row.name.cut(to: 60).inMarkup)</span>"
                + "<svg viewBox=\"0 0 100 8\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
                + "<rect class=\"rail\" width=\"100\" height=\"8\"/>\(parts.joined())</svg>"
                + "<span>\(row.text.inMarkup)</span></li>"
        }
        return "<ul class=\"\(style)\" aria-label=\"\(title.inMarkup)\">\n"
            + "\(items.joined(separator: "\n"))\n</ul>"
    }

    /// Returns the legend of colors and signs.
    private func keys(_ keys: [(style: String, meaning: String)]) -> String {
        "<ul class=\"keys\">"
            + keys.map { "<li><span class=\"key \($0.style)\"></span>\($0.meaning)</li>" }.joined()
            + "</ul>\n"
    }
}

extension Double {
    /// The share in whole hundredths, rounded down, but for what only the machine's arithmetic took away.
    fileprivate var inPercent: Int { Int((self * 100 + 1e-9).rounded(.down)) }

    /// The number with two digits behind the dot.
    fileprivate var inHundredths: String {
        let hundredths = Int((abs(self) * 100).rounded())
        return (self < 0 && hundredths > 0 ? "−" : "")
            + "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
    }
}

/// The row of a learner, with what is behind it.
private struct LearnerRow {
    let name: String
    var outcomes: [ClassOverview.Outcome] = []
    /// The lessons that are missing.
    var missing: [String] = []

    /// The rows in the order of the roster, then of the files; files that couldn't be graded come last.
    static func rows(_ summary: GradeSummary) -> [LearnerRow] {
        var rows: [LearnerRow] = [], places: [String: Int] = [:]
        func place(_ name: String) -> Int {
            if let place = places[name] { return place }
            places[name] = rows.count
            rows.append(LearnerRow(name: name))
            return rows.count - 1
        }
        let outcomes = summary.overview.outcomes, present = Set(outcomes.map(\.name))
        // Of a very large class, some are left out.
        let isWhole = outcomes.count == summary.overview.outcomeCount
        for (name, _) in summary.learners where isWhole || present.contains(name) { _ = place(name) }
        for outcome in outcomes where outcome.verdict != nil {
            rows[place(outcome.name)].outcomes.append(outcome)
        }
        for missing in summary.missing {
            if let place = places[missing.learner] { rows[place].missing.append(missing.lesson) }
        }
        for outcome in outcomes where outcome.verdict == nil {
            rows.append(LearnerRow(name: outcome.name, outcomes: [outcome]))
        }
        return rows
    }

    private var counted: [ClassOverview.Outcome] { outcomes.filter(\.isCounted) }

    var points: String {
        let maximum = counted.reduce(0) { $0 + $1.maximum }
        guard maximum > 0 else { return "" }
        return "\(counted.reduce(0) { $0 + $1.points }.asPoints) of \(maximum.asPoints)"
    }

    /// The style of the mark, and the mark.
    var mark: (style: String, text: String) {
        let verdicts = counted.map(\.verdict)
        if verdicts.isEmpty || !missing.isEmpty {
            return ("no", verdicts.isEmpty ? "missing" : "\(missing.count) missing")
        }
        if verdicts.contains(nil) { return ("no", "not graded") }
        if verdicts.contains(.notPassed) { return ("no", "not passed") }
        return verdicts.contains(.passed) ? ("yes", "passed") : ("", "only reported")
    }
}

/// The tables of the page: what became of each learner and file.
extension GradesHTML {
    private func learners(_ rows: [LearnerRow], _ overview: ClassOverview) -> String {
        guard !rows.isEmpty else { return "" }
        let note =
            overview.outcomes.count < overview.outcomeCount
            ? "<p>The first \(overview.outcomes.count) of \(overview.outcomeCount) transcripts.</p>\n" : ""
        return note
            + table(
                ["learner", "points", "mark"], rows.enumerated().map { row($1, id: "learner-\($0 + 1)") })
    }

    /// Returns the row of a learner, with the reasons below it; on paper they are always open.
    private func row(_ row: LearnerRow, id: String) -> String {
        let missing = row.missing.map { "<p>\($0.inMarkup) was not handed in.</p>" }.joined()
        let reasons = row.outcomes.map(reasons).joined() + missing
        let below = reasons.isEmpty ? "" : "\n<tr><td colspan=\"3\">\(reasons)</td></tr>"
        return "<tr id=\"\(id)\"\(reasons.isEmpty ? "" : " class=\"has-reasons\"")>"
            + name(row.name) + "<td class=\"number\">\(row.points.inMarkup)</td>"
            + "<td class=\"number \(row.mark.style)\">\(row.mark.text)</td></tr>" + below
    }

    /// The exercises whose loss the closed reasons name.
    private static let namedLosses = 4

    private func reasons(_ outcome: ClassOverview.Outcome) -> String {
        let mark =
            switch outcome.verdict {
            case _ where !outcome.isCounted: "not counted"
            case .passed: "passed"
            case .notPassed: "not passed"
            case .report: "only reported"
            case nil: "not graded"
            }
        let heading =
            outcome.verdict == nil
            ? mark : "\(outcome.lesson): \(outcome.points.asPoints) of \(outcome.maximum.asPoints), \(mark)"
        guard !outcome.lost.isEmpty || !outcome.remarks.isEmpty else { return "<p>\(heading.inMarkup)</p>" }
        let losses = outcome.lost.lazy.map {
            "\($0.id.cut(to: 40)) −\(($0.maximum - $0.points).asPoints)"
        }.listed(most: Self.namedLosses)
        let remarks = outcome.remarks.count.counted("remark", "remarks")
        let summary = [heading, losses, outcome.remarks.isEmpty ? "" : remarks].filter { !$0.isEmpty }
        let items = outcome.lost.map { lost in
            let rows = (lost.answer.map { ["answer: \($0)"] } ?? []) + lost.reasons
            let score = "\(lost.points.asPoints) of \(lost.maximum.asPoints)"
            return "<li><code>\(lost.id.inMarkup)</code> \(score). "
                + "<span class=\"quiet\">\(lost.asked.inMarkup)</span>"
                + "<ul>\(rows.map { "<li>\($0.inMarkup)</li>" }.joined())</ul></li>"
        }
        let notes = outcome.remarks.map { "<li>\($0.inMarkup)</li>" }
        return "<details><summary>\(summary.joined(separator: "; ").inMarkup)</summary>\n"
            + (items.isEmpty ? "" : "<ul class=\"lost\">\n\(items.joined(separator: "\n"))</ul>")
            + (notes.isEmpty ? "" : "<ul class=\"remarks\">\(notes.joined())</ul>") + "</details>"
    }

    private func alike(_ similarities: [Similarity], _ anchors: [String: String]) -> String {
        let rows = similarities.prefix(Self.shownUrgent).map { similarity in
            "<tr>\(name(similarity.first.shownLearner, anchors))\(name(similarity.second.shownLearner, anchors))"
                + "<td class=\"long\">\(similarity.sentence.inMarkup)</td></tr>"
        }
        return "<p>Suspiciously similar transcripts of different learners.</p>\n"
            + table(["one", "other", "what they share"], rows, of: similarities.count)
    }

    private func missing(_ missing: [MissingTranscript], _ anchors: [String: String]) -> String {
        let rows = missing.prefix(Self.shownUrgent).map {
            "<tr>\(name($0.learner, anchors))\(name($0.lesson))</tr>"
        }
        return table(["learner", "lesson"], rows, of: missing.count)
    }

    private func troubles(_ overview: ClassOverview, _ anchors: [String: String]) -> String {
        let rows = overview.troubles.prefix(Self.shownUrgent).map { trouble in
            "<tr>\(name(trouble.name, anchors))<td class=\"long\">\(trouble.reason.inMarkup)</td></tr>"
        }
        return table(["learner or file", "first finding"], rows, of: overview.troubleCount)
    }

    /// The rows of a table of what a teacher has to do something about.
    private static let shownUrgent = 60

    /// A table that moves sideways where it is too wide, so that no name has to be broken; nothing without rows.
    private func table(_ heads: [String], _ rows: [String], of count: Int = 0) -> String {
        guard !rows.isEmpty else { return "" }
        return "<div class=\"scroll\" tabindex=\"0\"><table>"
            + "<tr>\(heads.map { "<th>\($0)</th>" }.joined())</tr>\n"
            + "\(rows.joined(separator: "\n"))</table></div>"
            + (count > rows.count ? "<p>And \(count - rows.count) more.</p>" : "")
    }

    /// A cell with a name, which leads to the row of the learner if there is one.
    private func name(_ text: String, _ anchors: [String: String] = [:]) -> String {
        let shown = text.cut(to: 60).inMarkup
        let link = anchors[text].map { "<a href=\"#\($0)\">\(shown)</a>" }
        return "<td class=\"name\">\(link ?? shown)</td>"
    }
}
