import Lifecycle

extension Interpreter {
    /// The methods after which a publisher sends what it has.
    private static let subscribers: Set<String> = ["assign", "bind", "drive", "emit", "sink", "subscribe"]

    /// Indicates whether an object sends nothing to those who subscribe before its `send` or `onNext`.
    private func sendsOnlyLater(_ publisher: Value) -> Bool {
        ["NotificationCenter", "PassthroughSubject", "PublishRelay", "PublishSubject"]
            .contains(app.world.code.foreignClass(of: publisher))
    }

    /// A method of RxSwift's, Combine's and their like that holds closures until what it gives is disposed of.
    ///
    /// - Returns: Nil if it is none.
    mutating func subscribe(
        _ name: String, to receiver: Value, _ arguments: [PassedArgument]
    ) -> Value? {
        guard app.world.code.importsReactiveLibrary,
            isSubscription(receiver) && name != "disposed" && name != "store"
                || UIKitName.subscribing.contains(name)
                    && !app.world.code.textMembers.ownFunctions.contains(name)
                || UIKitName.subscribing.contains(name) && receiver == .unknown
                    && isHarmless(function: name, taking: arguments)
                || UIKitName.transforming.contains(name) && receiver == .unknown
                    && arguments.contains(where: { $0.value.closure != nil })
        else { return nil }
        switch receiver {
        case .unknown, .instance, .view, .controller, .symbol: break
        case .type(let type): if app.world.isOfText(type) { return nil }
        default: return nil
        }
        if case .instance = receiver {
            app.world.code.keyObservers[KeyObserver(subscribing: receiver, to: "send")] = 1
        }
        if Interpreter.subscribers.contains(name), !sendsOnlyLater(receiver) {
            skipNotSimulated("what publishers send")
        }
        if name == "publisher", case .symbol(let notification)? = arguments["for"] {
            app.world.code.keyObservers[KeyObserver(subscribing: receiver, to: notification)] = 1
        }
        // What RxSwift hands to the closures is held weakly.
        let isWeak = Interpreter.subscribers.contains(name)
        let arguments = arguments.filter { !isWeak || $0.label != "with" }
        var held: [String: StoredValue] = [:]
        for (index, argument) in arguments.enumerated() {
            // The object to which Combine's `assign(to:on:)` assigns is held by the subscription alone.
            let isHeld = argument.value.closure != nil || name == "assign" && argument.label == "on"
            if !isHeld { markEscaped(argument.value) }
            held[argument.label ?? "\(index)"] = StoredValue(argument.value)
        }
        if isSubscription(receiver) { held["source"] = StoredValue(receiver) }
        let completes = completes(name, receiver)
        if completes { held[World.completion] = StoredValue(.bool(true)) }
        // Combine ends what nobody keeps; with others the source goes on to hold it.
        if completes || !["sink", "assign"].contains(name) { markEscaped(arguments) }
        for slot in held.values { app.retain(slot.value) }
        return app.keep(.instance(app.world.code.add(World.subscriptionClass, held)))
    }

    /// Indicates whether the stream soon completes by itself and releases its closures; when it does is
    /// unknown.
    private func completes(_ name: String, _ receiver: Value) -> Bool {
        guard !UIKitName.joining.contains(name) else { return false }
        if UIKitName.completing.contains(name) { return true }
        guard case .instance(let instance) = receiver else {
            return receiver == .unknown && app.execution.sourceMayEnd
        }
        return app.world.code.foreignClass(of: receiver).map { UIKitName.completing.contains($0) } == true
            || app.world.code.instances[instance].properties[World.completion] != nil
    }

    /// Indicates whether a stream known only by the expression that creates it may complete by itself. The
    /// result of calling outside code, such as a request, may, unless the call's name says otherwise; a
    /// property's stream doesn't.
    func mayEnd(_ source: Expression) -> Bool {
        guard app.world.code.importsReactiveLibrary else { return false }
        switch source {
        case .chained(let inner), .unwrapped(let inner), .attempted(let inner, _):
            return mayEnd(inner)
        case .name(let name): return activation.local(name) != nil
        case .call(.name(let name), _): return name.first?.isUppercase == false
        case .call(.member(let inner, let name), _):
            if UIKitName.completing.contains(name) { return true }
            if UIKitName.joining.contains(name) || UIKitName.endless.contains(name) { return false }
            guard let inner, UIKitName.subscribing.contains(name) || UIKitName.transforming.contains(name)
            else {
                return true
            }
            return mayEnd(inner)
        default: return false
        }
    }

    private func isSubscription(_ value: Value) -> Bool {
        app.world.code.foreignClass(of: value) == World.subscriptionClass
    }

    /// `subscription.store(in: &subscriptions)`: the set or array that is given holds it.
    ///
    /// - Returns: Nil if it is neither.
    mutating func store(subscription: Instance.ID, in held: Value) -> Value? {
        let token = Value.instance(subscription)
        switch held {
        case .dictionary(var set):
            _ = set.set(.void, under: token)
            app.execution.changedArguments = [.dictionary(set)]
        case .array(let array):
            app.execution.changedArguments = [.list(array.elements + [token])]
        default: return nil
        }
        return .void
    }

    /// `subscription.disposed(by: bag)`: from now on only the bag holds it.
    ///
    /// - Returns: Nil if the receiver is no subscription.
    mutating func dispose(
        _ name: String, _ subscription: Instance.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        guard name == "disposed", case .instance(let bag)? = arguments["by"] else { return nil }
        let properties = app.world.code.instances[subscription].properties
        for slot in properties.values where properties[World.completion] == nil {
            for object in slot.value.objects where app.world.code.escaped.remove(object) != nil {
                try app.release(object)
            }
        }
        let token = Value.instance(subscription)
        app.retain(token)
        app.world.code.instances[bag].properties["subscription \(subscription.ordinal)"] = StoredValue(token)
        return .void
    }
}
