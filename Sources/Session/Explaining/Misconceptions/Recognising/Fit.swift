import Lifecycle

/// How well a belief explains a wrong answer.
struct Fit {
    /// How much of the answer's mistakes it leaves unexplained.
    let rest: Double
    /// Whether it explains the first call of the answer that is wrong, which is told before the others.
    let explainsFirst: Bool
    /// How much the belief demands of the answer and of the world.
    let specificity: Int
    /// How many callbacks it is about.
    let breadth: Int

    /// Whether one belief is to be named rather than another: the one that explains more of the answer; of equals the one
    /// that explains its first mistake, then the one that demands more, then the one that is about fewer callbacks.
    func isBetter(than other: Fit) -> Bool {
        if rest != other.rest { return rest < other.rest }
        if explainsFirst != other.explainsFirst { return explainsFirst }
        if specificity != other.specificity { return specificity > other.specificity }
        return breadth < other.breadth
    }
}

extension Misconception {
    /// How well the belief explains an answer; nil if the answer or the world does not show it, or if the rest of the
    /// answer is too far from right for its mistakes to come of one belief.
    func fit(to wrong: WrongAnswer) -> Fit? {
        // Who has an app that is gone go on errs about what ended it, and about nothing that would have come.
        if let exception = wrong.exception, !rules.contains(exception) { return nil }
        guard signs.allSatisfy({ $0.explained(in: wrong) != nil }),
            circumstances.allSatisfy({ $0.holds(wrong) })
        else { return nil }
        let explained = explained(in: wrong)
        let rest = wrong.weight(of: wrong.mistakes) - wrong.weight(of: explained)
        guard rest <= max(1, Double(explained.count + wrong.kept) / 2), rest == 0 || !wrong.stopsEarly else {
            return nil
        }
        let first = wrong.mistakes.surplus.union(wrong.mistakes.misplaced).min()
        return Fit(
            rest: rest,
            explainsFirst: first.map { explained.surplus.contains($0) || explained.misplaced.contains($0) }
                ?? true,
            specificity: signs.reduce(circumstances.count) { $0 + $1.specificity },
            breadth: signs.reduce(0) { $0 + $1.callbacks.count })
    }

    /// Whether the belief accounts for nothing but calls that the release does not have, and says nothing of releases.
    private func isOnlyAbout(_ newer: [Int: Rule], in wrong: WrongAnswer) -> Bool {
        guard !newer.isEmpty, !newer.values.contains(where: rules.contains) else { return false }
        let explained = explained(in: wrong)
        return explained.misplaced.isEmpty && explained.omitted.isEmpty
            && explained.surplus.isSubset(of: newer.keys)
    }

    /// The mistakes of an answer that the belief accounts for.
    func explained(in wrong: WrongAnswer) -> WrongAnswer.Mistakes {
        // Whoever does not expect the app to end expects all the rest.
        let expectedToGoOn: Set<Int> = wrong.exception == nil ? [] : wrong.mistakes.surplus
        return (signs + consequences).reduce(into: WrongAnswer.Mistakes(surplus: expectedToGoOn)) {
            all, sign in
            if let part = sign.explained(in: wrong) { all.add(part) }
        }
    }

    /// The rule that an answer breaks: of several the one that the run met or was decided by, else the first that holds.
    func rule(in wrong: WrongAnswer) -> Rule {
        guard rules.count > 1 else { return rule }
        // Those behind the first are of rarer situations.
        let deciding = wrong.deciding
        return rules.dropFirst().first(where: deciding.contains)
            ?? (deciding.contains(rule) ? rule : rules.first(where: wrong.holds) ?? rule)
    }

    /// The belief that fits an answer best, and how well.
    static func best(for wrong: WrongAnswer) -> (belief: Misconception, fit: Fit)? {
        var best: (belief: Misconception, fit: Fit)?
        let newer = wrong.newerCalls
        for belief in all {
            guard let fit = belief.fit(to: wrong), !belief.isOnlyAbout(newer, in: wrong) else { continue }
            if best.map({ fit.isBetter(than: $0.fit) }) ?? true { best = (belief, fit) }
        }
        return best
    }
}
