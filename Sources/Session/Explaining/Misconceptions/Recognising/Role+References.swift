import Lifecycle

/// Who holds whom.
extension Role {
    static let released = Role { wrong, controller in
        wrong.commands.contains { $0 == .references(.release(controller)) }
    }
    /// A variable holds it.
    static let held = Role { $0.later($1).isHeld }
    /// A variable holds it, or a property of another controller that it does not hold in turn.
    static let heldByOthers = Role { wrong, controller in
        held.includes(wrong, controller)
            || !inCircle.includes(wrong, controller)
                && wrong.before.controllers.identifiers.contains { other in
                    other != controller && wrong.later(other).isAlive
                        && wrong.before.targets(of: other, .strong).contains(controller)
                }
    }
    /// Had its view in another one before the commands, and no parent: the window alone is no other view.
    static let wasAddedAsViewOnly = Role { wrong, controller in
        guard let earlier = wrong.earlier(controller), earlier.parent == nil else { return false }
        return earlier.view.map { wrong.earlier($0).superview != nil } ?? false
    }
    static let root = Role { $0.before.isRoot($1) }
    /// A timer holds it, and no variable does.
    static let heldByTimer = Role { wrong, controller in
        wrong.isHeld(controller) { if case .timer = $0 { true } else { false } }
    }
    /// The block of an observer holds it, and no variable does.
    static let heldByNotificationCenter = Role { wrong, controller in
        wrong.isHeld(controller) { if case .notificationCenter = $0 { true } else { false } }
    }
    /// Holds another one that holds it.
    static let inCircle = Role { wrong, controller in
        // It may be one that the commands make.
        wrong.before.targets(of: controller, .strong).contains {
            wrong.before.targets(of: $0, .strong).contains(controller)
        }
    }
    /// Has a property in which a closure captures a controller in a way.
    static func capturedInProperty(_ reference: ControllerClass.Property.Reference) -> Role {
        Role(weight: 3) { wrong, controller in
            wrong.earlier(controller)?.properties.values.contains { slot in
                guard case .closure(let closure) = slot.value else { return false }
                return wrong.before.closures[closure]?.captures.values.contains { $0.reference == reference }
                    ?? false
            } ?? false
        }
    }
    /// A weak property of another controller refers to it.
    static let weaklyReferenced = Role { wrong, controller in
        wrong.before.controllers.identifiers.contains {
            wrong.before.targets(of: $0, .weak).contains(controller)
        }
    }
}

extension WrongAnswer {
    /// Whether a controller is held from outside of all controllers in a way, and by no variable.
    fileprivate func isHeld(_ controller: Controller.ID, by fits: (Holder) -> Bool) -> Bool {
        guard later(controller).isAlive else { return false }
        let holders = world.holders(of: controller)
        return !holders.contains(.variable) && holders.contains(where: fits)
    }
}

extension EarlierWorld {
    /// The controllers that a controller's properties refer to in a way.
    fileprivate func targets(
        of controller: Controller.ID, _ reference: ControllerClass.Property.Reference
    ) -> [Controller.ID] {
        guard let record = controllers[controller] else { return [] }
        return record.properties.values.compactMap { slot in
            if slot.reference == reference, case .controller(let target) = slot.value { target } else { nil }
        }
    }
}
