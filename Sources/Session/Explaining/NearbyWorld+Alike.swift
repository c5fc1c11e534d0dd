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

    /// What it is, whichever of its changes was made first.
    struct Unordered: Hashable {
        fileprivate let changes: Set<Counterfactual.Change>
        fileprivate let shared: Int
        fileprivate let statements: [[String]]
    }

    /// What it is, whichever of its changes was made first.
    var unordered: Unordered {
        Unordered(changes: Set(changes), shared: shared, statements: [setUp, commands])
    }
}
