// Closures that outside code is given: nobody knows whether it calls them, so runs that take what is not known both ways do so
// with these as well.

import Lifecycle

extension Interpreter {
    /// Outside code that was given closures which matter calls them, with arguments that are not known, or does not. What goes
    /// through elements does so once and at once; everything else in a later turn of the run loop.
    ///
    /// - Returns: Nil where neither way is taken.
    mutating func callBack(
        from name: String, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        let blocks = arguments.map { $0.value }.filter { $0.closure != nil }
        guard !blocks.isEmpty, let isCalled = decision(at: app.recorder.currentPlace) else { return nil }
        app.assume("\(name) \(isCalled ? "calls" : "does not call") the closure passed to it")
        markEscaped(arguments)
        becomeUncertain()
        guard isCalled else { return outsideResult() }
        for block in blocks {
            if UIKitName.goingThroughElements.contains(name) {
                try callSpeculatively(block)
            } else {
                app.retain(block)
                app.world.runLoop.afterCommit.append(.runPerhaps(block))
            }
        }
        return outsideResult()
    }

    /// Calls a closure of which nobody knows whether, when and with what it is called: no trap in it is certain.
    mutating func callSpeculatively(_ block: Value) throws(Interruption) {
        guard case .closure(let closure) = block, let code = app.world.code.closures[closure].code else {
            return
        }
        app.execution.isSpeculative = true
        do throws(Interruption) {
            try invoke(block, code.parameters.map { _ in PassedArgument(nil, .unknown) })
        } catch {
            guard case .thrown = error else { throw error }
        }
    }
}
