import Lifecycle

extension Session {
    /// The rule to explain: of what the run did beside calling, else of a belief, else of the first mistake. What sources
    /// disagree about explains nothing.
    func rule(
        behind judgement: Judgement, of question: Question, _ belief: Misconception?, _ sliced: SlicedAnswer?
    ) -> Rule? {
        let sliced = sliced ?? slicedAnswer(judgement, question), wrong = sliced.whole
        // A rule that does not hold here explains nothing here, though it breaks the belief elsewhere.
        var broken = belief.map { $0.rule(in: wrong) }.flatMap { wrong.holds($0) ? $0.settled : nil }
        let incidents = question.result.runs.flatMap { $0.incidents }
        if let incident = incidents.last(where: { $0.matters(to: question) }) {
            // The rule that endless calls end the app doesn't say why they call each other.
            let caller = wrong.expected.calls.last.flatMap { wrong.decidingRule(forPresenceOf: $0) }
            let isEndless = incident.rule == .endlessRecursionEndsApp
            return isEndless ? broken ?? caller?.settled ?? incident.rule : incident.rule
        }
        guard var subject = judgement.subject else { return nil }
        if subject.isPresence, let place = wrong.placeLeftOut { subject = .presence(place) }
        // What only says that something is not called explains no call that comes.
        func telling(_ rule: Rule?) -> Rule? {
            rule.flatMap { subject.isAbsence || !$0.isOf(.silent) ? $0 : nil }
        }
        broken = telling(broken)
        // If other releases have no such call, or this one has none, nothing else explains it.
        let releases: Rule? =
            switch subject {
            case .absence(let position): wrong.newerRule(of: judgement.answer[position])
            case .presence(let place): wrong.olderRule(of: judgement.expected.calls[place])
            case .order: nil
            }
        if let rule = releases?.settled { return rule }
        // What the other commands do seldom explains what one of them does.
        let part = subject.part(of: sliced)
        let isTold =
            // Which of several equal calls is left out, the answer doesn't say.
            ([part, wrong] + (wrong.isOfOneCall ? sliced.wrongParts : [])).contains {
                belief?.accounts(for: judgement, in: $0) ?? false
            }
            && !(wrong.isOfOneCall && broken?.isOf(.ordering) ?? false)
        let told = isTold ? broken : nil
        let deciding =
            (part.decidingRule(of: subject, judgement) ?? wrong.decidingRule(of: subject, judgement))?.settled
        if let told, !told.isOf(.general) {
            // Of the rules that a belief breaks, and that the run has nothing of, that of a situation like this one.
            guard !wrong.deciding.contains(told), let deciding else { return told }
            return belief?.rules.contains(deciding) ?? false ? deciding : told
        }
        if let rule = deciding ?? told { return rule }
        let own = telling(wrong.ownRule(of: subject, judgement, in: part)?.settled)
        // What always holds explains less than what the belief, though of another mistake, breaks here.
        return own.flatMap { $0.isOf(.general) ? nil : $0 } ?? broken ?? own
    }
}

extension Judgement {
    /// The calls of the first mistake, by their places, if it is about their order: first the one that the answer moves.
    var order: (Int, Int)? {
        if case .order(let place, let other?)? = subject { (place, other) } else { nil }
    }

    /// The call to explain of the first mistake; nil if there is none.
    fileprivate var subject: Subject? {
        switch mistake {
        case .nothing: expected.calls.isEmpty ? nil : .presence(0)
        case .leftOut(let places): places.first.map { .presence($0) }
        case .notCalled(let position), .tooOften(let position): .absence(position)
        case .swapped(let other, let place): .order(place, beside: other)
        case .tooEarly(let position, let other), .tooLate(let position, let other):
            places[position].map { .order($0, beside: other) }
        case .misplaced(let position): places[position].map { .order($0, beside: nil) }
        case nil: nil
        }
    }

