// NSLayoutConstraint, as code makes it of anchors.

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
        let constraint = LayoutConstraint(anchor, equalTo: second, multiplier: multiplier, constant: constant)
        return app.keep(.constraint(app.world.constraints.append(constraint)))
    }
}

extension [Value] {
    var constraints: [LayoutConstraint.ID] {
        compactMap { value in
            if case .constraint(let constraint) = value { constraint } else { nil }
        }
    }
}
