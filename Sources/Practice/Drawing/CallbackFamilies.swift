import Lifecycle

extension Callback {
    /// Calls that people learn about, in families: what is asked about is taken from these.
    static let families = AppStep.all.filter { $0.verb == .family }.map { $0.calls }

    /// The family of a name in the text; none if no family has it.
    private static func family(_ name: String) -> [Callback] {
        AppStep.all.first { $0.verb == .family && $0.items.first == name }?.calls ?? []
    }

    private static let followed = AppStep.all.filter { $0.verb == .followed }.map { $0.calls }
    static let loading = family("loading")
    static let appearing = family("appearing")
    static let loadingAndAppearing = loading + appearing
    private static let layout = family("layout")

    /// Indicates whether UIKit makes the call whenever it lays out.
    var isOfLayout: Bool { Callback.layout.contains(self) }

    /// The family that it belongs to.
    var family: [Callback] { Callback.families.first { $0.contains(self) } ?? [self] }

    /// Returns whether the second call obviously follows the first: both are about one step.
    func isPlainlyFollowed(by next: Callback) -> Bool {
        Callback.followed.contains([self, next])
    }
}
