/// A presentation or dismissal that is under way.
struct PresentationTransition: Hashable, Sendable {
    /// The controller that stays below.
    let presenter: Controller.ID
    /// The controller that comes or goes: of several that go, the one on top.
    let presented: Controller.ID
    /// The controllers that go, the nearest to the presenter first.
    var gone: [Controller.ID] = []
    let isPresenting: Bool
    /// Whether the presenter's view leaves the window while the other one is up.
    let hidesPresenter: Bool
    let animated: Bool
    /// The completion block of the learner's, held until it has run.
    var completion = Value.nothing
    /// Whether a finger drives it.
    var isInteractive = false
    /// The presenter from which the rest of a chain is dismissed when this is over.
    var rest: Controller.ID?
    /// Whether that is animated.
    var restIsAnimated = false
}

extension Simulation {
    /// `UIViewController.present(_:animated:completion:)`
    mutating func present(
        _ presented: Controller.ID, from source: Controller.ID, style: Controller.ModalStyle, animated: Bool
    ) throws(Interruption) -> Outcome {
        guard world.controllers[presented].presenter == nil, world.controllers[presented].parent == nil,
            world.window.root != presented, !world.isAbove(presented, source)
        else {
            throw crash(
                .presentedActiveController(presented), of: source, by: .presentingActiveControllerRaises)
        }
        guard !world.presentations.contains(where: { $0.gone.contains(presented) }) else {
            return .ignored(.transitionInFlight(presented))
        }
        let presenter = presenter(for: source, style: style)
        if let refusal = refusal(of: presented, on: presenter, from: source) {
            _ = heeds(.refusalNamesWhoWasAsked)
            return refuse(refusal.message, by: refusal.rule, on: source)
        }
        warnOfDetachedPresenter(presented, on: source)
        world.controllers[presented].modalStyle = style
        if style == .automatic { _ = heeds(.sheetIsTheDefault) }
        world.controllers[presented].presenter = presenter
        world.controllers[presenter].presented = presented
        heed(.presentationKeepsPresenter)
        retain(presented)
        heed(.presentLoadsAtOnce)
        _ = try view(of: presented)
        begin(
            PresentationTransition(
                presenter: presenter, presented: presented, isPresenting: true,
                hidesPresenter: hidesPresenter(presented), animated: animated))
        return .done
    }

    /// `UIViewController.dismiss(animated:completion:)`
    mutating func dismiss(
        from controller: Controller.ID, animated: Bool, isInteractive: Bool = false
    ) throws(Interruption) -> Outcome {
        guard let presenter = world.presenterToDismiss(from: controller),
            let first = world.controllers[presenter].presented
        else { return .ignored(.nothingPresented(controller)) }
        guard world.presentations.allSatisfy({ !$0.isPresenting && !$0.animated }) else {
            return refuse(.dismissedTooEarly(controller), by: .dismissalHasToWait, on: controller)
        }
        let gone = world.presentationChain(above: presenter)
        if let top = gone.last, let next = gone.dropLast().last, heeds(.chainIsDismissedStepByStep) {
            begin(
                PresentationTransition(
                    presenter: next, presented: top, gone: [top], isPresenting: false,
                    hidesPresenter: hidesPresenter(top), animated: false, rest: presenter,
                    restIsAnimated: animated))
            unlink([top], from: next)
            return .done
        }
        // What lies further up hid the ones between, never the one that stays.
        let hides = hidesPresenter(first)
        begin(
            PresentationTransition(
                presenter: presenter, presented: gone.last ?? first, gone: gone, isPresenting: false,
                hidesPresenter: hides, animated: animated, isInteractive: isInteractive))
        if !animated, heeds(.dismissalUnlinksAtOnce) { unlink(gone, from: presenter) }
        return .done
    }

    /// Both controllers are held until the transition is over.
    private mutating func begin(_ transition: PresentationTransition) {
        retain(transition.presenter)
        retain(transition.presented)
        world.presentations.append(transition)
        world.runLoop.afterCommit.append(.startPresentation(transition.presented))
    }

