/// Making controllers.
package enum MakingCommand: Hashable, Sendable {
    /// Makes a controller and keeps it in a variable.
    case make(name: String, of: ControllerClass.ID, from: Controller.Source)
    /// Makes a navigation or tab bar controller with what it contains, the bottom or first one first.
    case makeContainer(name: String, of: ControllerClass.ID, with: [Controller.ID])

    var facts: CommandFacts {
        switch self {
        case .make(let name, _, _), .makeContainer(let name, _, _):
            CommandFacts(actsAtOnce: false, newController: name)
        }
    }

    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .make(let name, let classID, let source): return try app.make(name, of: classID, from: source)
        case .makeContainer(let name, let classID, let contents):
            return try make(name, of: classID, with: contents, in: &app)
        }
    }

    /// Makes a container with its first contents.
    private func make(
        _ name: String, of classID: ControllerClass.ID, with contents: [Controller.ID],
        in app: inout Simulation
    ) throws(Interruption) -> Outcome {
        let outcome = try app.make(name, of: classID, from: .code(nibName: nil))
        guard outcome == .done, let container = app.world.controller(named: name) else { return outcome }
        switch app.world.kind(of: container) {
        case .navigation where contents.count == 1:
            for root in contents { try app.pushRoot(root, onto: container) }
        case .navigation: for child in contents { _ = try app.push(child, onto: container, animated: false) }
        case .tabBar: try app.setTabs(contents, of: container)
        case .page: for page in contents { try app.install(page, in: container) }
        case .split: try app.setColumns(contents, of: container)
        case .plain, .search, .alert: break
        }
        return .done
    }
}
