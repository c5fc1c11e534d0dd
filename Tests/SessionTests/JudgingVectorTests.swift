import TestSupport
import Testing

@testable import Session

@Suite("Judging agrees with the published graders")
struct JudgingVectorTests {
    @Test(
        "Which lines to move, as js-parsons tells",
        arguments: [
            ([1, 0, 2, 3], [1]), ([0, 3, 1, 2], [1]), ([2, 0, 1], [0]), ([4, 0, 1, 2, 3], [0]),
            ([3, 2, 1, 0], [0, 1, 2]), ([0, 0, 1, 2], [1]), ([0, 1, 4, 2, 3], [2]), ([], []), ([7], []),
        ])
    func moves(order: [Int], moved: [Int]) {
        let kept = Set(Alignment.longestIncreasing(order))
        #expect(order.indices.filter { !kept.contains($0) } == moved)
    }

    private static let graph: [Int: [Int]] = [
        2: [1], 3: [1], 4: [2, 3], 5: [1], 6: [2], 7: [4, 5, 6], 9: [7, 8], 10: [9],
    ]

    @Test(
        "Edits of partial orders, as PrairieLearn counts them",
        arguments: [
            ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0), ([8, 1, 3, 2, 6, 4, 5, 7, 9, 10], 0),
            ([1, 2, 3, 4, 5, 6, 7, 9, 8, 10], 2), ([1, 2, 6, 3, 4, 5], 4),
        ])
    func graph(answer: [Int], edits: Int) {
        let expected = ExpectedCalls.numbered(10) { Self.graph[$1]?.contains($0) ?? false }
        let judgement = Judgement(of: answer.map(Call.numbered), against: expected)
        #expect(judgement.edits == edits)
    }

    @Test("Two chains may be mixed as long as each keeps its order")
    func chains() {
        let graph = [2: [1], 3: [2], 5: [4], 6: [5], 7: [3, 6]]
        let expected = ExpectedCalls.numbered(7) { graph[$1]?.contains($0) ?? false }
        let judgement = Judgement(of: [1, 2, 4, 3, 5, 6, 7].map(Call.numbered), against: expected)
        #expect(judgement.isRight)
    }

    @Test(
        "Points for answers to ABCDE",
        arguments: [
            ("ABCDE", 1.0), ("BACDE", 0.8), ("BCDEA", 0.8), ("EDCBA", 0.2), ("ABDE", 0.8), ("ABCXDE", 0.8),
            ("BADE", 0.6), ("", 0), ("XXXXXXXXXX", 0),
        ])
    func points(answer: String, points: Double) {
        let letters = "ABCDE"
        let calls = answer.map { letter in
            Call.numbered(
                letters.firstIndex(of: letter).map { letters.distance(from: letters.startIndex, to: $0) + 1 }
                    ?? 20)
        }
        for expected in [ExpectedCalls.numbered(5), .numbered(5) { $0 < $1 }] {
            let judgement = Judgement(of: calls, against: expected)
            #expect(judgement.points == points)
        }
    }

    @Test("A call that comes twice is laid beside the one that suits best")
    func twice() {
        let expected = ExpectedCalls(numbers: [1, 2, 1])
        let judgement = Judgement(of: [2, 1].map(Call.numbered), against: expected)
        #expect(judgement.edits == 1)
        #expect(judgement.rows.map(\.answer) == [nil, .numbered(2), .numbered(1)])
        #expect(judgement.rows.map(\.uiKit) == [1, 2, 1].map(Call.numbered))
    }

    @Test("200 000 numbers are sorted out at once", .timeLimit(.minutes(10)))
    func manyNumbers() {
        var generator = SeededGenerator(seed: 1)
        let numbers = (0..<200_000).shuffled(using: &generator)
        let kept = Alignment.longestIncreasing(numbers)
        #expect(zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 && numbers[$0] < numbers[$1] })
        #expect((700...1_000).contains(kept.count))
        #expect(Alignment.longestIncreasing(Array(0..<5_000)).count == 5_000)
        #expect(Alignment.longestIncreasing(Array((0..<5_000).reversed())).count == 1)
    }
}
