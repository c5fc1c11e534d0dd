/// An index of objects by name. Copies share everything but their changes, as those of a ``Table`` do; a
/// plain dictionary would copy all names at the first change after a copy.
///
/// The names are spread over small dictionaries. One is added whenever they are too full, and only the names
/// of one other dictionary move into it (linear hashing).
struct NameIndex<Object>: Hashable, Sendable {
    private var buckets = ChunkedArray<[String: Identifier<Object>]>()
    private var count = 0

    /// The average number of names in a dictionary at which another one is added.
    private static var load: Int { 8 }

    /// The object that a name stands for; names are given to others, but not taken back.
    subscript(name: String) -> Identifier<Object>? {
        buckets.isEmpty ? nil : buckets[place(of: name)][name]
    }

    mutating func set(_ name: String, to object: Identifier<Object>) {
        if count >= buckets.count * Self.load { grow() }
        if buckets[place(of: name)].updateValue(object, forKey: name) == nil { count += 1 }
    }

    private mutating func grow() {
        let new = buckets.count
        buckets.append([:])
        guard new > 0 else { return }
        let split = new & ~(1 << (Int.bitWidth - 1 - new.leadingZeroBitCount))
        let names = buckets[split]
        buckets[split] = names.filter { place(of: $0.key) == split }
        buckets[new] = names.filter { place(of: $0.key) == new }
    }

    private func place(of name: String) -> Int {
        let hash = name.hashValue
        // The highest power of two that is not above the number of dictionaries, as a mask.
        let low = 1 << (Int.bitWidth - 1 - buckets.count.leadingZeroBitCount) - 1
        let place = hash & (2 * low + 1)
        return place < buckets.count ? place : hash & low
    }
}
