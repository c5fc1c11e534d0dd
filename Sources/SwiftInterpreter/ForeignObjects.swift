// Objects of Apple's classes that are neither controllers nor views: queues, timers, bundles, and what only remembers.

import Lifecycle

extension Interpreter {
    /// An object of a class of Apple's that is neither a controller nor a view.
    mutating func makeForeign(_ name: String, _ arguments: [PassedArgument]) throws(Interruption) -> Value {
        if !app.world.code.valueTypes(named: name).isEmpty {
            guard let type = app.world.code.valueTypes[name] ?? app.world.code.valueType(named: name),
                let made = try instantiate(type, arguments)
            else {
                return skipped("\(name)(…)", .initializer, escaping: arguments)
            }
            return app.keep(made)
        }
        if UIKitName.isControllerClass(name) {
            let classID = app.world.add(
                ControllerClass(name: name, superclass: World.viewControllerClass))
            markEscaped(arguments.filter { $0.label != "rootViewController" })
            return try instantiate(.controller(classID), arguments)
        }
        if let classID = assumedClass(name) { return try instantiate(.controller(classID), arguments) }
        if name == "DispatchWorkItem", let item = makeWorkItem(arguments) { return item }
        if name == "Timer", let timer = makeTimer(arguments) { return .instance(timer) }
        if name == "CADisplayLink",
            let link = makeTimer(name, every: 1 / RunLoop.framesPerSecond, true, arguments)
        {
            return .instance(link)
        }
        if name == "UIWindow" { return try makeWindow() }
        if name == Interpreter.propertyAnimator { return makePropertyAnimator(arguments) }
        if name == "UINib", let nibName = arguments["nibName"] {
            return app.keep(.instance(app.world.code.add(name, ["nibName": StoredValue(nibName)])))
        }
        if name == AppCode.presentationClass, let presented = arguments["presentedViewController"] {
            let made = app.world.code.add(name)
            app.world.code.initializePresentation(
                made, of: presented, on: arguments["presenting"] ?? .nothing)
            return app.keep(.instance(made))
        }
        return makeInert(name, arguments)
    }

    /// An object of a type of which only the name is known: it remembers what it is given, and does nothing.
    mutating func makeInert(_ name: String, _ arguments: [PassedArgument]) -> Value {
        if UIKitName.valuesOfSwift.contains(name) {
            return outsideResult(escaping: arguments)
        }
        if name == "URL", arguments.count == 1, case .string(let text)? = arguments["string"],
            UIKitName.isURL(text)
        {
            return app.keep(
                .instance(app.world.code.add(name, ["absoluteString": StoredValue(.string(text))])))
        }
        // A failable initializer may return nil; a later condition reports that this is unknown.
        if UIKitName.failable.contains(name) && !arguments.isEmpty || mayFail(name, arguments) {
            markEscaped(arguments)
            return .unknown
        }
        if name == "NSLayoutConstraint" { markGeometryUnknown(of: arguments) }
        var properties: [String: StoredValue] = [:]
        let handler = UIKitName.callsHandler(name) ? arguments.closure("handler") : nil
        let provider = UIKitName.isDiffable(name) ? arguments.closure("cellProvider") : nil
        let isAskedLater = arguments.contains { argument in
            argument.value.closure != nil
                && (UIKitName.requestsNotSimulated.contains(name)
                    || ![handler, provider].contains(argument.value) && argument.label != "handler"
                        && !isHarmless(argument.value))
        }
        if isAskedLater { skipNotSimulated("the closure of \(name)") }
        for argument in arguments {
            let isTarget = argument.label == "target" && UIKitName.sendsAction(name)
            if let label = argument.label, UIKitName.holding[name]?.contains(label) == true,
                !argument.value.isPlain
            {
                app.retain(argument.value)
                properties[label] = StoredValue(argument.value)
                continue
            }
            if !isTarget, argument.value != handler, argument.value != provider {
                markEscaped(argument.value)
            }
            guard let label = argument.label, label != "{}", argument.value.isPlain else { continue }
            properties[label] = StoredValue(argument.value)
        }
        var made = Instance(type: .named(name), properties: properties)
        if UIKitName.sendsAction(name), let action = app.world.targetAction(arguments) {
            made.actions = [action]
        }
        if let handler, handler.closure != nil {
            app.retain(handler)
            made.properties["handler"] = StoredValue(handler)
            made.actions = [TargetAction(target: handler, method: app.world.handlerName(arguments["title"]))]
        } else if name == "UIAlertAction" {
            // Choosing it makes the alert go, and nothing else.
            made.actions = [TargetAction(target: .nothing, method: app.world.handlerName(arguments["title"]))]
        }
        if let provider, provider.closure != nil {
            app.retain(provider)
            made.properties["cellProvider"] = StoredValue(provider)
        }
        let object = app.keep(.instance(app.world.code.instances.append(made)))
        if UIKitName.isDiffable(name) { connectDiffable(object, arguments) }
        return object
    }

