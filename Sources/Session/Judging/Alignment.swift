/// The best way to lay an answer beside the expected calls: as many as possible kept, in an order the rules allow.
package struct Alignment: Sendable {
    /// For each call of the answer, its place among the expected ones; nil if it is in none.
    package let places: [Int?]
    /// The calls of the answer that are kept, in their order.
    package let kept: [Int]
    /// The number of insertions and deletions that lead from the answer to the nearest allowed order.
    package let edits: Int

    /// A call of the answer laid beside an expected one.
    private struct Pair {
        let position: Int
        let place: Int
    }

    /// The number of pairs up to which repeated calls may take any place of their kind in a partial order.
    private static let pairLimit = 2_000

    /// Aligns an answer, without its allowed repetitions, with the expected calls.
    package init(of answer: [Call], with expected: ExpectedCalls) {
        let pairs = Alignment.keptPairs(of: answer, with: expected)
        kept = pairs.map { $0.position }
        edits = answer.count + expected.calls.count - 2 * pairs.count
        places = Alignment.places(of: answer, keeping: pairs, in: expected.calls)
    }

    private static func keptPairs(of answer: [Call], with expected: ExpectedCalls) -> [Pair] {
        let places = Dictionary(grouping: expected.calls.indices, by: { expected.calls[$0] })
        // Places fall within one position, so that a rising sequence takes each position once.
        let pairs = answer.enumerated().flatMap { position, call in
            (places[call] ?? []).reversed().map { Pair(position: position, place: $0) }
        }
        if expected.isTotal { return longestIncreasing(pairs.map { $0.place }).map { pairs[$0] } }
        guard pairs.count <= pairLimit else {
            return largestAllowed(firstFree(of: answer, places), expected)
        }
        return largestAllowed(pairs, expected)
    }

    /// Gives each call the first place of its kind that is still free.
    private static func firstFree(of answer: [Call], _ places: [Call: [Int]]) -> [Pair] {
        var free = places.mapValues { $0[...] }
        return answer.enumerated().compactMap { position, call in
            free[call]?.popFirst().map { Pair(position: position, place: $0) }
        }
    }

    /// Calls that are not kept take what is left of their kind: they only stand in the wrong place.
    private static func places(of answer: [Call], keeping pairs: [Pair], in expected: [Call]) -> [Int?] {
        var places = [Int?](repeating: nil, count: answer.count)
        for pair in pairs { places[pair.position] = pair.place }
        let taken = Set(pairs.map { $0.place })
        var free = Dictionary(grouping: expected.indices.filter { !taken.contains($0) }, by: { expected[$0] })
            .mapValues { $0[...] }
        for position in answer.indices where places[position] == nil {
            places[position] = free[answer[position]]?.popFirst()
        }
        return places
    }

    /// A largest part of the answer that contradicts no rule.
    ///
    /// Two pairs contradict each other if they stand one way round in the answer and the other way round by the
    /// rules. That relation is itself an order, so what is sought is its largest antichain.
    private static func largestAllowed(_ pairs: [Pair], _ expected: ExpectedCalls) -> [Pair] {
        let antichain = Antichain.largest(count: pairs.count) { one, other in
            let a = pairs[one], b = pairs[other]
            return a.position <= b.position
                && (a.place == b.place || expected.requires(b.place, before: a.place))
        }
        return antichain.map { pairs[$0] }.sorted { $0.position < $1.position }
    }

    /// The positions of a longest increasing subsequence, in O(n log n); among equals one with most neighbours.
    ///
    /// A neighbour is a number that follows the one just below it.
    ///
    /// - Parameter numbers: The numbers, in order.
    /// - Returns: Positions in rising order.
    package static func longestIncreasing(_ numbers: [Int]) -> [Int] {
        var patience = PatienceSorting(numbers)
        for position in numbers.indices { patience.deal(position) }
        return patience.longest
    }
}
