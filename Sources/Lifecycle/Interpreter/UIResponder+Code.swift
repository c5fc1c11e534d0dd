// `UIResponder.next`, as code reads it: the chain goes on behind the views with the window, its scene, the application
// and the delegate.

extension Simulation {
    /// Who is asked next when a responder does not handle something; `.nothing` at the end of the chain, nil for what is
    /// no responder.
    mutating func nextResponder(of value: Value) -> Value? {
        cite(.touchTravelsUpResponders)
        switch value {
        case .view(let view):
            if let controller = world.views[view].controller { return .controller(controller) }
            return responder(above: view)
        case .controller(let controller):
            if let presenter = world.controllers[controller].presenter { return .controller(presenter) }
            return world.controllers[controller].view.map(responder(above:)) ?? .nothing
        case .window: return .instance(shared(world.usesScenes ? "UIWindowScene" : "UIApplication"))
        case .instance(let instance):
            switch world.instances[instance].type {
            case .named("UIWindowScene"): return .instance(shared("UIApplication"))
            case .named("UIApplication"): return world.delegates.application ?? .nothing
            default: return world.delegates.application == value ? .nothing : nil
            }
        default: return nil
        }
    }

    private func responder(above view: View.ID) -> Value {
        let object = world.views[view]
        return object.superview.map { .view($0) } ?? (object.isWindowSubview ? .window : .nothing)
    }
}
