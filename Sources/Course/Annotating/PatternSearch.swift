import Lifecycle

/// Fits patterns to a log.
struct PatternSearch {
    /// The patterns by the callback that a log can begin with to show them.
    private var patterns: [[NumberedPattern]]
    private var fit: PatternFit?

    /// A choice for some calls: the best fit, and others that fit the same calls nearly as well.
    struct Choice {
        let best: PatternMatch
        /// The best and the others, the usual ones first.
        let ranked: [PatternMatch]
        /// The releases of those that are as good as the best.
        let releases: Set<Release>
    }

    /// Makes a search.
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
    /// - Returns: The fits, without those that others of the same length beat by far.
    mutating func fits(at start: Int, in log: LogTable) -> [PatternScore] {
        var found: [PatternScore] = [], best: [Int: Double] = [:]
        for (number, pattern) in patterns[log.callbacks[start]].enumerated() {
            if fit == nil { fit = PatternFit(pattern, in: log) }
            fit?.score(pattern, number: number, at: start, to: &found)
        }
        for fit in found { best[fit.length] = max(best[fit.length] ?? fit.score, fit.score) }
        return found.filter { $0.score > (best[$0.length] ?? 0) - Weights.kept }
    }

    /// Chooses a reading of the calls.
    ///
    /// - Parameters:
    ///   - best: The best of the fits.
    ///   - fits: All fits from the first call on.
    ///   - start: The place of the first call.
    ///   - log: The log.
    /// - Returns: The choice.
    func choice(_ best: PatternScore, of fits: [PatternScore], at start: Int, in log: LogTable) -> Choice {
        let patterns = patterns[log.callbacks[start]]
        var fit = PatternFit(patterns[best.pattern], in: log)
        func match(_ score: PatternScore) -> PatternMatch {
            fit.match(patterns[score.pattern], at: start, length: score.length)
        }
        let others = fits.filter { $0.length == best.length && $0.score > best.score - Weights.told }
        // Of those that are about as good, the usual ones come first, in the order of the catalog.
        func grade(_ other: PatternScore) -> Int { Int((best.score - other.score) / Weights.equal) }
        let ranked = others.enumerated().sorted {
            (grade($0.element), $0.offset) < (grade($1.element), $1.offset)
        }.map(\.element)
        let good = others.filter { $0.score > best.score - Weights.equal }
        return Choice(
            best: match(best), ranked: [match(best)] + ranked.map(match),
            releases: Set(([best] + good).flatMap { patterns[$0.pattern].pattern.releases }))
    }
}
