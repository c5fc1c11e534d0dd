import Lifecycle

/// Why a call does not come: of an answer that is judged, and of a call that is asked about with `why`.
extension WrongAnswer {
    /// Creates an answer that has one call more than a command made.
    init(missing call: Call, in run: Run) {
        let expected = ExpectedCalls(of: run, asked: AskedCalls(controllers: [call.controller]))
        self.init(
            answer: expected.calls + [call], expected: expected,
            commands: [run.command?.unheld].compactMap { $0 }, before: run.place.world,
            after: run.simulation,
            since: run.entries.lowerBound)
    }

    /// The answer that has a single call more than what a session did.
    ///
    /// - Parameters:
    ///   - call: The call that did not come.
    ///   - session: The session.
    ///   - earlier: The same before those of its commands that matter.
    ///   - entry: The first entry of the trace that counts.
    fileprivate init(missing call: Call, in session: Session, after earlier: Session, since entry: Int) {
        let simulation = session.simulation
        // The effects of an earlier call don't explain the calls after it.
        let entries = simulation.trace.end(ofWorkBefore: entry)..<simulation.trace.count
        let expected = ExpectedCalls(
            in: simulation, entries: entries, asked: AskedCalls(controllers: [call.controller]))
        self.init(
            answer: expected.calls + [call], expected: expected,
            commands: session.stage.inputs.dropFirst(earlier.history.count).compactMap { $0.command },
            before: earlier.simulation.world, after: simulation, since: entries.lowerBound)
    }

    /// The rule of a release that has such a call, where this one has none; nil if it has.
    func newerRule(of call: Call) -> Rule? {
        ownRule(forAbsenceOf: call).flatMap { holds($0) ? nil : $0 }
            ?? DecidingReason.rule(for: .laterOnly, of: call, in: self)
    }

    /// The calls of the answer that only other releases have, by position, each with the rule by which they have it.
    var newerCalls: [Int: Rule] {
        Dictionary(
            uniqueKeysWithValues: mistakes.surplus.compactMap { position in
                newerRule(of: answer[position]).map { (position, $0) }
            })
    }

    /// The rule that decides about a call that comes, in a situation of which the call itself says nothing.
    func decidingRule(forPresenceOf call: Call) -> Rule? {
        DecidingReason.rule(for: .earlierOnly, of: call, in: self)
            ?? DecidingReason.rule(for: .presence, of: call, in: self)
    }

    /// The rule that decides about a call that does not come, in a situation of which the call itself says nothing.
    func decidingRule(forAbsenceOf call: Call) -> Rule? {
        if let rule = DecidingReason.rule(for: .absence, of: call, in: self) { return rule }
        // If nothing is called at all, the command's effect explains more than a rule that always holds.
        let own = ownRule(forAbsenceOf: call)
        guard expected.calls.isEmpty, own?.isGeneral ?? true || own == .appearanceStepsAlternate else {
            return nil
        }
        return after.trace.ruleOfCommand(in: entries)
    }

    /// The rule by which a call does not come, as the world stands after the commands.
    func ownRule(forAbsenceOf call: Call) -> Rule? {
        DecidingReason.rule(for: .fallback, of: call, in: self)
    }

    /// The reason for a call that does not come, whatever else an answer has.
    func rule(forAbsenceOf call: Call) -> Rule? {
        newerRule(of: call) ?? decidingRule(forAbsenceOf: call) ?? ownRule(forAbsenceOf: call)
    }

    /// The entries of the trace from the commands.
    var entries: Range<Int> { start..<after.trace.count }
}

extension Run {
    /// The reason for a call that did not come.
    ///
    /// - Parameter call: The call that was missed.
    /// - Returns: Nil if nothing stood in its way but that nobody gave cause.
    func ruleForAbsence(of call: Call) -> Rule? {
        WrongAnswer(missing: call, in: self).rule(forAbsenceOf: call)
    }
}

extension Session {
    /// The reason for a call that did not come.
    ///
    /// - Parameters:
    ///   - call: The call that was missed.
    ///   - earlier: The session before the commands that did not bring it.
    ///   - entry: The first entry of the trace that counts.
    /// - Returns: Nil if nothing stood in its way but that nobody gave cause.
    package func ruleForAbsence(of call: Call, after earlier: Session, since entry: Int) -> Rule? {
        WrongAnswer(missing: call, in: self, after: earlier, since: entry).rule(forAbsenceOf: call)
    }
}

extension Trace {
    /// The position behind an entry at which all is done that the entry right before it set going.
    fileprivate func end(ofWorkBefore entry: Int) -> Int {
        guard entry > 0, entry < count else { return Swift.min(entry, count) }
        var end = entry
        while end < count, self[end].caller.map({ $0 >= entry - 1 }) ?? false { end += 1 }
        return end
    }

    /// The first rule in a part of what happened that says what the command does, rather than what a single call is; nil
    /// if there is none.
    func ruleOfCommand(in entries: Range<Int>) -> Rule? {
        let decided = recordedRules.reversed().lazy.drop { $0.position > entries.upperBound }
            .prefix { $0.position >= entries.lowerBound }
        let all =
            Array(decided.map { ($0.position, $0.rule) }.reversed()) + entries.map { ($0, self[$0].rule) }
        return all.filter { $0.1.isOf(.command) }.min { $0.0 < $1.0 }?.1
    }
}

extension Rule {
    /// The rule, unless the sources disagree about it: then it is no reason.
    var settled: Rule? { facts.certainty == .doubtful ? nil : self }
}
