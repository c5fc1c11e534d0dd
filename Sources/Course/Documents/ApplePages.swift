import CourseTexts
import Lifecycle
import Yams

/// Apple's pages on what the rules are about.
package struct ApplePages: Sendable {
    /// The titles, by the rule's name or how that begins.
    package let titles: [String: String]

    /// The pages that the program carries, read when first needed; nil only if the program is damaged.
    package static let shared = try? carried()

    /// The pages that the program carries.
    ///
    /// - Returns: All of them.
    /// - Throws: A decoding error of Yams if the file is damaged, which the tests rule out.
    package static func carried() throws -> ApplePages {
        return ApplePages(titles: try YAMLDecoder().decode([String: String].self, from: CourseTexts.pages))
    }

    /// The title of the page to read on a rule.
    ///
    /// - Parameter rule: The rule.
    /// - Returns: Nil if Apple has none, as on what only this program does.
    package func page(on rule: Rule) -> String? { key(of: rule).flatMap { titles[$0] } }

    /// The longest of the keys with which a rule's name begins.
    package func key(of rule: Rule) -> String? {
        return titles.keys.filter(rule.facts.identifier.hasPrefix).max { $0.count < $1.count }
    }
}
