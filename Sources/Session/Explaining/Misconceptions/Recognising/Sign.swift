import Lifecycle

/// Something in a wrong answer that shows a belief.
enum Sign: Sendable {
    /// The answer has calls that aren't made, or aren't made as often.
    case hears([Callback], by: Role)
    /// A controller gets some calls, and the answer has none of them.
    case misses([Callback], by: Role)
    /// The answer has calls less often than they are made.
    case fewer([Callback], by: Role)
    /// The answer has some calls of a controller before others that have to come first.
    case puts([Callback], before: [Callback], by: Role)
    /// The answer has some calls of one controller before those of another one, which have to come first.
    case putsOne([Callback], of: Role, beforeAnothers: [Callback], by: Role)
    /// The answer is that nothing is called.
    case nothing
    /// One of several signs.
    indirect case oneOf([Sign])

    /// Returns the mistakes that the sign explains; nil if the answer doesn't show it.
    func explained(in wrong: WrongAnswer) -> WrongAnswer.Mistakes? {
        let found: WrongAnswer.Mistakes
        switch self {
        case .hears(let callbacks, let role):
            found = WrongAnswer.Mistakes(
                surplus: wrong.mistakes.surplus.filter { role.hears(callbacks, wrong.answer[$0], wrong) })
        case .misses(let callbacks, let role):
            let told = Set(wrong.answer.filter { callbacks.contains($0.callback) }.map { $0.controller })
            // Whoever has such calls of another controller with the same part doesn't think that none are made.
            let isKnown = wrong.expected.calls.contains {
                told.contains($0.controller) && role.hears(callbacks, $0, wrong)
            }
            if isKnown { return nil }
            found = WrongAnswer.Mistakes(
                omitted: wrong.mistakes.omitted.filter { place in
                    let call = wrong.expected.calls[place]
                    return !told.contains(call.controller) && role.hears(callbacks, call, wrong)
                })
        case .fewer(let callbacks, let role):
            found = WrongAnswer.Mistakes(
                omitted: wrong.mistakes.omitted.filter { place in
                    let call = wrong.expected.calls[place]
                    return wrong.answer.contains(call) && role.hears(callbacks, call, wrong)
                })
        case .puts(let first, let second, let role):
            found = moved(first, role, second, role, wrong, ==)
        case .putsOne(let first, let role, let second, let other):
            found = moved(first, role, second, other, wrong, !=)
        case .nothing:
            found = WrongAnswer.Mistakes(omitted: wrong.answer.isEmpty ? wrong.mistakes.omitted : [])
        case .oneOf(let signs):
            found = signs.reduce(into: WrongAnswer.Mistakes()) { all, sign in
                if let part = sign.explained(in: wrong) { all.add(part) }
            }
        }
        return found.count == 0 ? nil : found
    }

    /// The calls that are misplaced because the answer has the first ones before the second ones.
    private func moved(
        _ first: [Callback], _ role: Role, _ second: [Callback], _ other: Role, _ wrong: WrongAnswer,
        _ concerns: (Controller.ID, Controller.ID) -> Bool
    ) -> WrongAnswer.Mistakes {
        guard !wrong.mistakes.misplaced.isEmpty else { return WrongAnswer.Mistakes() }
        let early = wrong.answer.indices.filter { role.hears(first, wrong.answer[$0], wrong) }
        let late = wrong.answer.indices.filter { other.hears(second, wrong.answer[$0], wrong) }
        var found: Set<Int> = []
        for one in early {
            for another in late where concerns(wrong.answer[one].controller, wrong.answer[another].controller)
            {
                if wrong.puts(wrong.answer[one], before: wrong.answer[another]) {
                    found.formUnion([one, another])
                }
            }
        }
        return WrongAnswer.Mistakes(misplaced: found.intersection(wrong.mistakes.misplaced))
    }

    /// The weight of the sign's demands.
    var specificity: Int {
        switch self {
        case .hears(_, let role), .misses(_, let role), .fewer(_, let role), .puts(_, _, let role):
            1 + role.weight
        case .putsOne(_, let role, _, let other): 1 + role.weight + other.weight
        case .nothing: 1
        case .oneOf(let signs): signs.map { $0.specificity }.min() ?? 0
        }
    }

    /// The callbacks that the sign is about.
    var callbacks: [Callback] {
        switch self {
        case .hears(let callbacks, _), .misses(let callbacks, _), .fewer(let callbacks, _): callbacks
        case .puts(let first, let second, _), .putsOne(let first, _, let second, _): first + second
        case .nothing: Callback.allCases
        case .oneOf(let signs): signs.first?.callbacks ?? []
        }
    }
}
