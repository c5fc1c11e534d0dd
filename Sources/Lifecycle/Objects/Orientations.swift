/// The interface orientations that a controller class supports.
package enum Orientations: String, CaseIterable, Hashable, Sendable {
    case portrait, landscape, all

    /// Indicates whether an interface may be in this orientation.
    package func allows(isLandscape: Bool) -> Bool { self == .all || (self == .landscape) == isLandscape }

    private static let names: [String: Orientations] = [
        "portrait": .portrait, "portraitUpsideDown": .portrait, "landscape": .landscape,
        "landscapeLeft": .landscape, "landscapeRight": .landscape, "all": .all, "allButUpsideDown": .all,
    ]

    /// The mask that code writes as `.portrait` or `[.portrait, .landscape]`; nil for what is none.
    package init?(_ value: Value) {
        switch value {
        case .symbol(let name):
            guard let found = Orientations.names[name] else { return nil }
            self = found
        case .array(let values):
            let parts = values.compactMap { Orientations($0) }
            guard let first = parts.first, parts.count == values.count else { return nil }
            self = parts.allSatisfy { $0 == first } ? first : .all
        default: return nil
        }
    }
}
