import CommandLanguage
import Lifecycle
import TestSupport

@testable import Session

extension Session {
    /// Statements that change the session rather than the app, for which the engine has no command.
    private static let moves = [
        "ios 5", "ios 9", "ios 17", "ios 3", "device iPad Pro landscape", "use vc", "access view vc", "trace",
        "predict all memory warning", "class {", "nonsense",
    ]

    /// Enters mostly commands that can be given in the app as it is; sometimes something else.
    mutating func enterRandomly(_ count: Int, using generator: inout SeededGenerator) {
        for _ in 0..<count {
            let world = simulation.world
            guard !world.isOver else {
                _ = enter("undo")
                continue
            }
            let command = Command.anyAvailable(in: world, using: &generator)
            let isMove = Int.random(in: 0..<8, using: &generator) == 0
            let words = isMove ? Self.moves.randomElement(using: &generator) : command?.words(in: world)
            _ = enter(words ?? "memory warning")
            if pending != nil { _ = enter("skip") }
        }
    }
}
