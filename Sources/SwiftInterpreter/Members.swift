import Lifecycle

extension Interpreter {
    /// Reads a member of an object, structure or type.
    ///
    /// - Returns: Nil if nothing is known of such a member.
    mutating func read(_ name: String, of receiver: Value) throws(Interruption) -> Value? {
        countSearch(in: receiver)
        if let (computed, level) = app.world.computedProperty(name, of: receiver) {
            return try get(computed, of: receiver, level: level)
        }
        if let property = app.world.property(name, of: receiver) { return try read(property, of: receiver) }
        if let value = readElement(name, of: receiver) { return value }
        if case .type(let type) = receiver, let value = try readOwnStatic(name, of: type) { return value }
        if let value = try readUIKit(name, of: receiver) { return value }
        if case .type(let type) = receiver {
            return app.world.hasStaticMember(name, type) ? .method(receiver, name) : nil
        }
        let isMethod = app.world.levels(of: receiver).contains { level in
            app.world.members(of: level).functions.contains { $0.name == name }
        }
        return isMethod ? .method(receiver, name) : nil
    }

    private mutating func read(
        _ property: ControllerClass.Property, of receiver: Value
    ) throws(Interruption) -> Value {
        if !app.execution.readers.isEmpty, app.world.isObservable(receiver),
            !property.code.isObservationIgnored
        {
            app.track(property.name, of: receiver)
        }
        let held = app.world.slot(property.name, of: receiver)
        if held == nil, app.world.isStoredByUIKit(property, of: receiver) {
            return try readUIKit(property.name, of: receiver) ?? outsideResult()
        }
        if !property.code.isConstant || held == nil,
            app.world.code.uncertainty.includes(property.name, of: receiver, holding: held?.value ?? .nothing)
        {
            return skipped(property.name, .uncertain)
        }
        if held == nil, isWindowOfStoryboard(property, receiver) { return .window(Window.first) }
        if held?.value ?? .nothing == .nothing, mayBeFilledOutside(property, of: receiver) {
            return skipped(property.name, .uncertain)
        }
        if let slot = held {
            return try load(slot)
        }
        guard property.code.isLazy, let value = property.code.value else {
            if property.code.isOptional || property.code.isImplicitlyUnwrapped { return .nothing }
            // No initializer that is understood has set it, and it cannot be nil.
            return skipped(property.name, .injected)
        }
        let level = app.world.level(declaring: property.name, of: receiver)
        let made = try evaluate(
            first: value, at: property.code.location,
            in: Activation(receiver: receiver, level: level ?? app.world.levels(of: receiver).first))
        try store(made, in: property, of: receiver)
        return made
    }

    /// Assigns a member of an object.
    ///
    /// - Parameters:
    ///   - value: The new value.
    ///   - name: The member's name.
    ///   - receiver: The object.
    ///   - activation: The code that assigns it to `self`: in initializers of its class, and in its own observer, a property
    ///     is not observed.
    /// - Throws: The end of the app, if a setter or an observer ends it.
    mutating func assign(
        _ value: Value, to name: String, of receiver: Value, within activation: Activation? = nil
    ) throws(Interruption) {
        countSearch(in: receiver)
        let observers = try tellObservers(of: name, receiver, within: activation)
        let old = observers.isEmpty ? nil : app.world.slot(name, of: receiver).map { app.keep($0.value) }
        try set(value, to: name, of: receiver, within: activation)
        for token in observers {
            try callKeyObserver(token, old, app.world.slot(name, of: receiver)?.value ?? value)
        }
    }

