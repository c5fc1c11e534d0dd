import Lifecycle
import SwiftInterpreter

@testable import Session

extension Call {
    /// A call that stands for a number from 1: they fall on different callbacks of one controller.
    static func numbered(_ number: Int) -> Call {
        var simulation = Simulation()
        simulation.apply(.making(.make(name: "vc", of: World.viewControllerClass, from: .code(nibName: nil))))
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
