extension Simulation {
    /// A launch with the state of an earlier run: the controllers come back before the launch is over.
    mutating func restoreState(of classID: ControllerClass.ID, name: String) throws(Interruption) -> Outcome {
        guard heeds(.stateRestorationExists) else { return .ignored(.unavailable(.stateRestorationExists)) }
        guard world.application == .notLaunched, !world.window.isVisible else {
            return .ignored(.alreadyLaunched)
        }
        guard world.controller(named: name) == nil else { return .ignored(.nameTaken(name)) }
        let storyboard = world.storyboards.first { $0.holds(classID) }
        guard let storyboard else { return .ignored(.notInStoryboard(world.classes[classID].name)) }
        tellApplication(.willFinishLaunching, by: .restorationPrecedesLaunch)
        tellApplication(.shouldRestoreApplicationState, by: .restorationPrecedesLaunch)
        tellApplication(.viewControllerWithRestorationIdentifierPath, by: .restorationMakesController)
        let outcome = try make(name, of: classID, from: .storyboard(storyboard))
        guard outcome == .done, let controller = world.controller(named: name) else { return outcome }
        heed(.restorationDecodesAfterLoading)
        try loadViewIfRequired(controller)
        try send(.decodeRestorableState, to: controller, by: .restorationDecodesAfterLoading)
        tellApplication(.didDecodeRestorableState, by: .restorationPrecedesLaunch)
        if holds(.finishedRestoringFollowsDecoding) {
            try send(
                .applicationFinishedRestoringState, to: controller, by: .finishedRestoringFollowsDecoding)
        }
        return try launch(root: controller)
    }
}
