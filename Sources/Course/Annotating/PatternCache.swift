import Lifecycle

/// Fits patterns to a log, and what was fitted once to nothing but other names is not fitted again.
///
/// A long log shows the same few transitions over and over. Which patterns fit from a call on depends on that call
/// and the next ones, on which of them are of the same controller, and on little else; the fits are kept by that.
struct PatternCache {
    /// The fits of each kind of stretch that was met.
    private(set) var fits: [[PatternScore]] = []
    /// The patterns by the callback that a log can begin with to show them.
    private var patterns: [[NumberedPattern]]
    /// The places of the fits, by the calls that they begin with.
    private var places: [[Int]: Int] = [:]
    /// The choice for each kind of stretch that begins with its best fit.
    private var choices: [Chosen: Choice] = [:]

    /// A choice for some calls: the best fit, and others that fit the same calls nearly as well.
    struct Choice {
        let best: PatternMatch
        /// The best and the others, the usual ones first.
        let ranked: [PatternMatch]
        /// The releases of those that are as good as the best.
        let releases: Set<Release>
    }

    private struct Chosen: Hashable {
        let fits: Int
        let best: Int
    }

    /// Makes a cache that has fitted nothing yet.
    ///
    /// - Parameters:
    ///   - catalogue: The transitions to look for.
    ///   - names: The facts of the whole log.
    init(_ catalogue: TransitionCatalogue, in names: LogNames) {
        patterns = Array(repeating: [], count: Callback.allCases.count)
        for pattern in catalogue.patterns {
            let numbered = NumberedPattern(pattern, in: names)
            for callback in numbered.beginnings where names.isLogged[callback] {
                patterns[callback].append(numbered)
            }
        }
    }

    /// Finds the patterns that fit from a call on.
    ///
    /// - Parameters:
    ///   - start: The place of the call.
    ///   - log: The log.
    ///   - fit: Does the fitting.
    /// - Returns: An index into ``fits``.
    mutating func fits(at start: Int, in log: LogTable, by fit: inout PatternFit?) -> Int {
        let calls = PatternCache.calls(of: log, from: start)
        if let known = places[calls] { return known }
        var found: [PatternScore] = []
        for (number, pattern) in patterns[log.callbacks[start]].enumerated() {
            if fit == nil { fit = PatternFit(pattern, in: log) }
            fit?.score(pattern, number: number, at: start, to: &found)
        }
        fits.append(PatternCache.best(of: found))
        places[calls] = fits.count - 1
        return fits.count - 1
    }

    /// The calls from a place on that a pattern can have, as numbers that are the same where only names differ. The first
    /// says whether some controller was spoken of before: patterns that come once ask that.
    private static func calls(of log: LogTable, from start: Int) -> [Int] {
        var met: [Int] = []
        let places = start..<min(start + Weights.reach, log.calls.count)
        return [log.isAfterControllers(start) ? 1 : 0]
            + places.map { place in
                let subject = log.heard[place], call = log.callbacks[place] << 8
                if let index = met.firstIndex(of: subject) { return call + index }
                met.append(subject)
                let facts = log.names.subjects[subject]
                let flags = [
                    facts.isApp, facts.isUnnamed, facts.isContainer, log.isNew(subject, from: start),
                ]
                let kind = flags.reduce(facts.told) { 2 * $0 + ($1 ? 1 : 0) }
                return kind << 16 + call + 128 + met.count
            }
    }

    /// Leaves out those that others of the same length beat by far.
    private static func best(of scores: [PatternScore]) -> [PatternScore] {
        var best: [Int: Double] = [:]
        for fit in scores { best[fit.length] = max(best[fit.length] ?? fit.score, fit.score) }
        return scores.filter { $0.score > (best[$0.length] ?? 0) - Weights.kept }
    }

    /// Chooses a reading of the calls in one of the fits.
    ///
    /// - Parameters:
    ///   - number: The index of the fits in ``fits``.
    ///   - place: The index of the best among them.
    ///   - start: The place of the first call.
    ///   - log: The log.
    /// - Returns: The same for all stretches that differ in names only.
    mutating func choice(_ number: Int, best place: Int, at start: Int, in log: LogTable) -> Choice {
        let key = Chosen(fits: number, best: place)
        if let known = choices[key] { return known }
        let best = fits[number][place], patterns = patterns[log.callbacks[start]]
        var fit = PatternFit(patterns[best.pattern], in: log)
        func match(_ score: PatternScore) -> PatternMatch {
            fit.match(patterns[score.pattern], at: start, length: score.length)
        }
        let others = fits[number].filter {
            $0.length == best.length && $0.score > best.score - Weights.told
        }
        // Of those that are about as good, the usual ones come first, in the order of the catalog.
        func grade(_ other: PatternScore) -> Int { Int((best.score - other.score) / Weights.equal) }
        let ranked = others.enumerated().sorted {
            (grade($0.element), $0.offset) < (grade($1.element), $1.offset)
        }.map(\.element)
        let good = others.filter { $0.score > best.score - Weights.equal }
        let choice = Choice(
            best: match(best), ranked: [match(best)] + ranked.map(match),
            releases: Set(([best] + good).flatMap { patterns[$0.pattern].pattern.releases }))
        choices[key] = choice
        return choice
    }
}
