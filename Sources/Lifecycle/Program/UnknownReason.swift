/// Why something is not known.
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
    /// How often a loop goes round.
    case loop
    /// Which of several functions of a name is meant.
    case overload
    /// What a parameter is given, since nobody in the text gives it.
    case argument
    /// A property that code elsewhere fills, or an outlet.
    case injected
    /// What a nib or storyboard holds.
    case nib
    /// A variable or property that code which did not run may have changed.
    case uncertain
    /// Nothing unknown, but something that UIKit or the runtime would do and the engine does not.
    case notSimulated
    /// Nothing unknown: something outside of the text that is taken to be as code expects it.
    case assumed
    /// What would end the app, if what is unknown did not prevent it.
    case trap, hang, recursion
}
