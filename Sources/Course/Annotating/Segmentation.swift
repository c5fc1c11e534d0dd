import Lifecycle

/// Parts the calls of a log into transitions, so that as much as possible is explained by as few as possible.
struct Segmentation {
    /// The transitions, in the order of the log, with the calls between them that belong to none.
    let stretches: [LogAnnotation.Stretch]

    private typealias Choice = (pattern: TransitionCatalogue.Pattern, match: PatternMatch)

    /// What an unexplained call costs.
    private static let strangerCost = 1.5
    /// What a call costs that UIKit makes all the time.
    private static let noiseCost = 0.1

    init(_ matcher: PatternMatcher, _ catalogue: TransitionCatalogue) {
        let calls = matcher.calls
        // The best that can be made of the calls from each place on, found from the end backwards.
        var scores = Array(repeating: 0.0, count: calls.count + 1)
        var choices: [[Choice]] = Array(repeating: [], count: calls.count)
        let byCallback = Dictionary(
            grouping: catalogue.patterns.flatMap { pattern in
                Set(pattern.calls.map(\.callback)).intersection(matcher.callbacks).map { ($0, pattern) }
            }, by: \.0
        ).mapValues { $0.map(\.1) }
        for place in stride(from: calls.count - 1, through: 0, by: -1) {
            let isNoise =
                calls[place].callback.isSeenWhenOverridden || Segmentation.repeats(calls[place].callback)
            let alone =
                scores[place + 1] - (isNoise ? Segmentation.noiseCost : Segmentation.strangerCost)
            let found = (byCallback[calls[place].callback] ?? []).compactMap { pattern -> Choice? in
                matcher.match(pattern, at: place).map { (pattern, $0) }
            }
            let best = found.map { $0.match.score + scores[$0.match.end] }.max() ?? alone
            scores[place] = max(alone, best)
            guard best > alone + 0.05,
                let first = found.first(where: { $0.match.score + scores[$0.match.end] > best - 0.05 })
            else { continue }
            let others = found.filter { choice in
                choice.match.end == first.match.end && choice.match.score > first.match.score - 0.25
            }
            choices[place] = [first] + others.sorted { $0.match.score > $1.match.score }
        }
        stretches = Segmentation.stretches(of: matcher, choices)
    }

    private static func repeats(_ callback: Callback) -> Bool {
        callback == .viewWillLayoutSubviews || callback == .viewDidLayoutSubviews
    }

    private static func stretches(
        of matcher: PatternMatcher, _ choices: [[Choice]]
    ) -> [LogAnnotation.Stretch] {
        let calls = matcher.calls
        var stretches: [LogAnnotation.Stretch] = []
        var place = 0
        while place < calls.count {
            guard let best = choices[place].first else {
                stretches.append(stranger(place, in: calls))
                place += 1
                continue
            }
            let end = best.match.end
            var titles: [String] = []
            var releases: Set<Release> = []
            for choice in choices[place] {
                let title = filled(choice.pattern.title, choice.match.names)
                if !titles.contains(title) { titles.append(title) }
                if choice.match.score > best.match.score - 0.05 {
                    releases.formUnion(choice.pattern.releases)
                }
            }
            stretches.append(
                LogAnnotation.Stretch(
                    calls: place..<end, lines: calls[place].line...calls[end - 1].line, titles: titles,
                    releases: Release.lastReleases.filter(releases.contains),
                    findings: Diagnosis(
                        pattern: best.pattern, match: best.match, calls: calls, isLast: end == calls.count
                    ).findings))
            place = end
        }
        return stretches
    }

    private static func stranger(_ place: Int, in calls: [LogCall]) -> LogAnnotation.Stretch {
        let call = calls[place]
        let isNoise = call.callback.isSeenWhenOverridden || repeats(call.callback)
        return LogAnnotation.Stretch(
            calls: place..<place + 1, lines: call.line...call.line, titles: [], releases: [],
            findings: isNoise ? [] : [Diagnosis.stranger(call, before: calls[..<place])])
    }

    /// A title with the names in place of the braces.
    private static func filled(_ title: String, _ names: [String: String]) -> String {
        var text = title
        for role in ["a", "b", "c"] {
            let name = names[role].map { $0.isEmpty ? "a controller" : $0 } ?? "another controller"
            text = text.replacing("{\(role)}", with: name)
        }
        return text
    }
}
