import Lifecycle

extension CommandTable {
    static let launches: [CommandForm] = [
        CommandForm(
            .showing, "launch [<controller>] [and hold]",
            "launches the app with a controller as the root of its window",
            example: "launch vc"
        ) { (captures) throws(CommandError) in
            held(.application(.launch(try captures.controller())), captures)
        },
        CommandForm(
            .showing, "launch app",
            "launches the app with what its main storyboard or its delegates' code shows",
            example: "launch app"
        ) { _ in .simulate(.application(.launchApp)) },
        CommandForm(
            .showing, "launch <classOfApp> [as <newController>]",
            "makes a controller of a class and launches the app with it", example: "launch Login",
            after: "class Login"
        ) { (captures) throws(CommandError) in
            let name = captures.text(.classOfApp) ?? ""
            let classID = try Captures.controllerClass(named: name, in: captures.context)
            return .simulate(
                .application(
                    .launchNew(
                        classID, name: captures.text(.newController) ?? ControllerClass.instanceName(of: name)
                    )))
        },
        CommandForm(
            .world, "launch (in background [<controller>] | <controller> in background)",
            "lets the system launch the app without showing it", example: "launch in background vc"
        ) { (captures) throws(CommandError) in
            .simulate(.application(.launchInBackground(try captures.controller())))
        },
    ]

    static let memory: [CommandForm] = [
        CommandForm(.world, "memory warning", "warns the app that memory is short", example: "memory warning")
        { _ in
            .simulate(.application(.memoryWarning))
        }
    ]

    static let applicationChanges: [CommandForm] = [
        CommandForm(
            .world, "interrupt", "covers the app for a while, as Control Centre or a call does",
            example: "interrupt", after: "launch vc"
        ) { _ in .simulate(.application(.interrupt)) },
        CommandForm(
            .world, "background", "leaves the app for the home screen", example: "background",
            after: "launch vc"
        ) { _ in .simulate(.application(.background)) },
        CommandForm(
            .world, "suspend", "stops the app in the background, as the system does", example: "suspend",
            after: "launch vc; background"
        ) { _ in .simulate(.application(.suspend)) },
        CommandForm(
            .world, "foreground", "comes back to the app", example: "foreground",
            after: "launch vc; background"
        ) { _ in .simulate(.application(.foreground)) },
        CommandForm(
            .world, "terminate", "throws the app out of the app switcher", example: "terminate",
            after: "launch vc"
        ) { _ in .simulate(.application(.terminate)) },
        CommandForm(
            .world, "restore state <classOfApp> as <newController>",
            "launches the app with a root that state restoration makes out of a storyboard",
            example: "restore state of Feed as feed", after: "class Feed; storyboard Main with Feed"
        ) { (captures) throws(CommandError) in
            let classID = try Captures.controllerClass(
                named: captures.text(.classOfApp) ?? "", in: captures.context)
            return .simulate(.application(.restoreState(classID, name: captures.text(.newController) ?? "")))
        },
        CommandForm(
            .world, "restore stack <newController> <classOfApp> [<classOfApp>]*",
            "launches the app with a navigation controller that state restoration makes, the bottom first",
            example: "restore stack nav of List Detail",
            after: "class List; class Detail; storyboard Main with List, Detail"
        ) { (captures) throws(CommandError) in
            let classIDs = try captures.texts(.classOfApp).map { (name) throws(CommandError) in
                try Captures.controllerClass(named: name, in: captures.context)
            }
            return .simulate(.application(.restoreStack(classIDs, name: captures.text(.newController) ?? "")))
        },
    ]
}

extension Wording {
    func line(for command: ApplicationCommand) -> String? {
        switch command {
        case .launch(let controller): "launch \(name(controller))"
        case .launchNew(let classID, let name): "launch \(self.name(classID)) as \(name)"
        case .launchApp: "launch \(word("app"))"
        case .launchInBackground(let controller): "launch in background \(name(controller))"
        case .memoryWarning: "memory warning"
        case .interrupt: "interrupt"
        case .background: "background"
        case .suspend: "suspend"
        case .foreground: "foreground"
        case .terminate: "terminate"
        case .restoreState(let classID, let name): "restore state of \(self.name(classID)) as \(name)"
        case .restoreStack(let classIDs, let name):
            "restore stack \(name) of \(classIDs.map { self.name($0) }.joined(separator: " "))"
        }
    }
}
