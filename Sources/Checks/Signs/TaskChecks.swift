import Lifecycle

/// Tasks without end that hold a controller: the text alone shows them, as a run ends before they would.
struct TaskChecks: TextCheck {
    private let outlines: [ClassOutline]
    var evidence = FindingCollector()

    init(_ outlines: [ClassOutline]) { self.outlines = outlines }

    mutating func run() {
        let methods = outlines.flatMap(\.methods)
        let members = Set(
            methods.filter { !$0.isStatic }.map(\.baseName) + outlines.flatMap(\.properties).map(\.name))
        // deinit never comes as long as the task is there.
        let isCancelled = methods.contains { method in
            method.name != "deinit" && method.calls.contains { $0.name == "cancel" }
        }
        for outline in outlines {
            for method in outline.methods where !method.isStatic {
                for task in method.body.endlessTasks {
                    let locals = Set(method.body.locals.map(\.target) + method.parameters.map(\.name))
                    guard
                        task.names.contains("self") || !task.names.intersection(members).isSubset(of: locals)
                    else { continue }
                    guard !isCancelled else {
                        evidence.addUndecided(.taskHolds, at: task.place, because: .uncertain)
                        continue
                    }
                    find(
                        .taskHolds, at: task.place, in: outline.name,
                        "This task never ends and is never canceled, so it keeps \(outline.name) alive.")
                }
            }
        }
    }
}
