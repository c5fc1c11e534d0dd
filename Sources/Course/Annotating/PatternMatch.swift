import Lifecycle

/// How well some calls of a log fit a pattern, from the first of them on.
struct PatternMatch: Sendable {
    /// The calls that it takes: from the first to before this one.
    let end: Int
    /// How good it is; more is better.
    let score: Double
    /// The names in the log for the controllers of the pattern.
    let names: [String: String]
    /// Places of the pattern whose calls ought to be there and are not.
    let missing: [Int]
    /// Calls of the log that came although they had come already.
    let doubled: [Int]
    /// Calls of the log that the pattern does not have.
    let surplus: [Int]
    /// Calls of the log that came later than the pattern has them, each with the one that should have waited.
    let late: [Late]

    /// A call that came after one that should have followed it.
    struct Late: Hashable, Sendable {
        let call: Int
        let after: Int
    }
}

/// Fits patterns to the calls of one log.
struct PatternMatcher: Sendable {
    let calls: [LogCall]
    /// The callbacks that the log tells of for each controller.
    private let logged: [String: Set<Callback>]
    /// All callbacks that the log tells of.
    let callbacks: Set<Callback>
    /// Where each controller is spoken of first.
    private let firstPlace: [String: Int]

    /// Whether a name is that of one of UIKit's containers, or of a class below one.
    static func isContainer(_ name: String) -> Bool {
        ["Nav", "Tab", "Page", "Split"].contains { name.contains($0) }
    }

    /// The calls beyond which a transition does not reach.
    private static let reach = 80

    init(_ calls: [LogCall]) {
        self.calls = calls
        var logged: [String: Set<Callback>] = [:], firstPlace: [String: Int] = [:]
        for (place, call) in calls.enumerated() {
            logged[call.subject, default: []].insert(call.callback)
            if firstPlace[call.subject] == nil { firstPlace[call.subject] = place }
        }
        self.logged = logged
        self.firstPlace = firstPlace
        callbacks = Set(calls.map(\.callback))
    }

    /// Whether some controller is spoken of before a place.
    private func hasControllers(before place: Int) -> Bool {
        firstPlace.contains { $0.key != "app" && $0.value < place }
    }

    /// The best fit of a pattern to the calls from a place on.
    ///
    /// - Returns: Nil if the first call is not near the beginning of the pattern.
    func match(_ pattern: TransitionCatalogue.Pattern, at start: Int) -> PatternMatch? {
        var attempt = Attempt(pattern: pattern, matcher: self, start: start)
        var best: PatternMatch?
        var place = start
        while place < min(calls.count, start + PatternMatcher.reach) {
            guard attempt.take(place) else { break }
            place += 1
            guard attempt.hasJustMatched else { continue }
            let match = attempt.result(end: place)
            if best.map({ match.score > $0.score }) ?? true { best = match }
        }
        return best
    }

    /// How the calls so far fit.
    private struct Attempt {
        let pattern: TransitionCatalogue.Pattern
        let matcher: PatternMatcher
        let start: Int
        var names: [String: String] = [:]
        /// For each place of the pattern that was found, the call of the log.
        var found: [Int: Int] = [:]
        var next = 0
        var doubled: [Int] = [], surplus: [Int] = [], late: [PatternMatch.Late] = []
        var hasJustMatched = false
        private var strangersInARow = 0

        init(pattern: TransitionCatalogue.Pattern, matcher: PatternMatcher, start: Int) {
            self.pattern = pattern
            self.matcher = matcher
            self.start = start
        }

        /// Takes a call of the log in.
        ///
        /// - Returns: False if the fit ends before it.
        mutating func take(_ place: Int) -> Bool {
            let call = matcher.calls[place]
            hasJustMatched = false
            if let position = (next..<pattern.calls.count).first(where: { fits(call, $0) }) {
                guard !found.isEmpty || skipped(before: position) <= 1 else { return false }
                bind(call, position, place)
                next = position + 1
                return true
            }
            guard !found.isEmpty else { return false }
            if let position = (0..<next).first(where: { found[$0] == nil && fits(call, $0) }) {
                let passed = found.filter { $0.key > position && !isFree(position, $0.key) }
                if let first = passed.values.min() {
                    late.append(PatternMatch.Late(call: place, after: first))
                }
                bind(call, position, place)
                return true
            }
            let position = pattern.calls.indices.first { found[$0] != nil && fits(call, $0) }
            if let position {
                if !pattern.calls[position].mayRepeat { doubled.append(place) }
                hasJustMatched = true
                strangersInARow = 0
                return doubled.count <= 3
            }
            surplus.append(place)
            strangersInARow += 1
            return strangersInARow <= 2
        }

        private mutating func bind(_ call: LogCall, _ position: Int, _ place: Int) {
            names[pattern.calls[position].role] = call.subject
            found[position] = place
            hasJustMatched = true
            strangersInARow = 0
        }

        private func isFree(_ first: Int, _ second: Int) -> Bool {
            pattern.free.contains(TransitionCatalogue.Pair(first: first, second: second))
        }

        /// Whether a call can be the one at a position.
        private func fits(_ call: LogCall, _ position: Int) -> Bool {
            let wanted = pattern.calls[position]
            guard wanted.callback == call.callback else { return false }
            if let name = names[wanted.role] { return name == call.subject }
            if wanted.role == "app" || call.subject == "app" { return wanted.role == call.subject }
            return call.subject.isEmpty || !names.values.contains(call.subject)
        }

        /// The calls before a position that the log could have told of.
        private func skipped(before position: Int) -> Int {
            pattern.calls[..<position].filter { matcher.callbacks.contains($0.callback) && !$0.mayRepeat }
                .count
        }

        /// What is wanted of the log: calls of controllers that it tells of, by methods that it logs of them.
        private func isExpected(_ position: Int) -> Bool {
            let call = pattern.calls[position]
            guard !call.mayRepeat, let name = names[call.role] else { return false }
            return matcher.logged[name]?.contains(call.callback) ?? false
        }

        func result(end: Int) -> PatternMatch {
            let missing = pattern.calls.indices.filter { found[$0] == nil && isExpected($0) }
            let inside = surplus.filter { $0 < end }, twice = doubled.filter { $0 < end }
            var score = 2 * Double(found.count) - 1
            score -= 1.6 * Double(missing.count) + 1.3 * Double(inside.count) + 0.5 * Double(twice.count)
            score -= 1.5 * Double(late.count) + (pattern.cause == nil ? 0 : 2.5)
            let roles = Set(pattern.calls.map(\.role))
            score -=
                0.3
                * Double(
                    roles.filter {
                        names[$0] == nil && $0 != "app" && !pattern.silent.contains($0)
                    }.count)
            if pattern.isFirst, matcher.hasControllers(before: start) { score -= 0.5 }
            for (role, name) in names where role != "app" && !name.isEmpty {
                if ["n", "t", "p"].contains(role), !PatternMatcher.isContainer(name) { score -= 0.4 }
                let isNew = (matcher.firstPlace[name] ?? start) >= start
                if isNew != isMade(role) { score -= 0.2 }
            }
            return PatternMatch(
                end: end, score: score, names: names, missing: missing, doubled: twice, surplus: inside,
                late: late)
        }

        /// Whether the pattern is the first that is heard of a controller.
        private func isMade(_ role: String) -> Bool {
            pattern.calls.contains { $0.role == role && $0.callback == .viewDidLoad }
        }
    }
}
