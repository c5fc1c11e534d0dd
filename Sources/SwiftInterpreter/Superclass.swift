import Lifecycle

extension Interpreter {
    /// `super.method()` with the arguments that came, as a worded override says it.
    mutating func callSuper() throws(Interruption) {
        guard let call = activation.override, let receiver = activation.receiver, let level = activation.level
        else { return }
        _ = try callNextImplementation(with: call, on: receiver, above: level)
    }

    /// `super.name(arguments)`
    mutating func callSuper(_ name: String, _ arguments: [PassedArgument]) throws(Interruption) -> Value {
        let receiver = try evaluate(.current)
        guard let level = activation.level, receiver != .unknown, receiver != .nothing else {
            return .unknown
        }
        if let call = activation.override, call.callback.isNamed(name, arguments) {
            if case .view(let view) = receiver, let frame = arguments["frame"]?.rectangle {
                app.setFrame(frame, of: view)
            }
            let passed = OverriddenCall(
                callback: call.callback, argument: call.callback.argument(arguments) ?? call.argument,
                entry: call.entry)
            return try callNextImplementation(with: passed, on: receiver, above: level)
        }
        if name == "init" { return try initialize(receiver, above: level, arguments) }
        if let (function, found) = app.world.function(name, of: receiver, arguments, below: level) {
            return try runFunction(function, on: receiver, level: found, arguments)
        }
        // UIKit's own method of the name, called from another one of the learner's.
        if let callback = Callback.allCases.first(where: { $0.isNamed(name, arguments) }) {
            let call = OverriddenCall(
                callback: callback, argument: callback.argument(arguments) ?? .none,
                entry: app.recorder.innermost ?? 0)
            return try callNextImplementation(with: call, on: receiver, above: level)
        }
        return try callUIKit(name, of: receiver, arguments) ?? .void
    }

    /// `super.name`, where a superclass of the learner's computes it.
    mutating func readSuper(_ name: String) throws(Interruption) -> Value {
        let receiver = try current()
        guard let (computed, level) = app.world.computedProperty(name, above: activation) else {
            guard case .instance(let object) = receiver else { return .unknown }
            return readForeign(name, of: object) ?? .unknown
        }
        return try get(computed, of: receiver, level: level)
    }

    /// `super.name = value`, where a superclass of the learner's has a setter.
    mutating func assignSuper(_ value: Value, to name: String) throws(Interruption) {
        let receiver = try current()
        guard let (computed, level) = app.world.computedProperty(name, above: activation),
            let setter = computed.setter
        else { return }
        try give("newValue", value, to: setter, of: name, receiver, level: level)
    }

    private mutating func callNextImplementation(
        with call: OverriddenCall, on receiver: Value, above level: CodeLevel
    ) throws(Interruption) -> Value {
        switch receiver {
        case .controller(let controller):
            return try app.runImplementation(
                of: call.callback, on: controller, from: app.world.superclass(of: level), call.argument,
                entry: call.entry)
        case .view:
            return try app.runImplementation(
                of: call.callback, on: receiver, above: level, call.argument, entry: call.entry)
        default: return .void
        }
    }
}

extension World {
    /// Returns the computed property of a class above the one whose code runs.
    func computedProperty(_ name: String, above activation: Activation) -> (ComputedProperty, CodeLevel)? {
        guard let level = activation.level, let receiver = activation.receiver else { return nil }
        return computedProperty(name, of: receiver, below: level)
    }

    /// Indicates whether the class whose code runs overrides a property of UIKit's with a computed property
    /// or observers.
    func isOverridden(_ name: String, in activation: Activation) -> Bool {
        guard let level = activation.level else { return false }
        if let receiver = activation.receiver, let property = property(name, of: receiver) {
            return isStoredByUIKit(property, of: receiver)
        }
        return members(of: level).computed.contains { $0.name == name }
    }

    fileprivate func superclass(of level: CodeLevel) -> ControllerClass.ID? {
        if case .controller(let classID) = level { classes[classID].superclass } else { nil }
    }
}

extension Callback {
    /// Returns the argument that calling code passes, as far as UIKit's own method needs it.
    func argument(_ arguments: [PassedArgument]) -> Argument? {
        let first = arguments.first?.value
        return switch self {
        case .hitTest, .pointInside: first?.point.map { .point($0) }
        case .addSubview: first?.view.map { .subview($0) }
        case .addConstraints: first?.constraints.map { .constraints($0) }
        case .initNibName where arguments["nibName"] == .nothing: .nibName(nil)
        case .initNibName: arguments["nibName"]?.text.map { .nibName($0) }
        default: nil
        }
    }

    /// Indicates whether a call with this name means the callback: by the name itself, and by the labels if
    /// several callbacks have the same name.
    func isNamed(_ name: String, _ arguments: [PassedArgument]) -> Bool {
        let parts = signature.split(separator: "(", maxSplits: 1)
        guard parts.first.map(String.init) == name else { return false }
        let labels = parts.count > 1 ? parts[1].dropLast().split(separator: ":").map(String.init) : []
        return labels == arguments.map { $0.label ?? "_" }
    }
}
