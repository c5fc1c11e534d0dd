/// A strong reference from one controller to another, with what it goes through.
package struct StrongLink: Hashable, Sendable {
    /// The controller that holds the reference.
    package let owner: Controller.ID
    /// The controller that is retained.
    package let target: Controller.ID
    /// The property, with `closure` if one stands between; or `children` or `presentedViewController`.
    package let label: String
}

extension World {
    /// The strong references between living controllers, by the age of their owners. What stands between two, such
    /// as a closure, a view or a view model, is part of the label.
    package var strongLinks: [StrongLink] {
        livingControllers.flatMap { owner in
            links(from: strongReferences(from: .controller(owner))).map {
                StrongLink(owner: owner, target: $0.target, label: $0.label)
            }
        }
    }

    /// The controllers to which objects lead that are no controllers themselves, each with the names on the way.
    func links(
        from objects: [(label: String, object: Value)]
    ) -> [(label: String, target: Controller.ID)] {
        var links: [(label: String, target: Controller.ID)] = [], visited: Set<Value> = []
        var waiting = Array(objects.reversed())
        while let (label, object) = waiting.popLast() {
            if case .controller(let target) = object {
                links.append((label, target))
            } else if visited.insert(object).inserted {
                let further = strongReferences(from: object).map { next -> (label: String, object: Value) in
                    if label.isEmpty { return next }
                    if case .closure = object { return (label, next.object) }
                    return (label + "." + next.label, next.object)
                }
                waiting += further.reversed()
            }
        }
        return links
    }

    /// The objects that one holds strongly, each with the name under which it does.
    func strongReferences(from object: Value) -> [(label: String, object: Value)] {
        switch object {
        case .controller(let id):
            let controller = controllers[id]
            let sheet: [(label: String, object: Value)] =
                (controller.sheet.map { [("sheetPresentationController", .instance($0))] } ?? [])
                + (controller.presentation.map { [("presentationController", .instance($0))] } ?? [])
            return objects(in: controller.properties)
                + controller.children.map { ("children", .controller($0)) }
                + (controller.presented.map { [("presentedViewController", .controller($0))] } ?? [])
                + (controller.view.map { [("view", .view($0))] } ?? []) + sheet
        case .view(let id):
            return objects(in: views[id].properties) + views[id].subviews.map { ("subviews", .view($0)) }
        case .window(let id):
            return (windows[id].root.map { [("rootViewController", .controller($0))] } ?? [])
                + windows[id].subviews.map { ("subviews", .view($0)) } + objects(in: windows[id].properties)
        case .instance(let id): return objects(in: code.instances[id].properties)
        case .closure(let id):
            return objects(in: code.closures[id].captures)
                + code.closures[id].variables.sorted { $0.key < $1.key }
                .flatMap { objects(in: [$0.key: code.variables[$0.value].slot]) }
        default: return []
        }
    }

    private func objects(in slots: [String: StoredValue]) -> [(label: String, object: Value)] {
        slots.sorted { $0.key < $1.key }.filter { $0.value.reference == .strong }.flatMap { name, slot in
            slot.value.objects.map { object in
                if case .closure = object { return (name + " (closure)", object) }
                return (name, object)
            }
        }
    }
}

extension Value {
    /// The objects in it, in their order.
    package var objects: [Value] {
        switch self {
        case .controller, .view, .window, .instance, .closure: [self]
        case .method(let receiver, _): receiver.objects
        default: parts.flatMap { $0.objects }
        }
    }
}

extension RunLoop {
    /// The blocks that wait: either those of tasks or all others.
    func heldValues(byTasks isOfTasks: Bool) -> [Value] {
        (atCommit + afterCommit + animations.map { $0.work }).flatMap { work -> [Value] in
            switch work {
            case .run(let block, _), .runOffMainThread(let block, _), .runAlongside(let block, _),
                .runPerhaps(let block):
                isOfTasks ? [] : block.objects
            case .begin(let block, _, _): isOfTasks ? block.objects : []
            case .wake(let task): isOfTasks ? task.heldObjects : []
            default: []
            }
        }
    }
}
