import Course

@testable import Tutor

extension Door {
    /// Annotates an input at once and piece by piece: both have to come to the same.
    static func driveLog(_ input: [UInt8]) throws(Fault) {
        guard let catalogue = TransitionCatalogue.shared else { throw Fault("there are no transitions") }
        var whole = LogAnnotator(by: catalogue), pieced = whole
        whole.take(input[...])
        var rest = input[...], length = 1
        while !rest.isEmpty {
            pieced.take(rest.prefix(length))
            rest = rest.dropFirst(length)
            length = length % 61 + 7
        }
        let annotation = whole.finish()
        let lines = AnnotationLines(annotation).lines, others = AnnotationLines(pieced.finish()).lines
        try demand(
            lines.map(\.plainText) == others.map(\.plainText), "in pieces the log is annotated otherwise")
        try Printout(for: input).show(lines)
        let lineCount = annotation.lineCount
        for stretch in annotation.stretches {
            try demand(
                stretch.lines.lowerBound >= 1 && stretch.lines.upperBound <= lineCount,
                "there are no lines \(stretch.lines) of \(lineCount)")
            for finding in stretch.findings {
                try demand((1...lineCount).contains(finding.line), "there is no line \(finding.line)")
            }
        }
    }
}

extension Line {
    /// The text of the line, without its style.
    fileprivate var plainText: String { spans.map(\.text).joined() + aside }
}
