import Course
import Lifecycle
import Session

/// In which methods does a line do what it should?
enum PlaceQuestion {
    /// The methods that a line can go into.
    static func methods(_ topic: PracticeTopic) -> [Callback] {
        topic == .layout
            ? [.viewDidLoad, .viewIsAppearing, .viewDidLayoutSubviews, .viewDidAppear, .viewDidDisappear]
            : [.viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]
    }

    static func draw(
        _ preparedApp: PreparedApp, _ topic: PracticeTopic, _ aim: QuestionAim, _ terms: QuestionTerms?,
        _ chance: inout Chance
    ) -> QuestionDraft? {
        let sampleApp = preparedApp.sampleApp
        guard let action = chance.pick(sampleApp.actions + sampleApp.rounds),
            let name = chance.pick(sampleApp.own),
            let type = sampleApp.classes[name], let run = preparedApp.run(action),
            let controller = run.controller(name),
            !run.isDoubtful(about: controller)
        else { return nil }
        let methods = methods(topic)
        let called = methods.filter { !run.calls(of: $0, on: controller).isEmpty }
        guard called.count > 1 else { return nil }
        let all = LineRequirement.all(topic)
        let listed = all.filter { terms?.listed?.asks.contains($0.rawValue) ?? false }
        if listed.isEmpty, aim.place(weighted: [25, 75]) == 0, topic != .layout {
            return byNumber(methods, type, run, controller, &chance)
        }
        let needs = listed.isEmpty ? all : listed
        return byNeed(
            needs[aim.place(weighted: needs.map { $0.weight })], called, type, preparedApp, run, controller,
            &chance)
    }

    /// A line that has to run a number of times.
    private static func byNumber(
        _ methods: [Callback], _ type: String, _ run: SampleRun, _ controller: Controller.ID,
        _ chance: inout Chance
    ) -> QuestionDraft? {
        let counts = methods.map { (method: $0, count: run.calls(of: $0, on: controller).count) }
        guard let wanted = chance.pick(Array(Set(counts.map { $0.count }).filter { $0 > 0 }).sorted()) else {
            return nil
        }
        let picked = chance.some(4, of: counts)
        guard let right = chance.pick(picked.filter { $0.count == wanted }),
            let rule = run.rule(of: right.method, on: controller)
        else { return nil }
        let choices = picked.map { method, count in
            Choices.Choice(
                method.rawValue, isRight: count == wanted,
                because: Choices.sentence("runs", never: "never runs", count, there: true),
                slip: run.slip(
                    method, run.world.controllers[controller].name,
                    times: count == wanted ? count - 1 : min(wanted, count + 1),
                    by: run.rule(of: method, on: controller)))
        }
        let text = Prose(
            [
                "You want a line to run \(Choices.times(wanted)) during these commands. Which methods of \(type) could you put it in?"
            ],
            lines: ["> " + run.action])
        return Choices.draft(text, choices, rule: rule, &chance)
    }

    /// A size as it is printed, without fractions of zero.
    private static func rounded(_ text: String) -> String {
        text.replacing(".0,", with: ",").replacing(".0)", with: ")")
    }

