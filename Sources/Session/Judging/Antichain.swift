/// Finds a largest set of members of a partial order of which no two are comparable.
///
/// By Dilworth's theorem it has as many members as the order has chains that cover it. The chains come from a
/// matching of each member with one above it, the set from the vertices that no minimal cover of it needs.
struct Antichain {
    /// For each member, those above it.
    private let above: [[Int]]
    /// For each member, the one that it is matched with as the upper one.
    private var lower: [Int?]
    private var visited: [Bool]

    /// Finds a largest antichain.
    ///
    /// - Parameters:
    ///   - count: The number of members.
    ///   - isBelow: Indicates whether one member is below another; transitive. It is never called with a
    ///     member and itself.
    /// - Returns: The members of the set, in rising order.
    static func largest(count: Int, isBelow: (Int, Int) -> Bool) -> [Int] {
        var search = Antichain(
            above: (0..<count).map { one in (0..<count).filter { one != $0 && isBelow(one, $0) } })
        for member in 0..<count {
            search.visited = Array(repeating: false, count: count)
            _ = search.findPartner(for: member)
        }
        return search.freeMembers()
    }

    private init(above: [[Int]]) {
        self.above = above
        lower = Array(repeating: nil, count: above.count)
        visited = Array(repeating: false, count: above.count)
    }

    /// Matches a member with one above it, if need be by giving others new partners.
    private mutating func findPartner(for member: Int) -> Bool {
        for other in above[member] where !visited[other] {
            visited[other] = true
            if let rival = lower[other], !findPartner(for: rival) { continue }
            lower[other] = member
            return true
        }
        return false
    }

    /// The members that can be reached from unmatched ones as lower, but not as upper partners.
    private func freeMembers() -> [Int] {
        let matched = Set(lower.compactMap { $0 })
        var isReachedAsLower = above.indices.map { !matched.contains($0) }
        var isReachedAsUpper = Array(repeating: false, count: above.count)
        var waiting = above.indices.filter { isReachedAsLower[$0] }
        while let member = waiting.popLast() {
            for other in above[member] where !isReachedAsUpper[other] {
                isReachedAsUpper[other] = true
                if let partner = lower[other], !isReachedAsLower[partner] {
                    isReachedAsLower[partner] = true
                    waiting.append(partner)
                }
            }
        }
        return above.indices.filter { isReachedAsLower[$0] && !isReachedAsUpper[$0] }
    }
}
