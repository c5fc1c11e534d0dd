import Course
import Foundation
import Practice
import Session

/// The transcript that a session or lesson is recorded to.
final class Recording {
    private let recorder: TranscriptRecorder
    /// The seconds that had passed when the recording was taken up again.
    let offset: Double
    /// Indicates whether something couldn't be written.
    private(set) var hasFailed = false
    /// Indicates whether the outcomes of inputs are left out, since they would give the answers away.
    private let omitsOutcomes: Bool

    /// Opens a file for a session. If it holds the beginning of one already, the session goes on from there.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - session: The session; takes the state that the file leads to.
    ///   - start: How the session begins.
    ///   - learner: Who answers; nil if nobody said.
    ///   - key: The teacher's key; nil without one.
    /// - Throws: What the file's reader or writer says, with what to do instead.
    convenience init(
        _ path: String, of session: inout Session, start: Session.Start, learner: String? = nil,
        key: TranscriptKey? = nil
    ) throws {
        try self.init(
            path, TranscriptHeader(start, learner: learner, started: Date()), key, { try SessionPlayer($0) }
        ) {
            session = $0.session
        }
    }

    /// Opens a file for a lesson, in the same way.
    convenience init(
        _ path: String, of runner: inout LessonRunner, lessons: LessonLibrary, learner: String? = nil,
        key: TranscriptKey? = nil
    ) throws {
        let header = TranscriptHeader(runner, learner: learner, started: Date())
        try self.init(path, header, key, { try LessonPlayer($0, lessons: lessons) }) {
            runner = $0.runner
            _ = runner.takeEvents()
        }
    }

    /// Opens a file for a round of practice, an interview or an exam, in the same way.
    convenience init(
        _ path: String, of runner: inout LessonRunner, in round: PracticeRound, learner: String? = nil,
        key: TranscriptKey? = nil
    ) throws {
        var header = TranscriptHeader(runner, learner: learner, started: Date())
        round.form.describe(in: &header)
        try self.init(path, header, key, omitsOutcomes: round.paper != nil, { try PracticePlayer($0) }) {
            runner = $0.runner
            _ = runner.takeEvents()
        }
    }

    /// Opens a file, and plays what it holds already.
    private init<Player: TranscriptPlayer>(
        _ path: String, _ header: TranscriptHeader, _ key: TranscriptKey?, omitsOutcomes: Bool = false,
        _ makePlayer: (TranscriptHeader) throws -> Player, takeUp: (Player) -> Void
    ) throws {
        try PathCheck.validate(path, of: "--record")
        self.omitsOutcomes = omitsOutcomes
        recorder = try TranscriptRecorder(path: path, header: header, key: key)
        guard let resumed = recorder.resumed else {
            offset = 0
            return
        }
        var replay = TranscriptReplay(resumed, player: try makePlayer(resumed.transcript.header))
        while replay.next() != nil {}
        takeUp(replay.player)
        offset = replay.player.journal.last?.seconds ?? 0
    }

    /// Writes what is new.
    ///
    /// - Parameter journal: All that was entered so far.
    /// - Returns: What went wrong, the first time that something does.
    func record(_ journal: [JournalEntry]) -> String? {
        do throws(TranscriptFileError) {
            try recorder.record(omitsOutcomes ? journal.map(\.withoutOutcome) : journal)
            return nil
        } catch {
            defer { hasFailed = true }
            return hasFailed ? nil : error.description
        }
    }
}
