/// Letting time pass.
package enum TimeCommand: Hashable, Sendable {
    /// Lets time pass, in seconds.
    case wait(Double)
    /// Lets the run loop turn once.
    case nextTurn

    var facts: CommandFacts { CommandFacts(actsAtOnce: false, settles: false, reachesSuspendedApp: true) }

    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .wait(let seconds): try app.pass(to: app.world.runLoop.time + seconds)
        case .nextTurn: try app.turn()
        }
        return .done
    }
}
