import Lifecycle

extension CommandTable {
    static let loading: [CommandForm] = [
        CommandForm(.loading, "access view [<controller>]", of: { .loading(.accessView(of: $0)) }),
        CommandForm(.loading, "load view if needed [<controller>]", of: { .loading(.loadViewIfNeeded($0)) }),
        CommandForm(.loading, "call <callback> [<controller>]") { (captures) throws(CommandError) in
            let callback = try captures.callback()
            guard callback.receiver == .controller, callback != .initNibName else {
                throw CommandError("You can't call \(callback.signature) on a controller.")
            }
            return .simulate(.loading(.call(callback, on: try captures.controller())))
        },
        CommandForm(.loading, "set view nil [<controller>]", of: { .loading(.setViewToNil($0)) }),
        CommandForm(.loading, "is view loaded [<controller>]", of: { .loading(.isViewLoaded($0)) }),
        CommandForm(.loading, "view if loaded [<controller>]", of: { .loading(.viewIfLoaded($0)) }),
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