    /// A line that needs something, which a run of it in each method shows.
    private static func byNeed(
        _ need: LineRequirement, _ called: [Callback], _ type: String, _ preparedApp: PreparedApp,
        _ run: SampleRun,
        _ controller: Controller.ID, _ chance: inout Chance
    ) -> QuestionDraft? {
        guard let wanted = need.printed(run, controller),
            // That the methods print shows only from here on, so that the set-up need not be played again with them.
            let tried = preparedApp.run(
                run.action, after: called.map { need.trial(in: $0).override(in: type) })
        else { return nil }
        var found: [Callback: Set<Bool>] = [:], seen: [Callback: String] = [:]
        for line in tried.printed {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard words.count == 2, let method = Callback(rawValue: words[0]), called.contains(method) else {
                return nil
            }
            found[method, default: []].insert(words[1] == wanted)
            seen[method] = Self.rounded(words[1])
        }
        // What varies between calls gives no single answer.
        let settled = called.filter { found[$0]?.count == 1 }
        let picked = chance.some(4, of: settled).map { (method: $0, isSo: found[$0] == [true]) }
        let rules = picked.compactMap { need.rule($0.method, $0.isSo, run, controller) }
        guard picked.count > 1, let rule = chance.pick(rules.compactMap { $0.settled }) else { return nil }
        let choices = picked.map { method, isSo in
            Choices.Choice(
                method.rawValue, isRight: isSo,
                because: need.told(isSo, in: method, seen[method], Self.rounded(wanted)),
                // Where no rule speaks of the need, the moment of the method explains more than another choice's rule. That a
                // stack changes at once doesn't explain its end.
                slip: (need.rule(method, isSo, run, controller).flatMap {
                    $0 == .stackChangesAtOnce && method == .viewDidDisappear ? nil : $0.settled
                } ?? LineRequirement.window.ruleOfHierarchy(method, isSo)).map {
                    Exercise.MultipleChoice.Slip(
                        $0, isSo ? nil : need.calls(method, run, controller), isOfRule: false)
                })
        }
        let text = Prose(
            [
                "A line in \(type) \(need.wording). In which of these methods would it work when these commands run?"
            ],
            lines: ["> " + run.action])
        return Choices.draft(text, choices, rule: rule, &chance)
    }
}

/// A property that a line may need, together with the rule that decides where it is set.
enum LineRequirement: String, CaseIterable {
    case window = "view.window"
    case superview = "view.superview"
    case parent
    case navigationController
    case presentingViewController
    case isMovingToParent, isMovingFromParent, isBeingPresented, isBeingDismissed
    /// The size that the view has in the end.
    case size

    /// Returns the needs to ask about in a topic.
    fileprivate static func all(_ topic: PracticeTopic) -> [LineRequirement] {
        topic == .layout ? [.size] : allCases.filter { $0 != .size }
    }

    /// Indicates whether it is one of the four flags about how a controller appears or disappears.
    private var tellsOfStep: Bool {
        switch self {
        case .isMovingToParent, .isMovingFromParent, .isBeingPresented, .isBeingDismissed: true
        case .window, .superview, .parent, .navigationController, .presentingViewController, .size: false
        }
    }

    /// The weight in drawing: the four flags together count as one kind.
    fileprivate var weight: Int { tellsOfStep ? 1 : 2 }

    /// An override of a method that prints the method and whether it is there; of the size, what it is.
    fileprivate func trial(in method: Callback) -> CodeLine {
        let name = method.rawValue
        let expression = self == .size ? "view.bounds.size" : tellsOfStep ? rawValue : "\(rawValue) != nil"
        return CodeLine(
            method: name, body: "\(CodeLine.callsSuper(name)); print(\"\(name)\", \(expression))")
    }

    /// Such overrides for all needs and methods.
    static let trials = allCases.flatMap { need in
        Set(PlaceQuestion.methods(.loading) + PlaceQuestion.methods(.layout)).map { need.trial(in: $0) }
    }

    /// The text that is printed where it is there; nil for a size that there isn't.
    fileprivate func printed(_ run: SampleRun, _ controller: Controller.ID) -> String? {
        guard self == .size else { return "true" }
        return run.world.controllers[controller].view.map { view in
            let size = run.world.views[view].bounds.size
            return "(\(size.width), \(size.height))"
        }
    }

    /// The description of a line with this need.
    fileprivate var wording: String {
        if self == .size { return "needs the view's final size" }
        return tellsOfStep ? "should run only while \(rawValue) is true" : "needs \(rawValue)"
    }

    /// Returns a sentence about a method in which the need is met or not met, by what the line printed there and should print.
    fileprivate func told(
        _ isSo: Bool, in method: Callback, _ seen: String?, _ wanted: String
    ) -> String {
        if self == .size {
            return isSo
                ? "The view has its final size there."
                : "The size is \(seen ?? "") there, and \(wanted) in the end."
        }
        if tellsOfStep { return "It is \(isSo) there." }
        let isOver = !isSo && method == .viewDidDisappear && [.parent, .navigationController].contains(self)
        let reason = isOver ? ", because the controller has left its container by then" : ""
        return "\(rawValue) is \(isSo ? "set" : "nil") there\(reason)."
    }

