import Lifecycle

/// Runs of calls that may come again, such as the layout pair: only whole, and only right after one another.
struct Repetition: Sendable {
    /// The runs, each of different calls of one controller.
    private var units: [[Call]] = []

    /// Finds the runs whose rules let them repeat.
    ///
    /// - Parameters:
    ///   - calls: The calls that were made, in order.
    ///   - rules: The rule of each call.
    ///   - round: The calls that repeated until the app was gone; empty if there were none.
    /// - Returns: The runs, and the places of those that only repeat the run before them.
    static func find(in calls: [Call], _ rules: [Rule], round: [Call]) -> (
        repetition: Repetition, surplus: Set<Int>
    ) {
        var found = Repetition()
        if let first = round.first, round.allSatisfy({ $0.controller == first.controller }) {
            found.units.append(round)
        }
        for places in placesByController(of: calls) {
            var next = 0
            while next < places.count {
                let first = places[next]
                guard rules[first].facts.mayRepeat else {
                    next += 1
                    continue
                }
                var unit = [calls[first]]
                for place in places[(next + 1)...] {
                    guard rules[place] == rules[first], !unit.contains(calls[place]) else { break }
                    unit.append(calls[place])
                }
                if !found.units.contains(unit) { found.units.append(unit) }
                next += unit.count
            }
        }
        return (found, Set(found.surplus(in: calls).joined().joined()))
    }

    /// The repeated runs in some calls.
    ///
    /// - Parameter calls: The calls, in order.
    /// - Returns: For each row of equal runs, the places of each run but the first.
    func surplus(in calls: [Call]) -> [[[Int]]] {
        guard !units.isEmpty else { return [] }
        var rows: [[[Int]]] = []
        for places in Repetition.placesByController(of: calls) {
            for unit in units where unit[0].controller == calls[places[0]].controller {
                rows += Repetition.rows(of: unit, in: calls, at: places)
            }
        }
        return rows
    }

    private static func rows(of unit: [Call], in calls: [Call], at places: [Int]) -> [[[Int]]] {
        func isUnit(at start: Int) -> Bool {
            start + unit.count <= places.count
                && unit.indices.allSatisfy { calls[places[start + $0]] == unit[$0] }
        }
        var rows: [[[Int]]] = []
        var next = 0
        while next < places.count {
            guard isUnit(at: next) else {
                next += 1
                continue
            }
            next += unit.count
            var row: [[Int]] = []
            while isUnit(at: next) {
                row.append(Array(places[next..<next + unit.count]))
                next += unit.count
            }
            if !row.isEmpty { rows.append(row) }
        }
        return rows
    }

    private static func placesByController(of calls: [Call]) -> [[Int]] {
        Dictionary(grouping: calls.indices, by: { calls[$0].controller }).values.sorted { $0[0] < $1[0] }
    }
}
