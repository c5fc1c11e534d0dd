import Lifecycle

extension Simulation {
    /// Makes an app with nothing in it, whose code the interpreter runs.
    ///
    /// - Parameters:
    ///   - environment: What the app runs on.
    ///   - limit: How long the learner's code may run in one command.
    package init(environment: Environment = Environment(), limit: ExecutionLimit = ExecutionLimit()) {
        self.init(environment: environment, limit: limit, interpreter: Door())
    }

    /// The interpreter, acting on this app. The app moves there and back: a copy would not own what it holds alone.
    fileprivate var interpreter: Interpreter {
        get { Interpreter(app: self) }
        _modify {
            var interpreter = Interpreter(app: consume self)
            defer { self = interpreter.app }
            yield &interpreter
        }
    }
}

/// The interpreter as UIKit reaches it.
private final class Door: CodeRunner {
    func run(
        _ body: Body, of call: OverriddenCall, on receiver: Value, level: CodeLevel, in app: inout Simulation
    ) throws(Interruption) -> Value {
        try app.interpreter.run(body, of: call, on: receiver, level: level)
    }

    func run(
        _ function: Function, on receiver: Value?, level: CodeLevel?, _ arguments: [PassedArgument],
        in app: inout Simulation
    ) throws(Interruption) -> Value {
        try app.interpreter.runFunction(function, on: receiver, level: level, arguments)
    }

    func call(
        _ name: String, of receiver: Value, _ arguments: [PassedArgument], in app: inout Simulation
    ) throws(Interruption) -> Value {
        try app.interpreter.call(name, of: receiver, arguments)
    }

    func invoke(
        _ block: Value, _ arguments: [PassedArgument], in app: inout Simulation
    ) throws(Interruption) -> Value {
        try app.interpreter.invoke(block, arguments)
    }

    func callSpeculatively(_ block: Value, in app: inout Simulation) throws(Interruption) {
        try app.interpreter.callSpeculatively(block)
    }

    func begin(
        _ block: Value, _ task: Instance.ID, isOffMainThread: Bool, in app: inout Simulation
    ) throws(Interruption) {
        try app.interpreter.begin(block, task, isOffMainThread: isOffMainThread)
    }

    func wake(_ paused: PausedTask, in app: inout Simulation) throws(Interruption) {
        try app.interpreter.wake(paused)
    }

    func instantiate(
        _ type: Value.TypeReference, _ arguments: [PassedArgument], in app: inout Simulation
    ) throws(Interruption) -> Value {
        try app.interpreter.instantiate(type, arguments)
    }

    func initializeProperties(of receiver: Value, in app: inout Simulation) throws(Interruption) {
        try app.interpreter.initializeProperties(of: receiver)
    }

    func initialize(
        _ controller: Controller.ID, inventing parameters: [Function.Parameter], in app: inout Simulation
    ) throws(Interruption) {
        try app.interpreter.initialize(controller, inventing: parameters)
    }

    func runDeinit(of receiver: Value, in app: inout Simulation) throws(Interruption) {
        try app.interpreter.runDeinit(of: receiver)
    }

    func read(_ name: String, of receiver: Value, in app: inout Simulation) throws(Interruption) -> Value? {
        try app.interpreter.read(name, of: receiver)
    }

    func store(
        _ value: Value, to property: ControllerClass.Property, of receiver: Value, in app: inout Simulation
    ) throws(Interruption) {
        try app.interpreter.store(value, in: property, of: receiver)
    }

    func text(_ value: Value, in app: inout Simulation) throws(Interruption) -> String {
        try app.interpreter.text(value)
    }

    func declare(_ program: Program, in app: inout Simulation) -> Outcome {
        app.interpreter.declare(program)
    }

    func runTopLevel(_ body: Body, in app: inout Simulation) throws(Interruption) -> Outcome {
        try app.interpreter.runTopLevel(body)
    }
}
