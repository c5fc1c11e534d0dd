import CommandLanguage
import Lifecycle
import Session
import SwiftSource

/// What the apps that are drawn for questions have in common.
struct SetUpMemory: Sendable {
    /// Reads each statement once.
    var reader = StatementReader()
    /// The empty apps on what the first lines choose: as few as there are releases and devices.
    private var empty: [[String]: Session] = [:]
    /// The questions of an exam that a class shares.
    var variants: [Variant: DrawnQuestion] = [:]

    /// The most shared questions in memory: those of 32 questions of an exam.
    static let mostVariants = 256

    /// What a shared question is drawn from.
    struct Variant: Hashable {
        let plan: QuestionPlan
        let seed: UInt64
    }

    /// The empty app behind the first lines of a set-up; nil if they choose nothing that there is.
    mutating func session(behind lines: [String]) -> Session? {
        if let known = empty[lines] { return known }
        var session = Session(Session.Start(code: .standard))
        for line in lines where !session.takes(line, by: &reader) { return nil }
        empty[lines] = session
        return session
    }
}

/// The memory that all apps of one question add to.
final class SharedMemory {
    var memory: SetUpMemory

    init(_ memory: SetUpMemory) { self.memory = memory }
}

/// A sample app that has been set up, and can be played in different ways.
final class PreparedApp {
    let sampleApp: SampleApp
    let session: Session
    private let shared: SharedMemory
    /// What came of each action so far, as several questions are tried about the same one.
    private var runs: [[String]: SampleRun?] = [:]

    /// Sets a sample app up.
    ///
    /// - Returns: Nil if something in it is refused or ends the app: it is no sample app to ask about.
    init?(_ sampleApp: SampleApp, _ shared: SharedMemory) {
        guard var session = shared.memory.session(behind: sampleApp.platform) else { return nil }
        for line in sampleApp.setUp where !session.takes(line, by: &shared.memory.reader) { return nil }
        guard session.simulation.world.application != .crashed else { return nil }
        (self.sampleApp, self.session, self.shared) = (sampleApp, session, shared)
    }

    /// The same on another release.
    func on(_ release: String) -> PreparedApp? {
        release == sampleApp.release ? self : PreparedApp(sampleApp.on(release), shared)
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
        return PreparedApp(other, shared)
    }

    /// Does something in a copy of it.
    ///
    /// - Parameters:
    ///   - action: What to do.
    ///   - statements: Statements that come before it.
    /// - Returns: Nil if that is not understood or refused.
    func run(_ action: String, after statements: [String] = []) -> SampleRun? {
        let lines = statements + [action]
        if let known = runs[lines] { return known }
        var before = session
        let isReady = statements.allSatisfy { before.takes($0, by: &shared.memory.reader) }
        var after = before
        let isRun = isReady && after.takes(action, by: &shared.memory.reader)
        let run = isRun ? SampleRun(sampleApp, action, from: before, to: after) : nil
        runs[lines] = .some(run)
        return run
    }
}
