// A touch from hit testing up the responder chain.

extension Simulation {
    /// A finger touches the screen and leaves it: hit testing, then the responder chain.
    ///
    /// - Returns: The view that was hit.
    mutating func tap(_ point: Point) throws(Interruption) -> Outcome {
        guard world.application == .active, let window = world.visibleWindows.last else {
            return .ignored(.appIsNotOnScreen)
        }
        if world.visibleWindows.count > 1 { recordRule(.frontWindowGetsTouches) }
        guard let hit = try frontmost(of: world.windows[window].subviews, at: point, otherwise: nil) else {
            return .returned(.view(nil))
        }
        let rule: Rule =
            world.views[hit].backgroundColor == .clear
            ? .clearColourCatchesTouches : .touchGoesToFrontmostView
        note(.change(.hitByTouch), to: .view(hit), by: rule)
        try sendTouch(.touchesBegan, upFrom: hit)
        world.code.occasions.insert("touching")
        world.code.touched.insert(.view(hit))
        if try recognizeTap(on: hit) {
            try cancelTouch(upFrom: hit)
        } else if try sendTouch(.touchesEnded, upFrom: hit) {
            try selectRow(touching: hit)
        }
        if world.views[hit].isAlive, world.views[hit].isTextInput {
            try run(.call("becomeFirstResponder", of: .view(hit), []))
        }
        try tapBesideSheet(hit)
        return .returned(.view(hit))
    }

    /// A recognizer has the touch: the first responder with code of its own for that hears of it.
    private mutating func cancelTouch(upFrom view: View.ID) throws(Interruption) {
        let event = [PassedArgument(nil, .unknown), PassedArgument("with", .unknown)]
        for object in world.responders(above: view).compactMap({ $0.object }) {
            if try ask("touchesCancelled", of: object, event) != nil { return }
        }
    }

    /// A touch goes up the responder chain until somebody keeps it.
    ///
    /// - Returns: Whether a list with rows is among those that got it.
    @discardableResult
    private mutating func sendTouch(
        _ callback: Callback, upFrom view: View.ID
    ) throws(Interruption) -> Bool {
        var reachesList = false
        for responder in world.responders(above: view) {
            switch responder {
            case .view(let view):
                guard world.views[view].isAlive else { return reachesList }
                if world.hasRows(view) { reachesList = true }
                let index = trace.count
                try send(callback, to: view, by: .touchTravelsUpResponders)
                guard !world.views[view].isControl else {
                    recordRule(.controlKeepsTouches)
                    guard !world.views[view].opensMenu else {
                        if callback == .touchesBegan { skipUnknown("the menu of a control", .notSimulated) }
                        return false
                    }
                    let events = world.views[view].eventsOfTap
                    try sendActions(of: view, for: callback == .touchesEnded ? events.up : events.down)
                    return false
                }
                guard world.views[view].classID == nil || trace.entries[index].reachedBase else {
                    return reachesList
                }
            case .controller(let controller):
                guard world.controllers[controller].isAlive else { return reachesList }
                let index = trace.count
                try send(callback, to: controller, by: .touchTravelsUpResponders)
                guard trace.entries[index].reachedBase else { return reachesList }
            case .application, .delegate, .presentationController: break
            }
        }
        // On its way to the app's delegate the touch passes the window, its scene and the application.
        guard let delegate = world.delegates.application,
            world.levels(of: delegate).contains(where: { world.overrides(of: $0)[callback] != nil }),
            applies(.touchEndsAtDelegate)
        else { return reachesList }
        let entry = begin(.callback(callback, .none), to: .application, by: .touchEndsAtDelegate)
        _ = try runImplementation(of: callback, on: delegate, above: nil, .none, entry: entry)
        recorder.end(entry)
        return reachesList
    }
}

