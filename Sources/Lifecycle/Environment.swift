/// The system release, the device and the SDK that the app was linked with.
///
/// Code that depends on these asks ``holds(_:)``; no other code compares version numbers.
package struct Environment: Sendable, Hashable {
    /// The release of the running system.
    package let release: Release
    /// The release whose SDK the app was linked with: some behavior follows it instead.
    package let linkedRelease: Release
    /// The device, upright.
    package let device: Device
    /// Indicates whether the device is held in landscape orientation.
    package let isLandscape: Bool
    /// The answers of ``holds(_:)`` for all rules, by raw value, computed once from the two releases.
    private let holding: [Bool]

    /// Makes an environment.
    ///
    /// - Parameters:
    ///   - release: The release of the running system.
    ///   - linkedRelease: The release whose SDK the app was linked with; the running one if left out.
    ///   - device: The device; one of the release's time if left out.
    ///   - isLandscape: Whether the device is held on its side.
    package init(
        release: Release = .standard, linkedRelease: Release? = nil, device: Device? = nil,
        isLandscape: Bool = false
    ) {
        self.release = release
        self.linkedRelease = linkedRelease ?? release
        self.device = device ?? .ofItsTime(release)
        self.isLandscape = isLandscape
        let linked = self.linkedRelease
        holding = Rule.ranges.map { $0.holds(running: release, linked: linked) }
    }

    /// Indicates whether a rule holds on the running release, for an app linked with the given SDK.
    package func holds(_ rule: Rule) -> Bool { holding[rule.rawValue] }

    /// The screen's bounds as the device is held, in points.
    package var screen: Size { isLandscape ? device.screen.turned : device.screen }

    /// The figure of a metric on the running release, for an app linked as this one.
    ///
    /// - Parameter metric: The metric.
    /// - Returns: The length, in points.
    package func points(_ metric: Metric) -> Double {
        let row = MetricFacts.table.first {
            $0.metric == metric && $0.range.holds(running: release, linked: linkedRelease)
        }
        return row?.points ?? 0
    }

    /// Returns whether the running release is at least another one, as in `#available`.
    package func isAtLeast(_ other: Release) -> Bool { release >= other }

    /// Compares release, linked release, device and device orientation, which determine everything else.
    package static func == (one: Environment, other: Environment) -> Bool {
        one.release == other.release && one.linkedRelease == other.linkedRelease
            && one.isLandscape == other.isLandscape && one.device == other.device
    }

    /// Hashes what is compared.
    ///
    /// - Parameter hasher: What to hash into.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(release)
        hasher.combine(linkedRelease)
        hasher.combine(device)
        hasher.combine(isLandscape)
    }
}

/// An iPhone or iPad, as far as controllers notice.
package struct Device: Hashable, Sendable {
    /// The two families that `~ipad` and `~iphone` in a nib's name tell apart.
    package enum Idiom: String, Hashable, Sendable { case phone = "iphone", pad = "ipad" }

    /// The name printed to people.
    package let name: String
    /// The family.
    package let idiom: Idiom
    /// The upright screen's bounds, in points.
    package let screen: Size
    /// The safe area's distance from the top of the upright screen, in points.
    package let topInset: Double
    /// The safe area's distance from the bottom of the upright screen, in points.
    package let bottomInset: Double
    /// Indicates whether its home screen rotates with it, so that an app can launch in landscape.
    package let rotatesHomeScreen: Bool
    /// The first release that runs on it.
    package let firstRelease: Release
    /// The last release that runs on it.
    package let lastRelease: Release

    /// The name in a sentence, in which the first iPhone and iPad don't stand for all of them.
    package var inWords: String { ["iPhone", "iPad"].contains(name) ? "the first \(name)" : name }

    var hasNotch: Bool { bottomInset > 0 && idiom == .phone }
}
