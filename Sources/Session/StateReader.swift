import CommandLanguage
import Lifecycle

/// Reads values off the world by the names that scenarios and expectations use, such as `feed.view.frame`.
package struct StateReader {
    private let simulation: Simulation
    private let entries: Range<Int>

    /// Makes a reader.
    ///
    /// - Parameters:
    ///   - simulation: The app.
    ///   - entries: The entries of the trace in which calls are looked for.
    package init(_ simulation: Simulation, entries: Range<Int>) {
        self.simulation = simulation
        self.entries = entries
    }

    private var world: World { simulation.world }

    /// Returns advice about a subject that can't be read.
    static func advice(on subject: String) -> String {
        "\(subject.prefix(60)) can't be read. You can read a view's frame, bounds, center, alpha, isHidden, "
            + "superview, window, backgroundColor, isUserInteractionEnabled and hasAmbiguousLayout, a scroll view's "
            + "contentOffset, and a controller's view, isViewLoaded, parent, appearance and properties."
    }

    /// Returns the ways to write the value of something.
    ///
    /// - Parameters:
    ///   - subject: The thing to read, such as `feed.view`.
    ///   - value: The expected value, which shows the form of answer that is meant.
    /// - Returns: The most informative first; nil if there is no such thing.
    package func values(of subject: String, like value: String) -> [String]? {
        switch subject {
        case "app": return ["\(world.application)"]
        case "window", "window.subviews", "window.rootViewController":
            return values(of: world.firstWindow, String(subject.dropFirst("window.".count)))
        case "app.windows":
            return [
                world.livingWindows.filter { world.windows[$0].isAlive }.map(world.windowName).joined(
                    separator: " ")
            ]
        case "app.keyWindow": return [world.keyWindow.map(world.windowName) ?? "nil"]
        case "tap.view": return [touched.map(world.viewName) ?? "nil"]
        default: break
        }
        if value.hasPrefix("inside ") { return nesting(of: subject) }
        let parts = subject.split(separator: ".", maxSplits: 1).map(String.init)
        if let name = parts.first, let view = world.view(named: name) {
            return values(of: view, parts.count > 1 ? parts[1] : "")
        }
        guard let name = parts.first else { return nil }
        guard let id = world.newestController(named: name) else {
            let property = parts.count > 1 ? parts[1] : ""
            return world.window(named: name).flatMap { values(of: world.windows[$0], property) }
        }
        let controller = world.controllers[id]
        switch parts.count > 1 ? parts[1] : "" {
        case "": return [controller.isAlive ? "alive" : "gone"]
        case "view": return view(controller.view)
        case "isViewLoaded": return ["\(controller.view != nil)"]
        case "wastedViews": return ["\(wastedViews(of: id))"]
        case "appearance": return [controller.appearance.rawValue]
        case "isBeingPresented", "isBeingDismissed", "isMovingToParent", "isMovingFromParent":
            return [callbacks(of: id, in: parts[1])]
        case "parent": return [label(controller.parent)]
        case "presentingViewController": return [label(world.presentingController(of: id))]
        case "presentedViewController":
            // Or else what its nearest presenting ancestor presents.
            let presenter = world.controllerAndAncestors(of: id).first {
                world.controllers[$0].presented != nil
            }
            return [label(presenter.flatMap { world.controllers[$0].presented })]
        case let property:
            let path = property.split(separator: ".", maxSplits: 1).map(String.init)
            if path.count == 2 {
                if path[0] == "view" {
                    let ofNone = ["frame", "frame.origin", "safeAreaInsets", "window"]
                    return controller.view.map { values(of: $0, path[1]) }
                        ?? (ofNone.contains(path[1]) ? ["nil"] : nil)
                }
                guard case .view(let view) = world.storedValue(path[0], of: id) else { return nil }
                return values(of: view, path[1])
            }
            guard isProperty(property, of: controller) else { return nil }
            switch world.storedValue(property, of: id) {
            case .controller(let other): return [label(other)]
            case .view(let held): return view(held)
            case .nothing: return ["nil"]
            case .bool(let flag): return ["\(flag)"]
            case .integer(let number): return ["\(number)"]
            case .string(let text): return [text]
            default: return ["set"]
            }
        }
    }

    /// Returns the values of a window's property.
    private func values(of window: Window, _ property: String) -> [String]? {
        switch property {
        case "": [window.subviews.isEmpty ? "empty" : "filled"]
        case "isHidden": ["\(!window.isVisible)"]
        case "rootViewController": [label(window.root)]
        case "subviews": [list(window.subviews)]
        case "windowLevel": [window.level.brief]
        default: nil
        }
    }

    /// The window that a view is in, or that it is in one.
    private func window(of view: View.ID) -> [String] {
        guard world.views[view].isInWindow, let window = world.window(of: view) else { return ["nil"] }
        return ["set", world.windowName(window)]
    }

    /// Returns the values of a view's property.
    private func values(of view: View.ID, _ property: String) -> [String]? {
        let object = world.views[view]
        switch property {
        case "": return self.view(view)
        case "frame": return [world.readFrame(of: view).words]
        case "frame.origin":
            return ["\(world.readFrame(of: view).x.brief) \(world.readFrame(of: view).y.brief)"]
        case "safeAreaInsets": return [text(object.safeArea)]
        case "bounds": return [object.bounds.words]
        case "bounds.origin",
            "contentOffset" where object.isScrollView:
            return ["\(object.boundsOrigin.x.brief) \(object.boundsOrigin.y.brief)"]
        case "center": return ["\(object.center.x.brief) \(object.center.y.brief)"]
        case "alpha": return [object.alpha.brief]
        case "isHidden", "hidden": return ["\(object.isHidden)"]
        case "window": return window(of: view)
        case "superview":
            return [
                object.superview.map(world.viewName) ?? object.directWindow.map(world.windowName) ?? "nil"
            ]
        case "backgroundColor": return [object.backgroundColor.map { "\($0)" } ?? "nil"]
        case "hasAmbiguousLayout": return ["\(world.hasAmbiguousLayout(view))"]
        case "isUserInteractionEnabled": return ["\(object.isUserInteractionEnabled)"]
        case "responders":
            return [
                world.responders(above: view).map { $0.ownName(in: world) }.joined(separator: " ")
            ]
        default: return nil
        }
    }

    /// The view that the last touch among the entries went to.
    private var touched: View.ID? {
        guard let last = entries.last(where: { simulation.trace[$0].event == .change(.hitByTouch) }),
            case .view(let view) = simulation.trace[last].receiver
        else { return nil }
        return view
    }

    private func isProperty(_ name: String, of controller: Controller) -> Bool {
        world.ancestry(of: controller.classID).contains { classID in
            world.classes[classID].properties.contains { $0.name == name }
        }
    }

    /// Views from back to front, each with what lies in it: a controller's view by its controller's name.
    private func list(_ views: [View.ID], depth: Int = 0) -> String {
        guard !views.isEmpty else { return "none" }
        return views.map { view in
            let object = world.views[view]
            let name = object.controller.map { world.controllers[$0].name } ?? object.className
            guard object.controller == nil, !object.subviews.isEmpty, depth < 8 else { return name }
            return "\(name) (\(list(object.subviews, depth: depth + 1)))"
        }.joined(separator: ", ")
    }

    /// The callbacks in which a property such as `isBeingPresented` was true.
    private func callbacks(of controller: Controller.ID, in property: String) -> String {
        let found = entries.compactMap { index -> String? in
            let entry = simulation.trace[index]
            guard entry.receiver == .controller(controller), entry.appearanceTransition?.rawValue == property,
                case .callback(let callback, _) = entry.event, callback != .viewIsAppearing
            else { return nil }
            return callback.rawValue
        }
        return found.isEmpty ? "nowhere" : found.joined(separator: " ")
    }

    private func label(_ controller: Controller.ID?) -> String {
        controller.map { world.controllers[$0].name } ?? "nil"
    }

    private func view(_ view: View.ID?) -> [String] {
        guard let view else { return ["nil"] }
        let nib: [String]
        switch world.views[view].origin {
        case .nib(let name): nib = ["from nib \(name)"]
        case .storyboard(let name): nib = ["from storyboard \(name)"]
        case .plain, .code: nib = []
        }
        return nib + ["a \(world.views[view].className)", "set"]
    }

    private func text(_ insets: Insets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map { $0.brief }.joined(separator: " ")
    }

    /// Returns the number of root views that were created and never used.
    private func wastedViews(of controller: Controller.ID) -> Int {
        entries.count { index in
            guard case .change(.wastedView) = simulation.trace[index].event else { return false }
            return simulation.trace[index].receiver == .controller(controller)
        }
    }

    /// The calls inside which a call such as `feed.loadView` came, the nearest first.
    private func nesting(of subject: String) -> [String]? {
        guard let index = entries.first(where: { name(of: $0) == subject }) else { return nil }
        let around = sequence(first: index) { simulation.trace[$0].caller }.dropFirst()
            .map { "inside \(name(of: $0) ?? "")" }
        return around.isEmpty ? ["inside nothing"] : around
    }

    private func name(of index: Int) -> String? {
        let entry = simulation.trace[index]
        return entry.callbackName.isEmpty ? nil : entry.callName(in: world)
    }
}

extension Receiver {
    /// The name by which commands know it: that of a view is its own, not that of its class.
    package func ownName(in world: World) -> String {
        if case .view(let view) = self { world.viewName(view) } else { name(in: world) }
    }

    /// The name by which people know it.
    ///
    /// - Parameter world: The world that it belongs to.
    /// - Returns: A controller's name, a view's class, or `app`.
    package func name(in world: World) -> String {
        switch self {
        case .controller(let id): world.controllers[id].name
        case .view(let id): world.views[id].className
        case .application: "app"
        case .delegate(let id): world.controllers[id].name + ".delegate"
        case .presentationController(let id): world.controllers[id].name + ".presentationController"
        }
    }
}
