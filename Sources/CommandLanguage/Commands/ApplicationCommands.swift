import Lifecycle

extension CommandTable {
    static let launches: [AppForm<ApplicationCommand>] = [
        AppForm(.showing, "launch [<controller>] [and hold]", of: { .launch($0) }),
        AppForm(.showing, "launch app", .launchApp),
        AppForm(
            .showing, "launch <classOfApp> [as <newController>]", entry: "launch class", Captures.classes
        ) { classes, captures in
            let name = ControllerClass.instanceName(of: captures.name(.classOfApp))
            return .launchNew(classes[0], name: captures.text(.newController) ?? name)
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
        AppForm(.world, "restore state <classOfApp> as <newController>", Captures.classes) {
            .restoreState($0[0], name: $1.name(.newController))
        },
        AppForm(.world, "restore stack <newController> <classOfApp> [<classOfApp>]*", Captures.classes) {
            .restoreStack($0, name: $1.name(.newController))
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
