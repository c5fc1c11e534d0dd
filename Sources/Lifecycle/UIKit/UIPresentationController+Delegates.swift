// What the app's code decides about a presentation: its presentation controller, its animator and its adaptive style.

extension Simulation {
    /// Asks the transitioning delegate for the presentation controller of a custom presentation, which the presentation
    /// holds until it is over.
    mutating func askForPresentationController(
        of presented: Controller.ID, on presenter: Controller.ID, from source: Controller.ID
    ) throws(Interruption) {
        guard world.effectiveStyle(of: presented) == .custom, holds(.presentationControllerDecidesFrame)
        else { return }
        let arguments = [
            PassedArgument("forPresented", .controller(presented)),
            PassedArgument("presenting", .controller(presenter)),
            PassedArgument("source", .controller(source)),
        ]
        let delegate = world.controllers[presented].transitioningDelegate
        guard let answer = try ask("presentationController", of: delegate, arguments) else { return }
        guard case .instance(let own) = answer else { return try release(answer) }
        if let old = world.controllers[presented].presentation { try release(.instance(old)) }
        world.controllers[presented].presentation = own
    }

    /// Asks for the animator of a presentation. Sources disagree about a custom one that isn't animated.
    mutating func askForAnimator(
        of presented: Controller.ID, on presenter: Controller.ID, from source: Controller.ID, animated: Bool
    ) throws(Interruption) -> CustomAnimation? {
        guard animated else {
            if world.effectiveStyle(of: presented) == .custom,
                world.controllers[presented].transitioningDelegate != nil
            {
                _ = applies(.unanimatedAnimatorIsUnsettled)
            }
            return nil
        }
        let presentation = PresentationTransition(presented: presented, hidesPresenter: false)
        return try customAnimation(of: .presentation(presentation), in: presenter, from: source)
    }

    /// A presentation that is over lets go of its own presentation controller.
    mutating func releaseOwnPresentation(of presented: Controller.ID) throws(Interruption) {
        guard let own = world.ownPresentation(of: presented) else { return }
        world.controllers[presented].presentation = nil
        try release(.instance(own))
    }

    /// `frameOfPresentedViewInContainerView`, by default as large as the container view.
    mutating func frameOfPresentedView(of presented: Controller.ID) throws(Interruption) -> Value {
        if let own = world.ownPresentation(of: presented),
            let frame = try run(.read("frameOfPresentedViewInContainerView", of: .instance(own)))
        {
            recordRule(.presentationControllerDecidesFrame)
            return frame
        }
        if let frame = world.sheetFrame(of: presented) { return .rectangle(frame) }
        let container = world.controllers[presented].containerView
        return .rectangle(Rectangle(size: container.map { world.views[$0].frame.size } ?? world.screen))
    }

    /// `shouldRemovePresentersView` of the app's own presentation controller.
    mutating func removesPresentersView(_ presented: Controller.ID) throws(Interruption) -> Bool {
        guard let own = world.ownPresentation(of: presented),
            try run(.read("shouldRemovePresentersView", of: .instance(own))) == .bool(true)
        else { return false }
        recordRule(.presentationControllerHidesPresenter)
        return true
    }

    /// `containerViewWillLayoutSubviews()` and `containerViewDidLayoutSubviews()`, if a view is the container view of the
    /// app's own presentation controller.
    mutating func tellPresentationController(
        _ method: String, layingOut view: View.ID
    ) throws(Interruption) {
        guard case .instance(let own)? = world.views[view].attributes["presentationController"],
            try ask(method, of: .instance(own), []) != nil
        else { return }
        recordRule(.presentationControllerLaysOut)
    }

    // MARK: - Adaptivity

    /// Asks the presentation's delegate for the style to show it in; in regular width only the newer method is asked.
    mutating func adapt(_ presented: Controller.ID, on presenter: Controller.ID) throws(Interruption) {
        world.controllers[presented].adaptedStyle = nil
        world.controllers[presented].hasUnknownStyle = false
        guard let delegate = world.controllers[presented].presentationDelegate, !world.isAlert(presented),
            let object = world.controllers[presented].presentation ?? world.controllers[presented].sheet,
            holds(.delegateDecidesAdaptiveStyle)
        else { return }
        let controller = PassedArgument("for", .instance(object))
        var answer = try ask(
            "adaptivePresentationStyle", of: delegate,
            [controller, PassedArgument("traitCollection", traitCollection(of: presenter) ?? .unknown)])
        if answer == nil, world.sizeClasses.horizontal == .compact {
            answer = try ask("adaptivePresentationStyle", of: delegate, [controller])
        }
        world.controllers[presented].hasUnknownStyle = answer == .unknown
        guard case .symbol(let name)? = answer else { return }
        recordRule(.delegateDecidesAdaptiveStyle)
        if let new = Controller.ModalStyle(rawValue: name), new != .automatic {
            world.controllers[presented].adaptedStyle = new
        } else if name == "none", world.effectiveStyle(of: presented) == .popover {
            world.controllers[presented].adaptedStyle = .popover
        }
    }

    /// `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`, and before it
    /// `prepareForPopoverPresentation(_:)` of a popover that stays one.
    mutating func tellOfAdaptivePresentation(of presented: Controller.ID) throws(Interruption) {
        guard let delegate = world.controllers[presented].presentationDelegate,
            let object = world.controllers[presented].presentation ?? world.controllers[presented].sheet,
            holds(.delegateDecidesAdaptiveStyle)
        else { return }
        let controller = PassedArgument(nil, .instance(object))
        if world.isInPopover(presented) {
            _ = try ask("prepareForPopoverPresentation", of: delegate, [controller])
        }
        let adapted = world.controllers[presented].adaptedStyle.flatMap {
            $0 == world.controllers[presented].modalStyle ? nil : $0
        }
        _ = try ask(
            "presentationController", of: delegate,
            [
                controller,
                PassedArgument("willPresentWithAdaptiveStyle", .symbol(adapted?.rawValue ?? "none")),
                PassedArgument("transitionCoordinator", .unknown),
            ])
    }
}

extension World {
    /// The presentation controller of a class of the app's own, which only a custom presentation has.
    func ownPresentation(of presented: Controller.ID) -> Instance.ID? {
        guard let own = controllers[presented].presentation, case .object = code.instances[own].type else {
            return nil
        }
        return own
    }
}

extension AppCode {
    package static let percentDrivenClass = "UIPercentDrivenInteractiveTransition"
    package static let presentationClass = "UIPresentationController"

    /// Indicates whether an object is of a class of Apple's, or of one of the text that derives from it.
    package func isObject(_ object: Instance.ID, of type: String) -> Bool {
        switch instances[object].type {
        case .named(let name): name == type
        case .object(let classID): protocols(of: classID).contains(type)
        case .controller, .view: false
        }
    }

    /// The class of an object that is none of the text's; nil for other values.
    package func foreignClass(of object: Value) -> String? {
        guard case .instance(let instance) = object, case .named(let type) = instances[instance].type else {
            return nil
        }
        return type
    }

    /// `UIPresentationController.init(presentedViewController:presenting:)`: neither is held.
    package mutating func initializePresentation(
        _ object: Instance.ID, of presented: Value, on presenter: Value
    ) {
        instances[object].properties["presentedViewController"] = StoredValue(presented, .unowned)
        instances[object].properties["presentingViewController"] = StoredValue(presenter, .unowned)
        instances[object].properties["containerView"] = StoredValue(.nothing)
    }
}
