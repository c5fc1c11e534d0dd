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

/// The door from UIKit to the app's code: what UIKit asks of the interpreter.
///
/// UIKit knows the app's code only as data that it stores and passes on; `SwiftInterpreter` runs it.
package protocol CodeRunner: AnyObject, Sendable {
    /// Runs an override for a call of UIKit's.
    func run(
        _ body: Body, of call: OverriddenCall, on receiver: Value, level: CodeLevel, in app: inout Simulation
    ) throws(Interruption) -> Value
    /// Runs a function of a class, an extension or none.
    func run(
        _ function: Function, on receiver: Value?, level: CodeLevel?, _ arguments: [PassedArgument],
        in app: inout Simulation
    ) throws(Interruption) -> Value
    /// Calls a method of an object by its name: the app's own, or else UIKit's.
    func call(
        _ name: String, of receiver: Value, _ arguments: [PassedArgument], in app: inout Simulation
    ) throws(Interruption) -> Value
    /// Calls a closure, or a method that was taken as a value.
    func invoke(
        _ block: Value, _ arguments: [PassedArgument], in app: inout Simulation
    ) throws(Interruption) -> Value
    /// Calls a closure of which nobody knows whether, when and with what it is called: no trap in it is certain.
    func callSpeculatively(_ block: Value, in app: inout Simulation) throws(Interruption)
    /// Runs the first part of a task, up to its first sleep.
    func begin(
        _ block: Value, _ task: Instance.ID, isOffMainThread: Bool, in app: inout Simulation
    ) throws(Interruption)
    /// Runs the next part of a task that has slept.
    func wake(_ paused: PausedTask, in app: inout Simulation) throws(Interruption)
    /// Creates an object: `Type(arguments)`.
    func instantiate(
        _ type: Value.TypeReference, _ arguments: [PassedArgument], in app: inout Simulation
    ) throws(Interruption) -> Value
    /// Gives the stored properties of a new object the values with which they begin.
    func initializeProperties(of receiver: Value, in app: inout Simulation) throws(Interruption)
    /// Runs an initializer of a controller with stand-ins for the arguments that nothing in the text passes.
    func initialize(
        _ controller: Controller.ID, inventing parameters: [Function.Parameter], in app: inout Simulation
    ) throws(Interruption)
    /// Runs `deinit` of an object that is neither a controller nor a view.
    func runDeinit(of receiver: Value, in app: inout Simulation) throws(Interruption)
    /// Reads a member of an object; nil if nothing is known of it.
    func read(_ name: String, of receiver: Value, in app: inout Simulation) throws(Interruption) -> Value?
    /// Stores a value in a property: what was there before is let go after the new one is held.
    func store(
        _ value: Value, to property: ControllerClass.Property, of receiver: Value, in app: inout Simulation
    ) throws(Interruption)
    /// A value as `print` shows it.
    func text(_ value: Value, in app: inout Simulation) throws(Interruption) -> String
    /// Declares the classes and functions of a source text.
    func declare(_ program: Program, in app: inout Simulation) -> Outcome
    /// Runs statements outside of all classes.
    func runTopLevel(_ body: Body, in app: inout Simulation) throws(Interruption) -> Outcome
}

extension Simulation {
    /// The interpreter of the app's code.
    var code: any CodeRunner { world.code.runner.interpreter }
}

extension AppCode {
    /// The interpreter that runs the code; it has no state, so all are alike.
    struct Runner: Hashable, Sendable {
        let interpreter: any CodeRunner

        static func == (one: Runner, other: Runner) -> Bool { true }

        func hash(into hasher: inout Hasher) {}
    }
}
