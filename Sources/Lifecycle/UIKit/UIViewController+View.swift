extension Simulation {
    /// `UIViewController.view`, the getter.
    package mutating func view(of controller: Controller.ID) throws(Interruption) -> View.ID? {
        let caller = recorder.enter(.viewGetter)
        defer { recorder.leave(caller) }
        try loadViewIfRequired(controller)
        return world.controllers[controller].view
    }

    /// `UIViewController.loadViewIfNeeded()`
    package mutating func loadViewIfNeeded(_ controller: Controller.ID) throws(Interruption) {
        let caller = recorder.enter(.loadViewIfNeeded)
        defer { recorder.leave(caller) }
        try loadViewIfRequired(controller)
    }

    /// `-[UIViewController loadViewIfRequired]`, private; up to iOS 5 part of the getter.
    mutating func loadViewIfRequired(_ controller: Controller.ID) throws(Interruption) {
        guard world.controllers[controller].view == nil else { return recordRule(.getterReturnsExistingView) }
        if world.controllers[controller].isDeallocating, holds(.loadingWhileDeallocatingIsRefused) {
            return log(
                .loadingWhileDeallocating(controller), of: controller,
                by: .loadingWhileDeallocatingIsRefused)
        }
        note(.change(.viewIsMissing), to: .controller(controller), by: .getterLoadsMissingView)
        let caller = recorder.enter(applies(.getterGoesThroughLoadViewIfRequired) ? .loadViewIfRequired : nil)
        defer { recorder.leave(caller) }
        try send(.loadView, to: controller, by: .getterLoadsMissingView)

        let step = recorder.enter(applies(.viewDidLoadIsSentByPrivateStep) ? .sendViewDidLoad : nil)
        defer { recorder.leave(step) }
        try send(.viewDidLoad, to: controller, by: world.ruleForViewDidLoad(of: controller))
    }

    /// `UIViewController.loadView()`, UIKit's own.
    mutating func baseLoadView(_ controller: Controller.ID, isOverridden: Bool) throws(Interruption) {
        let caller = recorder.enter(isOverridden ? .baseLoadView : nil)
        defer { recorder.leave(caller) }
        world.code.occasions.insert("loading")
        try makeView(of: controller)
        adoptList(of: controller)
    }

    /// Loads the view of a controller from the first nib there is for it, or makes a plain one.
    private mutating func makeView(of controller: Controller.ID) throws(Interruption) {
        if case .storyboard(let id) = world.controllers[controller].source,
            !world.kind(of: controller).isContainer
        {
            try load(
                nibOfScene(of: controller, in: id), origin: .storyboard(world.bundle.storyboards[id].name),
                into: controller)
            try performEmbedSegues(of: controller, in: id)
        } else if let name = world.controllers[controller].nibName {
            guard let nib = world.nib(named: name) ?? assumedNib(of: controller, named: name) else {
                throw crash(.couldNotLoadNib(name: name), of: controller, by: .missingNibRaises)
            }
            try load(nib, origin: .nib(nib.name), into: controller)
        } else if let nib = world.nibMatchingClassName(of: controller)
            ?? assumedNib(of: controller, named: nil)
        {
            try load(nib, origin: .nib(nib.name), into: controller)
        } else {
            if world.moduleHidesNib(of: world.controllers[controller].classID) {
                recordRule(.moduleHidesNibOfSwiftClass)
            } else if world.nibMatchingClassName(of: controller, evenIfOverridden: true) != nil {
                recordRule(.overrideSuppressesNibSearch)
            } else if world.nibMatchesSuperclass(of: controller) {
                recordRule(.nibOfSuperclassIsLeft)
            }
            let isBelowBar = applies(.plainViewHasApplicationFrame)
            if !isBelowBar { recordRule(.plainViewHasScreenBounds) }
            let frame =
                isBelowBar ? world.frameOnScreen(world.applicationFrame) : Rectangle(size: world.screen)
            let view = world.views.append(
                View(
                    className: world.isController(controller, of: "UITableViewController")
                        ? "UITableView" : world.kind(of: controller).viewClass,
                    origin: .plain, frame: frame))
            note(
                .change(.madeView(view, .plain, frame)), to: .controller(controller),
                by: .baseLoadViewMakesPlainView)
            try setView(view, of: controller)
        }
    }

    /// `UIViewController.view`, the setter.
    package mutating func setView(_ view: View.ID?, of controller: Controller.ID) throws(Interruption) {
        let old = world.controllers[controller].view
        guard old != view else { return }
        if let view, let owner = world.views[view].controller, holds(.viewBelongsToOneController) {
            let caller = recorder.enter(.setView)
            defer { recorder.leave(caller) }
            throw crash(
                .viewHasOwner(view, owner: owner, newOwner: controller), of: controller,
                by: .viewBelongsToOneController)
        }
        world.controllers[controller].view = view
        if let old { world.detachView(old, from: controller) }
        if let view {
            world.views[view].controller = controller
            note(
                .change(.assignedView(view, world.views[view].frame.size)), to: .controller(controller),
                by: .viewSetterReplacesView)
        } else {
            let rule = holds(.settingNilSendsNoUnload) ? Rule.settingNilSendsNoUnload : .settingNilDropsView
            note(.change(.droppedView), to: .controller(controller), by: rule)
        }
        if let old, world.hasSuperview(old) { recordRule(.oldViewStaysInPlace) }
        if let old { try discardIfUnused(old, of: controller, replacedInside: recorder.innermost) }
    }

    /// A callback called by hand, as only UIKit should.
    package mutating func callByHand(
        _ callback: Callback, on controller: Controller.ID, _ argument: Argument = .none
    ) throws(Interruption) {
        if callback.isAppearance {
            log(.calledDirectly(callback, controller), of: controller, by: .appearanceByHandIsMisuse)
        }
        let rule: Rule = callback == .loadView ? .loadViewByHandReplacesView : .callByHandRunsOnlyThatMethod
        let isUnsaid = callback.isAppearance && argument == .none
        try send(callback, to: controller, isUnsaid ? .animated(false) : argument, by: rule)
    }

    /// A root view that nothing uses any more goes; one made in the same loadView was made for nothing.
    private mutating func discardIfUnused(
        _ view: View.ID, of controller: Controller.ID, replacedInside entry: Int?
    ) throws(Interruption) {
        guard !world.isInUse(view) else { return }
        cost.work += entry.map { trace.count - $0 } ?? 0
        let wasMadeHere = entry.map { entry in
            trace.entries[entry...].contains { inner in
                if case .change(.madeView(view, _, _)) = inner.event { true } else { false }
            }
        }
        if wasMadeHere == true {
            note(.change(.wastedView(view)), to: .controller(controller), by: .superLoadViewMakesRootToo)
        }
        try endIfUnreferenced(.view(view))
    }
}

extension World {
    fileprivate func ruleForViewDidLoad(of controller: Controller.ID) -> Rule {
        if controllers[controller].view != nil { return .viewDidLoadFollowsLoadView }
        return holds(.viewDidLoadFollowsEvenWithoutView)
            ? .viewDidLoadFollowsEvenWithoutView : .viewDidLoadWithoutViewIsUnsettled
    }

    /// Ends the tie between a controller and a view; up to iOS 4 the view may have another controller by now.
    mutating func detachView(_ view: View.ID, from controller: Controller.ID) {
        if views[view].controller == controller { views[view].controller = nil }
    }

    /// Indicates whether a controller's class is, or derives from, one of Apple's that isn't modeled.
    package func isController(_ controller: Controller.ID, of name: String) -> Bool {
        ancestry(of: controllers[controller].classID).contains {
            classes[$0].appleClass == name || classes[$0].name == name
        }
    }
}
