import Lifecycle

extension CommandTable {
    static let taps: [CommandForm] = [
        CommandForm(.world, "tap (<coordinate> <coordinate> | <view>)") { (captures) throws(CommandError) in
            guard captures.text(.view) == nil else { return .simulate(.touch(.tapView(try captures.view()))) }
            let numbers = captures.numbers
            guard numbers.count == 2 else { throw CommandError("A point is two numbers, such as tap 20 40.") }
            return .simulate(.touch(.tap(Point(x: numbers[0], y: numbers[1]))))
        },
        CommandForm(.world, "trigger action <property> [of <controller>]") {
            (captures) throws(CommandError) in
            let controller = captures.text(.controller) == nil ? nil : try captures.controller()
            return .simulate(.touch(.trigger(captures.text(.property) ?? "", of: controller)))
        },
    ]

    /// The commands that end a movement of a finger.
    static let ends: [CommandForm] = [
        CommandForm(.showing, "finish") { _ in .simulate(.touch(.finish)) },
        CommandForm(.showing, "cancel") { _ in .simulate(.touch(.cancel)) },
    ]
}

extension Wording {
    func line(for command: TouchCommand) -> String? {
        switch command {
        case .tap(let point): "tap \(point.x.brief) \(point.y.brief)"
        case .tapView(let view): "tap \(world.viewName(view))"
        case .trigger(let method, let controller):
            "trigger action \(method)" + (controller.map { " of \(name($0))" } ?? "")
        case .finish: "finish"
        case .cancel: "cancel"
        }
    }
}
