/// Launching the app, leaving it, coming back to it, warning it.
package enum ApplicationCommand: Hashable, Sendable {
    /// Launches the app with a controller as the root of its window.
    case launch(Controller.ID)
    /// Makes a controller of a class and launches the app with it as the root of its window.
    case launchNew(ControllerClass.ID, name: String)
    /// Launches the app with what its main storyboard or its delegates' code shows.
    case launchApp
    /// The system launches the app without showing it, to fetch something.
    case launchInBackground(Controller.ID)
    /// Warns the app that memory is short.
    case memoryWarning
    /// The system shows something over the app for a while, such as Control Center or a call.
    case interrupt
    /// Leaves the app for the home screen.
    case background
    /// The system stops the app in the background.
    case suspend
    /// Comes back to the app.
    case foreground
    /// Ends the app from the app switcher.
    case terminate
    /// Launches the app with a root that state restoration makes out of a storyboard.
    case restoreState(ControllerClass.ID, name: String)
    /// Launches the app with a restored navigation controller: its name, and its controllers, the bottom first.
    case restoreStack([ControllerClass.ID], name: String)

    var facts: CommandFacts {
        switch self {
        case .launch, .launchApp: CommandFacts(actsAtOnce: false, takesTime: true)
        case .launchInBackground:
            CommandFacts(actsAtOnce: false, existence: .launchInBackgroundShowsRoot)
        case .launchNew(_, let name): CommandFacts(actsAtOnce: false, takesTime: true, newController: name)
        case .foreground, .terminate: CommandFacts(reachesSuspendedApp: true)
        case .restoreState, .restoreStack: CommandFacts(existence: .stateRestorationExists)
        case .memoryWarning, .interrupt, .background, .suspend: CommandFacts()
        }
    }

    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .launch(let controller): return try app.launch(root: controller)
        case .launchNew(let classID, let name): return try launchNew(of: classID, name: name, in: &app)
        case .launchApp: return try app.launch(root: nil)
        case .launchInBackground(let controller): return try app.launchInBackground(root: controller)
        case .memoryWarning:
            try app.performMemoryWarning()
            return .done
        case .interrupt:
            guard app.world.application == .active else { return .ignored(.appIsNotOnScreen) }
            try app.resignActive(by: .interruptionIsToldToDelegate)
            try app.becomeActive(by: .interruptionIsToldToDelegate)
            return .done
        case .background: return try app.enterBackground()
        case .suspend:
            guard app.world.application == .background else { return .ignored(.appIsNotInBackground) }
            app.recordRule(.suspendedAppHearsNothing)
            app.world.application = .suspended
            return .done
        case .foreground: return try app.enterForeground()
        case .terminate: return try app.terminate()
        case .restoreState(let classID, let name): return try app.restoreState(of: [classID], [name])
        case .restoreStack(let classIDs, let name):
            return try restoreStack(of: classIDs, name: name, in: &app)
        }
    }

    /// Makes a controller of a class and launches the app with it.
    private func launchNew(
        of classID: ControllerClass.ID, name: String, in app: inout Simulation
    ) throws(Interruption) -> Outcome {
        guard app.world.application == .notLaunched else { return .ignored(.alreadyLaunched) }
        let outcome = try app.make(name, of: classID, from: .code(nibName: nil))
        guard outcome == .done, let controller = app.world.controller(named: name) else { return outcome }
        return try app.launch(root: controller, insisting: true)
    }

    /// Restores a navigation controller as the root; its controllers are named after their classes.
    private func restoreStack(
        of classIDs: [ControllerClass.ID], name: String, in app: inout Simulation
    ) throws(Interruption) -> Outcome {
        var names: [String] = []
        for classID in classIDs {
            let wanted = ControllerClass.instanceName(of: app.world.classes[classID].name)
            names.append(app.world.freshName(like: wanted, besides: names + [name]))
        }
        return try app.restoreState(of: classIDs, names, in: name)
    }
}
