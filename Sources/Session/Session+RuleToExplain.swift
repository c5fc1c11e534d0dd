import Lifecycle

extension Session {
    /// The rule to explain: of what the run did beside calling, else of a belief, else of the first mistake. What sources
    /// disagree about explains nothing.
    func rule(
        behind judgement: Judgement, of question: Question, _ belief: Misconception?, _ wrong: WrongAnswer?
    ) -> Rule? {
        // A rule that does not hold here explains nothing here, though it breaks the belief elsewhere.
        let broken = belief.map { belief in wrong.map { belief.rule(in: $0) } ?? belief.rule }
            .flatMap { question.world.holds($0) ? $0.settled : nil }
        let incidents = question.result.runs.flatMap { $0.incidents }
        if let incident = incidents.last(where: { $0.matters(to: question) }) {
            // The rule that endless calls end the app doesn't say why they call each other.
            if incident.rule == .endlessRecursionEndsApp, let broken { return broken }
            return incident.rule
        }
        let wrong = wrong ?? wrongAnswer(judgement, question)
        // If the release has no such call, nothing else explains its absence.
        if case .notCalled(let position)? = judgement.mistake,
            let newer = wrong.newerRule(of: judgement.answer[position])?.settled
        {
            return newer
        }
        let accounts = belief?.accounts(for: judgement, in: wrong) ?? false
        let told = broken.flatMap { accounts ? $0 : nil }
        let deciding = decidingRule(for: judgement, wrong)?.settled
        if let told, !told.isGeneral {
            // Of the rules that a belief breaks, and that the run has nothing of, that of a situation like this one.
            guard !wrong.deciding.contains(told), let deciding else { return told }
            return belief?.rules.contains(deciding) ?? false ? deciding : told
        }
        if let rule = deciding ?? told { return rule }
        let own = ownRule(behind: judgement, of: question, wrong)?.settled
        // A general rule explains less than the belief behind another of the mistakes.
        return own.flatMap { $0.isGeneral ? broken : nil } ?? own ?? broken
    }

    /// The rule that decides about the first mistake in a situation like this one; nil if none says more than the call
    /// itself.
    private func decidingRule(for judgement: Judgement, _ wrong: WrongAnswer) -> Rule? {
        let expected = judgement.expected, answer = judgement.answer
        switch judgement.mistake {
        case .nothing: return expected.calls.first.flatMap(wrong.decidingRule(forPresenceOf:))
        case .notCalled(let position), .tooOften(let position):
            return wrong.decidingRule(forAbsenceOf: answer[position])
        case .leftOut(let places):
            return places.first.flatMap { wrong.decidingRule(forPresenceOf: expected.calls[$0]) }
        case .swapped, .tooEarly, .tooLate, .misplaced, nil: return nil
        }
    }

    /// The rule of the first mistake.
    private func ownRule(
        behind judgement: Judgement, of question: Question, _ wrong: WrongAnswer
    ) -> Rule? {
        let expected = judgement.expected, answer = judgement.answer
        switch judgement.mistake {
        case .nothing:
            let trace = question.result.stage.simulation.trace
            if let rule = trace.ruleOfCommand(in: question.result.entries) { return rule }
            return expected.entries.first.map { reason(trace.cause(of: $0), of: expected.calls[0], answer) }
        case .notCalled(let position), .tooOften(let position):
            let call = answer[position]
            if let rule = wrong.ownRule(forAbsenceOf: call) { return rule }
            // The cause of another call says nothing about this one.
            if let wanted = judgement.firstDifference?.wanted,
                expected.calls[wanted].callback == call.callback
            {
                return expected.rules[wanted]
            }
            return question.result.stage.simulation.trace.ruleOfCommand(in: question.result.entries)
        case .swapped(let other, let place):
            return moreTellingRule(
                reason(for: place, beside: other, in: expected, of: question, answer), judgement, place)
        case .tooEarly(let position, let other), .tooLate(let position, let other):
            return judgement.places[position].map {
                moreTellingRule(
                    reason(for: $0, beside: other, in: expected, of: question, answer), judgement, $0)
            }
        case .misplaced(let position):
            return judgement.places[position].map {
                reason(expected.rules[$0], of: expected.calls[$0], answer)
            }
        case .leftOut(let places):
            let trace = question.result.stage.simulation.trace
            return places.first.map {
                reason(
                    trace.cause(of: expected.entries[$0], unlessIn: answer), of: expected.calls[$0], answer)
            }
        case nil: return nil
        }
    }

    /// The rule by which a call comes: where that tells of another controller's silence, the one of the step itself; and
    /// where it tells of a call that the answer lacks as well, what brings both.
    private func reason(_ rule: Rule, of call: Call, _ answer: [Call]) -> Rule {
        switch rule {
        case .sheetKeepsPresenterVisible: call.callback.ruleOfStep ?? rule
        // The forwarding of a container's own call explains nothing to an answer without that call.
        case .containerForwardsFromItsOwnMethod
        where !answer.contains { $0.callback == call.callback && $0.controller != call.controller }:
            call.callback.ruleOfStep ?? rule
        case .viewDidLoadFollowsLoadView where !answer.contains(Call(call.controller, .loadView)):
            .getterLoadsMissingView
        default: rule
        }
    }

