import CommandLanguage
import Course
import Lifecycle

/// An annotated log, in lines.
package struct AnnotationLines {
    private let annotation: LogAnnotation
    /// Indicates whether Ctrl-C ended the reading.
    private let wasStopped: Bool

    /// The maximum number of kinds of transitions, findings and complaints that are listed.
    private static let kindLimit = 60

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
        let told = annotation.stretches.isEmpty ? kinds : annotation.stretches.flatMap(lines)
        return told + complaints + omitted + stopped + summary
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
        let shown = annotation.complaints.prefix(AnnotationLines.kindLimit)
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

    /// Each kind of transition and each kind of finding once, with how often it is there.
    private var kinds: [Line] {
        let transitions = annotation.transitionKinds, findings = annotation.findingKinds
        var lines = transitions.kinds.prefix(AnnotationLines.kindLimit).map { kind in
            Line(
                Span("  \(kind.count) x  ", .faint), Span(kind.text, .strong),
                Span("  first on line \(kind.line)", .faint), hanging: 6)
        }
        lines += left(of: transitions, "transition")
        lines += findings.kinds.prefix(AnnotationLines.kindLimit).map { kind in
            let place =
                kind.count == 1 ? "line \(kind.line): " : "\(kind.count) x, first on line \(kind.line): "
            let cause = kind.cause.isEmpty ? "" : " Likely: \(kind.cause)"
            return Line(Span("  ! " + place, .bad), Span(kind.text), Span(cause, .note), hanging: 6)
        }
        return lines + left(of: findings, "finding")
    }

    private func left(of tally: Tally, _ noun: String) -> [Line] {
        let shown = tally.kinds.prefix(AnnotationLines.kindLimit)
        let left = tally.kinds.count - shown.count
        guard left > 0 else { return [] }
        let times = tally.total - shown.reduce(0) { $0 + $1.count }
        return [Line("  and \(left) more kinds of \(noun), \(times) in all", .note)]
    }
}

// MARK: - What a long log is made of
