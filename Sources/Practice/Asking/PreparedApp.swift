import Lifecycle
import Session
import SwiftSource

/// A sample app that has been set up, and can be played in different ways.
struct PreparedApp {
    let sampleApp: SampleApp
    let session: Session

    /// Sets a sample app up.
    ///
    /// - Returns: Nil if something in it is refused or ends the app: it is no sample app to ask about.
    init?(_ sampleApp: SampleApp) {
        var session = Session(Session.Start(code: .standard))
        for line in sampleApp.lines where !session.takes(line) { return nil }
        guard session.simulation.world.application != .crashed else { return nil }
        self.sampleApp = sampleApp
        self.session = session
    }

    /// The same with more statements at a place of the set-up.
    ///
    /// - Parameters:
    ///   - statements: The statements.
    ///   - line: The line of the set-up behind which they come.
    /// - Returns: Nil if the line is not there, or what is added does not work.
    func adding(_ statements: [String], behind line: String) -> PreparedApp? {
        guard let place = sampleApp.setUp.firstIndex(of: line) else { return nil }
        var other = sampleApp
        other.setUp.insert(contentsOf: statements, at: place + 1)
        return PreparedApp(other)
    }

    /// Does something in a copy of it.
    ///
    /// - Returns: Nil if that is not understood or refused.
    func run(_ action: String) -> SampleRun? {
        var after = session
        guard after.takes(action) else { return nil }
        return SampleRun(sampleApp: sampleApp, action: action, start: session, end: after)
    }
}

extension Session {
    /// Carries a line out.
    ///
    /// - Returns: Whether all of it happened.
    fileprivate mutating func takes(_ line: String) -> Bool {
        enter(line).allSatisfy { reply in
            switch reply {
            case .ran(let run):
                switch run.outcome {
                case .ignored, .stopped: false
                default: true
                }
            case .using, .moved: true
            default: false
            }
        }
    }
}
