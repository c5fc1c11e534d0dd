import Lifecycle

/// Fits patterns to a log, and what was fitted once to nothing but other names is not fitted again.
///
/// A long log shows the same few transitions over and over. Which patterns fit from a call on depends on that call
/// and the next ones, on which of them are of the same controller, and on little else; the fits are kept in a tree
/// whose branches are such calls, so that the work grows with the length of the log.
struct PatternMemory {
    /// The fits of each kind of stretch that was met.
    private(set) var fits: [[PatternMatch]] = []
    private let log: LogTable
    private let patterns: [[NumberedPattern]]
    private var nodes: [Node] = [Node(), Node()]

    private struct Node {
        var next: [Int: Int] = [:]
        var fits: Int?
    }

    /// The number of nodes; stretches beyond are fitted each by itself.
    private static let limit = 300_000
    /// Stands for the end of the log.
    private static let end = -1

    init(_ log: LogTable, _ catalogue: TransitionCatalogue) {
        self.log = log
        var patterns = Array(repeating: [NumberedPattern](), count: Callback.allCases.count)
        for pattern in catalogue.patterns {
            let numbered = NumberedPattern(pattern, in: log)
            for callback in numbered.beginnings where log.isLogged[callback] {
                patterns[callback].append(numbered)
            }
        }
        self.patterns = patterns
    }

    /// What fits from a call on.
    ///
    /// - Parameter start: The place of the call.
    /// - Returns: A place in ``fits``.
    mutating func fits(at start: Int) -> Int {
        var walk = Walk(log, from: start)
        var node = walk.root
        while nodes[node].fits == nil, let next = nodes[node].next[walk.step()] { node = next }
        if let known = nodes[node].fits { return known }
        var seen = start + 1
        let found = patterns[log.callbacks[start]].flatMap {
            PatternFit.matches($0, in: log, at: start, seen: &seen)
        }
        fits.append(PatternMemory.best(of: found))
        remember(fits.count - 1, start..<seen)
        return fits.count - 1
    }

    private mutating func remember(_ number: Int, _ places: Range<Int>) {
        guard nodes.count < PatternMemory.limit else { return }
        var walk = Walk(log, from: places.lowerBound)
        var node = walk.root
        for _ in places {
            let step = walk.step()
            if nodes[node].next[step] == nil {
                nodes[node].next[step] = nodes.count
                nodes.append(Node())
            }
            node = nodes[node].next[step] ?? node
        }
        nodes[node].fits = number
    }

    /// Leaves out those that others of the same length beat by far.
    private static func best(of matches: [PatternMatch]) -> [PatternMatch] {
        var best: [Int: Double] = [:]
        for match in matches { best[match.length] = max(best[match.length] ?? match.score, match.score) }
        return matches.filter { $0.score > (best[$0.length] ?? 0) - 0.3 }
    }

    /// A way through the log, told in steps that are the same where only names differ.
    private struct Walk {
        private let log: LogTable
        private let start: Int
        private var place: Int
        /// The subjects that were met.
        private var known: [Int] = []

        init(_ log: LogTable, from start: Int) {
            self.log = log
            self.start = start
            place = start
        }

        /// Patterns that come once ask whether some controller was spoken of before.
        var root: Int { log.firstOfControllers < start ? 1 : 0 }

        /// A number for the next call.
        mutating func step() -> Int {
            guard place < log.calls.count else { return PatternMemory.end }
            defer { place += 1 }
            let subject = log.heard[place]
            let call = log.callbacks[place] << 8
            if let index = known.firstIndex(of: subject) { return call + index }
            known.append(subject)
            let facts = log.subjects[subject]
            let flags = [facts.isApp, facts.isUnnamed, facts.isContainer, facts.first >= start]
            let kind = flags.reduce(facts.kindOfLogged) { 2 * $0 + ($1 ? 1 : 0) }
            return kind << 16 + call + 128 + known.count
        }
    }
}
