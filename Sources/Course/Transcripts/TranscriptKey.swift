import CSodium
import Foundation
import Session

/// A text from the teacher with which a recording is sealed: each entry gets a keyed hash (HMAC-SHA256) of itself and of the
/// seal before it, and the first seal is that of the header.
///
/// A seal shows that somebody who had the key wrote the entry after what is before it. The learner has the key, so it
/// shows no more than that.
package struct TranscriptKey: Hashable, Sendable {
    private let bytes: [UInt8]

    /// The least and the most bytes of a key.
    package static let lengths = 16...200

    /// What to do about a key that is none.
    package static let remedy =
        "Use \(lengths.lowerBound) to \(lengths.upperBound) bytes, such as the output of: openssl rand -hex 16"

    /// Makes a key; nil if the text is too short, so that others could guess it, or too long.
    ///
    /// - Parameter text: Any text; spaces at its ends don't count.
    package init?(_ text: String) {
        let bytes = Array(text.trimmingCharacters(in: .whitespacesAndNewlines).utf8)
        // libsodium has to be initialized before any other call, and takes it more than once.
        guard Self.lengths.contains(bytes.count), sodium_init() >= 0 else { return nil }
        self.bytes = bytes
    }

    /// The seal of a header.
    func seal(of header: TranscriptHeader) -> String {
        var header = header
        header[.seal] = nil
        return seal(of: TranscriptWriter.text(of: header), after: "")
    }

    /// The seal of an entry.
    ///
    /// - Parameters:
    ///   - entry: The entry, with its outcome.
    ///   - seal: The seal before it, which is the header's for the first entry.
    /// - Returns: The hash in hexadecimal digits.
    func seal(of entry: JournalEntry, after seal: String) -> String {
        self.seal(of: TranscriptWriter.text(ofUnnumbered: entry), after: seal)
    }

    private func seal(of text: String, after seal: String) -> String {
        let message = Array((seal + "\n" + text).utf8)
        var state = crypto_auth_hmacsha256_state()
        var hash = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
        crypto_auth_hmacsha256_init(&state, bytes, bytes.count)
        crypto_auth_hmacsha256_update(&state, message, UInt64(message.count))
        crypto_auth_hmacsha256_final(&state, &hash)
        return hash.map { String(UInt($0) + 0x100, radix: 16).dropFirst() }.joined()
    }

    /// The digits of a seal.
    static let digits = 2 * Int(crypto_auth_hmacsha256_BYTES)
}

/// The keys of a class.
package struct TranscriptKeys: Sendable {
    /// The key of everyone who has none of their own; nil if there is none.
    package var common: TranscriptKey?
    /// The keys of some learners.
    package var byLearner: [String: TranscriptKey] = [:]

    /// Makes the keys of a class that has none.
    package init(common: TranscriptKey? = nil, byLearner: [String: TranscriptKey] = [:]) {
        (self.common, self.byLearner) = (common, byLearner)
    }

    /// Finds what the seals of a transcript tell.
    ///
    /// - Parameter reading: The transcript.
    /// - Returns: Nothing if all seals are as they have to be, or if the class has no keys.
    func findings(_ reading: TranscriptReading) -> [TranscriptFinding] {
        guard common != nil || !byLearner.isEmpty else { return [] }
        let header = reading.transcript.header, entries = reading.transcript.entries
        guard var last = header[.seal] else { return [TranscriptFinding(.notSealed, line: nil)] }
        guard let key = header[.learner].flatMap({ byLearner[$0] }) ?? common else {
            return [TranscriptFinding(.otherKey, line: nil)]
        }
        let isHeaderSealed = last == key.seal(of: header)
        var broken: [TranscriptFinding] = []
        for (index, entry) in entries.enumerated() {
            // What follows a changed entry is told only if it was changed, too.
            let claimed = reading.seals[index]
            let seal = key.seal(of: entry, after: last)
            if claimed != seal {
                broken.append(TranscriptFinding(.sealBroken(entry: index + 1), line: reading.lines[index]))
            }
            last = claimed ?? seal
        }
        guard isHeaderSealed || broken.count < entries.count else {
            return [TranscriptFinding(.otherKey, line: nil)]
        }
        return (isHeaderSealed ? [] : [TranscriptFinding(.sealBroken(entry: nil), line: nil)]) + broken
    }
}
