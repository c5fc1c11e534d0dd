import Lifecycle

@testable import Session

extension Call {
    /// A call that stands for a number from 1: they fall on different callbacks of one controller.
    static func numbered(_ number: Int) -> Call {
        var simulation = Simulation()
        simulation.apply(.make(name: "vc", of: World.viewControllerClass, from: .code(nibName: nil)))
        return Call(simulation.world.controllers.identifiers[0], Callback.allCases[number - 1])
    }
}

extension ExpectedCalls {
    /// The calls from 1 to a number; the order tells whether one number has to come before a larger one.
    static func numbered(_ count: Int, order: ((Int, Int) -> Bool)? = nil) -> ExpectedCalls {
        ExpectedCalls(numbers: Array(1...count), order: order.map { order in { order($0 + 1, $1 + 1) } })
    }

    /// Calls that stand for numbers.
    init(
        numbers: [Int], mayRepeat: Set<Int> = [], order: ((Int, Int) -> Bool)? = nil
    ) {
        self.init(
            calls: numbers.map(Call.numbered), entries: Array(numbers.indices),
            rules: numbers.map { mayRepeat.contains($0) ? .layoutPairFramesLayout : .superIsExpected },
            order: order)
    }
}

/// Numbers that look random and are the same for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
