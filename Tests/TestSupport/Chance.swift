import Foundation

/// Numbers that look random and come again for the same seed.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Makes a generator.
    ///
    /// - Parameter seed: Where the numbers begin.
    package init(seed: UInt64) { state = seed }

    /// The next number.
    ///
    /// - Returns: Any number of 64 bits.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// The settings of random tests.
///
/// `make test` runs few walks, the same each time. `WALKS=50 make test` runs fifty times as many, and
/// `WALK_SEED=7 make test` different ones; a failing test prints the seed that repeats its walk.
package enum Chance {
    /// The seed of the walks, from `WALK_SEED`.
    package static let seed = number("WALK_SEED") ?? 20_111_012

    /// The factor for the number of walks, from `WALKS`.
    package static let factor = Int(clamping: number("WALKS") ?? 1)

    /// The seeds of some walks.
    ///
    /// - Parameters:
    ///   - count: How many are taken usually.
    ///   - what: What they are for; printed with the seed, so that a run that passed can be repeated as well.
    /// - Returns: Seeds, each for one walk.
    package static func seeds(_ count: Int, for what: String) -> [UInt64] {
        print("\(what): \(count * factor) walks, WALK_SEED=\(seed)")
        return (0..<UInt64(count * factor)).map { seed &+ $0 &* 1_000_003 }
    }

    /// A share of what would take long as a whole: each so-and-so-many-th, or all with `WALKS=2` and above.
    ///
    /// - Parameters:
    ///   - all: The whole.
    ///   - part: How many there are to one that is taken.
    /// - Returns: Those that are taken, in order; with another `WALK_SEED`, others.
    package static func share<Element>(of all: [Element], oneIn part: Int) -> [Element] {
        guard factor == 1 else { return all }
        let first = Int(seed % UInt64(part))
        return all.indices.filter { $0 % part == first }.map { all[$0] }
    }

    private static func number(_ variable: String) -> UInt64? {
        ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
    }
}
