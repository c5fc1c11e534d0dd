import CommandLanguage
import Lifecycle

/// The activities that commands make for controllers: what a prediction asks by default goes by them.
enum ControllerActivity: CaseIterable, Hashable {
    case making, loading, unloading, moving, containing, choosing, warning, turning, layingOut, touching,
        freeing,
        restoring

    /// The callbacks that people learn about such work, the most telling first.
    var callbacks: [Callback] {
        switch self {
        case .making: [.initNibName, .initCoder, .awakeFromNib, .viewDidLoad, .loadView]
        case .loading: [.viewDidLoad, .loadView]
        case .unloading: [.viewDidUnload, .viewWillUnload]
        case .moving:
            [.viewWillAppear, .viewWillDisappear, .viewDidAppear, .viewDidDisappear, .viewDidLoad]
        case .containing: [.willMoveToParent, .didMoveToParent]
        case .choosing: [.prepareForSegue, .shouldPerformSegue]
        case .warning: [.didReceiveMemoryWarning, .viewDidUnload, .viewWillUnload]
        case .turning: [.viewWillTransition, .willTransitionToTraits, .willRotate, .didRotate]
        case .layingOut: [.viewDidLayoutSubviews, .viewWillLayoutSubviews, .updateViewConstraints]
        case .touching: [.touchesBegan, .touchesEnded]
        case .freeing: [.deinitialize]
        case .restoring: [.decodeRestorableState, .applicationFinishedRestoringState]
        }
    }

    /// Indicates whether every controller on screen takes part in it.
    fileprivate var concernsScreen: Bool {
        switch self {
        case .moving, .containing, .turning, .choosing, .touching: true
        case .making, .loading, .unloading, .warning, .layingOut, .freeing, .restoring: false
        }
    }
}

extension Command {
    /// The activities that the command causes for controllers, as far as it is known in advance; empty
    /// where the learner's own code or the time decides.
    var activities: [ControllerActivity] {
        switch self {
        case .classes, .bundle, .time, .swift, .touch(.trigger): []
        case .making: [.making]
        case .references: [.freeing]
        case .loading(.setViewToNil): [.loading, .unloading]
        // The other calls that would go with it are in question.
        case .loading(.call(let callback, _)) where callback.isAppearance: [.moving]
        case .loading: [.loading]
        case .application(.memoryWarning): [.warning]
        case .application(.restoreState), .application(.restoreStack): [.moving, .restoring]
        case .navigation(.pop), .navigation(.popToRoot), .navigation(.setStack), .navigation(.tapBack),
            .presentation(.dismiss), .presentation(.swipeAway), .window(.setRootViewController):
            [.moving, .freeing]
        case .application, .window, .navigation, .tabs, .split, .presentation, .pages: [.moving]
        case .containment(.addSubview), .containment(.addSubviewToView), .containment(.beginAppearance),
            .containment(.endAppearance):
            [.moving]
        // It is the recipe as a whole, of which nobody asks how it goes.
        case .containment(.embed): [.moving]
        case .containment(.unembed): [.containing, .moving, .freeing]
        case .containment: [.containing, .moving]
        case .segues: [.choosing, .moving]
        case .views(.remove): [.moving, .layingOut]
        case .views, .layout: [.layingOut]
        case .touch(.finish): [.moving, .freeing]
        case .touch(.cancel): [.moving]
        case .touch: [.touching]
        case .device: [.turning]
        case .hold(let command), .pause(let command): command.activities
        }
    }

    /// The callback that it calls by hand; nil for all else.
    fileprivate var calledByHand: Callback? {
        if case .loading(.call(let callback, _)) = self { callback } else { nil }
    }
}