    /// Indicates whether an initializer that an extension adds to one of Apple's types may return nil.
    private func mayFail(_ name: String, _ arguments: [PassedArgument]) -> Bool {
        app.world.code.extensions[name]?.initializers.contains {
            $0.takes(arguments) && CodeNames($0.body.statements).returns
        } ?? false
    }

    /// `object.observe(\.key) { … }`: who holds the token that it gives holds the block.
    mutating func observe(
        _ object: Value, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        guard let path = arguments.unlabeled(), let block = arguments.closure("changeHandler"),
            block.closure != nil
        else { return nil }
        app.retain(block)
        let token = app.world.code.add(Interpreter.observation, ["changeHandler": StoredValue(block)])
        let observer = app.keep(.instance(token))
        let keys = path.closure.flatMap { app.world.code.closures[$0].code }.flatMap { code in
            if case .returned(let whole?)? = code.body.statements.first?.kind { whole.keys } else { nil }
        }
        let options = arguments["options"]?.members ?? [arguments["options"] ?? .nothing]
        var owner = object
        for (place, key) in (keys ?? []).enumerated() {
            app.world.code.keyObservers[KeyObserver(observer: observer, object: owner, key: key)] = 1
            // Nothing tells when an object of Apple's changes, or what a getter gives.
            if app.world.code.foreignClass(of: owner) != nil
                || app.world.computedProperty(key, of: owner) != nil
            {
                skipNotSimulated("KVO of \(key)")
            }
            let slot = app.world.slot(key, of: owner)
            if place + 1 == keys?.count, let slot {
                app.world.code.instances[token].properties.merge([
                    "object": StoredValue(object, .weak), "owner": StoredValue(owner, .weak),
                    "key": StoredValue(.string(key)), "options": StoredValue(.list(options)),
                ]) { $1 }
                if options.contains(.symbol("initial")) { try callKeyObserver(token, nil, slot.value) }
            }
            guard let next = slot?.value, next.isObject else { break }
            owner = next
        }
        let isSimulated = app.world.code.instances[token].properties["key"] != nil
        for option in ["initial", "prior"] where options.contains(.symbol(option)) {
            if !isSimulated || option == "prior" { skipNotSimulated("KVO with the option \(option)") }
        }
        return observer
    }

    private mutating func loadNib(_ name: String, _ owner: Value) throws(Interruption) -> Value {
        if app.world.bundle.assumesNibs, app.world.nib(named: name) == nil {
            markEscaped(owner)
            if try fillOutlets(of: owner, drawnIn: name) { return outsideResult() }
            return skipped("the nib \(name)", .nib)
        }
        return .list(try app.instantiate(try app.nibInBundle(name), owner: owner))
    }

