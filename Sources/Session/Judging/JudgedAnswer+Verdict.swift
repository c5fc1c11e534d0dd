import Lifecycle

extension JudgedAnswer {
    /// The score and the first mistake in one sentence. Until the order is shown, it names no call that is
    /// missing from the answer.
    package var sentence: String { sentence(withOrder: showsOrder) }

    /// Returns the score and the first mistake in one sentence. If `withOrder` is true, all missing calls may
    /// be named.
    package func sentence(withOrder: Bool) -> String {
        let verdict = verdict(withOrder: withOrder), right = judgement.kept.count
        if case .leftOut = judgement.mistake, !withOrder, right == judgement.answer.count {
            return "What you have is right, but \(verdict)."
        }
        let isOrder = judgement.surplusCount == 0 && judgement.leftOut.isEmpty
        guard !verdict.isEmpty, right > 0, isOrder || right == judgement.count else {
            return verdict.isEmpty ? score + "." : "\(score): \(verdict)."
        }
        return "\(isOrder ? "Right calls, wrong order:" : "Nothing is missing, but") \(verdict)."
    }

    /// Returns the first mistake and the missing calls as a clause without a period; empty if the answer is
    /// right, or if the score says it all. If `withOrder` is true, all missing calls may be named.
    package func verdict(withOrder: Bool) -> String {
        guard let mistake = judgement.mistake, judgement.count > 0 || !withOrder else { return "" }
        if case .nothing = mistake, !withOrder {
            return asked.only.map { "\(name($0)) is called" }
                ?? (asked.callbacks == [.deinitialize]
                    ? "at least one of them is deallocated" : "at least one of these is called")
        }
        if case .leftOut = mistake, !withOrder { return missing(withTotal: true) }
        // As long as nothing is right, what is missing says little.
        let isTold = !isOmission && !judgement.leftOut.isEmpty && (withOrder || !judgement.kept.isEmpty)
        let besides = isTold ? withOrder ? leftOut : missing() : nil
        let wrong = [clause(for: mistake), surplus].compactMap { $0 }
        return besides.map { wrong.joined(separator: "; ") + ", and " + $0 } ?? wrong.listed(last: ", and ")
    }

    /// A clause with the calls that aren't made, if they are few and the first mistake is about the order.
    private var surplus: String? {
        let calls = judgement.answer.indices.filter { judgement.places[$0] == nil }.map {
            judgement.answer[$0]
        }
        guard judgement.isOutOfOrder, !calls.isEmpty, calls.count < 3,
            calls.allSatisfy({ !judgement.expected.calls.contains($0) })
        else { return nil }
        return "\(calls.map(name).listed(last: " and ")) \(calls.count == 1 ? "isn't" : "aren't") called here"
    }

    /// A clause with the number of the missing calls, and their subject if they have one; it names none of them.
    private func missing(withTotal tellsTotal: Bool = false) -> String {
        let callbacks = judgement.leftOut.map { judgement.expected.calls[$0].callback }
        let subjects = Set(callbacks.map { $0.subject })
        let count = callbacks.count == 1 ? "one" : "\(callbacks.count)"
        let total = tellsTotal ? "of \(judgement.count) " : ""
        let subject = subjects.count == 1 ? subjects.first ?? nil : nil
        let about = subject.map { $0 + " callback" } ?? (callbacks.count > 1 ? total : "") + "call"
        return "\(count) \(about)\(callbacks.count == 1 ? " is" : "s are") missing"
    }

    /// The calls that are right in words, such as `2 of 5 right`, or that there are none. If nothing is called, it doesn't
    /// reveal that until the order is shown.
    package var score: String {
        let right = judgement.kept.count, count = judgement.count
        if count == 0 {
            guard judgement.isRight || showsOrder else { return "Not quite" }
            let none = noneOfThese, sentence = "\(none) is called"
            if none != "nothing", let only = asked.only {
                return judgement.isRight ? "Right: \(name(only)) isn't called" : "Not quite"
            }
            return judgement.isRight
                ? "Right: " + sentence : sentence.prefix(1).uppercased() + sentence.dropFirst()
        }
        if judgement.isRight { return count == 1 ? "Right" : "Right: \(count) of \(count)" }
        return right > 0 ? "\(right) of \(count) right" : "Not quite"
    }

    /// The words for an answer without calls: `nothing` only if no other call was made either.
    package var noneOfThese: String {
        runs.allSatisfy { $0.visibleCallbacks.isEmpty } ? "nothing" : "none of these"
    }

    /// Indicates whether nothing is wrong with the answer but that calls are missing.
    var isOmission: Bool {
        switch judgement.mistake {
        case .nothing, .leftOut: true
        default: false
        }
    }

