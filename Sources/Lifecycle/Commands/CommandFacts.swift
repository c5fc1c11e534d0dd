/// The facts about a command that are known before it runs. Each subject gives those of its commands in one
/// switch; the defaults here are for the usual case.
package struct CommandFacts: Hashable, Sendable {
    /// Indicates whether it only prepares something and can't cause a call.
    package private(set) var isPreparation = false
    /// Indicates whether an override can contain it: it acts on the app, and neither declares something nor
    /// waits.
    package private(set) var actsAtOnce = true
    /// Indicates whether it only reads something and can't cause a call.
    package private(set) var onlyAsks = false
    /// Indicates whether the simulation waits until everything that it started has finished.
    var settles = true
    /// Indicates whether it may start something that takes time, so that it can be stopped midway.
    package private(set) var takesTime = false
    /// Indicates whether it is animated; nil if animation doesn't apply.
    package private(set) var isAnimated: Bool?
    /// Indicates whether it reaches a suspended app; all other commands wait until the app runs again.
    package private(set) var reachesSuspendedApp = false
    /// The rule that says since when there is such a method; nil if there always was, or if the method itself asks.
    var existence: Rule?
    /// The controllers that it passes to one of UIKit's containers.
    var newContents: NewContents?
    /// The name that it gives to a new controller, the one that is meant from then on; nil if it makes none.
    package private(set) var newController: String?

    /// Controllers and the container that receives them.
    struct NewContents: Hashable, Sendable {
        let contents: [Controller.ID]
        let container: Controller.ID
    }

    /// The facts of what only prepares something.
    static func preparation(since existence: Rule? = nil) -> CommandFacts {
        CommandFacts(isPreparation: true, actsAtOnce: false, existence: existence)
    }

    /// The facts of what is animated if one wants it to be.
    static func animated(
        _ isAnimated: Bool, since existence: Rule? = nil, giving contents: [Controller.ID] = [],
        to container: Controller.ID? = nil
    ) -> CommandFacts {
        CommandFacts(
            takesTime: isAnimated, isAnimated: isAnimated, existence: existence,
            newContents: container.map { NewContents(contents: contents, container: $0) })
    }
}
