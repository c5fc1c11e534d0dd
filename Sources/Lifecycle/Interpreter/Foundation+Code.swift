// What of Dispatch, Foundation and Core Graphics takes part in the life of a controller: blocks that run later, timers
// and observers that hold closures, and structures.

extension Simulation {
    /// A static member, such as `DispatchQueue.main` or `CGRect.zero`.
    mutating func readStatic(_ name: String, of type: Value.TypeReference) -> Value? {
        switch (world.typeName(type), name) {
        case ("CGRect", "zero"): return .rectangle(.zero)
        case ("CGSize", "zero"): return .size(.zero)
        case ("CGPoint", "zero"): return .point(x: 0, y: 0)
        case ("UIEdgeInsets", "zero"): return .structure(StructureValue(Insets.zero))
        case ("CGAffineTransform", "identity"): return .structure(StructureValue(AffineTransform.identity))
        case ("CGFloat", "pi"), ("Double", "pi"): return .number(.pi)
        case ("UIApplication", "shared"): return .instance(shared("UIApplication"))
        case ("DispatchQueue", "main"): return .instance(shared("DispatchQueue.main"))
        case ("NotificationCenter", "default"): return .instance(shared("NotificationCenter"))
        case ("Bundle", "main"): return .instance(mainBundle())
        case ("UIScreen", "main"): return .instance(shared("UIScreen"))
        case ("UIApplication", "shared"): return .instance(shared("UIApplication"))
        case ("UIColor", _): return .symbol(name)
        case ("UIWindow", "Level"): return .type(.named("UIWindow.Level"))
        case (World.sheetClass, "Detent"): return .type(.named(World.sheetClass + ".Detent"))
        case ("UIWindow.Level", _): return Window.levels[name].map { _ in .symbol(name) }
        case ("Notification", "Name"), ("NSNotification", "Name"):
            return .type(.named("Notification.Name"))
        case ("Notification.Name", _): return .symbol(name)
        default: return name.hasSuffix("Notification") ? .symbol(name) : nil
        }
    }

    /// The one object that a static member gives every time.
    mutating func shared(_ name: String) -> Instance.ID {
        if let found = world.sharedInstances[name] { return found }
        let made = world.instances.append(Instance(type: .named(name), retainCount: 1))
        world.sharedInstances[name] = made
        return made
    }

    /// `Bundle.main`
    mutating func mainBundle() -> Instance.ID { shared("Bundle") }

    /// A static method, such as `UIView.animate(withDuration:animations:)`.
    mutating func callStatic(
        _ name: String, of type: Value.TypeReference, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        if let element = try callOwnStatic(name, of: type, arguments) { return element }
        switch (world.typeName(type), name) {
        case ("UIView", "transition") where arguments["from"] != nil:
            guard let old = arguments["from"]?.view, let new = arguments["to"]?.view else { return nil }
            try transition(from: old, to: new, showsAndHides: arguments.hasOption("showHideTransitionViews"))
            if let completion = arguments.closure("completion"), case .closure = completion {
                let duration = arguments["duration"]?.double.map { max(0, $0) } ?? RunLoop.duration
                runLater(completion, after: duration, passing: [PassedArgument(nil, .bool(true))])
            }
            return .void
        case ("UIView", "animate"), ("UIView", "transition"):
            if let animations = arguments.closure("animations") { try invoke(animations, []) }
            let trailing = arguments["animations"] == nil ? nil : arguments["{}"]
            if let completion = arguments["completion"] ?? trailing, case .closure = completion {
                var duration = RunLoop.duration
                if let seconds = (arguments["withDuration"] ?? arguments["duration"])?.double {
                    duration = max(0, seconds)
                }
                runLater(completion, after: duration, passing: [PassedArgument(nil, .bool(true))])
            }
            return .void
        case ("UIView", "animateKeyframes"):
            if let animations = arguments["animations"] ?? arguments["{}"] { try invoke(animations, []) }
            let trailing = arguments["animations"] == nil ? nil : arguments["{}"]
            if let completion = arguments["completion"] ?? trailing, case .closure = completion {
                let duration = arguments["withDuration"]?.double.map { max(0, $0) } ?? RunLoop.duration
                runLater(completion, after: duration, passing: [PassedArgument(nil, .bool(true))])
            }
            return .void
        case ("UIView", "addKeyframe"):
            if let animations = arguments.closure("animations") { try invoke(animations, []) }
            return .void
        case ("UIView", "performWithoutAnimation"):
            if let actions = arguments.closure("") ?? arguments.unlabeled() { try invoke(actions, []) }
            return .void
        case ("MainActor", "run"):
            guard let actions = arguments.closure("body") else { return nil }
            return try invoke(actions, [])
        case ("Task", "detached"):
            return arguments.closure("operation").map {
                runLater($0, after: nil, passing: [], isOffMainThread: true)
            }
        case ("DispatchQueue", "global"): return .instance(shared("DispatchQueue"))
        case ("NSLayoutConstraint", "activate"):
            guard case .array(let values)? = arguments.unlabeled() else { return nil }
            try activate(values.elements.constraints)
            return .void
        case ("NSLayoutConstraint", "deactivate"):
            guard case .array(let values)? = arguments.unlabeled() else { return nil }
            try deactivate(values.elements.constraints)
            return .void
        case ("Notification", "Name"), ("NSNotification", "Name"): return arguments.unlabeled()
        case ("UIWindow", "Level"): return arguments["rawValue"] ?? arguments.unlabeled()
        case (World.sheetClass + ".Detent", _):
            return arguments.isEmpty ? .symbol(name) : try made(.element(ElementValue(name, arguments)))
        case ("Timer", "scheduledTimer"): return schedule(timer: arguments)
        case (let type, _) where UIKitName.plainTypesOfApple.contains(type) || name == "appearance":
            return makeInert(type, arguments)
        default: return nil
        }
    }

