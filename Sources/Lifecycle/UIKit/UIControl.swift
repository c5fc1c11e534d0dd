extension Simulation {
    /// `UIControl.sendAction(_:to:for:)`: the target's method, with or without the sender.
    mutating func sendAction(of control: View.ID) throws(Interruption) {
        guard let action = world.views[control].action else { return }
        try send(action.method, to: action.target, from: .view(control))
    }
}

extension View {
    /// Whether it is a control: it keeps its touches and sends actions instead.
    var isControl: Bool { UIKitName.viewAncestry(of: baseClassName).contains("UIControl") }
}
