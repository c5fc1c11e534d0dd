/// What there is to know about a command before it is given. Each subject says it of its commands in one switch;
/// what goes without saying is the default here.
package struct CommandFacts: Hashable, Sendable {
    /// Whether it only prepares something: nothing can be called.
    package private(set) var isPreparation = false
    /// Whether an override can give it: it does something to the app, and is neither a declaration nor something that
    /// waits.
    package private(set) var actsAtOnce = true
    /// Whether it reads something and can call nothing.
    package private(set) var onlyAsks = false
    /// Whether everything that it sets going is waited for.
    var settles = true
    /// Whether it may set something going that takes time, so that it can be stopped in its middle.
    package private(set) var takesTime = false
    /// Whether it is animated; nil if that cannot be said.
    package private(set) var isAnimated: Bool?
    /// Whether it holds nothing but controllers, classes, nibs and storyboards, and what is no object: the same words
    /// give it wherever these have the same names. Views, properties, segues and Swift are not among them.
    package private(set) var dependsOnNamesOnly = true
    /// Whether it reaches an app that is suspended: all else waits until that runs again.
    package private(set) var reachesSuspendedApp = false
    /// The rule that says since when there is such a method; nil if there always was, or if the method itself asks.
    var existence: Rule?
    /// What it gives to a container of UIKit's own.
    var gift: Gift?
    /// The name that it gives to a new controller, the one that is meant from then on; nil if it makes none.
    package private(set) var newController: String?

    /// What a container is given.
    struct Gift: Hashable, Sendable {
        let contents: [Controller.ID]
        let container: Controller.ID
    }
}

extension CommandFacts {
    /// The facts of what only prepares something.
    static func preparation(since existence: Rule? = nil, dependsOnNamesOnly: Bool = true) -> CommandFacts {
        CommandFacts(
            isPreparation: true, actsAtOnce: false, dependsOnNamesOnly: dependsOnNamesOnly,
            existence: existence)
    }

    /// The facts of what is animated if one wants it to be.
    static func animated(
        _ isAnimated: Bool, since existence: Rule? = nil, giving contents: [Controller.ID] = [],
        to container: Controller.ID? = nil
    ) -> CommandFacts {
        CommandFacts(
            takesTime: isAnimated, isAnimated: isAnimated, existence: existence,
            gift: container.map { Gift(contents: contents, container: $0) })
    }
}