    mutating func readForeign(_ name: String, of instance: Instance.ID) -> Value? {
        switch (app.world.code.instances[instance].type, name) {
        case (.named, "delegate") where app.world.code.controllerPresented(by: instance) != nil:
            return app.world.code.controllerPresented(by: instance).map {
                app.world.readDelegate(of: $0, ofPresentation: true)
            }
        case (.named("Timer"), "isValid"):
            let properties = app.world.code.instances[instance].properties
            return .bool(properties["block"] != nil || properties["target"] != nil)
        case (.named("Task"), "isCancelled"): return .bool(isCancelled(instance))
        case (.named("UIScreen"), "bounds"):
            let isUpright = app.applies(.screenStaysUpright)
            let size = isUpright ? app.world.environment.device.screen : app.world.wholeScreen
            return .rectangle(Rectangle(size: size))
        case (.named("UIScreen"), "applicationFrame"):
            return .rectangle(app.world.frameOnScreen(app.world.applicationFrame))
        case (.named("UIDevice"), "userInterfaceIdiom"): return .symbol(app.world.idiomName)
        case (.named("ProcessInfo"), "arguments"): return launchArguments()
        case (.named("ProcessInfo"), "environment"):
            app.assume("that no environment variable is set")
            return .dictionary(DictionaryValue())
        case (.named("UIApplication"), _):
            return readApplication(name) ?? app.world.code.instances[instance].properties[name]?.value
        case (.named(let type), "target") where UIKitName.sendsAction(type):
            return app.world.code.instances[instance].actions.first.map { $0.target }.map {
                app.world.isAlive($0) ? $0 : .nothing
            } ?? .nothing
        case (.named(let type), "action") where UIKitName.sendsAction(type):
            return app.world.code.instances[instance].actions.first.map { .symbol($0.method) } ?? .nothing
        default:
            return app.world.code.instances[instance].properties[name]?.value
                ?? readTransitionObject(name, of: instance)
        }
    }

    /// Returns the app's launch arguments, which are only its name: tapping the icon passes nothing else.
    mutating func launchArguments() -> Value {
        app.assume("that the app is launched without arguments")
        return .list([.string("App")])
    }

    /// The seconds until a deadline; one that nobody knows is long enough for a transition to end.
    private mutating func seconds(until deadline: Value?) -> Double {
        if let seconds = deadline?.double { return max(0, seconds) }
        guard deadline != .symbol("now") else { return 0 }
        app.assume("a delay of 1 second")
        return 1
    }

