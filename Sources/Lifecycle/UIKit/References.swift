extension Simulation {
    /// `owner.name = …`: what was there before is let go after the new value is held.
    mutating func setProperty(
        _ name: String, of owner: Controller.ID, to reference: Controller.Reference?
    ) throws(Interruption) -> Outcome {
        let receiver = Value.controller(owner)
        guard let property = world.property(name, of: receiver) else { return .ignored(.noSuchProperty(name)) }
        if reference?.kind == .weak, !heeds(.weakReferenceBecomesNil) {
            return .ignored(.unavailable(.weakReferenceBecomesNil))
        }
        guard let reference else {
            try store(.nothing, in: property, of: receiver)
            return .done
        }
        guard reference.isClosure else {
            try store(.controller(reference.target), in: property, of: receiver)
            return .done
        }
        heed(.strongReferenceKeepsAlive)
        if reference.kind == .strong { retain(reference.target) }
        let closure = Closure(
            code: nil, captures: ["self": Slot(.controller(reference.target), reference.kind)], level: nil)
        try store(.closure(world.closures.append(closure)), in: property, of: receiver)
        return .done
    }

    /// `_ = owner.name`
    mutating func readProperty(_ name: String, of owner: Controller.ID) throws(Interruption) -> Outcome {
        let receiver = Value.controller(owner)
        guard world.property(name, of: receiver) != nil else { return .ignored(.noSuchProperty(name)) }
        guard let value = try read(name, of: receiver) else { return .returned(.controller(nil)) }
        switch value {
        case .controller(let controller): return .returned(.controller(controller))
        case .view(let view): return .returned(.view(view))
        case .bool(let flag): return .returned(.bool(flag))
        default: return .returned(.controller(nil))
        }
    }
}

/// A strong reference from one controller to another, with what it goes through.
public struct StrongLink: Hashable, Sendable {
    /// Who holds.
    public let owner: Controller.ID
    /// Who is held.
    public let target: Controller.ID
    /// The property, with `closure` if one stands between; or `children` or `presentedViewController`.
    public let label: String
}

extension World {
    /// The strong references between living controllers, by the age of their owners.
    public var strongLinks: [StrongLink] {
        controllers.identifiers.filter { controllers[$0].isAlive }.flatMap { owner -> [StrongLink] in
            let object = controllers[owner]
            let properties = object.references.sorted { $0.key < $1.key }.filter { $0.value.kind == .strong }
            return properties.map { name, reference in
                StrongLink(
                    owner: owner, target: reference.target,
                    label: name + (reference.isClosure ? " (closure)" : ""))
            } + object.children.map { StrongLink(owner: owner, target: $0, label: "children") }
                + (object.presented.map {
                    [StrongLink(owner: owner, target: $0, label: "presentedViewController")]
                } ?? [])
        }
    }

    /// The living controllers that nothing in use holds: they hold themselves, or each other, in a circle.
    public var leaked: [Controller.ID] {
        let links = Dictionary(grouping: strongLinks, by: \.owner)
        var reached: Set<Controller.ID> = []
        var waiting = controllers.identifiers.filter { controllers[$0].isAlive && isRoot($0) }
        while let next = waiting.popLast() {
            guard reached.insert(next).inserted else { continue }
            waiting += (links[next] ?? []).map(\.target)
        }
        return controllers.identifiers.filter { controllers[$0].isAlive && !reached.contains($0) }
    }

    /// Whether something outside of all controllers holds one: a variable, the window, or a transition under way.
    private func isRoot(_ controller: Controller.ID) -> Bool {
        let object = controllers[controller]
        return object.isHeld || window.root == controller || object.appearance != .disappeared
    }
}
