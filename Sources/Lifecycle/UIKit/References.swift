extension Simulation {
    /// `owner.name = …`: what was there before is let go after the new value is held.
    mutating func setProperty(
        _ name: String, of owner: Controller.ID, to reference: Controller.Reference?
    ) throws(Interruption) -> Outcome {
        guard world.property(named: name, of: world.controllers[owner].classID) != nil else {
            return .ignored(.noSuchProperty(name))
        }
        if let reference {
            if reference.kind == .weak, !heeds(.weakReferenceBecomesNil) {
                return .ignored(.unavailable(.weakReferenceBecomesNil))
            }
            switch reference.kind {
            case .strong:
                heed(.strongReferenceKeepsAlive)
                retain(reference.target)
            case .weak, .unowned: world.controllers[reference.target].referrers.insert(owner)
            }
        }
        let old = world.controllers[owner].references.removeValue(forKey: name)
        world.controllers[owner].references[name] = reference
        if let old, old.kind == .strong { try release(reference: old.target) }
        return .done
    }

    /// `_ = owner.name`
    mutating func readProperty(_ name: String, of owner: Controller.ID) throws(Interruption) -> Outcome {
        guard world.property(named: name, of: world.controllers[owner].classID) != nil else {
            return .ignored(.noSuchProperty(name))
        }
        guard let reference = world.controllers[owner].references[name] else {
            return .returned(.controller(nil))
        }
        guard reference.kind == .unowned, !world.controllers[reference.target].isAlive else {
            return .returned(.controller(reference.target))
        }
        throw crash(.readDestroyedObject(reference.target), of: owner, by: .unownedReferenceTraps)
    }

    /// What a controller that goes held is let go, and weak references to it read nil from now on.
    ///
    /// - Returns: The controllers that it held.
    mutating func endReferences(of controller: Controller.ID) -> [Controller.ID] {
        for referrer in world.controllers[controller].referrers {
            for (name, reference) in world.controllers[referrer].references
            where reference.target == controller && reference.kind == .weak {
                heed(.weakReferenceBecomesNil)
                world.controllers[referrer].references[name] = nil
            }
        }
        let held = world.controllers[controller].references.values.filter { $0.kind == .strong }.map(\.target)
        for target in held { world.controllers[target].retainCount -= 1 }
        world.controllers[controller].references = world.controllers[controller].references.filter {
            $0.value.kind == .unowned
        }
        return held.sorted { $0.ordinal > $1.ordinal }
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
        return object.isHeld || window.root == controller || object.presented != nil
            || object.appearance != .disappeared
    }
}