    /// The rule that settles whether it is there in a method; nil if none speaks of that.
    func rule(_ method: Callback, _ isSo: Bool, _ run: SampleRun, _ controller: Controller.ID) -> Rule? {
        switch self {
        case .isMovingToParent, .isMovingFromParent, .isBeingPresented, .isBeingDismissed:
            .movingIsTrueInsideCallbacks
        case .window, .superview: ruleOfHierarchy(method, isSo)
        case .parent, .navigationController: ruleOfContainer(method, isSo, run, controller)
        case .presentingViewController: ruleOfPresentation(method, isSo, run, controller)
        case .size: ruleOfSize(method, isSo, run)
        }
    }

    /// The calls in which someone believes who takes a line for fit in a method where it isn't: for the final size, layout
    /// before that method. Nil if that says nothing of calls.
    fileprivate func calls(_ method: Callback, _ run: SampleRun, _ controller: Controller.ID)
        -> ImpliedCalls?
    {
        let layout: [Callback] = [.viewWillLayoutSubviews, .viewDidLayoutSubviews]
        let steps = [Callback.viewDidLoad, .viewWillAppear].filter {
            !run.calls(of: $0, on: controller).isEmpty
        }
        guard self == .size, steps.contains(method),
            layout.allSatisfy({ !run.calls(of: $0, on: controller).isEmpty })
        else { return nil }
        let name = run.world.controllers[controller].name
        return ImpliedCalls(
            steps.flatMap { $0 == method ? layout + [$0] : [$0] }.map {
                Goal.CallName(controller: name, callback: $0)
            }, among: AskedNames(steps + layout, of: [name]), after: run.action)
    }

    func ruleOfHierarchy(_ method: Callback, _ isSo: Bool) -> Rule? {
        switch (method, isSo) {
        case (.viewDidLoad, false): .viewDidLoadFollowsLoadView
        case (.viewWillAppear, false): .willAppearPrecedesWindow
        case (.viewDidAppear, true): .didAppearFollowsCommit
        case (.viewWillDisappear, true): .willDisappearPrecedesRemoval
        case (.viewDidDisappear, false): .didDisappearFollowsRemoval
        default: nil
        }
    }

    /// Returns the rule by which the current or former container notifies the controller.
    private func ruleOfContainer(
        _ method: Callback, _ isSo: Bool, _ run: SampleRun, _ controller: Controller.ID
    ) -> Rule? {
        let former = run.earlier.controllers[controller]?.parent
        guard let parent = run.world.controllers[controller].parent ?? former else { return nil }
        switch run.world.kind(of: parent) {
        case .navigation:
            // The controller that goes keeps its parent until it has gone. What comes later isn't why it has none.
            return isSo && [.viewWillDisappear, .viewDidDisappear].contains(method)
                ? .didMoveFollowsTransition : .stackChangesAtOnce
        case .tabBar: return .tabsAreToldAtOnce
        case .plain:
            return [.viewWillDisappear, .viewDidDisappear].contains(method)
                ? .removeFromParentSendsDidMove : .addChildSendsWillMove
        default: return nil
        }
    }

    private func ruleOfPresentation(
        _ method: Callback, _ isSo: Bool, _ run: SampleRun, _ controller: Controller.ID
    ) -> Rule? {
        let isOnTheWayOut = [.viewWillDisappear, .viewDidDisappear].contains(method)
        if isOnTheWayOut, !isSo || run.action.contains("not animated") {
            return run.deciding(among: [.unanimatedDismissalTellsAtOnce, .dismissalUnlinksAtOnce])
        }
        let hasParent = run.world.controllers[controller].parent != nil
        if hasParent, isSo { return .presentationIsReadFromAncestors }
        return method == .viewDidLoad && isSo ? .presentLoadsAtOnce : nil
    }

    private func ruleOfSize(_ method: Callback, _ isSo: Bool, _ run: SampleRun) -> Rule? {
        switch (method, isSo) {
        case (.viewDidLoad, false):
            run.world.holds(.isAppearingFollowsGeometry)
                ? .isAppearingFollowsGeometry : .viewsFollowWindow
        case (.viewIsAppearing, true): .isAppearingFollowsGeometry
        case (.viewDidLayoutSubviews, true): .layoutPairFramesLayout
        case (.viewDidAppear, true): .didAppearFollowsCommit
        default: nil
        }
    }
}
