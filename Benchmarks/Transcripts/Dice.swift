/// SplitMix64: the same numbers from the same seed on every machine.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

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
