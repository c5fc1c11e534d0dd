/// Asking for a controller's view.
package enum LoadingCommand: Hashable, Sendable {
    /// Reads `view`.
    case accessView(of: Controller.ID)
    /// Calls `loadViewIfNeeded()`.
    case loadViewIfNeeded(Controller.ID)
    /// Reads `isViewLoaded`.
    case isViewLoaded(Controller.ID)
    /// Reads `viewIfLoaded`.
    case viewIfLoaded(Controller.ID)
    case setViewToNil(Controller.ID)
    /// Calls a method by hand that only UIKit should call.
    case call(Callback, on: Controller.ID)

    var facts: CommandFacts {
        switch self {
        case .accessView, .setViewToNil, .call: CommandFacts()
        case .loadViewIfNeeded: CommandFacts(existence: .loadViewIfNeededLoads)
        case .isViewLoaded: CommandFacts(onlyAsks: true, existence: .isViewLoadedNeverLoads)
        case .viewIfLoaded: CommandFacts(onlyAsks: true, existence: .viewIfLoadedNeverLoads)
        }
    }

    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .accessView(let controller):
            return .returned(.view(try app.view(of: controller)))
        case .loadViewIfNeeded(let controller):
            if app.world.overrides(.loadViewIfNeeded, in: app.world.controllers[controller].classID) {
                try app.send(.loadViewIfNeeded, to: controller, by: .loadViewIfNeededLoads)
            } else {
                try app.loadViewIfNeeded(controller)
            }
        case .isViewLoaded(let controller):
            return .returned(.bool(app.world.controllers[controller].view != nil))
        case .viewIfLoaded(let controller):
            return .returned(.view(app.world.controllers[controller].view))
        case .setViewToNil(let controller):
            try app.setView(nil, of: controller)
        case .call(let callback, let controller):
            try app.callByHand(callback, on: controller)
        }
        return .done
    }
}
