/// The result of a command. A refusal by UIKit is one of these cases, never a Swift error.
package enum Outcome: Hashable, Sendable {
    /// It was carried out.
    case done
    /// It was carried out and returned a value.
    case returned(Value)
    /// UIKit or the world refused it, and nothing changed.
    case ignored(Refusal)
    /// UIKit raised an exception: the app is gone.
    case raised(AppException, Rule)
    /// Calls repeated themselves without end: the app is gone.
    case overflowed(Rule)
    /// A loop of the learner's did not end: the app is gone.
    case hung(Rule)
    /// Code of the learner's took more memory than it gets: the app is gone.
    case outgrown(Rule)
    /// It was ended from outside while code of the learner's ran, at a place if the code has one.
    case stopped(at: CodeLocation?)

    /// The value that a getter returned.
    package enum Value: Hashable, Sendable {
        /// `true` or `false`.
        case bool(Bool)
        /// A view or nil.
        case view(View.ID?)
        /// A controller or nil.
        case controller(Controller.ID?)
    }
}