extension TrialRun {
    /// The activities that the commands make. What code and time bring is read off what they brought.
    var activities: [ControllerActivity] {
        let said = Set(runs.flatMap { $0.command?.activities ?? [] })
        let isOpen = said.isEmpty || said == [.touching]
        let heard = isOpen ? Set(calls.map { $0.callback }) : []
        let found = ControllerActivity.allCases.filter {
            said.contains($0) || !heard.isDisjoint(with: $0.callbacks)
        }
        guard isOpen, heard.contains(where: { $0.isAppearance }) else {
            return found.isEmpty ? [.loading, .moving] : found
        }
        // If something appears or disappears, that is the question, not its creation and layout.
        return found.filter { ![.making, .loading, .layingOut].contains($0) }
    }

    /// The calls that controllers received.
    private var calls: [Call] { entries.compactMap { Call(stage.simulation.trace[$0]) } }

    /// The controllers that lived before or after, or heard something in between.
    func everybody(before: World) -> [Controller.ID] {
        let before = EarlierWorld(before, of: stage.simulation.world).controllers
        let old = before.identifiers.filter { before[$0]?.isAlive == true }
        return Set(calls.map { $0.controller }).union(stage.simulation.world.livingControllers).union(old)
            .sorted { $0.ordinal < $1.ordinal }
    }

    /// Returns the default scope of a prediction: a few calls of the controllers that take part.
    ///
    /// It includes all controllers that take part, called or not, so that the question
    /// doesn't give away the answer.
    func usualQuestion(before: Stage) -> AskedCalls {
        var activities = activities
        // Whatever comes of it then: that somebody goes on living is an answer, too. What is held cannot go.
        if !activities.contains(.freeing), calls.contains(where: { $0.callback == .unwindAction }) {
            activities.append(.freeing)
        }
        if runs.contains(where: { $0.command?.activities.contains(.freeing) ?? false }),
            activities.contains(.moving),
            !takingPart(in: activities, before).contains(where: { isHeldByUIKitAlone($0, before) })
        {
            activities.removeAll { $0 == .freeing }
        }
        let calledByHand = runs.compactMap { $0.command?.calledByHand }
        let wanted = Set(activities.flatMap { $0.callbacks } + calledByHand)
        let names = Callback.allCases.filter(wanted.contains)
        let everybody = takingPart(in: activities, before)
        var controllers = settled(everybody, names)
        // Sorting keeps the order of equals, so that each run of the program asks the same.
        var callbacks = names.sorted {
            importance(of: $0, in: activities) < importance(of: $1, in: activities)
        }
        func count() -> Int {
            ExpectedCalls(
                in: stage.simulation.trace, entries: entries,
                asked: AskedCalls(controllers: controllers, callbacks: callbacks)
            ).calls.count
        }
        // If the settled controllers get no calls, all that take part are asked about.
        if count() == 0 { controllers = everybody }
        while count() > AskedCalls.usualCount, callbacks.count > 2 { callbacks.removeLast() }
        // The most controllers whose calls are few enough; halving, as there may be hundreds.
        let all = controllers
        var most = count() > AskedCalls.usualCount ? 1 : all.count, next = all.count
        while most < next {
            controllers = Array(all.prefix((most + next + 1) / 2))
            if count() > AskedCalls.usualCount {
                next = controllers.count - 1
            } else {
                most = controllers.count
            }
        }
        controllers = Array(all.prefix(most))
        return AskedCalls(controllers: controllers, callbacks: Callback.allCases.filter(callbacks.contains))
    }

    /// Makes sure that its calls can be put in an order within a moment.
    ///
    /// - Throws: A ``CommandError`` if they are too many.
    func checkCount() throws(CommandError) {
        guard calls.count > AskedCalls.mostCalls else { return }
        throw CommandError(
            "\(calls.count) methods are called here, but a prediction can be about \(AskedCalls.mostCalls) at most. "
                + "To see them, type the commands without predict.")
    }

    /// Indicates whether a controller is alive before the commands and no variable holds it.
    private func isHeldByUIKitAlone(_ controller: Controller.ID, _ before: Stage) -> Bool {
        let before = EarlierWorld(before.simulation.world, of: stage.simulation.world)
        return before.controllers[controller].map { $0.isAlive && !$0.isHeld } ?? false
    }

