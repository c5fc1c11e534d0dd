import CommandLanguage
import Lifecycle

/// Commands in a world that differs in one thing.
package struct Variation: Sendable {
    /// The difference, in words that follow "what would happen".
    package let words: String
    package let environment: Environment
    /// The statements before the commands.
    package let setUp: [String]
    package let commands: [String]
    /// Indicates whether the calls that are right here are right there, too.
    package let hasSameAnswer: Bool
    /// The app after the commands.
    package let simulation: Simulation
    /// The entries of its trace that the commands caused.
    package let entries: Range<Int>
    /// Indicates whether it is presented in another way, or an override calls super: what code can do about it.
    package var isOfManner = false
}

extension Session {
    /// The last rank of the worlds in which it is done in another manner.
    private static let lastOfManner = 1

    /// The worlds that differ from this one in one thing, the most telling first.
    ///
    /// - Parameters:
    ///   - commands: The commands to be carried out in them.
    ///   - names: The calls that are asked about.
    ///   - most: The most worlds; no two of them differ from this one in the same way.
    ///   - isOfManner: Whether only those count that ``Variation/isOfManner`` is true of.
    ///   - isWanted: Decides which worlds count.
    /// - Returns: None if the commands aren't understood.
    package func variations(
        of commands: String, asking names: AskedNames, most: Int, isOfManner: Bool = false,
        where isWanted: (Variation) -> Bool
    ) -> [Variation] {
        var asking = self
        guard let question = try? asking.pose(commands, asking: names) else { return [] }
        var search = CounterfactualSearch(self, question), found: [Variation] = []
        let ranked = (search.oneChange + search.lastResort).compactMap { world in
            world.rank(asking: question.asked.callbacks ?? []).map { (rank: $0, world: world) }
        }.filter { !isOfManner || $0.rank <= Self.lastOfManner }
        for rank in Set(ranked.map { $0.rank }).sorted() where found.count < most {
            let worlds = ranked.filter { $0.rank == rank }.map { $0.world }
            for world in worlds {
                guard var variation = search.variation(world) else { continue }
                variation.isOfManner = rank <= Self.lastOfManner
                guard isWanted(variation) else { continue }
                found.append(variation)
                break
            }
        }
        return found
    }
}

extension NearbyWorld {
    /// The release from which on presentations and callbacks are as people know them.
    private static let oldest = Release(12)

    /// How much a world tells when someone knows the answer here, the most first; nil for one about which nobody would ask.
    fileprivate func rank(asking callbacks: [Callback]) -> Int? {
        guard changes.count == 1 else { return nil }
        switch changes[0] {
        case .style(.custom, _): return nil
        case .style: return 0
        case .callingSuper, .withoutOverride: return 1
        case .release(let release):
            return release >= Self.oldest && callbacks.allSatisfy { $0.exists(on: release) } ? 2 : nil
        case .device: return 3
        case let change: return change.isWorthAsking ? 4 : nil
        }
    }
}
