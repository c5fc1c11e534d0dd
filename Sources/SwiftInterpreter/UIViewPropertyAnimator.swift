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
            app.runLater(
                .method(.instance(animator), "finishAnimation"),
                after: max(0, duration ?? RunLoop.duration) + max(0, delay),
                passing: [PassedArgument("running", .symbol("end"))])
        case "stopAnimation" where arguments.unlabeled() == .bool(false):
            app.world.code.instances[animator].properties["isStopped"] = StoredValue(.bool(true))
        case "stopAnimation", "finishAnimation":
            // One that was stopped doesn't end by itself.
            let isStopped = app.world.code.instances[animator].properties["isStopped"] != nil
            if isStopped, arguments["running"] != nil { return .void }
            let ended = blocks("completions", of: animator)
            app.world.code.instances[animator].properties["completions"] = nil
            for block in ended {
                if let position = arguments["at"] ?? arguments["running"] {
                    try invoke(block, [PassedArgument(nil, position)])
                }
                try app.release(block)
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
