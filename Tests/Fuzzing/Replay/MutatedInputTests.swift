import TestSupport
import Testing

/// Inputs that come of the seeds by chance, many in one process.
///
/// `WALKS=1000` tries a thousand times as many, 20,000 for each door, and `WALK_SEED=7` different ones.
@Suite("Mutated inputs")
struct MutatedInputTests {
    private static let batch = 20

    @Test("No input does harm", arguments: Door.allCases, Chance.seeds(1, for: "mutated inputs"))
    func drive(door: Door, seed: UInt64) throws {
        let inputs = try MutatedInputs(of: door)
        for number in 0..<Self.batch {
            let input = inputs.input(seed &+ UInt64(number))
            do throws(Fault) {
                try door.drive(input, within: 5)
            } catch {
                Issue.record(
                    "\(door) \(seed) + \(number): \(error)\n\(String(decoding: input, as: UTF8.self))")
            }
        }
    }
}
