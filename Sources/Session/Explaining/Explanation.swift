import Lifecycle

/// The calls that an answer in another form implies, such as a number or a yes.
package struct ImpliedCalls: Hashable, Sendable {
    /// The commands in question.
    package let commands: String
    /// The release on which they run, as typed after `ios`; nil for the session's release.
    package let release: String?
    /// The calls that are compared.
    package let names: AskedNames
    /// The calls as the answer has them, in order.
    package let answer: [Goal.CallName]
    /// The claim that the answer makes; nil if it makes none but these calls.
    package let claim: Claim?

    package init(
        _ answer: [Goal.CallName], among names: AskedNames, after commands: String, on release: String? = nil,
        claiming claim: Claim? = nil
    ) {
        self.answer = answer
        self.claim = claim
        self.names = names
        self.commands = commands
        self.release = release
    }
}

/// What an answer claims. A world in which that is so need not make the implied calls.
package enum Claim: Hashable, Sendable {
    /// A goal is met, or isn't.
    case goal(Goal, Bool)
    /// A controller gets a call right after another one; nil for none.
    case next(after: Goal.CallName, Callback?)

    /// Indicates whether it is so, counting the calls since a position of the trace.
    func holds(in simulation: Simulation, since start: Int) -> Bool {
        switch self {
        case .goal(let goal, let isSo):
            // Of calls that are not both made, no order says anything.
            if case .before(let one, let other) = goal,
                [one, other].contains(where: {
                    Goal.called($0, .exactly, 0).holds(in: simulation, since: start)
                })
            {
                return false
            }
            return goal.unknownName(in: simulation, since: start) == nil
                && goal.holds(in: simulation, since: start) == isSo
        case .next(let call, let next):
            let controller = simulation.world.newestController(named: call.controller)
            let calls = (start..<simulation.trace.count).compactMap { Call(simulation.trace[$0]) }
                .filter { $0.controller == controller }.map { $0.callback }
            guard let place = calls.firstIndex(of: call.callback) else { return false }
            return calls[(place + 1)...].first == next
        }
    }

    /// Indicates whether it is about a state that calls bring about.
    var isOfState: Bool { if case .goal(let goal, _) = self { goal.isOfState } else { false } }
}

/// Why an answer that isn't a list of calls is wrong. It is explained like a prediction of the calls that it implies.
package struct Explanation: Sendable {
    /// The rule that settles the question; nil if none does.
    package let rule: Rule?
    /// The implied calls, judged; nil if the answer implies none.
    package var judged: JudgedAnswer?
    /// A copy of the session in which they were the answer, for `why` and `sources`.
    package private(set) var session: Session
    /// Indicates whether the author of the lesson has given the reason: the rule is not told beside it.
    package var isReasonGiven = false
    /// Indicates whether the question is on which releases something happens: another release is no answer then.
    fileprivate var isOfReleases = false
    /// The subject of the explanation: the answer, or one of its parts.
    package var subject = Explanation.wholeAnswer
    /// Indicates whether it is about one choice.
    package var isOfChoice: Bool { subject != Explanation.wholeAnswer }

    private static let wholeAnswer = "Your answer"

    /// The reply to a request to compare an answer that implies no run.
    package static let withoutRuns = "There's no other run to compare this answer with."
    /// The call that the question asks for, which must not be named yet.
    private let secret: Callback?

    fileprivate init(
        _ rule: Rule?, _ judged: JudgedAnswer?, _ session: Session, _ secret: Callback?,
        _ misconception: Misconception?
    ) {
        self.rule = rule
        self.judged = judged
        self.session = session
        self.secret = secret
        self.misconception = misconception
        self.session.explained = isReasonWhole ? rule.map { .rule($0) } : nil
    }

    package let misconception: Misconception?

    /// The rule as it is told, up to the call that the question asks for; nil if nothing comes before it. Where the call
    /// is only left out, three dots may stand for it.
    package var reason: String? {
        told.flatMap { told in
            told.sentences(where: canBeShown)
                ?? (isOfChoice ? nil : secret.flatMap { told.firstSentence.blanking([$0.bareName]) })
        }
    }

    /// Indicates whether nothing of the rule is held back.
    package var isReasonWhole: Bool { reason == told && rule.map { canBeShown($0.facts.brief) } ?? true }

    private var told: String? {
        rule.map { rule in
            judged?.told(rule) ?? (misconception == nil ? rule.facts.brief : rule.facts.brief.firstSentence)
        }
    }

    /// The world in which the answer would be right, in a sentence; nil if none was found.
    package var elsewhere: String? {
        judged?.counterfactual.flatMap { world in
            let isElsewhen = world.changes.contains { if case .release = $0 { true } else { false } }
            return world.isWhole && !(isOfReleases && isElsewhen)
                ? "\(subject) would be right \(world.circumstances)." : nil
        }
    }

    /// The belief to tell; nil if it would give the answer away.
    package var belief: Misconception? { misconception.flatMap { canBeShown($0.belief) ? $0 : nil } }

    /// The correction of the belief; nil if it would give the answer away.
    package var remedy: String? { (misconception?.remedy).flatMap { canBeShown($0) ? $0 : nil } }

    /// A call to ask `why` about; nil if naming one would give the answer away.
    package var firstWrong: Call? {
        judged.flatMap { judged in
            guard secret != nil else { return judged.firstWrong ?? judged.judgement.expected.calls.first }
            return judged.firstWrong.flatMap { call in
                call.callback != secret && judged.judgement.answer.contains(call) ? call : nil
            }
        }
    }

    /// The calls here beside those in a world where the answer would be right; nil if there is no such world, or if it
    /// would name the call that the question asks for.
    package var contrast: Contrast? { secret == nil && elsewhere != nil ? judged?.contrast : nil }

    /// Why there is no contrast.
    package var withoutContrast: String {
        guard elsewhere != nil, let judged else {
            return judged == nil || isOfChoice ? Explanation.withoutRuns : Session.noWorld
        }
        guard secret == nil, judged.isSameElsewhere else { return Session.wouldReveal }
        return isOfChoice ? Explanation.withoutRuns : judged.withoutContrast
    }

    /// Returns what to say instead of repeating the explanation, depending on how often the answer was given before.
    package func reminder(after count: Int) -> JudgedAnswer.Reminder? {
        judged.flatMap { $0.judgement.isRight ? nil : $0.reminder(after: count, where: canBeShown) }
    }

    /// Returns whether a text doesn't name the call that the question asks for.
    package func canBeShown(_ text: String) -> Bool { secret.map { !text.names([$0.bareName]) } ?? true }
}

