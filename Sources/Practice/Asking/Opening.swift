import Lifecycle
import Session
import SwiftSource

/// A scene that has been set up, and can be played in different ways.
struct Opening {
    let scene: Scene
    let session: Session

    /// Sets a scene up.
    ///
    /// - Returns: Nil if something in it is refused or ends the app: it is no scene to ask about.
    init?(_ scene: Scene) {
        var session = Session(Session.Start(code: .standard))
        for line in scene.lines where !session.takes(line) { return nil }
        guard session.simulation.world.application != .crashed else { return nil }
        self.scene = scene
        self.session = session
    }

    /// The same with more statements at a place of the set-up.
    ///
    /// - Parameters:
    ///   - statements: The statements.
    ///   - line: The line of the set-up behind which they come.
    /// - Returns: Nil if the line is not there, or what is added does not work.
    func adding(_ statements: [String], behind line: String) -> Opening? {
        guard let place = scene.setUp.firstIndex(of: line) else { return nil }
        var other = scene
        other.setUp.insert(contentsOf: statements, at: place + 1)
        return Opening(other)
    }

    /// Does something in a copy of it.
    ///
    /// - Returns: Nil if that is not understood or refused.
    func play(_ action: String) -> Play? {
        var after = session
        guard after.takes(action) else { return nil }
        return Play(scene: scene, action: action, start: session, end: after)
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
