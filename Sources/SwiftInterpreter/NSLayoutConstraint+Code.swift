// NSLayoutConstraint, as code makes it of anchors.

import Lifecycle

extension Interpreter {
    /// `anchor.constraint(equalTo:multiplier:constant:)`
    mutating func constraint(_ anchor: LayoutConstraint.Anchor, _ arguments: [PassedArgument]) -> Value? {
        let constant = arguments["constant"]?.double ?? arguments["equalToConstant"]?.double ?? 0
        let multiplier = arguments["multiplier"]?.double ?? 1
        var second: LayoutConstraint.Anchor?
        if let other = arguments["equalTo"] {
            guard case .anchor(let found) = other else { return nil }
            second = found
        } else if arguments["equalToConstant"] == nil {
            return nil
        }
        let made = app.world.constraints.append(
            LayoutConstraint(anchor, equalTo: second, multiplier: multiplier, constant: constant))
        if arguments.contains(where: { $0.value == .unknown }) {
            mayHaveChanged("constant", of: .constraint(made))
        }
        return app.keep(.constraint(made))
    }
}

extension Value {
    /// The constraint that it is, or those in the array that it is; nil if it is something else.
    var constraints: [LayoutConstraint.ID]? {
        switch self {
        case .constraint(let constraint): [constraint]
        case .array(let values): values.elements.flatMap { $0.constraints ?? [] }
        default: nil
        }
    }
}
