import Lifecycle

extension CommandTable {
    static let setUp: [CommandForm] = [
        CommandForm(.setUp, "ios <release>", "runs the app on another iOS", example: "ios 5") {
            (captures) throws(CommandError) in
            guard let release = captures.text(.release).flatMap(Release.init(text:)) else {
                throw CommandError("There is no such iOS.")
            }
            return .environment(.release(release))
        },
        CommandForm(
            .setUp, "device <device>", "runs the app on another device", example: "device iPad Pro landscape"
        ) {
            (captures) throws(CommandError) in
            try device(captures.text(.device) ?? "", in: captures.context)
        },
        CommandForm(
            .setUp, "class <newClass> [: <superclass>]", "declares a view controller class",
            example: "class Feed"
        ) { (captures) throws(CommandError) in
            let superclass = captures.text(.superclass) ?? "UIViewController"
            return .simulate(
                .defineClass(
                    name: captures.text(.newClass) ?? "",
                    superclass: try Captures.controllerClass(named: superclass, in: captures.context)))
        },
        CommandForm(
            .setUp,
            "nib <newNib> [with view [<viewClass>] [<size>] | without view [outlet]] [[,] outlet <property> "
                + "[frame <coordinate> <coordinate> <coordinate> <coordinate>] [<flexible>]*]*",
            "puts a nib into the bundle", example: "nib FeedView with view 320x568, outlet label"
        ) { captures in
            .simulate(
                .defineNib(
                    Nib(
                        name: captures.text(.newNib) ?? "", viewClass: captures.text(.viewClass) ?? "UIView",
                        size: captures.text(.size).flatMap(Size.init(text:)) ?? Size(width: 320, height: 480),
                        connectsView: !captures.has("without"), outlets: captures.texts(.property),
                        layouts: layouts(captures))))
        },
        CommandForm(
            .setUp,
            "storyboard <newStoryboard> with <classOfApp> [view [<viewClass>] [<size>]] [outlet <property>]* "
                + "[[,] <classOfApp> [view [<viewClass>] [<size>]] [outlet <property>]*]*",
            "puts a storyboard with controllers into the bundle",
            example: "storyboard Main with Feed, Detail",
            after: "class Feed; class Detail"
        ) { (captures) throws(CommandError) in
            .simulate(
                .defineStoryboard(name: captures.text(.newStoryboard) ?? "", scenes: try scenes(captures)))
        },
        CommandForm(
            .setUp,
            "override <callback> [in <classOfApp>] [[and] (with nothing | with super | without super "
                + "| setting view [nil | of <controller> | <viewClass>] | reading view)]* [then <commands>]",
            "overrides a method; without more, the override is empty",
            example: "override loadView setting view"
        ) { (captures) throws(CommandError) in
            let callback = try overridable(captures)
            return .simulate(.override(callback, in: try captures.classToChange(), try body(captures)))
        },
        CommandForm(
            .setUp, "restore <callback> [in <classOfApp>]", "takes an override away",
            example: "restore loadView",
            after: "override loadView"
        ) { (captures) throws(CommandError) in
            .simulate(.restore(try overridable(captures), in: try captures.classToChange()))
        },
        CommandForm(
            .setUp, "property [<reference>] <property> : <type> [in <classOfApp>]",
            "gives a class a stored property",
            example: "property weak label: UILabel"
        ) { (captures) throws(CommandError) in
            let reference = captures.text(.reference).map { $0.lowercased() }
            return .simulate(
                .declareProperty(
                    ControllerClass.Property(
                        name: captures.text(.property) ?? "", type: captures.text(.type) ?? "",
                        reference: reference.flatMap(ControllerClass.Property.Reference.init) ?? .strong),
                    in: try captures.classToChange()))
        },
        CommandForm(
            .setUp,
            "new <anyClass> [as <newController>] [from (nib <nib> | storyboard [<storyboard>]) "
                + "| with <controller> [[,] <controller>]*]",
            "makes a controller and makes it the current one", example: "new Feed as feed from nib FeedView",
            after: "class Feed"
        ) { (captures) throws(CommandError) in
            try make(captures)
        },
        CommandForm(
            .setUp, "use <controller>", "makes a controller the one that is meant when none is named",
            example: "use vc"
        ) { (captures) throws(CommandError) in
            .use(try captures.controller())
        },
        CommandForm(
            .setUp, "release [<controller>] [another thread]",
            "lets go of the variable that holds a controller; what goes on another thread ends on the main one",
            example: "release vc"
        ) { (captures) throws(CommandError) in
            let controller = try captures.controller()
            return .simulate(
                captures.has("thread") ? .releaseOffMainThread(controller) : .release(controller))
        },
    ]

