import Lifecycle

/// The whole life of a controller, computed by playing it: what brings which calls, in order.
package struct LifeMap: Sendable {
    /// The release and device that it was played on.
    package let environment: Environment
    /// The stations of the life, in order.
    package let stations: [Station]

    /// One thing that happens to a controller.
    package struct Station: Hashable, Sendable {
        /// A description of the event.
        package let title: String
        /// The command that brings it.
        package let command: String
        /// The calls, in order; empty if there are none.
        package let calls: [String]
    }

    private static let script: [(title: String, command: String)] = [
        ("created in code", "new Screen as screen from nib Screen"),
        ("its view is read", "access view"),
        ("memory warning, off screen", "memory warning"),
        ("it becomes the root of the window", "launch"),
        ("memory warning, on screen", "memory warning"),
        ("its view leaves the window", "remove view"),
    ]

    /// Plays a life on a release and device.
    package init(_ environment: Environment) {
        self.environment = environment
        var session = Session(Session.Start(environment: environment, setUp: ["class Screen", "nib Screen"]))
        stations = LifeMap.script.compactMap { title, command in
            for case .ran(let run) in session.enter(command) {
                let calls = run.visibleCallbacks.map { run.simulation.trace[$0].callbackName }
                return Station(title: title, command: command, calls: calls)
            }
            return nil
        }
    }
}
