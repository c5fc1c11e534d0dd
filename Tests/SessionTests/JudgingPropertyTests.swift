import TestSupport
import Testing

@testable import Session

@Suite("Whatever is asked, a worse answer never scores more")
struct JudgingPropertyTests {
    private static let seed = Chance.seed

    /// A question with a random order, and its graph.
    struct Puzzle {
        let expected: ExpectedCalls
        let precedes: [[Bool]]

        init(
            using generator: inout SeededGenerator, count: ClosedRange<Int> = 1...9, mayRepeat: Bool = true
        ) {
            let count = Int.random(in: count, using: &generator)
            let isTotal = Bool.random(using: &generator)
            let hasTwins = Int.random(in: 0..<3, using: &generator) == 0
            let numbers =
                hasTwins && isTotal
                ? (0..<count).map { _ in Int.random(in: 1...4, using: &generator) } : Array(1...count)
            let density = Double.random(in: 0...1, using: &generator)
            let edges = (0..<count).map { _ in
                (0..<count).map { _ in isTotal || Double.random(in: 0...1, using: &generator) < density }
            }
            let repeated: Set<Int> = Bool.random(using: &generator) && mayRepeat ? [1, 2] : []
            let expected = ExpectedCalls(
                numbers: numbers, mayRepeat: repeated, order: isTotal ? nil : { edges[$0][$1] })
            self.expected = expected
            precedes = expected.calls.indices.map { first in
                expected.calls.indices.map { expected.requires(first, before: $0) }
            }
        }

        /// An order that the rules allow.
        func order(using generator: inout SeededGenerator) -> [Call] {
            var left = Array(expected.calls.indices), order: [Call] = []
            while !left.isEmpty {
                let free = left.filter { place in left.allSatisfy { !precedes[$0][place] } }
                let next = free.randomElement(using: &generator) ?? left[0]
                order.append(expected.calls[next])
                left.removeAll { $0 == next }
            }
            return order
        }
    }

    @Test("Every order that the rules allow is right")
    func allowedOrders() {
        var generator = SeededGenerator(seed: Self.seed)
        for _ in 0..<300 {
            let puzzle = Puzzle(using: &generator)
            let judgement = Judgement(of: puzzle.order(using: &generator), against: puzzle.expected)
            #expect(judgement.isRight && judgement.points == 1, "seed \(Self.seed)")
        }
    }

    /// Returns the number of right calls in an answer, found by trying all parts of it, and the number of
    /// calls that aren't made, or not as often.
    private static func standing(_ answer: [Call], _ puzzle: Puzzle) -> (right: Int, surplus: Int) {
        let orders = orders(puzzle)
        let right =
            (0..<(1 << answer.count)).filter { part in
                let calls = answer.indices.filter { part & (1 << $0) != 0 }.map { answer[$0] }
                return orders.contains { isPart(calls, of: $0) }
            }.map(\.nonzeroBitCount).max() ?? 0
        let surplus = Set(answer).map { call in
            max(0, answer.count { $0 == call } - puzzle.expected.calls.count { $0 == call })
        }
        return (right, surplus.reduce(0, +))
    }

    private static func isPart(_ calls: [Call], of order: [Call]) -> Bool {
        var left = order[...]
        for call in calls {
            guard let place = left.firstIndex(of: call) else { return false }
            left = left[(place + 1)...]
        }
        return true
    }

    @Test("An answer with no more right calls and no fewer that do not come never scores more")
    func worse() {
        var generator = SeededGenerator(seed: Self.seed)
        for _ in 0..<60 {
            let puzzle = Puzzle(using: &generator, count: 1...5, mayRepeat: false)
            let count = Double(puzzle.expected.calls.count)
            let answers = (0..<8).map { _ in
                (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                    Call.numbered(Int.random(in: 1...6, using: &generator))
                }
            }
            let judged = answers.map { answer in
                let (right, surplus) = Self.standing(answer, puzzle)
                return (right, surplus, points: Judgement(of: answer, against: puzzle.expected).points)
            }
            for one in judged {
                #expect(one.points == max(0, Double(one.0 - one.1)) / count, "seed \(Self.seed)")
                for other in judged where other.0 <= one.0 && other.1 >= one.1 {
                    #expect(other.points <= one.points, "seed \(Self.seed)")
                }
            }
        }
    }

