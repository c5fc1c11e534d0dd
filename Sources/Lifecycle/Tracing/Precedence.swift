/// Two parts of a trace that may as well come the other way round: the rules leave open which is first.
struct OpenOrder: Hashable, Sendable {
    let first: Range<Int>
    let second: Range<Int>
    /// The rule that leaves it open.
    let rule: Rule
}

/// The order that the rules put some entries of a trace in: as they came, but for what is left open.
///
/// This alone decides which answers are right, and whether two logs tell the same.
package struct Precedence: Sendable {
    /// For each entry, those parts before it of which the rules leave open whether they come first.
    private let open: [Int: [Range<Int>]]

    /// Reads the order off a trace.
    ///
    /// - Parameters:
    ///   - entries: The positions of the entries that matter, rising.
    ///   - trace: The trace that they stand in.
    package init(among entries: [Int], of trace: Trace) {
        open = trace.openOrders.reduce(into: [:]) { open, order in
            guard !Precedence.part(of: entries, in: order.first).isEmpty else { return }
            for entry in Precedence.part(of: entries, in: order.second) {
                open[entry, default: []].append(order.first)
            }
        }
    }

    /// Indicates whether each entry has to follow the one before it.
    package var isTotal: Bool { open.isEmpty }

    /// Indicates whether the rules order two entries. If not, the order could also be reversed.
    ///
    /// - Parameters:
    ///   - first: The position of one entry.
    ///   - second: The position of another entry.
    /// - Returns: True if the first one has to come first.
    package func orders(_ first: Int, before second: Int) -> Bool {
        first < second && !(open[second]?.contains { $0.contains(first) } ?? false)
    }

    /// The entries in a range.
    private static func part(of entries: [Int], in range: Range<Int>) -> ArraySlice<Int> {
        var low = 0, high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return entries[low...].prefix { $0 < range.upperBound }
    }
}

extension Trace {
    /// Records that two parts may as well come the other way round.
    mutating func leaveOrderOpen(_ first: Range<Int>, _ second: Range<Int>, by rule: Rule) {
        guard !first.isEmpty, !second.isEmpty else { return }
        openOrders.append(OpenOrder(first: first, second: second, rule: rule))
    }

    /// Records that what is last, from a position on, may as well come before what is between an earlier one and it.
    mutating func leaveOrderOpen(from start: Int, upTo last: Int, by rule: Rule) {
        leaveOrderOpen(start..<last, last..<count, by: rule)
    }
}
