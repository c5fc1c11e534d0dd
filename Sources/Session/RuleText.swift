import CourseTexts
import Lifecycle

/// The words of a rule, as the text that the program carries has them.
struct RuleText: Sendable {
    let statement: String
    let citations: [Citation]

    /// The carried texts of the rules, read when the first one is needed. The tests rule faults out.
    static let carried = read(CourseTexts.rules)

    /// Reads a text; the head of that which the program carries says how rules are written.
    static func read(_ text: String) -> TextCatalogue<RuleText> {
        TextCatalogue(TextPart.parts(of: text)) { entry throws(TextFault) in try RuleText(entry) }
    }

    private init(_ entry: TextEntry) throws(TextFault) {
        guard Rule(identifier: entry.heading.text) != nil else {
            throw entry.heading.fault("it is not a rule")
        }
        guard entry.paragraphs.count == 1 else { throw entry.heading.fault("a statement is one paragraph") }
        statement = entry.paragraphs[0].text
        var citations: [Citation] = []
        for item in entry.items {
            let (key, value) = item.field
            switch key {
            case "facts": citations += value.list.map(Citation.fact)
            case "stacks": citations += value.list.map(Citation.frames)
            case "claims": citations += value.list.map(Citation.claim)
            case "logs": citations += value.list.map(Citation.trace)
            case "open questions": citations += value.list.map(Citation.openQuestion)
            case "documentation": citations.append(.documentation(value.text))
            default: throw item.fault("\(key) is not a kind of source")
            }
        }
        self.citations = citations
    }
}

extension RuleFacts {
    /// The fact, in one or two sentences.
    package var statement: String { RuleText.carried[identifier]?.statement ?? "" }

    /// The sources, the best first.
    package var citations: [Citation] { RuleText.carried[identifier]?.citations ?? [] }

    /// The claims of the documents that speak on the rule, such as P7.
    package var claims: [String] {
        citations.compactMap { if case .claim(let id) = $0 { id } else { nil } }
    }
}
