import Session

/// Adds the entries of a session to its file as they come.
///
/// Each entry is on the disk before ``record(_:)`` returns, so that a session that ends badly loses nothing.
/// While a recorder lives, no other one can open its file.
package final class TranscriptRecorder {
    /// The content of the file when it was opened; nil if it was new or empty.
    package let resumed: TranscriptReading?

    private let file: TranscriptFile
    private let header: TranscriptHeader
    private let key: TranscriptKey?
    /// The seal of the last entry, or of the header; nil without a key.
    private var lastSeal: String?
    /// The number of entries in the file.
    private var count: Int
    /// The length of the file, without an entry that is not whole.
    private var length: Int
    private var hasTornEnd: Bool
    private var isResuming: Bool
    private var lastSeconds: Double
    /// The seconds between the last entry of the file and the session that goes on with it.
    private let pause: Double

    /// Opens a file to record to; the file is not changed before the first entry.
    ///
    /// A file that exists is added to if it is a transcript with the same header, whatever the dates of the two.
    /// The session then has to be the one that the file tells of: see ``resumed``.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - header: What the session ran on at its start and who takes part.
    ///   - key: The teacher's key, with which entries are sealed; nil without one.
    /// - Throws: A ``TranscriptFileError`` if the file cannot be used, with what to do instead.
    package init(
        path: String, header: TranscriptHeader, key: TranscriptKey? = nil
    ) throws(TranscriptFileError) {
        file = try .appending(path)
        self.key = key
        let bytes = try file.contents()
        guard !bytes.isEmpty else {
            var header = header
            header[.seal] = key?.seal(of: header)
            lastSeal = header[.seal]
            self.header = header
            resumed = nil
            (count, length, hasTornEnd, isResuming, lastSeconds, pause) = (0, 0, false, false, 0, 0)
            return
        }
        let reading: TranscriptReading
        do throws(FileFault) {
            reading = try TranscriptReader.read(bytes)
        } catch {
            throw .notATranscript(path: path, error)
        }
        let old = reading.transcript.header
        // A resumed file needs no second learner's name.
        let differences = old.differences(from: header).filter { $0 != .learner || header[.learner] != nil }
        if let key = differences.first {
            let (was, isNow) = (old[key] ?? "none", header[key] ?? "none")
            let difference = "\(key.rawValue) is \(was.clipped) there and \(isNow.clipped) here"
            throw .otherSession(path: path, difference: difference)
        }
        if old[.seal] != key?.seal(of: old) {
            let difference =
                key == nil
                ? "it was recorded with a key, and this one has none"
                : old[.seal] == nil
                    ? "it was recorded without a key"
                    : "its header was changed, or it was recorded with another key"
            throw .otherSession(path: path, difference: difference)
        }
        self.header = old
        lastSeal = reading.seals.prefix(reading.wholeEntries).last ?? old[.seal]
        resumed = reading
        count = reading.wholeEntries
        length = count == 0 ? 0 : reading.wholeBytes
        hasTornEnd = length < bytes.count
        isResuming = true
        lastSeconds = reading.transcript.entries.prefix(count).last?.seconds ?? 0
        pause = old.pause(before: header, reading.transcript.entries.last?.seconds ?? 0)
    }

    /// Adds the entries of a journal that the file does not have yet.
    ///
    /// - Parameter journal: All entries of the session so far.
    /// - Throws: A ``TranscriptFileError``; the file is then as it was, and the next call adds what is missing.
    package func record(_ journal: [JournalEntry]) throws(TranscriptFileError) {
        try check(journal)
        guard journal.count > count else { return }
        var latest = lastSeconds
        let old = resumed?.transcript.entries ?? []
        let entries = journal.indices[count...].map { index in
            let entry = journal[index]
            // Entries from before the break keep their times.
            let isOld = index < old.count && old[index].isSameInput(as: entry)
            latest = max(latest, entry.seconds + (isOld ? 0 : pause))
            return JournalEntry(kind: entry.kind, text: entry.text, seconds: latest, outcome: entry.outcome)
        }
        var seals: [String] = []
        if let key, var seal = lastSeal {
            for entry in entries {
                seal = key.seal(of: entry, after: seal)
                seals.append(seal)
            }
        }
        let text =
            (length == 0 ? TranscriptWriter.text(of: header) : "")
            + TranscriptWriter.text(of: entries, after: count, seals: seals)
        guard fits(text, journal) else { throw .full(path: file.path) }
        if hasTornEnd { try file.cut(to: length) }
        hasTornEnd = false
        try file.append(text, at: length)
        length += text.utf8.count
        count = journal.count
        lastSeconds = latest
        lastSeal = seals.last ?? lastSeal
    }

    /// A session that goes on with a file has to begin with what the file holds.
    private func check(_ journal: [JournalEntry]) throws(TranscriptFileError) {
        guard journal.count >= count else {
            throw .otherSession(
                path: file.path, difference: "it has \(count) entries, but this one has \(journal.count)")
        }
        guard isResuming, let resumed else { return }
        let old = resumed.transcript.entries.prefix(count)
        if let place = old.indices.first(where: { old[$0].input != journal[$0].input }) {
            let difference = "its entry \(place + 1) is \(old[place].input.clipped)"
            throw .otherSession(path: file.path, difference: difference)
        }
        isResuming = false
    }

    private func fits(_ text: String, _ journal: [JournalEntry]) -> Bool {
        journal.count <= Transcript.Limit.entries && length + text.utf8.count <= Transcript.Limit.bytes
            && text.utf8.split(separator: UInt8(ascii: "\n")).allSatisfy { $0.count <= Transcript.Limit.line }
    }
}

extension TranscriptHeader {
    /// Returns the break before a session is resumed, in seconds. Times count from the beginning of the
    /// session, which decides whether answers are late.
    ///
    /// - Parameters:
    ///   - next: The header of the session that resumes it.
    ///   - seconds: The time of the last input, since the beginning.
    /// - Returns: The seconds; 0 where a date is missing, and for an interview, which counts its own minutes.
    fileprivate func pause(before next: TranscriptHeader, _ seconds: Double) -> Double {
        guard self[.minutes] == nil, let started, let resumed = next.started else { return 0 }
        return max(0, resumed.timeIntervalSince(started) - seconds)
    }
}

extension JournalEntry {
    /// The kind and the text, as messages name an entry.
    var input: String { text.isEmpty ? kind.rawValue : "\(kind.rawValue) \(text)" }

    /// Returns whether two entries have the same input at the same time, whatever their outcomes.
    fileprivate func isSameInput(as other: JournalEntry) -> Bool {
        kind == other.kind && text == other.text && seconds == other.seconds
    }
}
