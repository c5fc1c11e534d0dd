// Common questions about the world: containment, presentation, and the views in a window.

// MARK: - Controllers

extension World {
    /// Returns the kind of a controller's class: plain, or the kind of container.
    package func kind(of controller: Controller.ID) -> ControllerClass.Kind {
        classes[controllers[controller].classID].kind
    }

    /// The containers around a controller, the nearest first.
    ///
    /// - Parameter controller: The controller.
    /// - Returns: Its parent, the parent's parent, and so on.
    package func ancestors(of controller: Controller.ID) -> AncestorSequence<Controller> {
        AncestorSequence(controllers, from: controllers[controller].parent)
    }

    /// A controller and the containers around it, the nearest first.
    ///
    /// - Parameter controller: The controller.
    /// - Returns: The controller itself, its parent, and so on.
    package func controllerAndAncestors(of controller: Controller.ID) -> AncestorSequence<Controller> {
        AncestorSequence(controllers, from: controller)
    }

    /// The nearest container of a kind around a controller.
    package func container(_ kind: ControllerClass.Kind, above controller: Controller.ID) -> Controller.ID? {
        ancestors(of: controller).first { self.kind(of: $0) == kind }
    }

    /// A controller and what contains or else presents it, and so on: the nearest first.
    package func controllerAndHosts(of controller: Controller.ID) -> [Controller.ID] {
        var hosts = [controller]
        while let next = controllers[hosts[hosts.count - 1]].parent
            ?? controllers[hosts[hosts.count - 1]].presenter
        {
            hosts.append(next)
        }
        return hosts
    }

    /// The controllers that present one another up to a presented one, the nearest to it first.
    func presenters(of presented: Controller.ID) -> [Controller.ID] {
        var presenters: [Controller.ID] = []
        while let next = controllers[presenters.last ?? presented].presenter { presenters.append(next) }
        return presenters
    }

    /// `presentedViewController`: what it presents itself, or else what the nearest container around it presents.
    package func presentedController(of controller: Controller.ID) -> Controller.ID? {
        controllerAndAncestors(of: controller).first(having: { controllers[$0].presented })
    }

    /// `presentingViewController`: that of the nearest container that is presented, too.
    ///
    /// - Parameter controller: The controller.
    /// - Returns: Nil where neither it nor a container around it is presented.
    package func presentingController(of controller: Controller.ID) -> Controller.ID? {
        controllerAndAncestors(of: controller).first(having: { controllers[$0].presenter })
    }

    /// The controller whose presentation `dismiss` ends.
    ///
    /// - Parameter controller: The controller that is told to dismiss.
    /// - Returns: Nil if there is no presentation to end.
    package func presenterToDismiss(from controller: Controller.ID) -> Controller.ID? {
        controllerAndAncestors(of: controller).first { controllers[$0].presented != nil }
            ?? presentingController(of: controller)
    }

    /// The controllers presented above one, the nearest first.
    ///
    /// - Parameter presenter: The controller below them.
    /// - Returns: Empty where it presents nothing itself.
    package func presentationChain(above presenter: Controller.ID) -> [Controller.ID] {
        var chain: [Controller.ID] = []
        while let next = controllers[chain.last ?? presenter].presented { chain.append(next) }
        return chain
    }

    /// The controller on top of all presentations of the key window.
    var topmostPresented: Controller.ID? {
        windows[currentWindow].root.flatMap { presentationChain(above: $0).last }
    }

    /// The controller that is presented last in the key window, or else its root.
    package var frontmost: Controller.ID? { topmostPresented ?? windows[currentWindow].root }

    /// The number of steps up after which a walk starts to remember where it has been; most walks end sooner.
    private static var stepsWithoutMemory: Int { 16 }

    /// Indicates whether a controller is the other one, or contains or presents it at any distance.
    package func isAbove(_ controller: Controller.ID, _ other: Controller.ID) -> Bool {
        var waiting = Worklist(other), steps = 0, seen: Set<Controller.ID> = []
        // A presented controller may have a parent as well, so both ways are followed.
        while let current = waiting.next() {
            if current == controller { return true }
            steps += 1
            guard steps < World.stepsWithoutMemory || seen.insert(current).inserted else { continue }
            let (parent, presenter) = (controllers[current].parent, controllers[current].presenter)
            if let parent { waiting.append(parent) }
            if let presenter { waiting.append(presenter) }
        }
        return false
    }

    // MARK: - Views

    /// The views above a view, the nearest first.
    ///
    /// - Parameter view: The view.
    /// - Returns: Its superview, the superview's superview, and so on.
    package func superviews(of view: View.ID) -> AncestorSequence<View> {
        AncestorSequence(views, from: views[view].superview)
    }

    /// A view and all above it, the nearest first.
    func viewAndSuperviews(of view: View.ID) -> [View.ID] { Array(AncestorSequence(views, from: view)) }

    /// The outermost view around a view.
    func topmostView(above view: View.ID) -> View.ID {
        superviews(of: view).outermost ?? view
    }

    /// Indicates whether a view is a descendant of another view; false for the view itself.
    package func isBelow(_ view: View.ID, _ ancestor: View.ID) -> Bool {
        var next = views[view].superview
        while let current = next {
            if current == ancestor { return true }
            next = views[current].superview
        }
        return false
    }

    /// The controller of the nearest view above that has one.
    func controllerAbove(_ view: View.ID) -> Controller.ID? {
        superviews(of: view).first(having: { views[$0].controller })
    }

    /// Indicates whether a superview of a controller's view belongs to another controller.
    package func isBelowAnotherController(_ controller: Controller.ID) -> Bool {
        controllers[controller].view.flatMap { controllerAbove($0) } != nil
    }

    /// The children whose views lie below the parent's, each with what stands in its place.
    func controllersInView(of parent: Controller.ID) -> [Controller.ID] {
        inView(controllers[parent].children.flatMap { inPlace(of: $0) }, of: parent)
    }

    /// Those of some controllers whose views lie in the view of another.
    func inView(_ all: [Controller.ID], of parent: Controller.ID) -> [Controller.ID] {
        guard !all.isEmpty, let view = controllers[parent].view else { return [] }
        return all.filter { child in controllers[child].view.map { isBelow($0, view) } ?? false }
    }

    /// Indicates whether a view is in another view or directly in a window.
    package func hasSuperview(_ view: View.ID) -> Bool {
        views[view].superview != nil || views[view].isWindowSubview
    }

    /// Indicates whether a controller's view is loaded and in a window on screen.
    package func isViewInWindow(_ controller: Controller.ID) -> Bool {
        controllers[controller].view.map { views[$0].isInWindow } ?? false
    }

    /// The type of one of the learner's values.
    package func type(of value: Value) -> Value.TypeReference? {
        switch value {
        case .controller(let controller): .controller(controllers[controller].classID)
        case .view(let view): views[view].classID.map { .object($0) } ?? .view(views[view].className)
        case .instance(let instance): code.instances[instance].type
        case .window(let window): windows[window].classID.map { .object($0) } ?? .named("UIWindow")
        default: nil
        }
    }

    package func typeName(_ type: Value.TypeReference) -> String {
        switch type {
        case .controller(let classID): classes[classID].name
        case .object(let classID): code.objectClasses[classID].name
        case .view(let name), .named(let name): name
        }
    }
}

extension AppCode {
    /// The classes from one up to the last of the learner's, the most derived first.
    package func objectAncestry(of classID: ObjectClass.ID) -> AncestorSequence<ObjectClass> {
        AncestorSequence(objectClasses, from: classID)
    }
}
