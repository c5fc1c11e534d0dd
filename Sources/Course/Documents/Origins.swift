import CourseTexts
import Lifecycle
import Yams

/// Where what the rules rest on was published: Apple's pages and headers, logs, reports, or nothing but memory.
package struct Origins: Sendable {
    /// The places, by the number of a fact, of stack frames or of an open question, and by the identifier of a log.
    package let places: [String: String]

    /// Those that the program carries, read when first needed; nil only if the program is damaged.
    package static let shared = try? carried()

    /// Those that the program carries.
    ///
    /// - Returns: All of them.
    /// - Throws: A decoding error of Yams if the file is damaged, which the tests rule out.
    package static func carried() throws -> Origins {
        Origins(places: try YAMLDecoder().decode([String: String].self, from: CourseTexts.origins))
    }

    /// Where something that a rule rests on was published.
    ///
    /// - Parameter citation: What the rule names.
    /// - Returns: Nil for what says so itself: a page by its title, and a claim of the documents.
    package func place(of citation: Citation) -> String? {
        switch citation {
        case .fact, .trace, .frames, .openQuestion: citation.code.flatMap { places[$0] }
        case .claim, .documentation: nil
        }
    }
}
