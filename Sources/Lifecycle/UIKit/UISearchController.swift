extension Simulation {
    /// `-[UISearchController dealloc]`: on some releases it reads its view, which loads what was never shown.
    mutating func loadViewOfSearchControllerInDeinit(_ controller: Controller.ID) throws(Interruption) {
        guard world.kind(of: controller) == .search, follows(.searchControllerLoadsWhileGoing) else {
            return
        }
        _ = try view(of: controller)
    }
}
