import Lifecycle

/// A call of the app's own code that not all of the compared releases make.
package struct OwnCallDifference: Hashable, Sendable {
    /// The call, such as `feed.viewWillAppear`.
    package let call: String
    /// The place of its override.
    package let place: CodeLocation
    /// The releases that make it, by their place in the comparison.
    package let columns: Set<Int>
    /// The rule by which it is made.
    package let rule: Rule
}

extension Comparison {
    /// The calls of methods that the app's text overrides and that not all releases make, from top to bottom.
    package var ownCallDifferences: [OwnCallDifference] {
        var left = columns.map { $0.runs.flatMap { $0.ownCalls }[...] }
        return Comparison.aligned(left.map { $0.map { $0.call } }).compactMap { row in
            let calls = row.columns.sorted().compactMap { left[$0].popFirst() }
            guard let first = calls.first, !isCommon(row) else { return nil }
            return OwnCallDifference(
                call: first.call, place: first.place, columns: row.columns, rule: first.rule)
        }
    }
}

extension Run {
    fileprivate var ownCalls: [(call: String, place: CodeLocation, rule: Rule)] {
        let world = simulation.world
        return visibleCallbacks.compactMap { index in
            let entry = simulation.trace[index]
            guard case .callback(let callback, _) = entry.event else { return nil }
            let object: Value
            switch entry.receiver {
            case .controller(let controller): object = .controller(controller)
            case .view(let view): object = .view(view)
            default: return nil
            }
            let places = world.levels(of: object).compactMap { world.overrides(of: $0)[callback]?.location }
            return places.first.map { (entry.callName(in: world), $0, entry.rule) }
        }
    }
}
