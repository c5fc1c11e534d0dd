extension Simulation {
    /// An unwind segue: who takes its action, the word to the source, the action, and then the way back.
    mutating func unwind(_ segue: Segue, from source: Controller.ID) throws(Interruption) -> Outcome {
        let outer = running.unwind
        running.unwind = Running.Unwind(source: source, action: segue.action?.name ?? "unwindAction")
        defer { running.unwind = outer }
        guard let destination = try unwindDestination(of: segue, from: source) else {
            cite(.unwindWithoutTakerEnds)
            return .done
        }
        try send(
            .prepareForSegue, to: source, .segue(segue.name, to: destination), by: .unwindPreparesThenActs)
        try send(
            .unwindAction, to: destination, .segue(segue.name, to: destination), by: .unwindPreparesThenActs)
        if let action = segue.action {
            let passed = PassedArgument(
                action.parameters.first?.label,
                segueObject(segue.name, from: .controller(source), to: destination))
            let mark = running.temporaries.count
            _ = try call(
                action.name, of: .controller(destination), action.parameters.isEmpty ? [] : [passed])
            try dropTemporaries(to: mark)
        }
        try goBack(from: source, to: destination, animated: segue.isAnimated)
        return .done
    }

    /// Who takes the action: asked from the source upwards, inside containers from the top down. One that has the
    /// action and answers false is passed over.
    private mutating func unwindDestination(
        of segue: Segue, from source: Controller.ID
    ) throws(Interruption) -> Controller.ID? {
        for controller in world.unwindCandidates(from: source) where world.controllers[controller].isAlive {
            let answer = try send(
                .canPerformUnwindSegueAction, to: controller, .segue(segue.name, to: nil),
                by: .unwindSearchGoesUpwards
            )
            if controller != source, answer != .bool(false),
                world.ancestry(of: world.controllers[controller].classID).contains(segue.destination)
            {
                return controller
            }
        }
        return nil
    }

    /// Everything between the two goes: what is presented is dismissed, what is pushed is popped.
    private mutating func goBack(
        from source: Controller.ID, to destination: Controller.ID, animated: Bool
    ) throws(Interruption) {
        cite(.unwindDismissesAndPops)
        let presenter = world.controllerAndAncestors(of: destination).first {
            world.controllers[$0].presented != nil
        }
        if let presenter,
            world.presentationChain(above: presenter).contains(where: { world.isAbove($0, source) })
        {
            _ = try dismiss(from: presenter, animated: animated)
        }
        var below = destination
        while let container = world.controllers[below].parent {
            if world.kind(of: container) == .navigation, world.controllers[container].children.last != below {
                _ = try pop(to: below, of: container, animated: animated)
            }
            below = container
        }
    }
}

extension World {
    /// The controllers that may take an unwind action, in the order in which they are asked: of each container the
    /// children, the newest first, then the container itself, then what presents it. UIKit's own containers have no
    /// action to take.
    fileprivate func unwindCandidates(from source: Controller.ID) -> [Controller.ID] {
        var candidates: [Controller.ID] = [], seen: Set<Controller.ID> = []
        for current in controllerAndHosts(of: source) {
            let children = controllers[current].children.reversed()
            for controller in (current == source ? [] : Array(children)) + [current]
            where kind(of: controller) == .plain && seen.insert(controller).inserted {
                candidates.append(controller)
            }
        }
        return candidates
    }
}
