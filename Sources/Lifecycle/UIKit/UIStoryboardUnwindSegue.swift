extension Simulation {
    /// An unwind segue: who takes its action, the word to the source, the action, and then the way back.
    mutating func unwind(_ segue: Segue, from source: Controller.ID) throws(Interruption) -> Outcome {
        var segue = segue
        segue.action = segue.action ?? world.onlyUnwindAction(of: segue.destination)
        let outer = progress.unwind
        progress.unwind = CommandProgress.Unwind(
            source: source, action: segue.action?.name ?? "unwindAction", destination: segue.destination)
        defer { progress.unwind = outer }
        guard let destination = try unwindDestination(of: segue, from: source) else {
            recordRule(.unwindWithoutTakerEnds)
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
            let arguments = action.parameters.isEmpty ? [] : [passed]
            try runAlone(.call(action.name, of: .controller(destination), arguments))
        }
        try goBack(from: source, to: destination, animated: segue.isAnimated)
        return .done
    }

    /// Returns the controller that handles an unwind action. The search goes up from the source, and inside
    /// containers from the top down; it skips controllers that have the action but return false.
    private mutating func unwindDestination(
        of segue: Segue, from source: Controller.ID
    ) throws(Interruption) -> Controller.ID? {
        let candidates = world.unwindCandidates(from: source, goesDown: applies(.unwindSearchesContainers))
        for controller in candidates where world.controllers[controller].isAlive {
            let answer = try send(
                .canPerformUnwindSegueAction, to: controller, .segue(segue.name, to: nil),
                by: .unwindSearchGoesUpwards
            )
            if answer != .bool(false), progress.unwind.map({ world.takes($0, controller) }) ?? false {
                return controller
            }
        }
        return nil
    }

    /// Everything between the two goes, from the outside in: what is presented is dismissed, a tab bar controller selects,
    /// a stack pops.
    private mutating func goBack(
        from source: Controller.ID, to destination: Controller.ID, animated: Bool
    ) throws(Interruption) {
        recordRule(.unwindDismissesAndPops)
        let ancestors = world.controllerAndAncestors(of: destination)
        let presenter = ancestors.first { world.controllers[$0].presented != nil }
        if let presenter,
            world.presentationChain(above: presenter).contains(where: { world.isAbove($0, source) }),
            try !popsBelowModal(of: presenter, unwindingTo: destination)
        {
            let arguments = [
                PassedArgument("animated", .bool(animated)), PassedArgument("completion", .nothing),
            ]
            if try !runOverride(of: "dismiss", on: presenter, arguments) {
                _ = try dismiss(from: presenter, animated: animated)
            }
        }
        for (child, container) in zip(ancestors, ancestors.dropFirst()).reversed() {
            try show(child, in: container, animated: animated)
        }
    }

    /// Indicates whether unwinding to a controller in a stack leaves a modal in place that doesn't hide its
    /// presenter, such as a sheet.
    private mutating func popsBelowModal(
        of presenter: Controller.ID, unwindingTo destination: Controller.ID
    ) throws(Interruption) -> Bool {
        guard holds(.unwindIntoStackLeavesSheet), let presented = world.controllers[presenter].presented,
            let parent = world.controllers[destination].parent, world.kind(of: parent) == .navigation,
            try !hidesPresenter(presented)
        else { return false }
        return applies(.unwindIntoStackLeavesSheet)
    }

    private mutating func show(
        _ child: Controller.ID, in container: Controller.ID, animated: Bool
    ) throws(Interruption) {
        let children = world.controllers[container].children
        switch world.kind(of: container) {
        case .navigation where children.last != child && children.contains(child):
            let arguments = [
                PassedArgument(nil, .controller(child)), PassedArgument("animated", .bool(animated)),
            ]
            if try !runOverride(of: "popToViewController", on: container, arguments) {
                _ = try pop(to: child, of: container, animated: animated)
            }
        case .tabBar where applies(.unwindSearchesContainers):
            if let index = children.firstIndex(of: child), world.controllers[container].selectedIndex != index
            {
                _ = try selectTab(index, of: container)
            }
        default: break
        }
    }
}

extension World {
    /// UIKit's own `canPerformUnwindSegueAction(_:from:sender:)`: true for any controller with the action but the source.
    func takes(_ unwind: CommandProgress.Unwind, _ controller: Controller.ID) -> Bool {
        controller != unwind.source
            && ancestry(of: controllers[controller].classID).contains(unwind.destination)
    }

    /// The method of a class that takes a segue, if it has one and no other; a command doesn't name it.
    fileprivate func onlyUnwindAction(of classID: ControllerClass.ID) -> Function? {
        let taking = members(of: .controller(classID)).functions.filter {
            !$0.isStatic && $0.parameters.count == 1 && $0.parameters[0].type == "UIStoryboardSegue"
        }
        return taking.count == 1 ? taking[0] : nil
    }

    /// The controllers that may take an unwind action, in the order in which they are asked: of each container the
    /// children, the newest first and each after what it contains, then the container itself, then what presents it.
    /// UIKit's own containers have no action to take. Children are searched for children of theirs if it goes down.
    fileprivate func unwindCandidates(from source: Controller.ID, goesDown: Bool) -> [Controller.ID] {
        var candidates: [Controller.ID] = [], seen: Set<Controller.ID> = []
        for host in controllerAndHosts(of: source) {
            let tree = tree(below: host) { controller in
                host != source && (goesDown || controller == host) ? controllers[controller].children : []
            }
            for controller in tree.reversed()
            where kind(of: controller) == .plain && seen.insert(controller).inserted {
                candidates.append(controller)
            }
        }
        return candidates
    }
}
