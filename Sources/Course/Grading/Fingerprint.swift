import Session

/// The part of a transcript that can be compared with others, in few bytes.
///
/// Two people who do the same exercises give many equal answers, but never at the same thousandth of a second
/// after the previous entry. So each entry is hashed together with the time it took, and the smallest hashes
/// are kept. They are equal in copies, and mostly equal where little was changed.
package struct Fingerprint: Hashable, Sendable {
    /// The smallest hashes of entries with their times, in order.
    let timed: [UInt64]
    /// A hash of the different wrong answers, hints and detours without their times; nil if there are too few to tell.
    let detours: UInt64?

    /// The hashes as text, so that rows can keep them: the last one is that of the detours, if there are enough.
    package var text: String {
        timed.map { String($0, radix: 16) }.joined(separator: " ")
            + (detours.map { "/" + String($0, radix: 16) } ?? "")
    }

    /// Reads the hashes; nil if the text has something else.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let words = parts[0].split(separator: " ")
        let detours = parts.count > 1 ? UInt64(parts[1], radix: 16) : nil
        timed = words.compactMap { UInt64($0, radix: 16) }
        guard timed.count == words.count, (detours != nil) == (parts.count > 1) else { return nil }
        self.detours = detours
    }

    /// The hashes that are kept.
    static let size = 12
    /// The detours that make a way through a lesson somebody's own.
    static let leastDetours = 6

    init(_ entries: [JournalEntry]) {
        var detours = StableHash(), detourCount = 0
        for entry in entries {
            let isDetour =
                switch entry.kind {
                case .hint, .skip, .play, .command, .edit, .predict, .aside: true
                case .answer: entry.outcome.last != "points 1"
                case .exercise, .back, .easier, .test: false
                }
            guard isDetour else { continue }
            detours.combine(entry.kind.rawValue + " " + entry.text + "\n")
            detourCount += 1
        }
        timed = Array(Fingerprint.hashes(entries).sorted().prefix(Fingerprint.size))
        self.detours = detourCount >= Fingerprint.leastDetours ? detours.value : nil
    }

    /// A hash of each entry that is the same in every run, so that reports can be compared.
    static func hashes(_ entries: [JournalEntry]) -> [UInt64] {
        var last = 0
        return entries.map { entry in
            defer { last = Int(entry.milliseconds) }
            var hash = StableHash()
            hash.combine(entry.kind.rawValue)
            hash.combine(entry.text)
            hash.combine("\(Int(entry.milliseconds) - last)")
            return hash.value
        }
    }
}
