import Session
import SwiftSource

/// Misconceptions, in lines.
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

    /// One of them, with the rule, the correction, where it was seen, and a question that shows it.
    func one(_ misconception: Misconception) -> [Line] {
        let example = misconception.example
        var lines = [
            Line(Span("  Wrong: ", .bad), Span(misconception.belief, .strong), hanging: 4)
        ]
        lines.append(rules.cause(misconception.rule.facts.statement))
        lines.append(Line("  In fact, " + misconception.remedy.continuing, hanging: 4))
        for source in misconception.sources {
            let place = source.address.map { ", " + $0 } ?? ""
            lines.append(Line("  Seen in: " + source.title + place, .faint, hanging: 4))
        }
        if !example.setUp.isEmpty { lines.append(Line("  To try it: reset; " + example.setUp, hanging: 4)) }
        let question = misconception.question(from: .readyController(code: .standard))
        return lines + [.next(question, "sources", "explain misconceptions")]
    }

    /// The misconception behind a wrong answer, with the correction if it may be shown, and the world in which the answer
    /// would be right.
    func behind(_ misconception: Misconception, instead remedy: String?, in world: String?) -> Line {
        let correction = remedy.map { [Span(" In fact, ", .note), Span($0.continuing)] } ?? []
        let elsewhere = world.map { [Span(" " + $0, .strong)] } ?? []
        return Line(
            [Span("  Many people think that ", .note), Span(misconception.belief.continuing)] + correction
                + elsewhere, hanging: 4)
    }
}

extension String {
    /// The sentence after words that introduce it: its first letter is small, unless the first word is a name.
    var continuing: String {
        let first = prefix { !$0.isWhitespace }
        return first.dropFirst().contains { $0.isUppercase } ? self : prefix(1).lowercased() + dropFirst()
    }
}
