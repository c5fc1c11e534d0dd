extension Simulation {
    /// `UIViewController.present(_:animated:completion:)`
    package mutating func present(
        _ presented: Controller.ID, from source: Controller.ID, style: Controller.ModalStyle? = nil,
        animated: Bool
    ) throws(Interruption) -> Outcome {
        let given = try adopt("modalPresentationStyle", of: presented) ? nil : style
        var style = given ?? world.controllers[presented].modalStyle
        _ = try adopt("transitioningDelegate", of: presented)
        if style == .automatic, let assigned = world.controllers[presented].assignedStyle {
            recordRule(.assignedStyleCounts)
            style = assigned
        }
        let presenter = try presenter(for: source, style: style)
        if world.controllers[presented].presenter == presenter, holds(.presentingTwiceNamesPresenter) {
            throw crash(
                .presentedTwice(presented, by: presenter), of: source, by: .presentingTwiceNamesPresenter)
        }
        guard presented != presenter else {
            throw crash(
                .presentedTwice(presented, by: presenter), of: source, by: .presentingActiveControllerRaises)
        }
        guard world.controllers[presented].presenter == nil, world.controllers[presented].parent == nil,
            !world.isRoot(presented), !world.isAbove(presented, source)
        else {
            throw crash(
                .presentedActiveController(presented), of: source, by: .presentingActiveControllerRaises)
        }
        guard !world.transitions.contains(where: { $0.dismissed.contains(presented) }) else {
            return .ignored(.transitionInFlight(presented))
        }
        if let refusal = refusal(of: presented, on: presenter, from: source) {
            _ = applies(.refusalNamesWhoWasAsked)
            log(refusal.message, of: source, by: refusal.rule)
            return .done
        }
        warnOfDetachedPresenter(presented, on: source)
        world.controllers[presented].modalStyle = style
        if style == .automatic { _ = applies(.sheetIsTheDefault) }
        world.controllers[presented].presenter = presenter
        world.controllers[presenter].presented = presented
        recordRule(.presentationKeepsPresenter)
        world.retain(presented)
        try adapt(presented, on: presenter)
        try askForPresentationController(of: presented, on: presenter, from: source)
        let custom = try askForAnimator(of: presented, on: presenter, from: source, animated: animated)
        recordRule(.presentLoadsAtOnce)
        _ = try view(of: presented)
        let presentation = try PresentationTransition(
            presented: presented, hidesPresenter: hidesPresenter(presented))
        var transition = Transition(
            container: presenter, kind: .presentation(presentation), isAnimated: animated)
        transition.custom = custom
        try begin(transition)
        return .done
    }

    /// `UIViewController.dismiss(animated:completion:)`
    package mutating func dismiss(
        from controller: Controller.ID, animated: Bool, isInteractive: Bool = false
    ) throws(Interruption) -> Outcome {
        guard let presenter = world.presenterToDismiss(from: controller),
            let first = world.controllers[presenter].presented
        else { return .ignored(.nothingPresented(controller)) }
        guard !world.transitions.contains(where: { $0.delaysDismissal }) else {
            let isGoing = world.transitions.contains { $0.dismissed.contains(first) }
            let isUnsettled = isGoing && applies(.secondDismissalIsUnsettled)
            log(
                .dismissedTooEarly(controller), of: controller,
                by: isUnsettled ? .secondDismissalIsUnsettled : .dismissalHasToWait)
            return .done
        }
        let gone = world.presentationChain(above: presenter)
        if let top = gone.last, let next = gone.dropLast().last, applies(.chainIsDismissedStepByStep) {
            let dismissal = try PresentationTransition(
                presented: top, gone: [top], hidesPresenter: hidesPresenter(top),
                rest: PresentationTransition.Rest(presenter: presenter, isAnimated: animated))
            try begin(Transition(container: next, kind: .dismissal(dismissal), isAnimated: false))
            world.unlink([top], from: next)
            return .done
        }
        // Controllers further up covered the ones in between, never the one that stays.
        let hides = try hidesPresenter(first)
        let dismissal = PresentationTransition(
            presented: gone.last ?? first, gone: gone, hidesPresenter: hides)
        var transition = Transition(
            container: presenter, kind: .dismissal(dismissal), isAnimated: animated,
            isInteractive: isInteractive)
        if animated { transition.custom = try customAnimation(of: transition.kind, in: presenter) }
        try begin(transition)
        if !animated, applies(.dismissalUnlinksAtOnce) { world.unlink(gone, from: presenter) }
        return .done
    }

    /// `+[UIViewController _scheduleTransition:]`, private: a presentation begins right after the commit. What still waits
    /// for the did of its way into the window is behind it.
    mutating func startPresentationAfterCommit(_ id: Transition.ID) {
        let start = RunLoop.PendingWork.start(id)
        let place = world.runLoop.afterCommit.firstIndex {
            if case .endAppearanceTransition = $0 { true } else { false }
        }
        guard let place else { return world.runLoop.afterCommit.append(start) }
        recordRule(.presentationPrecedesWindowDids)
        world.runLoop.afterCommit.insert(start, at: place)
    }
}

