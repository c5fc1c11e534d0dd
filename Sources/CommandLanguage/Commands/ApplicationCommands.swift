import Lifecycle

extension CommandTable {
    static let launches: [AppForm<ApplicationCommand>] = [
        AppForm(.showing, "launch [<controller>] [and hold]") { (captures) throws(CommandError) in
            .launch(try captures.controller())
        },
        AppForm(.showing, "launch app", .launchApp),
        AppForm(.showing, "launch <classOfApp> [as <newController>]", entry: "launch class") {
            (captures) throws(CommandError) in
            let name = captures.name(.classOfApp)
            let classID = try captures.controllerClass(named: name)
            return .launchNew(
                classID, name: captures.text(.newController) ?? ControllerClass.instanceName(of: name))
        },
        AppForm(
            .world, "launch (in background [<controller>] | <controller> in background)",
            entry: "launch in background", of: { .launchInBackground($0) }),
    ]

    static let memory: [AppForm<ApplicationCommand>] = [
        AppForm(.world, "memory warning", .memoryWarning)
    ]

    static let applicationChanges: [AppForm<ApplicationCommand>] = [
        AppForm(.world, "interrupt", .interrupt),
        AppForm(.world, "background", .background),
        AppForm(.world, "suspend", .suspend),
        AppForm(.world, "foreground", .foreground),
        AppForm(.world, "terminate", .terminate),
        AppForm(.world, "restore state <classOfApp> as <newController>") {
            (captures) throws(CommandError) in
            .restoreState(
                try captures.controllerClass(named: captures.name(.classOfApp)),
                name: captures.name(.newController))
        },
        AppForm(.world, "restore stack <newController> <classOfApp> [<classOfApp>]*") {
            (captures) throws(CommandError) in
            .restoreStack(try captures.classes(), name: captures.name(.newController))
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
