import Lifecycle

extension Callback {
    /// Calls that people learn about, in families: what is asked about is taken from these.
    static let families = AppStep.all.filter { $0.verb == .family }.map { $0.calls }

    private static let followed = AppStep.all.filter { $0.verb == .followed }.map { $0.calls }
    static let appearing = families[1]
    static let loadingAndAppearing = families[0] + families[1]

    /// Indicates whether UIKit makes the call whenever it lays out.
    var isOfLayout: Bool { Callback.families[2].contains(self) }

    /// The family that it belongs to.
    var family: [Callback] { Callback.families.first { $0.contains(self) } ?? [self] }

    /// Returns whether the second call obviously follows the first: both are about one step.
    func isPlainlyFollowed(by next: Callback) -> Bool {
        Callback.followed.contains([self, next])
    }
}
