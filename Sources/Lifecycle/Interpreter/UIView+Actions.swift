// The senders of a view's actions, which live as long as the view: its gesture recognizers and its closure
// actions.

extension Interpreter {
    /// `addAction(_:for:)` and `addGestureRecognizer(_:)`
    mutating func keep(_ sender: Instance.ID, in view: View.ID) {
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

extension World {
    /// The prefix of the slots in which a view holds the objects that send its actions. It contains a space,
    /// so that no code can have such a name.
    fileprivate static let senderPrefix = "actions "

    /// Returns the number of gesture recognizers that code has added to a view.
    package func gestureRecognizers(of view: View.ID) -> Int {
        views[view].properties.count { name, slot in
            guard name.hasPrefix(World.senderPrefix), case .instance(let sender) = slot.value,
                case .named(let type) = code.instances[sender].type
            else { return false }
            return type.hasSuffix("GestureRecognizer")
        }
    }
}
