import Lifecycle

/// How well some calls of a log fit a pattern. Places are counted from the first of them.
struct PatternMatch: Sendable {
    let pattern: TransitionCatalogue.Pattern
    /// How many calls it takes.
    let length: Int
    /// How good it is; more is better.
    let score: Double
    /// For the controllers of the pattern, a call of the log that names each.
    let names: [String: Int]
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

/// A pattern with numbers in place of names, as far as a log can show it.
struct NumberedPattern: Sendable {
    let pattern: TransitionCatalogue.Pattern
    /// For each call, the number of its callback.
    let callbacks: [Int]
    /// For each call, who hears it, by the place in ``roles``.
    let roles: [Int]
    let roleNames: [String]
    let app: Int?
    /// For each call, how many of those before it the log could have told of.
    let skipped: [Int]
    /// Of each role, whether it is one of UIKit's containers.
    let isContainer: [Bool]
    /// Of each role, whether the pattern is the first that is heard of it.
    let isMade: [Bool]

    static let viewDidLoad = LogTable.numbers[.viewDidLoad] ?? 0

    init(_ pattern: TransitionCatalogue.Pattern, in log: LogTable) {
        self.pattern = pattern
        callbacks = pattern.calls.map { LogTable.numbers[$0.callback] ?? 0 }
        var names: [String] = []
        for call in pattern.calls where !names.contains(call.role) { names.append(call.role) }
        roleNames = names
        roles = pattern.calls.map { call in names.firstIndex(of: call.role) ?? 0 }
        app = names.firstIndex(of: "app")
        var count = 0
        skipped = zip(pattern.calls, callbacks).map { call, number in
            defer { if log.isLogged[number], !call.mayRepeat { count += 1 } }
            return count
        }
        isContainer = names.map { ["n", "t", "p"].contains($0) }
        isMade = names.map { name in
            pattern.calls.contains { $0.role == name && $0.callback == .viewDidLoad }
        }
    }

    /// The callbacks with which a log can begin to show it: one call before it may have been left out.
    var beginnings: Set<Int> {
        Set(callbacks.indices.filter { skipped[$0] <= 1 }.map { callbacks[$0] })
    }
}

/// Fits a pattern to the calls of a log from one of them on.
struct PatternFit {
    private let pattern: NumberedPattern
    private let log: LogTable
    private let start: Int
    /// For each role, whom the log has in it, and a call that names it.
    private var subjects: [Int?]
    private var namedAt: [Int]
    /// For each call of the pattern, the call of the log.
    private var found: [Int?]
    /// What was found, by how much each call tells: those that come again and again tell little.
    private var evidence = 0.0
    private var next = 0
    private var doubled: [Int] = [], surplus: [Int] = [], late: [PatternMatch.Late] = []
    private var hasJustMatched = false
    private var strangersInARow = 0

    /// The calls beyond which a transition does not reach.
    private static let reach = 80

    private init(_ pattern: NumberedPattern, in log: LogTable, at start: Int) {
        self.pattern = pattern
        self.log = log
        self.start = start
        subjects = Array(repeating: nil, count: pattern.roleNames.count)
        namedAt = Array(repeating: 0, count: pattern.roleNames.count)
        found = Array(repeating: nil, count: pattern.callbacks.count)
    }

    /// The fits of a pattern to the calls from a place on: the best, and longer ones that leave less unexplained.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - log: The log.
    ///   - start: The place of the first call.
    ///   - seen: Is raised to the place after the last that was looked at; beyond the end of the log if that was.
    /// - Returns: The best first; none if nothing fits.
    static func matches(
        _ pattern: NumberedPattern, in log: LogTable, at start: Int, seen: inout Int
    ) -> [PatternMatch] {
        var fit = PatternFit(pattern, in: log, at: start)
        var all: [PatternMatch] = []
        var place = start
        while place < start + reach {
            seen = max(seen, place + 1)
            guard place < log.calls.count, fit.take(place) else { break }
            place += 1
            if fit.hasJustMatched { all.append(fit.result(end: place)) }
        }
        guard let best = all.indices.max(by: { all[$0].score < all[$1].score }) else { return [] }
        return [all[best]]
            + all[(best + 1)...].filter { longer in
                let left = Double(longer.length - all[best].length)
                return longer.score > all[best].score - Segmentation.strangerCost * left
            }
    }