    /// A rule, or where that only tells how views load, the one by which the same controller comes on screen, if the
    /// answer has that in the wrong place as well: its view loads where it is needed.
    private func moreTellingRule(_ rule: Rule, _ judgement: Judgement, _ place: Int) -> Rule {
        let expected = judgement.expected, controller = expected.calls[place].controller
        guard CallbackGroup.loading.contains(expected.calls[place].callback),
            [.getterLoadsMissingView, .viewDidLoadFollowsLoadView].contains(rule)
        else { return rule }
        let shown = judgement.misplaced.compactMap { judgement.places[$0] }.first {
            expected.calls[$0].controller == controller && expected.calls[$0].callback.isAppearance
        }
        return shown.map { expected.rules[$0] } ?? rule
    }

    /// The rule by which a call comes before or after another one.
    private func reason(
        for place: Int, beside other: Int, in expected: ExpectedCalls, of question: Question,
        _ answer: [Call]
    ) -> Rule {
        let call = expected.calls[place], neighbour = expected.calls[other]
        if call.controller == neighbour.controller, neighbour.callback.isAppearance,
            let rule = call.callback.ruleOfStep
        {
            return rule
        }
        // Before or after which step a controller hears of its parent is said by the rule of that.
        let moves = CallbackGroup.moving.callbacks
        if call.controller == neighbour.controller, moves.contains(neighbour.callback),
            !moves.contains(call.callback)
        {
            return reason(expected.rules[other], of: neighbour, answer)
        }
        let rules = [expected.rules[place], expected.rules[other]]
        let world = question.world, callbacks = [call.callback, neighbour.callback]
        if callbacks.contains(.shouldPerformSegue) { return .tapAsksShouldPerform }
        // The rule about the two layout callbacks says nothing about the calls before them.
        let earlier: [Rule] = [.propertiesPrecedeLayout, .constraintsPrecedeLayout]
        if callbacks.contains(where: CallbackGroup.layout.contains),
            let rule = earlier.first(where: rules.contains)
        {
            return rule
        }
        if callbacks.contains(.prepareForSegue), callbacks.contains(where: CallbackGroup.loading.contains),
            question.result.stage.simulation.trace.rules(in: question.result.entries).contains(
                .embedSegueRunsWhileLoading)
        {
            return .embedSegueRunsWhileLoading
        }
        if callbacks.contains(.awakeFromNib), call.controller == neighbour.controller,
            callbacks.contains(where: CallbackGroup.loading.contains),
            world.holds(.storyboardAwakesControllerBeforeItsViewLoads)
        {
            return .storyboardAwakesControllerBeforeItsViewLoads
        }
        let isFamily =
            world.controllers[call.controller].parent == neighbour.controller
            || world.controllers[neighbour.controller].parent == call.controller
        if isFamily, rules.contains(.childFollowsParent) { return .childFollowsParent }
        let kinds = isFamily ? [call.controller, neighbour.controller].map { world.kind(of: $0) } : []
        if callbacks.allSatisfy(CallbackGroup.loading.contains) {
            if kinds.contains(.tabBar) { return .tabBarControllerLoadsAtOnce }
            if kinds.contains(.navigation), world.holds(.firstChildComesInLayout) {
                return .firstChildComesInLayout
            }
        }
        // A view loads when something reads it, whatever step another controller takes next.
        if call.controller != neighbour.controller, rules[0] == call.callback.ruleOfStep,
            CallbackGroup.loading.contains(neighbour.callback), !kinds.contains(.navigation)
        {
            return reason(rules[1], of: neighbour, answer)
        }
        return reason(expected.rules[place], of: call, answer)
    }
}

extension Incident {
    /// Indicates whether it concerns the controllers in question. Unbalanced appearance calls of another
    /// controller don't.
    fileprivate func matters(to question: Question) -> Bool {
        rule != .imbalanceIsComplainedOf || controller.map(question.asked.controllers.contains) ?? true
    }
}

extension JudgedAnswer {
    /// The first call of the answer that does not come, with the reason that is told of it.
    var reasonForAbsence: [Call: Rule] {
        guard case .notCalled(let position)? = judgement.mistake, let rule else { return [:] }
        return [judgement.answer[position]: rule]
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
    /// Indicates whether the belief explains the reported mistake: a call that isn't made, or one in the
    /// wrong place.
    fileprivate func accounts(for judgement: Judgement, in wrong: WrongAnswer) -> Bool {
        if case .notCalled(let position)? = judgement.mistake, wrong.mistakes.surplus.contains(position) {
            return explained(in: wrong).surplus.contains(position)
        }
        let moved = judgement.positionsMoved.filter(wrong.mistakes.misplaced.contains)
        return moved.isEmpty || !explained(in: wrong).misplaced.isDisjoint(with: moved)
    }
}

extension Judgement {
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
