/// Giving Swift.
package enum SwiftCommand: Hashable, Sendable {
    /// Declares the classes and functions of a Swift text.
    case declare(Program)
    /// Runs Swift statements outside of all classes, as if they stood in the app's delegate.
    case run(Body)

    var facts: CommandFacts {
        switch self {
        case .declare: CommandFacts(actsAtOnce: false, dependsOnNamesOnly: false)
        case .run: CommandFacts(dependsOnNamesOnly: false)
        }
    }
}

extension Simulation {
    mutating func perform(_ command: SwiftCommand) throws(Interruption) -> Outcome {
        switch command {
        case .declare(let program): return declare(program)
        case .run(let body): return try runTopLevel(body)
        }
    }
}

extension Repertoire {
    /// A declaration is a whole program; there is none that would go without saying.
    static let swift = kinds(Command.swift) { _ in [.run(Body())] }
}
