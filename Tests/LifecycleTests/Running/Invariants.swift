@testable import Lifecycle

/// Conditions that hold in every run on every release.
enum Invariants {
    static func violations(in simulation: Simulation) -> [String] {
        var found = nesting(in: simulation) + appearance(in: simulation) + silence(in: simulation)
        if simulation.world.application != .crashed { found += links(in: simulation) }
        return found
    }

    private static func nesting(in simulation: Simulation) -> [String] {
        let trace = simulation.trace, hasCrashed = simulation.world.application == .crashed
        return (0..<trace.count).compactMap { index in
            let entry = trace[index]
            if let end = entry.end, end <= index || end > trace.count {
                return "entry \(index) ends at \(end)"
            }
            if entry.end == nil, !hasCrashed { return "entry \(index) never returned" }
            guard let caller = entry.caller else {
                return entry.depth == 0 ? nil : "entry \(index) has no caller"
            }
            let isInside =
                caller < index && trace[caller].depth == entry.depth - 1
                && trace[caller].end.map { index < $0 && (entry.end ?? .max) <= $0 } ?? true
            return isInside ? nil : "entry \(index) is not inside its caller \(caller)"
        }
    }

    /// Each did has its will, and no will comes twice.
    private static func appearance(in simulation: Simulation) -> [String] {
        let mayMissWill = simulation.trace.recordedRules.contains { $0.rule == .lateChildMissesWill }
        let repeatsDid: Set<Callback?> =
            simulation.trace.recordedRules.contains { $0.rule == .parentRepeatsDid } ? [.viewDidAppear] : []
        let withoutWill: Set<Callback?> = mayMissWill ? [nil, .viewDidDisappear, .viewWillDisappear] : []
        let pairs: [Callback: (Callback, Set<Callback?>)] = [
            .viewWillAppear: (.viewWillAppear, [nil, .viewWillDisappear, .viewDidDisappear]),
            .viewIsAppearing: (.viewWillAppear, [.viewWillAppear]),
            .viewDidAppear: (.viewDidAppear, withoutWill.union(repeatsDid).union([.viewWillAppear])),
            .viewWillDisappear: (.viewWillDisappear, withoutWill.union([.viewWillAppear, .viewDidAppear])),
            .viewDidDisappear: (.viewDidDisappear, [.viewWillDisappear]),
        ]
        var last: [Receiver: Callback] = [:], openLayouts: [Receiver: Int] = [:]
        var found: [String] = []
        for (index, entry) in simulation.trace.entries.enumerated() {
            guard case .callback(let callback, _) = entry.event, entry.rule != .callByHandRunsOnlyThatMethod
            else {
                continue
            }
            if let (next, before) = pairs[callback] {
                if !before.contains(last[entry.receiver]) {
                    found.append("\(callback) at \(index) after \(String(describing: last[entry.receiver]))")
                }
                last[entry.receiver] = next
            }
            if callback == .viewWillLayoutSubviews { openLayouts[entry.receiver, default: 0] += 1 }
            if callback == .viewDidLayoutSubviews {
                openLayouts[entry.receiver, default: 0] -= 1
                if openLayouts[entry.receiver] ?? 0 < 0 {
                    found.append("did without will layout at \(index)")
                }
            }
        }
        return found
    }

    /// The dead hear nothing, but for views that take leave of their subviews; the console may still speak of them, and the app may end in a deinit.
    private static func silence(in simulation: Simulation) -> [String] {
        var dead: Set<Receiver> = []
        var found: [String] = []
        for (index, entry) in simulation.trace.entries.enumerated() {
            if case .console = entry.event { continue }
            if case .exception = entry.event, entry.caller != nil { continue }
            // UIView's own part of the end comes after the deinit of the app's class.
            if entry.rule == .goingViewHearsOfSubviews { continue }
            if dead.contains(entry.receiver) {
                found.append("entry \(index) reaches a dead object: \(entry.event) by \(entry.rule)")
            }
            if case .callback(.deinitialize, _) = entry.event { dead.insert(entry.receiver) }
        }
        return found
    }

    private static func hasCircle(above controller: Controller.ID, in world: World) -> Bool {
        var next: Controller.ID? = controller, steps = 0
        while let current = next, steps <= world.controllers.count {
            next = world.controllers[current].parent ?? world.controllers[current].presenter
            steps += 1
        }
        return next != nil
    }

    private static func links(in simulation: Simulation) -> [String] {
        let world = simulation.world
        var found: [String] = []
        for view in world.views.identifiers {
            guard let controller = world.views[view].controller else { continue }
            if world.controllers[controller].view != view {
                found.append("\(view) is not its controller's view")
            }
            if !world.controllers[controller].isAlive { found.append("\(view) has a dead controller") }
        }
        for controller in world.controllers.identifiers where world.controllers[controller].isAlive {
            guard let view = world.controllers[controller].view else { continue }
            if !world.views[view].isAlive { found.append("\(controller) has a dead view") }
            if world.views[view].controller != controller, world.holds(.viewBelongsToOneController) {
                found.append("\(controller) is not its view's controller")
            }
        }
        for controller in world.controllers.identifiers where world.controllers[controller].isAlive {
            let object = world.controllers[controller]
            for child in object.children where world.controllers[child].parent != controller {
                found.append("\(controller) has a child of another parent")
            }
            if let parent = object.parent, hasCircle(above: parent, in: world) {
                found.append("\(controller) is in a circle of parents")
            }
            if let parent = object.parent, !world.controllers[parent].children.contains(controller),
                !world.transitions.hold(controller)
            {
                found.append("\(controller) is not among its parent's children")
            }
            if let presented = object.presented, world.controllers[presented].presenter != controller {
                found.append("\(controller) presents what another one presents")
            }
            if let presenter = object.presenter, world.controllers[presenter].presented != controller {
                found.append("\(controller) is not presented by its presenter")
            }
        }
        for id in world.windows.identifiers {
            let window = world.windows[id]
            if !window.isAlive, window.isVisible || window.root != nil || !window.subviews.isEmpty {
                found.append("the window \(world.windowName(id)) is gone and still holds something")
            }
            for view in window.subviews {
                if !world.views[view].isAlive { found.append("\(view) in the window is dead") }
                if world.views[view].directWindow != id { found.append("\(view) is in two windows") }
                if world.views[view].isInWindow != window.isVisible, window.isVisible || !window.hasBeenShown
                {
                    found.append("\(view) is not in its window")
                }
            }
        }
        for controller in world.controllers.identifiers {
            let count = world.windows.identifiers.count { world.windows[$0].root == controller }
            if world.controllers[controller].windowCount != count {
                found.append("\(controller) miscounts its windows")
            }
        }
        if let key = world.keyWindow, !world.windows[key].isVisible, key != Window.first {
            found.append("a hidden window is key")
        }
        if let key = world.keyWindow, !world.windows[key].isAlive {
            found.append("a window that is gone is key")
        }
        return found
    }
}
