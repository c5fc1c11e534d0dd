import Course
import Session

/// What is recorded: the session, or the lesson or round that is under way in its place.
struct Recordings {
    private var ofSession: Recording?
    private var ofLesson: Recording?
    /// Whether a lesson or a round is under way, recorded or not.
    private var isSessionAside = false
    /// The files that lessons were recorded to, by lesson: who comes back to one goes on with its file.
    private var files: [String: String] = [:]
    /// Whether something could not be written to one that is closed.
    private var hasLost = false

    private var current: Recording? { isSessionAside ? ofLesson : ofSession }

    /// Whether what is entered now is recorded.
    var isRecording: Bool { current != nil }

    /// Whether anything that should be recorded could not be written.
    var hasFailed: Bool { hasLost || [ofSession, ofLesson].contains { $0?.hasFailed == true } }

    /// The seconds that had passed when what is recorded now was taken up again.
    var offset: Double { current?.offset ?? 0 }

    func file(of lesson: Lesson) -> String? { files[lesson.id] }

    /// Writes what is new.
    ///
    /// - Parameter journal: All that was entered so far.
    /// - Returns: What went wrong, the first time that something does.
    func record(_ journal: [JournalEntry]) -> String? { current?.record(journal) }

    mutating func beginSession(_ recording: Recording) { ofSession = recording }

    /// Records a lesson or a round from now on, in place of the session.
    ///
    /// - Parameter open: Opens the file; it may be the one that was recorded to before.
    /// - Throws: What is wrong with the file; a session goes on being recorded then.
    mutating func begin(_ open: () throws -> Recording) rethrows {
        close()
        ofLesson = try open()
        isSessionAside = true
    }

    /// Records a lesson from now on, and when somebody comes back to it.
    mutating func begin(_ lesson: Lesson, in path: String, _ open: () throws -> Recording) rethrows {
        try begin(open)
        files[lesson.id] = path
    }

    /// Records nothing of the lesson or round that begins now.
    ///
    /// - Returns: Whether anything was recorded before, so that this has to be told.
    mutating func leaveOut() -> Bool {
        let hasRecorded = ofSession != nil || ofLesson != nil || !files.isEmpty
        close()
        isSessionAside = true
        return hasRecorded
    }

    /// Goes on with the session.
    mutating func resumeSession() {
        close()
        isSessionAside = false
    }

    private mutating func close() {
        hasLost = hasFailed
        ofLesson = nil
    }
}
