import Lifecycle

/// Matches the words of a statement against a pattern, and remembers what could have stood where it failed.
///
/// Of all readings that end at the same word only the best goes on, so the work grows with the product of words
/// and pattern, whatever is typed. Where a word of the commands and a declared name could both stand, the name is
/// meant; where two readings are equally good, the second is kept beside the first.
struct Matcher {
    let sentence: Sentence
    let context: CommandContext
    /// Indicates whether misspellings are accepted, at a cost.
    let isLenient: Bool

    /// The position of the furthest word that could not be used.
    private(set) var furthest = 0
    /// The patterns that would have matched there.
    private(set) var expected: [CommandPattern] = []
    /// The placeholders that took everything up to the end, with the words at which they began.
    private(set) var open: [(placeholder: Placeholder, position: Int)] = []

    private let tokens: [Token]

    /// One way to read a statement, up to some word.
    struct Reading: Sendable {
        fileprivate var trail = Trail.start
        /// The number of misspellings accepted.
        fileprivate(set) var slips = 0
        /// The number of words used.
        fileprivate(set) var used = 0
        /// The number of words read as names of existing objects.
        fileprivate(set) var names = 0
        /// Another way to read the same words that is as good, where names leave it open.
        fileprivate var other: Trail?

        var items: [Item] { items(of: trail) }

        /// The items of the other way to read the same words; nil if there is none.
        var otherItems: [Item]? { other.map(items) }

        private func items(of trail: Trail) -> [Item] {
            var items: [Item] = []
            var next = trail
            while case .step(let item, let before) = next {
                items.append(item)
                next = before
            }
            return items.reversed()
        }
    }

    /// A part of a reading, in the order of the words.
    enum Item: Hashable, Sendable {
        case word(String)
        case placeholder(Placeholder, String)
    }

    /// The items of a reading from the last to the first: readings share their beginnings.
    fileprivate indirect enum Trail: Sendable {
        case start
        case step(Item, Trail)
    }

    init(_ sentence: Sentence, in context: CommandContext, isLenient: Bool = false) {
        self.sentence = sentence
        tokens = sentence.tokens
        self.context = context
        self.isLenient = isLenient
    }

    /// The best reading that uses all words.
    mutating func match(_ pattern: CommandPattern) -> Reading? {
        let readings = readings(of: pattern, from: [Reading()])
        let ends = readings.map { (reading: $0, end: skippingFillers(from: $0.used)) }
        for end in ends where end.end < tokens.count { fail(at: end.end, nil) }
        return ends.filter { $0.end == tokens.count }.map { $0.reading }.min { $0.isBetter(than: $1) }
    }

    private mutating func readings(of pattern: CommandPattern, from starts: [Reading]) -> [Reading] {
        switch pattern {
        case .word(let word): return starts.compactMap { take(word, after: $0) }
        case .placeholder(let placeholder): return starts.compactMap { take(placeholder, after: $0) }
        case .sequence(let parts):
            var current = starts
            for part in parts where !current.isEmpty { current = readings(of: part, from: current) }
            return current
        case .choice(let parts):
            var all: [Reading] = []
            for part in parts { all += readings(of: part, from: starts) }
            return best(of: all)
        case .optional(let part): return best(of: readings(of: part, from: starts) + starts)
        case .many(let part):
            var all = starts, latest = starts
            var known = Dictionary(starts.map { ($0.used, $0) }) { $1.isBetter(than: $0) ? $1 : $0 }
            while !latest.isEmpty {
                latest = readings(of: part, from: latest).filter { new in
                    known[new.used].map { new.isBetter(than: $0) } ?? true
                }
                for new in latest { known[new.used] = new }
                all += latest
            }
            return best(of: all)
        }
    }

    /// For each word at which some reading ends, the best one; the first among equals, which then remembers the second.
    private func best(of readings: [Reading]) -> [Reading] {
        guard readings.count > 1 else { return readings }
        var best: [Reading] = []
        var places: [Int: Int] = [:]
        for reading in readings {
            if let place = places[reading.used] {
                if reading.isBetter(than: best[place]) {
                    best[place] = reading
                } else if reading.names > 0, !best[place].isBetter(than: reading), best[place].other == nil {
                    best[place].other = reading.trail
                }
            } else {
                places[reading.used] = best.count
                best.append(reading)
            }
        }
        return best
    }

    private mutating func take(_ word: String, after reading: Reading) -> Reading? {
        let position = skippingFillers(from: reading.used, unless: word)
        guard position < tokens.count else { return fail(at: position, .word(word)) }
        var slips = 0
        let typed = tokens[position].lowercased
        if typed != word.lowercased() {
            let limit = Spelling.tolerance(for: word)
            slips = isLenient ? Spelling.distance(typed, word.lowercased(), limit: limit) : .max
            guard slips <= limit else { return fail(at: position, .word(word)) }
        }
        return reading.adding(.word(word), slips: slips, used: position + 1)
    }

    private mutating func take(_ placeholder: Placeholder, after reading: Reading) -> Reading? {
        let position = skippingFillers(from: reading.used)
        guard position < tokens.count else { return fail(at: position, .placeholder(placeholder)) }
        if placeholder.takesTheRest {
            open.append((placeholder, position))
            return reading.adding(
                .placeholder(placeholder, sentence.rest(from: position)), slips: 0, used: tokens.count)
        }
        guard let (text, slips) = text(of: tokens[position], for: placeholder) else {
            return fail(at: position, .placeholder(placeholder))
        }
        return reading.adding(
            .placeholder(placeholder, text), slips: slips, used: end(of: placeholder, at: position),
            names: placeholder.holdsDeclaredName ? 1 : 0)
    }

    /// The colon of `viewDidAppear:` belongs to the name.
    private func end(of placeholder: Placeholder, at position: Int) -> Int {
        let next = position + 1
        guard placeholder == .callback, next < tokens.count, tokens[next].text == ":",
            tokens[next].column == tokens[position].end
        else { return next }
        return next + 1
    }

    private func text(of token: Token, for placeholder: Placeholder) -> (String, slips: Int)? {
        if placeholder.accepts(token, in: context) { return (token.text, 0) }
        guard isLenient, placeholder.canBeMisspelled else { return nil }
        if placeholder == .callback {
            return CallbackName.correction(of: token.text).map { ($0.callback.rawValue, max(1, $0.distance)) }
        }
        let names = placeholder.candidates(in: context).map { $0.text }
        return Spelling.nearest(to: token.text, among: names).map { ($0.text, max(1, $0.distance)) }
    }

    private func skippingFillers(from start: Int, unless word: String? = nil) -> Int {
        var position = start
        while position < tokens.count {
            let typed = tokens[position].lowercased
            guard Keyword.fillers.contains(typed), typed != word else { break }
            position += 1
        }
        return position
    }

    @discardableResult
    private mutating func fail(at position: Int, _ wanted: CommandPattern?) -> Reading? {
        if position > furthest {
            furthest = position
            expected = []
        }
        if position == furthest, let wanted, !expected.contains(wanted) { expected.append(wanted) }
        return nil
    }
}

extension Matcher.Reading {
    fileprivate func adding(
        _ item: Matcher.Item, slips: Int, used: Int, names: Int = 0
    ) -> Matcher.Reading {
        Matcher.Reading(
            trail: .step(item, trail), slips: self.slips + slips, used: used, names: self.names + names,
            other: other.map { .step(item, $0) })
    }

    /// Fewer slips are better; among equals, more words that are names of what is there.
    fileprivate func isBetter(than other: Matcher.Reading) -> Bool {
        (slips, -names) < (other.slips, -other.names)
    }
}
