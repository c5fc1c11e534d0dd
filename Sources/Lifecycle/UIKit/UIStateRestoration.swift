extension Simulation {
    /// A launch with the state of an earlier run: the controllers come back before the launch is over.
    ///
    /// - Parameters:
    ///   - classIDs: The classes of the root, or of a stack's controllers, the bottom first.
    ///   - names: The names by which commands know them, in the same order.
    ///   - stack: The name of the navigation controller around them; nil if the only one is the root itself.
    /// - Returns: Done, or why nothing was restored.
    /// - Throws: The end of the app, if the learner's code ends it.
    mutating func restoreState(
        of classIDs: [ControllerClass.ID], _ names: [String], in stack: String? = nil
    ) throws(Interruption) -> Outcome {
        guard world.canLaunch else { return .ignored(.alreadyLaunched) }
        for name in names + (stack.map { [$0] } ?? []) where !world.isFree(name) {
            return .ignored(.nameTaken(name))
        }
        var storyboards: [Storyboard.ID] = []
        for classID in classIDs {
            guard let storyboard = world.bundle.storyboards.first(where: { $0.holds(classID) }) else {
                return .ignored(.notInStoryboard(world.classes[classID].name))
            }
            storyboards.append(storyboard)
        }
        try beginLaunch()
        try tellDelegate(.shouldRestoreApplicationState, by: .restorationPrecedesLaunch)
        var chain: [Controller.ID] = []
        if let stack,
            let navigation = world.controllerClass(named: ControllerClass.Kind.navigation.rawValue)
        {
            try remake(stack, of: navigation, from: .code(nibName: nil), in: &chain)
        }
        for (place, storyboard) in storyboards.enumerated() {
            try remake(names[place], of: classIDs[place], from: .storyboard(storyboard), in: &chain)
        }
        recordRule(.restorationDecodesAfterLoading)
        for controller in chain { try loadViewIfRequired(controller) }
        try decode(chain)
        return try finishLaunch(root: chain.first)
    }

    /// Makes a controller that was there in the earlier run.
    private mutating func remake(
        _ name: String, of classID: ControllerClass.ID, from source: Controller.Source,
        in chain: inout [Controller.ID]
    ) throws(Interruption) {
        try tellDelegate(.viewControllerWithRestorationIdentifierPath, by: .restorationMakesController)
        _ = try make(name, of: classID, from: source)
        if let controller = world.controller(named: name) { chain.append(controller) }
    }

    /// Gives what was made its state back, in order down the chain.
    private mutating func decode(_ chain: [Controller.ID]) throws(Interruption) {
        if chain.count > 1 { recordRule(.restorationGoesDownTheChain) }
        for controller in chain {
            if world.kind(of: controller) == .navigation {
                try decodeStack(Array(chain.dropFirst()), of: controller)
            } else {
                try send(.decodeRestorableState, to: controller, by: .restorationDecodesAfterLoading)
            }
        }
        try tellDelegate(.didDecodeRestorableState, by: .restorationPrecedesLaunch)
        guard holds(.finishedRestoringFollowsDecoding) else { return }
        for controller in chain {
            try send(
                .applicationFinishedRestoringState, to: controller, by: .finishedRestoringFollowsDecoding)
        }
    }

    /// `UINavigationController.decodeRestorableState(with:)`
    private mutating func decodeStack(
        _ children: [Controller.ID], of navigation: Controller.ID
    ) throws(Interruption) {
        let index = begin(
            .callback(.decodeRestorableState, .none), to: .controller(navigation),
            by: .stackDecodesItsChildren)
        trace.entries.change(at: index) { $0.reachedBase = true }
        _ = try setStack(children, of: navigation, animated: false)
        recorder.end(index)
    }
}
