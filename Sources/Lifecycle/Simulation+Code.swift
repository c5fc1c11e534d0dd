/// A call from UIKit that an override answers.
package struct OverriddenCall: Hashable, Sendable {
    package let callback: Callback
    package let argument: Argument
    /// Its place in the trace.
    package let entry: Int

    package init(callback: Callback, argument: Argument, entry: Int) {
        self.callback = callback
        self.argument = argument
        self.entry = entry
    }
}

/// What UIKit asks of the interpreter.
///
/// UIKit knows the app's code only as data that it stores and passes on; `SwiftInterpreter` runs it.
package enum CodeRequest {
    /// Runs an override for a call of UIKit's.
    case override(Body, of: OverriddenCall, on: Value, level: CodeLevel)
    /// Runs a function of a class, an extension or none.
    case function(Function, on: Value?, level: CodeLevel?, [PassedArgument])
    /// Calls a method of an object by its name: the app's own, or else UIKit's.
    case call(String, of: Value, [PassedArgument])
    /// Calls a closure, or a method that was taken as a value.
    case invoke(Value, [PassedArgument])
    /// Calls a closure of which nobody knows whether, when and with what it is called: no trap in it is certain.
    case callSpeculatively(Value)
    /// Runs the first part of a task, up to its first sleep.
    case begin(Value, Instance.ID, isOffMainThread: Bool)
    /// Runs the next part of a task that has slept.
    case wake(PausedTask)
    /// Creates an object: `Type(arguments)`.
    case instantiate(Value.TypeReference, [PassedArgument])
    /// Gives the stored properties of a new object the values with which they begin.
    case initializeProperties(of: Value)
    /// Runs an initializer of a controller with stand-ins for the arguments that nothing in the text passes.
    case initialize(Controller.ID, inventing: [Function.Parameter])
    /// Runs `deinit` of an object that is neither a controller nor a view.
    case runDeinit(of: Value)
    /// Reads a member of an object; nil if nothing is known of it.
    case read(String, of: Value)
    /// Reads a property of UIKit's that a controller's class computes, and keeps the value where UIKit keeps its own.
    case adopt(String, Controller.ID)
    /// Stores a value in a property: what was there before is let go after the new one is held.
    case store(Value, to: ControllerClass.Property, of: Value)
    /// Makes the text that `print` writes for a value.
    case describe(Value)
}

extension Simulation {
    /// Lets the interpreter run code of the app's.
    ///
    /// - Parameter request: What is to run.
    /// - Returns: The value that it gives; nil for a member of which nothing is known.
    /// - Throws: The end of the app, or an error of the code's own.
    @discardableResult
    mutating func run(_ request: CodeRequest) throws(Interruption) -> Value? {
        try world.code.interpreter.run(request, &self)
    }

    /// Lets the interpreter run code of the app's; then what it made and nothing holds goes.
    ///
    /// - Parameter request: What is to run.
    /// - Returns: The value that it gives.
    /// - Throws: The end of the app, or an error of the code's own.
    @discardableResult
    mutating func runAlone(_ request: CodeRequest) throws(Interruption) -> Value? {
        let mark = progress.temporaries.count
        let result = try run(request)
        try dropTemporaries(to: mark)
        return result
    }
}

/// The interpreter that runs the app's code; it has no state, so all are alike.
package struct CodeInterpreter: Hashable, Sendable {
    let run: @Sendable (CodeRequest, inout Simulation) throws(Interruption) -> Value?
    /// Declares what a Swift text declares, or runs its statements outside of all classes.
    let perform: @Sendable (SwiftCommand, inout Simulation) throws(Interruption) -> Outcome

    package init(
        run: @escaping @Sendable (CodeRequest, inout Simulation) throws(Interruption) -> Value?,
        perform: @escaping @Sendable (SwiftCommand, inout Simulation) throws(Interruption) -> Outcome
    ) {
        self.run = run
        self.perform = perform
    }

    package static func == (one: CodeInterpreter, other: CodeInterpreter) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