    mutating func callForeign(
        _ name: String, of instance: Instance.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        let type = app.world.typeName(app.world.code.instances[instance].type)
        let first = arguments.unlabeled()
        if app.world.code.isObject(instance, of: AppCode.percentDrivenClass),
            let value = try callPercentDriven(name, of: instance, arguments)
        {
            return value
        }
        switch (type, name) {
        case ("DispatchQueue.main", "async"), ("DispatchQueue.main", "asyncAfter"),
            ("DispatchQueue", "async"),
            ("DispatchQueue", "asyncAfter"), ("OperationQueue.main", "addOperation"),
            ("OperationQueue", "addOperation"):
            let delay =
                name == "asyncAfter"
                ? seconds(until: arguments["deadline"] ?? arguments["wallDeadline"]) : nil
            return (arguments.closure("execute") ?? first).map {
                app.runLater($0, after: delay, passing: [], isOffMainThread: !type.hasSuffix(".main"))
            }
        case ("DispatchQueue.main", "sync") where app.progress.isOffMainThread:
            guard let block = arguments.closure("execute") else { return nil }
            return try app.onMainThread(block)
        case ("DispatchQueue", "sync"), (World.sheetClass, "animateChanges"):
            // The thread waits, so the block runs in its place.
            guard let block = arguments.closure("execute") ?? first else { return nil }
            return try invoke(block, [])
        case (World.sheetClass, "invalidateDetents"): try app.sheetHasChanged(instance, "detents")
        case ("Timer", "invalidate"), ("CADisplayLink", "invalidate"): try app.invalidate(instance)
        case (Interpreter.observation, "invalidate"):
            let held = app.world.code.instances[instance].properties.removeValue(forKey: "changeHandler")
            if let held { try app.release(held.value) }
        case (Interpreter.workItem, "perform"): return try perform(workItem: instance)
        case (Interpreter.workItem, "cancel"):
            app.world.code.instances[instance].properties["isCancelled"] = StoredValue(.bool(true))
        case ("Task", "cancel"): cancel(instance)
        case ("Timer", "fire"):
            try app.fire(instance)
            if app.world.code.instances[instance].properties["repeats"]?.value == .bool(false) {
                try app.invalidate(instance)
            }
        case ("RunLoop", "add"):
            guard case .instance(let timer)? = first else { return nil }
            start(timer, arguments)
        case ("CADisplayLink", "add"): start(instance, arguments)
        case ("CADisplayLink", "remove"): try app.takeFromRunLoop(instance)
        case (_, "addTarget") where UIKitName.sendsAction(type):
            guard let action = app.world.targetAction(arguments) else { return nil }
            app.world.code.instances[instance].actions.add(action)
        case (_, "removeTarget") where UIKitName.sendsAction(type):
            app.world.code.instances[instance].actions.remove(arguments)
        case ("UIApplication", "sendAction"):
            guard case .symbol(let method)? = first, let target = arguments["to"] else { return nil }
            try app.sendAction(
                TargetAction(target: target, method: method), from: arguments["from"] ?? .nothing)
            return .bool(true)
        case (Interpreter.propertyAnimator, _): return try callPropertyAnimator(name, of: instance, arguments)
        case ("UIViewControllerContextTransitioning", _):
            return try callTransitionContext(name, of: instance, arguments)
        case ("UIViewControllerTransitionCoordinator", _):
            return try callCoordinator(name, of: instance, arguments)
        case ("NotificationCenter", _): return try callNotificationCenter(name, arguments)
        case ("Bundle", "loadNibNamed"):
            guard let nibName = first?.text else { return nil }
            return try loadNib(nibName, arguments["owner"] ?? .nothing)
        case ("UINib", "instantiate"):
            let nibName = app.world.code.instances[instance].properties["nibName"]?.value.text
            guard let nibName else { return nil }
            return try loadNib(nibName, arguments["withOwner"] ?? .nothing)
        case (_, "instantiateViewController"), (_, "instantiateInitialViewController"):
            return type.hasPrefix("UIStoryboard") ? try instantiate(name, from: instance, arguments) : nil
        case (Interpreter.weakTable, _): return outsideResult()
        case ("UISearchBar", "becomeFirstResponder"):
            app.world.code.occasions.insert("searching")
            return outsideResult()
        case (World.subscriptionClass, "store"):
            return store(subscription: instance, in: arguments["in"] ?? .nothing)
        case (World.subscriptionClass, "disposed"): return try dispose(name, instance, arguments)
        case _ where type == Interpreter.snapshot || app.world.code.isDiffable(instance):
            return try callDiffable(name, of: instance, type, arguments) ?? callHarmless(name, arguments)
        default: return callHarmless(name, arguments)
        }
        return .void
    }
}

extension Expression {
    /// The properties of a key path, which the reader has made a closure of; nil if it has other parts.
    fileprivate var keys: [String]? {
        switch self {
        case .name("$0"): []
        case .member(let base?, let key): base.keys.map { $0 + [key] }
        case .chained(let base), .unwrapped(let base): base.keys
        default: nil
        }
    }
}

extension UIKitName {
    /// Returns whether objects of a UIKit class call a closure when the user chooses them.
    static func callsHandler(_ name: String) -> Bool { name == "UIAlertAction" || name == "UIAction" }

    /// Indicates whether objects of one of UIKit's classes other than views send an action to a target, which
    /// they don't retain.
    static func sendsAction(_ name: String) -> Bool {
        name == "UIBarButtonItem" || name.hasSuffix("GestureRecognizer")
    }
}