extension Simulation {
    /// `UIResponder.next`: of a view its controller or its superview, of a controller its presenter or what its view
    /// lies in; behind the window come its scene, the application and the delegate.
    ///
    /// - Returns: `.nothing` at the end of the chain, nil for what is no responder.
    package mutating func nextResponder(after responder: Value) -> Value? {
        switch responder {
        case .view, .controller, .window: recordRule(.touchTravelsUpResponders)
        default: break
        }
        switch responder {
        case .view(let view):
            return world.views[view].controller.map { .controller($0) } ?? superview(of: view)
        case .controller(let controller):
            if let presenter = world.controllers[controller].presenter { return .controller(presenter) }
            return world.controllers[controller].view.map { superview(of: $0) } ?? .nothing
        case .window:
            return .instance(world.code.shared(world.usesScenes ? "UIWindowScene" : "UIApplication"))
        case .instance(let instance):
            switch world.code.instances[instance].type {
            case .named("UIDropShadowView"): return .instance(world.code.shared("UITransitionView"))
            case .named("UITransitionView"):
                let windows = world.visibleWindows
                return windows.count == 1 ? .window(windows[0]) : .unknown
            case .named("UIWindowScene"): return .instance(world.code.shared("UIApplication"))
            case .named("UIApplication"): return world.delegates.application ?? .nothing
            default: return world.delegates.application == responder ? .nothing : nil
            }
        default: return nil
        }
    }
}

extension World {
    /// Indicates whether an object is one of the views that UIKit puts around the view of a root.
    package func isAroundRoot(_ object: Value) -> Bool {
        guard case .instance(let instance) = object, case .named(let name) = code.instances[instance].type
        else {
            return false
        }
        return name == World.sheetShadowClass || name == World.containerViewClass
    }

    /// What one of these views says of itself: as long as nothing is presented, both fill the window, and each holds nothing
    /// but the next.
    package func readAroundRoot(_ name: String, of object: Value) -> Value? {
        guard case .instance(let instance) = object, visibleWindows.count == 1,
            let window = visibleWindows.first, let root = windows[window].root,
            let view = controllers[root].view, presentedControllers(above: root).isEmpty
        else { return nil }
        let isOuter = code.instances[instance].type == .named(World.containerViewClass)
        switch name {
        case "frame", "bounds": return .rectangle(Rectangle(size: screen))
        case "window": return .window(window)
        case "subviews":
            guard isOuter else { return .array(ArrayValue([.view(view)])) }
            return code.sharedInstances[World.sheetShadowClass].map { .array(ArrayValue([.instance($0)])) }
        default: return nil
        }
    }
}

extension Simulation {
    /// `UIView.superview`: around the view of a window's root, UIKit has put views of its own.
    package mutating func superview(of view: View.ID) -> Value {
        if let superview = world.views[view].superview { return .view(superview) }
        guard let window = world.views[view].directWindow else { return .nothing }
        return isWrapped(view) ? .instance(world.code.shared(World.sheetShadowClass)) : .window(window)
    }

    /// `UIWindow.subviews`
    package mutating func subviews(of window: Window.ID) -> [Value] {
        var values: [Value] = []
        for view in world.windows[window].subviews {
            values.append(
                isWrapped(view) ? .instance(world.code.shared(World.containerViewClass)) : .view(view))
        }
        return values
    }

    private mutating func isWrapped(_ view: View.ID) -> Bool {
        world.views[view].controller.map { world.isRoot($0) } == true && applies(.rootViewIsWrapped)
    }
}

extension World {
    /// `next`, again and again: who a touch on a view is offered to, one after the other, before the window.
    ///
    /// - Parameter view: The view that was hit.
    /// - Returns: The view and those above it; a controller comes after its view, and after it its presenter.
    package func responders(above view: View.ID) -> [Receiver] {
        var responders: [Receiver] = []
        // A presented view may lie above its presenter's; each responder stands in the chain once.
        var passed: Set<View.ID> = []
        var next: View.ID? = view
        while let current = next, passed.insert(current).inserted {
            responders.append(.view(current))
            next = views[current].superview
            guard let owner = views[current].controller else { continue }
            let presenters = presenters(of: owner)
            responders += ([owner] + presenters).map { .controller($0) }
            if let last = presenters.last { next = controllers[last].view.flatMap { views[$0].superview } }
        }
        return responders
    }
}
