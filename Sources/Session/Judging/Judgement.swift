import Lifecycle

/// How an answer compares with what happened.
package struct Judgement: Sendable {
    /// The answer's calls, in the order in which they were given.
    package let answer: [Call]
    /// What happened, as far as it was asked about.
    package let expected: ExpectedCalls
    /// The number of insertions and deletions to the nearest allowed order.
    package let edits: Int
    /// From 0 to 1.
    package let points: Double
    /// The first place where the answer leaves every allowed order; nil if it is right.
    package let firstDifference: Difference?
    /// The answer beside what happened, from top to bottom.
    package let rows: [Row]
    /// The calls of the answer that stand where they can stay, by their positions in it.
    package let kept: [Int]
    /// The calls of the answer that only stand in the wrong place, by their positions in it.
    package let misplaced: [Int]

    /// One line of the comparison.
    package enum Row: Hashable, Sendable {
        case both(Call)
        case onlyAnswer(Call)
        /// In what happened only.
        case onlyUIKit(Call)
    }

    /// The first place where an answer goes wrong.
    package struct Difference: Hashable, Sendable {
        /// The position in the answer; its length if it only ends too early.
        package let position: Int
        /// The call that stands there; nil if the answer ends too early.
        package let given: Call?
        /// The place among the expected calls of one that could stand there; nil if nothing more is called.
        package let wanted: Int?
    }

    /// Whether the answer is right.
    package var isRight: Bool { edits == 0 }

    /// Judges an answer.
    ///
    /// - Parameters:
    ///   - given: The calls of the answer, in order.
    ///   - expected: What happened, as far as it is asked about.
    package init(of given: [Call], against expected: ExpectedCalls) {
        let (answer, alignment) = Judgement.nearest(given, to: expected)
        self.answer = answer
        self.expected = expected
        edits = alignment.edits
        let count = expected.calls.count
        points =
            count == 0 ? (answer.isEmpty ? 1 : 0) : max(0, Double(count - alignment.edits) / Double(count))
        firstDifference = Judgement.firstDifference(of: answer, expected)
        rows = Judgement.rows(of: answer, alignment, expected)
        kept = alignment.kept
        let kept = Set(kept)
        misplaced = answer.indices.filter { alignment.places[$0] != nil && !kept.contains($0) }
    }

    /// Whether an answer is right, without all that is told about a wrong one.
    ///
    /// - Parameters:
    ///   - given: The calls of the answer, in order.
    ///   - expected: What happened, as far as it is asked about.
    /// - Returns: What ``isRight`` of its judgement is.
    static func isRight(_ given: [Call], against expected: ExpectedCalls) -> Bool {
        nearest(given, to: expected).alignment.edits == 0
    }

    /// The answer without the repetitions that are allowed, unless keeping one brings it nearer.
    private static func nearest(
        _ given: [Call], to expected: ExpectedCalls
    ) -> (answer: [Call], alignment: Alignment) {
        let rows = expected.repetition.surplus(in: given)
        var dropped = Set(rows.joined().joined())
        func answer() -> [Call] { given.indices.filter { !dropped.contains($0) }.map { given[$0] } }
        var best = Alignment(of: answer(), with: expected)
        for row in rows {
            for run in row {
                dropped.subtract(run)
                let longer = Alignment(of: answer(), with: expected)
                guard longer.edits < best.edits else {
                    dropped.formUnion(run)
                    break
                }
                best = longer
            }
        }
        return (answer(), best)
    }

    /// Follows the answer as long as each call could come next.
    private static func firstDifference(of answer: [Call], _ expected: ExpectedCalls) -> Difference? {
        var done: Set<Int> = []
        func canComeNext(_ place: Int) -> Bool {
            !done.contains(place)
                && expected.calls.indices.allSatisfy {
                    !expected.requires($0, before: place) || done.contains($0)
                }
        }
        for (position, call) in answer.enumerated() {
            guard
                let place = expected.calls.indices.first(where: {
                    expected.calls[$0] == call && canComeNext($0)
                })
            else {
                return Difference(
                    position: position, given: call, wanted: expected.calls.indices.first(where: canComeNext))
            }
            done.insert(place)
        }
        guard let wanted = expected.calls.indices.first(where: canComeNext) else { return nil }
        return Difference(position: answer.count, given: nil, wanted: wanted)
    }

    /// The comparison with the allowed order that is nearest to the answer.
    private static func rows(of answer: [Call], _ alignment: Alignment, _ expected: ExpectedCalls) -> [Row] {
        let keptPlaces = alignment.kept.compactMap { alignment.places[$0] }
        let order = nearestOrder(keeping: keptPlaces, expected)
        var rows: [Row] = []
        var position = 0
        var kept = alignment.kept[...]
        var missing: [Row] = []
        for place in order {
            if let next = kept.first, alignment.places[next] == place {
                rows += answer[position..<next].map(Row.onlyAnswer) + missing
                rows.append(.both(answer[next]))
                position = next + 1
                missing = []
                kept.removeFirst()
            } else {
                missing.append(.onlyUIKit(expected.calls[place]))
            }
        }
        return rows + answer[position...].map(Row.onlyAnswer) + missing
    }

    /// An allowed order of all expected calls in which some come in the order of the answer.
    private static func nearestOrder(keeping kept: [Int], _ expected: ExpectedCalls) -> [Int] {
        if expected.isTotal { return Array(expected.calls.indices) }
        var waiting = kept[...], order: [Int] = []
        var left = Array(expected.calls.indices)
        let isKept = Set(kept)
        while !left.isEmpty {
            let next =
                left.first { place in
                    (!isKept.contains(place) || waiting.first == place)
                        && left.allSatisfy { !expected.requires($0, before: place) }
                } ?? left[0]
            if waiting.first == next { waiting.removeFirst() }
            order.append(next)
            left.removeAll { $0 == next }
        }
        return order
    }
}
