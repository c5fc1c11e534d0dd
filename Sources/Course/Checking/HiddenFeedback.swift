import CommandLanguage
import Session

extension Exercise.Feedback {
    /// Returns whether no answer is certain to show the feedback. Of the lines that fit an answer, the first
    /// one is shown, unless the verdict is about a call that another one names.
    ///
    /// - Parameters:
    ///   - earlier: The lines above it.
    ///   - question: The exercise's question.
    /// - Returns: True if each answer that makes its mistake shows one of those lines.
    /// - Throws: A ``CommandError`` if a line names a call that is not asked about.
    func isHidden(
        behind earlier: ArraySlice<Exercise.Feedback>, _ question: Question
    ) throws(CommandError) -> Bool {
        guard !earlier.isEmpty else { return false }
        var answers = AnswersWithout(expected: question.expected)
        for other in earlier { answers.leaveOut(try other.mistake.made(of: question)) }
        return !answers.canMake(try mistake.made(of: question))
    }
}

/// A mistake with the calls that its names stand for.
private enum ResolvedMistake {
    case order(Call, Call)
    case without(Call)
    case surplus(Call)
    case nothing
}

extension Exercise.Feedback.ForeseenMistake {
    fileprivate func made(of question: Question) throws(CommandError) -> ResolvedMistake {
        func call(_ name: String) throws(CommandError) -> Call {
            let calls = try AnswerReader.calls(in: name, asked: question.asked, world: question.world)
            guard let call = calls.first else { throw CommandError("\(name) is not a call.") }
            return call
        }
        switch self {
        case .order(let first, let second): return .order(try call(first), try call(second))
        case .without(let name): return .without(try call(name))
        case .surplus(let name): return .surplus(try call(name))
        case .nothing: return .nothing
        }
    }
}

/// The answers that make none of some mistakes.
///
/// There are too many to try them all, and there is no need to: whoever avoids a mistake has to name a call, to leave
/// one out, or to name one before another. A call more only asks for more, so the shortest answer tells.
private struct AnswersWithout {
    let expected: ExpectedCalls
    /// The calls in every answer.
    private var needed: Set<Call> = []
    /// The calls in no answer.
    private var unwanted: Set<Call> = []
    /// The calls that no answer has more often than UIKit makes them.
    private var counted: Set<Call> = []
    /// Of two calls the early one stands before the late one: wherever the late one is, if UIKit makes both.
    private var orders: [(late: Call, early: Call)] = []
    private var hasCalls = false

    init(expected: ExpectedCalls) { self.expected = expected }

    mutating func leaveOut(_ mistake: ResolvedMistake) {
        switch mistake {
        case .nothing: hasCalls = hasCalls || !expected.calls.isEmpty
        case .without(let call): if comes(call) { needed.insert(call) }
        case .surplus(let call): if comes(call) { counted.insert(call) } else { unwanted.insert(call) }
        case .order(let first, let second):
            if isWrong(first, before: second) { orders.append((late: first, early: second)) }
        }
    }

    /// Returns whether one of the answers makes a mistake.
    func canMake(_ mistake: ResolvedMistake) -> Bool {
        switch mistake {
        case .nothing: return needed.isEmpty && !hasCalls
        case .without(let call): return hasAnswer(lacking: call)
        case .surplus(let call): return !counted.contains(call) && hasAnswer(with: [call])
        case .order(let first, let second):
            return hasAnswer(with: [first, second], also: (late: second, early: first))
                || comes(second) && hasAnswer(with: [first], lacking: second)
        }
    }

    private func comes(_ call: Call) -> Bool { expected.calls.contains(call) }

    /// Returns whether UIKit never makes two calls in this order.
    private func isWrong(_ one: Call, before another: Call) -> Bool {
        guard let first = expected.calls.firstIndex(of: one),
            let second = expected.calls.firstIndex(of: another)
        else { return one != another }
        return expected.requires(second, before: first)
    }

    private func hasAnswer(
        with calls: Set<Call> = [], lacking missing: Call? = nil, also order: (late: Call, early: Call)? = nil
    ) -> Bool {
        let calls = closure(of: calls.union(needed))
        guard calls.isDisjoint(with: unwanted), missing.map({ !calls.contains($0) }) ?? true else {
            return false
        }
        guard !calls.isEmpty || !hasCalls else {
            return expected.calls.contains { hasAnswer(with: [$0], lacking: missing) }
        }
        return canBeOrdered(calls, by: orders + [order].compactMap(\.self))
    }

    /// The calls and those that have to be there with them.
    private func closure(of calls: Set<Call>) -> Set<Call> {
        var calls = calls, isGrowing = true
        while isGrowing {
            isGrowing = false
            for (late, early) in orders where calls.contains(late) && comes(early) {
                isGrowing = calls.insert(early).inserted || isGrowing
            }
        }
        return calls
    }

    /// Takes the calls one by one that none of those left has to precede.
    private func canBeOrdered(_ calls: Set<Call>, by orders: [(late: Call, early: Call)]) -> Bool {
        var left = calls
        while !left.isEmpty {
            let first = left.first { call in
                !orders.contains { $0.late == call && left.contains($0.early) }
            }
            guard let first else { return false }
            left.remove(first)
        }
        return true
    }
}