    /// Takes a call of the log in.
    ///
    /// - Returns: False if the fit ends before it.
    private mutating func take(_ place: Int) -> Bool {
        hasJustMatched = false
        if let position = (next..<pattern.callbacks.count).first(where: { fits(place, $0) }) {
            guard evidence > 0 || pattern.skipped[position] <= 1 else { return false }
            bind(place, position)
            next = position + 1
            return true
        }
        guard evidence > 0 else { return false }
        if let position = (0..<next).first(where: { found[$0] == nil && fits(place, $0) }) {
            let passed = found.indices.dropFirst(position + 1).filter { !isFree(position, $0) }
            if let first = passed.compactMap({ found[$0] }).min() {
                late.append(PatternMatch.Late(call: place - start, after: first - start))
            }
            bind(place, position)
            return true
        }
        if let position = found.indices.first(where: { found[$0] != nil && fits(place, $0) }) {
            if !pattern.pattern.calls[position].mayRepeat { doubled.append(place - start) }
            hasJustMatched = true
            strangersInARow = 0
            return doubled.count <= 3
        }
        surplus.append(place - start)
        strangersInARow += 1
        return strangersInARow <= 2
    }

    private mutating func bind(_ place: Int, _ position: Int) {
        let role = pattern.roles[position]
        subjects[role] = log.heard[place]
        namedAt[role] = place - start
        found[position] = place
        evidence += pattern.pattern.calls[position].mayRepeat ? 0.2 : 2
        hasJustMatched = true
        strangersInARow = 0
    }

    private func isFree(_ first: Int, _ second: Int) -> Bool {
        pattern.pattern.free.contains(TransitionCatalogue.Pair(first: first, second: second))
    }

    /// Whether a call of the log can be the one at a position.
    private func fits(_ place: Int, _ position: Int) -> Bool {
        guard pattern.callbacks[position] == log.callbacks[place] else { return false }
        let subject = log.heard[place], role = pattern.roles[position]
        if let known = subjects[role] { return known == subject }
        let isApp = log.subjects[subject].isApp
        if isApp || role == pattern.app { return isApp && role == pattern.app }
        // UIKit's own containers print nothing, and those below them are named by whoever lets them print.
        if log.subjects[subject].isUnnamed { return !pattern.isContainer[role] }
        return !subjects.contains(subject)
    }

    /// What is wanted of the log: calls of controllers that it tells of, by methods that it logs of them.
    private func isExpected(_ position: Int) -> Bool {
        guard !pattern.pattern.calls[position].mayRepeat, let subject = subjects[pattern.roles[position]]
        else { return false }
        return log.subjects[subject].logged[pattern.callbacks[position]]
    }

    /// Whether a call is one by which a launch is known.
    private func tellsOfLaunch(_ position: Int) -> Bool {
        switch pattern.pattern.calls[position].callback {
        case .willTransitionToTraits, .traitCollectionDidChange, .viewWillLayoutSubviews,
            .viewDidLayoutSubviews:
            false
        default: true
        }
    }

    private func result(end: Int) -> PatternMatch {
        let missing = found.indices.filter { found[$0] == nil && isExpected($0) }
        let length = end - start
        var score = evidence - 1
        score -= 1.6 * Double(missing.count) + 1.3 * Double(surplus.count) + 0.5 * Double(doubled.count)
        score -= 1.5 * Double(late.count) + (pattern.pattern.cause == nil ? 0 : 2.5)
        if pattern.pattern.isFirst, log.firstOfControllers < start { score -= 0.5 }
        // A launch of which nothing is seen but what a rotation brings as well, is more likely a rotation.
        if pattern.pattern.isFirst, !found.indices.contains(where: { found[$0] != nil && tellsOfLaunch($0) })
        {
            score -= 0.5
        }
        var names: [String: Int] = [:]
        for (role, name) in pattern.roleNames.enumerated() where role != pattern.app {
            guard let subject = subjects[role] else {
                // A log of one controller tells little of the others, whatever it shows.
                if !pattern.pattern.silent.contains(name) { score -= log.controllerCount > 1 ? 0.3 : 0.04 }
                continue
            }

            names[name] = namedAt[role]
            guard !log.subjects[subject].isUnnamed else { continue }
            if pattern.isContainer[role], !log.subjects[subject].isContainer { score -= 0.4 }
            if log.isLogged[NumberedPattern.viewDidLoad],
                (log.subjects[subject].first >= start) != pattern.isMade[role]
            {
                score -= 0.2
            }
        }
        return PatternMatch(
            pattern: pattern.pattern, length: length, score: score, names: names, missing: missing,
            doubled: doubled, surplus: surplus, late: late)
    }
}
