import Lifecycle

extension Interpreter {
    /// Indicates whether a call inside an extension's function to its own name means Apple's method. It does
    /// if nothing is known about the arguments, or if they are those that the function itself was given, since
    /// the function would otherwise call itself forever.
    mutating func meansApple(
        _ function: Function, at level: CodeLevel, of receiver: Value, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Bool {
        guard level.isOfApple(in: app.world), let frame = app.execution.frames.last, let code = frame.code,
            code == function.body.location, frame.receiver == receiver
        else { return false }
        if app.world.fits(of: arguments, to: function).contains(.open) { return true }
        for (parameter, value) in zip(function.parameters, function.bind(arguments) ?? []) {
            guard try value == evaluate(.name(parameter.name)) else { return false }
        }
        return !arguments.isEmpty
    }

    /// The type that code means by a name where it stands; `Self` is that of the object whose code it is.
    func named(_ name: String) -> String {
        guard name == "Self", let receiver = activation.receiver else {
            return distinct(name)
        }
        if let own = app.world.code.valueType(of: receiver) { return own.name }
        let type = if case .type(let type) = receiver { type } else { app.world.type(of: receiver) }
        return type.map { app.world.typeName($0) } ?? name
    }

    /// The file of the code that runs.
    var codeFile: String? { app.trace.location(app.recorder.currentPlace)?.file }

    /// The name by which the type is known here: one of several of a name has another one.
    ///
    /// - Parameters:
    ///   - name: The name as it is written.
    ///   - type: The type before it; nil if nothing stands before it.
    /// - Returns: The name by which the type is kept.
    func distinct(_ name: String, inside type: Value.TypeReference? = nil) -> String {
        let activation = type.map { Activation(level: app.world.levels(of: $0).first) } ?? activation
        if case .slot(let slot)? = activation.local(name), case .type(let type) = slot.value {
            return app.world.typeName(type)
        }
        let receiver = activation.codeReceiver(in: app.world)
        let name = app.world.innerMeaning(of: name, in: activation.level, of: receiver) ?? name
        guard app.world.code.namesakes[name] != nil else { return app.world.code.aliases[name] ?? name }
        return app.world.distinct(name, in: activation.level, file: codeFile)
    }
}
