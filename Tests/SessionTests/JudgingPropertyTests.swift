import Lifecycle
import Testing

@testable import Session

@Suite("Whatever is asked, a worse answer never scores more")
struct JudgingPropertyTests {
    private static let seed = UInt64.random(in: 0...UInt64.max)

    /// A question with a random order, and its graph.
    struct Puzzle {
        let expected: ExpectedCalls
        let precedes: [[Bool]]

        init(using generator: inout SeededGenerator) {
            let count = Int.random(in: 1...9, using: &generator)
            let isTotal = Bool.random(using: &generator)
            let hasTwins = Int.random(in: 0..<3, using: &generator) == 0
            let numbers =
                hasTwins && isTotal
                ? (0..<count).map { _ in Int.random(in: 1...4, using: &generator) } : Array(1...count)
            let density = Double.random(in: 0...1, using: &generator)
            let edges = (0..<count).map { _ in
                (0..<count).map { _ in isTotal || Double.random(in: 0...1, using: &generator) < density }
            }
            let mayRepeat: Set<Int> = Bool.random(using: &generator) ? [1, 2] : []
            let expected = ExpectedCalls(
                numbers: numbers, mayRepeat: mayRepeat, order: isTotal ? nil : { edges[$0][$1] })
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
            #expect(judgement.firstDifference == nil, "seed \(Self.seed)")
        }
    }

    @Test("Taking a right call away, adding a wrong one or swapping two neighbours never raises the points")
    func worse() {
        var generator = SeededGenerator(seed: Self.seed)
        for _ in 0..<300 {
            let puzzle = Puzzle(using: &generator)
            var answer = puzzle.order(using: &generator)
            for _ in 0..<6 {
                let before = Judgement(of: answer, against: puzzle.expected)
                guard before.answer == answer, let worse = Self.spoil(before, using: &generator) else {
                    break
                }
                let after = Judgement(of: worse, against: puzzle.expected)
                #expect(after.points <= before.points, "\(answer.map(\.callback)), seed \(Self.seed)")
                answer = worse
            }
        }
    }

    private static func spoil(_ judgement: Judgement, using generator: inout SeededGenerator) -> [Call]? {
        var answer = judgement.answer
        let kept = answer.indices.filter { judgement.kept.contains($0) }
        switch Int.random(in: 0..<3, using: &generator) {
        case 0 where judgement.misplaced.isEmpty:
            guard let position = kept.randomElement(using: &generator) else { return nil }
            answer.remove(at: position)
        case 0, 1:
            answer.insert(.numbered(20), at: Int.random(in: 0...answer.count, using: &generator))
        default:
            let pairs = zip(kept, kept.dropFirst()).filter { one, other in
                other == one + 1
                    && judgement.expected.calls.count { $0 == answer[one] } == 1
                    && judgement.expected.calls.count { $0 == answer[other] } == 1
            }
            guard let pair = pairs.randomElement(using: &generator) else { return nil }
            let swapped = Judgement(of: [answer[pair.1], answer[pair.0]], against: judgement.expected)
            guard !swapped.misplaced.isEmpty else { return nil }
            answer.swapAt(pair.0, pair.1)
        }
        return answer
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
            let left = judgement.rows.compactMap { row -> Call? in
                switch row {
                case .both(let call), .onlyAnswer(let call): call
                case .onlyUIKit: nil
                }
            }
            let right = judgement.rows.compactMap { row -> Call? in
                switch row {
                case .both(let call), .onlyUIKit(let call): call
                case .onlyAnswer: nil
                }
            }
            #expect(left == judgement.answer, "seed \(Self.seed)")
            #expect(Judgement(of: right, against: puzzle.expected).isRight, "seed \(Self.seed)")
            #expect(judgement.rows.count { if case .both = $0 { false } else { true } } == judgement.edits)
        }
    }
}