    /// A function of the standard library or an initialiser of a structure.
    ///
    /// - Returns: Nil if nothing is known of the name.
    mutating func callGlobal(_ name: String, _ arguments: [PassedArgument]) throws(Interruption) -> Value? {
        let first = arguments.unlabeled()
        func number(_ label: String) -> Double? { arguments[label]?.double }
        switch name {
        case "NSLocalizedString": return first
        case "Notification.Name": return first
        case "fatalError", "preconditionFailure":
            let message: String = if case .string(let text)? = first { text } else { "" }
            throw mishap(.fatal(message), by: .fatalCallTraps)
        case "type":
            guard let value = arguments["of"] else { return nil }
            return world.type(of: value).map { .type($0) } ?? outsideResult()
        case "CGRect":
            if let x = number("x"), let y = number("y"), let width = number("width"),
                let height = number("height")
            {
                return .rectangle(Rectangle(x: x, y: y, size: Size(width: width, height: height)))
            }
            guard arguments.isEmpty else { return .unknown }
            return .rectangle(.zero)
        case "CGSize":
            guard let width = number("width"), let height = number("height") else { return .unknown }
            return .size(Size(width: width, height: height))
        case "CGPoint":
            guard let x = number("x"), let y = number("y") else { return .unknown }
            return .point(x: x, y: y)
        case "UIEdgeInsets", "CGAffineTransform": return makeStructure(name, arguments)
        case "CGFloat", "Double", "Float": return first?.double.map { .number($0) } ?? .unknown
        case "Int":
            guard let number = first?.double, number.magnitude < 1e15 else { return .unknown }
            return .integer(Int(number))
        case "String":
            if arguments["repeating"] != nil { return try repeated(arguments) }
            guard let value = arguments["describing"] ?? first else { return .string("") }
            return try made(.string(try text(value, .literal(value))))
        case "Array" where arguments.isEmpty: return .array([])
        case "Dictionary" where arguments.isEmpty: return .dictionary(DictionaryValue())
        // A set is kept as the keys of a dictionary: neither has an order.
        case "Set" where arguments.isEmpty: return .dictionary(DictionaryValue())
        case "Set", "Array":
            guard case .array(let values)? = first else {
                if name == "Array", let value = arguments["repeating"],
                    case .integer(let count)? = arguments["count"], count >= 0
                {
                    guard count <= Excess.mostElements else { throw exhausted(.elements) }
                    return try made(.array(ArrayValue(Array(repeating: value, count: count))))
                }
                return nil
            }
            guard name == "Set" else { return .array(values) }
            var set = DictionaryValue()
            for value in values { _ = set.set(.void, under: value) }
            return try made(.dictionary(set))
        case "stride":
            guard case .integer(let start)? = arguments["from"], case .integer(let step)? = arguments["by"],
                case .integer(let end)? = arguments["to"] ?? arguments["through"], step != 0
            else { return nil }
            guard (end - start) / step <= Excess.mostElements else { throw exhausted(.elements) }
            let isClosed = arguments["through"] != nil
            let numbers =
                isClosed
                ? Array(Swift.stride(from: start, through: end, by: step))
                : Array(Swift.stride(from: start, to: end, by: step))
            return try made(.array(ArrayValue(numbers.map { .integer($0) })))
        case "zip":
            guard case .array(let one)? = first, case .array(let other)? = arguments.unlabeled(1) else {
                return nil
            }
            return try made(
                .array(
                    ArrayValue(
                        Swift.zip(one, other).map { pair in
                            .element(
                                ElementValue("", [PassedArgument(nil, pair.0), PassedArgument(nil, pair.1)]))
                        })))
        case "Task": return arguments.closure("").map { runLater($0, after: nil, passing: []) }
        case "min", "max":
            guard let a = first, let b = arguments.unlabeled(1), let x = a.double, let y = b.double else {
                return nil
            }
            return (x < y) == (name == "min") ? a : b
        case "swap":
            guard let one = first, let other = arguments.unlabeled(1) else { return nil }
            running.changedArguments = [other, one]
            return .void
        case "precondition":
            guard case .bool(false)? = first else { return .void }
            throw mishap(.fatal(""), by: .fatalCallTraps)
        case "assert", "assertionFailure": return .void
        case "floor": return first?.double.map { .number($0.rounded(.down)) }
        case "ceil": return first?.double.map { .number($0.rounded(.up)) }
        case "round": return first?.double.map { .number($0.rounded()) }
        case "sqrt": return first?.double.map { .number($0.squareRoot()) }
        case "abs": return first?.double.map { .number($0.magnitude) }
        default: return nil
        }
    }

