import Lifecycle

extension CommandTable {
    static let loading: [AppForm<LoadingCommand>] = [
        AppForm(.loading, "access view [<controller>]", of: { .accessView(of: $0) }),
        AppForm(.loading, "load view if needed [<controller>]", of: { .loadViewIfNeeded($0) }),
        AppForm(.loading, "call <callback> [<controller>]") { (captures) throws(CommandError) in
            let callback = try captures.callback()
            guard callback.receiver == .controller, callback != .initNibName else {
                throw CommandError("You can't call \(callback.signature) on a controller.")
            }
            return .call(callback, on: try captures.controller())
        },
        AppForm(.loading, "set view nil [<controller>]", of: { .setViewToNil($0) }),
        AppForm(.loading, "is view loaded [<controller>]", of: { .isViewLoaded($0) }),
        AppForm(.loading, "view if loaded [<controller>]", of: { .viewIfLoaded($0) }),
    ]
}

extension Wording {
    func line(for command: LoadingCommand) -> String? {
        switch command {
        case .accessView(let controller): "access view \(name(controller))"
        case .loadViewIfNeeded(let controller): "load view if needed \(name(controller))"
        case .isViewLoaded(let controller): "is view loaded \(name(controller))"
        case .viewIfLoaded(let controller): "view if loaded \(name(controller))"
        case .setViewToNil(let controller): "set view nil \(name(controller))"
        case .call(let callback, let controller): "call \(callback.rawValue) \(name(controller))"
        }
    }
}
