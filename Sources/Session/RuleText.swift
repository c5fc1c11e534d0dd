import CommandLanguage
import CourseTexts
import Lifecycle

/// The words of a rule, as the text that the program carries has them.
struct RuleText: Sendable {
    /// The first paragraph, with the parts that controllers play in it in braces.
    fileprivate let lead: String
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
        let paragraphs = entry.paragraphs.map { $0.text }
        guard 1...2 ~= paragraphs.count else {
            throw entry.heading.fault("a statement is one paragraph or two")
        }
        lead = paragraphs[0]
        statement = paragraphs.joined(separator: " ").filling { _ in nil }
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
    /// The fact, in a few sentences.
    package var statement: String { RuleText.carried[identifier]?.statement ?? "" }

    /// The fact in a reply: what else there is to know of it is left out.
    package var brief: String { told { _ in nil } }

    /// Returns the fact as it is told of a case, with names for the parts, such as "the presenter", that one is clear for.
    func told(naming name: (String) -> String?) -> String {
        RuleText.carried[identifier]?.lead.filling(name) ?? ""
    }

    /// The sources, the best first.
    package var citations: [Citation] { RuleText.carried[identifier]?.citations ?? [] }

    /// The claims of the documents that speak on the rule, such as P7.
    package var claims: [String] {
        citations.compactMap { if case .claim(let id) = $0 { id } else { nil } }
    }
}

extension String {
    /// The text with names for the parts in braces; without a name, the part's own words stay.
    fileprivate func filling(_ name: (String) -> String?) -> String {
        split(separator: "{", omittingEmptySubsequences: false).reduce(into: "") { text, piece in
            guard let end = piece.firstIndex(of: "}") else { return text += piece }
            let part = String(piece[..<end]), rest = piece[piece.index(after: end)...]
            guard let name = name(part) else { return text += part + rest }
            text += rest.hasPrefix("'s ") ? name.possessive + rest.dropFirst(2) : name + rest
        }
    }
}
