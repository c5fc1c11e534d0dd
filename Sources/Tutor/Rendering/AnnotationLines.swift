import CommandLanguage
import Course
import Lifecycle
import Session

/// An annotated log, in lines.
package struct AnnotationLines {
    private let annotation: LogAnnotation
    /// Indicates whether Ctrl-C ended the reading.
    private let wasStopped: Bool

    /// The maximum number of stretches and complaints that are listed.
    private static let mostStretches = 400, mostComplaints = 60

    package init(_ annotation: LogAnnotation, wasStopped: Bool = false) {
        self.annotation = annotation
        self.wasStopped = wasStopped
    }

    package var lines: [Line] {
        let stopped =
            wasStopped
            ? [Line("! Stopped after \(count(annotation.lineCount, "line")): the rest wasn't read.", .bad)]
            : []
        guard annotation.callCount > 0 else {
            return complaints + stopped + [
                Line(
                    Span("! No lifecycle calls found", .bad),
                    Span(
                        " in \(count(annotation.lineCount, "line")). "
                            + "The log needs lines with method names such as viewDidLoad."),
                    next: "explain viewDidLoad")
            ]
        }
        return stretches + complaints + omitted + stopped + summary
    }

    /// The stretches; of a long log, only those with something unusual.
    private var stretches: [Line] {
        let all = annotation.stretches
        let told = all.count > Self.mostStretches ? all.filter { !$0.findings.isEmpty } : all
        let left = all.count - min(told.count, Self.mostStretches)
        let others = left.counted("other part of this long log isn't", "other parts of this long log aren't")
        return told.prefix(Self.mostStretches).flatMap(lines)
            + (left > 0 ? [Line("  \(others) listed.", .note)] : [])
    }

    private func lines(of stretch: LogAnnotation.Stretch) -> [Line] {
        let place =
            stretch.lines.count == 1
            ? "line \(stretch.lines.lowerBound)"
            : "lines \(stretch.lines.lowerBound)-\(stretch.lines.upperBound)"
        guard let title = stretch.titles.first else { return stretch.findings.map(line) }
        let differs =
            stretch.releases.count < Release.lastReleases.count && stretch.releases != annotation.releases
        var lines = [
            Line(
                Span("  \(place)  ", .faint), Span(title, .strong), hanging: 4,
                aside: differs ? LogAnnotation.words(stretch.releases) : "")
        ]
        let calls = stretch.calls.map { call in
            call.subject.isEmpty ? call.callback.rawValue : "\(call.subject).\(call.callback.rawValue)"
        }
        lines.append(Line("    " + calls.listed(most: 40), .faint, hanging: 4))
        let others = stretch.titles.dropFirst()
        if !others.isEmpty { lines.append(Line("    or: " + others.joined(separator: "; or: "), hanging: 8)) }
        return lines + stretch.findings.map(line)
    }

    private func line(_ finding: LogAnnotation.Finding) -> Line {
        let cause = finding.cause.isEmpty ? "" : " Likely: \(finding.cause)"
        return Line(
            Span("  ! line \(finding.line): ", .bad), Span(finding.text), Span(cause, .note), hanging: 6)
    }

    private var complaints: [Line] {
        let shown = annotation.complaints.prefix(AnnotationLines.mostComplaints)
        let left = annotation.complaintCount - shown.count
        return shown.map { complaint in
            Line(
                Span("  ! line \(complaint.line): ", .bad), Span("UIKit reports a problem here. "),
                Span("explain \(complaint.topic)", .note))
        } + (left > 0 ? [Line("  UIKit reports problems on \(count(left, "more line")).", .note)] : [])
    }

    private var omitted: [Line] {
        guard annotation.omittedCount > 0 else { return [] }
        let text =
            "  The log is too long: the last \(count(annotation.omittedCount, "call")) can't be annotated. Split it."
        return [Line(text, .note)]
    }

    private var summary: [Line] {
        var text = "  \(count(annotation.callCount, "call")) in \(count(annotation.lineCount, "line")), "
        text += "\(count(annotation.transitionCount, "transition")). "
        let findings = annotation.findingCount + annotation.complaintCount
        text +=
            findings == 0
            ? "Nothing unusual." : "\(count(findings, "thing")) \(findings == 1 ? "is" : "are") unusual."
        if annotation.releases.count == Release.lastReleases.count {
            text += " The log fits any iOS version."
        } else if !annotation.releases.isEmpty {
            text += " The log fits \(LogAnnotation.words(annotation.releases))."
        }
        let topic = annotation.complaints.first?.topic
        return [Line(text, findings == 0 ? .good : .plain), .next("explain \(topic ?? "appearance")")]
    }

    private func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
