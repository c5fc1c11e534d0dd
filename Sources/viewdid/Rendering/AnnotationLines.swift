import Course

/// An annotated log, in lines.
struct AnnotationLines {
    private let annotation: LogAnnotation?
    private let contents: LogContents

    /// The stretches beyond which only what is unusual is shown.
    private static let limit = 400

    init(_ contents: LogContents) {
        self.contents = contents
        annotation =
            contents.calls.isEmpty ? nil : TransitionCatalogue.shared.map { LogAnnotation(contents, by: $0) }
    }

    var lines: [Line] {
        guard let annotation else {
            return complaints + [
                Line(
                    [
                        Span("! No call of a controller was found", .bad),
                        Span(
                            " in \(count(contents.lineCount, "line")). Log lines have names such as viewDidLoad."
                        ),
                    ], next: "explain viewDidLoad")
            ]
        }
        let stretches = annotation.stretches
        let shown =
            stretches.count > AnnotationLines.limit ? stretches.filter { !$0.findings.isEmpty } : stretches
        return shown.prefix(AnnotationLines.limit).flatMap { self.lines(of: $0, in: annotation) } + complaints
            + summary(annotation)
    }

    private func lines(of stretch: LogAnnotation.Stretch, in annotation: LogAnnotation) -> [Line] {
        let place =
            stretch.lines.count == 1
            ? "line \(stretch.lines.lowerBound)"
            : "lines \(stretch.lines.lowerBound)-\(stretch.lines.upperBound)"
        guard let title = stretch.titles.first else { return stretch.findings.map(line) }
        let differs = stretch.releases.count < 18 && stretch.releases != annotation.releases
        var lines = [
            Line(
                [Span("  \(place)  ", .faint), Span(title, .strong)], hanging: 4,
                aside: differs ? LogAnnotation.words(stretch.releases) : "")
        ]
        let calls = annotation.contents.calls[stretch.calls].map { call in
            call.subject.isEmpty ? call.callback.rawValue : "\(call.subject).\(call.callback.rawValue)"
        }
        lines.append(Line("    " + calls.prefix(40).joined(separator: ", "), .faint, hanging: 4))
        let others = stretch.titles.dropFirst().prefix(3)
        if !others.isEmpty { lines.append(Line("    or: " + others.joined(separator: "; or: "), hanging: 8)) }
        return lines + stretch.findings.map(line)
    }

    private func line(_ finding: LogAnnotation.Finding) -> Line {
        let cause = finding.cause.isEmpty ? "" : " Likely: \(finding.cause)"
        return Line(
            [Span("  ! line \(finding.line): ", .bad), Span(finding.text), Span(cause, .note)], hanging: 6)
    }

    private var complaints: [Line] {
        contents.complaints.prefix(20).map { complaint in
            Line([
                Span("  ! line \(complaint.line): ", .bad), Span("UIKit complains here. "),
                Span("explain \(complaint.topic)", .note),
            ])
        }
    }

    private func summary(_ annotation: LogAnnotation) -> [Line] {
        let known = annotation.stretches.filter { !$0.titles.isEmpty }.count
        var text = "  \(count(contents.calls.count, "call")) in \(count(contents.lineCount, "line")), "
        text += "\(count(known, "transition")). "
        let findings = annotation.findings.count
        text +=
            findings == 0
            ? "Nothing is unusual." : "\(count(findings, "thing")) \(findings == 1 ? "is" : "are") unusual."
        if annotation.releases.count == 18 {
            text += " It could be any iOS."
        } else if !annotation.releases.isEmpty {
            text += " It fits \(LogAnnotation.words(annotation.releases))."
        }
        var lines = [Line(text, findings == 0 ? .good : .plain)]
        if contents.leftOut > 0 {
            lines.append(
                Line(
                    "  The log is long: its last \(count(contents.leftOut, "call")) were not looked at.",
                    .note))
        }
        let topic = annotation.contents.complaints.first?.topic
        return lines + [.next("explain \(topic ?? "appearance")")]
    }

    private func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
