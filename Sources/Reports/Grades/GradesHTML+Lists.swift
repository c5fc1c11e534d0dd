import Course

/// The tables of the page: what became of each learner and file.
extension GradesHTML {
    func learners(_ overview: ClassOverview) -> String {
        let outcomes = overview.outcomes.sorted { ($0.name, $0.lesson) < ($1.name, $1.lesson) }
        guard !outcomes.isEmpty else { return "" }
        let note =
            outcomes.count < overview.outcomeCount
            ? "<p>The first \(outcomes.count) of \(overview.outcomeCount) transcripts.</p>\n" : ""
        return note + table(["learner", "lesson", "points", "mark"], outcomes.map(row))
    }

    /// Returns the row of a file, with the reasons below it; on paper they are always open.
    private func row(_ outcome: ClassOverview.Outcome) -> String {
        let (style, mark) =
            switch outcome.verdict {
            case _ where !outcome.isCounted: ("", "not counted")
            case .passed: ("yes", "passed")
            case .notPassed: ("no", "not passed")
            case .report: ("", "only reported")
            case nil: ("no", "not graded")
            }
        let reasons = reasons(outcome)
        let below = reasons.isEmpty ? "" : "\n<tr><td colspan=\"4\">\(reasons)</td></tr>"
        return "<tr\(reasons.isEmpty ? "" : " class=\"has-reasons\"")>"
            + name(outcome.name) + name(outcome.lesson)
            + "<td class=\"number\">\(outcome.points.inMarkup)</td>"
            + "<td class=\"number \(style)\">\(mark)</td></tr>" + below
    }

    /// The exercises whose loss the closed reasons name.
    private static let namedLosses = 4

    private func reasons(_ outcome: ClassOverview.Outcome) -> String {
        guard !outcome.lost.isEmpty || !outcome.remarks.isEmpty else { return "" }
        let losses = outcome.lost.lazy.map {
            "\($0.id.cut(to: 40)) −\(($0.maximum - $0.points).asPoints)"
        }.listed(most: Self.namedLosses)
        let remarks = outcome.remarks.count.counted("remark", "remarks")
        let summary = [losses, outcome.remarks.isEmpty ? "" : remarks].filter { !$0.isEmpty }
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

    func alike(_ similarities: [Similarity]) -> String {
        let rows = similarities.prefix(200).map { similarity in
            "<tr>\(name(similarity.first.shownLearner))\(name(similarity.second.shownLearner))"
                + "<td class=\"long\">\(similarity.sentence.inMarkup)</td></tr>"
        }
        guard !rows.isEmpty else { return "" }
        return "<p>Transcripts of different learners that have more in common than chance explains.</p>\n"
            + table(["one", "other", "what they share"], rows)
    }

    func missing(_ missing: [MissingTranscript]) -> String {
        let rows = missing.prefix(200).map {
            "<tr>\(name($0.learner))\(name($0.lesson))</tr>"
        }
        guard !rows.isEmpty else { return "" }
        let rest = missing.count - rows.count
        return table(["learner", "lesson"], rows) + (rest > 0 ? "<p>And \(rest) more.</p>" : "")
    }

    func troubles(_ overview: ClassOverview) -> String {
        let rows = overview.troubles.map {
            "<tr><td class=\"long\">\($0.name.inMarkup)</td><td class=\"long\">\($0.reason.inMarkup)</td></tr>"
        }
        guard !rows.isEmpty else { return "" }
        let rest = overview.troubleCount - rows.count
        return table(["file", "what was found first"], rows)
            + (rest > 0 ? "<p>And \(rest) more.</p>" : "")
    }

    /// A table that moves sideways where it is too wide, so that no name has to be broken.
    private func table(_ heads: [String], _ rows: [String]) -> String {
        "<div class=\"scroll\" tabindex=\"0\"><table>"
            + "<tr>\(heads.map { "<th>\($0)</th>" }.joined())</tr>\n"
            + "\(rows.joined(separator: "\n"))</table></div>"
    }

    private func name(_ text: String) -> String {
        "<td class=\"name\">\(text.cut(to: 60).inMarkup)</td>"
    }
}