    /// `-[UIPresentationController runTransitionForCurrentState]`, private: the wills, and the views.
    mutating func startPresentation(of presented: Controller.ID) throws(Interruption) {
        guard let transition = world.presentations.last(where: { $0.presented == presented }) else { return }
        let frame = enter(.runPresentation)
        defer { leave(frame) }
        world.controllers[presented].doing =
            transition.isPresenting ? .isBeingPresented : .isBeingDismissed
        tellPresentationController(of: transition, willBegin: true)
        if transition.isPresenting {
            try startPresenting(transition)
        } else {
            try startDismissing(transition)
        }
        if transition.isInteractive {
            world.runLoop.held.append(.finishPresentation(presented))
        } else {
            schedule(.finishPresentation(presented), animated: transition.animated)
        }
    }

    private mutating func startPresenting(_ transition: PresentationTransition) throws(Interruption) {
        let presenter = transition.presenter, presented = transition.presented
        if transition.hidesPresenter {
            try beginAppearanceTransition(
                presenter, isAppearing: false, animated: transition.animated, by: .fullScreenHidesPresenter)
        }
        try beginAppearanceTransition(
            presented, isAppearing: true, animated: transition.animated,
            by: transition.hidesPresenter ? .fullScreenHidesPresenter : .sheetKeepsPresenterVisible)
        if let view = world.controllers[presented].view { try addToContainerView(view) }
        world.runLoop.atCommit.append(.showView(presented))
        if transition.hidesPresenter, let view = world.controllers[presenter].view,
            heeds(.coveredPresenterLaysOut)
        {
            world.runLoop.atCommit.append(.layout(view))
        }
    }

    private mutating func startDismissing(_ transition: PresentationTransition) throws(Interruption) {
        let presenter = transition.presenter
        // Up to iOS 5 a memory warning may have taken the view of what is covered.
        let presenterView = transition.hidesPresenter ? try view(of: presenter) : nil
        try beginAppearanceTransition(
            transition.presented, isAppearing: false, animated: transition.animated,
            by: transition.hidesPresenter ? .dismissalShowsPresenter : .sheetKeepsPresenterVisible)
        guard let view = presenterView else { return }
        try beginAppearanceTransition(
            presenter, isAppearing: true, animated: transition.animated, by: .dismissalShowsPresenter)
        if !world.hasSuperview(view) { try insertSubview(view, into: nil, at: 0) }
        world.runLoop.atCommit.append(.showView(presenter))
    }

    /// `-[UIPresentationController transitionDidFinish:]`, private: the dids, then the completion block.
    mutating func finishPresentation(of presented: Controller.ID) throws(Interruption) {
        guard let transition = takeTransition(of: presented) else { return }
        let frame = enter(.finishPresentation)
        defer { leave(frame) }
        if heeds(.modalDidIsNotAnimated) {
            world.controllers[transition.presenter].isTransitionAnimated = false
        }
        tellPresentationController(of: transition, willBegin: false)
        if transition.isPresenting {
            try finishPresenting(transition)
        } else {
            try finishDismissing(transition)
        }
        if transition.rest == nil { try complete(transition) }
        for controller in transition.gone.reversed() { try release(reference: controller) }
        try release(reference: presented)
        try release(reference: transition.presenter)
        if let rest = transition.rest {
            _ = try dismiss(from: rest, animated: transition.restIsAnimated)
            if transition.completion != .nothing { pass(transition.completion, onTo: rest) }
        }
    }

    /// The completion block of a chain that goes in steps runs after the last of them.
    private mutating func pass(_ completion: Value, onTo presenter: Controller.ID) {
        guard let index = world.presentations.lastIndex(where: { $0.presenter == presenter }) else { return }
        world.presentations[index].completion = completion
    }

    private mutating func takeTransition(of presented: Controller.ID) -> PresentationTransition? {
        world.presentations.lastIndex { $0.presented == presented }.map { world.presentations.remove(at: $0) }
    }

    private mutating func finishPresenting(_ transition: PresentationTransition) throws(Interruption) {
        let presenter = transition.presenter
        if transition.hidesPresenter, let view = world.controllers[presenter].view, world.hasSuperview(view) {
            try removeFromSuperview(view)
        }
        try endAppearanceTransition(transition.presented, by: .presentedEndsFirst)
        if transition.hidesPresenter { try endAppearanceTransition(presenter, by: .presentedEndsFirst) }
    }

