import CourseTexts
import Foundation
import Yams

/// A point on which the documents contradict each other, with what settles it.
package struct Conflict: Hashable, Sendable, Decodable {
    /// The question, in a few words.
    package let title: String
    /// The claims that speak on it, in the order in which they are told.
    package let claims: [String]
    /// The correct answer, and why both versions could be written.
    package let resolution: String
    private let ios: String?
    private let run: String

    /// The run that settles it.
    package var evidence: Demonstration {
        Demonstration(title, releases: ios.flatMap(ReleaseSpan.init) ?? .all, text: run)
    }

    /// The contradictions that the program carries, read when first needed; nil only if the program is damaged.
    package static let shared = try? carried()

    /// The contradictions that the program carries.
    ///
    /// - Returns: All of them, in the order in which they are told.
    /// - Throws: A decoding error of Yams if the file is damaged, which the tests rule out.
    package static func carried() throws -> [Conflict] {
        try YAMLDecoder().decode([Conflict].self, from: CourseTexts.conflicts)
    }
}
