import Lifecycle

/// Worlds that differ from one another in next to nothing.
extension NearbyWorld {
    /// The same on another release than the one that it is on.
    func moved(to release: Release) -> NearbyWorld {
        let changes = changes.map { change in
            if case .release = change { Counterfactual.Change.release(release) } else { change }
        }
        return NearbyWorld(
            changes: changes, release: release, device: device, shared: shared, setUp: setUp,
            commands: commands)
    }

    /// The contents of a world, whatever the order of its changes.
    struct Unordered: Hashable {
        fileprivate let changes: Set<Counterfactual.Change>
        fileprivate let shared: Int
        fileprivate let statements: [[String]]
    }

    /// The contents, whatever the order of the changes.
    var unordered: Unordered {
        Unordered(changes: Set(changes), shared: shared, statements: [setUp, commands])
    }
}
