/// Somebody who wants to hear of a notification.
struct NotificationObserver: Hashable, Sendable {
    /// The name of the notifications; `.nothing` for all names.
    let name: Value
    /// The object whose notifications are observed; `.nothing` for all objects.
    let sender: Value
    /// The block or method to call.
    let receiver: Receiver

    enum Receiver: Hashable, Sendable {
        /// A block, held by the centre; the token takes it out.
        case block(Value, token: Instance.ID)
        /// An object and its method; the centre does not hold the object.
        case method(Value, String)
    }

    /// The block that the centre holds.
    var heldBlock: Value? { if case .block(let block, _) = receiver { block } else { nil } }
}

extension Interpreter {
    /// A method of NotificationCenter.
    ///
    /// - Returns: Nil if nothing is known of it.
    mutating func callNotificationCenter(
        _ name: String, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        switch name {
        case "addObserver": return addObserver(arguments)
        case "removeObserver":
            guard let observer = arguments.unlabeled() else { return nil }
            let sender = arguments["object"] ?? .nothing
            guard sender != .unknown else { return nil }
            try removeObservers(observer, of: arguments["name"] ?? .nothing, from: sender)
            return .void
        case "post":
            if case .structure? = arguments.unlabeled() { return nil }
            guard let posted = arguments["name"], posted != .unknown else { return nil }
            try post(posted, from: arguments["object"] ?? .nothing)
            return .void
        default: return nil
        }
    }

    private mutating func addObserver(_ arguments: [PassedArgument]) -> Value? {
        let wanted = arguments["forName"] ?? arguments["name"] ?? .nothing
        let sender = arguments["object"] ?? .nothing
        if let object = arguments.unlabeled(), case .symbol(let method)? = arguments["selector"] {
            app.recordRule(.centerHoldsObserverBlocks)
            app.world.code.observers.append(
                NotificationObserver(name: wanted, sender: sender, receiver: .method(object, method)))
            return .void
        }
        guard let block = arguments.closure("using"), case .closure = block else { return nil }
        // The centre holds the block until the observer is removed.
        app.retain(block)
        app.recordRule(.centerHoldsObserverBlocks)
        let token = app.world.code.add("NSObjectProtocol")
        app.world.code.observers.append(
            NotificationObserver(name: wanted, sender: sender, receiver: .block(block, token: token)))
        return app.keep(.instance(token))
    }

    private mutating func removeObservers(
        _ observer: Value, of name: Value, from sender: Value
    ) throws(Interruption) {
        app.cost.work += app.world.code.observers.count
        func isMeant(_ candidate: NotificationObserver) -> Bool {
            guard name == .nothing || candidate.name == name else { return false }
            guard sender == .nothing || candidate.sender == sender else { return false }
            return switch candidate.receiver {
            case .block(_, let token): observer == .instance(token)
            case .method(let object, _): observer == object
            }
        }
        let removed = app.world.code.observers.filter(isMeant)
        app.world.code.observers.removeAll(where: isMeant)
        for block in removed.compactMap({ $0.heldBlock }) { try app.release(block) }
    }

    /// Tells those who want to hear of a notification, in the order in which they asked.
    mutating func post(_ name: Value, from sender: Value) throws(Interruption) {
        app.cost.work += app.world.code.observers.count * (1 + name.extent.work)
        let told = app.world.code.observers.filter { observer in
            (observer.name == .nothing || observer.name == name)
                && (observer.sender == .nothing || observer.sender == sender)
        }
        guard !told.isEmpty else { return }
        let properties = ["name": StoredValue(name, .unowned), "object": StoredValue(sender, .unowned)]
        let notification = app.keep(.instance(app.world.code.add("Notification", properties)))
        for observer in told {
            app.cost.work += app.world.code.observers.count
            guard app.world.code.observers.contains(observer) else { continue }
            switch observer.receiver {
            case .block(let block, _): try invoke(block, [PassedArgument(nil, notification)])
            case .method(let object, let method):
                guard app.world.isAlive(object) else { continue }
                try send(method, to: object, from: notification)
            }
        }
    }

    /// `perform(_:with:)`: a method named by a selector, with or without the sender, or with an event behind it.
    mutating func send(_ method: String, to target: Value, from sender: Value) throws(Interruption) {
        guard app.world.isAlive(target) else { return }
        let labels = app.world.actionMethod(method, of: target)?.parameters.map { $0.label } ?? []
        let arguments = zip(labels, [sender, .unknown]).map { PassedArgument($0, $1) }
        _ = try call(method, of: target, arguments)
    }
}
