import Session
import SwiftSource

/// Common wrong beliefs, in lines.
struct MisconceptionLines {
    let rules: RuleLines

    /// All of them, each with the name by which it is explained.
    func list(_ all: [Misconception]) -> [Line] {
        [Line("  \(all.count) common misconceptions:", .strong)]
            + all.flatMap { misconception in
                [
                    Line("  " + misconception.belief, hanging: 4),
                    Line("    \(misconception.identifier)", .faint, hanging: 6),
                ]
            } + [.next(all.first.map { "explain \($0.identifier)" } ?? "documents")]
    }

    /// One, with what is right instead and an answer that shows it.
    func one(_ misconception: Misconception) -> [Line] {
        let example = misconception.example
        var lines = [
            Line([Span("  Wrong: ", .bad), Span(misconception.belief, .strong)], hanging: 4)
        ]
        lines.append(rules.cause(misconception.rule))
        lines += rules.documentLines(misconception.rule, and: misconception.claims)
        lines.append(Line("  Instead: " + misconception.remedy, hanging: 4))
        for source in misconception.sources {
            let place = source.address.map { ", " + $0 } ?? ""
            lines.append(Line("  Met in: " + source.title + place, .faint, hanging: 4))
        }
        if !example.setUp.isEmpty { lines.append(Line("  To see it: reset; " + example.setUp, hanging: 4)) }
        let question = misconception.question(from: .readyController(code: .standard))
        return lines + [.next(question, "explain misconceptions")]
    }

    /// Returns the remark on an answer that seems to come from a belief.
    func behind(_ misconception: Misconception, instead remedy: String?) -> Line {
        let instead = remedy.map { [Span(" Instead: ", .note), Span($0)] } ?? []
        return Line(
            [Span("  A common misconception: ", .note), Span(misconception.belief)] + instead, hanging: 4)
    }
}