    /// The calls of the answer, by position, that the mistake which is told has in the wrong place.
    fileprivate var positionsMoved: [Int] {
        switch mistake {
        case .swapped(let one, let other):
            misplaced.filter { places[$0] == one || places[$0] == other }
        case .tooEarly(let position, _), .tooLate(let position, _), .misplaced(let position): [position]
        case .nothing, .notCalled, .tooOften, .leftOut, nil: []
        }
    }
}

/// A call of a wrong answer, and the question about it.
private enum Subject {
    /// The reason a call of the answer, by its position, isn't made.
    case absence(Int)
    /// The reason a call is made, by its place.
    case presence(Int)
    /// The reason a call is made before or after another one, by their places.
    case order(Int, beside: Int?)

    var isAbsence: Bool { if case .absence = self { true } else { false } }
    var isPresence: Bool { if case .presence = self { true } else { false } }

    /// The answer to the command that it is about.
    func part(of sliced: SlicedAnswer) -> WrongAnswer {
        switch self {
        case .absence(let position): sliced.part(withCallAt: position)
        case .presence(let place), .order(let place, _): sliced.part(withPlace: place)
        }
    }
}

extension WrongAnswer {
    /// Indicates whether only one call is in question. Its order says nothing then.
    fileprivate var isOfOneCall: Bool { Set(expected.calls + answer).count == 1 }

    /// The place of the first call that a number leaves out: of those with the one cause of as many calls as are missing.
    fileprivate var placeLeftOut: Int? {
        guard isOfOneCall, !answer.isEmpty else { return nil }
        let missing = expected.calls.count - answer.count,
            causes = expected.calls.indices.map(ruleOfTransition)
        let alike = causes.indices.filter { place in causes.count { $0 == causes[place] } == missing }
        return Set(alike.map { causes[$0] }).count == 1 ? alike.first : nil
    }

    /// The rule that decides in a situation like this one; nil if none says more than the call itself.
    fileprivate func decidingRule(of subject: Subject, _ judgement: Judgement) -> Rule? {
        switch subject {
        case .absence(let position): decidingRule(forAbsenceOf: judgement.answer[position])
        case .presence(let place): decidingRule(forPresenceOf: judgement.expected.calls[place])
        case .order: nil
        }
    }

    /// The rule of the call itself, or of its absence.
    fileprivate func ownRule(of subject: Subject, _ judgement: Judgement, in part: WrongAnswer) -> Rule? {
        let calls = expected.calls
        switch subject {
        case .absence(let position):
            // The cause of a call, this one or another, says nothing about its absence.
            return part.ownRule(forAbsenceOf: answer[position]) ?? after.trace.ruleOfCommand(in: entries)
        case .presence(let place):
            if answer.isEmpty, let rule = after.trace.ruleOfCommand(in: entries) { return rule }
            let place = answer.isEmpty ? firstTelling : place
            let rule = isOfOneCall ? ruleOfTransition(place) : cause(place)
            // When a step comes says nothing about why it comes, unless the answer has its end.
            let isEnded = answer.contains(Call(calls[place].controller, .viewDidDisappear))
            return rule == .willAppearPrecedesWindow || rule == .willDisappearPrecedesRemoval && !isEnded
                || isOfOneCall && rule.isOf(.ordering) && !rule.isOf(.placing)
                ? .windowMoveDrivesAppearance : rule
        case .order(let place, beside: nil): return cause(place)
        case .order(let place, let other?):
            // Either call may be the one that explains the order.
            let found = [(place, other), (other, place)].compactMap { one, another in
                DecidingReason.row(for: .order, of: calls[one], beside: calls[another], in: self)
                    .map { (row: $0, place: one) }
            }.min { $0.row < $1.row }
            guard let found else { return cause(place) }
            let reason = DecidingReason.all[found.row]
            return reason.rule ?? (reason.isOfStep ? calls[found.place].callback.ruleOfStep : nil)
                ?? cause(found.place)
        }
    }

