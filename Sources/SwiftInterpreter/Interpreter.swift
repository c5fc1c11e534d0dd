import Lifecycle

/// Runs the app's code: the statements, expressions and calls of the learner's Swift. It reaches UIKit by the same methods
/// as commands do.
struct Interpreter {
    /// The app that the code is part of.
    var app: Simulation
    /// The piece of code that runs.
    var activation = Activation(level: nil)
}
