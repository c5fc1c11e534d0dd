// Transition contexts, percent-driven interactions and presentation controllers, as animators and the code around them use
// them.

import Lifecycle

extension Interpreter {
    /// A method of a `UIViewControllerContextTransitioning`.
    ///
    /// - Returns: Nil if nothing is known of it.
    mutating func callTransitionContext(
        _ name: String, of context: Instance.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        let key: String? = if case .symbol(let key)? = arguments["forKey"] { key } else { nil }
        switch name {
        case "completeTransition":
            guard let didComplete = arguments.unlabeled()?.bool else { return nil }
            try app.completeTransition(of: context, didComplete)
        case "viewController":
            guard let key else { return nil }
            return app.world.viewController(forKey: key, of: context).map { .controller($0) } ?? .nothing
        case "view":
            guard let key else { return nil }
            return try app.view(forKey: key, of: context)
        case "initialFrame", "finalFrame":
            guard let controller = arguments["for"]?.controller else { return nil }
            return try app.frame(of: controller, isFinal: name == "finalFrame", in: context)
        case "updateInteractiveTransition", "finishInteractiveTransition", "pauseInteractiveTransition": break
        case "cancelInteractiveTransition":
            app.world.code.instances[context].properties["transitionWasCancelled"] = StoredValue(.bool(true))
        default: return nil
        }
        return .void
    }

    /// A method of a `UIPercentDrivenInteractiveTransition`.
    ///
    /// - Returns: Nil if it has none of the name.
    mutating func callPercentDriven(
        _ name: String, of interactor: Instance.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        switch name {
        case "update":
            guard let share = arguments.unlabeled()?.double else { return nil }
            app.world.code.instances[interactor].properties["percentComplete"] = StoredValue(.number(share))
        case "finish", "cancel": try app.endInteraction(by: interactor, isCancelled: name == "cancel")
        case "startInteractiveTransition":
            guard case .instance(let context)? = arguments.unlabeled() else { return nil }
            try app.startInteractiveTransition(context)
        case "pause": break
        default: return nil
        }
        return .void
    }

    /// A property of a presentation controller or of a percent-driven interaction, where nothing has stored another value.
    func readTransitionObject(_ name: String, of object: Instance.ID) -> Value? {
        let properties = app.world.code.instances[object].properties
        let classes = [AppCode.presentationClass, AppCode.percentDrivenClass]
        let known = classes.filter { app.world.code.isObject(object, of: $0) }
        switch (known.first, name) {
        case (AppCode.presentationClass, "presentedView"):
            return properties["presentedViewController"]?.value.controller.flatMap {
                app.world.controllers[$0].view
            }.map { .view($0) } ?? .nothing
        case (AppCode.presentationClass, "frameOfPresentedViewInContainerView"):
            return properties["containerView"]?.value.view.map {
                .rectangle(Rectangle(size: app.world.views[$0].frame.size))
            }
        default: return UIKitName.initialState(name, of: known)
        }
    }
}
