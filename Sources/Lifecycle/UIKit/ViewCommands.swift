/// What a view is added to.
public enum ViewPlace: Hashable, Sendable {
    /// Another view.
    case view(View.ID)
    /// The view of a controller, which is loaded if need be.
    case root(of: Controller.ID)
    /// The window itself.
    case window
}

/// What code sets on a view.
public enum ViewProperty: Hashable, Sendable {
    /// `alpha`, from 0 to 1.
    case alpha(Double)
    /// `isHidden`
    case isHidden(Bool)
    /// `isUserInteractionEnabled`
    case isUserInteractionEnabled(Bool)
    /// `backgroundColor`
    case backgroundColor(View.Color?)
    /// `frame`, in the superview's coordinates.
    case frame(Rectangle)
    /// `autoresizingMask`
    case autoresizingMask(AutoresizingMask)
    /// `translatesAutoresizingMaskIntoConstraints`
    case translatesAutoresizingMaskIntoConstraints(Bool)
}

/// How code asks for layout.
public enum LayoutRequest: Hashable, Sendable {
    case setNeedsLayout, layoutIfNeeded, setNeedsUpdateConstraints
}

extension Simulation {
    /// Carries out what code does to views.
    mutating func changeViews(_ command: Command) throws(Interruption) -> Outcome {
        switch command {
        case .makeView(let name, let className, let frame, let place, let index):
            return try makeView(name, className, frame, in: place, at: index)
        case .removeSubview(let view):
            guard world.hasSuperview(view) else { return .ignored(.viewHasNoSuperview(view)) }
            try removeFromSuperview(view)
        case .bringToFront(let view):
            guard world.hasSuperview(view) else { return .ignored(.viewHasNoSuperview(view)) }
            try addSubview(view, to: world.views[view].superview)
        case .setView(let property, let view): set(property, of: view)
        case .layOut(let view, let request):
            switch request {
            case .setNeedsLayout: setNeedsLayout(view)
            case .layoutIfNeeded: try layoutIfNeeded(view)
            case .setNeedsUpdateConstraints:
                guard heeds(.constraintsExist) else { return .ignored(.unavailable(.constraintsExist)) }
                setNeedsUpdateConstraints(view)
            }
        case .constrain(let constraint): return try constrain(constraint)
        case .unconstrain(let view):
            guard heeds(.constraintsExist) else { return .ignored(.unavailable(.constraintsExist)) }
            let concerned = world.activeConstraints.filter { id in
                world.constraints[id].anchors.contains { world.view(of: $0.item) == view }
            }
            guard !concerned.isEmpty else { return .ignored(.noConstraints(view)) }
            deactivate(concerned)
        case .tap(let point): return try tap(point)
        case .tapView(let view):
            guard world.views[view].isInWindow else { return .ignored(.viewIsInNoWindow(view)) }
            return try tap(world.center(of: view))
        default: break
        }
        return .done
    }

    private mutating func makeView(
        _ name: String, _ className: String, _ frame: Rectangle, in place: ViewPlace, at index: Int?
    ) throws(Interruption) -> Outcome {
        guard world.view(named: name) == nil, world.controller(named: name) == nil else {
            return .ignored(.nameTaken(name))
        }
        let superview: View.ID?
        switch place {
        case .view(let view): superview = view
        case .window: superview = nil
        case .root(of: let controller):
            guard let view = try view(of: controller) else { return .ignored(.noView(controller)) }
            superview = view
        }
        world.namedViewClasses.insert(className)
        let view = try makeView(className, frame: frame, name: name)
        try insertSubview(view, into: superview, at: index ?? .max)
        return .done
    }

    private mutating func set(_ property: ViewProperty, of view: View.ID) {
        switch property {
        case .alpha(let alpha): world.views[view].alpha = min(1, max(0, alpha))
        case .isHidden(let isHidden): world.views[view].isHidden = isHidden
        case .isUserInteractionEnabled(let isEnabled): world.views[view].isUserInteractionEnabled = isEnabled
        case .backgroundColor(let color): world.views[view].backgroundColor = color
        case .frame(let frame): setFrame(frame, of: view)
        case .autoresizingMask(let mask): world.views[view].autoresizingMask = mask
        case .translatesAutoresizingMaskIntoConstraints(let translates):
            world.views[view].translatesAutoresizingMaskIntoConstraints = translates
        }
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
            guard heeds(rule) else { return .ignored(.unavailable(rule)) }
        }
        try activate([constraint])
        return .done
    }
}
