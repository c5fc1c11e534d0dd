import Lifecycle

/// `as?`, `as!` and `is`.
extension Interpreter {
    mutating func cast(
        _ value: Value, _ cast: Expression.Cast, _ type: String
    ) throws(Interruption) -> Value {
        guard cast != .plain, value != .unknown else { return value }
        // Of a closure the form is not known; code that asks for another one than it stored is not written.
        if value.closure != nil, type.contains("->"), cast != .test { return value }
        guard let fits = app.world.isInstance(value, of: type) else {
            guard cast != .forced else { return value }
            // Whoever gets it as the other type may keep it.
            if cast == .conditional { markEscaped(value) }
            return .unknown
        }
        switch cast {
        case .plain: return value
        case .test: return .bool(fits)
        case .conditional: return fits ? value : .nothing
        case .forced:
            if !fits, isStandIn(value) {
                app.skipUnknown("as! " + type, .injected)
                return .unknown
            }
            guard fits else { throw trapUnlessUncertain(.castFailed(value, to: type), by: .forcedCastTraps) }
            return value
        }
    }

    /// Indicates whether it stands where the app would have another one: a controller that a command put there, or the
    /// plain view of a controller that a nib would give another.
    private func isStandIn(_ value: Value) -> Bool {
        guard app.world.bundle.assumesNibs else { return false }
        return switch value {
        case .controller(let controller): app.world.controllers[controller].isHeld
        case .view(let view):
            app.world.views[view].origin != .code && app.world.views[view].className == "UIView"
        default: false
        }
    }
}
