import TestSupport

/// Chances that come again for the same seed on every machine.
struct Dice: RandomNumberGenerator {
    private var numbers: SeededGenerator

    init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

    mutating func next() -> UInt64 { numbers.next() }

    /// Whether something of a probability happens.
    mutating func happens(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &self) < probability
    }

    /// One of some things, of which there is at least one.
    mutating func one<Thing>(of things: [Thing]) -> Thing {
        things[Int.random(in: things.indices, using: &self)]
    }

    /// A position among some, the first ones more often: each as often as its number says, from 1 on.
    mutating func early(among count: Int) -> Int {
        var rest = Double.random(in: 0..<(1...count).reduce(0) { $0 + 1 / Double($1) }, using: &self)
        for index in 0..<count {
            rest -= 1 / Double(index + 1)
            if rest < 0 { return index }
        }
        return count - 1
    }
}
