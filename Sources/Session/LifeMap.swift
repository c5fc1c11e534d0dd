import CourseTexts
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

    private static let script = CourseTexts.rows(of: "life", in: CourseTexts.map)

    /// Plays a life on a release and device.
    package init(_ environment: Environment) {
        self.environment = environment
        var session = Session(Session.Start(environment: environment, setUp: ["class Screen", "nib Screen"]))
        stations = LifeMap.script.compactMap { row in
            let (title, command) = (row[1], row[2])
            for case .ran(let run) in session.enter(command) {
                let calls = run.visibleCallbacks.map { run.simulation.trace[$0].callbackName }
                return Station(title: title, command: command, calls: calls)
            }
            return nil
        }
    }
}