extension World {
    /// Unlinks dismissed controllers from their presenter and from each other.
    mutating func unlink(_ gone: [Controller.ID], from presenter: Controller.ID) {
        if let first = gone.first, controllers[presenter].presented == first {
            controllers[presenter].presented = nil
        }
        for controller in gone {
            controllers[controller].presenter = nil
            guard let above = controllers[controller].presented, gone.contains(above) else { continue }
            controllers[controller].presented = nil
        }
    }
}

// The presentations that UIKit refuses, and those that it only warns about.

extension Simulation {
    /// The reason a controller cannot present another one now; nil if it can.
    mutating func refusal(
        of presented: Controller.ID, on presenter: Controller.ID, from source: Controller.ID
    ) -> (message: ConsoleMessage, rule: Rule)? {
        let other = world.controllers[presenter].presented
        let isGoing = world.transitions.contains { $0.dismissed.contains(other ?? presenter) }
        let isComing = world.transitions.contains { $0.isPresentation(of: source) }
        let inProgress = ConsoleMessage.presentationInProgress(presented, on: presenter, from: source)
        if isComing, applies(.presentationHasToWait) { return (inProgress, .presentationHasToWait) }
        if isComing, applies(.waitingPresentationIsUnsettled) {
            return (inProgress, .waitingPresentationIsUnsettled)
        }
        if isGoing, applies(.dismissalDelaysPresentation) {
            return (inProgress, .dismissalDelaysPresentation)
        }
        guard other == nil || !isGoing else {
            return (
                .alreadyPresenting(presented, on: presenter, from: source, nil), .onePresentationAtATime
            )
        }
        guard world.isViewInWindow(presenter) else {
            return (
                .presenterNotInWindow(presented, on: presenter, from: source), .presenterHasToBeInWindow
            )
        }
        return other.map {
            (.alreadyPresenting(presented, on: presenter, from: source, $0), .onePresentationAtATime)
        }
    }

    /// A presenter that is on screen, but not below the root controller, is warned of.
    mutating func warnOfDetachedPresenter(_ presented: Controller.ID, on source: Controller.ID) {
        guard let root = world.bottomController(of: world.window(showing: source)),
            !world.isAbove(root, source)
        else { return }
        log(.presenterIsDiscouraged(source), of: source, by: .detachedPresenterIsDiscouraged)
        guard !holds(.detachedPresenterIsDiscouraged) else { return }
        log(
            .presenterIsDetached(presented, on: source), of: source, by: .detachedPresenterIsNotSupported)
    }
}

extension Simulation {
    /// Adds the view of a presented controller to the presentation's container view, since iOS 8.
    ///
    /// The container view is in the window, or in the place of the context that the presentation covers.
    mutating func addToContainerView(
        _ view: View.ID, of presented: Controller.ID, on presenter: Controller.ID
    ) throws(Interruption) {
        guard applies(.presentationHasContainerView) else {
            return try addSubview(
                view, to: placeOfPresentation(of: presented, on: presenter),
                in: world.window(showing: presenter))
        }
        let container = try makeContainerView(of: presented, on: presenter)
        let mayTurn = try prefersAnotherOrientation(presented)
        if mayTurn || world.isPlacedByCode(presented) { world.markGeometryUnknown(view) }
        guard let frame = world.sheetFrame(of: presented) else {
            if world.ownPresentation(of: presented) != nil,
                let frame = try frameOfPresentedView(of: presented).rectangle
            {
                setFrame(frame, of: view)
            }
            return try addSubview(view, to: container)
        }
        let shadow = world.views.append(
            View(className: World.sheetShadowClass, origin: .plain, frame: frame))
        try addSubview(shadow, to: container)
        try addSubview(view, to: shadow)
    }

