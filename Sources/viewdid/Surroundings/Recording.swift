import Course
import Foundation
import Practice
import Session

/// The transcript that a session or lesson is recorded to.
final class Recording {
    private let recorder: TranscriptRecorder
    /// The seconds that had passed when the recording was taken up again.
    let offset: Double
    private var hasFailed = false

    /// Opens a file for a session. If it holds the beginning of one already, the session goes on from there.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - session: The session; takes the state that the file leads to.
    ///   - start: How the session begins.
    /// - Throws: What the file's reader or writer says, with what to do instead.
    init(_ path: String, of session: inout Session, start: Session.Start) throws {
        recorder = try TranscriptRecorder(path: path, header: TranscriptHeader(start, started: Date()))
        guard let resumed = recorder.resumed else {
            offset = 0
            return
        }
        var replay = TranscriptReplay(resumed, player: try SessionPlayer(resumed.transcript.header))
        while replay.next() != nil {}
        session = replay.player.session
        offset = session.journal.last?.seconds ?? 0
    }

    /// Opens a file for a lesson, in the same way.
    init(_ path: String, of runner: inout LessonRunner, lessons: LessonLibrary) throws {
        recorder = try TranscriptRecorder(path: path, header: TranscriptHeader(runner, started: Date()))
        guard let resumed = recorder.resumed else {
            offset = 0
            return
        }
        let player = try LessonPlayer(resumed.transcript.header, lessons: lessons)
        var replay = TranscriptReplay(resumed, player: player)
        while replay.next() != nil {}
        runner = replay.player.runner
        _ = runner.takeEvents()
        offset = runner.journal.last?.seconds ?? 0
    }

    /// Opens a file for a round of practice or an interview, in the same way.
    init(_ path: String, of runner: inout LessonRunner, in round: PracticeRound) throws {
        var header = TranscriptHeader(runner, started: Date())
        if case .interview(let minutes, let seed) = round.form {
            header[.seed] = String(seed)
            header[.minutes] = String(minutes)
        }
        recorder = try TranscriptRecorder(path: path, header: header)
        guard let resumed = recorder.resumed else {
            offset = 0
            return
        }
        var replay = TranscriptReplay(resumed, player: try PracticePlayer(resumed.transcript.header))
        while replay.next() != nil {}
        runner = replay.player.runner
        _ = runner.takeEvents()
        offset = runner.journal.last?.seconds ?? 0
    }

    /// Writes what is new.
    ///
    /// - Parameter journal: All that was entered so far.
    /// - Returns: What went wrong, the first time that something does.
    func record(_ journal: [JournalEntry]) -> String? {
        do throws(TranscriptFileError) {
            try recorder.record(journal)
            return nil
        } catch {
            defer { hasFailed = true }
            return hasFailed ? nil : error.description
        }
    }
}
