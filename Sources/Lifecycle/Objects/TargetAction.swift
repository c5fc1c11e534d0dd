/// The target and action of a control, a bar button item or a gesture recognizer.
package struct TargetAction: Hashable, Sendable {
    /// The target, which isn't retained; `.nothing` for the first responder that implements the method. Or a
    /// closure.
    package let target: Value
    /// The method's base name; of a closure what the person reads who chooses it.
    package let method: String
    /// The events of a control's that bring it. What is no control has but one, and what code says in another way than by
    /// name is taken to be the one of most controls.
    package var events: Set<String> = ["touchUpInside"]

    package init(target: Value, method: String, events: Set<String> = ["touchUpInside"]) {
        self.target = target
        self.method = method
        self.events = events
    }
}

/// A control, bar button item or gesture recognizer that can send an action now.
package struct ActionSender: Hashable, Sendable {
    /// The control, bar button item or gesture recognizer.
    let sender: Value
    let action: TargetAction
    /// The base name of the method that is called.
    package var method: String { action.method }
    /// Indicates whether it is a button of an alert.
    package let isOfAlert: Bool
    /// The target, if it is a controller.
    package var controller: Controller.ID? { action.target.controller }
}

extension World {
    /// The actions that can be sent now: those of controls in the window, and of the living bar button items and gesture
    /// recognizers, by the age of these.
    package var actionSenders: [ActionSender] {
        views.identifiers.filter { views[$0].isAlive && views[$0].isInWindow }.flatMap { view in
            views[view].actions.map { ActionSender(sender: .view(view), action: $0, isOfAlert: false) }
        }
            + code.instances.identifiers.filter { code.instances[$0].isAlive }.flatMap { instance in
                isOffered(instance)
                    ? code.instances[instance].actions.map {
                        ActionSender(
                            sender: .instance(instance), action: $0,
                            isOfAlert: code.instances[instance].properties["alert"] != nil)
                    }
                    : []
            }
    }

    /// Indicates whether a person can choose an object; true for a button of an alert only while the alert is
    /// presented.
    private func isOffered(_ instance: Instance.ID) -> Bool {
        guard code.instances[instance].type == .named("UIAlertAction") else { return true }
        return code.alert(of: .instance(instance)).map { controllers[$0].presenter != nil } ?? false
    }
}

extension AppCode {
    /// The alert of which something is a button.
    func alert(of sender: Value) -> Controller.ID? {
        guard case .instance(let instance) = sender else { return nil }
        return instances[instance].properties["alert"]?.value.controller
    }
}
