import Lifecycle

extension Interpreter {
    /// Assigns an expression's value to what another one names.
    mutating func assign(_ value: Expression, to written: Expression) throws(Interruption) {
        let target: Expression
        if isToFix(written) {
            guard let fixed = try fixed(written) else { return }
            target = fixed
        } else {
            target = written
        }
        switch target {
        case .name(let name):
            let owner = activation.local(name) == nil ? object(.current) : nil
            let new = try evaluate(typed(value, by: name, of: owner))
            if try assign(new, to: name) { return }
            let receiver = try current()
            let isMember = receiver != .unknown && receiver != .nothing && app.world.hasMember(name, receiver)
            if !isMember, try assignShared(new, to: name, of: nil, within: nil) { return }
            guard receiver != .unknown else {
                markEscaped(new)
                return app.skipUnknown("\(name) = …", .assignment)
            }
            if try assign(name, of: receiver, at: .current, new) { return }
            try assign(new, to: name, of: receiver, within: activation)
        case .current:
            if try assign(try evaluate(value), to: "self") { return }
            app.skipUnknown("self = …", .assignment)
        case .unwrapped(let inner): try assign(value, to: inner)
        case .chained(let inner):
            guard try link(inner) ?? .nothing != .nothing else { return }
            try assign(value, to: inner)
        case .call(.member(let base?, Function.subscriptName), let arguments)
        where arguments.isWithDefault:
            try assign(try evaluate(value), toElement: arguments[0].value, of: base)
        case .call(.member(let base?, Function.subscriptName), let arguments):
            guard let receiver = try link(base) else { return }
            let index = try evaluate(arguments)
            try assign(try evaluate(value), toElement: index, of: receiver, at: base)
        case .element(let place, let index):
            try assign(try evaluate(value), toElement: index, of: place)
        case .member(.parent, let name)
        where app.world.computedProperty(name, above: activation)?.0.setter != nil:
            try assignSuper(try evaluate(value), to: name)
        case .member(.parent, let name) where app.world.isOverridden(name, in: activation):
            let receiver = try current(), new = try evaluate(value)
            _ = try assignKnown(new, to: name, of: receiver)
        case .member(let base?, let name):
            guard let receiver = try link(base) else { return }
            if receiver == .nothing {
                guard try isFilledElsewhere(base) else {
                    throw trapUnlessUncertain(.foundNil(isImplicit: true), by: .unwrappingNilTraps)
                }
            }
            let new = try evaluate(typed(value, by: name, of: receiver))
            guard receiver != .unknown, receiver != .nothing else {
                // What isn't known is another structure afterward, and not known either.
                if let whole = base.structure {
                    markEscaped(new)
                    return try assign(.literal(.unknown), to: whole)
                }
                guard
                    !assignOutside(
                        new, to: name, of: receiver, isFromOutside: app.world.isRootedOutside(base))
                else { return }
                markEscaped(new)
                return app.skipUnknown(".\(name) = …", .assignment)
            }
            if try assign(name, of: receiver, at: base, new) { return }
            try assign(new, to: name, of: receiver, within: base == .current ? activation : nil)
        default:
            markEscaped(try evaluate(value))
            app.skipUnknown("… = …", .assignment)
            try mayHaveChanged(target)
        }
    }

    /// `.init(…)` as the initializer of the type with which a property is declared.
    private func typed(_ value: Expression, by name: String, of owner: Value?) -> Expression {
        guard case .call(.member(nil, "init"), let arguments) = value, let owner,
            let type = app.world.property(name, of: owner)?.type.plainTypeName({ $0 }),
            type.first?.isUppercase == true, !type.contains(" ")
        else { return value }
        return .call(.name(type), arguments)
    }

    /// `object.frame.size.width = 3`: a part of a structure or tuple is assigned by assigning the whole.
    ///
    /// - Returns: False if the receiver is neither.
    private mutating func assign(
        _ name: String, of receiver: Value, at place: Expression, _ new: Value
    ) throws(Interruption) -> Bool {
        guard receiver.isStructure || receiver.isTuple else { return false }
        if app.world.computedProperty(name, of: receiver)?.0.setter != nil {
            app.execution.changedSelf = nil
            try assign(new, to: name, of: receiver)
            // A setter that changes the structure leaves another one behind.
            if let changed = app.execution.changedSelf, changed != receiver {
                try assign(.literal(changed), to: place)
            }
            return true
        }
        if let reference = app.world.slot(name, of: receiver)?.reference {
            try app.formReference(to: new, reference)
        }
        let new = try taken(new, byField: name, of: receiver)
        if try assignObserved(name, of: receiver, at: place, new) { return true }
        if let part = self.place(of: .member(place, name)) {
            try replace(at: part, with: new)
            return true
        }
        guard let changed = receiver.setting(name, to: new) else {
            if assignOutside(new, to: name, of: receiver) {
                try mayHaveChanged(place)
                return true
            }
            app.skipUnknown(".\(name) = …", .assignment)
            try mayHaveChanged(place)
            return true
        }
        try assign(.literal(changed), to: place)
        return true
    }
}

extension Expression {
    /// The property of UIKit's around it that is a structure, of which a part is assigned: `view.layoutMargins`.
    fileprivate var structure: Expression? {
        switch self {
        case .name(let name), .member(_, let name):
            if UIKitName.structures.contains(name) { return self }
            if case .member(let base?, _) = self { return base.structure }
            return nil
        case .chained(let inner), .unwrapped(let inner): return inner.structure
        default: return nil
        }
    }
}
