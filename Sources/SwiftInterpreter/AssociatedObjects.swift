// Objective-C's associated objects, by which extensions give objects what they could store in properties.

import Lifecycle

extension Interpreter {
    /// `objc_getAssociatedObject` and `objc_setAssociatedObject`. The key is the variable whose address is passed, as it is
    /// written.
    ///
    /// - Returns: Nil if it is none of these.
    mutating func callAssociated(_ name: String, _ arguments: [CallArgument]) throws(Interruption) -> Value? {
        let isSet = name == "objc_setAssociatedObject"
        guard isSet && arguments.count == 4 || name == "objc_getAssociatedObject" && arguments.count == 2,
            arguments[1].isInOut, let key = arguments[1].value.path
        else { return nil }
        let owner = try evaluate(arguments[0].value)
        let value = isSet ? try evaluate(arguments[2].value) : .nothing
        guard owner.isObject, app.world.isAlive(owner) else {
            markEscaped(value)
            return outsideResult()
        }
        guard isSet else {
            return try app.world.slot("associated " + key, of: owner).map { (slot) throws(Interruption) in
                try load(slot)
            }
                ?? .nothing
        }
        let isHeld = arguments[3].value.lastName != "OBJC_ASSOCIATION_ASSIGN"
        if isHeld { app.retain(value) }
        let old = app.world.setSlot(
            StoredValue(value, isHeld ? .strong : .unowned), "associated " + key, of: owner)
        if let old, old.reference == .strong { try app.release(old.value) }
        return .void
    }
}

extension Expression {
    /// The names of which it consists, such as `Keys.box`; nil if there is anything else in it.
    fileprivate var path: String? {
        switch self {
        case .current: "self"
        case .name(let name), .member(nil, let name): name
        case .member(let base?, let name): base.path.map { $0 + "." + name }
        default: nil
        }
    }

    /// The last of them.
    fileprivate var lastName: String? {
        switch self {
        case .name(let name), .member(_, let name): name
        default: nil
        }
    }
}
