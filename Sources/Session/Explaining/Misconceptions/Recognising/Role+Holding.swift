import Lifecycle

extension Role {
    /// Roles about what holds a controller.
    enum Holding: String, RoleVocabulary {
        case released
        /// A variable holds it.
        case held
        /// A variable holds it, a timer, the block of an observer, or a property of another controller that it doesn't hold
        /// itself.
        case heldByOthers
        /// Had no parent before the commands, but its view was in another view; the window doesn't count.
        case wasAddedAsViewOnly
        case root
        /// A timer holds it, and no variable does.
        case heldByTimer
        /// The block of an observer holds it, and no variable does.
        case heldByNotificationCenter
        /// Holds another one that holds it, in a property or as a child.
        case inCircle
        /// A weak property of another controller refers to it.
        case weaklyReferenced

        func includes(_ wrong: WrongAnswer, _ controller: Controller.ID) -> Bool {
            let before = wrong.before
            switch self {
            case .released: return wrong.commands.contains { $0 == .references(.release(controller)) }
            case .held: return wrong.later(controller).isHeld
            case .heldByOthers:
                return wrong.later(controller).isHeld || Holding.heldByTimer.includes(wrong, controller)
                    || Holding.heldByNotificationCenter.includes(wrong, controller)
                    || !Holding.inCircle.includes(wrong, controller)
                        && before.controllers.identifiers.contains { other in
                            other != controller && wrong.later(other).isAlive
                                && before.targets(of: other, .strong).contains(controller)
                        }
            case .wasAddedAsViewOnly:
                guard let earlier = wrong.earlier(controller), earlier.parent == nil else { return false }
                return earlier.view.map { wrong.earlier($0).superview != nil } ?? false
            case .root: return before.isRoot(controller)
            case .heldByTimer:
                return wrong.isHeld(controller) { if case .timer = $0 { true } else { false } }
            case .heldByNotificationCenter:
                return wrong.isHeld(controller) { if case .notificationCenter = $0 { true } else { false } }
            case .inCircle:
                // It may be one that the commands make.
                return before.held(by: controller).contains { before.held(by: $0).contains(controller) }
            case .weaklyReferenced:
                return before.controllers.identifiers.contains {
                    before.targets(of: $0, .weak).contains(controller)
                }
            }
        }
    }

    /// Has a property in which a closure captures a controller in a way.
    static func captured(_ reference: ControllerClass.Property.Reference) -> Role {
        Role(weight: 3) { wrong, controller in
            wrong.earlier(controller)?.properties.values.contains { slot in
                guard case .closure(let closure) = slot.value else { return false }
                return wrong.before.closures[closure]?.captures.values.contains { $0.reference == reference }
                    ?? false
            } ?? false
        }
    }
}

extension WrongAnswer {
    /// Indicates whether a matching holder outside of all controllers holds a
    /// controller, and no variable does.
    fileprivate func isHeld(_ controller: Controller.ID, by fits: (Holder) -> Bool) -> Bool {
        guard later(controller).isAlive else { return false }
        let holders = world.holders(of: controller)
        return !holders.contains(.variable) && holders.contains(where: fits)
    }
}

extension EarlierWorld {
    /// The controllers that a controller holds.
    fileprivate func held(by controller: Controller.ID) -> [Controller.ID] {
        targets(of: controller, .strong) + (controllers[controller]?.children ?? [])
    }

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
