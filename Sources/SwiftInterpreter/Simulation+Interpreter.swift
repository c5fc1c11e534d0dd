import Lifecycle

extension Simulation {
    /// Makes an app with nothing in it, whose code the interpreter runs.
    ///
    /// - Parameters:
    ///   - environment: What the app runs on.
    ///   - limit: How long the learner's code may run in one command.
    package init(environment: Environment = Environment(), limit: ExecutionLimit = ExecutionLimit()) {
        let interpreter = CodeInterpreter(
            run: { (request, app) throws(Interruption) in try app.interpreter.run(request) },
            perform: { (command, app) throws(Interruption) in
                switch command {
                case .declare(let program): app.interpreter.declare(program)
                case .run(let body): try app.interpreter.runTopLevel(body)
                }
            })
        self.init(environment: environment, limit: limit, interpreter: interpreter)
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

extension Interpreter {
    fileprivate mutating func run(_ request: CodeRequest) throws(Interruption) -> Value? {
        switch request {
        case .override(let body, let call, let receiver, let level):
            return try run(body, of: call, on: receiver, level: level)
        case .function(let function, let receiver, let level, let arguments):
            return try runFunction(function, on: receiver, level: level, arguments)
        case .call(let name, let receiver, let arguments): return try call(name, of: receiver, arguments)
        case .invoke(let block, let arguments): return try invoke(block, arguments)
        case .callSpeculatively(let block): try callSpeculatively(block)
        case .begin(let block, let task, let isOffMainThread):
            try begin(block, task, isOffMainThread: isOffMainThread)
        case .wake(let paused): try wake(paused)
        case .instantiate(let type, let arguments): return try instantiate(type, arguments)
        case .initializeProperties(let object): try initializeProperties(of: object)
        case .initialize(let controller, let parameters):
            _ = try initialize(.controller(controller), above: nil, try standIns(for: parameters))
        case .runDeinit(let object): try runDeinit(of: object)
        case .read(let name, let receiver): return try read(name, of: receiver)
        case .adopt(let name, let controller):
            let value = try read(name, of: .controller(controller)) ?? .unknown
            if try !assignUIKit(value, to: name, of: controller) {
                app.skipUnknown("what \(name) returns", .condition)
            }
        case .store(let value, let property, let object): try store(value, in: property, of: object)
        case .describe(let value): return .string(try text(value))
        }
        return .void
    }
}
