import Lifecycle

/// A measure of how well a belief explains a wrong answer.
struct BeliefFit {
    /// The weight of the mistakes that the belief leaves unexplained.
    let rest: Double
    /// Indicates whether it explains the first wrong call of the answer, which is reported before the others.
    let explainsFirst: Bool
    /// The weight of the belief's demands on the answer and the world.
    let specificity: Int
    /// The number of callbacks it is about.
    let breadth: Int

    /// Indicates whether the belief should be named rather than another. The better one explains more of the
    /// answer; then it explains the first mistake, demands more, or is about fewer callbacks.
    func isBetter(than other: BeliefFit) -> Bool {
        if rest != other.rest { return rest < other.rest }
        if explainsFirst != other.explainsFirst { return explainsFirst }
        if specificity != other.specificity { return specificity > other.specificity }
        return breadth < other.breadth
    }
}

extension Misconception {
    /// Returns how well the belief explains an answer; nil if the answer or the world doesn't show it, or if
    /// too much of the answer is wrong for one belief to be the cause.
    func fit(to wrong: WrongAnswer) -> BeliefFit? {
        // If you think that a crashed app goes on, you are wrong about what ended it, not about the later calls.
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
        return BeliefFit(
            rest: rest,
            explainsFirst: first.map { explained.surplus.contains($0) || explained.misplaced.contains($0) }
                ?? true,
            specificity: signs.reduce(circumstances.count) { $0 + $1.specificity },
            breadth: signs.reduce(0) { $0 + $1.callbacks.count })
    }

    /// Indicates whether the belief only explains calls that the release doesn't make, without citing a rule
    /// that says so.
    private func isOnlyAbout(_ newer: [Int: Rule], in wrong: WrongAnswer) -> Bool {
        guard !newer.isEmpty, !newer.values.contains(where: rules.contains) else { return false }
        let explained = explained(in: wrong)
        return explained.misplaced.isEmpty && explained.omitted.isEmpty
            && explained.surplus.isSubset(of: newer.keys)
    }

    /// The mistakes of an answer that the belief accounts for.
    func explained(in wrong: WrongAnswer) -> WrongAnswer.Mistakes {
        // A learner who doesn't expect the app to end expects all later calls.
        let expectedToGoOn: Set<Int> = wrong.exception == nil ? [] : wrong.mistakes.surplus
        return (signs + consequences).reduce(into: WrongAnswer.Mistakes(surplus: expectedToGoOn)) {
            all, sign in
            if let part = sign.explained(in: wrong) { all.add(part) }
        }
    }

    /// The rule that an answer breaks: if there are several, the one that the run applied, otherwise the first that holds.
    func rule(in wrong: WrongAnswer) -> Rule {
        guard rules.count > 1 else { return rule }
        // The rules after the first are for rarer situations.
        let deciding = wrong.deciding
        return rules.dropFirst().first(where: deciding.contains)
            ?? (deciding.contains(rule) ? rule : rules.first(where: wrong.holds) ?? rule)
    }

    /// The belief that fits an answer best, and how well, but for those that its author does not hold.
    static func best(
        for wrong: WrongAnswer, but denied: Set<String> = []
    ) -> (belief: Misconception, fit: BeliefFit)? {
        // By their places, since a copy of each belief would take longer than most fits.
        let newer = wrong.newerCalls, all = all
        var best: (place: Int, fit: BeliefFit)?
        for place in all.indices where !denied.contains(all[place].identifier) {
            guard let fit = all[place].fit(to: wrong), !all[place].isOnlyAbout(newer, in: wrong) else {
                continue
            }
            if best.map({ fit.isBetter(than: $0.fit) }) ?? true { best = (place, fit) }
        }
        return best.map { (all[$0.place], $0.fit) }
    }
}
