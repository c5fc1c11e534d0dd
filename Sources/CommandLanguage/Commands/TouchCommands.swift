import Lifecycle

extension CommandTable {
    static let taps: [AppForm<TouchCommand>] = [
        AppForm(.world, "tap (<coordinate> <coordinate> | <view>)") { (captures) throws(CommandError) in
            guard captures.text(.view) == nil else { return .tapView(try captures.view()) }
            let numbers = captures.numbers
            guard numbers.count == 2 else { throw CommandError("A point is two numbers, such as tap 20 40.") }
            return .tap(Point(x: numbers[0], y: numbers[1]))
        },
        AppForm(.world, "trigger action <property> [of <controller>]", Captures.namedController) {
            .trigger($1.name(.property), of: $0)
        },
        AppForm(.world, "tap row <number> [of <controller>]", Captures.namedController) {
            .tapRow($1.number(or: 1), of: $0)
        },
        AppForm(.world, "scroll to row <number> [of <controller>]", Captures.namedController) {
            .scrollToRow($1.number(or: 1), of: $0)
        },
    ]

    /// The commands that end a movement of a finger.
    static let ends: [AppForm<TouchCommand>] = [
        AppForm(.showing, "finish", .finish),
        AppForm(.showing, "cancel", .cancel),
    ]
}

extension Captures {
    /// The controller that is named; nil if none is.
    func namedController() throws(CommandError) -> Controller.ID? {
        text(.controller) == nil ? nil : try controller()
    }
}

extension Wording {
    func line(for command: TouchCommand) -> String? {
        switch command {
        case .tap(let point): "tap \(point.x.brief) \(point.y.brief)"
        case .tapView(let view): "tap \(world.viewName(view))"
        case .trigger(let method, let controller):
            "trigger action \(method)" + (controller.map { " of \(name($0))" } ?? "")
        case .tapRow(let row, let controller):
            "tap row \(row)" + (controller.map { " of \(name($0))" } ?? "")
        case .scrollToRow(let row, let controller):
            "scroll to row \(row)" + (controller.map { " of \(name($0))" } ?? "")
        case .finish: "finish"
        case .cancel: "cancel"
        }
    }
}
