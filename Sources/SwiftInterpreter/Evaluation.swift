import Lifecycle

extension Interpreter {
    /// Returns the value of an expression.
    mutating func evaluate(_ expression: Expression) throws(Interruption) -> Value {
        try link(expression) ?? .nothing
    }

    /// Returns the value of an expression that may be a link of an optional chain; nil if the chain ended
    /// early.
    mutating func link(_ expression: Expression) throws(Interruption) -> Value? {
        if case .literal(let value) = expression { return value }
        try app.enterNesting()
        defer { app.execution.nesting -= 1 }
        switch expression {
        case .literal(let value): return value
        case .interpolation(let pieces): return try interpolate(pieces)
        case .array(let elements):
            var array = ArrayValue()
            for element in elements { array.append(try evaluate(element)) }
            return try made(.array(array))
        case .dictionary(let keys, let values):
            var dictionary = DictionaryValue()
            for (written, element) in zip(keys, values) {
                let key = try evaluate(written)
                _ = dictionary.set(try evaluate(element), under: key)
            }
            return try made(.dictionary(dictionary))
        case .tuple(let elements):
            // A tuple is kept as a case without a name: both hold values that may have labels.
            return try made(.element(ElementValue("", try evaluate(elements))))
        case .awaited(let inner): return try awaited(inner)
        case .attempted(let inner, let isForced):
            return try attempted(inner, isForced: isForced)
        case .name(let name): return try read(name)
        case .current: return try current()
        case .parent: return try current()
        case .member(.parent, let name) where activation.override?.callback.signature == name:
            return try callSuper(name, [])
        case .member(.parent, let name) where app.world.computedProperty(name, above: activation) != nil:
            return try readSuper(name)
        case .member(let base, let name): return try member(name, of: base)
        case .chained(let base):
            let value = try link(base)
            return value == .nothing ? nil : value
        case .unwrapped(let base):
            guard let value = try link(base) else { return nil }
            guard value != .nothing else {
                if try isFilledElsewhere(base) { return .unknown }
                throw trapUnlessUncertain(.foundNil(isImplicit: false), by: .unwrappingNilTraps)
            }
            return value
        case .element(let base, let index): return try element(of: base, at: index)
        case .call(let callee, let arguments): return try call(callee, arguments)
        case .closure(let closure): return try make(closure)
        case .cast(let value, let cast, let type):
            if let made = try instantiateFromStoryboard(value, cast, type) { return made }
            let object = try evaluate(value)
            if object == .nothing, cast == .forced {
                if type.hasSuffix("?") { return .nothing }
                if try isFilledElsewhere(value) { return .unknown }
            }
            return try self.cast(object, cast, type.plainTypeName { named($0) })
        case .prefix(let mark, let operand):
            return try prefix(mark, try evaluate(operand))
        case .infix(let left, let mark, let right): return try infix(left, mark, right)
        case .ternary(let condition, let then, let otherwise):
            switch try evaluate(condition) {
            case .bool(true): return try evaluate(then)
            case .bool(false): return try evaluate(otherwise)
            default:
                var names = CodeNames()
                names.add(then)
                names.add(otherwise)
                if try passesOver(names) { return .unknown }
                app.skipUnknown("… ? … : …", .condition)
                try markUnknown(names)
                return .unknown
            }
        case .unknown(let words):
            return skipped(words, .syntax)
        }
    }

    /// `"text \(value)"`
    private mutating func interpolate(_ pieces: [Expression]) throws(Interruption) -> Value {
        var text = ""
        for piece in pieces {
            text += try self.text(try evaluate(piece), piece)
            guard text.utf8.count <= ExhaustedResource.longestText else { throw app.exhausted(.text) }
        }
        return try made(.string(text))
    }

    /// `self`: a closure may hold it weakly, or have bound it anew.
    mutating func current() throws(Interruption) -> Value {
        if let local = activation.local("self") { return try load(slot(of: local)) }
        return activation.receiver ?? .unknown
    }

    private mutating func read(_ name: String) throws(Interruption) -> Value {
        if let local = activation.local(name) { return try load(slot(of: local)) }
        let receiver = try current()
        if receiver != .unknown, receiver != .nothing, let value = try read(name, of: receiver) {
            return value
        }
        app.cost.work += app.world.classes.count + app.world.code.objectClasses.count
        if let value = try readShared(name, of: nil) { return value }
        let type = distinct(specialized(name))
        if let value = app.world.global(type) { return value }
        if app.world.isUIKitMember(name, of: receiver) || app.world.code.importsLibrary && receiver.isObject {
            if case .view(let view) = receiver, UIKitName.layoutLibraries.contains(name) {
                app.world.markGeometryUnknown(view)
            }
            return outsideResult()
        }
        // Constants such as kCATransitionPush.
        if name.hasPrefix("k"), UIKitName.isOfApple(String(name.dropFirst())) { return outsideResult() }
        if !name.hasPrefix("$") { app.skipUnknown(name, .name) }
        return .unknown
    }

