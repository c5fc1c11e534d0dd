import Session

/// A record of a person's session, as kept in a file: a header, then each input with its outcome.
///
/// The inputs are the evidence. The outcomes are for people who read the file; a replay computes them again.
package struct Transcript: Hashable, Sendable {
    /// The environment of the session and its participant.
    package var header: TranscriptHeader
    /// The inputs, in order; their times are whole milliseconds.
    package private(set) var entries: [JournalEntry]

    /// The version of the format that is written.
    package static let version = 1

    /// The limits on a file.
    package enum Limit {
        /// The bytes of a file.
        package static let bytes = 16 << 20
        /// The bytes of a line.
        package static let line = 64 << 10
        /// The bytes of it that an input leaves to its number and time, and to what a prediction asks.
        static let rest = 4 << 10
        /// The entries of a file.
        package static let entries = 100_000
        /// The seconds of a session with the days on which it was gone on with, about three years.
        package static let seconds = 100_000_000.0
    }

    /// Returns whether the first line of a text names the transcript format.
    package static func isBeginning(_ line: String) -> Bool {
        line.hasPrefix(TranscriptHeader.formatKey + ":")
    }

    /// Makes a transcript.
    ///
    /// - Parameters:
    ///   - header: What the session ran on and who took part.
    ///   - journal: The inputs, in order; their times are rounded to milliseconds.
    package init(header: TranscriptHeader, journal: some Sequence<JournalEntry>) {
        self.header = header
        entries = journal.map { $0.rounded }
    }
}

extension JournalEntry {
    /// The time in whole milliseconds, within the limits of the format.
    var milliseconds: Int64 {
        guard seconds > 0 else { return 0 }
        return min(Int64((min(seconds, Transcript.Limit.seconds) * 1000).rounded()), Self.latest)
    }

    /// The last millisecond below the limit, which a reader still takes.
    private static let latest = Int64(Transcript.Limit.seconds) * 1000 - 1

    fileprivate var rounded: JournalEntry {
        JournalEntry(kind: kind, text: text, seconds: Double(milliseconds) / 1000, outcome: outcome)
    }
}