    /// Indicates whether `preferredInterfaceOrientationForPresentation` of the app's own may turn the interface for a
    /// presentation in full screen.
    private mutating func prefersAnotherOrientation(_ presented: Controller.ID) throws(Interruption) -> Bool {
        let name = "preferredInterfaceOrientationForPresentation"
        guard world.effectiveStyle(of: presented) == .fullScreen, holds(.rotationAsksTopmost),
            let (own, _) = world.computedProperty(name, of: .controller(presented))
        else { return false }
        world.code.occasions.insert("turning")
        if CodeNames(own.getter.statements).called.isEmpty,
            case .symbol(let orientation)? = try run(.read(name, of: .controller(presented))),
            orientation.hasPrefix(world.isLandscape ? "landscape" : "portrait")
        {
            return false
        }
        skipUnknown("whether a presentation turns the interface", .method)
        return true
    }

    /// The view around a presentation inside a context; nil in the window.
    private mutating func placeOfPresentation(
        of presented: Controller.ID, on presenter: Controller.ID
    ) -> View.ID? {
        guard world.presentedInPlace(of: presenter) == presented, applies(.contextKeepsPresentationInPlace)
        else { return nil }
        return world.viewInPlace(of: presenter).flatMap { world.views[$0].superview }
    }

    /// The container view of a presentation, which is made if there is none.
    @discardableResult
    mutating func makeContainerView(
        of presented: Controller.ID, on presenter: Controller.ID
    ) throws(Interruption) -> View.ID {
        if let known = world.controllers[presented].containerView { return known }
        let place = placeOfPresentation(of: presented, on: presenter)
        let size = place.map { world.views[$0].frame.size } ?? world.screen
        let container = world.views.append(
            View(className: World.containerViewClass, origin: .plain, frame: Rectangle(size: size)))
        world.controllers[presented].containerView = container
        if let own = world.ownPresentation(of: presented) {
            world.views[container].attributes["presentationController"] = .instance(own)
            world.code.instances[own].properties["containerView"] = StoredValue(.view(container), .unowned)
        }
        try addSubview(container, to: place, in: world.window(showing: presenter))
        return container
    }

    /// The view of a presented controller goes, and the presentation's own with it.
    mutating func removeFromContainerView(_ presented: Controller.ID) throws(Interruption) {
        let container = world.controllers[presented].containerView
        world.controllers[presented].containerView = nil
        if let view = world.controllers[presented].view, world.hasSuperview(view) {
            let shadow = world.views[view].superview
            try removeFromSuperview(view)
            if let shadow, world.views[shadow].className == World.sheetShadowClass {
                try removeForGood(shadow)
            }
        }
        if let container { try removeForGood(container) }
    }

    private mutating func removeForGood(_ view: View.ID) throws(Interruption) {
        guard world.views[view].isAlive, world.hasSuperview(view) else { return }
        try removeFromSuperview(view)
        world.views[view].isAlive = false
    }

    /// The view of a presenter that an animator has put into the container view goes back to where it was.
    mutating func putBackView(
        of presenter: Controller.ID, below presented: Controller.ID
    ) throws(Interruption) {
        guard let view = world.controllers[presenter].view,
            let container = world.controllers[presented].containerView,
            !world.hasSuperview(view) || world.isBelow(view, container)
        else { return }
        let place = world.views[container].superview, window = world.window(showing: presented)
        let siblings = place.map { world.views[$0].subviews } ?? world.windows[window].subviews
        try addSubview(view, to: place, in: window, at: siblings.firstIndex(of: container) ?? 0)
    }
}

extension World {
    /// The class of the view in which a presentation puts what it presents.
    static var containerViewClass: String { "UITransitionView" }

    /// The class of the view in which a sheet lies in there.
    static var sheetShadowClass: String { "UIDropShadowView" }
}
