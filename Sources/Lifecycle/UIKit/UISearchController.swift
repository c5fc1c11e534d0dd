extension Simulation {
    /// `-[UISearchController dealloc]`, and that of UIAlertController: on some releases they read their view, which
    /// loads what was never shown.
    mutating func loadViewInDeinit(of controller: Controller.ID) throws(Interruption) {
        let rule: Rule
        switch world.kind(of: controller) {
        case .search: rule = .searchControllerLoadsWhileGoing
        case .alert: rule = .alertLoadsWhileGoing
        default: return
        }
        guard world.controllers[controller].view == nil, applies(rule) else { return }
        _ = try view(of: controller)
    }
}
