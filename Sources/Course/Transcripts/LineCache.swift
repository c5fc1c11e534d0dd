import Foundation

/// The texts of lines that were read before. Transcripts of a class have most of their lines in common; each of these is
/// looked through and kept once.
///
/// It belongs to one thread. It has a bound: when it is full, it begins anew.
package final class LineCache {
    private var texts: [Line: String] = [:]
    /// About how many bytes all this takes.
    private var weight = 0
    private let limit: Int

    /// About how many bytes are kept.
    package static let standardLimit = 16 << 20
    /// The bytes of a line beyond which it is hardly the same as another one.
    private static let longestLine = 1 << 10
    /// About how many bytes a line takes beside two times its own.
    private static let overhead = 160

    /// The bytes of a line, which are hashed and compared in one piece.
    private struct Line: Hashable {
        let bytes: ArraySlice<UInt8>

        static func == (one: Line, other: Line) -> Bool {
            one.bytes.withUnsafeBytes { one in
                other.bytes.withUnsafeBytes { other in
                    guard one.count == other.count, let start = one.baseAddress else {
                        return one.count == other.count
                    }
                    return other.baseAddress.map { memcmp(start, $0, one.count) == 0 } ?? false
                }
            }
        }

        func hash(into hasher: inout Hasher) {
            bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        }
    }

    /// Makes a memory that knows no line.
    ///
    /// - Parameter limit: About how many bytes it may keep.
    package init(limit: Int = LineCache.standardLimit) { self.limit = limit }

    /// The text of a line, or of a part of one.
    ///
    /// - Parameters:
    ///   - bytes: The line.
    ///   - make: Makes the text of a line that was not read before.
    /// - Returns: The text.
    /// - Throws: What `make` throws.
    func text(
        of bytes: ArraySlice<UInt8>, _ make: (ArraySlice<UInt8>) throws(TranscriptError) -> String
    ) throws(TranscriptError) -> String {
        if let known = texts[Line(bytes: bytes)] { return known }
        let text = try make(bytes)
        guard bytes.count <= Self.longestLine else { return text }
        weight += Self.overhead + 2 * bytes.count
        if weight > limit {
            texts = [:]
            weight = 0
        }
        // A copy, so that it does not hold the file that the line stands in.
        texts[Line(bytes: Array(bytes)[...])] = text
        return text
    }
}