    /// The controllers of whom no source leaves open what they hear; all of them if that is nobody.
    private func settled(_ controllers: [Controller.ID], _ callbacks: [Callback]) -> [Controller.ID] {
        let open = entries.filter { trace[$0].rule.facts.certainty == .doubtful }.compactMap {
            Call(trace[$0])
        }
        let settled = controllers.filter { controller in
            !open.contains { $0.controller == controller && callbacks.contains($0.callback) }
        }
        return settled.isEmpty ? controllers : settled
    }

    /// A rule about which the sources disagree, and by which a controller heard one of some callbacks, or any if that is
    /// nil.
    func openRule(of callbacks: [Callback]?) -> Rule? {
        entries.first {
            guard trace[$0].rule.facts.certainty == .doubtful, let call = Call(trace[$0]) else {
                return false
            }
            return callbacks?.contains(call.callback) ?? true
        }.map { trace[$0].rule }
    }

    private var trace: Trace { stage.simulation.trace }

    private func importance(of callback: Callback, in activities: [ControllerActivity]) -> Int {
        activities.compactMap { $0.callbacks.firstIndex(of: callback) }.min() ?? -1
    }

    private func takingPart(in activities: [ControllerActivity], _ before: Stage) -> [Controller.ID] {
        let world = stage.simulation.world, old = EarlierWorld(before.simulation.world, of: world)
        let words = Set(
            runs.flatMap { $0.statement.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) }
        )
        let heard = Set(calls.map { $0.controller })
        let isForScreen = activities.contains { $0.concernsScreen }
        // Every controller takes part then, on screen or not.
        let isForAll = activities.contains(.warning) || activities == [.freeing]
        var named: Set<String> = []
        let all = everybody(before: before.simulation.world).reversed().filter {
            named.insert(world.controllers[$0].name).inserted
        }
        .reversed()
        let isSomebodyNamed = all.contains { words.contains(world.controllers[$0].name) }
        let found = all.filter { controller in
            let record = world.controllers[controller], earlier = old.controllers[controller]
            let isOnScreen = record.view.map { world.views[$0].isInWindow } ?? false
            let wasOnScreen = earlier?.view.flatMap { old.views[$0] }?.isInWindow ?? false
            return isForAll || heard.contains(controller)
                || activities.contains(.freeing) && earlier.map { record.hasLeft($0) } ?? false
                || words.contains(record.name)
                || !isForScreen && !isSomebodyNamed && earlier != nil && controller == before.current
                || isForScreen && (isOnScreen || wasOnScreen)
        }
        // Controllers that UIKit created are asked about only if there are no others.
        let contents = found.filter { !world.kind(of: $0).isContainer && world.kind(of: $0) != .alert }
        return contents.isEmpty ? (found.isEmpty ? Array(all) : found) : contents
    }

    /// The telling calls that came and were not asked about:
    ///
    /// - those of callbacks that were asked, of other controllers, and that somebody is no more;
    /// - any step of an appearance if the answer names more than is asked;
    /// - all of them if the answer is that nothing comes.
    func untold(_ answer: [Call], by asked: AskedCalls) -> [Call] {
        calls.filter { call in
            let isTelling =
                answer.isEmpty || call.callback == .deinitialize
                || asked.isExceeded && call.callback.isAppearance
                || asked.callbacks?.contains(call.callback) ?? true
            return isTelling && !asked.includes(call)
        }
    }
}

extension Controller {
    /// Indicates whether it lost its earlier parent or presenter.
    fileprivate func hasLeft(_ earlier: Controller) -> Bool {
        earlier.isAlive
            && (earlier.parent != nil && earlier.parent != parent
                || earlier.presenter != nil && earlier.presenter != presenter)
    }
}
