import Lifecycle

extension Interpreter {
    /// Assigns an expression's value to what another one names.
    mutating func assign(
        _ value: Expression, to written: Expression, in activation: inout Activation
    ) throws(Interruption) {
        let target: Expression
        if isToFix(written) {
            guard let fixed = try fixed(written, in: &activation) else { return }
            target = fixed
        } else {
            target = written
        }
        switch target {
        case .name(let name):
            let new = try evaluate(value, in: &activation)
            if try assign(new, to: name, in: &activation) { return }
            let receiver = try current(in: &activation)
            let isMember = receiver != .unknown && receiver != .nothing && app.world.hasMember(name, receiver)
            if !isMember, try assignGlobal(new, to: name) { return }
            guard receiver != .unknown else {
                markEscaped(new)
                return app.skipUnknown("\(name) = …", .assignment)
            }
            if try assign(name, of: receiver, at: .current, new, in: &activation) { return }
            try assign(new, to: name, of: receiver, within: activation)
        case .current:
            let new = try evaluate(value, in: &activation)
            if try assign(new, to: "self", in: &activation) { return }
            app.skipUnknown("self = …", .assignment)
        case .unwrapped(let inner): try assign(value, to: inner, in: &activation)
        case .chained(let inner):
            guard try link(inner, in: &activation) ?? .nothing != .nothing else { return }
            try assign(value, to: inner, in: &activation)
        case .call(.member(let base?, Function.subscriptName), let arguments)
        where arguments.isWithDefault:
            let new = try evaluate(value, in: &activation)
            try assign(new, toElement: arguments[0].value, of: base, in: &activation)
        case .call(.member(let base?, Function.subscriptName), let arguments):
            guard let receiver = try link(base, in: &activation) else { return }
            let index = try evaluate(arguments, in: &activation)
            try assign(
                try evaluate(value, in: &activation), toElement: index, of: receiver, at: base,
                in: &activation)
        case .element(let place, let index):
            let new = try evaluate(value, in: &activation)
            try assign(new, toElement: index, of: place, in: &activation)
        case .member(.parent, let name)
        where app.world.computedProperty(name, above: activation)?.0.setter != nil:
            try assignSuper(try evaluate(value, in: &activation), to: name, in: &activation)
        case .member(.parent, let name) where app.world.isOverridden(name, in: activation):
            let receiver = try current(in: &activation), new = try evaluate(value, in: &activation)
            try assignSuper(new, to: name, of: receiver)
        case .member(let base?, let name):
            guard let receiver = try link(base, in: &activation) else { return }
            if receiver == .nothing {
                guard try isFilledElsewhere(base, in: &activation) else {
                    throw trapUnlessUncertain(.foundNil(isImplicit: true), by: .unwrappingNilTraps)
                }
            }
            let new = try evaluate(value, in: &activation)
            guard receiver != .unknown, receiver != .nothing else {
                guard
                    !assignOutside(
                        new, to: name, of: receiver, isFromOutside: app.world.isRootedOutside(base))
                else { return }
                markEscaped(new)
                return app.skipUnknown(".\(name) = …", .assignment)
            }
            if try assign(name, of: receiver, at: base, new, in: &activation) { return }
            try assign(new, to: name, of: receiver, within: base == .current ? activation : nil)
        default:
            markEscaped(try evaluate(value, in: &activation))
            app.skipUnknown("… = …", .assignment)
            try mayHaveChanged(target, in: &activation)
        }
    }

    /// `object.frame.size.width = 3`: a part of a structure or tuple is assigned by assigning the whole.
    ///
    /// - Returns: False if the receiver is neither.
    private mutating func assign(
        _ name: String, of receiver: Value, at place: Expression, _ new: Value,
        in activation: inout Activation
    ) throws(Interruption) -> Bool {
        guard receiver.isStructure || receiver.isTuple else { return false }
        if app.world.computedProperty(name, of: receiver)?.0.setter != nil {
            app.execution.changedSelf = nil
            try assign(new, to: name, of: receiver)
            // A setter that changes the structure leaves another one behind.
            if let changed = app.execution.changedSelf, changed != receiver {
                try assign(.literal(changed), to: place, in: &activation)
            }
            return true
        }
        if let reference = app.world.slot(name, of: receiver)?.reference {
            try app.formReference(to: new, reference)
        }
        let new = try taken(new, byField: name, of: receiver)
        if try assignObserved(name, of: receiver, at: place, new, in: &activation) { return true }
        if let part = self.place(of: .member(place, name), in: activation) {
            try replace(at: part, with: new, in: &activation)
            return true
        }
        guard let changed = receiver.setting(name, to: new) else {
            if assignOutside(new, to: name, of: receiver) {
                try mayHaveChanged(place, in: &activation)
                return true
            }
            app.skipUnknown(".\(name) = …", .assignment)
            try mayHaveChanged(place, in: &activation)
            return true
        }
        try assign(.literal(changed), to: place, in: &activation)
        return true
    }
}
