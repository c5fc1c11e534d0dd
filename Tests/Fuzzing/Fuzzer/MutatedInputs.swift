import Foundation
import TestSupport

/// The inputs that come of a door's seeds by chance, without what libFuzzer learns from the program.
struct MutatedInputs {
    private let seeds: [[UInt8]]
    private let mutation: Mutation

    /// The most bytes of an input, as for libFuzzer.
    private static let longest = 6000

    init(of door: Door) throws {
        seeds = try Repository.seeds(of: door)
            .map { Array(try Data(contentsOf: URL(filePath: $0))) }
        mutation = Mutation(Vocabulary(of: door))
    }

    /// An input, by its number.
    func input(_ number: UInt64) -> [UInt8] {
        var generator = SeededGenerator(seed: number)
        var input = seeds.randomElement(using: &generator) ?? []
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            switch Int.random(in: 0..<12, using: &generator) {
            case 0:
                input = mutation.crossed(
                    input, seeds.randomElement(using: &generator) ?? [], using: &generator)
            case 1 where !input.isEmpty:
                input[Int.random(in: input.indices, using: &generator)] = .random(
                    in: 0...255, using: &generator)
            default: input = mutation.changed(input, using: &generator)
            }
        }
        return Array(input.prefix(Self.longest))
    }
}
