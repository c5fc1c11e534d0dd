// UIStackView: what code lets it arrange.

import Lifecycle

extension Interpreter {
    /// `addArrangedSubview(_:)` and `insertArrangedSubview(_:at:)`: a stack gives what it arranges its place, and it may
    /// switch the mask of that off.
    mutating func arrange(_ value: Value, in stack: View.ID, at place: Value?) throws(Interruption) {
        guard case .view(let subview) = value else {
            app.world.views[stack].attributes["arrangedSubviews"] = .unknown
            markEscaped(value)
            guard value == .unknown || value.isInert else {
                return app.world.markGeometryUnknown(stack, ["subviews"])
            }
            return try insertStandIn(into: stack, at: .max)
        }
        app.cost.work += app.world.views[stack].subviews.count
        var arranged: [Value]?
        if case .array(let known) = app.world.arrangedSubviews(of: stack) {
            arranged = known.elements.filter { $0 != value }
        }
        let last = arranged?.count ?? 0
        let index: Int? =
            switch place {
            case nil: last
            case .integer(let index)?: min(max(0, index), last)
            default: nil
            }
        try app.addSubview(subview, to: stack, at: place == nil ? .max : index ?? .max)
        guard app.world.views[subview].superview == stack else { return }
        if let index { arranged?.insert(value, at: index) } else { arranged = nil }
        let known = arranged.map { Value.list($0) }
        app.world.views[stack].attributes["arrangedSubviews"] = known ?? .unknown
        app.world.markGeometryUnknown(subview, UIKitName.layout)
    }
}

extension World {
    /// Returns the arranged subviews that are still in a stack view.
    func arrangedSubviews(of stack: View.ID) -> Value {
        switch views[stack].attributes["arrangedSubviews"] {
        case nil: .list([])
        case .array(let given)?:
            .list(given.elements.filter { $0.view.flatMap { views[$0].superview } == stack })
        case .some(let other): other
        }
    }

    /// `removeArrangedSubview(_:)`: it stays where it is, among the subviews.
    mutating func forgetArranged(_ subview: View.ID, in stack: View.ID) {
        guard case .array(let arranged) = arrangedSubviews(of: stack) else { return }
        views[stack].attributes["arrangedSubviews"] = .array(
            ArrayValue(arranged.elements.filter { $0 != .view(subview) }))
    }
}

extension View {
    var isStack: Bool { UIKitName.viewAncestry(of: baseClassName).contains("UIStackView") }
}
