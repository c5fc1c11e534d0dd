// The door from UIKit to the app's code: all that UIKit asks for that runs code, and nothing of how it runs.

/// A call from UIKit that an override answers.
struct OverriddenCall: Hashable, Sendable {
    let callback: Callback
    let argument: Argument
    /// Its place in the trace.
    let entry: Int
}

extension Simulation {
    // MARK: - Methods and blocks

    /// Runs an override of a method of UIKit's.
    ///
    /// - Parameters:
    ///   - body: The override.
    ///   - call: The call that it answers, so that `super` goes on with it.
    ///   - receiver: The object.
    ///   - level: The class that has the override.
    /// - Returns: What it returned; `.void` if it returned nothing.
    /// - Throws: The end of the app, or an error of the code's own.
    mutating func runOverride(
        _ body: Body, of call: OverriddenCall, on receiver: Value, level: CodeLevel
    ) throws(Interruption) -> Value {
        try runCode { (code) throws(Interruption) in
            try code.run(body, of: call, on: receiver, level: level)
        }
    }

    /// Runs a function of one of the app's classes.
    mutating func runFunction(
        _ function: Function, on receiver: Value, level: CodeLevel, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value {
        try runCode { (code) throws(Interruption) in
            try code.runFunction(function, on: receiver, level: level, arguments)
        }
    }

    /// Calls a method of an object by its name: the app's, or UIKit's.
    mutating func call(
        _ name: String, of receiver: Value, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value {
        try runCode { (code) throws(Interruption) in try code.call(name, of: receiver, arguments) }
    }

    /// `perform(_:with:)`: calls the method that a selector names, with or without the sender.
    mutating func send(_ method: String, to target: Value, from sender: Value) throws(Interruption) {
        try runCode { (code) throws(Interruption) in try code.send(method, to: target, from: sender) }
    }

    /// Runs a closure or a bound method.
    @discardableResult
    mutating func invoke(
        _ block: Value, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value {
        try runCode { (code) throws(Interruption) in try code.invoke(block, arguments) }
    }

    /// Calls a closure of which nothing tells whether, when and with what it is called: no trap in it is certain.
    mutating func callSpeculatively(_ block: Value) throws(Interruption) {
        try runCode { (code) throws(Interruption) in try code.callSpeculatively(block) }
    }

    /// Posts a notification to its observers, in the order in which they registered.
    mutating func post(_ name: Value, from sender: Value) throws(Interruption) {
        try runCode { (code) throws(Interruption) in try code.post(name, from: sender) }
    }

    /// Fires the timers that are due.
    mutating func fireTimers(at time: Double) throws(Interruption) {
        try runCode { (code) throws(Interruption) in try code.fireTimers(at: time) }
    }

    /// Runs the first part of a task.
    mutating func begin(_ block: Value, _ task: Instance.ID, isOffMainThread: Bool) throws(Interruption) {
        try runCode { (code) throws(Interruption) in
            try code.begin(block, task, isOffMainThread: isOffMainThread)
        }
    }

    /// Goes on with a task that slept.
    mutating func wake(_ paused: PausedTask) throws(Interruption) {
        try runCode { (code) throws(Interruption) in try code.wake(paused) }
    }

    // MARK: - Objects

    /// `Type(arguments)`
    mutating func instantiate(
        _ type: Value.TypeReference, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value {
        try runCode { (code) throws(Interruption) in try code.instantiate(type, arguments) }
    }

    /// Makes a controller of a nib or storyboard that code asked for, as far as its `init(coder:)`.
    mutating func decode(
        _ classID: ControllerClass.ID, by rule: Rule, from source: Controller.Source = .code(nibName: nil)
    ) throws(Interruption) -> Controller.ID {
        try runCode { (code) throws(Interruption) in try code.decode(classID, by: rule, from: source) }
    }

    /// Runs an initializer of a controller with stand-ins for the arguments that nothing in the text passes.
    mutating func initialize(
        _ controller: Controller.ID, inventing parameters: [Function.Parameter]
    ) throws(Interruption) {
        try runCode { (code) throws(Interruption) in
            let arguments = try code.standIns(for: parameters)
            _ = try code.initialize(.controller(controller), above: nil, arguments)
        }
    }

    /// Gives the stored properties of a new object their initial values.
    mutating func initializeProperties(of receiver: Value) throws(Interruption) {
        try runCode { (code) throws(Interruption) in try code.initializeProperties(of: receiver) }
    }

    /// Runs `deinit` of an object that is neither a controller nor a view.
    mutating func runDeinit(of receiver: Value) throws(Interruption) {
        try runCode { (code) throws(Interruption) in try code.runDeinit(of: receiver) }
    }

    /// Reads a member of an object.
    ///
    /// - Returns: Nil if nothing is known of such a member.
    mutating func read(_ name: String, of receiver: Value) throws(Interruption) -> Value? {
        try runCode { (code) throws(Interruption) in try code.read(name, of: receiver) }
    }

    /// Stores a value in a property.
    mutating func store(
        _ value: Value, in property: ControllerClass.Property, of receiver: Value
    ) throws(Interruption) {
        try runCode { (code) throws(Interruption) in try code.store(value, in: property, of: receiver) }
    }

    /// A value as `print` shows it.
    mutating func text(_ value: Value) throws(Interruption) -> String {
        try runCode { (code) throws(Interruption) in try code.text(value, .literal(value)) }
    }

    // MARK: - What is not known

    /// Records what is taken to be so.
    mutating func assume(_ words: String) { runCode { $0.assume(words) } }

    /// The nib that the outlets of a controller ask for, if nothing is known of one; nil if it has no outlets.
    mutating func assumedNib(of controller: Controller.ID, named name: String?) -> Nib? {
        runCode { $0.assumedNib(of: controller, named: name) }
    }

    /// Leaves open what the other outlets of a controller with an assumed nib are.
    mutating func fillOtherOutlets(of controller: Controller.ID, drawnIn nib: Nib) {
        runCode { $0.fillOtherOutlets(of: controller, drawnIn: nib) }
    }

    // MARK: - The text

    /// Declares the classes and functions of a source text.
    mutating func declare(_ text: Program) -> Outcome { runCode { $0.declare(text) } }

    /// Runs statements outside of all classes.
    mutating func runTopLevel(_ body: Body) throws(Interruption) -> Outcome {
        try runCode { (code) throws(Interruption) in try code.runTopLevel(body) }
    }

    /// Lets the interpreter act on this app. The app moves there and back: a copy would not own what it holds alone.
    private mutating func runCode<Failure, Result>(
        _ action: (inout Interpreter) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var code = Interpreter(app: consume self)
        defer { self = code.app }
        return try action(&code)
    }
}