    private mutating func member(_ name: String, of base: Expression?) throws(Interruption) -> Value? {
        guard let base else {
            return name == "pi" && !app.world.code.isCase(name) ? .number(.pi) : .symbol(name)
        }
        guard let receiver = try link(base) else { return nil }
        switch receiver {
        case .unknown: break
        case .nothing:
            if try isFilledElsewhere(base) { return .unknown }
            if !app.world.code.extensions.isEmpty, let value = try read(name, of: receiver) { return value }
            throw trapUnlessUncertain(.foundNil(isImplicit: true), by: .unwrappingNilTraps)
        case .type where name == "init": return .method(receiver, name)
        case .type(let type):
            let inner = distinct(name, inside: type)
            if let value = try read(inner, of: receiver) { return value }
            // Most types have a capital; those of the text that have none are told by being there.
            if app.world.code.valueTypes[inner] != nil { return .type(.named(inner)) }
        case .window(Window.first) where name == "rootViewController" && isShownByStoryboard:
            return skipped(name, .injected)
        default:
            // Members of `super` are looked up above the class whose code this is.
            let value =
                base == .parent && app.world.isOverridden(name, in: activation)
                ? try readUIKit(name, of: receiver) : try read(name, of: receiver)
            if let value {
                if value == .nothing { app.execution.emptyObject = receiver }
                return value
            }
        }
        // A wrapper's projected value is Apple's or a library's.
        let wrapped = String(name.dropFirst())
        if name.hasPrefix("$"), app.world.property(wrapped, of: receiver) != nil {
            app.world.code.keyObservers[KeyObserver(subscribing: receiver, to: wrapped)] = 1
            return outsideResult()
        }
        if let value = readOutside(name, of: receiver) { return value }
        return skipped(".\(name)", .property)
    }

    private mutating func element(of base: Expression, at index: Expression) throws(Interruption) -> Value? {
        guard let values = try link(base) else { return nil }
        let position = try evaluate(index)
        if case .dictionary(let dictionary) = values {
            try app.charge(position.extent.reading)
            return position == .unknown ? .unknown : dictionary[position] ?? .nothing
        }
        if let (function, level) = app.world.function(
            Function.subscriptName, of: values, [PassedArgument(nil, position)])
        {
            return try runFunction(function, on: values, level: level, [PassedArgument(nil, position)])
        }
        if case .array(let elements) = values, let slice = elements.slice(position) { return try made(slice) }
        guard case .array(let elements) = values, case .integer(let number) = position else {
            let isForeign = values.isObject && app.world.comesFromOutside(values)
            if values.isOutside || isForeign || position == .unknown || position.isRange {
                return outsideResult()
            }
            return skipped("[…]", .property)
        }
        guard elements.indices.contains(number) else {
            if isDrawn(base) { return skipped("[\(number)]", .nib) }
            if hasElementsElsewhere(base) { return skipped("[\(number)]", .injected) }
            throw trapUnlessUncertain(.indexOutOfRange, by: .indexOutOfRangeTraps)
        }
        return elements[number]
    }

    /// `await`: a function of the text that runs on the main actor goes on at once. How long other code takes nobody knows:
    /// what stands behind it runs as if it took no time, and that is told.
    private mutating func awaited(_ inner: Expression) throws(Interruption) -> Value {
        let unknowns = app.execution.unknowns
        let value = try evaluate(inner)
        guard app.execution.unknowns > unknowns else { return value }
        app.skipUnknown("await …", .assumption)
        becomeUncertain()
        return value
    }

    /// `try?` and `try!`
    private mutating func attempted(_ inner: Expression, isForced: Bool) throws(Interruption) -> Value {
        do throws(Interruption) {
            return try evaluate(inner)
        } catch {
            guard case .thrown(let thrown) = error else { throw error }
            guard isForced else { return .nothing }
            let text = try self.text(thrown)
            throw trapUnlessUncertain(
                .fatal("'try!' expression unexpectedly raised an error: \(text)"), by: .fatalCallTraps)
        }
    }
}
