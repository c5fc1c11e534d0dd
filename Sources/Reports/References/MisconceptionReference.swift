import Lifecycle
import Session

/// The reference of all misconceptions, in Markdown.
package enum MisconceptionReference {
    /// The whole document.
    package static var text: String {
        let head = [
            "# Misconceptions", "",
            "Common wrong beliefs about the life of a view controller. A wrong answer that fits one is told so, and of",
            "several the first of this list counts: the more specific ones come first. `explain misconceptions` lists",
            "them, and `explain` takes an identifier.",
        ]
        return (head + Misconception.all.flatMap(lines)).joined(separator: "\n") + "\n"
    }

    private static func lines(_ misconception: Misconception) -> [String] {
        let example = misconception.example
        let setUp = example.setUp.isEmpty ? "" : "After `\(example.setUp)`: "
        var sources = ["rule `\(misconception.rule.facts.identifier)`"]
        sources += (misconception.rule.facts.claims + misconception.claims).unique.map { "claim \($0)" }
        return [
            "", "## `\(misconception.identifier)`", "", "*\(misconception.belief)*", "",
            "No: \(misconception.rule.facts.statement)", "", "Instead: \(misconception.remedy)", "",
            "\(setUp)`predict \(example.commands)` is then answered with `\(example.answer)`.", "",
            "Breaks: \(sources.joined(separator: ", ")).",
        ]
    }
}

extension [String] {
    /// The strings without repetitions, in their order.
    fileprivate var unique: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