    private func clause(for mistake: Mistake) -> String {
        switch mistake {
        case .nothing: return calls
        case .notCalled(let position): return notCalled(judgement.answer[position])
        case .tooOften(let position): return tooOften(judgement.answer[position])
        case .swapped(let first, let second): return "\(expected(first)) is called before \(expected(second))"
        case .tooEarly(let position, let earlier):
            return "\(given(position)) is called after \(expected(earlier))"
        case .tooLate(let position, let later):
            return "\(given(position)) is called before \(expected(later))"
        case .misplaced(let position): return "\(given(position)) is called, but not at that point"
        case .leftOut: return leftOut
        }
    }

    /// A clause naming the calls, for the answer that nothing is called.
    private var calls: String {
        let names = judgement.expected.calls.indices.map(expected)
        return names.count < 3
            ? names.listed(last: " and ") + (names.count == 1 ? " is called" : " are called")
            : "there are \(names.count) calls, starting with \(names[0])"
    }

    private func notCalled(_ call: Call) -> String {
        let name = world.controllers[call.controller].name
        if wasLastHeard(call) { return "\(name) already got \(call.callback.rawValue) before this" }
        let comes = judgement.expected.calls, answer = judgement.answer
        let isAll = answer.count > 1 && judgement.places.allSatisfy { $0 == nil }
        let those = answer.indices.filter { place in
            let other = answer[place]
            return !comes.contains(other) && answer.firstIndex(of: other) == place
                && (isAll || other.controller == call.controller)
        }.map { answer[$0] }
        // Of those that aren't made, all if nothing else is right, otherwise those to the same controller, if they are few.
        let named = those.count > 4 && !isAll ? [call] : those
        guard named.count < 5, named.allSatisfy({ $0.controller == call.controller }) else {
            return "none of those calls are made here"
        }
        let names = named.map { $0.callback.rawValue }
        if named.allSatisfy({ $0.callback == .deinitialize }) { return "\(name) isn't deallocated here" }
        return asked.isOfSeveral
            ? "\(name) doesn't get \(names.listed(last: " or ")) here"
            : "\(names.listed(last: " and ")) \(names.count == 1 ? "isn't" : "aren't") called here"
    }

    /// Indicates whether this call was the last appearance step of its controller before the commands, in a
    /// transition that isn't over.
    private func wasLastHeard(_ call: Call) -> Bool {
        guard call.callback.isAppearance, let run = runs.first else { return false }
        let last = (0..<run.entries.lowerBound).reversed().lazy.compactMap { Call(run.simulation.trace[$0]) }
            .first { $0.controller == call.controller && $0.callback.isAppearance }
        return last == call
            && [.viewWillAppear, .viewIsAppearing, .viewWillDisappear].contains(call.callback)
    }

    /// A clause about a call that the answer has too often, and about the others with the same numbers if they are few.
    private func tooOften(_ call: Call) -> String {
        let answer = judgement.answer, calls = judgement.expected.calls
        func counts(_ call: Call) -> [Int] { [calls, answer].map { $0.count { $0 == call } } }
        let times = counts(call), first = answer.indices.filter { answer.firstIndex(of: answer[$0]) == $0 }
        let alike = first.filter { counts(answer[$0]) == times }.map(given)
        let names = alike.count < 5 ? alike : [name(call)], are = names.count == 1 ? "is" : "are each"
        return "\(names.listed(last: " and ")) \(are) called \(times[0].times), not \(times[1].times)"
    }

    /// A clause naming the missing calls. Where each belongs, the orders beside it show.
    private var leftOut: String {
        let names = judgement.leftOut.map(expected)
        guard names.count > 2 else { return "you left out " + names.listed(last: " and ") }
        return "you left out \(names.count) calls, starting with \(names[0])"
    }

    private func expected(_ place: Int) -> String { name(judgement.expected.calls[place]) }

    private func given(_ position: Int) -> String { name(judgement.answer[position]) }

    /// A call, spelled as an answer has to spell it.
    package func name(_ call: Call) -> String { call.name(in: world, withController: asked.isOfSeveral) }
}

extension Callback {
    /// A word for what the call is about, which doesn't name it; nil if there is none.
    fileprivate var subject: String? {
        switch CallbackGroup.allCases.first(where: { $0.contains(self) }) {
        case .loading: "loading"
        case .appearing, .disappearing, .showing: "appearance"
        case .layout: "layout"
        case .moving: "containment"
        case .turning: "rotation"
        case .touches: "touch"
        case .unloading: "memory"
        case .making, .end, .any, nil: nil
        }
    }
}
