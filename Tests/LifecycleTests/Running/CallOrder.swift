import Lifecycle

/// The calls that came, with the order in which the rules put them.
struct CallOrder {
    let actual: [ActualCall]
    let precedence: Precedence

    init(_ actual: [ActualCall], in trace: Trace) {
        self.actual = actual
        precedence = Precedence(among: actual.map(\.entry), of: trace)
    }

    /// Why some lines are not these calls in an order that the rules allow; nil if they are.
    func problem(with expected: [String]) -> String? {
        let repeating = Set(actual.filter(\.mayRepeat).map(\.text))
        let wanted = expected.map { pattern in
            actual.first { Wildcard.matches(pattern, $0.text) }?.text ?? pattern
        }
        let came = CallOrder.withoutRepetition(actual.map(\.text), of: repeating).map { actual[$0] }
        let lines = CallOrder.withoutRepetition(wanted, of: repeating).map { wanted[$0] }
        var free = came.indices.map { Optional($0) }
        var places: [Int] = []
        for line in lines {
            guard let place = free.firstIndex(where: { $0.map { came[$0].text == line } ?? false }) else {
                return "\(line) did not come" + (came.contains { $0.text == line } ? " as often" : "")
            }
            free[place] = nil
            places.append(place)
        }
        if let surplus = free.compactMap({ $0 }).first { return "\(came[surplus].text) is not expected" }
        for (row, place) in places.enumerated() {
            for later in places[(row + 1)...]
            where later < place && mustPrecede(came[later], came[place]) {
                return "\(came[later].text) comes before \(came[place].text)"
            }
        }
        return nil
    }

    private func mustPrecede(_ one: ActualCall, _ other: ActualCall) -> Bool {
        one.entry == other.entry || precedence.orders(one.entry, before: other.entry)
    }

    /// Why some lines are not the first of the unending repetition; nil if they are.
    func problemOfEndless(_ expected: [String]) -> String? {
        let texts = actual.map(\.text)
        guard expected.count < texts.count else { return "the repetition ends" }
        for (row, line) in expected.enumerated() where !Wildcard.matches(line, texts[row]) {
            return "\(texts[row]) came instead of \(line)"
        }
        return CallOrder.period(of: texts, within: expected.count) == nil
            ? "the lines do not hold a whole round of the repetition" : nil
    }

    /// The start and length of the round that a list repeats to its end, if one lies within its first lines.
    static func period(of texts: [String], within count: Int) -> (start: Int, length: Int)? {
        for end in stride(from: 1, through: count, by: 1) {
            for length in stride(from: 1, through: end, by: 1)
            where (end..<texts.count).allSatisfy({ texts[$0] == texts[$0 - length] }) {
                return (end - length, length)
            }
        }
        return nil
    }

    /// The places that are left when rounds of repeatable calls in a row are counted once.
    static func withoutRepetition(_ texts: [String], of repeating: Set<String>) -> [Int] {
        var surplus: Set<Int> = []
        let receivers = Dictionary(grouping: texts.indices) { texts[$0].split(separator: " ").first ?? "" }
        for places in receivers.values {
            var start = 0
            while start < places.count {
                var seen: Set<String> = []
                for place in places[start...] {
                    guard repeating.contains(texts[place]), seen.insert(texts[place]).inserted else { break }
                }
                let length = seen.count
                var next = start + length
                while length > 0, next + length <= places.count,
                    (0..<length).allSatisfy({ texts[places[start + $0]] == texts[places[next + $0]] })
                {
                    surplus.formUnion(places[next..<next + length])
                    next += length
                }
                start = max(next, start + 1)
            }
        }
        return texts.indices.filter { !surplus.contains($0) }
    }
}
