// Which command is which method of UIKit's.

extension Simulation {
    /// Carries a command out as far as it goes by itself; a body of the learner's may give one, too.
    mutating func perform(_ command: Command) throws(Interruption) -> Outcome {
        if let (contents, container) = command.contents,
            let above = contents.first(where: { world.isAbove($0, container) })
        {
            return .ignored(.containsItself(above, inside: container))
        }
        switch command {
        case .declare(let program):
            return declare(program)
        case .run(let body):
            return try run(body)
        case .launchNew(let classID, let name):
            return try launchNew(classID, name: name)
        case .defineClass, .defineNib, .defineStoryboard, .override, .restore, .declareProperty:
            return define(command)
        case .make(let name, let classID, let source):
            return try make(name, of: classID, from: source)
        case .makeContainer(let name, let classID, let contents):
            return try make(name, of: classID, with: contents)
        case .setProperty(let name, let owner, let reference):
            return try setProperty(name, of: owner, to: reference)
        case .readProperty(let name, let owner):
            return try readProperty(name, of: owner)
        case .release(let controller):
            try release(controller)
        case .releaseOffMainThread(let controller):
            try offMainThread { (simulation) throws(Interruption) in try simulation.release(controller) }
        case .accessView(let controller):
            return .returned(.view(try view(of: controller)))
        case .loadViewIfNeeded(let controller):
            guard heeds(.loadViewIfNeededLoads) else { return .ignored(.unavailable(.loadViewIfNeededLoads)) }
            if world.overrides(.loadViewIfNeeded, in: world.controllers[controller].classID) {
                try send(.loadViewIfNeeded, to: controller, by: .loadViewIfNeededLoads)
            } else {
                try loadViewIfNeeded(controller)
            }
        case .isViewLoaded(let controller):
            guard heeds(.isViewLoadedNeverLoads) else {
                return .ignored(.unavailable(.isViewLoadedNeverLoads))
            }
            return .returned(.bool(world.controllers[controller].view != nil))
        case .viewIfLoaded(let controller):
            guard heeds(.viewIfLoadedNeverLoads) else {
                return .ignored(.unavailable(.viewIfLoadedNeverLoads))
            }
            return .returned(.view(world.controllers[controller].view))
        case .setViewToNil(let controller):
            try setView(nil, of: controller)
        case .call(let callback, let controller):
            try callByHand(callback, on: controller)
        case .launch(let controller):
            return try launch(root: controller)
        case .launchInBackground(let controller):
            return try launchInBackground(root: controller)
        case .setRootViewController(let controller):
            return try setRootViewController(controller)
        case .makeKeyAndVisible:
            return try makeKeyAndVisible()
        case .addViewToWindow(let controller):
            try addViewToWindow(of: controller)
        case .removeView(let controller):
            return try removeView(of: controller)
        case .memoryWarning:
            try performMemoryWarning()
        case .wait(let seconds):
            try pass(to: world.runLoop.time + seconds)
        case .nextTurn:
            try turn()
        case .hold(let command):
            return try perform(command)
        case .addSubview, .addChild, .willMove, .didMove, .removeFromParent, .embed, .unembed, .flip,
            .beginAppearance, .endAppearance, .forwardByHand:
            if command.needsContainment, !heeds(.containmentExists) {
                return .ignored(.unavailable(.containmentExists))
            }
            return try contain(command)
        case .push, .pop, .popToRoot, .setStack, .swipeBack, .setTabs, .selectTab, .tapTab, .setDisplayMode,
            .showColumn, .hideColumn, .preferPrimary, .present, .dismiss,
            .presentNil, .setModalInPresentation, .refuseDismissal, .definePresentationContext, .dragSheet,
            .swipeAway, .finish, .cancel:
            return try show(command)
        case .makeView, .removeSubview, .bringToFront, .setView, .layOut, .constrain, .unconstrain, .tap,
            .tapView:
            return try changeViews(command)
        case .page, .swipePage, .defineSegue, .performSegue, .triggerSegue, .forbidSegue, .allowOrientations,
            .rotate, .resize,
            .background,
            .foreground, .terminate, .restoreState, .restoreStack:
            return try change(command)
        }
        return .done
    }

    private mutating func contain(_ command: Command) throws(Interruption) -> Outcome {
        switch command {
        case .addSubview(let child, let parent): try addSubview(of: child, to: parent)
        case .addChild(let child, let parent): try addChild(child, to: parent)
        case .willMove(let child, let parent):
            try willMove(child, toParent: parent, by: .recipeSendsTheOtherCall)
        case .didMove(let child, let parent):
            try didMove(child, toParent: parent, by: .recipeSendsTheOtherCall)
        case .removeFromParent(let child):
            guard world.controllers[child].parent != nil else { return .ignored(.noParent(child)) }
            try removeFromParent(child)
        case .embed(let child, let parent): try embed(child, in: parent)
        case .unembed(let child):
            guard world.controllers[child].parent != nil else { return .ignored(.noParent(child)) }
            try unembed(child)
        case .flip(let old, let new, let animated):
            return try transition(from: old, to: new, animated: animated)
        case .beginAppearance(let controller, let isAppearing, let animated):
            try beginAppearanceByHand(controller, isAppearing: isAppearing, animated: animated)
        case .endAppearance(let controller): try endAppearanceByHand(controller)
        case .forwardByHand(let classID): world.classes[classID].forwardsByHand = true
        default: break
        }
        return .done
    }

