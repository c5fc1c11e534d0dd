/// A call from UIKit that an override answers.
struct OverriddenCall: Hashable, Sendable {
    let callback: Callback
    let argument: Argument
    /// Its place in the trace.
    let entry: Int
}

extension Simulation {
    /// The door from UIKit to the app's code: the interpreter, acting on this app. The app moves there and back: a copy would
    /// not own what it holds alone.
    var code: Interpreter {
        get { Interpreter(app: self) }
        _modify {
            var code = Interpreter(app: consume self)
            defer { self = code.app }
            yield &code
        }
    }
}