extension Session {
    /// Explains a wrong answer by a rule, and by the belief about it, if there is only one.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - secret: The call that the question asks for, which must not be named yet.
    ///   - isBelieved: Whether a belief about the rule can be behind the answer.
    /// - Returns: The explanation.
    package func explanation(
        by rule: Rule, hiding secret: Callback? = nil, isBelieved: Bool = true
    ) -> Explanation {
        let isSpecial = isBelieved && !rule.isOf(.general) && !rule.isOf(.ordering)
        let beliefs = isSpecial ? Misconception.all.filter { $0.rule == rule } : []
        return Explanation(rule, nil, self, secret, beliefs.count == 1 ? beliefs[0] : nil)
    }

    /// Explains a wrong answer like a prediction of the calls that it implies.
    ///
    /// - Parameters:
    ///   - implied: The calls.
    ///   - known: The rule that decides the question itself; nil to use the rule of the calls.
    ///   - other: The rule to state if the others would give the answer away.
    ///   - usual: The rule to state if the calls show no belief.
    ///   - secret: The call that the question asks for, which must not be named yet.
    ///   - avoided: What the learner would have answered elsewhere with a belief and did not: no such belief is named.
    /// - Returns: Nil if the calls can't be asked about, or are right.
    package func explanation(
        of implied: ImpliedCalls, knowing known: Rule? = nil, orElse other: Rule? = nil,
        withoutBelief usual: Rule? = nil, hiding secret: Callback? = nil,
        avoiding avoided: [ImpliedCalls] = []
    ) -> Explanation? {
        var copy = self
        guard let (posed, calls) = copy.pose(implied) else { return nil }
        var question = posed
        question.claim = implied.claim
        // Where one rule decides on which releases a call is made, a belief about other rules says nothing.
        while let belief = copy.belief(behind: calls, question),
            implied.release != nil && known.map({ !belief.rules.contains($0) }) ?? false
                || avoided.contains(where: {
                    belief.identifier == self.belief(behind: $0, like: question)?.identifier
                })
        {
            question.denied.insert(belief.identifier)
        }
        let judged = copy.judge(calls, of: question)
        guard !judged.judgement.isRight || judged.counterfactual != nil else { return nil }
        let found =
            judged.rule ?? copy.rule(behind: judged.judgement, of: question, judged.misconception, nil)
        // What a belief breaks explains more than where a state comes from.
        let isBroken = found.map { judged.misconception?.rules.contains($0) ?? false } ?? false
        let rules = [
            isBroken ? found : nil, known, judged.misconception == nil ? usual : nil, found, other,
        ].compactMap { $0?.settled }
        // A rule about the call that must not be named says little without it.
        let rule =
            rules.first { rule in secret.map { !rule.facts.statement.hasPrefix($0.bareName) } ?? true }
            ?? rules.first
        copy.pending?.wrongAnswers = [calls]
        copy.pending?.told = calls + (secret == nil ? judged.judgement.expected.calls : [])
        copy.pending?.last = judged
        var explanation = Explanation(rule, judged, copy, secret, judged.misconception)
        explanation.isOfReleases = implied.release != nil
        return explanation
    }

    /// Asks about the calls that an answer implies.
    ///
    /// - Returns: The question and the answer; nil if that can't be asked about.
    private mutating func pose(_ implied: ImpliedCalls) -> (Question, [Call])? {
        if let release = implied.release { _ = enter("ios \(release)") }
        guard let posed = try? pose(implied.commands, asking: implied.names) else { return nil }
        let calls = implied.answer.compactMap { name in
            posed.world.newestController(named: name.controller).map { Call($0, name.callback) }
        }
        guard calls.count == implied.answer.count, posed.doubtful.isEmpty else { return nil }
        return (posed.asking(calls), calls)
    }

    /// The belief that an answer shows by the calls that it implies; nil if it is about commands of other kinds than a
    /// question.
    private func belief(behind implied: ImpliedCalls, like question: Question) -> Misconception? {
        var copy = self
        guard let (other, calls) = copy.pose(implied), other.kinds == question.kinds else { return nil }
        return copy.belief(behind: calls, other)
    }

    private func belief(behind calls: [Call], _ question: Question) -> Misconception? {
        let judgement = Judgement(of: calls, against: question.expected)
        return judgement.isRight ? nil : slicedAnswer(judgement, question).belief
    }
}

extension Question {
    /// The kinds of its commands.
    fileprivate var kinds: [CommandKind?] { result.runs.map { $0.command?.unheld.kind } }
}
