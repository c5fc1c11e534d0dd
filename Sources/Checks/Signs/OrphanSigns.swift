import Lifecycle

/// Signs of views whose controllers are nobody's children.
extension ControllerCheck {
    /// The view of a controller that is nobody's child, in the view of another one.
    mutating func readHierarchy(_ run: CheckRun) {
        let world = run.world
        readOpenTransitions(run)
        readDroppedController(run)
        for controller in world.livingControllers {
            let object = world.controllers[controller], kind = world.kind(of: controller)
            guard object.parent == nil, object.presenter == nil, let view = object.view,
                object.appearance != .disappeared, kind == .plain || kind.isContainer,
                let superview = world.views[view].superview
            else { continue }
            var above: View.ID? = superview, owner: Controller.ID?
            while let current = above, owner == nil {
                owner = world.views[current].controller
                above = world.views[current].superview
            }
            guard let owner, owner == run.controller, let added = addedView() else { continue }
            let adds = calls(["addChild", "addChildViewController"])
            let leak: UnknownReason? = world.isHeldByUnknownCode(controller) ? .argument : nil
            find(
                .childNeverAdded, at: added.call.start, in: run,
                "The view of \(added.controller) is added, but the controller isn't. Without addChild, "
                    + "it has no parent and isn't notified of rotation.",
                unless: (adds ? run.doubt(in: 0..<run.trace.count) : nil) ?? leak)
        }
    }

    /// A controller that a method makes for its view alone: it is gone when the method returns.
    private mutating func readDroppedController(_ run: CheckRun) {
        let world = run.world
        for method in outlines.methods(reachedFrom: ["viewDidLoad"]) {
            for local in method.body.locals {
                let type = String(local.value.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
                guard let added = addedView(in: method), added.controller == local.target,
                    let classID = world.controllerClass(named: type), world.isOfApp(classID),
                    world.controllers.identifiers.contains(where: {
                        world.controllers[$0].classID == classID && !world.controllers[$0].isAlive
                    }), !method.calls.contains(where: { $0.name.hasPrefix("addChild") })
                else { continue }
                find(
                    .childNeverAdded, at: added.call.start, in: run,
                    "The view of \(added.controller) is added, but the controller isn't, and nothing retains "
                        + "it, so it is deallocated when \(method.baseName) returns.",
                    by: .strongReferenceKeepsAlive)
            }
        }
    }

    /// Returns the call that adds the view of another controller, and the name of
    /// that controller in the code.
    private func addedView() -> (call: CallOutline, controller: String)? {
        outlines.flatMap(\.methods).lazy.compactMap { addedView(in: $0) }.first
    }

    private func addedView(in method: MethodOutline) -> (call: CallOutline, controller: String)? {
        let names: Set<String> = ["addSubview", "insertSubview", "addArrangedSubview"]
        for call in method.calls where names.contains(call.name) && call.nesting == 0 {
            guard let text = call.arguments.first?.text.withoutMark else { continue }
            // A local constant may stand for the view.
            let value = method.body.locals.first { $0.target == text }?.value.withoutMark ?? text
            guard value.hasSuffix(".view"), value != "self.view" else { continue }
            return (call, String(value.dropLast(5)).withoutMark)
        }
        return nil
    }
}
