import Lifecycle

extension CommandTable {
    static let making: [AppForm<MakingCommand>] = [
        AppForm(
            .setUp,
            "new <anyClass> [as <newController>] [from (nib <nib> | storyboard [<storyboard>]) "
                + "| with <controller> [[,] <controller>]*]",
            build: make)
    ]

    static let use = [
        CommandForm(.setUp, "use <controller>") { (captures) throws(CommandError) in
            .use(try captures.controller())
        }
    ]

    private static func make(_ captures: Captures) throws(CommandError) -> MakingCommand {
        let className = captures.name(.anyClass)
        let classID = try captures.controllerClass(named: className)
        let name = captures.text(.newController) ?? ControllerClass.instanceName(of: className)
        let contents = try captures.controllers()
        if !contents.isEmpty {
            let kind = captures.context.world.classes[classID].kind
            guard kind.isContainer else {
                throw CommandError(
                    "\(className) isn't a container. Use with only for UINavigationController, UITabBarController, "
                        + "UIPageViewController and UISplitViewController."
                )
            }
            guard kind != .split || contents.count <= 2 else {
                throw CommandError(
                    "A split view controller has two columns here: new \(className) as split with "
                        + "\(captures.texts(.controller).prefix(2).joined(separator: " ")).")
            }
            return .makeContainer(name: name, of: classID, with: contents)
        }
        guard captures.has("storyboard") else {
            return .make(name: name, of: classID, from: .code(nibName: captures.text(.nib)))
        }
        let world = captures.context.world
        let wanted = captures.text(.storyboard)
        guard
            let storyboard = world.bundle.storyboards.first(where: {
                wanted == nil ? $0.scenes.contains { $0.classID == classID } : $0.name == wanted
            })
        else {
            throw CommandError(
                "No storyboard contains a \(className). Declare one: storyboard Main with \(className)")
        }
        return .make(name: name, of: classID, from: .storyboard(storyboard))
    }
}

extension Wording {
    func line(for command: MakingCommand) -> String? {
        switch command {
        case .make(let name, let classID, let source):
            "new \(self.name(classID)) as \(name)" + origin(source)
        case .makeContainer(let name, let classID, let contents):
            "new \(self.name(classID)) as \(name) with \(names(contents))"
        }
    }

    private func origin(_ source: Controller.Source) -> String {
        switch source {
        case .code(let nib): nib.map { " from nib " + $0 } ?? ""
        case .storyboard(let storyboard): " from storyboard " + world.bundle.storyboards[storyboard].name
        }
    }
}
