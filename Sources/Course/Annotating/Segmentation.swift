import Lifecycle

/// Parts the calls of a log into transitions, so that as much as possible is explained by as few as possible.
struct Segmentation {
    /// The transitions, in the order of the log, with the calls between them that belong to none.
    let stretches: [LogAnnotation.Stretch]

    /// What an unexplained call costs.
    static let strangerCost = 1.5
    /// What a call costs that UIKit makes all the time.
    private static let noiseCost = 0.1

    /// What to make of a call: the pattern that begins with it, and others that fit the same calls nearly as well.
    private struct Choice {
        let best: PatternMatch
        let others: [PatternMatch]
    }

    init(_ log: LogTable, _ catalogue: TransitionCatalogue) {
        let calls = log.calls
        var memory = PatternMemory(log, catalogue)
        let isNoise = Callback.allCases.map { $0.isSeenWhenOverridden || Segmentation.repeats($0) }
        // The best that can be made of the calls from each place on, found from the end backwards.
        var scores = Array(repeating: 0.0, count: calls.count + 1)
        var alone = scores
        var kinds = Array(repeating: 0, count: calls.count)
        for place in stride(from: calls.count - 1, through: 0, by: -1) {
            let cost = isNoise[log.callbacks[place]] ? Segmentation.noiseCost : Segmentation.strangerCost
            alone[place] = scores[place + 1] - cost
            kinds[place] = memory.fits(at: place)
            var best = alone[place]
            for match in memory.fits[kinds[place]] {
                best = max(best, match.score + scores[place + match.length])
            }
            scores[place] = best
        }
        var stretches: [LogAnnotation.Stretch] = []
        var place = 0
        while place < calls.count {
            let fits = memory.fits[kinds[place]]
            if scores[place] > alone[place] + 0.05,
                let choice = Segmentation.choice(among: fits, at: place, scores)
            {
                stretches.append(Segmentation.stretch(choice, at: place, in: calls))
                place += choice.best.length
            } else {
                stretches.append(
                    Segmentation.stranger(place, in: calls, isNoise: isNoise[log.callbacks[place]]))
                place += 1
            }
        }
        self.stretches = stretches
    }

    private static func repeats(_ callback: Callback) -> Bool {
        callback == .viewWillLayoutSubviews || callback == .viewDidLayoutSubviews
    }

    private static func choice(
        among fits: [PatternMatch], at place: Int, _ scores: [Double]
    ) -> Choice? {
        let best = fits.first { $0.score + scores[place + $0.length] > scores[place] - 0.01 }
        return best.map { best in
            let others = fits.filter { $0.length == best.length && $0.score > best.score - 0.25 }
            // Of those that are about as good, the usual ones come first, in the order of the catalogue.
            func grade(_ match: PatternMatch) -> Int { Int((best.score - match.score) / 0.05) }
            let ranked = others.enumerated().sorted {
                (grade($0.element), $0.offset) < (grade($1.element), $1.offset)
            }
            return Choice(best: best, others: ranked.map(\.element))
        }
    }

    private static func stretch(
        _ choice: Choice, at place: Int, in calls: [LogCall]
    ) -> LogAnnotation.Stretch {
        var readings: [LogAnnotation.Reading] = []
        var releases: Set<Release> = []
        for match in [choice.best] + choice.others {
            let title = filled(match.pattern.title, match.names.mapValues { calls[place + $0].subject })
            let reading = LogAnnotation.Reading(title: title, command: match.pattern.command)
            if !readings.contains(reading) { readings.append(reading) }
            if match.score > choice.best.score - 0.05 { releases.formUnion(match.pattern.releases) }
        }
        let end = place + choice.best.length
        return LogAnnotation.Stretch(
            calls: place..<end, lines: calls[place].line...calls[end - 1].line,
            readings: varied(readings),
            releases: Release.lastReleases.filter(releases.contains),
            findings: Diagnosis(
                match: choice.best, calls: calls[place..<end], isLast: end == calls.count
            ).findings)
    }

    /// The first readings, so that different things come before varieties of one.
    private static func varied(_ readings: [LogAnnotation.Reading]) -> [LogAnnotation.Reading] {
        var commands: Set<String> = []
        let first = readings.filter { commands.insert($0.command).inserted }
        return Array((first + readings.filter { !first.contains($0) }).prefix(LogAnnotation.readingLimit))
    }

    private static func stranger(_ place: Int, in calls: [LogCall], isNoise: Bool) -> LogAnnotation.Stretch {
        let call = calls[place]
        return LogAnnotation.Stretch(
            calls: place..<place + 1, lines: call.line...call.line, readings: [], releases: [],
            findings: isNoise ? [] : [Diagnosis.stranger(call, before: calls[..<place])])
    }

    /// A title with the names in place of the braces.
    private static func filled(_ title: String, _ names: [String: String]) -> String {
        var text = "", rest = title[...]
        while let brace = rest.firstIndex(of: "{"), let end = rest[brace...].firstIndex(of: "}") {
            let name = names[String(rest[rest.index(after: brace)..<end])] ?? "another controller"
            text += rest[..<brace]
            text += name.isEmpty ? "a controller" : name
            rest = rest[rest.index(after: end)...]
        }
        return text + rest
    }
}
