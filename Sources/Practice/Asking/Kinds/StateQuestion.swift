import Course
import Lifecycle
import Session

/// Is something so afterwards?
enum StateQuestion {
    static func draw(
        _ preparedApp: PreparedApp, _ topic: PracticeTopic, _ aim: QuestionAim, _ chance: inout Chance
    ) -> QuestionDraft? {
        guard let subject = aim.pick(Subject.all(of: topic)),
            let action = chance.pick(preparedApp.sampleApp.actions + preparedApp.sampleApp.rounds),
            let run = preparedApp.run(action)
        else { return nil }
        let claims = subject.claims(run, &chance).filter { $0.isTrue == aim.isTrue }
        guard let claim = chance.pick(claims), let rule = claim.rule()?.settled,
            let goal = try? Goal(claim.text),
            // The simulation itself must confirm the generator's answer.
            goal.holds(in: run.simulation, since: run.entries.lowerBound) == aim.isTrue
        else { return nil }
        return QuestionDraft(
            content: .state(Exercise.Question(claim.text, about: action, settledBy: rule)), rule: rule,
            answer: aim.isTrue ? "yes" : "no")
    }

    /// Something that may be claimed, with the rule that settles it.
    struct Claim {
        let text: String
        let isTrue: Bool
        let rule: () -> Rule?

        /// The rule is looked for only once the claim is chosen.
        init(text: String, isTrue: Bool, rule: @autoclosure @escaping () -> Rule?) {
            self.text = text
            self.isTrue = isTrue
            self.rule = rule
        }
    }

    /// The kinds of state.
    private enum Subject: String {
        case loaded, inWindow, alive, parent, presenting, frame, touched

        static func all(of topic: PracticeTopic) -> [Subject] {
            (AppStep.fact(.states, of: .topic, topic.rawValue)?.items ?? []).compactMap {
                Subject(rawValue: $0)
            }
        }

        /// Returns the possible claims after an action.
        func claims(_ run: SampleRun, _ chance: inout Chance) -> [Claim] {
            switch self {
            case .frame: return GeometryClaims.frames(run)
            case .touched: return GeometryClaims.touched(run)
            default: break
            }
            return run.sampleApp.own.flatMap { name -> [Claim] in
                guard let controller = run.controller(name), !run.isDoubtful(about: controller) else {
                    return []
                }
                return claims(name, controller, run, &chance)
            }
        }

        private func claims(
            _ name: String, _ controller: Controller.ID, _ run: SampleRun, _ chance: inout Chance
        ) -> [Claim] {
            let facts = run.world.controllers[controller]
            func claim(_ text: String, _ isTrue: Bool, _ rule: @escaping () -> Rule?) -> [Claim] {
                [Claim(text: "\(name) \(text)", isTrue: isTrue, rule: rule())]
            }
            if self == .alive {
                guard run.concernsLife(of: name, controller) else { return [] }
                return claim("alive", facts.isAlive) { run.rule(of: .deinitialize, on: controller) }
            }
            guard facts.isAlive, run.touches(name, controller) else { return [] }
            let others = (run.sampleApp.own + run.sampleApp.containers).filter { $0 != name }
            switch self {
            case .loaded:
                return claim("loaded", facts.view != nil) { run.ruleOfLoading(controller) }
            case .inWindow:
                return claim("in window", run.world.isViewInWindow(controller)) {
                    run.ruleOfWindow(controller)
                }
            case .parent:
                guard let rule = run.ruleOfParent(controller) else { return [] }
                return holding(facts.parent, among: others, "\(name).parent", rule, run, &chance)
            case .presenting:
                guard let rule = run.ruleOfPresenting(controller) else { return [] }
                let holder = run.world.presentingController(of: controller)
                return holding(holder, among: others, "\(name).presentingViewController", rule, run, &chance)
            case .alive, .frame, .touched: return []
            }
        }

        /// Returns a true claim about the holder of something, and a false one.
        private func holding(
            _ holder: Controller.ID?, among others: [String], _ subject: String, _ rule: Rule,
            _ run: SampleRun,
            _ chance: inout Chance
        ) -> [Claim] {
            let right = holder.map { run.world.controllers[$0].name }
            // One that has no view yet contains and presents nothing, as everybody knows.
            let possible = others.filter { name in
                run.controller(name).map { run.world.controllers[$0].view != nil } ?? false
            }
            let wrong = chance.pick(possible.filter { $0 != right })
            return [
                right.map { Claim(text: "\(subject) is \($0)", isTrue: true, rule: rule) },
                wrong.map { Claim(text: "\(subject) is \($0)", isTrue: false, rule: rule) },
            ].compactMap { $0 }
        }
    }
}

