/// The living controllers in the order in which they were made, or the other way round, found without the dead ones.
///
/// Each knows its living neighbours by age, so that whoever looks for the newest, or for more than one, passes over
/// nobody, however many have lived.
package struct LivingControllers: Sequence, IteratorProtocol, Sendable {
    private let controllers: Table<Controller>
    private let isNewestFirst: Bool
    private var following: Controller.ID?

    fileprivate init(_ controllers: Table<Controller>, from first: Controller.ID?, isNewestFirst: Bool) {
        self.controllers = controllers
        self.isNewestFirst = isNewestFirst
        following = first
    }

    /// The controller that was made next, or before, of those that live.
    package mutating func next() -> Controller.ID? {
        guard let current = following else { return nil }
        following = isNewestFirst ? controllers[current].older : controllers[current].younger
        return current
    }
}

extension World {
    /// The living controllers, oldest first.
    package var livingControllers: LivingControllers {
        LivingControllers(controllers, from: oldestController, isNewestFirst: false)
    }

    /// The living controllers, newest first.
    package var newestControllers: LivingControllers {
        LivingControllers(controllers, from: newestController, isNewestFirst: true)
    }

    /// Indicates whether more than one controller is alive.
    package var hasSeveralControllers: Bool { oldestController != newestController }

    /// Brings a controller to life, by its name.
    mutating func add(_ new: Controller) -> Controller.ID {
        let id = controllers.append(new)
        controllers[id].older = newestController
        if let newestController { controllers[newestController].younger = id } else { oldestController = id }
        newestController = id
        controllersByName.set(new.name, to: id)
        return id
    }

    /// Ends a controller's life; its place stays.
    mutating func markDead(_ controller: Controller.ID) {
        controllers[controller].isAlive = false
        let (older, younger) = (controllers[controller].older, controllers[controller].younger)
        if let older { controllers[older].younger = younger } else { oldestController = younger }
        if let younger { controllers[younger].older = older } else { newestController = older }
    }
}
