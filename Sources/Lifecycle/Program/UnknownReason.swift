/// The reason something is not known.
package enum UnknownReason: String, CaseIterable, Hashable, Sendable {
    /// Swift outside of the subset.
    case syntax
    /// A name that nothing in the text declares.
    case name
    case property, method, function, initializer, assignment
    /// A condition on something unknown: neither branch runs.
    case condition
    /// A guard on something unknown: the code behind it runs as if it held.
    case assumption
    /// The number of rounds of a loop.
    case loop
    /// The choice among several functions with the same name.
    case overload
    /// The value of a parameter, since nothing in the source passes one.
    case argument
    /// A property that code elsewhere fills, or an outlet.
    case injected
    /// The contents of a nib or storyboard.
    case nib
    /// A variable or property that code which did not run may have changed.
    case uncertain
    /// Nothing unknown, but something that UIKit or the runtime would do and the engine does not.
    case notSimulated
    /// Nothing unknown: something outside of the text that is taken to be as code expects it.
    case assumed
    /// An end of the app that something unknown may have prevented.
    case trap, hang, recursion
}