    /// The controllers of a storyboard, each with what is said of its view.
    private static func scenes(_ captures: Captures) throws(CommandError) -> [Storyboard.Scene] {
        var scenes: [Storyboard.Scene] = []
        for item in captures.items {
            switch item {
            case .slot(.classOfApp, let name):
                let classID = try Captures.controllerClass(named: name, in: captures.context)
                scenes.append(Storyboard.Scene(of: classID))
            case .slot(.viewClass, let name): scenes.changeLast { $0.with(viewClass: name) }
            case .slot(.size, let text): scenes.changeLast { $0.with(size: Size(text: text)) }
            case .slot(.property, let name): scenes.changeLast { $0.with(outlet: name) }
            default: break
            }
        }
        return scenes
    }

    /// How the outlets of a nib were drawn: what is said of one stands right behind its name.
    private static func layouts(_ captures: Captures) -> [String: Nib.Layout] {
        var layouts: [String: Nib.Layout] = [:]
        var items = captures.items[...]
        while let item = items.popFirst() {
            guard case .slot(.property, let name) = item else { continue }
            let said = items.prefix { if case .slot(.property, _) = $0 { false } else { true } }
            let part = Captures(items: Array(said), context: captures.context)
            let mask = AutoresizingMask(named: part.texts(.flexible))
            guard part.rectangle != nil || !mask.isEmpty else { continue }
            layouts[name] = Nib.Layout(frame: part.rectangle ?? .zero, mask: mask)
        }
        return layouts
    }

    private static func device(_ text: String, in context: CommandContext) throws(CommandError) -> Instruction
    {
        var words = text.split(separator: " ").map(String.init)
        var isLandscape = false
        if let last = words.last?.lowercased(), last == "landscape" || last == "portrait" {
            isLandscape = last == "landscape"
            words.removeLast()
        }
        let current = context.world.environment.device
        let name = words.isEmpty ? current.name : words.joined(separator: " ")
        guard let device = Device.named(name, on: context.world.environment.release) else {
            let meant = Spelling.closest(to: name, among: context.deviceNames)
            throw CommandError(
                "There is no device \(name.prefix(40)). There are: \(context.deviceNames.joined(separator: ", ")).",
                suggestion: meant.map { "device \($0)" + (isLandscape ? " landscape" : "") })
        }
        return .environment(.device(device, isLandscape: isLandscape))
    }

    static func overridable(_ captures: Captures) throws(CommandError) -> Callback {
        let callback = try captures.callback()
        guard callback.isOverridable else {
            throw CommandError("\(callback.signature) of a controller cannot be overridden here.")
        }
        return callback
    }

    /// The statements of a worded override, in the order in which they were said.
    private static func body(_ captures: Captures) throws(CommandError) -> Body {
        var statements: [Statement] = []
        var items = captures.items[...]
        while let item = items.popFirst() {
            switch item {
            case .word("with"):
                if items.popFirst() == .word("super") { statements.append(.callSuper) }
            case .word("reading"): statements.append(.readView)
            case .word("setting"):
                _ = items.popFirst()
                statements.append(.assignView(try viewExpression(&items, captures)))
            case .word("then"):
                guard case .slot(.commands, let words)? = items.popFirst() else { break }
                for piece in Lexer.statements(in: words) {
                    statements.append(.perform(try command(piece.text, captures), words: piece.text))
                }
            default: break
            }
        }
        return Body(statements)
    }

