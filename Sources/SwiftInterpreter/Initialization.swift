import Lifecycle

extension Interpreter {
    /// `Type(arguments)`
    mutating func instantiate(
        _ type: Value.TypeReference, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value {
        try app.countObject()
        switch type {
        case .controller(let classID): return try instantiate(classID, arguments)
        case .object(let classID)
        where app.world.code.objectAncestry(of: classID).contains {
            app.world.code.objectClasses[$0].isWindow
        }:
            let value = try makeWindow()
            guard case .window(let window) = value else { return value }
            app.world.windows[window].classID = classID
            try initializeProperties(of: value)
            return try initialize(value, above: nil, arguments) == .nothing ? .nothing : value
        case .object(let classID):
            guard app.world.code.viewClass(of: classID) != nil else {
                let instance = app.keep(.instance(app.world.code.instances.append(Instance(type: type))))
                try initializeProperties(of: instance)
                guard try initialize(instance, above: nil, arguments) != .nothing else {
                    app.world.leaveUnfinished(instance)
                    return .nothing
                }
                return instance
            }
            let view = app.world.views.append(
                View(className: app.world.code.objectClasses[classID].name, origin: .code, frame: .zero))
            app.world.views[view].needsLayout = false
            let value = app.keep(.view(view))
            try app.adoptDeclaredClass(view)
            return try initialize(value, above: nil, arguments) == .nothing ? .nothing : value
        case .view(let className):
            app.recordRule(.bareViewHasNoSize)
            let frame = arguments["frame"]?.rectangle ?? .zero
            let view = try app.makeView(className, frame: frame)
            let value = app.keep(.view(view))
            // An initializer of an extension calls one of UIKit's in turn.
            if app.world.levels(of: value).contains(where: { initializer(at: $0, taking: arguments) != nil })
            {
                return try initialize(value, above: nil, arguments) == .nothing ? .nothing : value
            }
            markEscaped(arguments.filter { !UIKitName.keptArguments.contains($0.label ?? "") })
            try fill(view, with: arguments)
            return value
        case .named(let name): return try makeForeign(name, arguments)
        }
    }

    private mutating func instantiate(
        _ classID: ControllerClass.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value {
        let controller = try app.add(classID, from: .code(nibName: nil)),
            value = Value.controller(controller)
        for name in ["preferredStyle", "title", "message"] where app.world.isAlert(controller) {
            app.world.controllers[controller].attributes[name] = arguments[name]
        }
        return try initialize(value, above: nil, arguments) == .nothing ? .nothing : value
    }

    /// An initializer of the learner's, or UIKit's; `above` a class, as `super.init` calls it.
    mutating func initialize(
        _ receiver: Value, above level: CodeLevel?, _ arguments: [PassedArgument], isDelegated: Bool = false
    ) throws(Interruption) -> Value {
        var levels = app.world.levels(of: receiver)
        if let level, let index = levels.firstIndex(of: level) { levels.removeFirst(index + 1) }
        for candidate in levels {
            if let found = initializer(at: candidate, taking: arguments, isDelegated: isDelegated) {
                return try runFunction(found, on: receiver, level: candidate, arguments)
            }
        }
        if case .instance(let made) = receiver, app.world.code.isObject(made, of: AppCode.presentationClass),
            let presented = arguments["presentedViewController"]
        {
            app.world.code.initializePresentation(
                made, of: presented, on: arguments["presenting"] ?? .nothing)
            return .void
        }
        if case .instance(let made) = receiver, app.world.code.isDiffable(made),
            let provider = arguments.closure("cellProvider")
        {
            app.retain(provider)
            app.world.code.instances[made].properties["cellProvider"] = StoredValue(provider)
            connectDiffable(receiver, arguments)
            return .void
        }
        // UIKit's own initializers may retain their other arguments, and those of libraries all of them.
        markEscaped(arguments.filter { !isSeenToKeep($0.label ?? "", receiver) })
        switch receiver {
        case .controller(let controller): try initialize(controller, above: level, arguments)
        case .view(let view): try initialize(view, above: level, arguments)
        default: break
        }
        return .void
    }

    /// The initializer of the text's that takes some arguments; nil if there is none.
    private func initializer(
        at level: CodeLevel, taking arguments: [PassedArgument], isDelegated: Bool = false
    ) -> Function? {
        let isOfApple = level.isOfApple(in: app.world)
        // UIKit's `init()` comes before one of which all arguments have default values, which calls it in turn.
        let fitting = app.world.members(of: level).initializers.filter {
            $0.takes(arguments)
                && !((isDelegated || isOfApple) && $0.isConvenience && arguments.isEmpty
                    && !$0.parameters.isEmpty)
        }
        return app.world.overload(of: fitting, taking: arguments, near: codeFile, at: level)
            ?? (isOfApple ? nil : fitting.first)
    }

    /// Indicates whether the simulation knows what one of UIKit's initializers does with an argument.
    private func isSeenToKeep(_ label: String, _ receiver: Value) -> Bool {
        guard UIKitName.keptArguments.contains(label) else { return false }
        switch receiver {
        case .controller(let controller):
            return label != "rootViewController" || app.world.kind(of: controller) == .navigation
        case .view: return true
        default: return false
        }
    }

    /// `UIView.init(frame:)` or `init(coder:)`, to which `init()` leads as well.
    private mutating func initialize(
        _ view: View.ID, above level: CodeLevel?, _ arguments: [PassedArgument]
    ) throws(Interruption) {
        if let frame = arguments["frame"]?.rectangle { app.setFrame(frame, of: view) }
        try fill(view, with: arguments)
        guard app.world.views[view].classID != nil else { return }
        let isDecoded = arguments["coder"] != nil
        let entry = app.begin(
            .callback(isDecoded ? .initCoder : .initFrame, .none), to: .view(view),
            by: isDecoded ? .nibViewsAreDecodedFirst : .viewHearsInitFrame)
        _ = try app.runImplementation(
            of: isDecoded ? .initCoder : .initFrame, on: .view(view), above: level, .none, entry: entry)
        app.recorder.end(entry)
    }

    /// Adds the arguments of UIKit's initializers to a view, or lets it retain them.
    private mutating func fill(_ view: View.ID, with arguments: [PassedArgument]) throws(Interruption) {
        for argument in arguments {
            switch (argument.label, argument.value) {
            case ("reuseIdentifier", .string), ("collectionViewLayout", .instance):
                app.world.views[view].attributes[argument.label ?? ""] = argument.value
            case ("primaryAction", .instance(let action)):
                keep(action, in: view, for: ["primaryActionTriggered"])
            case ("arrangedSubviews", .array(let given)):
                for element in given.elements { try arrange(element, in: view, at: nil) }
            case ("arrangedSubviews", _):
                // The number of views is unknown.
                app.world.markGeometryUnknown(view, ["subviews"])
                app.world.views[view].attributes["arrangedSubviews"] = .unknown
            case (let label?, let value) where initialState(label, of: view) != nil:
                // The labels of UIKit's initializers are its properties' names, such as `UIImageView(image:)`.
                app.world.views[view].attributes[label] = value.isPlain ? value : .unknown
            default: continue
            }
        }
    }

    /// UIKit's initializers of controllers: the designated ones, and that of a stack, which pushes as well.
    private mutating func initialize(
        _ controller: Controller.ID, above level: CodeLevel?, _ arguments: [PassedArgument]
    ) throws(Interruption) {
        if let layout = arguments["collectionViewLayout"] {
            app.world.controllers[controller].attributes["collectionViewLayout"] = layout
        }
        if let bar = arguments["navigationBarClass"] ?? arguments["toolbarClass"], bar != .nothing {
            skipNotSimulated("bars of the app's own classes")
        }
        try callDesignatedInitializer(of: controller, above: level, arguments)
        if case .controller(let root)? = arguments["rootViewController"],
            app.world.kind(of: controller) == .navigation
        {
            try app.pushRoot(root, onto: controller)
        }
    }

    /// UIKit's designated initializers. The learner's override is passed over when `super.init` is what was called.
    private mutating func callDesignatedInitializer(
        of controller: Controller.ID, above level: CodeLevel?, _ arguments: [PassedArgument]
    ) throws(Interruption) {
        let isDecoded = arguments["coder"] != nil
        let callback: Callback = isDecoded ? .initCoder : .initNibName
        let argument: Argument =
            isDecoded
            ? .none
            : callback.argument(arguments) ?? .nibName(app.world.controllers[controller].nibName)
        guard case .controller(let classID)? = level else {
            try app.send(callback, to: controller, argument, by: .initIsDesignated)
            return
        }
        let entry = app.begin(
            .callback(callback, argument), to: .controller(controller), by: .initIsDesignated)
        _ = try app.runImplementation(
            of: callback, on: controller, from: app.world.classes[classID].superclass, argument, entry: entry)
        app.recorder.end(entry)
    }

    /// Returns arguments for parameters to which the source passes nothing: new objects for Apple's
    /// controllers and views, and unknown values for everything else.
    mutating func standIns(for parameters: [Function.Parameter]) throws(Interruption) -> [PassedArgument] {
        var passed: [PassedArgument] = []
        for parameter in parameters {
            let type = parameter.type.flatMap { app.world.type(named: $0.plainTypeName { $0 }) }
            switch type {
            case .controller(let classID)? where !app.world.isOfApp(classID) && app.world.bundle.assumesNibs:
                passed.append(PassedArgument(parameter.label, try instantiate(.controller(classID), [])))
            case .view? where app.world.bundle.assumesNibs:
                let view = try instantiate(type ?? .view("UIView"), [])
                if case .view(let view) = view { app.world.markGeometryUnknown(view) }
                passed.append(PassedArgument(parameter.label, view))
            default: passed.append(PassedArgument(parameter.label, .unknown))
            }
        }
        return passed
    }

    /// `deinit` of an object that is neither a controller nor a view.
    mutating func runDeinit(of receiver: Value) throws(Interruption) {
        if app.world.isUnfinished(receiver) { return }
        for level in app.world.levels(of: receiver) {
            guard let body = app.world.overrides(of: level)[.deinitialize] else { continue }
            activation = Activation(receiver: receiver, level: level)
            try beginCall()
            defer { endCall() }
            _ = try execute(body.statements)
        }
    }
}
