import Course
import Session

/// The current recordings: of the session, or of the lesson or round that is running instead.
struct Recordings {
    private var ofSession: Recording?
    private var ofLesson: Recording?
    /// Indicates whether a lesson or a round is running, recorded or not.
    private var isSessionAside = false
    /// The files that lessons were recorded to, by lesson: who comes back to one goes on with its file.
    private var files: [String: String] = [:]
    /// The lines that were typed outside of a recorded lesson, since the program began.
    private var elsewhere: [String] = []
    /// The entries of the session's journal among them, and by lesson how many of them were taken.
    private var sessionCount = 0, takenCounts: [String: Int] = [:]
    /// The lessons whose file has such lines of an earlier run, of whose session this one knows nothing.
    private var earlierAsides: Set<String> = []
    /// Indicates whether something couldn't be written to a recording that is closed now.
    private var hasLost = false

    private var current: Recording? { isSessionAside ? ofLesson : ofSession }

    /// Indicates whether the current input is recorded.
    var isRecording: Bool { current != nil }

    /// Indicates whether any part of a recording couldn't be written.
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

    /// Notes the beginning of a lesson or round, and what was typed in the session before it.
    mutating func noteElsewhere(_ journal: [JournalEntry], then line: String) {
        elsewhere += journal.dropFirst(sessionCount).compactMap(\.typed).filter(TranscriptText.fits)
        sessionCount = journal.count
        elsewhere.append(line)
    }

    /// Takes the lines that were typed elsewhere since a lesson was left.
    ///
    /// - Parameters:
    ///   - lesson: The lesson, which begins or goes on now.
    ///   - journal: The entries that its file has.
    /// - Returns: The lines, in order.
    mutating func takeAsides(of lesson: Lesson, _ journal: [JournalEntry]) -> [String] {
        let taken = takenCounts.updateValue(elsewhere.count, forKey: lesson.id)
        guard let taken else {
            if journal.contains(where: { $0.kind == .aside }) { earlierAsides.insert(lesson.id) }
            return []
        }
        let lines = elsewhere[taken...].filter { $0 != "learn \(lesson.id)" }
        guard !lines.isEmpty, earlierAsides.remove(lesson.id) != nil else { return lines }
        return ["reset"] + lines
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
