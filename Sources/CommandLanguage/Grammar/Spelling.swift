/// Finds what was probably meant.
package enum Spelling {
    /// No name is as long as this, in bytes, so nothing longer is a slip of one.
    private static let longestWord = 400

    /// Returns the candidate that is nearest to a word, the first among equals; nil if none is near enough to
    /// be meant, or if all differ by more than a given number of slips.
    package static func closest(
        to word: String, among candidates: some Sequence<String>, forgiving most: Int = .max
    ) -> String? {
        nearest(to: word, among: candidates, forgiving: most)?.text
    }

    /// The candidate that is nearest to a word, with the number of slips between them.
    static func nearest(
        to word: String, among candidates: some Sequence<String>, forgiving most: Int = .max
    ) -> (text: String, distance: Int)? {
        guard word.utf8.count <= longestWord else { return nil }
        var best: (text: String, distance: Int)?
        let typed = word.lowercased(), length = typed.count
        for candidate in candidates {
            let limit = min(tolerance(for: candidate), most, (best?.distance ?? .max) - 1)
            // No slip changes the length by more than a letter.
            guard limit >= 0, abs(candidate.count - length) <= limit else { continue }
            let distance = distance(typed, candidate.lowercased(), limit: limit)
            if distance <= limit { best = (candidate, distance) }
        }
        return best
    }

    /// Indicates whether two words differ by a single slip.
    package static func isOneSlip(_ one: String, _ other: String) -> Bool {
        distance(one, other, limit: 1) == 1
    }

    /// Returns the number of slips accepted in a word: about one in three letters, at most four, and none in
    /// a single letter.
    static func tolerance(for word: String) -> Int {
        word.count < 2 ? 0 : max(1, min(4, (word.count + 1) / 3))
    }

    /// The number of letters to insert, delete, replace or swap with their neighbour.
    ///
    /// - Parameters:
    ///   - one: A word.
    ///   - other: Another word.
    ///   - limit: The largest number of interest.
    /// - Returns: The number, or some number above the limit.
    static func distance(_ one: String, _ other: String, limit: Int) -> Int {
        guard one.utf8.count <= longestWord else { return limit + 1 }
        let a = Array(one), b = Array(other)
        guard a.count - b.count <= limit, b.count - a.count <= limit else { return limit + 1 }
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var beforeLast: [Int] = [], last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i] + Array(repeating: 0, count: b.count)
            for j in 1...b.count {
                let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                row[j] = min(last[j] + 1, row[j - 1] + 1, replaced)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    row[j] = min(row[j], beforeLast[j - 2] + 1)
                }
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
