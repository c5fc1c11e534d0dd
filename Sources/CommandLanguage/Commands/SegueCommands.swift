import Lifecycle

extension CommandTable {
    static let segues: [AppForm<SegueCommand>] = [
        AppForm(
            .setUp,
            "segue (show | modal | embed | unwind) from <classOfApp> to <classOfApp> named <property> [as <style>] "
                + "[animated | not animated]",
            Captures.classes
        ) { classes, captures in
            .define(
                Segue(
                    name: captures.name(.property),
                    kind: Segue.Kind.allCases.first { captures.has($0.rawValue) } ?? .show, from: classes[0],
                    to: classes[1], style: captures.style ?? .automatic, isAnimated: captures.isAnimated))
        },
        AppForm(.setUp, "segue relationship from <classOfApp> to <classOfApp>", Captures.classes) {
            classes, _ in .define(.relationship(from: classes[0], to: classes[1]))
        },
        AppForm(.setUp, "forbid segue <property> [in <classOfApp>]", Captures.classToChange) {
            .forbid($1.name(.property), in: $0)
        },
        AppForm(
            .showing, "perform segue <property> [from <controller>] [as <newController>]",
            Captures.controller
        ) { .perform($1.name(.property), from: $0, name: $1.destinationName(from: $0)) },
        AppForm(
            .showing, "trigger segue <property> [from <controller>] [as <newController>]",
            Captures.controller
        ) { .trigger($1.name(.property), from: $0, name: $1.destinationName(from: $0)) },
    ]
}

extension Captures {
    /// The name that the destination gets: `detail` for a Detail; `detail2` if that is taken, and so on. A class may be
    /// named so that no command could name its object.
    fileprivate func destinationName(from source: Controller.ID) -> String {
        if let name = text(.newController) { return name }
        let name = context.world.destinationName(ofSegue: name(.property), from: source)
        return Keyword.isName(name) ? name : context.world.freshName(like: "destination")
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