    /// The place of the first call that a rule of the commands causes, not one that always holds; if there is none, of the
    /// first call. How a step ends says nothing about why it comes.
    private var firstTelling: Int {
        expected.calls.indices.first { place in
            let rule = cause(place), callback = expected.calls[place].callback
            return ![.viewDidAppear, .viewDidDisappear, .deinitialize].contains(callback)
                && rule != callback.ruleOfStep
                && !rule.isOf(.general) && !rule.isOf(.ordering) && rule.settled != nil
        } ?? 0
    }

    /// The rule by which a call is made, by its place; of a later step of a transition, that by which it began.
    private func ruleOfTransition(_ place: Int) -> Rule {
        let call = expected.calls[place], entry = expected.entries[place]
        guard Callback.appearances.contains(call.callback) else { return cause(place) }
        let isAppearing = CallbackGroup.appearing.contains(call.callback)
        let begin = Call(call.controller, isAppearing ? .viewWillAppear : .viewWillDisappear)
        return (start...max(start, entry)).last { Call(after.trace[$0]) == begin }.map {
            after.trace.cause(of: $0)
        } ?? cause(place)
    }

    /// The rule by which a call is made, by its place.
    private func cause(_ place: Int) -> Rule {
        let call = expected.calls[place]
        // Whoever has the parent's call knows its reason. UIKit's containers pass both on.
        if after.trace[expected.entries[place]].rule == .childFollowsParent,
            let parent = later(call.controller).parent, answer.contains(Call(parent, call.callback))
        {
            return .childFollowsParent
        }
        let rule = after.trace.cause(of: expected.entries[place], unlessIn: answer)
        let isUnasked =
            rule == .viewDidLoadFollowsLoadView
            && !answer.contains(Call(expected.calls[place].controller, .loadView))
        return isUnasked ? .getterLoadsMissingView : rule
    }
}

extension Incident {
    /// Indicates whether it concerns the controllers in question. Unbalanced appearance calls of another
    /// controller don't.
    fileprivate func matters(to question: Question) -> Bool {
        rule != .imbalanceIsComplainedOf || controller.map(question.asked.controllers.contains) ?? true
    }
}

extension Callback {
    /// The rule of an appearance step, whatever brings it about; nil for other calls.
    package var ruleOfStep: Rule? {
        switch self {
        case .viewWillAppear: .willAppearPrecedesWindow
        case .viewIsAppearing: .isAppearingFollowsGeometry
        case .viewDidAppear: .didAppearFollowsCommit
        case .viewWillDisappear: .willDisappearPrecedesRemoval
        case .viewDidDisappear: .didDisappearFollowsRemoval
        default: nil
        }
    }
}

extension Misconception {
    /// Indicates whether the belief explains the reported mistake: a call that isn't made, one that is left
    /// out, or one in the wrong place.
    ///
    /// - Parameters:
    ///   - judgement: The whole answer.
    ///   - wrong: The same, or the part that answers the command that the mistake is about.
    /// - Returns: True also if it isn't a mistake of that part.
    fileprivate func accounts(for judgement: Judgement, in wrong: WrongAnswer) -> Bool {
        let explained = explained(in: wrong), mistakes = wrong.mistakes
        func covers(_ some: Set<Int>, _ call: Call) -> Bool { some.contains { wrong.answer[$0] == call } }
        func omits(_ some: Set<Int>, _ call: Call) -> Bool {
            some.contains { wrong.expected.calls[$0] == call }
        }
        if case .notCalled(let position)? = judgement.mistake,
            covers(mistakes.surplus, judgement.answer[position])
        {
            return covers(explained.surplus, judgement.answer[position])
        }
        if case .leftOut(let places)? = judgement.mistake,
            let first = places.lazy.map({ judgement.expected.calls[$0] })
                .first(where: { omits(mistakes.omitted, $0) })
        {
            return omits(explained.omitted, first)
        }
        let moved = judgement.positionsMoved.map { judgement.answer[$0] }
            .filter { covers(mistakes.misplaced, $0) }
        return moved.isEmpty || moved.contains { covers(explained.misplaced, $0) }
    }
}