extension SampleRun {
    /// Returns whether the controller's view was loaded before the action.
    func wasLoaded(_ controller: Controller.ID) -> Bool { earlier.controllers[controller]?.view != nil }

    /// Returns whether it isn't obvious that a controller is alive: the action or the set-up retains or
    /// releases it.
    fileprivate func concernsLife(of name: String, _ controller: Controller.ID) -> Bool {
        if !world.controllers[controller].isAlive { return true }
        let isHeld = sampleApp.setUp.contains { line in
            (line.hasPrefix("set ") || line.hasPrefix("release ")) && line.speaks(of: name)
        }
        return isHeld || action.speaks(of: name)
            || calls(on: controller).contains { entry in
                [.viewDidDisappear, .didMoveToParent].contains(callback(entry))
            }
    }

    /// Why a controller's view is loaded, or is not.
    fileprivate func ruleOfLoading(_ controller: Controller.ID) -> Rule? {
        let isLoaded = world.controllers[controller].view != nil
        if isLoaded == wasLoaded(controller), isLoaded, calls(of: .loadView, on: controller).isEmpty {
            // A view that stays loaded is worth asking about if something could have unloaded it.
            return deciding(among: [
                .memoryWarningKeepsViews, .unloadNeedsNoSuperview, .unloadNeedsWayBack, .popKeepsTheRoot,
            ])
        }
        return isLoaded
            ? rule(of: .loadView, on: controller)
            : wasLoaded(controller) || !calls(of: .loadView, on: controller).isEmpty
                ? deciding(among: [.memoryWarningUnloadsViews, .settingNilDropsView])
                : ruleForAbsence(of: .loadView, on: controller, since: entries.lowerBound)
    }

    /// Why a controller's view is in the window, or is not.
    fileprivate func ruleOfWindow(_ controller: Controller.ID) -> Rule? {
        let isInWindow = world.isViewInWindow(controller)
        let step: Callback = isInWindow ? .viewWillAppear : .viewWillDisappear
        if !calls(of: step, on: controller).isEmpty { return rule(of: step, on: controller) }
        // If there was no call, the missing one explains it.
        let missed: Callback = isInWindow ? .viewWillDisappear : .viewWillAppear
        let absence = ruleForAbsence(of: missed, on: controller, since: entries.lowerBound)
        return absence == .appearanceStepsAlternate ? nil : absence
    }

    /// Why a controller has the parent that it has.
    fileprivate func ruleOfParent(_ controller: Controller.ID) -> Rule? {
        let parent = world.controllers[controller].parent
        let former = earlier.controllers[controller]?.parent
        // The stated effect of a single command is no question.
        guard parent == former || action.contains(";") else { return nil }
        let rules: [Rule] =
            switch (parent ?? former).map(world.kind) {
            case .navigation:
                [
                    .cancelledPopTurnsBack, .popKeepsTheRoot, .settingStackPushesOrPops, .stackChangesAtOnce,
                    .popTellsTheTopFirst, .pushTellsThePushedFirst, .navigationHidesFirst,
                ]
            case .tabBar: [.tabsAreToldAtOnce, .tabShowsBeforeItHides]
            default:
                [
                    .addChildLeavesOldParent, .removeFromParentSendsDidMove, .addChildSendsWillMove,
                    .orphanIsDrivenByWindow, .flipHidesFirst, .childFollowsParent,
                ]
            }
        return deciding(among: rules)
    }

    /// Why a controller is presented by the one that presents it, or by none.
    fileprivate func ruleOfPresenting(_ controller: Controller.ID) -> Rule? {
        let telling = deciding(among: [
            .onePresentationAtATime, .presenterHasToBeInWindow, .presentationHasToWait, .dismissalHasToWait,
            .sheetSpringsBack, .blockedSheetTellsOfAttempt, .dismissalNeedsAPresentation,
            .newRootLeavesPresentation, .navigationDefinesContext,
        ])
        // If the receiver of present(_:animated:) is the presenter, the answer is obvious.
        let presenter = world.presentingController(of: controller)
        let isContainer = presenter.map { world.kind(of: $0).isContainer } ?? false
        return telling ?? (isContainer ? deciding(among: [.presenterIsSuitableAncestor]) : nil)
    }
}
