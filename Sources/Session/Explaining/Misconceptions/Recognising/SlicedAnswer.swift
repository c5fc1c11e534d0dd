import Lifecycle

/// A wrong answer to several commands, cut into one part per command.
///
/// The controllers that a command affects, and those that appear or disappear, depend on the world right
/// before and after it: after a push and a pop, nothing has appeared.
struct SlicedAnswer {
    let whole: WrongAnswer
    /// The belief behind the answer: the first one that shows in the part of a command, unless another one explains more
    /// of the whole answer.
    private(set) var belief: Misconception?
    /// The beliefs that the learner does not hold.
    private let denied: Set<String>
    private let asked: AskedCalls
    private let runs: [Run]
    /// The calls that each command makes, of those in question.
    private let expected: [ExpectedCalls]
    /// For each call of the answer, the first and the last of the commands that it can belong to.
    private let bounds: [ClosedRange<Int>]
    /// For each call of the answer, the command that it is taken for.
    private var way: [Int]

    /// The maximum number of cuts to try.
    private static let limit = 48

    /// The mistakes that a cut leaves unexplained, by weight, and the first belief that it shows.
    private struct Reading {
        let rest: Double
        let belief: Misconception?
    }

    /// Cuts the answer to all commands together, by the runs of the commands.
    init(_ whole: WrongAnswer, to runs: [Run], asked: AskedCalls, denying denied: Set<String> = []) {
        self.whole = whole
        self.denied = denied
        // A command that can call nothing is no part of an answer. It stays in the world of the next ones.
        self.runs = runs.filter { !$0.isPreparation }
        let doubtful = whole.expected.doubtful
        let clear = AskedCalls(
            controllers: asked.controllers,
            callbacks: (asked.callbacks ?? Callback.ofControllers).filter { !doubtful.contains($0) }
        ).with(whole.answer)
        self.asked = clear
        expected = self.runs.map { ExpectedCalls(of: $0, asked: clear) }
        bounds = SlicedAnswer.bounds(of: whole, in: self.runs, ofOneCall: asked.only != nil)
        way = bounds.map { $0.upperBound }
        let best = Misconception.best(for: whole, but: denied)
        belief = best?.belief
        guard self.runs.count > 1, asked.only != nil || !whole.stopsEarly, whole.exception == nil else {
            return
        }
        var found: Reading?
        for way in waysByMistakes {
            let reading = reading(of: way)
            if reading.rest < found?.rest ?? .infinity { (found, self.way) = (reading, way) }
            if found?.rest == 0 { break }
        }
        guard let found, let belief = found.belief else { return }
        // Cut up, an answer no longer shows that it has a call of a later command before one of an earlier command.
        let isMixed = zip(self.way, self.way.dropFirst()).contains { $0 > $1 }
        guard best.map({ $0.fit.rest > found.rest || !isMixed && $0.fit.rest == found.rest }) ?? true else {
            return
        }
        self.belief = belief
    }

    /// The answers to the commands one by one, but for those that are right.
    var wrongParts: [WrongAnswer] { runs.indices.map { part(of: $0, in: way) }.filter { !$0.isFaultless } }

    /// The answer to the command that a call of the answer, by its position, is taken for.
    func part(withCallAt position: Int) -> WrongAnswer {
        guard way.indices.contains(position) else { return whole }
        // One of several equal calls is too many: the one that a command doesn't make.
        let equal = whole.answer.indices.filter { whole.answer[$0] == whole.answer[position] }
        let parts = ([position] + equal).map { part(of: way[$0]) }
        return parts.first { !$0.isFaultless } ?? parts[0]
    }

    /// The answer to the command that makes a call, by its place.
    func part(withPlace place: Int) -> WrongAnswer {
        runs.firstIndex { $0.entries.contains(whole.expected.entries[place]) }.map(part(of:)) ?? whole
    }

    private func part(of command: Int) -> WrongAnswer {
        runs.count > 1 && whole.exception == nil ? part(of: command, in: way) : whole
    }

