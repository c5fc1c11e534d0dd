import Lifecycle

/// A comparison of an answer with the calls that were made.
package struct Judgement: Sendable {
    /// The answer's calls, in the order in which they were given.
    package let answer: [Call]
    /// The calls that were made, limited to those in question.
    package let expected: ExpectedCalls
    /// The number of insertions and deletions to the nearest allowed order.
    package let edits: Int
    /// The answer beside what happened, from top to bottom.
    package let rows: [Row]
    /// The calls of the answer in an allowed place, by their positions.
    package let kept: [Int]
    /// For each call of the answer, its place among the expected ones; nil if it is in none.
    let places: [Int?]
    /// The calls that the answer leaves out and should have, by their places.
    package let leftOut: [Int]
    /// The calls that count: all but those that the answer leaves out and need not have.
    package let count: Int

    /// The number of allowed repetitions in the answer; they are not in `answer`.
    package let repetitions: Int

    /// One line of the comparison. A right call that happened elsewhere has two: the rules leave the order open.
    package struct Row: Hashable, Sendable {
        /// The call of the answer and the one that was made; at most one of them is nil.
        package let answer, uiKit: Call?
        package let isRight: Bool
    }

    package var isRight: Bool { leftOut.isEmpty && kept.count == answer.count }

    /// The calls of the answer that only stand in the wrong place, by their positions in it.
    package var misplaced: [Int] {
        let kept = Set(kept)
        return answer.indices.filter { places[$0] != nil && !kept.contains($0) }
    }

    /// Indicates whether the mistake that is told is about the order of two calls.
    package var isOutOfOrder: Bool { order != nil }

    /// Indicates whether all mistakes of the answer are about which controllers are deallocated.
    var isAboutEnds: Bool {
        let kept = Set(kept)
        let surplus = answer.indices.filter { !kept.contains($0) }.map { answer[$0] }
        let wrong = surplus + leftOut.map { expected.calls[$0] }
        return !wrong.isEmpty && wrong.allSatisfy { $0.callback == .deinitialize }
    }

    /// The number of the answer's calls that do not come, or not as often.
    package var surplusCount: Int { places.count { $0 == nil } }

    /// From 0 to 1: of the calls that count those that stand right, less those that do not come.
    package var points: Double {
        guard count > 0 else { return answer.isEmpty ? 1 : 0 }
        return Double(max(0, kept.count - surplusCount)) / Double(count)
    }

    /// From 0 to 1: each insertion or deletion on the way to the nearest allowed order costs as much as a call is worth.
    package var pointsByEdits: Double {
        let length = expected.calls.count
        return isRight ? 1 : length == 0 ? 0 : Double(max(0, length - edits)) / Double(length)
    }

    /// Judges an answer, given as calls in order.
    package init(of given: [Call], against expected: ExpectedCalls) {
        let (answer, alignment) = Judgement.nearest(given, to: expected)
        self.answer = answer
        repetitions = given.count - answer.count
        self.expected = expected
        edits = alignment.edits
        rows = Judgement.rows(of: answer, alignment, expected)
        kept = alignment.kept
        places = alignment.places
        leftOut = Judgement.leftOut(by: alignment, expected)
        count = leftOut.count + places.count { $0 != nil }
    }

    /// The expected calls that an answer lacks, but for those that need not be known.
    private static func leftOut(by alignment: Alignment, _ expected: ExpectedCalls) -> [Int] {
        let given = Set(alignment.places.compactMap { $0 })
        return expected.calls.indices.filter { !given.contains($0) && !expected.isIncidental($0) }
    }

    /// Indicates whether an answer is right, like ``isRight`` of its judgement,
    /// without looking for its mistakes.
    static func isRight(_ given: [Call], against expected: ExpectedCalls) -> Bool {
        // Most answers have a call that does not come, or lack one that does: that is seen at once.
        let calls = Set(given), coming = Set(expected.calls)
        guard calls.isSubset(of: coming),
            expected.calls.indices.allSatisfy({
                calls.contains(expected.calls[$0]) || expected.isIncidental($0)
            })
        else { return false }
        let (answer, alignment) = nearest(given, to: expected)
        return alignment.kept.count == answer.count && leftOut(by: alignment, expected).isEmpty
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

    /// The answer beside what happened, each in its own order.
    private static func rows(of answer: [Call], _ alignment: Alignment, _ expected: ExpectedCalls) -> [Row] {
        let kept = alignment.kept, places = kept.compactMap { alignment.places[$0] }
        let level = Dictionary(
            uniqueKeysWithValues: Alignment.longestIncreasing(places).map { (places[$0], kept[$0]) })
        let keptPositions = Set(kept), keptPlaces = Set(places)
        func own(_ positions: Range<Int>) -> [Row] {
            positions.map { Row(answer: answer[$0], uiKit: nil, isRight: keptPositions.contains($0)) }
        }
        var rows: [Row] = [], position = 0, missing: [Row] = []
        for (place, call) in expected.calls.enumerated() {
            guard let next = level[place] else {
                missing.append(Row(answer: nil, uiKit: call, isRight: keptPlaces.contains(place)))
                continue
            }
            rows += own(position..<next) + missing + [Row(answer: call, uiKit: call, isRight: true)]
            position = next + 1
            missing = []
        }
        return rows + own(position..<answer.count) + missing
    }

    /// The methods that are called but missing from the answer, without their arguments.
    var untold: Set<String> {
        Set(expected.calls.map { $0.callback.bareName }).subtracting(answer.map { $0.callback.bareName })
    }

    /// Indicates whether a text names a call that is made but missing from the answer.
    func isGivenAway(by text: String) -> Bool { text.names(untold) }
}
