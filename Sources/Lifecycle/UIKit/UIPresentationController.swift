/// A presentation or dismissal that is under way.
struct PresentationTransition: Hashable, Sendable {
    /// The controller that stays below.
    let presenter: Controller.ID
    /// The controller that comes or goes.
    let presented: Controller.ID
    let isPresenting: Bool
    /// Whether the presenter's view leaves the window while the other one is up.
    let hidesPresenter: Bool
    let animated: Bool
    /// The completion block of the learner's, held until it has run.
    var completion = Value.nothing
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
        let presenter = world.presenter(for: source, style: style)
        if let other = world.controllers[presenter].presented {
            return refuse(
                .alreadyPresenting(presented, on: source, other), by: .onePresentationAtATime, on: source)
        }
        guard world.controllers[source].view.map({ world.views[$0].isInWindow }) == true else {
            return refuse(
                .presenterNotInWindow(presented, on: source), by: .presenterHasToBeInWindow, on: source)
        }
        world.controllers[presented].modalStyle = style
        if style == .automatic { _ = heeds(.sheetIsTheDefault) }
        world.controllers[presented].presenter = presenter
        world.controllers[presenter].presented = presented
        world.controllers[presented].doing = .isBeingPresented
        retain(presented)
        heed(.presentLoadsAtOnce)
        _ = try view(of: presented)
        world.presentations.append(
            PresentationTransition(
                presenter: presenter, presented: presented, isPresenting: true,
                hidesPresenter: hidesPresenter(presented), animated: animated))
        world.runLoop.afterCommit.append(.startPresentation(presented))
        return .done
    }

    /// `UIViewController.dismiss(animated:completion:)`
    mutating func dismiss(from controller: Controller.ID, animated: Bool) throws(Interruption) -> Outcome {
        guard let presenter = world.presenterToDismiss(from: controller),
            let first = world.controllers[presenter].presented
        else { return .ignored(.nothingPresented(controller)) }
        guard world.presentations.isEmpty else {
            return refuse(.dismissedTooEarly(controller), by: .dismissalHasToWait, on: controller)
        }
        // What lies further up hid the ones between, never the one that stays.
        let hides = hidesPresenter(first)
        let top = world.presentationChain(above: presenter).last ?? first
        world.controllers[top].doing = .isBeingDismissed
        let transition = PresentationTransition(
            presenter: presenter, presented: top, isPresenting: false, hidesPresenter: hides,
            animated: animated)
        world.presentations.append(transition)
        world.runLoop.afterCommit.append(.startPresentation(top))
        return .done
    }

    /// `-[UIPresentationController runTransitionForCurrentState]`, private: the wills, and the views.
    mutating func startPresentation(of presented: Controller.ID) throws(Interruption) {
        guard let transition = world.presentations.last(where: { $0.presented == presented }) else { return }
        let frame = enter(.runPresentation)
        defer { leave(frame) }
        let presenter = transition.presenter, animated = transition.animated
        if transition.isPresenting {
            if transition.hidesPresenter {
                try beginAppearanceTransition(
                    presenter, isAppearing: false, animated: animated, by: .fullScreenHidesPresenter)
            }
            let rule: Rule =
                transition.hidesPresenter ? .fullScreenHidesPresenter : .sheetKeepsPresenterVisible
            try beginAppearanceTransition(presented, isAppearing: true, animated: animated, by: rule)
            if let view = world.controllers[presented].view { try addSubview(view, to: nil) }
            world.runLoop.atCommit.append(.showView(presented))
            if transition.hidesPresenter, let view = world.controllers[presenter].view {
                world.runLoop.atCommit.append(.layout(view))
            }
        } else {
            let rule: Rule =
                transition.hidesPresenter ? .dismissalShowsPresenter : .sheetKeepsPresenterVisible
            try beginAppearanceTransition(presented, isAppearing: false, animated: animated, by: rule)
            if transition.hidesPresenter, let view = world.controllers[presenter].view {
                try beginAppearanceTransition(
                    presenter, isAppearing: true, animated: animated, by: .dismissalShowsPresenter)
                if !world.hasSuperview(view) { try addSubview(view, to: nil) }
                world.runLoop.atCommit.append(.showView(presenter))
            }
        }
        schedule(.finishPresentation(presented), animated: animated)
    }

    /// `-[UIPresentationController transitionDidFinish:]`, private: the dids, then the completion block.
    mutating func finishPresentation(of presented: Controller.ID) throws(Interruption) {
        guard let index = world.presentations.lastIndex(where: { $0.presented == presented }) else { return }
        let transition = world.presentations.remove(at: index)
        let frame = enter(.finishPresentation)
        defer { leave(frame) }
        if transition.isPresenting {
            try finishPresenting(transition)
        } else {
            try finishDismissing(transition)
        }
    }

    private mutating func finishPresenting(_ transition: PresentationTransition) throws(Interruption) {
        let presenter = transition.presenter
        if transition.hidesPresenter, let view = world.controllers[presenter].view, world.hasSuperview(view) {
            try removeFromSuperview(view)
        }
        try endAppearanceTransition(transition.presented, by: .presentedEndsFirst)
        if transition.hidesPresenter { try endAppearanceTransition(presenter, by: .presentedEndsFirst) }
        try complete(transition)
    }

    private mutating func finishDismissing(_ transition: PresentationTransition) throws(Interruption) {
        let presenter = transition.presenter
        if let view = world.controllers[transition.presented].view, world.hasSuperview(view) {
            try removeFromSuperview(view)
        }
        if transition.hidesPresenter { try endAppearanceTransition(presenter, by: .presenterEndsFirst) }
        try endAppearanceTransition(transition.presented, by: .presenterEndsFirst)
        let gone = world.presentationChain(above: presenter)
        world.controllers[presenter].presented = nil
        for controller in gone {
            world.controllers[controller].presenter = nil
            world.controllers[controller].presented = nil
            if controller != transition.presented, let view = world.controllers[controller].view,
                world.hasSuperview(view)
            {
                try removeFromSuperview(view)
            }
        }
        try complete(transition)
        for controller in gone.reversed() { try release(reference: controller) }
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
        switch world.effectiveStyle(of: presented) {
        case .fullScreen, .currentContext: true
        case .pageSheet, .formSheet: heeds(.sheetFillsPhone) && world.environment.device.idiom == .phone
        case .popover: heeds(.sheetFillsPhone) && world.environment.device.idiom == .phone
        case .automatic, .overFullScreen, .overCurrentContext, .custom: false
        }
    }

    /// What UIKit refuses with a line on the console.
    private mutating func refuse(_ message: ConsoleMessage, by rule: Rule, on controller: Controller.ID)
        -> Outcome
    {
        note(.console(message), to: .controller(controller), by: rule)
        return .done
    }
}

