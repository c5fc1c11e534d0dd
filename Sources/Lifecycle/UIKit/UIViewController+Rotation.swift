extension Simulation {
    /// The interface turns, as it did up to iOS 7.
    mutating func rotateInterface(
        of client: Controller.ID, toLandscape isLandscape: Bool, tellsEnd: Bool = true
    ) throws(Interruption) {
        let clients = world.controllersRotating(with: client)
        if clients.count > 1 { recordRule(.everyWindowTurns) }
        let visible = clients.flatMap { world.rotationTree(below: $0) }
        try tell(visible, .willRotate, isLandscape, by: .rotationTellsWill)
        let old = world.rootViewFrame, splits = world.splitsOnScreen(below: clients)
        world.isLandscape = isLandscape
        resizeViews(from: old)
        try fitColumns(of: splits)
        markConstraints(ofControllersIn: clients.flatMap { world.visibleTree(below: $0) })
        for client in clients {
            if let view = world.controllers[client].view { try layout(below: view) }
        }
        try animateRotation(of: visible, toLandscape: isLandscape)
        if tellsEnd { world.schedule(.finishRotation(wasLandscape: !isLandscape), animated: true) }
    }

    /// Calls the methods for inside the animation: one, or those for two steps on classes that override them.
    private mutating func animateRotation(
        of visible: [Controller.ID], toLandscape isLandscape: Bool
    ) throws(Interruption) {
        let twoSteps = holds(.rotationHasTwoSteps) ? visible.filter(world.rotatesInTwoSteps) : []
        let oneStep = visible.filter { !twoSteps.contains($0) }
        if holds(.rotationAnimates) {
            try tell(oneStep, .willAnimateRotation, isLandscape, by: .rotationAnimates)
        }
        for callback in Callback.twoStepRotation {
            let isNew = callback != .willAnimateSecondHalfOfRotation
            for controller in twoSteps where world.controllers[controller].isAlive {
                try send(
                    callback, to: controller, .orientation(isLandscape: isLandscape == isNew),
                    by: .rotationHasTwoSteps)
            }
        }
    }

    /// The methods of before iOS 8, for classes that have not taken up the new ones.
    mutating func sendRotationCallbacks(
        _ callback: Callback, to controllers: [Controller.ID], isLandscape: Bool
    ) throws(Interruption) {
        let rule: Rule =
            holds(.oldRotationMethodsSurvive) ? .oldRotationMethodsSurvive : .oldRotationMethodsAreUnsettled
        for controller in controllers where world.controllers[controller].isAlive {
            try send(callback, to: controller, .orientation(isLandscape: isLandscape), by: rule)
        }
    }

    mutating func finishRotation(wasLandscape: Bool) throws(Interruption) {
        guard let client = world.orientationClient else { return }
        let visible = world.controllersRotating(with: client).flatMap { world.rotationTree(below: $0) }
        try tell(visible, .didRotate, wasLandscape, by: .rotationTellsDid)
    }

    private mutating func tell(
        _ controllers: [Controller.ID], _ callback: Callback, _ isLandscape: Bool, by rule: Rule
    ) throws(Interruption) {
        for (place, controller) in controllers.enumerated() where world.controllers[controller].isAlive {
            let passedOn: Rule =
                world.rotatesWithoutAppearing(controller)
                ? .rotationForwardingIsSeparate : .rotationReachesVisibleChildren
            try send(
                callback, to: controller, .orientation(isLandscape: isLandscape),
                by: place == 0 ? rule : passedOn)
        }
    }

    /// Resizes the views that filled the window.
    mutating func resizeViews(from old: Rectangle) {
        let new = world.rootViewFrame
        guard old != new else { return }
        let chains = world.bottomControllers.flatMap { [$0] + world.presentedControllers(above: $0) }
        for controller in chains {
            guard let view = world.controllers[controller].view, world.views[view].frame.size == old.size
            else { continue }
            resize(view, to: new)
        }
    }

    mutating func resize(_ view: View.ID, to frame: Rectangle, by rule: Rule = .viewsFollowWindow) {
        guard world.views[view].frame != frame else { return }
        if let controller = world.views[view].controller {
            note(.change(.resized(frame)), to: .controller(controller), by: rule)
        }
        setFrame(frame, of: view)
    }
}

extension World {
    /// Indicates whether a class overrides one of the methods for rotation in two steps.
    package func rotatesInTwoSteps(_ controller: Controller.ID) -> Bool {
        Callback.twoStepRotation.contains { overrides($0, in: controllers[controller].classID) }
    }

    /// Indicates whether a class overrides a rotation method from before iOS 8, but none of those that
    /// replaced it.
    func usesOldRotationMethods(_ controller: Controller.ID) -> Bool {
        let classID = controllers[controller].classID
        let old: [Callback] = [.willRotate, .willAnimateRotation, .didRotate]
        let new: [Callback] = [.viewWillTransition, .willTransitionToTraits]
        return old.contains { overrides($0, in: classID) } && !new.contains { overrides($0, in: classID) }
    }
}

extension Callback {
    /// The methods that tell of a rotation in two steps, in their order.
    fileprivate static let twoStepRotation: [Callback] = [
        .willAnimateFirstHalfOfRotation, .didAnimateFirstHalfOfRotation, .willAnimateSecondHalfOfRotation,
    ]
}
