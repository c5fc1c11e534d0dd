import Lifecycle

/// A callback of one controller: what predictions are made of.
package struct Call: Hashable, Sendable {
    /// Who hears it.
    package let controller: Controller.ID
    /// What is called.
    package let callback: Callback

    package init(_ controller: Controller.ID, _ callback: Callback) {
        self.controller = controller
        self.callback = callback
    }

    /// The call as answers write it, such as `feed.viewDidLoad`.
    ///
    /// - Parameters:
    ///   - world: The world of the controller.
    ///   - withController: Whether the controller is named.
    /// - Returns: The canonical name.
    package func name(in world: World, withController: Bool) -> String {
        withController ? "\(world.controllers[controller].name).\(callback.rawValue)" : callback.rawValue
    }
}

/// What a prediction is asked about: exactly this is shown, and exactly this is compared.
package struct Asked: Hashable, Sendable {
    /// The controllers, in the order in which they were made.
    package let controllers: [Controller.ID]
    /// The callbacks that are offered; nil means all that controllers have.
    package let callbacks: [Callback]?

    /// Calls that an answer names: they are judged with it, but beyond what is asked about they need not be known.
    package private(set) var named: Set<Call> = []

    /// Makes a selection.
    package init(controllers: [Controller.ID], callbacks: [Callback]? = nil) {
        self.controllers = controllers
        self.callbacks = callbacks
    }

    /// Whether a call is asked about.
    ///
    /// - Parameter call: The call.
    /// - Returns: True if both its controller and its callback are.
    func includes(_ call: Call) -> Bool { isAsked(call) || named.contains(call) }

    /// The only call that is asked about; nil if there are several.
    var only: Call? {
        guard let controller = controllers.first, controllers.count == 1,
            let callback = callbacks?.first, callbacks?.count == 1
        else { return nil }
        return Call(controller, callback)
    }

    /// Whether a call has to be known.
    func isAsked(_ call: Call) -> Bool {
        controllers.contains(call.controller) && (callbacks?.contains(call.callback) ?? true)
    }

    /// Whether any call of a callback is asked about.
    func includes(_ callback: Callback) -> Bool {
        callbacks?.contains(callback) ?? true || named.contains { $0.callback == callback }
    }

    /// Whether an answer names calls beyond what is asked about.
    var isExceeded: Bool { named.contains { !isAsked($0) } }

    /// Whether calls are written with their controllers.
    package var isOfSeveral: Bool {
        controllers.count > 1 || named.contains { !controllers.contains($0.controller) }
    }

    /// What is asked about, with what an answer names beyond it.
    func with(_ answer: [Call]) -> Asked {
        var asked = self
        asked.named.formUnion(answer)
        return asked
    }
}

extension Callback {
    /// Whether it tells of sizes, insets, traits or layout, which change whenever UIKit finds it right.
    var tellsOfGeometry: Bool {
        switch self {
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints, .updateProperties,
            .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .traitCollectionDidChange:
            true
        default: false
        }
    }
}
