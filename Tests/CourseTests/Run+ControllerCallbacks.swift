import Session

extension Run {
    /// The positions of the entries that are callbacks of controllers, in order.
    var controllerCallbacks: [Int] {
        entries.filter { index in
            guard case .callback = simulation.trace[index].event,
                case .controller = simulation.trace[index].receiver
            else { return false }
            return true
        }
    }
}
