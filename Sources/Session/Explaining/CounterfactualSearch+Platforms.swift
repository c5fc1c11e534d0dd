import Lifecycle

/// The other platforms that the app can run on.
extension CounterfactualSearch {
    /// The releases on which the session can be replayed, the nearest first.
    var releases: [Release] {
        // A point means another place on the screen of another device, and that tells nothing of the release.
        let isAtPoint = inputs.contains { if case .touch(.tap)? = $0.command { true } else { false } }
        guard !isAtPoint else { return [] }
        let here = session.environment.release
        return Release.landmarks.sortedByNearness(to: here).filter { $0 != here }
    }

    /// A device of the other family, where what is asked depends on the family.
    var devices: [Device] {
        let environment = session.environment
        let other: Device.Idiom = environment.device.idiom == .phone ? .pad : .phone
        let world = question.world
        let isSplit = world.controllers.identifiers.contains { world.kind(of: $0) == .split }
        guard !environment.isLandscape, isSplit || inputs.contains(where: { $0.dependsOnFamily }),
            let device = Device.ofItsTime(environment.release, idiom: other)
        else { return [] }
        return [device]
    }
}

extension [Release] {
    /// The releases, those that are fewest numbers away first; of two equally far, the older one.
    fileprivate func sortedByNearness(to release: Release) -> [Release] {
        let all = Set(Release.lastReleases + self + [release]).sorted()
        let here = all.firstIndex(of: release) ?? 0
        let distances = Dictionary(
            uniqueKeysWithValues: all.enumerated().map { ($1, abs($0 - here)) })
        return sorted { one, other in
            let a = distances[one] ?? 0, b = distances[other] ?? 0
            return a != b ? a < b : one < other
        }
    }
}
