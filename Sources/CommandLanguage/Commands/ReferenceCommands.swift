import Lifecycle

extension CommandTable {
    static let references: [AppForm<ReferenceCommand>] = [
        AppForm(.setUp, "release [<controller>] [another thread]") { (captures) throws(CommandError) in
            let isNamed = captures.text(.controller) != nil
            guard isNamed || !Command.touch(.finish).isAvailable(in: captures.context.world) else {
                throw CommandError(
                    "A finger is on the screen. Lift it with finish or cancel. To set a variable to nil, name it: "
                        + "release \(captures.context.controllerNames.last ?? "vc")")
            }
            let controller = try captures.controller()
            return captures.has("thread") ? .releaseOffMainThread(controller) : .release(controller)
        },
        AppForm(.setUp, "set <path> (nil | closure capturing [<reference>] <controller> | <controller>)") {
            (captures) throws(CommandError) in
            let (owner, property) = try captures.path()
            guard !captures.has("nil") else { return .setProperty(property.name, of: owner, to: nil) }
            let isClosure = captures.has("closure")
            let named = captures.text(.reference).flatMap {
                ControllerClass.Property.Reference(rawValue: $0.lowercased())
            }
            let kind = isClosure ? named ?? .strong : property.reference
            return .setProperty(
                property.name, of: owner,
                to: Controller.Reference(to: try captures.controller(), kind: kind, isClosure: isClosure))
        },
        AppForm(.setUp, "read <path>", Captures.path) { path, _ in
            .readProperty(path.1.name, of: path.0)
        },
    ]
}

extension Captures {
    /// The controller and the property that something like `feed.next` names.
    fileprivate func path() throws(CommandError) -> (Controller.ID, ControllerClass.Property) {
        let parts = name(.path).split(separator: ".").map(String.init)
        guard parts.count == 2 else { throw CommandError("Name the property like this: feed.friend") }
        let owner = try controller(named: parts[0]), world = context.world
        for classID in world.ancestry(of: world.controllers[owner].classID) {
            if let property = world.classes[classID].properties.first(where: { $0.name == parts[1] }) {
                return (owner, property)
            }
        }
        let name = world.className(of: owner)
        throw CommandError(
            "\(name) has no property \(parts[1]). "
                + "Declare it first, such as: property \(parts[1]): UIViewController in \(name)")
    }
}

extension Wording {
    func line(for command: ReferenceCommand) -> String? {
        switch command {
        case .setProperty(let property, let owner, let reference):
            "set \(name(owner)).\(property) \(target(reference))"
        case .readProperty(let property, let owner): "read \(name(owner)).\(property)"
        case .release(let controller): "release \(name(controller))"
        case .releaseOffMainThread(let controller): "release \(name(controller)) on another thread"
        }
    }

    private func target(_ reference: Controller.Reference?) -> String {
        guard let reference else { return "nil" }
        return (reference.isClosure ? "closure capturing \(reference.kind.rawValue) " : "to ")
            + name(reference.target)
    }
}
