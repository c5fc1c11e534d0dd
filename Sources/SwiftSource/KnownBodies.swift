import Foundation
import Lifecycle

/// The statements that were read before: questions, set-ups and the transcripts of a class repeat most of theirs.
///
/// It has a bound: when it is full, it begins anew.
final class KnownBodies: @unchecked Sendable {
    private struct Key: Hashable {
        /// The bytes: texts that look alike may print differently.
        let text: [UInt8]
        let callback: Callback?
    }

    private let lock = NSLock()
    private var bodies: [Key: Body] = [:]

    private static let limit = 500, longestText = 1_000

    /// Reads statements unless it knows them.
    ///
    /// - Parameters:
    ///   - text: The statements.
    ///   - callback: The method whose body they are; nil for a line at the prompt.
    /// - Returns: What they mean.
    /// - Throws: What the reader throws, each time.
    func body(in text: String, overriding callback: Callback?) throws(SourceError) -> Body {
        guard text.utf8.count <= Self.longestText else {
            return try SwiftReader.body(in: text, overriding: callback)
        }
        let key = Key(text: Array(text.utf8), callback: callback)
        if let known = lock.withLock({ bodies[key] }) { return known }
        let body = try SwiftReader.body(in: text, overriding: callback)
        lock.withLock {
            if bodies.count >= Self.limit { bodies = [:] }
            bodies[key] = body
        }
        return body
    }
}
