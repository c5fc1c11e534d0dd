import Lifecycle

extension CommandTable {
    static let window: [CommandForm] = [
        CommandForm(
            .showing, "window root [<controller>]", "makes a controller the root of the window",
            example: "window root vc"
        ) { (captures) throws(CommandError) in
            .simulate(.window(.setRootViewController(try captures.controller())))
        },
        CommandForm(
            .showing, "make key and visible", "shows the window", example: "make key and visible",
            after: "window root vc"
        ) { _ in .simulate(.window(.makeKeyAndVisible)) },
        CommandForm(
            .showing, "add subview [<controller>] window", "adds a controller's view to the window itself",
            example: "add subview vc to window"
        ) { (captures) throws(CommandError) in .simulate(.window(.addView(try captures.controller()))) },
        CommandForm(
            .showing, "remove view [<controller>]", "takes a controller's view out of its superview",
            example: "remove view", after: "launch vc"
        ) { (captures) throws(CommandError) in .simulate(.window(.removeView(try captures.controller()))) },
    ]
}

extension Wording {
    func line(for command: WindowCommand) -> String? {
        switch command {
        case .setRootViewController(let controller): "window root \(name(controller))"
        case .makeKeyAndVisible: "make key and visible"
        case .addView(let controller): "add subview \(name(controller)) to window"
        case .removeView(let controller): "remove view \(name(controller))"
        }
    }
}
