/// Somebody who wants to hear of a notification.
struct NotificationObserver: Hashable, Sendable {
    /// The name of the notifications; `.nothing` for all names.
    let name: Value
    /// The object whose notifications are observed; `.nothing` for all objects.
    let sender: Value
    /// The block or method to call.
    let receiver: Receiver

    enum Receiver: Hashable, Sendable {
        /// A block, held by the center; the token takes it out.
        case block(Value, token: Instance.ID)
        /// An object and its method; the center does not hold the object.
        case method(Value, String)
    }

    /// The block that the center holds.
    var heldBlock: Value? { if case .block(let block, _) = receiver { block } else { nil } }
}

extension Simulation {
    package mutating func addObserver(_ arguments: [PassedArgument]) -> Value? {
        let wanted = arguments["forName"] ?? arguments["name"] ?? .nothing
        let sender = arguments["object"] ?? .nothing
        if wanted == .unknown {
            skipUnknown("observers of an unknown notification", .notSimulated)
        } else if case .symbol(let name) = wanted, name.hasSuffix("Notification"),
            !UncalledRow.knownNotifications.contains(name), !world.code.textMembers.has(name)
        {
            skipUnknown("observers of " + name, .notSimulated)
        }
        if let object = arguments.unlabeled(), case .symbol(let method)? = arguments["selector"] {
            recordRule(.centerHoldsObserverBlocks)
            world.code.observers.append(
                NotificationObserver(name: wanted, sender: sender, receiver: .method(object, method)))
            return .void
        }
        guard let block = arguments.closure("using"), case .closure = block else { return nil }
        // The center holds the block until the observer is removed.
        retain(block)
        recordRule(.centerHoldsObserverBlocks)
        let token = world.code.add("NSObjectProtocol")
        world.code.observers.append(
            NotificationObserver(name: wanted, sender: sender, receiver: .block(block, token: token)))
        return keep(.instance(token))
    }

    package mutating func removeObservers(
        _ observer: Value, of name: Value, from sender: Value
    ) throws(Interruption) {
        cost.work += world.code.observers.count
        func isMeant(_ candidate: NotificationObserver) -> Bool {
            guard name == .nothing || candidate.name == name else { return false }
            guard sender == .nothing || candidate.sender == sender else { return false }
            return switch candidate.receiver {
            case .block(_, let token): observer == .instance(token)
            case .method(let object, _): observer == object
            }
        }
        let removed = world.code.observers.filter(isMeant)
        world.code.observers.removeAll(where: isMeant)
        for block in removed.compactMap({ $0.heldBlock }) { try release(block) }
    }

    /// Tells those who want to hear of a notification, in the order in which they asked.
    package mutating func post(
        _ name: Value, from sender: Value, with info: Value = .nothing
    ) throws(Interruption) {
        cost.work += world.code.observers.count * (1 + name.extent.work)
        let told = world.code.observers.filter { observer in
            (observer.name == .nothing || observer.name == name)
                && (observer.sender == .nothing || observer.sender == sender)
        }
        if case .symbol(let text) = name,
            world.code.keyObservers.keys.contains(where: { $0.key == "$" + text })
        {
            note(
                .skipped("subscribers of " + text, .notSimulated), to: .application, by: .unknownCodeIsSkipped
            )
        }
        guard !told.isEmpty else { return }
        let properties = ["name": name, "object": sender, "userInfo": info].mapValues {
            StoredValue($0, .unowned)
        }
        let notification = keep(.instance(world.code.add("Notification", properties)))
        for observer in told {
            cost.work += world.code.observers.count
            guard world.code.observers.contains(observer) else { continue }
            switch observer.receiver {
            case .block(let block, _): try runAlone(.invoke(block, [PassedArgument(nil, notification)]))
            case .method(let object, let method):
                guard world.isAlive(object) else { continue }
                try send(method, to: object, from: notification)
            }
        }
    }

    /// `perform(_:with:)`: a method named by a selector, with or without the sender, or with an event behind it.
    package mutating func send(_ method: String, to target: Value, from sender: Value) throws(Interruption) {
        guard world.isAlive(target) else { return }
        let labels = world.actionMethod(method, of: target)?.parameters.map { $0.label } ?? []
        let arguments = zip(labels, [sender, .unknown]).map { PassedArgument($0, $1) }
        try runAlone(.call(method, of: target, arguments))
    }
}
