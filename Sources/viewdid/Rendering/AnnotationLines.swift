import Course

/// An annotated log, in lines.
struct AnnotationLines {
    private let annotation: LogAnnotation?
    private let contents: LogContents

    /// The stretches beyond which a log is told by the kinds of what is in it.
    private static let limit = 400
    /// The kinds of transitions, of findings and of complaints that are told.
    private static let kindLimit = 60

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
        let told =
            stretches.count > AnnotationLines.limit
            ? AnnotationKinds(annotation).lines(limit: AnnotationLines.kindLimit)
            : stretches.flatMap { self.lines(of: $0, in: annotation) }
        return told + complaints + summary(annotation)
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
        let more = calls.count > 40 ? ", and \(calls.count - 40) more" : ""
        lines.append(Line("    " + calls.prefix(40).joined(separator: ", ") + more, .faint, hanging: 4))
        let others = stretch.titles.dropFirst()
        if !others.isEmpty { lines.append(Line("    or: " + others.joined(separator: "; or: "), hanging: 8)) }
        return lines + stretch.findings.map(line)
    }

    private func line(_ finding: LogAnnotation.Finding) -> Line {
        let cause = finding.cause.isEmpty ? "" : " Likely: \(finding.cause)"
        return Line(
            [Span("  ! line \(finding.line): ", .bad), Span(finding.text), Span(cause, .note)], hanging: 6)
    }

    private var complaints: [Line] {
        let shown = contents.complaints.prefix(AnnotationLines.kindLimit)
        let left = contents.complaints.count - shown.count
        return shown.map { complaint in
            Line([
                Span("  ! line \(complaint.line): ", .bad), Span("UIKit complains here. "),
                Span("explain \(complaint.topic)", .note),
            ])
        } + (left > 0 ? [Line("  UIKit complains in \(count(left, "more line")).", .note)] : [])
    }

    private func summary(_ annotation: LogAnnotation) -> [Line] {
        let known = annotation.stretches.count { !$0.titles.isEmpty }
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
        let topic = annotation.contents.complaints.first?.topic
        return [Line(text, findings == 0 ? .good : .plain), .next("explain \(topic ?? "appearance")")]
    }

    private func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}

/// What a long log is made of: each kind of transition and each kind of finding once, with how often it is there.
private struct AnnotationKinds {
    private var transitions = Tally()
    private var findings = Tally()

    /// Things that are counted, in the order in which they came first.
    private struct Tally {
        private(set) var kinds: [(text: String, cause: String, line: Int, count: Int)] = []
        private var places: [String: Int] = [:]

        mutating func add(_ text: String, _ cause: String, line: Int) {
            if let place = places[text] {
                kinds[place].count += 1
            } else {
                places[text] = kinds.count
                kinds.append((text, cause, line, 1))
            }
        }
    }

    init(_ annotation: LogAnnotation) {
        for stretch in annotation.stretches {
            if let title = stretch.titles.first {
                transitions.add(AnnotationKinds.withoutAddresses(title), "", line: stretch.lines.lowerBound)
            }
            for finding in stretch.findings {
                findings.add(
                    AnnotationKinds.withoutAddresses(finding.text), finding.cause, line: finding.line)
            }
        }
    }

    /// Instances of one class are of one kind.
    private static func withoutAddresses(_ text: String) -> String {
        guard text.contains(" 0x") else { return text }
        return text.replacing(#/ 0x[0-9A-Fa-f]{3,}/#, with: "")
    }

    func lines(limit: Int) -> [Line] {
        var lines = transitions.kinds.prefix(limit).map { kind in
            Line(
                [
                    Span("  \(kind.count) x  ", .faint), Span(kind.text, .strong),
                    Span("  first in line \(kind.line)", .faint),
                ], hanging: 6)
        }
        lines += left(transitions, limit, "transition")
        lines += findings.kinds.prefix(limit).map { kind in
            let place =
                kind.count == 1 ? "line \(kind.line): " : "\(kind.count) x, first in line \(kind.line): "
            let cause = kind.cause.isEmpty ? "" : " Likely: \(kind.cause)"
            return Line([Span("  ! " + place, .bad), Span(kind.text), Span(cause, .note)], hanging: 6)
        }
        return lines + left(findings, limit, "finding")
    }

    private func left(_ tally: Tally, _ limit: Int, _ noun: String) -> [Line] {
        let left = tally.kinds.dropFirst(limit)
        guard !left.isEmpty else { return [] }
        let times = left.reduce(0) { $0 + $1.count }
        return [Line("  and \(left.count) more kinds of \(noun), \(times) in all", .note)]
    }
}