    private mutating func finishDismissing(_ transition: PresentationTransition) throws(Interruption) {
        let presenter = transition.presenter
        try removeFromContainerView(transition.presented)
        if transition.animated || !holds(.dismissalUnlinksAtOnce) {
            unlink(transition.gone, from: presenter)
        }
        // A presenter that is dismissed in the same turn has turned round already.
        let isPresenterGoing = world.presentations.contains { $0.gone.contains(presenter) }
        if transition.hidesPresenter, !isPresenterGoing {
            try endAppearanceTransition(presenter, by: .presenterEndsFirst)
        }
        try endAppearanceTransition(transition.presented, by: .presenterEndsFirst)
        for controller in transition.gone where controller != transition.presented {
            try removeFromContainerView(controller)
        }
    }

    /// The finger lets go before the end of a dismissal of the app's own: everything is put back.
    mutating func cancelPresentation(of presented: Controller.ID) throws(Interruption) {
        guard let transition = takeTransition(of: presented) else { return }
        let presenter = transition.presenter, rule = Rule.cancelledDismissalTurnsBack
        tellPresentationController(of: transition, willBegin: false)
        if transition.hidesPresenter {
            try beginAppearanceTransition(presenter, isAppearing: false, animated: true, by: rule)
            if let view = world.controllers[presenter].view, world.hasSuperview(view) {
                try removeFromSuperview(view)
            }
            try endAppearanceTransition(presenter, by: rule)
        }
        try beginAppearanceTransition(presented, isAppearing: true, animated: true, by: rule)
        if world.controllers[presented].view.map({ world.views[$0].isInWindow }) == true {
            try viewIsAppearing(presented)
        }
        try endAppearanceTransition(presented, by: rule)
        if transition.completion != .nothing { try release(transition.completion) }
        try release(reference: presented)
        try release(reference: presenter)
    }

    /// The app's own presentation controller, which only a custom presentation has.
    private mutating func tellPresentationController(of transition: PresentationTransition, willBegin: Bool) {
        guard world.effectiveStyle(of: transition.presented) == .custom,
            world.kind(of: transition.presented) != .alert,
            holds(.presentationControllerHears)
        else { return }
        let callback: Callback =
            transition.isPresenting
            ? (willBegin ? .presentationTransitionWillBegin : .presentationTransitionDidEnd)
            : (willBegin ? .dismissalTransitionWillBegin : .dismissalTransitionDidEnd)
        note(
            .callback(callback, .none), to: .presentationController(transition.presented),
            by: .presentationControllerHears)
    }

    mutating func unlink(_ gone: [Controller.ID], from presenter: Controller.ID) {
        if let first = gone.first, world.controllers[presenter].presented == first {
            world.controllers[presenter].presented = nil
        }
        for controller in gone {
            world.controllers[controller].presenter = nil
            world.controllers[controller].presented = nil
        }
    }

    private mutating func complete(_ transition: PresentationTransition) throws(Interruption) {
        let index = begin(
            .completion, to: .controller(transition.presented), by: .completionFollowsDids)
        if transition.completion != .nothing {
            try invoke(transition.completion, [])
            try release(transition.completion)
        }
        end(index)
    }

    /// Whether a presented controller takes its presenter's view out of the window, by style, device and release.
    mutating func hidesPresenter(_ presented: Controller.ID) -> Bool {
        guard fillsPresenter(presented) else { return false }
        if let presenter = world.controllers[presented].presenter, world.isInPopover(presenter) {
            heed(.popoverPresenterStays)
            return false
        }
        return true
    }

    private mutating func fillsPresenter(_ presented: Controller.ID) -> Bool {
        switch world.effectiveStyle(of: presented) {
        case .fullScreen, .currentContext: true
        case .pageSheet, .formSheet, .popover:
            heeds(.sheetFillsPhone) && world.environment.device.idiom == .phone
        case .automatic, .overFullScreen, .overCurrentContext, .custom: false
        }
    }
}
