// The senders of a view's actions, which live as long as the view: its gesture recognizers and its closure
// actions.

import Lifecycle

extension Interpreter {
    /// `addAction(_:for:)` and `addGestureRecognizer(_:)`; with events if code names them.
    mutating func keep(_ sender: Instance.ID, in view: View.ID, for events: Set<String>? = nil) {
        if let events, !app.world.code.instances[sender].actions.isEmpty {
            app.world.code.instances[sender].actions[0].events = events
        }
        let name = World.senderPrefix + String(sender.ordinal)
        guard app.world.views[view].properties[name] == nil else { return }
        app.retain(.instance(sender))
        app.world.views[view].properties[name] = StoredValue(.instance(sender))
    }

    /// `removeAction(_:for:)` and `removeGestureRecognizer(_:)`
    mutating func drop(_ sender: Instance.ID, from view: View.ID) throws(Interruption) {
        let held = app.world.views[view].properties.removeValue(
            forKey: World.senderPrefix + String(sender.ordinal))
        if let held { try app.release(held.value) }
    }
}
