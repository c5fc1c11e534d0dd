/// A generator of random numbers for one question: the same numbers for the same seed, forever (SplitMix64).
///
/// The drawing itself is implemented here too: the standard library doesn't promise that its own algorithms
/// won't change.
struct Chance {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 on, below another one that is not 0.
    mutating func number(below bound: Int) -> Int {
        Int(next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    /// Returns true with a probability of so many percent.
    mutating func comes(_ percent: Int) -> Bool { number(below: 100) < percent }

    mutating func pick<Item>(_ items: [Item]) -> Item? {
        items.isEmpty ? nil : items[number(below: items.count)]
    }

    /// The items in another order.
    mutating func shuffled<Item>(_ items: [Item]) -> [Item] {
        var items = items
        for place in stride(from: items.count - 1, to: 0, by: -1) {
            items.swapAt(place, number(below: place + 1))
        }
        return items
    }

    /// Some of the items, in another order.
    mutating func some<Item>(_ count: Int, of items: [Item]) -> [Item] {
        Array(shuffled(items).prefix(count))
    }

    /// A position, each as likely as its weight says.
    mutating func place(weighted weights: [Int]) -> Int {
        var rest = number(below: max(1, weights.reduce(0, +)))
        for (place, weight) in weights.enumerated() {
            if rest < weight { return place }
            rest -= weight
        }
        return 0
    }
}
