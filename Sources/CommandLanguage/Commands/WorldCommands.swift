import Lifecycle

extension CommandTable {
    static let worldChanges: [CommandForm] = [
        CommandForm(
            .world, "rotate (landscape | portrait) [and hold]",
            "turns the device; and hold stops before the animation ends", example: "rotate landscape",
            after: "launch vc"
        ) { captures in
            let command = Command.rotate(toLandscape: captures.has("landscape"))
            return .simulate(captures.has("hold") ? .hold(command) : command)
        },
        CommandForm(
            .world, "resize <size>", "gives the app another part of an iPad's screen",
            example: "resize 678x1024", after: "launch vc"
        ) { (captures) throws(CommandError) in
            guard let size = captures.text(.size).flatMap(Size.init(text:)) else {
                throw CommandError("A size is written as 678x1024.")
            }
            return .simulate(.resize(size))
        },
        CommandForm(
            .setUp, "orientations (portrait | landscape | all) [in <classOfApp>]",
            "says which orientations a class allows", example: "orientations landscape"
        ) { (captures) throws(CommandError) in
            let orientations = Orientations.allCases.first { captures.has($0.rawValue) } ?? .all
            return .simulate(.allowOrientations(orientations, in: try captures.classToChange()))
        },
        CommandForm(
            .world, "background", "leaves the app for the home screen", example: "background",
            after: "launch vc"
        ) { _ in .simulate(.background) },
        CommandForm(
            .world, "foreground", "comes back to the app", example: "foreground",
            after: "launch vc; background"
        ) { _ in .simulate(.foreground) },
        CommandForm(
            .world, "terminate", "throws the app out of the app switcher", example: "terminate",
            after: "launch vc"
        ) { _ in .simulate(.terminate) },
        CommandForm(
            .world, "restore state <classOfApp> as <newController>",
            "launches the app with a root that state restoration makes out of a storyboard",
            example: "restore state of Feed as feed", after: "class Feed; storyboard Main with Feed"
        ) { (captures) throws(CommandError) in
            let classID = try Captures.controllerClass(
                named: captures.text(.classOfApp) ?? "", in: captures.context)
            return .simulate(.restoreState(classID, name: captures.text(.newController) ?? ""))
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
            return .simulate(.restoreStack(classIDs, name: captures.text(.newController) ?? ""))
        },
        CommandForm(.world, "wait <seconds>", "lets time pass, in seconds", example: "wait 0.35") {
            captures in
            .simulate(.wait(captures.text(.seconds).flatMap(Double.init) ?? 0))
        },
        CommandForm(
            .world, "hold <statement>",
            "carries a command out without waiting for what it sets going: the next one comes in the same turn",
            example: "hold dismiss vc not animated",
            after: "launch vc; class Detail; new Detail as detail; present detail from vc"
        ) { (captures) throws(CommandError) in
            let words = captures.text(.statement) ?? ""
            guard case .simulate(let command) = try CommandParser.parse(words, in: captures.context),
                command.actsAtOnce || command == .finish || command == .cancel
            else { throw CommandError("That cannot be held: \(words). A push or a dismissal can.") }
            return .simulate(.hold(command))
        },
        CommandForm(.world, "next turn", "lets the run loop turn once", example: "next turn") { _ in
            .simulate(.nextTurn)
        },
    ]
}
