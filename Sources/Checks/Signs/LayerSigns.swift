import Lifecycle

/// Signs of mistakes with layers, which follow no view by themselves.
extension ControllerCheck {
    private static let adding: Set<String> = ["addSublayer", "insertSublayer"]

    /// Layers of which viewDidLoad computed the frame: no layer follows its view.
    mutating func readLayers(loaded: CheckRun, shown: CheckRun, before: Size, after: Size) {
        guard let controller = shown.controller else { return }
        for property in outlines.flatMap(\.properties) {
            guard let old = loaded.world.layerFrame(property.name, of: controller),
                shown.world.layerFrame(property.name, of: controller) == old,
                old.follows(before, unlike: after),
                let place = framePlace([property.name], nil)
            else { continue }
            findGeometry(of: "layer's frame", at: place, shown: shown, before: before, after: after)
        }
        for method in outlines.methods(reachedFrom: ["viewDidLoad"]) {
            for layer in locals(makingLayersIn: method) {
                guard let added = method.calls.first(where: { isAddition($0, of: layer) }),
                    added.nesting == 0,
                    let frame = method.assignments.first(where: { $0.target == layer + ".frame" }),
                    frame.value.readsRootGeometry, !isKept(layer, in: method)
                else { continue }
                findGeometry(
                    of: "layer's frame", at: frame.place, shown: shown, before: before, after: after)
            }
        }
    }

    /// Indicates whether other code can find a layer that a method created.
    private func isKept(_ layer: String, in method: MethodOutline) -> Bool {
        method.assignments.contains { $0.value == layer }
            || outlines.flatMap(\.methods).flatMap(\.references).contains { $0.name == "sublayers" }
    }

    /// Radii and the like that viewDidLoad computes from the size of a view which constraints are to give it.
    mutating func readRadii(loaded: CheckRun, shown: CheckRun) {
        guard let controller = shown.controller else { return }
        let early = outlines.methods(reachedFrom: ["viewDidLoad"])
        for assignment in early.flatMap(\.assignments)
        where assignment.target.hasSuffix(".layer.cornerRadius") {
            let path = assignment.target.dropLast(".layer.cornerRadius".count)
            let name = String(path.hasPrefix("self.") ? path.dropFirst(5) : path)
            guard assignment.value.contains(name + ".frame.") || assignment.value.contains(name + ".bounds."),
                case .view(let view) = shown.world.storedValue(name, of: controller),
                shown.world.views[view].origin == .code, !isAssignedLater(assignment, early)
            else { continue }
            let before = loaded.world.views[view].frame.size, after = shown.world.views[view].frame.size
            guard before.width == 0, before.height == 0, after.width > 0, after.height > 0 else { continue }
            find(
                .geometryInViewDidLoad, at: assignment.place, in: shown,
                "The radius is computed in viewDidLoad from \(name), which has no size yet.",
                unless: doubtInSetUp(shown))
        }
    }

    /// Indicates whether a method outside of viewDidLoad repeats an assignment.
    private func isAssignedLater(_ assignment: AssignmentOutline, _ early: [MethodOutline]) -> Bool {
        let places = Set(early.map(\.place))
        let plain = assignment.target.replacing("self.", with: "")
        return outlines.flatMap(\.methods).contains { method in
            !places.contains(method.place)
                && method.assignments.contains { $0.target.replacing("self.", with: "") == plain }
        }
    }

    // MARK: - Layers that pile up

    /// Layers that each layout makes anew and adds.
    mutating func readRepeatedLayers(_ last: CheckRun) {
        let rounds = (0..<last.trace.count).count { index in
            guard let (callback, owner) = last.override(index) else { return false }
            return owner == classID && Self.layoutCallbacks.contains(callback.rawValue)
        }
        guard rounds > 1, let call = layerAddedInLayout else { return }
        find(
            .layoutAddsSubviews, at: call.start, in: last,
            "Each layout pass creates and adds another layer, but the earlier ones stay.")
    }

    /// The call that adds a new layer in a layout callback, or in a method that a
    /// layout callback always calls.
    private var layerAddedInLayout: CallOutline? {
        let methods = outlines.flatMap(\.methods)
        let callbacks = methods.filter {
            Self.layoutCallbacks.contains($0.baseName) && $0.body.returns.isEmpty
        }
        let called = Set(
            callbacks.flatMap(\.body.uses).filter { $0.isCall && $0.isAlways }
                .map { $0.path.hasPrefix("self.") ? String($0.path.dropFirst(5)) : $0.path })
        let helpers = methods.filter {
            called.contains($0.baseName) && !$0.isOverride && $0.body.returns.isEmpty
        }
        for method in callbacks + helpers {
            guard
                !method.references.contains(where: {
                    ["removeFromSuperlayer", "sublayers"].contains($0.name)
                })
            else { return nil }
            let layers = locals(makingLayersIn: method)
            for call in method.calls where call.nesting == 0 && Self.adding.contains(call.name) {
                guard let layer = call.arguments.first?.text, layers.contains(layer),
                    !isKept(layer, in: method)
                else { continue }
                return call
            }
        }
        return nil
    }

    private func isAddition(_ call: CallOutline, of layer: String) -> Bool {
        Self.adding.contains(call.name) && call.arguments.first?.text == layer
    }

    /// The local constants of a method that hold a layer which it makes.
    private func locals(makingLayersIn method: MethodOutline) -> [String] {
        method.body.locals.filter { local in
            let type = local.value.prefix { $0.isLetter }
            return ["CA", "AV"].contains(type.prefix(2)) && type.hasSuffix("Layer")
                && local.value.dropFirst(type.count).hasPrefix("(")
        }.map(\.target)
    }
}

extension World {
    /// The frame that a layer was given which a property of a controller holds.
    fileprivate func layerFrame(_ property: String, of controller: Controller.ID) -> Rectangle? {
        guard case .instance(let layer) = storedValue(property, of: controller),
            case .named(let type) = code.instances[layer].type, type.hasPrefix("CA"), type.hasSuffix("Layer"),
            case .rectangle(let frame)? = code.instances[layer].properties["frame"]?.value
        else { return nil }
        return frame
    }
}
