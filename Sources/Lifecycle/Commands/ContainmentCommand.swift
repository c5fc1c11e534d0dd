/// Adding and removing child controllers.
package enum ContainmentCommand: Hashable, Sendable {
    /// Adds a controller's view to another's; nothing else of the recipe.
    case addSubview(Controller.ID, to: Controller.ID)
    /// Adds a controller's view to any other view.
    case addSubviewToView(Controller.ID, View.ID)
    /// Calls `addChild(_:)`.
    case addChild(Controller.ID, to: Controller.ID)
    /// Calls `willMove(toParent:)`.
    case willMove(Controller.ID, toParent: Controller.ID?)
    /// Calls `didMove(toParent:)`.
    case didMove(Controller.ID, toParent: Controller.ID?)
    /// Calls `removeFromParent()`.
    case removeFromParent(Controller.ID)
    /// Adds a child by the whole recipe.
    case embed(Controller.ID, in: Controller.ID)
    /// Removes a child by the whole recipe.
    case unembed(Controller.ID)
    /// Calls `transition(from:to:…)`.
    case flip(from: Controller.ID, to: Controller.ID, animated: Bool)
    /// Calls `beginAppearanceTransition(_:animated:)`.
    case beginAppearance(Controller.ID, isAppearing: Bool, animated: Bool)
    /// Calls `endAppearanceTransition()`.
    case endAppearance(Controller.ID)
    /// Lets a class return false from `shouldAutomaticallyForwardAppearanceMethods`.
    case forwardByHand(ControllerClass.ID)

    var facts: CommandFacts {
        switch self {
        case .addSubview, .addSubviewToView: CommandFacts()
        case .addChild, .willMove, .didMove, .removeFromParent, .embed, .unembed, .endAppearance:
            CommandFacts(existence: .containmentExists)
        case .flip(_, _, let animated): .animated(animated, since: .containmentExists)
        case .beginAppearance(_, _, let animated):
            CommandFacts(isAnimated: animated, existence: .containmentExists)
        case .forwardByHand: CommandFacts(actsAtOnce: false, existence: .containmentExists)
        }
    }

    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .addSubview(let child, let parent): try app.addSubview(of: child, to: parent)
        case .addSubviewToView(let child, let view): try app.addView(of: child, to: view)
        case .addChild(let child, let parent): try app.addChild(child, to: parent)
        case .willMove(let child, let parent):
            try app.willMove(child, toParent: parent, by: .recipeSendsTheOtherCall)
        case .didMove(let child, let parent):
            try app.didMove(child, toParent: parent, by: .recipeSendsTheOtherCall)
        case .removeFromParent(let child):
            guard app.world.controllers[child].parent != nil else { return .ignored(.noParent(child)) }
            try app.removeFromParent(child)
        case .embed(let child, let parent): try app.embed(child, in: parent)
        case .unembed(let child):
            guard app.world.controllers[child].parent != nil else { return .ignored(.noParent(child)) }
            try app.willMove(child, toParent: nil, by: .recipeSendsTheOtherCall)
            try app.removeViewFromSuperview(of: child)
            try app.removeFromParent(child)
        case .flip(let old, let new, let animated):
            return try app.transition(from: old, to: new, animated: animated)
        case .beginAppearance(let controller, let isAppearing, let animated):
            try app.beginAppearanceByHand(controller, isAppearing: isAppearing, animated: animated)
        case .endAppearance(let controller): try app.endAppearanceByHand(controller)
        case .forwardByHand(let classID): app.world.classes[classID].forwardsByHand = true
        }
        return .done
    }
}
