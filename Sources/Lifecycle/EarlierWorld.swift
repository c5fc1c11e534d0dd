/// A world before something, as it is looked at from the world after that.
///
/// Identifiers mean the same in both only if the one became the other: after a move to another release or device, or
/// where the ready controller made way, they may stand for something else or for nothing. So there is no plain look-up:
/// what was made later is nil, and so are all objects where the one world did not become the other.
package struct EarlierWorld: Sendable {
    private let world: World
    private let isEarlier: Bool

    /// - Parameters:
    ///   - world: The world before.
    ///   - later: The world after, whose identifiers are looked up.
    package init(_ world: World, of later: World) {
        self.world = world
        isEarlier = world.mayHaveBecome(later)
    }

    package var controllers: EarlierTable<Controller> { table(world.controllers) }
    package var views: EarlierTable<View> { table(world.views) }
    package var windows: EarlierTable<Window> { table(world.windows) }
    package var classes: EarlierTable<ControllerClass> { table(world.classes) }
    package var closures: EarlierTable<Closure> { table(world.code.closures) }
    package var nibs: [String: Nib] { world.bundle.nibs }
    /// Indicates whether no window is shown.
    package var isOffScreen: Bool { world.visibleWindows.isEmpty }

    package func holds(_ rule: Rule) -> Bool { world.holds(rule) }

    package func kind(of controller: Controller.ID) -> ControllerClass.Kind? {
        controllers[controller].map { _ in world.kind(of: controller) }
    }

    package func isRoot(_ controller: Controller.ID) -> Bool {
        controllers[controller] != nil && world.isRoot(controller)
    }

    package func isViewInWindow(_ controller: Controller.ID) -> Bool {
        controllers[controller] != nil && world.isViewInWindow(controller)
    }

    package func isInside(_ controller: Controller.ID, of ancestor: Controller.ID) -> Bool {
        controllers[controller] != nil && world.ancestors(of: controller).contains(ancestor)
    }

    package func readFrame(of view: View.ID) -> Rectangle? {
        views[view].map { _ in world.readFrame(of: view) }
    }

    private func table<Object>(_ table: Table<Object>) -> EarlierTable<Object> {
        EarlierTable(table: isEarlier ? table : Table())
    }
}

/// Objects of one kind as they were before something.
package struct EarlierTable<Object: Sendable & Hashable>: Sendable {
    fileprivate let table: Table<Object>

    /// The identifiers of all that there were.
    package var identifiers: Table<Object>.Identifiers { table.identifiers }

    /// The earlier state of an object; nil if the object was created later.
    package subscript(id: Identifier<Object>) -> Object? {
        table.identifiers.indices.contains(id.ordinal) ? table[id] : nil
    }
}

extension World {
    /// Indicates whether another world can be a later state of this one: it has all the objects, and the
    /// newest controller here is the same there.
    fileprivate func mayHaveBecome(_ later: World) -> Bool {
        guard controllers.count <= later.controllers.count, views.count <= later.views.count,
            windows.count <= later.windows.count, classes.count <= later.classes.count,
            code.closures.count <= later.code.closures.count
        else { return false }
        return controllers.identifiers.last.map {
            let here = controllers[$0], there = later.controllers[$0]
            return here.name == there.name && here.classID == there.classID && here.source == there.source
        } ?? true
    }
}
