import Lifecycle

extension JudgedAnswer {
    /// What is wrong first, and what is left out besides, in sentences; empty if the answer is right. As long as the
    /// order is not shown it names one call at most that the answer does not have.
    package var verdict: String { verdict(withOrder: showsOrder) }

    /// What is wrong first, and what is left out besides, in sentences; empty if the answer is right.
    ///
    /// - Parameter withOrder: Whether all calls that are left out may be named.
    /// - Returns: The sentences, on one line.
    package func verdict(withOrder: Bool) -> String {
        guard let mistake = judgement.mistake else { return "" }
        if case .nothing = mistake, !withOrder {
            return "Something is called: \(calls(judgement.leftOut.count))."
        }
        let besides = isOmission(mistake) ? [] : withOrder ? leftOut : countLeftOut
        return ([sentence(for: mistake)] + besides).joined(separator: " ")
    }

    /// How many calls are left out beside a mistake, in a sentence.
    private var countLeftOut: [String] {
        let count = judgement.leftOut.count
        return count == 0 ? [] : ["\(count == 1 ? "One call is" : "\(count) calls are") missing."]
    }

    private func calls(_ count: Int) -> String { count == 1 ? "one call comes" : "\(count) calls come" }

    /// The points in words, such as `2 of 5.`; if calls that do not come cost some, it says so.
    package var score: String {
        let right = judgement.kept.count, surplus = judgement.surplusCount, count = judgement.count
        if count == 0 {
            return judgement.isRight ? "Right: nothing is called." : "0 points: nothing is called."
        }
        if judgement.isRight { return "Right: \(count) of \(count)." }
        let sum = "\(max(0, right - surplus)) of \(count)."
        return surplus > 0 && right > 0 ? "\(right) right, \(surplus) too many: \(sum)" : sum
    }

    private func isOmission(_ mistake: Mistake) -> Bool {
        switch mistake {
        case .nothing, .leftOut: true
        default: false
        }
    }

    private func sentence(for mistake: Mistake) -> String {
        switch mistake {
        case .nothing: return calls
        case .notCalled(let position): return notCalled(judgement.answer[position])
        case .tooOften(let position): return tooOften(judgement.answer[position])
        case .swapped(let first, let second):
            return "The other way round: \(expected(first)), then \(expected(second))."
        case .tooEarly(let position, let earlier):
            return "\(given(position)) comes too early: it follows \(expected(earlier))."
        case .tooLate(let position, let later):
            return "\(given(position)) comes too late: it precedes \(expected(later))."
        case .misplaced(let position): return "Right call, wrong place: \(given(position))."
        case .leftOut(let places): return leftOut(places)
        }
    }

    /// What is called, for who says that nothing is.
    private var calls: String {
        let names = judgement.expected.calls.indices.map(expected)
        return switch names.count {
        case 1: "One call comes: \(names[0])."
        case 2: "Two calls come: \(names[0]) and \(names[1])."
        default: "\(names.count) calls come; the first is \(names.first ?? "")."
        }
    }

    private func notCalled(_ call: Call) -> String {
        let name = world.controllers[call.controller].name
        if wasLastHeard(call) { return "\(name) heard \(call.callback.rawValue) already, before this." }
        return isSeveral
            ? "\(name) does not hear \(call.callback.rawValue) here."
            : "\(call.callback.rawValue) is not called here."
    }

    /// Whether the last step of a controller's appearance, before all this, was this very call.
    private func wasLastHeard(_ call: Call) -> Bool {
        guard call.callback.isAppearance, let run = runs.first else { return false }
        let last = (0..<run.entries.lowerBound).reversed().lazy.compactMap { Call(run.simulation.trace[$0]) }
            .first { $0.controller == call.controller && $0.callback.isAppearance }
        return last == call && [.viewWillAppear, .viewWillDisappear].contains(call.callback)
    }

    private func tooOften(_ call: Call) -> String {
        let right = judgement.expected.calls.count { $0 == call }
        let given = judgement.answer.count { $0 == call }
        return "\(name(call)) comes \(times(right)); you have it \(times(given))."
    }

    private func times(_ count: Int) -> String {
        switch count {
        case 1: "once"
        case 2: "twice"
        default: "\(count) times"
        }
    }

    private func leftOut(_ places: [Int]) -> String {
        guard places.count == 1, let place = places.first else {
            return "What you have is right and in order. \(places.count) calls are missing; the first is "
                + "\(places.first.map(expected) ?? "")."
        }
        let count = judgement.expected.calls.count
        switch (place > 0, place + 1 < count) {
        case (true, true):
            return "Between \(expected(place - 1)) and \(expected(place + 1)) comes \(expected(place))."
        case (false, true): return "You left out \(expected(place)): it comes before \(expected(place + 1))."
        case (true, false):
            return "You left out \(expected(place)): it comes at the end, after \(expected(place - 1))."
        case (false, false): return "You left out \(expected(place))."
        }
    }

    /// What is left out beside a mistake, in a sentence.
    private var leftOut: [String] {
        let names = judgement.leftOut.map(expected)
        return switch names.count {
        case 0: []
        case 1: ["You left out \(names[0])."]
        case 2: ["You left out \(names[0]) and \(names[1])."]
        default: ["You left out \(names.count) calls; the first is \(names[0])."]
        }
    }

    private var isSeveral: Bool { asked.isOfSeveral }

    private func expected(_ place: Int) -> String { name(judgement.expected.calls[place]) }

    private func given(_ position: Int) -> String { name(judgement.answer[position]) }

    /// A call as the answer has to write it.
    package func name(_ call: Call) -> String { call.name(in: world, withController: isSeveral) }
}
