/// Fits patterns to the calls of a log from one of them on, one after the other.
struct PatternFit {
    private let log: LogTable
    private var pattern: NumberedPattern
    private var start = 0
    /// For each role, whom the log has in it (or nobody), and a call that names it.
    private var subjects: [Int] = []
    private var namedAt: [Int] = []
    /// For each call of the pattern, the call of the log (or none).
    private var found: [Int] = []
    /// The sum of what the found calls are worth; calls that are repeated all the time are worth little.
    private var evidence = 0.0
    /// The number of expected calls that weren't found, and whether a found call is evidence of a launch.
    private var missing = 0, showsLaunch = false
    private var next = 0
    private var doubled: [Int] = [], surplus: [Int] = [], late: [PatternMatch.Late] = []
    private var hasJustMatched = false
    private var strangersInARow = 0

    /// Stands for nobody, and for no call.
    private static let none = -1

    init(_ pattern: NumberedPattern, in log: LogTable) {
        self.log = log
        self.pattern = pattern
    }

    /// The fits of a pattern to the calls from a place on: the best, and longer ones that leave less unexplained.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - number: Its place among those that begin with the first call.
    ///   - start: The place of the first call.
    ///   - scores: Gets the fits, the best first; none if nothing fits.
    mutating func score(
        _ pattern: NumberedPattern, number: Int, at start: Int, to scores: inout [PatternScore]
    ) {
        begin(pattern, at: start)
        let first = scores.count
        var best: PatternScore?
        var place = start
        while place < start + Weights.reach {
            guard place < log.calls.count, take(place) else { break }
            place += 1
            guard hasJustMatched else { continue }
            let fit = PatternScore(pattern: number, length: place - start, score: score)
            if best.map({ $0.score < fit.score }) ?? true {
                best = fit
                scores.removeLast(scores.count - first)
            }
            scores.append(fit)
        }
        guard let best else { return }
        var kept = first + 1
        for index in (first + 1)..<max(first + 1, scores.count) {
            let longer = scores[index], left = Double(longer.length - best.length)
            guard longer.score > best.score - Weights.stranger * left else { continue }
            scores[kept] = longer
            kept += 1
        }
        scores.removeLast(scores.count - kept)
    }

    /// Returns in detail how a pattern fits some calls.
    mutating func match(_ pattern: NumberedPattern, at start: Int, length: Int) -> PatternMatch {
        begin(pattern, at: start)
        for place in start..<start + length { _ = take(place) }
        var names: [String: Int] = [:]
        for (role, name) in pattern.roleNames.enumerated()
        where role != pattern.app && subjects[role] != Self.none {
            names[name] = namedAt[role]
        }
        return PatternMatch(
            pattern: pattern.pattern, length: length, names: names,
            missing: found.indices.filter { found[$0] == Self.none && isExpected($0) },
            doubled: doubled, surplus: surplus, late: late)
    }

    private mutating func begin(_ pattern: NumberedPattern, at start: Int) {
        self.pattern = pattern
        self.start = start
        subjects.reset(to: Self.none, count: pattern.roleNames.count)
        namedAt.reset(to: 0, count: pattern.roleNames.count)
        found.reset(to: Self.none, count: pattern.callbacks.count)
        (evidence, missing, showsLaunch) = (0, 0, false)
        (next, hasJustMatched, strangersInARow) = (0, false, 0)
        doubled.removeAll(keepingCapacity: true)
        surplus.removeAll(keepingCapacity: true)
        late.removeAll(keepingCapacity: true)
    }

    /// Takes a call of the log in.
    ///
    /// - Returns: False if the fit ends before it.
    private mutating func take(_ place: Int) -> Bool {
        hasJustMatched = false
        var passed = Self.none, again = Self.none
        for position in pattern.positions[log.callbacks[place]] where receiversMatch(place, position) {
            if position >= next {
                guard evidence > 0 || pattern.skipped[position] <= 1 else { return false }
                bind(place, position)
                next = position + 1
                return true
            }
            if found[position] == Self.none {
                if passed == Self.none { passed = position }
            } else if again == Self.none {
                again = position
            }
        }
        guard evidence > 0 else { return false }
        if passed != Self.none {
            noteLate(place, passed)
            bind(place, passed)
            return true
        }
        if again != Self.none {
            if !pattern.mayRepeat[again] { doubled.append(place - start) }
            hasJustMatched = true
            strangersInARow = 0
            return doubled.count <= Weights.mostDoubled
        }
        surplus.append(place - start)
        strangersInARow += 1
        return strangersInARow <= Weights.mostStrangersInARow
    }

