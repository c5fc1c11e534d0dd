import Session

/// Two transcripts of different learners that have more in common than chance gives.
package struct Similarity: Hashable, Sendable {
    package let first: Party
    package let second: Party
    package let kind: Kind
    /// The entries that both have; if only fingerprints were compared, the hashes.
    package let shared: Int
    /// The entries of the one that has fewer.
    package let entries: Int
    /// Some of what both have, as the first has it.
    package let examples: [String]

    /// The learner and the file of a transcript.
    package struct Party: Hashable, Sendable {
        package let learner: String?
        package let path: FilePath
        package var pseudonym: String?

        /// Makes a party.
        package init(learner: String?, path: FilePath, pseudonym: String? = nil) {
            (self.learner, self.path, self.pseudonym) = (learner, path, pseudonym)
        }
    }

    /// The kind of similarity.
    package enum Kind: String, Hashable, Sendable {
        /// All entries, at the same times.
        case equal
        /// Many entries that took the same time to the thousandth of a second.
        case nearlyEqual = "nearly-equal"
        /// All wrong answers, hints and detours in the same order, at other times.
        case sameDetours = "same-detours"
    }

    /// A sentence that describes the similarity.
    package var sentence: String {
        switch kind {
        case .equal: "All \(entries) entries are the same and have the same times."
        case .nearlyEqual:
            "\(shared) of \(entries) entries are the same and took the same time to the millisecond."
        case .sameDetours:
            "The same wrong answers, hints and other detours are in the same order, at different times; "
                + "\(shared) of \(entries) entries are the same."
        }
    }
}

/// Finds transcripts of different learners that have more in common than chance gives.
///
/// It keeps some hundred bytes of each file. What looks alike is read once more and compared entry by entry.
package struct SimilaritySearch: Sendable {
    private var known: [(party: Similarity.Party, lesson: String?, fingerprint: Fingerprint)] = []
    private var byTimed: [UInt64: [Int32]] = [:]
    private var byDetours: [UInt64: [Int32]] = [:]

    /// The hashes that two have to share to be compared, and the files that are compared with each one.
    private static let leastShared = 3, mostPartners = 20
    /// The share of entries that makes two transcripts nearly equal.
    private static let leastShare = 0.3

    /// Makes a search that knows no transcript.
    package init() {}

    /// Adds a transcript.
    package mutating func add(_ file: GradedFile) {
        guard case .success(let grade) = file.result, let fingerprint = grade.fingerprint else { return }
        add(
            .init(learner: grade.learner, path: file.path, pseudonym: file.pseudonym), lesson: grade.lesson,
            fingerprint)
    }

    /// Adds what is known of a transcript.
    package mutating func add(_ party: Similarity.Party, lesson: String?, _ fingerprint: Fingerprint) {
        let number = Int32(clamping: known.count)
        known.append((party, lesson, fingerprint))
        for hash in fingerprint.timed { byTimed[hash, default: []].append(number) }
        if let detours = fingerprint.detours { byDetours[detours, default: []].append(number) }
    }

    /// All pairs that were found, in the order of the files.
    ///
    /// - Parameter entries: Reads a file once more; nil if that is not possible, so that only the fingerprints tell.
    /// - Returns: The pairs; of many copies of one file each with the first.
    package func pairs(_ entries: (FilePath) -> [JournalEntry]?) -> [Similarity] {
        var common: [Pair: Int] = [:]
        for numbers in byTimed.values where numbers.count > 1 {
            for pair in Self.pairs(of: numbers) { common[pair, default: 0] += 1 }
        }
        var candidates = Set(common.filter { $0.value >= Self.leastShared }.keys)
        for numbers in byDetours.values where numbers.count > 1 {
            candidates.formUnion(Self.pairs(of: numbers))
        }
        return candidates.sorted { ($0.first, $0.second) < ($1.first, $1.second) }.compactMap { pair in
            let (one, lesson, mark) = known[Int(pair.first)]
            let (other, otherLesson, otherMark) = known[Int(pair.second)]
            guard one.learner != other.learner || one.learner == nil, lesson == otherLesson else {
                return nil
            }
            guard let first = entries(one.path), let second = entries(other.path) else {
                return Self.compare(one, mark, other, otherMark)
            }
            return Self.compare(one, first, other, second)
        }
    }

    /// Compares two transcripts of which only the fingerprints are there.
    private static func compare(
        _ one: Similarity.Party, _ first: Fingerprint, _ other: Similarity.Party, _ second: Fingerprint
    ) -> Similarity? {
        let shared = Set(first.timed).intersection(second.timed).count
        let fewer = min(first.timed.count, second.timed.count)
        let isTimed = shared >= leastShared && Double(shared) >= leastShare * Double(fewer)
        guard isTimed || first.detours != nil && first.detours == second.detours else { return nil }
        return Similarity(
            first: one, second: other, kind: isTimed ? .nearlyEqual : .sameDetours, shared: shared,
            entries: fewer, examples: [])
    }

    private struct Pair: Hashable {
        let first: Int32, second: Int32
    }

    private static func pairs(of numbers: [Int32]) -> [Pair] {
        let some = numbers.prefix(mostPartners)
        var pairs = some.indices.flatMap { index in
            some[(index + 1)...].map { Pair(first: some[index], second: $0) }
        }
        // Of a file that has been copied often each copy is still told of.
        pairs += numbers.dropFirst(mostPartners).map { Pair(first: numbers[0], second: $0) }
        return pairs
    }

    private static func compare(
        _ one: Similarity.Party, _ first: [JournalEntry], _ other: Similarity.Party,
        _ second: [JournalEntry]
    ) -> Similarity? {
        let fewer = min(first.count, second.count)
        guard fewer > 0 else { return nil }
        var waiting: [UInt64: Int] = [:]
        for hash in Fingerprint.hashes(second) { waiting[hash, default: 0] += 1 }
        var timedShared: [Int] = []
        for (index, hash) in Fingerprint.hashes(first).enumerated() where waiting[hash, default: 0] > 0 {
            waiting[hash, default: 0] -= 1
            timedShared.append(index)
        }
        func similarity(_ kind: Similarity.Kind, _ shared: [Int]) -> Similarity {
            Similarity(
                first: one, second: other, kind: kind, shared: shared.count, entries: fewer,
                examples: shared.prefix(3).map { first[$0].input.clipped })
        }
        if timedShared.count == fewer, first.count == second.count { return similarity(.equal, timedShared) }
        if Double(timedShared.count) >= leastShare * Double(fewer), timedShared.count >= leastShared {
            return similarity(.nearlyEqual, timedShared)
        }
        guard let detours = Fingerprint(first).detours, detours == Fingerprint(second).detours else {
            return nil
        }
        let inputs = Set(second.map(\.input))
        return similarity(.sameDetours, first.indices.filter { inputs.contains(first[$0].input) })
    }
}
