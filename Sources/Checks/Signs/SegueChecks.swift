/// Outlets of a segue's destination that are used in `prepare(for:sender:)`: no run performs the segues of a storyboard,
/// but the text alone shows that the view cannot be loaded by then.
struct SegueChecks: TextCheck {
    private let app: CheckedApp
    private let outlines: [ClassOutline]
    var evidence = FindingCollector()

    init(_ app: CheckedApp, _ outlines: [ClassOutline]) {
        self.app = app
        self.outlines = outlines
    }

    mutating func run() {
        for outline in outlines {
            for method in outline.methods where method.isOverride && method.name == "prepare(for:sender:)" {
                check(method, outline)
            }
        }
    }

    private mutating func check(_ method: MethodOutline, _ outline: ClassOutline) {
        guard let segue = method.parameters.first?.name,
            !method.references.contains(where: { $0.name == "loadViewIfNeeded" })
        else { return }
        for local in method.body.locals where local.value.hasPrefix(segue + ".destination as") {
            let type = local.value.split(separator: " ").last.map(String.init) ?? ""
            let types = app.outlines.filter { $0.name == type }
            guard !types.isEmpty, !returns(to: types), !loads(local.target, in: method) else { continue }
            for outlet in types.flatMap(\.properties) where outlet.isOutlet && outlet.isUnwrapped {
                let path = "\(local.target).\(outlet.name)"
                guard
                    let use = method.body.uses.first(where: {
                        $0.path.hasPrefix(path + ".") || $0.path.hasPrefix(path + "!.")
                    })
                else { continue }
                find(
                    .outletUsedBeforeLoad, at: use.place, in: outline.name,
                    "In prepare(for:sender:), the outlet \(outlet.name) of \(type) is still nil, "
                        + "because the view isn't loaded yet.")
            }
        }
    }

    /// Indicates whether an unwind segue may lead to a class, whose view is loaded by then.
    private func returns(to types: [ClassOutline]) -> Bool {
        types.flatMap(\.methods).contains { method in
            method.isAction && method.parameters.contains { $0.type.hasSuffix("UIStoryboardSegue") }
        }
    }

    /// Indicates whether a method reads the view of a controller, which loads it.
    private func loads(_ name: String, in method: MethodOutline) -> Bool {
        method.assignments.contains { $0.value == name + ".view" || $0.target.hasPrefix(name + ".view.") }
            || method.body.uses.contains { $0.path.hasPrefix(name + ".view.") }
    }
}
