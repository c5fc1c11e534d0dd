import Lifecycle
import Session
import SwiftSource

/// The reference of all misconceptions, in Markdown.
package enum MisconceptionReference {
    /// The whole document.
    package static var text: String {
        let head = [
            "# Misconceptions", "",
            "Common wrong beliefs about the life of a view controller. A wrong answer that shows one, and is nearly right",
            "beyond it, is told so. Of several the one counts that explains most of the answer, and of equals the one that",
            "demands more of the answer and the world. `explain misconceptions` lists them, and `explain` takes an",
            "identifier.", "",
            "Where a belief was met is named as our collection of such places has it. The pages show that people hold it;",
            "that it is wrong rests on the rule.",
        ]
        return (head + Misconception.all.flatMap(lines)).joined(separator: "\n") + "\n"
    }

    private static func lines(_ misconception: Misconception) -> [String] {
        let example = misconception.example
        let setUp = example.setUp.isEmpty ? "" : "After `\(example.setUp)`: "
        var sources = ["rule `\(misconception.rule.facts.identifier)`"]
        sources += (misconception.rule.facts.claims + misconception.claims).unique.map { "claim \($0)" }
        let met = misconception.sources.map { source in
            source.address.map { "[\(source.title.escapedInLinks)](\($0))" } ?? source.title
        }
        return [
            "", "## `\(misconception.identifier)`", "", "*\(misconception.belief)*", "",
            "No: \(misconception.rule.facts.statement)", "", "Instead: \(misconception.remedy)", "",
            "\(setUp)`\(misconception.question(from: .readyController(code: .standard)))` is then answered with `\(example.answer)`.",
            "",
            "Breaks: \(sources.joined(separator: ", ")).",
        ] + (met.isEmpty ? [] : ["", "Met in: \(met.joined(separator: "; "))."])
    }
}

extension [String] {
    /// The strings without repetitions, in their order.
    fileprivate var unique: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

extension String {
    /// The text with what ends the words of a link escaped.
    fileprivate var escapedInLinks: String {
        reduce(into: "") { result, character in
            if "[]".contains(character) { result.append("\\") }
            result.append(character)
        }
    }
}
