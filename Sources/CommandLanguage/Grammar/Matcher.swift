import Lifecycle

/// Matches the words of a statement against a pattern, and remembers what could have stood where it failed.
struct Matcher {
    let tokens: [Token]
    let context: CommandContext
    /// Whether slips of spelling are forgiven, at a price.
    let isLenient: Bool

    /// The position of the furthest word that could not be used.
    private(set) var furthest = 0
    /// What could have stood there.
    private(set) var expected: [Pattern] = []

    /// One way to read a statement.
    struct Reading: Sendable {
        var items: [Item] = []
        /// How many slips were forgiven.
        var slips = 0
        /// How many words were used.
        var used = 0
    }

    /// A part of a reading, in the order of the words.
    enum Item: Hashable, Sendable {
        case word(String)
        case slot(Slot, String)
    }

    init(_ tokens: [Token], in context: CommandContext, isLenient: Bool = false) {
        self.tokens = tokens
        self.context = context
        self.isLenient = isLenient
    }

    /// The best reading that uses all words.
    mutating func match(_ pattern: Pattern) -> Reading? {
        let readings = readings(of: pattern, from: [Reading()])
        for reading in readings where reading.used < tokens.count { skipFillersAndFail(reading) }
        return readings.filter { end(of: $0) == tokens.count }.min { $0.slips < $1.slips }
    }

    private func end(of reading: Reading) -> Int { skippingFillers(from: reading.used, unless: nil) }

    private mutating func skipFillersAndFail(_ reading: Reading) {
        fail(at: skippingFillers(from: reading.used, unless: nil), nil)
    }

    private mutating func readings(of pattern: Pattern, from starts: [Reading]) -> [Reading] {
        switch pattern {
        case .word(let word): return starts.compactMap { take(word, after: $0) }
        case .slot(let slot): return starts.compactMap { take(slot, after: $0) }
        case .sequence(let parts):
            var current = starts
            for part in parts where !current.isEmpty { current = readings(of: part, from: current) }
            return current
        case .choice(let parts):
            var all: [Reading] = []
            for part in parts { all += readings(of: part, from: starts) }
            return all
        case .optional(let part): return readings(of: part, from: starts) + starts
        case .many(let part):
            var all = starts, latest = starts
            while !latest.isEmpty, all.count < 64 {
                latest = readings(of: part, from: latest)
                all += latest
            }
            return all.reversed()
        }
    }

    private mutating func take(_ word: String, after reading: Reading) -> Reading? {
        let position = skippingFillers(from: reading.used, unless: word)
        guard position < tokens.count else { return fail(at: position, .word(word)) }
        var result = reading
        let typed = tokens[position].lowercased
        if typed != word.lowercased() {
            let limit = Spelling.tolerance(for: word)
            let slips = isLenient ? Spelling.distance(typed, word.lowercased(), limit: limit) : .max
            guard slips <= limit, word.count > 1 else { return fail(at: position, .word(word)) }
            result.slips += slips
        }
        result.items.append(.word(word))
        result.used = position + 1
        return result
    }

    private mutating func take(_ slot: Slot, after reading: Reading) -> Reading? {
        let position = skippingFillers(from: reading.used, unless: nil)
        guard position < tokens.count else { return fail(at: position, .slot(slot)) }
        var result = reading
        switch slot {
        case .rest, .device, .topic, .file:
            let text = tokens[position...].map(\.text).joined(separator: " ")
            result.items.append(.slot(slot, text))
            result.used = tokens.count
        default:
            guard let text = text(of: tokens[position], for: slot, &result.slips) else {
                return fail(at: position, .slot(slot))
            }
            result.items.append(.slot(slot, text))
            result.used = position + 1
        }
        return result
    }

    private func text(of token: Token, for slot: Slot, _ slips: inout Int) -> String? {
        if slot.accepts(token, in: context) { return token.text }
        guard isLenient else { return nil }
        let names = slot == .callback ? CallbackName.names : slot.candidates(in: context).map(\.text)
        guard let meant = Spelling.closest(to: token.text, among: names) else { return nil }
        slips += 1
        return meant
    }

    private func skippingFillers(from start: Int, unless word: String?) -> Int {
        var position = start
        while position < tokens.count, Keyword.fillers.contains(tokens[position].lowercased),
            tokens[position].lowercased != word?.lowercased()
        {
            position += 1
        }
        return position
    }

    @discardableResult
    private mutating func fail(at position: Int, _ wanted: Pattern?) -> Reading? {
        if position > furthest {
            furthest = position
            expected = []
        }
        if position == furthest, let wanted, !expected.contains(wanted) { expected.append(wanted) }
        return nil
    }
}