// MARK: - Sheets under a finger

extension Simulation {
    /// The finger begins to drag a sheet down.
    mutating func dragSheet() throws(Interruption) -> Outcome {
        guard let sheet = world.topmostPresented, world.presentations.isEmpty, holds(.sheetIsTheDefault),
            world.isSheet(sheet), world.controllers[sheet].appearance == .appeared
        else { return .ignored(.noSheet) }
        tellDelegate(of: sheet, .presentationShouldDismiss, by: .sheetDelegateHearsOfDrags)
        tellDelegate(of: sheet, .presentationWillDismiss, by: .sheetDelegateHearsOfDrags)
        try beginAppearanceTransition(
            sheet, isAppearing: false, animated: true, by: .draggedSheetBeginsToDisappear)
        world.runLoop.held.append(.finishSheet(sheet))
        return .done
    }

    /// The sheet springs back.
    mutating func cancelSheet(_ sheet: Controller.ID) throws(Interruption) {
        try beginAppearanceTransition(sheet, isAppearing: true, animated: true, by: .sheetSpringsBack)
        try viewIsAppearing(sheet)
        try endAppearanceTransition(sheet, by: .sheetSpringsBack)
    }

    /// The sheet is gone.
    mutating func finishSheet(_ sheet: Controller.ID) throws(Interruption) {
        guard let presenter = world.controllers[sheet].presenter else { return }
        if let view = world.controllers[sheet].view, world.hasSuperview(view) {
            try removeFromSuperview(view)
        }
        try endAppearanceTransition(sheet, by: .draggedSheetBeginsToDisappear)
        tellDelegate(of: sheet, .presentationDidDismiss, by: .sheetDelegateHearsOfDrags)
        world.controllers[sheet].presenter = nil
        world.controllers[presenter].presented = nil
        try release(reference: sheet)
    }
}

extension World {
    /// Whether a controller is another one, or contains or presents it, however far up.
    func isAbove(_ controller: Controller.ID, _ other: Controller.ID) -> Bool {
        var next: Controller.ID? = other
        while let current = next {
            if current == controller { return true }
            next = controllers[current].parent ?? controllers[current].presenter
        }
        return false
    }

    /// The controller that presents when another one is asked to: the root of its containers for full-screen styles.
    func presenter(for source: Controller.ID, style: Controller.ModalStyle) -> Controller.ID {
        if style == .currentContext || style == .overCurrentContext { return source }
        var presenter = source
        while let parent = controllers[presenter].parent { presenter = parent }
        return presenter
    }

    /// The controller whose presentation `dismiss` ends.
    func presenterToDismiss(from controller: Controller.ID) -> Controller.ID? {
        var next: Controller.ID? = controller
        while let current = next {
            if controllers[current].presented != nil { return current }
            next = controllers[current].parent
        }
        next = controller
        while let current = next {
            if let presenter = controllers[current].presenter { return presenter }
            next = controllers[current].parent
        }
        return nil
    }

    /// The controllers presented above one, the nearest first.
    func presentationChain(above presenter: Controller.ID) -> [Controller.ID] {
        var chain: [Controller.ID] = []
        var next = controllers[presenter].presented
        while let current = next {
            chain.append(current)
            next = controllers[current].presented
        }
        return chain
    }

    /// The controller on top of all presentations of the window.
    var topmostPresented: Controller.ID? { window.root.flatMap { presentationChain(above: $0).last } }

    /// The style that a presentation really has.
    func effectiveStyle(of presented: Controller.ID) -> Controller.ModalStyle {
        let style = controllers[presented].modalStyle
        guard style == .automatic else { return style }
        return holds(.sheetIsTheDefault) ? .pageSheet : .fullScreen
    }

    /// Whether a presented controller is a sheet that a finger can drag.
    func isSheet(_ presented: Controller.ID) -> Bool {
        let style = effectiveStyle(of: presented)
        return style == .pageSheet || style == .formSheet
    }
}
