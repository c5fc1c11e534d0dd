// UIViewPropertyAnimator, as far as its animations run from their beginning to their end.

import Lifecycle

extension Interpreter {
    /// The class of animations that are objects.
    static let propertyAnimator = "UIViewPropertyAnimator"

    /// `UIViewPropertyAnimator(duration:curve:animations:)` and its siblings.
    mutating func makePropertyAnimator(_ arguments: [PassedArgument]) -> Value {
        let made = app.world.code.add(
            Interpreter.propertyAnimator,
            ["duration": StoredValue(arguments["duration"] ?? .number(RunLoop.duration))])
        add(arguments.closure("animations"), to: "animations", of: made)
        return app.keep(.instance(made))
    }

    /// A method of such an object.
    ///
    /// - Returns: Nil if nothing is known of it.
    mutating func callPropertyAnimator(
        _ name: String, of animator: Instance.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        switch name {
        case "addAnimations", "addCompletion":
            let block = arguments["{}"] ?? arguments.unlabeled()
            guard block?.closure != nil else { return nil }
            add(block, to: name == "addAnimations" ? "animations" : "completions", of: animator)
        case "startAnimation":
            for block in blocks("animations", of: animator) { try invoke(block, []) }
            let duration = app.world.code.instances[animator].properties["duration"]?.value.double
            let delay = arguments["afterDelay"]?.double ?? 0
            for block in blocks("completions", of: animator) {
                app.runLater(
                    block, after: max(0, duration ?? RunLoop.duration) + max(0, delay),
                    passing: [PassedArgument(nil, .symbol("end"))])
            }
        default: return nil
        }
        return .void
    }

    private func blocks(_ name: String, of animator: Instance.ID) -> [Value] {
        guard case .array(let blocks)? = app.world.code.instances[animator].properties[name]?.value else {
            return []
        }
        return Array(blocks.elements)
    }

    private mutating func add(_ block: Value?, to name: String, of animator: Instance.ID) {
        guard let block, block.closure != nil else { return }
        app.retain(block)
        app.world.code.instances[animator].properties[name] = StoredValue(
            .list(blocks(name, of: animator) + [block]))
    }
}
