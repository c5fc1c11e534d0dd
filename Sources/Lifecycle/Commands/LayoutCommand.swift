/// Asking for layout.
package enum LayoutCommand: Hashable, Sendable {
    /// Calls `setNeedsLayout()`.
    case setNeedsLayout(View.ID)
    /// Calls `layoutIfNeeded()`.
    case layoutIfNeeded(View.ID)
    /// Calls `setNeedsUpdateConstraints()`.
    case setNeedsUpdateConstraints(View.ID)
    /// Calls `setNeedsDisplay()`.
    case setNeedsDisplay(View.ID)
    /// Activates a constraint.
    case constrain(LayoutConstraint)
    /// Deactivates all constraints that a view takes part in.
    case unconstrain(View.ID)

    var facts: CommandFacts {
        switch self {
        case .setNeedsLayout, .layoutIfNeeded, .setNeedsDisplay, .constrain: CommandFacts()
        case .setNeedsUpdateConstraints, .unconstrain: CommandFacts(existence: .constraintsExist)
        }
    }

    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .setNeedsLayout(let view): try app.callOverridable(.setNeedsLayout, on: view)
        case .layoutIfNeeded(let view): try app.layoutIfNeeded(view)
        case .setNeedsUpdateConstraints(let view): app.setNeedsUpdateConstraints(view)
        case .setNeedsDisplay(let view): try app.callOverridable(.setNeedsDisplay, on: view)
        case .constrain(let constraint): return try add(constraint, to: &app)
        case .unconstrain(let view):
            let concerned = app.world.activeConstraints.filter { id in
                app.world.constraints[id].anchors.contains { app.world.view(of: $0.item) == view }
            }
            guard !concerned.isEmpty else { return .ignored(.noConstraints(view)) }
            try app.deactivate(concerned)
        }
        return .done
    }

    private func add(_ constraint: LayoutConstraint, to app: inout Simulation) throws(Interruption) -> Outcome
    {
        var rules: [Rule] = [.constraintsExist]
        for anchor in constraint.anchors {
            switch anchor.item {
            case .view: break
            case .safeArea: rules.append(.safeAreaGuideExists)
            case .layoutMargins: rules.append(.layoutMarginsGuideExists)
            case .topLayoutGuide, .bottomLayoutGuide: rules.append(.layoutGuidesExist)
            }
        }
        for rule in rules {
            guard app.applies(rule) else { return .ignored(.unavailable(rule)) }
        }
        try app.activate([constraint])
        return .done
    }
}
