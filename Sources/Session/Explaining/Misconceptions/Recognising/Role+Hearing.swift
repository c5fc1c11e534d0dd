import Lifecycle

extension Role {
    /// Roles about what happens to a controller, whatever the question is, and where it is in the end.
    enum Hearing: String, RoleVocabulary {
        /// Something happens to it.
        case takesPart
        /// The commands read, change or touch its view.
        case isTargeted
        /// Its view is assigned by code, in addition to the one that loading assigns.
        case isGivenView
        case isGone
        case hasParent, hasPresenter
        /// Its parent's view is in a window.
        case hasParentInWindow
        /// Its view is in a window.
        case inWindow
        /// Its view is hidden or transparent.
        case unseen
        /// Its view is inside another controller's view.
        case belowAnother
        /// The root of a hidden window.
        case rootOfHidden
        /// If it loses its view, the view can be loaded again.
        case canLoadAgain
        /// Its class overrides the two-step rotation methods.
        case rotatesInTwoSteps

        func includes(_ wrong: WrongAnswer, _ controller: Controller.ID) -> Bool {
            var later: Controller { wrong.later(controller) }
            var world: World { wrong.world }
            switch self {
            case .takesPart: return wrong.events(of: controller).contains { _ in true }
            case .isTargeted: return later.view.map(wrong.targetViews.contains) ?? false
            case .isGivenView:
                let assigned = wrong.events(of: controller).count { entry in
                    if case .change(.assignedView) = entry.event { true } else { false }
                }
                return assigned > wrong.events(of: controller).count { $0.isCall(of: [.loadView]) }
            case .isGone: return !later.isAlive
            case .hasParent: return later.parent != nil
            case .hasPresenter: return later.presenter != nil
            case .hasParentInWindow: return later.parent.map(world.isViewInWindow) ?? false
            case .inWindow: return world.isViewInWindow(controller)
            case .belowAnother: return world.isBelowAnotherController(controller)
            case .unseen:
                return wrong.later(controller).view.map { wrong.world.views[$0] }
                    .map { $0.isHidden || $0.alpha == 0 } ?? false
            case .rootOfHidden:
                return world.windows.identifiers.contains {
                    world.windows[$0].root == controller && !world.windows[$0].isVisible
                }
            case .canLoadAgain: return world.canReloadView(of: controller)
            case .rotatesInTwoSteps: return world.rotatesInTwoSteps(controller)
            }
        }
    }

    /// Gets one of some calls, whether they are asked about or not.
    static func gets(_ callbacks: [Callback]) -> Role {
        Role { wrong, controller in wrong.events(of: controller).contains { $0.isCall(of: callbacks) } }
    }

    /// A rule causes something that happens to it.
    static func driven(by rule: Rule) -> Role {
        Role { wrong, controller in wrong.events(of: controller).contains { $0.rule == rule } }
    }
}

extension WrongAnswer {
    /// Returns the trace entries about a controller from the commands.
    fileprivate func events(of controller: Controller.ID) -> some Sequence<Entry> {
        (start..<after.trace.count).lazy.map { after.trace[$0] }
            .filter { $0.receiver == .controller(controller) }
    }
}

extension Entry {
    /// Indicates whether it is one of some calls.
    fileprivate func isCall(of callbacks: [Callback]) -> Bool {
        if case .callback(let callback, _) = event { callbacks.contains(callback) } else { false }
    }
}
