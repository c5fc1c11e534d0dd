/// Commands that could be given in a world, before it is asked which of them it would refuse.
///
/// A new command gets a list of its own in the file of its subject: it is then offered, drawn in random walks and
/// completed.
struct CandidateCommands {
    let world: World
    /// The living controllers that stand for all: the root, what is presented above it, the newest container of each
    /// kind, and the newest of all; by age.
    let controllers: [Controller.ID]
    /// The newest classes of the app's own, by age.
    let classes: [ControllerClass.ID]

    /// The number of objects of one kind that represent all of them.
    private static let limit = 7
    /// The newest windows stand for all.
    private static let windowLimit = 3

    init(_ world: World) {
        self.world = world
        let newest = world.newestControllers
        var some: Set<Controller.ID> = []
        for window in world.livingWindows.suffix(CandidateCommands.windowLimit) {
            guard let root = world.windows[window].root else { continue }
            some.formUnion([root] + world.presentationChain(above: root).suffix(1))
        }
        for kind in ControllerClass.Kind.allCases where kind.isContainer {
            if let container = newest.first(where: { world.kind(of: $0) == kind }) { some.insert(container) }
        }
        some.formUnion(newest.prefix(max(CandidateCommands.limit - some.count, 3)))
        controllers = some.sorted { $0.ordinal < $1.ordinal }
        classes = world.classes.identifiers.filter(world.isOfApp).suffix(3)
    }

    /// Lists the commands of one kind. Lists are made when asked for: a draw needs only a few of them.
    typealias Kind = @Sendable (CandidateCommands) -> [Command]

    /// One list for each kind of command. Their order is that of ``Command/oneOfEachAvailable(in:)``.
    static let kinds: [Kind] = [
        definitions, bundle, overrides, making, references, loading, launches, swift, window, containment,
        navigation, tabs, split, presentation, ends, pages, segues, views, layout, taps, device,
        applicationChanges, time,
    ].flatMap { $0 }

    /// The lists of a subject.
    static func kinds<Subject>(
        _ command: @escaping @Sendable (Subject) -> Command,
        _ lists: (@Sendable (CandidateCommands) -> [Subject])...
    ) -> [Kind] {
        lists.map { list in { list($0).map(command) } }
    }

    /// The commands of one kind; what takes time comes held in its middle as well.
    func commands(of kind: Kind) -> [Command] {
        let commands = kind(self)
        let long = commands.filter { $0.facts.takesTime }
        return commands + long.map { .hold($0) } + long.map { .pause($0) }
    }

    /// Both answers to whether something is animated, and the like.
    static let either = [true, false]

    /// Two different controllers, in either order.
    var pairs: [(Controller.ID, Controller.ID)] {
        controllers.flatMap { one in controllers.filter { $0 != one }.map { (one, $0) } }
    }

    /// The controllers that UIKit sees something in.
    func controllers(of kind: ControllerClass.Kind) -> [Controller.ID] {
        controllers.filter { world.kind(of: $0) == kind }
    }

    /// The controllers that nobody contains, presents or shows as root.
    var free: [Controller.ID] {
        controllers.filter {
            world.controllers[$0].parent == nil && world.controllers[$0].presenter == nil
                && !world.isRoot($0)
        }
    }

    /// The newest windows, by age.
    var windows: ArraySlice<Window.ID> {
        world.livingWindows.suffix(CandidateCommands.windowLimit)
    }

    /// The newest living views, by age.
    var views: [View.ID] {
        world.views.identifiers.reversed().lazy.filter { world.views[$0].isAlive }.prefix(4)
            .sorted { $0.ordinal < $1.ordinal }
    }

    /// Returns possible new contents of a container: its current ones reversed, without the last one, or with
    /// one more.
    func contents(of container: Controller.ID) -> [[Controller.ID]] {
        let now = Array(world.controllers[container].children.suffix(4))
        let more = free.filter { world.kind(of: $0) == .plain }.prefix(2).map { now + [$0] }
        return [Array(now.reversed()), Array(now.dropLast())].filter { !$0.isEmpty } + more
    }

    /// A name for something new.
    func newName(_ base: String) -> String { CandidateCommands.name(base, where: world.isFree) }

    static func name(_ base: String, where isFree: (String) -> Bool) -> String {
        var name = base, number = 2
        while !isFree(name) {
            name = base + String(number)
            number += 1
        }
        return name
    }
}
