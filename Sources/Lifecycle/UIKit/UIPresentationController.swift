extension Simulation {
    /// `UIViewController.present(_:animated:completion:)`
    mutating func present(
        _ presented: Controller.ID, from source: Controller.ID, style: Controller.ModalStyle, animated: Bool
    ) throws(Interruption) -> Outcome {
        var style = style
        if style == .automatic, let assigned = world.controllers[presented].assignedStyle {
            cite(.assignedStyleCounts)
            style = assigned
        }
        let presenter = presenter(for: source, style: style)
        if world.controllers[presented].presenter == presenter, holds(.presentingTwiceNamesPresenter) {
            throw crash(
                .presentedTwice(presented, by: presenter), of: source, by: .presentingTwiceNamesPresenter)
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
            _ = follows(.refusalNamesWhoWasAsked)
            return refuse(refusal.message, by: refusal.rule, on: source)
        }
        warnOfDetachedPresenter(presented, on: source)
        world.controllers[presented].modalStyle = style
        if style == .automatic { _ = follows(.sheetIsTheDefault) }
        world.controllers[presented].presenter = presenter
        world.controllers[presenter].presented = presented
        cite(.presentationKeepsPresenter)
        world.retain(presented)
        cite(.presentLoadsAtOnce)
        _ = try view(of: presented)
        let presentation = PresentationTransition(
            presented: presented, hidesPresenter: hidesPresenter(presented))
        try begin(
            Transition(container: presenter, kind: .presentation(presentation), isAnimated: animated))
        return .done
    }

    /// `UIViewController.dismiss(animated:completion:)`
    mutating func dismiss(
        from controller: Controller.ID, animated: Bool, isInteractive: Bool = false
    ) throws(Interruption) -> Outcome {
        guard let presenter = world.presenterToDismiss(from: controller),
            let first = world.controllers[presenter].presented
        else { return .ignored(.nothingPresented(controller)) }
        guard !world.transitions.contains(where: { $0.delaysDismissal }) else {
            let isGoing = world.transitions.contains { $0.dismissed.contains(first) }
            let isUnsettled = isGoing && follows(.secondDismissalIsUnsettled)
            return refuse(
                .dismissedTooEarly(controller),
                by: isUnsettled ? .secondDismissalIsUnsettled : .dismissalHasToWait, on: controller)
        }
        let gone = world.presentationChain(above: presenter)
        if let top = gone.last, let next = gone.dropLast().last, follows(.chainIsDismissedStepByStep) {
            let dismissal = DismissalTransition(
                presented: top, gone: [top], hidesPresenter: hidesPresenter(top),
                rest: DismissalTransition.Rest(presenter: presenter, isAnimated: animated))
            try begin(Transition(container: next, kind: .dismissal(dismissal), isAnimated: false))
            world.unlink([top], from: next)
            return .done
        }
        // Controllers further up covered the ones in between, never the one that stays.
        let hides = hidesPresenter(first)
        let dismissal = DismissalTransition(presented: gone.last ?? first, gone: gone, hidesPresenter: hides)
        try begin(
            Transition(
                container: presenter, kind: .dismissal(dismissal), isAnimated: animated,
                isInteractive: isInteractive))
        if !animated, follows(.dismissalUnlinksAtOnce) { world.unlink(gone, from: presenter) }
        return .done
    }

    /// The finger begins a dismissal that the app itself animates.
    mutating func swipeAway(_ controller: Controller.ID) throws(Interruption) -> Outcome {
        guard follows(.customTransitionsExist) else { return .ignored(.unavailable(.customTransitionsExist)) }
        return try dismiss(from: controller, animated: true, isInteractive: true)
    }

    /// `+[UIViewController _scheduleTransition:]`, private: a presentation begins right after the commit. What still waits
    /// for the did of its way into the window is behind it.
    mutating func startPresentationAfterCommit(_ id: Transition.ID) {
        let start = RunLoop.Work.start(id)
        let place = world.runLoop.afterCommit.firstIndex {
            if case .endAppearanceTransition = $0 { true } else { false }
        }
        guard let place else { return world.runLoop.afterCommit.append(start) }
        cite(.presentationPrecedesWindowDids)
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
