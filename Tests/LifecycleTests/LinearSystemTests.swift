import Testing

@testable import Lifecycle

@Suite("Linear equations")
struct LinearSystemTests {
    private typealias Sum = LinearSystem.Sum

    /// A sum of multiples of variables.
    private func sum(_ multiples: [Int: Double], _ constant: Double = 0) -> LinearSystem.Sum {
        var sum = Sum()
        sum.constant = constant
        // The order in which a dictionary lists them differs from run to run.
        for (variable, factor) in multiples { sum.add(.variable(variable), times: factor) }
        return sum
    }

    @Test("A sum lists each variable once, in rising order, and none that cancels out")
    func sums() {
        var expression = sum([7: 1, 2: 3, 5: -1], 4)
        expression.add(sum([5: 1, 9: 2, 2: 1, 0: 1], 1), times: 2)
        #expect(expression.terms.map(\.variable) == [0, 2, 5, 7, 9])
        #expect(expression.terms.map(\.coefficient) == [2, 5, 1, 1, 4])
        #expect(expression.constant == 6)
        expression.add(sum([2: -5, 0: -2, 9: -4, 5: -1]))
        #expect(expression == sum([7: 1], 6))
    }

    @Test("Equations that are enough give each variable its value, in whatever order they come")
    func solutions() {
        let equations = [sum([0: 1, 1: 1], -10), sum([1: 1, 2: -2]), sum([2: 1, 0: -1], 1)]
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            var system = LinearSystem()
            for index in order {
                let isPossible = system.require(zero: equations[index])
                #expect(isPossible)
            }
            #expect([0, 1, 2].map { system.value(of: $0)?.withoutNoise } == [4, 6, 3])
        }
    }

    @Test("An equation that contradicts the others is refused and changes nothing")
    func contradictions() {
        var system = LinearSystem()
        let first = system.require(zero: sum([0: 1, 1: -1]))
        #expect(first)
        let second = system.require(zero: sum([0: 1, 1: -1], 5))
        #expect(!second)
        #expect(system.value(of: 0) == nil)
        let third = system.require(zero: sum([1: 1], -2))
        #expect(third)
        #expect(system.value(of: 0) == 2)
    }
}
