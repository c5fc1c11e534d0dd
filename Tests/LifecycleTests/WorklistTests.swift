import Testing

@testable import Lifecycle

@Suite("Worklists")
struct WorklistTests {
    /// The items added in one step; the first of them is next.
    private static let additions: [[[Int]]] = [
        [], [[1]], [[1], [2]], [[1], [2], [3]], [[1, 2]], [[1, 2, 3], []], [[1], [2, 3]], [[1, 2, 3], [4]],
        [[1, 2, 3], [4, 5], [6]], [[], [1, 2], [3, 4, 5], [6, 7]],
    ]

    private func made(_ additions: [[Int]]) -> Worklist<Int> {
        var list = Worklist<Int>()
        for elements in additions {
            if elements.count == 1 { list.append(elements[0]) } else { list.append(reversing: elements) }
        }
        return list
    }

    @Test("What was added last comes first", arguments: additions)
    func order(additions: [[Int]]) {
        #expect(Array(made(additions)) == Array(additions.reversed().joined()))
    }

    @Test("What is added in the middle comes before what waits", arguments: [[9], [8, 9]], additions)
    func addition(inTheMiddle new: [Int], additions: [[Int]]) {
        var list = made(additions)
        let rest = additions.reversed().joined().dropFirst()
        _ = list.next()
        list.append(reversing: new)
        #expect(Array(list) == new + rest)
    }
}