    /// `String(repeating:count:)`
    private mutating func repeated(_ arguments: [PassedArgument]) throws(Interruption) -> Value {
        guard case .string(let text)? = arguments["repeating"],
            case .integer(let count)? = arguments["count"],
            count >= 0
        else { return .unknown }
        let (bytes, overflow) = text.utf8.count.multipliedReportingOverflow(by: count)
        guard !overflow, bytes <= Excess.longestText else { throw exhausted(.text) }
        return try made(.string(text.isEmpty ? "" : String(repeating: text, count: count)))
    }

    /// An object of a class of Apple's that is neither a controller nor a view.
    mutating func makeForeign(_ name: String, _ arguments: [PassedArgument]) throws(Interruption) -> Value {
        if !world.valueTypes(named: name).isEmpty {
            guard let type = world.valueTypes[name] ?? world.valueType(named: name),
                let made = try instantiate(type, arguments)
            else {
                escape(arguments)
                skipUnknown("\(name)(…)", .initializer)
                return .unknown
            }
            return keep(made)
        }
        if UIKitName.isControllerClass(name) {
            let classID = world.add(
                ControllerClass(name: name, superclass: World.viewControllerClass))
            escape(arguments.filter { $0.label != "rootViewController" })
            return try instantiate(.controller(classID), arguments)
        }
        if name == "UIWindow" { return try makeWindow(arguments) }
        if name == "UINib", let nibName = arguments["nibName"] {
            return keep(
                .instance(
                    world.instances.append(
                        Instance(type: .named(name), properties: ["nibName": StoredValue(nibName)]))))
        }
        return makeInert(name, arguments)
    }

    /// An object of a type of which only the name is known: it remembers what it is given, and does nothing.
    private mutating func makeInert(_ name: String, _ arguments: [PassedArgument]) -> Value {
        // What may come to nothing is not known; a condition on it tells.
        if UIKitName.failable.contains(name), !arguments.isEmpty {
            escape(arguments)
            return .unknown
        }
        if name == "NSLayoutConstraint" { leaveGeometryOpen(of: arguments) }
        var properties: [String: StoredValue] = [:]
        for argument in arguments {
            let isTarget = argument.label == "target" && UIKitName.knowsTargetWeakly(name)
            if !isTarget { escape(argument.value) }
            guard let label = argument.label, label != "{}", argument.value.isPlain else { continue }
            properties[label] = StoredValue(argument.value)
        }
        return keep(.instance(world.instances.append(Instance(type: .named(name), properties: properties))))
    }

    private mutating func loadNib(_ name: String, _ owner: Value) throws(Interruption) -> Value {
        if world.assumesNibs, world.nib(named: name) == nil {
            escape(owner)
            skipUnknown("the nib \(name)", .nib)
            return .unknown
        }
        return .array(ArrayValue(try instantiate(try nibInBundle(name), owner: owner)))
    }

