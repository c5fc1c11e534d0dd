import Lifecycle

extension CommandTable {
    static let launches: [CommandForm] = [
        CommandForm(.showing, "launch [<controller>] [and hold]") { (captures) throws(CommandError) in
            held(.application(.launch(try captures.controller())), captures)
        },
        CommandForm(.showing, "launch app") { _ in .simulate(.application(.launchApp)) },
        CommandForm(.showing, "launch <classOfApp> [as <newController>]", entry: "launch class") {
            (captures) throws(CommandError) in
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
            entry: "launch in background", of: { .application(.launchInBackground($0)) }),
    ]

    static let memory: [CommandForm] = [
        CommandForm(.world, "memory warning") { _ in
            .simulate(.application(.memoryWarning))
        }
    ]

    static let applicationChanges: [CommandForm] = [
        CommandForm(.world, "interrupt") { _ in .simulate(.application(.interrupt)) },
        CommandForm(.world, "background") { _ in .simulate(.application(.background)) },
        CommandForm(.world, "suspend") { _ in .simulate(.application(.suspend)) },
        CommandForm(.world, "foreground") { _ in .simulate(.application(.foreground)) },
        CommandForm(.world, "terminate") { _ in .simulate(.application(.terminate)) },
        CommandForm(.world, "restore state <classOfApp> as <newController>") {
            (captures) throws(CommandError) in
            let classID = try Captures.controllerClass(
                named: captures.text(.classOfApp) ?? "", in: captures.context)
            return .simulate(.application(.restoreState(classID, name: captures.text(.newController) ?? "")))
        },
        CommandForm(.world, "restore stack <newController> <classOfApp> [<classOfApp>]*") {
            (captures) throws(CommandError) in
            let classIDs = try captures.classes()
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