    private mutating func show(_ command: Command) throws(Interruption) -> Outcome {
        switch command {
        case .push(let pushed, let navigation, let animated):
            return try push(pushed, onto: navigation, animated: animated)
        case .pop(let navigation, let target, let animated):
            return try pop(to: target, of: navigation, animated: animated)
        case .popToRoot(let navigation, let animated):
            return try pop(
                to: world.controllers[navigation].children.first, of: navigation, animated: animated)
        case .setStack(let stack, let navigation, let animated):
            return try setStack(stack, of: navigation, animated: animated)
        case .swipeBack(let navigation):
            guard heeds(.swipeBackExists) else { return .ignored(.unavailable(.swipeBackExists)) }
            return try pop(to: nil, of: navigation, animated: true, isInteractive: true)
        case .setTabs(let tabs, let container): try setTabs(tabs, of: container)
        case .selectTab(let index, let container): return try selectTab(index, of: container)
        case .tapTab(let index, let container): return try tapTab(index, of: container)
        case .setDisplayMode(let mode, let split): return try setDisplayMode(mode, of: split)
        case .showColumn(let column, let split): return try showColumn(column, of: split)
        case .hideColumn(let column, let split): return try hideColumn(column, of: split)
        case .preferPrimary(let split): world.controllers[split].columns.prefersPrimary = true
        case .present(let presented, let source, let style, let animated):
            return try present(presented, from: source, style: style, animated: animated)
        case .dismiss(let controller, let animated): return try dismiss(from: controller, animated: animated)
        case .presentNil(let source): throw presentNil(from: source)
        case .setModalInPresentation(let isModal, let controller):
            guard heeds(.blockedSheetTellsOfAttempt) else {
                return .ignored(.unavailable(.blockedSheetTellsOfAttempt))
            }
            world.controllers[controller].isModalInPresentation = isModal
        case .refuseDismissal(let controller):
            guard heeds(.blockedSheetTellsOfAttempt) else {
                return .ignored(.unavailable(.blockedSheetTellsOfAttempt))
            }
            world.controllers[controller].refusesDismissal = true
        case .definePresentationContext(let classID):
            world.classes[classID].definesPresentationContext = true
        case .dragSheet: return try dragSheet()
        case .swipeAway(let controller): return try swipeAway(controller)
        case .finish: return try letGo(completed: true)
        case .cancel: return try letGo(completed: false)
        default: break
        }
        return .done
    }

    private mutating func change(_ command: Command) throws(Interruption) -> Outcome {
        switch command {
        case .page(let page, let container, let style, let animated):
            return try turnPage(of: container, to: page, style: style, animated: animated)
        case .swipePage(let page, let container, let style):
            return try turnPage(of: container, to: page, style: style, animated: true, isInteractive: true)
        case .defineSegue(let segue): return define(segue)
        case .performSegue(let identifier, let source, let name):
            return try performSegue(identifier, from: source, name: name)
        case .triggerSegue(let identifier, let source, let name):
            return try performSegue(identifier, from: source, name: name, byTap: true)
        case .forbidSegue(let identifier, let classID):
            world.classes[classID].forbiddenSegues.insert(identifier)
        case .allowOrientations(let orientations, let classID):
            world.classes[classID].orientations = orientations
        case .rotate(let isLandscape): try rotate(toLandscape: isLandscape)
        case .resize(let size): return try resizeApp(to: size)
        case .background: return try enterBackground()
        case .foreground: return try enterForeground()
        case .terminate: return try terminate()
        case .restoreState(let classID, let name): return try restoreState(of: [classID], [name])
        case .restoreStack(let classIDs, let name): return try restoreStack(of: classIDs, name: name)
        default: break
        }
        return .done
    }
}

extension Command {
    /// Whether it calls a method that came with child controllers.
    var needsContainment: Bool {
        if case .addSubview = self { false } else { true }
    }

    /// What it gives to a container of UIKit's own, and the container.
    var contents: ([Controller.ID], Controller.ID)? {
        switch self {
        case .push(let pushed, let container, _): ([pushed], container)
        case .setStack(let contents, let container, _), .setTabs(let contents, let container):
            (contents, container)
        case .page(let page, let container, _, _), .swipePage(let page, let container, _):
            ([page], container)
        default: nil
        }
    }

    /// Whether everything that it sets going is waited for.
    var settles: Bool {
        switch self {
        case .hold, .wait, .nextTurn: false
        default: true
        }
    }
}
