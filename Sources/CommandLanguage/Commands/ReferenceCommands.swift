import Lifecycle

extension CommandTable {
    static let references: [CommandForm] = [
        CommandForm(
            .setUp, "set <path> (nil | closure capturing [<reference>] <controller> | <controller>)",
            "assigns a stored property: a controller, or a closure that captures one",
            example: "set vc.friend to detail",
            after:
                "property friend: UIViewController; class Detail; use vc; access view; new Detail as detail"
        ) { (captures) throws(CommandError) in
            let (owner, property) = try path(captures)
            guard !captures.has("nil") else {
                return .simulate(.setProperty(property.name, of: owner, to: nil))
            }
            let isClosure = captures.has("closure")
            let named = captures.text(.reference).flatMap {
                ControllerClass.Property.Reference(rawValue: $0.lowercased())
            }
            let kind = isClosure ? named ?? .strong : property.reference
            return .simulate(
                .setProperty(
                    property.name, of: owner,
                    to: Controller.Reference(to: try captures.controller(), kind: kind, isClosure: isClosure))
            )
        },
        CommandForm(
            .setUp, "read <path>", "reads a stored property", example: "read vc.friend",
            after: "property weak friend: UIViewController"
        ) { (captures) throws(CommandError) in
            let (owner, property) = try path(captures)
            return .simulate(.readProperty(property.name, of: owner))
        },
        CommandForm(
            .asking, "references", "shows who holds whom, and finds circles that never go",
            example: "references"
        ) { _ in .ask(.references) },
    ]

    /// The controller and the property that something like `feed.next` names.
    private static func path(
        _ captures: Captures
    ) throws(CommandError) -> (Controller.ID, ControllerClass.Property) {
        let parts = (captures.text(.path) ?? "").split(separator: ".").map(String.init)
        guard parts.count == 2 else { throw CommandError("A property is named like feed.friend.") }
        let owner = try captures.controller(named: parts[0])
        let world = captures.context.world
        for classID in world.ancestry(of: world.controllers[owner].classID) {
            if let property = world.classes[classID].properties.first(where: { $0.name == parts[1] }) {
                return (owner, property)
            }
        }
        throw CommandError(
            "\(world.className(of: owner)) has no property \(parts[1]): declare it with property.")
    }
}
