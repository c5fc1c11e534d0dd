// Static members of Apple's types: what they give, and what calling them does.

import Lifecycle

extension Interpreter {
    /// A static member, such as `DispatchQueue.main` or `CGRect.zero`.
    mutating func readStatic(_ name: String, of type: Value.TypeReference) -> Value? {
        let owner = app.world.typeName(type)
        switch (owner, name) {
        case ("CGRect", "zero"): return .rectangle(.zero)
        case ("CGSize", "zero"): return .size(.zero)
        case ("CGPoint", "zero"): return .point(x: 0, y: 0)
        case ("UIEdgeInsets", "zero"): return .structure(StructureValue(Insets.zero))
        case ("CGAffineTransform", "identity"): return .structure(StructureValue(AffineTransform.identity))
        case ("CGFloat", "pi"), ("Double", "pi"): return .number(.pi)
        case (_, "noIntrinsicMetric"): return .number(-1)
        case ("OperationQueue", "main"), ("DispatchQueue", "main"):
            return .instance(app.world.code.shared(owner + ".main"))
        case ("UIApplication", "shared"), ("NotificationCenter", "default"), ("Bundle", "main"),
            ("UIScreen", "main"), ("UIDevice", "current"), ("ProcessInfo", "processInfo"),
            ("RunLoop", "main"),
            ("RunLoop", "current"):
            return .instance(app.world.code.shared(owner))
        case ("Task", "isCancelled"): return .bool(isCancelled(app.execution.task))
        case ("Thread", "isMainThread"): return .bool(!app.progress.isOffMainThread)
        case ("CommandLine", "arguments"): return launchArguments()
        case ("UIControl", "Event"), ("UIWindow", "Level"), (World.sheetClass, "Detent"),
            ("Notification", "Name"), ("RunLoop", "Mode"):
            return .type(.named(owner + "." + name))
        case ("NSNotification", "Name"): return .type(.named("Notification.Name"))
        case ("UIWindow.Level", _): return Window.levels[name].map { _ in .symbol(name) }
        case ("UIControl.Event", _), ("UIControlEvents", _), ("UIColor", _), ("Notification.Name", _),
            ("UITransitionContextViewControllerKey", _), ("UITransitionContextViewKey", _),
            ("RunLoop.Mode", _):
            return .symbol(name)
        case _ where UIKitName.singletons.contains(name) && app.world.code.extensions[owner] != nil:
            // The text has given it members, which need an object.
            return .instance(app.world.code.shared(owner))
        default: return name.hasSuffix("Notification") ? .symbol(name) : nil
        }
    }

    /// A static method, such as `UIView.animate(withDuration:animations:)`.
    mutating func callStatic(
        _ name: String, of type: Value.TypeReference, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        if let element = try callOwnStatic(name, of: type, arguments) { return element }
        switch (app.world.typeName(type), name) {
        case ("UIView", "transition") where arguments["from"] != nil:
            guard let old = arguments["from"]?.view, let new = arguments["to"]?.view else { return nil }
            try app.transition(
                from: old, to: new, showsAndHides: arguments.hasOption("showHideTransitionViews"))
            runLater(completion: arguments.closure("completion"), of: arguments)
            return .void
        case ("UIView", "animate"), ("UIView", "transition"), ("UIView", "animateKeyframes"),
            (Interpreter.propertyAnimator, "runningPropertyAnimator"):
            if let animations = arguments.block("animations") { try invoke(animations, []) }
            let trailing = arguments["animations"] == nil ? nil : arguments["{}"]
            runLater(completion: arguments["completion"] ?? trailing, of: arguments)
            return .void
        case ("UIView", "addKeyframe"):
            if let animations = arguments.block("animations") { try invoke(animations, []) }
            return .void
        case ("UIView", "performWithoutAnimation"):
            if let actions = arguments.closure("") ?? arguments.unlabeled() { try invoke(actions, []) }
            return .void
        case ("MainActor", "run"):
            guard let actions = arguments.closure("body") else { return nil }
            return try app.onMainThread(actions)
        case ("Task", "detached"):
            return arguments.closure("operation").map { startTask($0, isOffMainThread: true) }
        case ("Task", "checkCancellation"):
            guard isCancelled(app.execution.task) else { return .void }
            throw .thrown(makeInert("CancellationError", []))
        case ("DispatchTime", "now"), ("DispatchWallTime", "now"): return .symbol(name)
        case ("DispatchQueue", "global"): return .instance(app.world.code.shared("DispatchQueue"))
        case ("NSLayoutConstraint", "activate"), ("NSLayoutConstraint", "deactivate"):
            guard let constraints = arguments.unlabeled()?.constraints else { return nil }
            try name == "activate" ? app.activate(constraints) : app.deactivate(constraints)
            return .void
        case ("Notification", "Name"), ("NSNotification", "Name"): return arguments.unlabeled()
        case ("UIWindow", "Level"): return arguments["rawValue"] ?? arguments.unlabeled()
        case (World.sheetClass + ".Detent", _):
            return arguments.isEmpty ? .symbol(name) : try made(.element(ElementValue(name, arguments)))
        case ("Timer", "scheduledTimer"): return schedule(timer: arguments)
        case (_, "weakObjects"), (_, "strongToWeakObjects"), (_, "weakToWeakObjects"):
            return app.keep(.instance(app.world.code.add(Interpreter.weakTable)))
        case (let type, _) where UIKitName.plainTypesOfApple.contains(type) || name == "appearance":
            return makeInert(type, arguments)
        default: return nil
        }
    }

    /// Lets the completion block of an animation run when the animation is over.
    mutating func runLater(completion: Value?, of arguments: [PassedArgument]) {
        guard let completion, completion.closure != nil else { return }
        let seconds = (arguments["withDuration"] ?? arguments["duration"])?.double ?? RunLoop.duration
        app.runLater(completion, after: max(0, seconds), passing: [PassedArgument(nil, .bool(true))])
    }
}
