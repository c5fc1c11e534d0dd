import Lifecycle

extension CommandTable {
    static let segues: [AppForm<SegueCommand>] = [
        AppForm(
            .setUp,
            "segue (show | modal | embed | unwind) from <classOfApp> to <classOfApp> named <property> [as <style>] "
                + "[animated | not animated]"
        ) { (captures) throws(CommandError) in
            let classes = try captures.classes()
            return .define(
                Segue(
                    name: captures.name(.property),
                    kind: Segue.Kind.allCases.first { captures.has($0.rawValue) } ?? .show, from: classes[0],
                    to: classes[1], style: captures.style ?? .automatic, isAnimated: captures.isAnimated))
        },
        AppForm(.setUp, "segue relationship from <classOfApp> to <classOfApp>") {
            (captures) throws(CommandError) in
            let classes = try captures.classes()
            return .define(.relationship(from: classes[0], to: classes[1]))
        },
        AppForm(.setUp, "forbid segue <property> [in <classOfApp>]") { (captures) throws(CommandError) in
            .forbid(captures.name(.property), in: try captures.classToChange())
        },
        AppForm(.showing, "perform segue <property> [from <controller>] [as <newController>]") {
            (captures) throws(CommandError) in
            let (identifier, source, name) = try segue(captures)
            return .perform(identifier, from: source, name: name)
        },
        AppForm(.showing, "trigger segue <property> [from <controller>] [as <newController>]") {
            (captures) throws(CommandError) in
            let (identifier, source, name) = try segue(captures)
            return .trigger(identifier, from: source, name: name)
        },
    ]

    /// The identifier, the source, and the name that the destination gets.
    private static func segue(
        _ captures: Captures
    ) throws(CommandError) -> (identifier: String, source: Controller.ID, name: String) {
        let source = try captures.controller(), identifier = captures.name(.property)
        let name =
            captures.text(.newController)
            ?? destinationName(of: identifier, from: source, in: captures.context.world)
        return (identifier, source, name)
    }

    /// `detail` for a Detail; `detail2` if that is taken, and so on. A class may be named so that no command could name
    /// its object.
    private static func destinationName(
        of identifier: String, from source: Controller.ID, in world: World
    ) -> String {
        let name = world.destinationName(ofSegue: identifier, from: source)
        return Keyword.isName(name) ? name : world.freshName(like: "destination")
    }
}

extension Wording {
    func line(for command: SegueCommand) -> String? {
        switch command {
        case .define(let segue): line(for: segue)
        case .perform(let segue, let source, let name):
            "perform segue \(segue) from \(self.name(source)) as \(name)"
        case .trigger(let segue, let source, let name):
            "trigger segue \(segue) from \(self.name(source)) as \(name)"
        case .forbid(let segue, let classID): "forbid segue \(segue) in \(name(classID))"
        }
    }

    private func line(for segue: Segue) -> String {
        guard segue.canBePerformed else {
            return "segue relationship from \(name(segue.source)) to \(name(segue.destination))"
        }
        return "segue \(segue.kind.rawValue) from \(name(segue.source)) to \(name(segue.destination)) "
            + "named \(segue.name) as \(segue.style.rawValue)" + animationSuffix(segue.isAnimated)
    }
}