    mutating func readForeign(_ name: String, of instance: Instance.ID) -> Value? {
        if case .named("UIScreen") = world.instances[instance].type {
            switch name {
            case "bounds":
                _ = follows(.screenStaysUpright)
                return .rectangle(world.screenBounds)
            case "applicationFrame": return .rectangle(world.frameOnScreen(world.applicationFrame))
            default: break
            }
        }
        if case .named("UIApplication") = world.instances[instance].type,
            let value = readApplication(name)
        {
            return value
        }
        return world.instances[instance].properties[name]?.value
    }

    mutating func callForeign(
        _ name: String, of instance: Instance.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        switch (world.typeName(world.instances[instance].type), name) {
        case ("DispatchQueue.main", "async"):
            return arguments.closure("execute").map { runLater($0, after: nil, passing: []) }
        case ("DispatchQueue.main", "asyncAfter"):
            let delay = arguments["deadline"]?.double ?? 0
            return arguments.closure("execute").map { runLater($0, after: max(0, delay), passing: []) }
        case ("DispatchQueue", "async"), ("OperationQueue", "addOperation"):
            let block = arguments.closure("execute") ?? arguments.unlabeled()
            return block.map { runLater($0, after: nil, passing: [], isOffMainThread: true) }
        case ("DispatchQueue", "asyncAfter"):
            let delay = arguments["deadline"]?.double ?? 0
            return arguments.closure("execute").map {
                runLater($0, after: max(0, delay), passing: [], isOffMainThread: true)
            }
        case ("DispatchQueue", "sync"):
            // The thread waits, so the block runs in its place.
            guard let block = arguments.closure("execute") else { return nil }
            return try invoke(block, [])
        case (World.sheetClass, "animateChanges"):
            guard let changes = arguments.closure("") ?? arguments.unlabeled() else { return nil }
            return try invoke(changes, [])
        case (World.sheetClass, "invalidateDetents"):
            try sheetHasChanged(instance, "detents")
            return .void
        case ("Timer", "invalidate"):
            world.runLoop.timers.removeAll { $0.timer == instance }
            for held in ["block", "target"] {
                if let slot = world.instances[instance].properties.removeValue(forKey: held) {
                    try release(slot.value)
                }
            }
            return .void
        case ("UIViewControllerTransitionCoordinator", _):
            return try callCoordinator(name, of: instance, arguments)
        case ("NotificationCenter", _): return try callNotificationCenter(name, arguments)
        case ("Bundle", "loadNibNamed"):
            guard case .string(let nibName)? = arguments.unlabeled() else { return nil }
            return try loadNib(nibName, arguments["owner"] ?? .nothing)
        case ("UINib", "instantiate"):
            guard case .string(let nibName)? = world.instances[instance].properties["nibName"]?.value else {
                return nil
            }
            return try loadNib(nibName, arguments["withOwner"] ?? .nothing)
        case (let type, "instantiateViewController"), (let type, "instantiateInitialViewController"):
            guard type.hasPrefix("UIStoryboard") else { return nil }
            if let made = try instantiate(name, from: instance, arguments) { return made }
            return nil
        case (World.subscriptionClass, "disposed"): return try dispose(name, instance, arguments)
        default: return callHarmless(name, arguments)
        }
    }
}

extension World {
    func type(of value: Value) -> Value.TypeReference? {
        switch value {
        case .controller(let controller): .controller(controllers[controller].classID)
        case .view(let view): views[view].classID.map { .object($0) } ?? .view(views[view].className)
        case .instance(let instance): instances[instance].type
        default: nil
        }
    }
}

extension UIKitName {
    /// Types of Apple's whose objects only carry data, so that their factories make such objects and do nothing else.
    static let plainTypesOfApple: Set<String> = [
        "UIFont", "UIColor", "UIFontMetrics", "UIBezierPath", "NSAttributedString", "UIBlurEffect", "Date",
        "Locale", "UIContextualAction", "NSCollectionLayoutSize", "NSCollectionLayoutItem",
        "NSCollectionLayoutGroup", "NSCollectionLayoutDimension", "UIButton.Configuration", "DateFormatter",
        "NumberFormatter", "CATransform3D", "CIColor", "NSShadow",
    ]

    /// Whether the objects of a class of UIKit's do not keep the target alive that they are made with.
    static func knowsTargetWeakly(_ name: String) -> Bool {
        name == "UIBarButtonItem" || name.hasSuffix("GestureRecognizer")
    }
}