    /// The command that an override gives: it has to be one that acts, on controllers that exist.
    ///
    /// Left out, the controller that is meant is an instance of the class: what `self` would be.
    private static func command(_ words: String, _ captures: Captures) throws(CommandError) -> Command {
        let world = captures.context.world, classID = try captures.classToChange()
        let instance = world.controllers.identifiers.last {
            world.controllers[$0].isAlive && world.controllers[$0].classID == classID
        }
        let context = CommandContext(world: world, current: instance ?? captures.context.current)
        guard case .simulate(let command) = try CommandParser.parse(words, in: context), command.actsAtOnce
        else {
            throw CommandError(
                "An override cannot do that: \(words). It can push, present, add a child and so on.")
        }
        return command
    }

    private static func viewExpression(
        _ items: inout ArraySlice<Matcher.Item>, _ captures: Captures
    ) throws(CommandError) -> Expression {
        switch items.first {
        case .word("nil"):
            items.removeFirst()
            return .literal(.nothing)
        case .slot(.viewClass, let name):
            items.removeFirst()
            return .newView(name)
        case .word("of"):
            items.removeFirst()
            guard case .slot(.controller, let name)? = items.popFirst() else {
                return .newView("UIView")
            }
            return .view(of: try captures.controller(named: name))
        default:
            return .newView("UIView")
        }
    }

    private static func make(_ captures: Captures) throws(CommandError) -> Instruction {
        let className = captures.text(.anyClass) ?? ""
        let classID = try Captures.controllerClass(named: className, in: captures.context)
        let name = captures.text(.newController) ?? ControllerClass.instanceName(of: className)
        let contents = captures.texts(.controller)
        if !contents.isEmpty {
            var controllers: [Controller.ID] = []
            for name in contents { controllers.append(try captures.controller(named: name)) }
            let kind = captures.context.world.classes[classID].kind
            guard kind.isContainer else {
                throw CommandError(
                    "A \(className) is no container: with is for UINavigationController, UITabBarController, "
                        + "UIPageViewController and UISplitViewController."
                )
            }
            guard kind != .split || controllers.count <= 2 else {
                throw CommandError(
                    "A split view controller has two columns here: new \(className) as split with "
                        + "\(contents.prefix(2).joined(separator: " ")).")
            }
            return .simulate(.makeContainer(name: name, of: classID, with: controllers))
        }
        guard captures.has("storyboard") else {
            return .simulate(.make(name: name, of: classID, from: .code(nibName: captures.text(.nib))))
        }
        let world = captures.context.world
        let wanted = captures.text(.storyboard)
        guard
            let storyboard = world.storyboards.first(where: {
                wanted == nil
                    ? $0.scenes.contains { $0.classID == classID } : $0.name == wanted
            })
        else {
            throw CommandError(
                "No storyboard holds a \(className): declare one, such as storyboard Main with \(className).")
        }
        return .simulate(.make(name: name, of: classID, from: .storyboard(storyboard)))
    }
}

extension Command {
    /// Whether it does something to the app, and is not a declaration or something that waits.
    var actsAtOnce: Bool {
        switch self {
        case .defineClass, .declare, .defineNib, .defineStoryboard, .override, .restore, .declareProperty,
            .make,
            .makeContainer, .forwardByHand, .defineSegue, .forbidSegue, .definePresentationContext, .hold,
            .wait,
            .nextTurn, .finish, .cancel, .launch, .launchNew,
            .launchInBackground:
            false
        default: true
        }
    }
}

extension [Storyboard.Scene] {
    fileprivate mutating func changeLast(_ change: (Storyboard.Scene) -> Storyboard.Scene) {
        if let last = popLast() { append(change(last)) }
    }
}

extension Storyboard.Scene {
    fileprivate func with(
        viewClass: String? = nil, size: Size? = nil, outlet: String? = nil
    ) -> Storyboard.Scene {
        Storyboard.Scene(
            of: classID, viewClass: viewClass ?? self.viewClass, size: size ?? self.size,
            outlets: outlets + (outlet.map { [$0] } ?? []))
    }
}
