import CourseTexts
import Lifecycle
import Yams

/// The places where the sources of the rules were published: Apple's pages and headers, logs, reports, or
/// only memory.
package struct Origins: Sendable {
    /// The places, by the number of a fact, of stack frames or of an open question, and by the identifier of a log.
    package let places: [String: String]

    /// The places that the program carries, read when first needed; nil only if the program is damaged.
    package static let shared = try? carried()

    /// Reads the places that the program carries.
    ///
    /// - Throws: A decoding error of Yams if the file is damaged, which the tests rule out.
    package static func carried() throws -> Origins {
        Origins(places: try YAMLDecoder().decode([String: String].self, from: CourseTexts.origins))
    }

    /// Returns the place where a source of a rule was published.
    ///
    /// - Parameter citation: The source that the rule names.
    /// - Returns: Nil for sources that are named by their place: a page by its title, and a claim of the
    ///   documents.
    package func place(of citation: Citation) -> String? {
        switch citation {
        case .fact, .trace, .frames, .openQuestion: citation.code.flatMap { places[$0] }
        case .claim, .documentation: nil
        }
    }
}
