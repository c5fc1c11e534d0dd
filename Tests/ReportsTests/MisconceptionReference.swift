import Lifecycle
import Session
import SwiftSource

/// The reference of all misconceptions, in Markdown.
enum MisconceptionReference {
    /// The whole document.
    static var text: String {
        let head = [
            "# Misconceptions", "",
            "Common misconceptions about the view controller life cycle. When a wrong answer fits one and has few other",
            "mistakes, the program names it. If several fit, it names the one that explains most of the answer or, among equals,",
            "the one with more conditions. `explain misconceptions` lists them. To read about one: `explain IDENTIFIER`.",
            "",
            "The pages under \"Seen in\" show that people believe it. The rule shows that it is wrong.",
        ]
        return (head + Misconception.all.flatMap(lines)).joined(separator: "\n") + "\n"
    }

    private static func lines(_ misconception: Misconception) -> [String] {
        let example = misconception.example
        let setUp = example.setUp.isEmpty ? "" : "Setup: `\(example.setUp)`. "
        var sources = ["rule `\(misconception.rule.facts.identifier)`"]
        sources += (misconception.rule.facts.claims + misconception.claims).unique.map { "claim \($0)" }
        let met = misconception.sources.map { source in
            source.address.map { "[\(source.title.escapedInLinks)](\($0))" } ?? source.title
        }
        return [
            "", "## `\(misconception.identifier)`", "", "*\(misconception.belief)*", "",
            "No: \(misconception.rule.facts.statement)", "", "Instead: \(misconception.remedy)", "",
            "\(setUp)Question: `\(misconception.question(from: .readyController(code: .standard)))`. Wrong answer: `\(example.answer)`.",
            "",
            "Breaks: \(sources.joined(separator: ", ")).",
        ] + (met.isEmpty ? [] : ["", "Seen in: \(met.joined(separator: "; "))."])
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
