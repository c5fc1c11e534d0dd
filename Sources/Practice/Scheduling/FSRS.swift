import Platform

/// FSRS-6: how long something is remembered, after what has been answered.
///
/// The variant that lets a second answer on one day never take stability away unless it is wrong. The weights are the
/// published ones, and what is asked for is that nine of ten are still known when they are due.
package struct FSRS: Sendable {
    /// The state of a memory.
    package struct Memory: Hashable, Sendable {
        /// The days after which nine of ten still know.
        package var stability: Double
        /// From 1, easy, to 10.
        package var difficulty: Double
    }

    package static let weights = [
        0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614,
        0.2629,
        1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ]
    package static let longestInterval = 36_500

    private let w = weights, decay = -weights[20], factor = pow(0.9, 1 / -weights[20]) - 1

    package init() {}

    /// The memory after the first answer.
    package func memory(after rating: Rating) -> Memory {
        Memory(stability: limited(w[rating.rawValue - 1]), difficulty: within(firstDifficulty(rating)))
    }

    /// The memory after another answer.
    ///
    /// - Parameters:
    ///   - memory: What it was before.
    ///   - rating: How the answer went.
    ///   - days: The days since the answer before.
    /// - Returns: What it is then.
    package func memory(_ memory: Memory, after rating: Rating, days: Double) -> Memory {
        Memory(
            stability: limited(stability(memory, rating, days)),
            difficulty: difficulty(memory.difficulty, rating))
    }

    /// Returns the probability that something is still known after some days, from 0 to 1.
    package func retrievability(_ memory: Memory, days: Double) -> Double {
        pow(1 + factor * days / memory.stability, decay)
    }

    /// After how many days it is to be asked again.
    ///
    /// - Parameters:
    ///   - stability: The stability.
    ///   - retention: How likely it should be known then.
    /// - Returns: A number of days, 1 at least.
    package func interval(_ stability: Double, retention: Double = 0.9) -> Int {
        let days = stability / factor * (pow(retention, 1 / decay) - 1)
        return Int(min(max(days.rounded(), 1), Double(FSRS.longestInterval)))
    }

    private func stability(_ memory: Memory, _ rating: Rating, _ days: Double) -> Double {
        let old = memory.stability, grade = Double(rating.rawValue)
        guard days >= 1 else {
            let change = exp(w[17] * (grade - 3 + w[18])) * pow(old, -w[19])
            return old * (rating >= .hard ? max(change, 1) : change)
        }
        let forgotten = 1 - retrievability(memory, days: days)
        guard rating != .again else {
            let lapsed =
                w[11] * pow(memory.difficulty, -w[12]) * (pow(old + 1, w[13]) - 1) * exp(w[14] * forgotten)
            return min(lapsed, old / exp(w[17] * w[18]))
        }
        let growth = exp(w[8]) * (11 - memory.difficulty) * pow(old, -w[9]) * (exp(w[10] * forgotten) - 1)
        return old * (1 + growth * (rating == .hard ? w[15] : 1) * (rating == .easy ? w[16] : 1))
    }

    private func firstDifficulty(_ rating: Rating) -> Double {
        w[4] - exp(w[5] * Double(rating.rawValue - 1)) + 1
    }

    private func difficulty(_ old: Double, _ rating: Rating) -> Double {
        let changed = old + (10 - old) / 9 * (-w[6] * (Double(rating.rawValue) - 3))
        return within(w[7] * firstDifficulty(.easy) + (1 - w[7]) * changed)
    }

    private func within(_ difficulty: Double) -> Double { min(max(difficulty, 1), 10) }

    private func limited(_ stability: Double) -> Double {
        min(max(stability, 0.001), Double(FSRS.longestInterval))
    }
}
