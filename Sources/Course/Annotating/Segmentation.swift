import Lifecycle

/// Parts the calls of a log into transitions, so that as much as possible is explained by as few as possible.
struct Segmentation {
    /// The transitions, in the order of the log, with the calls between them that belong to none.
    private(set) var stretches: [LogAnnotation.Stretch] = []

    /// The callbacks that UIKit makes all the time.
    private static let isNoise = Callback.allCases.map {
        $0.isSeenWhenOverridden || $0 == .viewWillLayoutSubviews || $0 == .viewDidLayoutSubviews
    }

    private let log: LogTable
    /// The best that can be made of the calls from each place on.
    private var scores: [Double]
    /// The best that can be made of them if the first call belongs to no transition.
    private var alone: [Double]
    /// For each place, the index of the fits that begin there.
    private var fits: [Int]

    /// Parts the calls.
    ///
    /// - Parameters:
    ///   - log: The log.
    ///   - catalogue: The transitions to look for.
    init(_ log: LogTable, by catalogue: TransitionCatalogue) {
        self.log = log
        let count = log.calls.count
        scores = Array(repeating: 0, count: count + 1)
        alone = scores
        fits = Array(repeating: 0, count: count)
        var cache = PatternCache(catalogue, in: log.names), fit: PatternFit?
        // Found from the end backwards.
        for place in log.calls.indices.reversed() {
            let cost = Self.isNoise[log.callbacks[place]] ? Weights.noise : Weights.stranger
            alone[place] = scores[place + 1] - cost
            fits[place] = cache.fits(at: place, in: log, by: &fit)
            var best = alone[place]
            for match in cache.fits[fits[place]] {
                best = max(best, match.score + scores[place + match.length])
            }
            scores[place] = best
        }
        var place = 0
        while place < count {
            let choice = choice(at: place, by: &cache)
            let end = place + (choice?.best.length ?? 1)
            stretches.append(
                choice.map { stretch($0, at: place, isLast: end == count) } ?? stranger(place))
            place = end
        }
    }

    private func choice(at place: Int, by cache: inout PatternCache) -> PatternCache.Choice? {
        guard scores[place] > alone[place] + Weights.advantage else { return nil }
        let best = cache.fits[fits[place]].firstIndex {
            $0.score + scores[place + $0.length] > scores[place] - Weights.rounding
        }
        return best.map { cache.choice(fits[place], best: $0, at: place, in: log) }
    }

    private func stretch(
        _ choice: PatternCache.Choice, at place: Int, isLast: Bool
    ) -> LogAnnotation.Stretch {
        let calls = log.calls[place..<place + choice.best.length]
        var readings: [LogAnnotation.Reading] = []
        for match in choice.ranked {
            let names = match.names.mapValues { log.calls[place + $0].subject }
            let reading = LogAnnotation.Reading(
                title: Self.filled(match.pattern.title, names), pattern: match.pattern, names: names)
            let isKnown = readings.contains { $0.title == reading.title && $0.command == reading.command }
            if !isKnown { readings.append(reading) }
        }
        return LogAnnotation.Stretch(
            calls: Array(calls), readings: Self.varied(readings),
            ways: Set(readings.map { $0.pattern.opener ?? $0.command }),
            releases: Release.lastReleases.filter(choice.releases.contains),
            findings: Diagnosis(match: choice.best, calls: calls, isLast: isLast).findings)
    }

    /// The first readings, so that different things come before varieties of one.
    private static func varied(_ readings: [LogAnnotation.Reading]) -> [LogAnnotation.Reading] {
        var commands: Set<String> = []
        let first = readings.filter { commands.insert($0.command).inserted }
        return Array((first + readings.filter { !first.contains($0) }).prefix(LogAnnotation.readingLimit))
    }

    private func stranger(_ place: Int) -> LogAnnotation.Stretch {
        let isNoise = Self.isNoise[log.callbacks[place]], call = log.calls[place]
        return LogAnnotation.Stretch(
            calls: [call], readings: [], releases: [],
            findings: isNoise ? [] : [Diagnosis.stranger(call, before: log.calls[..<place])])
    }

    /// A title with the names in place of the braces.
    private static func filled(_ title: String, _ names: [String: String]) -> String {
        // By bytes: many patterns may fit one place.
        var text = "", rest = title.utf8[...]
        while let brace = rest.firstIndex(of: UInt8(ascii: "{")),
            let end = rest[brace...].firstIndex(of: UInt8(ascii: "}"))
        {
            let role = rest[brace..<end].dropFirst()
            let name = names[String(Substring(role))] ?? "another controller"
            text += Substring(rest[..<brace])
            text += name.isEmpty ? "a controller" : name
            rest = rest[end...].dropFirst()
        }
        return text + Substring(rest)
    }
}