    /// A call belongs to the command that makes it, wherever it is in the answer. A call that isn't made belongs to the
    /// commands of the calls around it, and to none before its controller was created. If the answer has a call too often,
    /// or is a number, it doesn't say which of the calls it means.
    private static func bounds(
        of whole: WrongAnswer, in runs: [Run], ofOneCall isNumber: Bool
    ) -> [ClosedRange<Int>] {
        let alignment = Alignment(of: whole.answer, with: whole.expected)
        let last = max(0, runs.count - 1)
        let owners = alignment.places.map { place in
            place.flatMap { place in
                runs.firstIndex { $0.entries.contains(whole.expected.entries[place]) }
            }
        }
        func isLoose(_ position: Int) -> Bool {
            let call = whole.answer[position]
            return isNumber
                || whole.answer.count { $0 == call } > whole.expected.calls.count { $0 == call }
                    && owners.indices.contains { whole.answer[$0] == call && owners[$0] != nil }
        }
        let fixed = Set(alignment.kept.filter { !isLoose($0) })
        return owners.indices.map { position in
            if let owner = owners[position], !isLoose(position) { return owner...owner }
            let before = owners.indices[..<position].last(where: fixed.contains).flatMap { owners[$0] } ?? 0
            let after =
                owners.indices[position...].first(where: fixed.contains).flatMap { owners[$0] } ?? last
            let controller = whole.answer[position].controller
            let made = runs.firstIndex { $0.simulation.world.hasMade(controller) } ?? last
            return max(made, min(before, after))...max(made, before, after)
        }
    }

    /// The ways to assign each call to a command. Those that assign undecided calls to the following command come first.
    private var ways: [[Int]] {
        var ways: [[Int]] = [[]]
        for (position, bound) in bounds.enumerated() {
            guard bound.lowerBound < bound.upperBound else {
                for index in ways.indices { ways[index].append(bound.lowerBound) }
                continue
            }
            ways = ways.flatMap { way -> [[Int]] in
                // Undecided calls next to each other keep their order.
                let isSameGap = position > 0 && bounds[position - 1] == bound
                let first = isSameGap ? way[position - 1] : bound.lowerBound
                return (first...bound.upperBound).reversed().map { way + [$0] }
            }
            // The first way assigns all undecided calls to the last command.
            if ways.count > SlicedAnswer.limit { ways.removeSubrange(SlicedAnswer.limit...) }
        }
        return ways
    }

    /// The same, those that leave the fewest mistakes first. Whoever counts too many counts a command that calls nothing,
    /// not one command twice; who counts too few, the first commands.
    private var waysByMistakes: [[Int]] {
        let isShort = asked.only != nil && whole.answer.count < whole.expected.calls.count
        let all = ways.map { way in
            let weight = runs.indices.reduce(0.0) { $0 + part(of: $1, in: way).weight }
            return (way: way, weight: weight, repeated: asked.only == nil ? 0 : way.count - Set(way).count)
        }
        return all.enumerated().sorted { one, other in
            (one.element.weight, one.element.repeated, isShort ? -one.offset : one.offset)
                < (other.element.weight, other.element.repeated, isShort ? -other.offset : other.offset)
        }.map { $0.element.way }
    }

    private func reading(of way: [Int]) -> Reading {
        var rest = 0.0, belief: Misconception?
        // That a call is never made is said of all commands.
        let end = asked.only == nil ? way.max() ?? -1 : runs.count
        for index in runs.indices {
            let slice = part(of: index, in: way)
            guard !slice.isFaultless else { continue }
            var best = Misconception.best(for: slice, but: denied)
            if let belief = best?.belief, isDenied(belief, in: way) { best = nil }
            // An answer that stops after an earlier command says nothing about this one, unless all of it fits a belief.
            if index > end, let rest = best?.fit.rest, rest > 0 { best = nil }
            rest += best?.fit.rest ?? slice.weight
            if belief == nil { belief = best?.belief }
        }
        return Reading(rest: rest, belief: belief)
    }

    /// Indicates whether the answer is right about another command, where someone with the belief would be wrong.
    private func isDenied(_ belief: Misconception, in way: [Int]) -> Bool {
        guard let call = asked.only else { return false }
        return runs.indices.contains { index in
            guard part(of: index, in: way).isFaultless else { return false }
            let opposite = part(of: index, answered: way.contains(index) ? [] : [call])
            return belief.fit(to: opposite) != nil
        }
    }

    private func part(of command: Int, in way: [Int]) -> WrongAnswer {
        part(of: command, answered: way.indices.filter { way[$0] == command }.map { whole.answer[$0] })
    }

    private func part(of command: Int, answered answer: [Call]) -> WrongAnswer {
        let run = runs[command]
        return WrongAnswer(
            answer: answer,
            expected: expected[command],
            commands: run.command.map { [$0.unheld] } ?? [], before: run.place.world, after: run.simulation,
            since: run.entries.lowerBound)
    }
}
