// Running overrides of UIKit's methods.

import Lifecycle

extension Interpreter {
    /// Runs the statements of an override; each enters UIKit again as real code would.
    mutating func run(
        _ body: Body, of call: OverriddenCall, on receiver: Value, level: CodeLevel
    ) throws(Interruption) -> Value {
        guard app.progress.bodyDepth < Simulation.stackLimit else { throw app.overflow() }
        try app.enterNesting(Simulation.nestingPerBody)
        app.progress.bodyDepth += 1
        app.execution.frames.append(CallFrame())
        defer {
            app.progress.bodyDepth -= 1
            _ = app.execution.frames.popLast()
            app.execution.nesting -= Simulation.nestingPerBody
        }
        let reader = TrackedRead.Reader(call.callback, of: receiver)
        if let reader { app.beginTracking(reader) }
        defer { if reader != nil { _ = app.execution.readers.popLast() } }
        let mark = app.progress.temporaries.count
        activation = Activation(receiver: receiver, level: level)
        activation.override = call
        let values = values(of: call, to: receiver)
        for (index, name) in body.parameters.enumerated() {
            let value = values.indices.contains(index) ? values[index] : .unknown
            try declare(name, StoredValue(value))
        }
        let completion = try execute(body.statements)
        try closeScope()
        try app.dropTemporaries(to: mark)
        if case .returned(let value) = completion { return value }
        return .void
    }

    /// The arguments of a callback, as its override receives them.
    private mutating func values(of call: OverriddenCall, to receiver: Value) -> [Value] {
        if call.callback == .initFrame, case .view(let view) = receiver {
            return [.rectangle(app.world.views[view].frame)]
        }
        return switch call.argument {
        case .none, .orientation, .indexPath: []
        case .sizeClasses(let sizeClasses):
            [app.traitCollection(sizeClasses), coordinator()]
        case .animated(let animated): [.bool(animated)]
        case .transition(let isAppearing, let animated): [.bool(isAppearing), .bool(animated)]
        case .superview(let view): [view.map { .view($0) } ?? .nothing]
        case .subview(let view): [.view(view)]
        case .constraints(let constraints): [.list(constraints.map { .constraint($0) })]
        case .parent(let parent): [parent.map { .controller($0) } ?? .nothing]
        case .window(let window): [window.map { .window($0) } ?? .nothing]
        case .nibName(let name): [name.map { .string($0) } ?? .nothing, .nothing]
        case .size(let size): [.size(size), coordinator()]
        case .point(let point): [.point(x: point.x, y: point.y), .nothing]
        case .rectangle(let part): [.rectangle(part)]
        case .segue(let identifier, let destination):
            values(of: call.callback, ofSegue: identifier, to: destination, receiver)
        }
    }

    private mutating func values(
        of callback: Callback, ofSegue identifier: String, to destination: Controller.ID?, _ receiver: Value
    ) -> [Value] {
        let source = app.progress.unwind.map { Value.controller($0.source) } ?? .unknown
        let action = app.progress.unwind.map { Value.symbol($0.action) } ?? .unknown
        return switch callback {
        case .prepareForSegue: [app.segueObject(identifier, from: receiver, to: destination), .nothing]
        case .unwindAction: [app.segueObject(identifier, from: source, to: destination)]
        case .canPerformUnwindSegueAction: [action, source, .nothing]
        default: [.string(identifier), .nothing]
        }
    }
}
