import Lifecycle

/// The best way to lay an answer beside the expected calls: as many as possible kept, in an order the rules allow.
public struct Alignment: Sendable {
    /// For each call of the answer, its place among the expected ones; nil if it is in none.
    public let places: [Int?]
    /// The calls of the answer that are kept, in their order.
    public let kept: [Int]
    /// The number of insertions and deletions that lead from the answer to the nearest allowed order.
    public let edits: Int

    /// Lays an answer beside the expected calls.
    ///
    /// - Parameters:
    ///   - answer: The calls of the answer, in order; without repetitions that are allowed.
    ///   - expected: What happened.
    public init(of answer: [Call], with expected: ExpectedCalls) {
        let places = Alignment.places(of: answer, in: expected.calls)
        self.places = places
        let candidates = places.indices.filter { places[$0] != nil }
        let order = candidates.compactMap { places[$0] }
        let best =
            expected.isTotal
            ? Alignment.longestIncreasing(order)
            : Alignment.largestAllowed(order, expected)
        kept = best.map { candidates[$0] }
        edits = (answer.count - kept.count) + (expected.calls.count - kept.count)
    }

    /// Gives each call the first place of its kind that is still free.
    private static func places(of answer: [Call], in expected: [Call]) -> [Int?] {
        var free = Dictionary(grouping: expected.indices, by: { expected[$0] }).mapValues { $0[...] }
        return answer.map { free[$0]?.popFirst() }
    }

    /// The positions of a longest increasing subsequence, in O(n log n); among equals one with most neighbours.
    ///
    /// - Parameter numbers: Different numbers.
    /// - Returns: Positions in rising order.
    public static func longestIncreasing(_ numbers: [Int]) -> [Int] {
        var tails: [Int] = [], previous = [Int?](repeating: nil, count: numbers.count)
        for (position, number) in numbers.enumerated() {
            var low = 0, high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
            }
            previous[position] = low > 0 ? tails[low - 1] : nil
            if low == tails.count { tails.append(position) } else { tails[low] = position }
        }
        var result: [Int] = []
        var next = tails.last
        while let position = next {
            result.append(position)
            next = previous[position]
        }
        return result.reversed()
    }

    /// The positions of a largest part of the answer that contradicts no rule: a search with a bound.
    ///
    /// - Parameters:
    ///   - order: The places of the answer's calls among the expected ones.
    ///   - expected: What the rules order.
    /// - Returns: Positions in rising order.
    static func largestAllowed(_ order: [Int], _ expected: ExpectedCalls) -> [Int] {
        let conflicts = order.indices.map { one in
            order.indices.filter { other in
                one < other && expected.requires(order[other], before: order[one])
                    || other < one && expected.requires(order[one], before: order[other])
            }
        }
        var search = ConflictSearch(conflicts: conflicts)
        return search.largestFree()
    }
}

/// Finds a largest set of positions of which no two conflict.
private struct ConflictSearch {
    let conflicts: [[Int]]
    private var best: [Int] = []
    private var steps = 0

    init(conflicts: [[Int]]) { self.conflicts = conflicts }

    /// Exact for all answers of a size that people type; beyond a bound the best found so far.
    mutating func largestFree() -> [Int] {
        let free = conflicts.indices.filter { conflicts[$0].isEmpty }
        let contested = conflicts.indices.filter { !conflicts[$0].isEmpty }
        extend([], with: contested)
        return (free + best).sorted()
    }

    private mutating func extend(_ chosen: [Int], with candidates: [Int]) {
        steps += 1
        if chosen.count > best.count { best = chosen }
        guard let first = candidates.first, steps < 100_000, chosen.count + candidates.count > best.count
        else { return }
        let rest = Array(candidates.dropFirst())
        extend(chosen + [first], with: rest.filter { !conflicts[first].contains($0) })
        if rest.contains(where: { conflicts[first].contains($0) }) { extend(chosen, with: rest) }
    }
}
