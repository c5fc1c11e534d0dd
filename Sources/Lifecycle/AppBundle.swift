/// What an app is built with beside its code: its `Info.plist`, its nibs and its storyboards.
package struct AppBundle: Hashable, Sendable {
    /// What the app's property list says.
    package internal(set) var info = InfoPropertyList()
    package internal(set) var storyboards = Table<Storyboard>()
    /// The nibs, by name.
    package internal(set) var nibs: [String: Nib] = [:]
    /// The segues of the storyboards, in the order in which they were drawn.
    package internal(set) var segues: [Segue] = []
    /// The identifiers of segues that storyboards have and that are not simulated, by the class that they begin at.
    var otherSegues: [ControllerClass.ID: Set<String>] = [:]
    /// The classes of the app's own that are drawn in storyboards that were read.
    var drawnClasses: Set<ControllerClass.ID> = []
    /// Whether what code expects to find in a nib or storyboard is taken to be there.
    var assumesNibs = false
}
