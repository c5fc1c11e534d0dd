// UITableViewController and UICollectionViewController: what they do with their list beside what every controller does.

extension Simulation {
    /// The view that a controller of a list has just loaded gets the controller as its data source and delegate.
    mutating func adoptList(of controller: Controller.ID) {
        guard let view = world.controllers[controller].view else { return }
        var list = view
        if world.isController(controller, of: "UICollectionViewController") {
            let size = world.views[view].frame.size
            list = world.views.append(
                View(
                    className: "UICollectionView", origin: world.views[view].origin,
                    frame: Rectangle(size: size),
                    superview: view))
            world.views[list].autoresizingMask = [.flexibleWidth, .flexibleHeight]
            world.views[view].subviews.append(list)
            world.controllers[controller].attributes["collectionView"] = .view(list)
            if let layout = world.controllers[controller].attributes["collectionViewLayout"] {
                world.views[list].attributes["collectionViewLayout"] = layout
            }
        } else if !world.isController(controller, of: "UITableViewController") {
            return
        }
        guard world.isList(list) else { return }
        setListObject(.controller(controller), "dataSource", of: list)
        setListObject(.controller(controller), "delegate", of: list)
        if world.hasCodeForRows(list) { recordRule(.tableControllerIsItsDataSource) }
    }

    /// `viewWillAppear(_:)`: the first time the data is loaded, and every time the selection is cleared.
    mutating func tableControllerWillAppear(_ controller: Controller.ID) throws(Interruption) {
        guard !world.lists.isEmpty, let list = world.list(of: controller) else { return }
        if world.controllers[controller].attributes["hasLoadedRows"] == nil {
            world.controllers[controller].attributes["hasLoadedRows"] = .bool(true)
            if world.hasCodeForRows(list) { recordRule(.tableControllerReloadsAtFirst) }
            try reloadData(of: list)
        }
        guard world.controllers[controller].attributes["clearsSelectionOnViewWillAppear"] != .bool(false)
        else {
            return
        }
        if world.lists[list]?.selected.isEmpty == false { recordRule(.tableControllerClearsSelection) }
        world.lists[list]?.selected = []
    }
}

extension World {
    /// The list of a controller that manages one.
    fileprivate func list(of controller: Controller.ID) -> View.ID? {
        if case .view(let list)? = controllers[controller].attributes["collectionView"] { return list }
        guard let view = controllers[controller].view, lists[view]?.dataSource == .controller(controller),
            isController(controller, of: "UITableViewController")
        else { return nil }
        return view
    }
}
