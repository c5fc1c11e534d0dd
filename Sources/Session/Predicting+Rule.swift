import CommandLanguage
import Lifecycle

extension Session {
    /// The rule to explain: of what the run did beside calling, else of a belief, else of the first mistake.
    func rule(behind judgement: Judgement, of question: Question, _ belief: Misconception?) -> Rule? {
        if let incident = question.result.runs.flatMap(\.incidents).last { return incident.rule }
        // A rule that does not hold here explains nothing here, though it breaks the belief elsewhere.
        if let belief, question.world.holds(belief.rule) { return belief.rule }
        let expected = judgement.expected, answer = judgement.answer
        switch judgement.mistake {
        case .nothing:
            return expected.entries.first.map { entry in
                reason(question.result.stage.simulation.trace.cause(of: entry), of: expected.calls[0])
            }
        case .notCalled(let position), .tooOften(let position):
            let call = answer[position]
            let rule = question.result.stage.simulation.ruleForAbsence(
                of: call.callback, on: call.controller, in: question.result.entries)
            return rule ?? judgement.firstDifference?.wanted.map { expected.rules[$0] }
        case .swapped(let other, let place):
            return reason(for: place, beside: other, in: expected, of: question)
        case .tooEarly(let position, let other), .tooLate(let position, let other):
            return judgement.places[position].map {
                reason(for: $0, beside: other, in: expected, of: question)
            }
        case .misplaced(let position):
            return judgement.places[position].map { reason(expected.rules[$0], of: expected.calls[$0]) }
        case .leftOut(let places):
            return places.first.map { reason(expected.rules[$0], of: expected.calls[$0]) }
        case nil: return nil
        }
    }

    /// The rule by which a call comes: where that tells of another controller's silence, the one of the step itself.
    private func reason(_ rule: Rule, of call: Call) -> Rule {
        rule == .sheetKeepsPresenterVisible ? call.callback.ruleOfStep ?? rule : rule
    }

    /// The rule by which a call comes before or after another one.
    private func reason(
        for place: Int, beside other: Int, in expected: ExpectedCalls, of question: Question
    ) -> Rule {
        let call = expected.calls[place], neighbour = expected.calls[other]
        if call.controller == neighbour.controller, neighbour.callback.isAppearance,
            let rule = call.callback.ruleOfStep
        {
            return rule
        }
        let rules = [expected.rules[place], expected.rules[other]]
        let world = question.world
        let isFamily =
            world.controllers[call.controller].parent == neighbour.controller
            || world.controllers[neighbour.controller].parent == call.controller
        if isFamily, rules.contains(.childFollowsParent) { return .childFollowsParent }
        return reason(expected.rules[place], of: call)
    }
}

extension Callback {
    /// The rule of an appearance step, whatever brings it about; nil for other calls.
    fileprivate var ruleOfStep: Rule? {
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
