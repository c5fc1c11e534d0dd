/// Giving Swift.
package enum SwiftCommand: Hashable, Sendable {
    /// Declares the classes and functions of a Swift text.
    case declare(Program)
    /// Runs Swift statements outside of all classes, as if they stood in the app's delegate.
    case run(Body)

    var facts: CommandFacts {
        switch self {
        case .declare: CommandFacts(actsAtOnce: false)
        case .run: CommandFacts()
        }
    }
}