    private mutating func set(
        _ value: Value, to name: String, of receiver: Value, within activation: Activation?
    ) throws(Interruption) {
        if let (computed, level) = app.world.computedProperty(name, of: receiver),
            let setter = computed.setter
        {
            return try assign(value, to: name, of: receiver, by: setter, level: level, within: activation)
        }
        if case .type(let type) = receiver, try assignShared(value, to: name, of: type, within: activation) {
            return
        }
        guard let property = app.world.property(name, of: receiver) else {
            if UIKitName.requestsNotSimulated.contains(name) { skipNotSimulated(name) }
            if name.hasSuffix("elegate"), value.isObject, let type = app.world.foreignType(of: receiver) {
                skipNotSimulated("the delegate of \(type)")
            }
            if try assignKnown(value, to: name, of: receiver) { return }
            markEscaped(value)
            if UIKitName.containerMembers.contains(name) { app.world.code.uncertainty.mayHaveMoved = true }
            return app.skipUnknown(".\(name) = …", .assignment)
        }
        var value = value
        if app.world.willSet(property, of: receiver) != nil {
            value = try taken(value, by: property, of: receiver)
            try announce(value, to: property, of: receiver, within: activation)
        }
        let old: Value?
        if app.world.isStoredByUIKit(property, of: receiver) {
            old = try readUIKit(name, of: receiver) ?? outsideResult()
            _ = try assignKnown(value, to: name, of: receiver)
        } else {
            old = try app.world.slot(name, of: receiver).map { (slot) throws(Interruption) in try load(slot) }
            try store(value, in: property, of: receiver)
        }
        guard let observer = property.code.observer else { return }
        let level = app.world.level(declaring: name, of: receiver)
        if let activation, level == activation.initializes || name == activation.observes { return }
        try give("oldValue", old ?? .nothing, to: observer, of: name, receiver, level: level)
    }

    /// Assigns a member that the text does not declare, which is known from then on, or not.
    ///
    /// - Returns: False if that may do or mean something here.
    mutating func assignKnown(
        _ value: Value, to name: String, of receiver: Value
    ) throws(Interruption) -> Bool {
        if try assignUIKit(value, to: name, of: receiver) {
            let known = name == "frame" ? UIKitName.following(name) : [name]
            for name in known where value != .unknown {
                app.world.code.uncertainty.markKnown(name, of: receiver)
            }
            return true
        }
        if case .view = receiver { mayHaveChanged(name, of: receiver) }
        return assignOutside(value, to: name, of: receiver)
    }

    /// Reads a slot. A weak reference reads as nil once its object is gone.
    mutating func load(_ slot: StoredValue) throws(Interruption) -> Value {
        guard slot.reference != .strong else { return slot.value }
        if slot.reference == .weak {
            if app.world.readsWeakly(slot.value) { return slot.value }
            _ = app.applies(.weakReferenceBecomesNil)
            return .nothing
        }
        guard !app.world.isAlive(slot.value) else { return slot.value }
        throw trapUnlessUncertain(.readDestroyedObject(slot.value), by: .unownedReferenceTraps)
    }

    /// Stores a value: what was there before is let go after the new one is held.
    mutating func store(
        _ value: Value, in property: ControllerClass.Property, of receiver: Value
    ) throws(Interruption) {
        let value = try taken(value, by: property, of: receiver)
        app.cost.work += value.extent.sharing
        app.world.code.uncertainty.markKnown(property.name, of: receiver)
        try app.formReference(to: value, property.reference)
        if property.reference == .strong {
            app.recordRule(.strongReferenceKeepsAlive)
            app.retain(value)
        }
        if case .view(let view) = value { app.world.name(view, property.name) }
        let old = app.world.setSlot(StoredValue(value, property.reference), property.name, of: receiver)
        if let old, old.reference == .strong { try app.release(old.value) }
    }

    /// Gives the stored properties of a new object the values with which they begin.
    mutating func initializeProperties(of receiver: Value) throws(Interruption) {
        for level in app.world.levels(of: receiver) {
            for property in app.world.properties(of: level) {
                guard !property.code.isLazy, let value = property.code.value else { continue }
                var code = Activation(level: level)
                code.owner = receiver
                let mark = app.progress.temporaries.count
                let made = try evaluate(first: value, at: property.code.location, in: code)
                try store(made, in: property, of: receiver)
                try app.dropTemporaries(to: mark)
            }
        }
    }
}
