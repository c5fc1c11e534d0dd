import Lifecycle

/// A callback of one controller: what predictions are made of.
package struct Call: Hashable, Sendable {
    /// The receiver of the call.
    package let controller: Controller.ID
    package let callback: Callback

    package init(_ controller: Controller.ID, _ callback: Callback) {
        self.controller = controller
        self.callback = callback
    }

    /// Returns the call as answers write it, such as `feed.viewDidLoad`.
    package func name(in world: World, withController: Bool) -> String {
        withController ? "\(world.controllers[controller].name).\(callback.rawValue)" : callback.rawValue
    }
}

/// The scope of a prediction: exactly these calls are shown and compared.
package struct AskedCalls: Hashable, Sendable {
    /// The controllers, in the order of their creation.
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

    /// Indicates whether a call is in question: it is asked about, or an answer named it.
    func includes(_ call: Call) -> Bool { isAsked(call) || named.contains(call) }

    /// The only call that is asked about; nil if there are several.
    package var only: Call? {
        guard let controller = controllers.first, controllers.count == 1,
            let callback = callbacks?.first, callbacks?.count == 1
        else { return nil }
        return Call(controller, callback)
    }

    /// Indicates whether a call has to be known.
    func isAsked(_ call: Call) -> Bool {
        controllers.contains(call.controller) && (callbacks?.contains(call.callback) ?? true)
    }

    /// Indicates whether any call of a callback is in question.
    func includes(_ callback: Callback) -> Bool {
        callbacks?.contains(callback) ?? true || named.contains { $0.callback == callback }
    }

    /// Indicates whether an answer named calls beyond those asked about.
    var isExceeded: Bool { named.contains { !isAsked($0) } }

    /// Indicates whether calls are written with their controllers.
    package var isOfSeveral: Bool {
        controllers.count > 1 || named.contains { !controllers.contains($0.controller) }
    }

    /// Returns the scope extended by the calls of an answer.
    func with(_ answer: [Call]) -> AskedCalls {
        var asked = self
        asked.named.formUnion(answer)
        return asked
    }

    /// Returns the scope as it is typed, such as `viewDidLoad of feed, detail`.
    func text(in world: World) -> String {
        let names = controllers.map { world.controllers[$0].name }.joined(separator: ", ")
        return (callbacks.map { $0.map { $0.rawValue }.joined(separator: " ") } ?? "all") + " of " + names
    }

    /// The most calls that a prediction asks for by default, if they can be made that few.
    static let usualCount = 8
    /// The most calls of which a prediction may choose those that it asks for.
    static let mostCalls = 1_000
}

extension Callback {
    /// Indicates whether it reports sizes, insets, traits or layout, which UIKit may change at any time.
    package var tellsOfGeometry: Bool {
        [
            .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints, .updateProperties,
            .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .traitCollectionDidChange,
        ].contains(self)
    }

    /// The name without the arguments.
    var bareName: String { String(rawValue.prefix { $0 != "(" }) }
}
