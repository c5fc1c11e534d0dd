import Lifecycle

extension CommandTable {
    static let classes: [AppForm<Command>] = [
        AppForm(.setUp, "class <newClass> [: (<superclass> | <viewSuperclass>)]") {
            (captures) throws(CommandError) in
            if let superclass = captures.text(.viewSuperclass) {
                var program = Program()
                program.classes = [TypeDeclaration(name: captures.name(.newClass), superclass: superclass)]
                return .swift(.declare(program))
            }
            let superclass = try captures.controllerClass(
                named: captures.text(.superclass) ?? "UIViewController")
            return .classes(.define(name: captures.name(.newClass), superclass: superclass))
        }
    ]

    static let overrides: [AppForm<ClassCommand>] = [
        AppForm(
            .setUp,
            "override <callback> [in <classOfApp>] [[and] (with nothing | with super | without super "
                + "| setting view [nil | of <controller> | <viewClass>] | reading view)]* [then <commands>]"
        ) { (captures) throws(CommandError) in
            let callback = try overridable(captures)
            return .override(callback, in: try captures.classToChange(), try body(captures))
        },
        AppForm(.setUp, "restore <callback> [in <classOfApp>]") { (captures) throws(CommandError) in
            .restore(try overridable(captures), in: try captures.classToChange())
        },
        AppForm(
            .setUp, "property [<reference>] <property> : (closure | <type>) [in <classOfApp>]",
            Captures.classToChange
        ) { classID, captures in
            let reference = captures.text(.reference).map { $0.lowercased() }
            return .declareProperty(
                ControllerClass.Property(
                    name: captures.name(.property), type: captures.text(.type) ?? closureType,
                    reference: reference.flatMap(ControllerClass.Property.Reference.init) ?? .strong),
                in: classID)
        },
    ]

    /// The type of a property that holds a closure.
    static let closureType = "(() -> Void)"

    static func overridable(_ captures: Captures) throws(CommandError) -> Callback {
        let callback = try captures.callback()
        guard callback.isOverridable else {
            throw CommandError("A controller's \(callback.signature) can't be overridden here.")
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
                guard case .placeholder(.commands, let words)? = items.popFirst() else { break }
                for piece in Lexer.statements(in: words) {
                    let command = try command(piece.text, captures)
                    statements.append(Statement(.perform(command, words: piece.text)))
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
        let instance = world.newestControllers.first { world.controllers[$0].classID == classID }
        let context = CommandContext(world: world, current: instance ?? captures.context.current)
        guard case .simulate(let command) = try CommandParser.parse(words, in: context),
            command.facts.actsAtOnce
        else {
            throw CommandError(
                "An override can't do that: \(words). It can push, present, add a child and so on. Everything after "
                    + "then on this line is part of the override. Put the next command on a line of its own."
            )
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
        case .placeholder(.viewClass, let name):
            items.removeFirst()
            return .newView(name)
        case .word("of"):
            items.removeFirst()
            guard case .placeholder(.controller, let name)? = items.popFirst() else {
                return .newView("UIView")
            }
            return .view(of: try captures.controller(named: name))
        default:
            return .newView("UIView")
        }
    }
}

extension Wording {
    func line(for command: ClassCommand) -> String? {
        switch command {
        case .define(let name, let superclass): "class \(name): \(self.name(superclass))"
        case .override(let callback, let classID, let body): override(callback, in: classID, body)
        case .restore(let callback, let classID): "restore \(callback.rawValue) in \(name(classID))"
        case .declareProperty(let property, let classID):
            "property \(property.reference.rawValue) \(property.name): "
                + (property.type == CommandTable.closureType ? "closure" : property.type)
                + " in \(name(classID))"
        }
    }

    /// An override that was said in words, or could have been.
    private func override(_ callback: Callback, in classID: ControllerClass.ID, _ body: Body) -> String? {
        var parts: [String] = [], commands: [String] = []
        for statement in body.statements {
            if case .perform(_, let words) = statement.kind {
                commands.append(words)
            } else if statement == .callSuper {
                parts.append("with super")
            } else if statement == .readView {
                parts.append("reading view")
            } else if case .assign(_, let value) = statement.kind, statement == .assignView(value) {
                parts.append("setting view " + view(value))
            } else {
                return nil
            }
        }
        let line = (["override \(callback.rawValue) in \(name(classID))"] + parts).joined(separator: " ")
        return line + (commands.isEmpty ? "" : " then " + commands.joined(separator: "; "))
    }

    private func view(_ value: Expression) -> String {
        switch value {
        case .literal(.nothing): "nil"
        case .member(.literal(.controller(let controller)), "view"): "of " + name(controller)
        case .call(.literal(.type(.view(let className))), _): className
        default: ""
        }
    }
}
