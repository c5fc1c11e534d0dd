import Lifecycle

extension CommandTable {
    static let loading: [CommandForm] = [
        CommandForm(
            .loading, "access view [<controller>]", "reads view, which loads it if it is nil",
            example: "access view"
        ) { (captures) throws(CommandError) in .simulate(.accessView(of: try captures.controller())) },
        CommandForm(
            .loading, "load view if needed [<controller>]", "calls loadViewIfNeeded()",
            example: "load view if needed"
        ) { (captures) throws(CommandError) in .simulate(.loadViewIfNeeded(try captures.controller())) },
        CommandForm(
            .loading, "call <callback> [<controller>]", "calls a method by hand that only UIKit should call",
            example: "call loadView"
        ) { (captures) throws(CommandError) in
            let callback = try captures.callback()
            guard callback.receiver == .controller, callback != .initNibName else {
                throw CommandError("\(callback.signature) is not a method that one calls on a controller.")
            }
            return .simulate(.call(callback, on: try captures.controller()))
        },
        CommandForm(
            .loading, "set view nil [<controller>]", "sets view to nil", example: "set view nil",
            after: "access view"
        ) { (captures) throws(CommandError) in .simulate(.setViewToNil(try captures.controller())) },
        CommandForm(
            .loading, "is view loaded [<controller>]", "reads isViewLoaded, which never loads",
            example: "is view loaded"
        ) { (captures) throws(CommandError) in .simulate(.isViewLoaded(try captures.controller())) },
        CommandForm(
            .loading, "view if loaded [<controller>]", "reads viewIfLoaded, which never loads",
            example: "view if loaded"
        ) { (captures) throws(CommandError) in .simulate(.viewIfLoaded(try captures.controller())) },
    ]

    static let showing: [CommandForm] = [
        CommandForm(
            .showing, "launch [<controller>]", "launches the app with a controller as the root of its window",
            example: "launch vc"
        ) { (captures) throws(CommandError) in .simulate(.launch(try captures.controller())) },
        CommandForm(
            .showing, "launch <classOfApp> [as <newController>]",
            "makes a controller of a class and launches the app with it", example: "launch Login",
            after: "class Login"
        ) { (captures) throws(CommandError) in
            let name = captures.text(.classOfApp) ?? ""
            let classID = try Captures.controllerClass(named: name, in: captures.context)
            return .simulate(
                .launchNew(
                    classID, name: captures.text(.newController) ?? ControllerClass.instanceName(of: name)))
        },
        CommandForm(
            .world, "launch in background [<controller>]",
            "lets the system launch the app without showing it", example: "launch in background vc"
        ) { (captures) throws(CommandError) in
            .simulate(.launchInBackground(try captures.controller()))
        },
        CommandForm(
            .showing, "window root [<controller>]", "makes a controller the root of the window",
            example: "window root vc"
        ) { (captures) throws(CommandError) in .simulate(.setRootViewController(try captures.controller())) },
        CommandForm(
            .showing, "make key and visible", "shows the window", example: "make key and visible",
            after: "window root vc"
        ) { _ in .simulate(.makeKeyAndVisible) },
        CommandForm(
            .showing, "add subview [<controller>] window", "adds a controller's view to the window itself",
            example: "add subview vc to window"
        ) { (captures) throws(CommandError) in .simulate(.addViewToWindow(try captures.controller())) },
        CommandForm(
            .showing, "remove view [<controller>]", "takes a controller's view out of its superview",
            example: "remove view", after: "launch vc"
        ) { (captures) throws(CommandError) in .simulate(.removeView(try captures.controller())) },
    ]

    static let world: [CommandForm] = [
        CommandForm(.world, "memory warning", "warns the app that memory is short", example: "memory warning")
        { _ in
            .simulate(.memoryWarning)
        }
    ]
}
