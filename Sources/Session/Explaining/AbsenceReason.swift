import Lifecycle

/// Why a call isn't made: a call of a judged answer, or one that `why` asks about.
extension WrongAnswer {
    /// Creates an answer with the calls of a command and one more.
    init(missing call: Call, in run: Run) {
        let expected = ExpectedCalls(of: run, asked: AskedCalls(controllers: [call.controller]))
        self.init(
            answer: expected.calls + [call], expected: expected,
            commands: [run.command?.unheld].compactMap { $0 }, before: run.place.world,
            after: run.simulation,
            since: run.entries.lowerBound)
    }

    /// Creates an answer with the calls of a session and one more.
    ///
    /// - Parameters:
    ///   - call: The call that wasn't made.
    ///   - session: The session.
    ///   - earlier: The same session before the commands that matter.
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

    /// The rule of another release that makes such a call; nil if this release makes it too.
    func newerRule(of call: Call) -> Rule? {
        ownRule(forAbsenceOf: call).flatMap { holds($0) ? nil : $0 }
            ?? DecidingReason.rule(for: .laterOnly, of: call, in: self)
    }

    /// The calls of the answer that only other releases make, by position, each with its rule there.
    var newerCalls: [Int: Rule] {
        Dictionary(
            uniqueKeysWithValues: mistakes.surplus.compactMap { position in
                newerRule(of: answer[position]).map { (position, $0) }
            })
    }

    /// The rule of later releases without which such a call is made; nil if they make it too.
    func olderRule(of call: Call) -> Rule? { DecidingReason.rule(for: .earlierOnly, of: call, in: self) }

    /// The rule that causes a call in a situation that the call's own rules don't mention.
    func decidingRule(forPresenceOf call: Call) -> Rule? {
        olderRule(of: call) ?? DecidingReason.rule(for: .presence, of: call, in: self)
    }

    /// The rule that prevents a call in a situation that the call's own rules don't mention.
    func decidingRule(forAbsenceOf call: Call) -> Rule? {
        if let rule = DecidingReason.rule(for: .absence, of: call, in: self) { return rule }
        // If nothing is called at all, the command's effect explains more than a rule that always holds.
        let own = ownRule(forAbsenceOf: call)
        guard expected.calls.isEmpty, call.callback != .deinitialize,
            own?.isOf(.general) ?? true || own == .appearanceStepsAlternate
        else { return nil }
        return after.trace.ruleOfCommand(in: entries)
    }

    /// The rule that prevents a call, judging by the world after the commands.
    func ownRule(forAbsenceOf call: Call) -> Rule? {
        DecidingReason.rule(for: .fallback, of: call, in: self)
    }

    /// The reason why a call isn't made, whatever else the answer contains.
    func rule(forAbsenceOf call: Call) -> Rule? {
        newerRule(of: call) ?? decidingRule(forAbsenceOf: call) ?? ownRule(forAbsenceOf: call)
    }

    /// The trace entries that the commands caused.
    var entries: Range<Int> { start..<after.trace.count }
}

extension Run {
    /// The reason why a call wasn't made.
    ///
    /// - Parameter call: The call that was missed.
    /// - Returns: Nil if nothing prevented the call, but nothing caused it either.
    func ruleForAbsence(of call: Call) -> Rule? {
        WrongAnswer(missing: call, in: self).rule(forAbsenceOf: call)
    }
}

extension Session {
    /// The reason why a call wasn't made.
    ///
    /// - Parameters:
    ///   - call: The call that was missed.
    ///   - earlier: The session before the commands that didn't cause it.
    ///   - entry: The first entry of the trace that counts.
    /// - Returns: Nil if nothing prevented the call, but nothing caused it either.
    package func ruleForAbsence(of call: Call, after earlier: Session, since entry: Int) -> Rule? {
        WrongAnswer(missing: call, in: self, after: earlier, since: entry).rule(forAbsenceOf: call)
    }
}

extension Trace {
    /// The position after an entry at which everything that the previous entry started is done.
    fileprivate func end(ofWorkBefore entry: Int) -> Int {
        guard entry > 0, entry < count else { return Swift.min(entry, count) }
        var end = entry
        while end < count, self[end].caller.map({ $0 >= entry - 1 }) ?? false { end += 1 }
        return end
    }

    /// The first rule in a range of the trace that explains the command, not just a single call; nil if there is none.
    func ruleOfCommand(in entries: Range<Int>) -> Rule? {
        let decided = recordedRules(in: entries).reversed()
        let all = decided.map { ($0.position, $0.rule) } + entries.map { ($0, self[$0].rule) }
        return all.filter { $0.1.isOf(.command) }.min { $0.0 < $1.0 }?.1
    }
}

extension Rule {
    /// The rule; nil if sources disagree about it, because then it can't be a reason.
    package var settled: Rule? { facts.certainty == .doubtful ? nil : self }
}
