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
        case .setNeedsLayout, .layoutIfNeeded, .setNeedsDisplay, .constrain:
            CommandFacts(dependsOnNamesOnly: false)
        case .setNeedsUpdateConstraints, .unconstrain:
            CommandFacts(dependsOnNamesOnly: false, existence: .constraintsExist)
        }
    }
}

extension Simulation {
    mutating func perform(_ command: LayoutCommand) throws(Interruption) -> Outcome {
        switch command {
        case .setNeedsLayout(let view): try callOverridable(.setNeedsLayout, on: view)
        case .layoutIfNeeded(let view): try layoutIfNeeded(view)
        case .setNeedsUpdateConstraints(let view): setNeedsUpdateConstraints(view)
        case .setNeedsDisplay(let view): try callOverridable(.setNeedsDisplay, on: view)
        case .constrain(let constraint): return try constrain(constraint)
        case .unconstrain(let view):
            let concerned = world.activeConstraints.filter { id in
                world.constraints[id].anchors.contains { world.view(of: $0.item) == view }
            }
            guard !concerned.isEmpty else { return .ignored(.noConstraints(view)) }
            try deactivate(concerned)
        }
        return .done
    }

    private mutating func constrain(_ constraint: LayoutConstraint) throws(Interruption) -> Outcome {
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
            guard follows(rule) else { return .ignored(.unavailable(rule)) }
        }
        try activate([constraint])
        return .done
    }
}

extension Repertoire {
    static let layout = kinds(
        Command.layout,
        { now in
            now.views.flatMap {
                [
                    .setNeedsLayout($0), .layoutIfNeeded($0), .setNeedsUpdateConstraints($0),
                    .setNeedsDisplay($0),
                ]
            }
        },
        \.constraints, { $0.views.map { .unconstrain($0) } })

    private var constraints: [LayoutCommand] {
        views.flatMap { view -> [LayoutCommand] in
            let width = LayoutConstraint(.init(.view(view), .width), equalTo: nil, constant: 80)
            guard let superview = world.views[view].superview else { return [.constrain(width)] }
            let leading = LayoutConstraint(
                .init(.view(view), .leading), equalTo: .init(.view(superview), .leading), constant: 8)
            return [.constrain(width), .constrain(leading)]
        }
    }
}