    /// Notes that a call came after one that should have followed it, if it did.
    private mutating func noteLate(_ place: Int, _ position: Int) {
        let followers = found.indices.dropFirst(position + 1).filter {
            found[$0] != Self.none && !pattern.isFree(position, $0)
        }
        guard let first = followers.map({ found[$0] }).min() else { return }
        late.append(PatternMatch.Late(call: place - start, after: first - start))
    }

    private mutating func bind(_ place: Int, _ position: Int) {
        let role = pattern.roles[position]
        if subjects[role] == Self.none {
            subjects[role] = log.heard[place]
            missing += pattern.positionsOfRoles[role].count { isExpected($0) }
        }
        if isExpected(position) { missing -= 1 }
        showsLaunch = showsLaunch || pattern.tellsOfLaunch[position]
        namedAt[role] = place - start
        found[position] = place
        evidence += pattern.mayRepeat[position] ? Weights.repeatedCall : Weights.call
        hasJustMatched = true
        strangersInARow = 0
    }

    /// Returns whether the receiver of a call in the log can be the receiver at a position of the pattern.
    private func receiversMatch(_ place: Int, _ position: Int) -> Bool {
        let subject = log.heard[place], role = pattern.roles[position]
        if subjects[role] != Self.none { return subjects[role] == subject }
        let isApp = log.names.subjects[subject].isApp
        if isApp || role == pattern.app { return isApp && role == pattern.app }
        // UIKit's own containers print nothing, and those below them are named by whoever lets them print.
        if log.names.subjects[subject].isUnnamed { return !pattern.isContainer[role] }
        return !subjects.contains(subject)
    }

    /// Returns whether the log should show the call at a position: its receiver is known, and the log shows
    /// this callback of it.
    private func isExpected(_ position: Int) -> Bool {
        let subject = subjects[pattern.roles[position]]
        return !pattern.mayRepeat[position] && subject != Self.none
            && log.names.isTold(pattern.callbacks[position], of: subject)
    }

    /// The score of a fit that ends here; more is better.
    private var score: Double {
        var score = evidence - Weights.transition
        score -=
            Weights.missing * Double(missing) + Weights.surplus * Double(surplus.count)
            + Weights.doubled * Double(doubled.count)
        score -= Weights.late * Double(late.count) + (pattern.pattern.cause == nil ? 0 : Weights.mistake)
        if pattern.pattern.isFirst, log.isAfterControllers(start) { score -= Weights.notFirst }
        if pattern.pattern.isFirst, !showsLaunch { score -= Weights.launchUnseen }
        for role in subjects.indices where role != pattern.app { subtractNamingCost(for: role, to: &score) }
        return score
    }

    /// Takes off what it costs that someone is not named, or not as one would expect.
    private func subtractNamingCost(for role: Int, to score: inout Double) {
        guard subjects[role] != Self.none else {
            guard !pattern.isRarelyLogged[role] else { return }
            score -= log.names.controllerCount > 1 ? Weights.unnamed : Weights.unnamedBesideOne
            return
        }
        let subject = subjects[role]
        guard !log.names.subjects[subject].isUnnamed else { return }
        if pattern.isContainer[role], !log.names.subjects[subject].isContainer {
            score -= Weights.noContainer
        }
        if log.names.isLogged[NumberedPattern.viewDidLoad],
            log.isNew(subject, from: start) != pattern.isMade[role]
        {
            score -= Weights.notNew
        }
    }
}

extension [Int] {
    fileprivate mutating func reset(to value: Int, count: Int) {
        removeAll(keepingCapacity: true)
        append(contentsOf: repeatElement(value, count: count))
    }
}
