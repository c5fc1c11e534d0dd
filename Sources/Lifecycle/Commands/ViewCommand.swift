/// Changing the tree of views, and views.
package enum ViewCommand: Hashable, Sendable {
    /// Makes a view in code and adds it, in front or at a place from 0, the back.
    case make(name: String, of: String, frame: Rectangle, in: ViewPlace, at: Int?)
    /// Calls `removeFromSuperview()`.
    case remove(View.ID)
    /// Calls `bringSubviewToFront(_:)` on the superview.
    case bringToFront(View.ID)
    /// Sets a property of a view.
    case set(ViewProperty, of: View.ID)

    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .make(let name, let className, let frame, let place, let index):
            return try makeView(name, className, frame, in: place, at: index, app: &app)
        case .remove(let view):
            guard app.world.hasSuperview(view) else { return .ignored(.viewHasNoSuperview(view)) }
            try app.callOverridable(.removeFromSuperview, on: view)
            // A command's view is retained by its name, a nib's only by strong outlets.
            if app.world.views[view].isOutlet { try app.endIfUnreferenced(.view(view)) }
        case .bringToFront(let view):
            guard app.world.hasSuperview(view) else { return .ignored(.viewHasNoSuperview(view)) }
            try app.addSubview(
                view, to: app.world.views[view].superview,
                in: app.world.views[view].directWindow ?? Window.first)
        case .set(.contentOffset, let view) where !app.world.views[view].isScrollView:
            return .ignored(.isNoScrollView(view))
        case .set(let property, let view): property.set(on: view, in: &app)
        }
        return .done
    }

    private func makeView(
        _ name: String, _ className: String, _ frame: Rectangle, in place: ViewPlace, at index: Int?,
        app: inout Simulation
    ) throws(Interruption) -> Outcome {
        guard app.world.isFree(name) else { return .ignored(.nameTaken(name)) }
        let superview: View.ID?
        var window = Window.first
        switch place {
        case .view(let view): superview = view
        case .window(let named):
            superview = nil
            window = named
        case .root(of: let controller):
            guard let view = try app.view(of: controller) else { return .ignored(.noView(controller)) }
            superview = view
        }
        app.world.code.namedViewClasses.insert(className)
        let mark = app.progress.temporaries.count
        let view = try app.makeView(className, frame: frame, name: name)
        if let superview, index == nil {
            try app.callOverridable(.addSubview, on: superview, .subview(view))
        } else {
            try app.addSubview(view, to: superview, in: window, at: index ?? .max)
        }
        try app.dropTemporaries(to: mark)
        return .done
    }
}

/// The place where a view is added.
package enum ViewPlace: Hashable, Sendable {
    /// Another view.
    case view(View.ID)
    /// The view of a controller, which is loaded if need be.
    case root(of: Controller.ID)
    /// A window itself.
    case window(Window.ID)
}

/// A property that code sets on a view.
package enum ViewProperty: Hashable, Sendable {
    /// `alpha`, from 0 to 1.
    case alpha(Double)
    case isHidden(Bool)
    case isUserInteractionEnabled(Bool)
    case backgroundColor(View.Color?)
    /// `frame`, in the superview's coordinates.
    case frame(Rectangle)
    /// `bounds`: the part of its own coordinates that the view shows.
    case bounds(Rectangle)
    /// `contentOffset` of a scroll view.
    case contentOffset(Point)
    case autoresizingMask(AutoresizingMask)
    case translatesAutoresizingMaskIntoConstraints(Bool)

    fileprivate func set(on view: View.ID, in app: inout Simulation) {
        switch self {
        case .alpha(let alpha): app.world.views[view].alpha = min(1, max(0, alpha))
        case .isHidden(let isHidden): app.world.setHidden(isHidden, of: view)
        case .isUserInteractionEnabled(let isEnabled):
            app.world.views[view].isUserInteractionEnabled = isEnabled
        case .backgroundColor(let color): app.world.views[view].backgroundColor = color
        case .frame(let frame): app.setFrame(frame, of: view)
        case .bounds(let bounds): app.setBounds(bounds, of: view)
        case .contentOffset(let offset): app.setContentOffset(offset, of: view, animated: false)
        case .autoresizingMask(let mask): app.world.views[view].autoresizingMask = mask
        case .translatesAutoresizingMaskIntoConstraints(let translates):
            app.world.views[view].translatesAutoresizingMaskIntoConstraints = translates
        }
    }
}