    @Test("A wrong call more never raises the points, and a right call more lowers them never")
    func steps() {
        var generator = SeededGenerator(seed: Self.seed)
        for _ in 0..<200 {
            let puzzle = Puzzle(using: &generator, mayRepeat: false)
            let right = puzzle.order(using: &generator)
            let part = right.filter { _ in Bool.random(using: &generator) }
            let points = Judgement(of: part, against: puzzle.expected).points
            #expect(points == Double(part.count) / Double(right.count), "seed \(Self.seed)")
            var padded = part
            padded.insert(.numbered(20), at: Int.random(in: 0...part.count, using: &generator))
            #expect(Judgement(of: padded, against: puzzle.expected).points <= points, "seed \(Self.seed)")
            #expect(
                Judgement(of: part.shuffled(using: &generator), against: puzzle.expected).points <= points)
        }
    }

    @Test("To misplace a call costs as much as to leave it out, and a call that does not come costs one more")
    func prices() {
        let expected = ExpectedCalls.numbered(5)
        func points(_ numbers: [Int]) -> Double {
            Judgement(of: numbers.map(Call.numbered), against: expected).points
        }
        #expect(points([2, 1, 3, 4, 5]) == 0.8)
        #expect(points([1, 3, 4, 5]) == 0.8)
        #expect(points([1, 2, 3, 4, 5, 20]) == 0.8)
    }

    @Test("The edits are those of the nearest allowed order, found by trying all")
    func nearest() {
        var generator = SeededGenerator(seed: Self.seed)
        for _ in 0..<150 {
            let puzzle = Puzzle(using: &generator)
            guard puzzle.expected.calls.count <= 6 else { continue }
            let answer = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
                Call.numbered(Int.random(in: 3...10, using: &generator))
            }
            let best = Self.orders(puzzle).map { Self.edits(answer, $0) }.min()
            #expect(Judgement(of: answer, against: puzzle.expected).edits == best, "seed \(Self.seed)")
        }
    }

    private static func orders(_ puzzle: Puzzle) -> [[Call]] {
        var orders: [[Call]] = []
        func extend(_ order: [Call], _ left: [Int]) {
            if left.isEmpty { orders.append(order) }
            for place in left where left.allSatisfy({ !puzzle.precedes[$0][place] }) {
                extend(order + [puzzle.expected.calls[place]], left.filter { $0 != place })
            }
        }
        extend([], Array(puzzle.expected.calls.indices))
        return orders
    }

    private static func edits(_ one: [Call], _ other: [Call]) -> Int {
        var row = Array(0...other.count)
        for (i, call) in one.enumerated() {
            var next = [i + 1]
            for (j, wanted) in other.enumerated() {
                next.append(call == wanted ? row[j] : min(row[j + 1], next[j]) + 1)
            }
            row = next
        }
        return row[other.count]
    }

    @Test("Every row of the comparison belongs to the answer or to what happened, in order")
    func rows() {
        var generator = SeededGenerator(seed: Self.seed)
        for _ in 0..<150 {
            let puzzle = Puzzle(using: &generator)
            let answer = (0..<6).map { _ in Call.numbered(Int.random(in: 1...10, using: &generator)) }
            let judgement = Judgement(of: answer, against: puzzle.expected)
            #expect(judgement.rows.compactMap(\.answer) == judgement.answer, "seed \(Self.seed)")
            #expect(judgement.rows.compactMap(\.uiKit) == puzzle.expected.calls, "seed \(Self.seed)")
            #expect(judgement.rows.count { !$0.isRight } == judgement.edits)
        }
    }
}
