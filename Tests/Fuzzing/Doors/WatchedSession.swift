import CommandLanguage
import Course
import Lifecycle
import Session

/// A session that is watched: each statement has to leave it as it must be.
struct WatchedSession {
    private(set) var session: Session
    private let start: Session.Start
    private let printout: Printout
    private let work: Work
    private var seconds = 0.0

    init(_ start: Session.Start, _ printout: Printout, _ work: Work) {
        self.start = start
        self.printout = printout
        self.work = work
        session = Session(start)
    }

    /// Enters the lines of a text; those with open braces are read on until the braces close, as at the prompt.
    mutating func enter(lines text: String) throws(Fault) {
        var waiting = ""
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            waiting += waiting.isEmpty ? String(line) : "\n" + line
            if session.pending == nil, Lexer.isUnfinished(waiting) { continue }
            try enter(line: waiting)
            waiting = ""
        }
        try enter(line: waiting)
    }

    /// Enters a line, statement by statement; an answer is one line, whatever it holds.
    private mutating func enter(line: String) throws(Fault) {
        var statements = Lexer.statements(in: line).map(\.text)[...]
        while let statement = statements.popFirst() {
            guard session.pending == nil else {
                return try enter(([statement] + statements).joined(separator: ";"))
            }
            try enter(statement)
        }
    }

    /// Enters one statement.
    mutating func enter(_ statement: String) throws(Fault) {
        guard !work.isSpent else { return }
        let before = session
        seconds += 0.25
        let replies = session.enter(statement, at: seconds)
        try printout.show(replies)
        // A command beside a question shows the answer first, whether it then does anything or not.
        if replies.contains(where: \.isRefusal), before.pending == nil || session.pending != nil {
            try demand(
                session.simulation == before.simulation && session.current == before.current
                    && session.environment == before.environment && session.statements == before.statements,
                "what was refused has changed the session: \(statement)")
            try demand(
                (session.pending == nil) == (before.pending == nil),
                "what was refused has asked or answered: \(statement)")
        }
        try checkUndo(of: statement, before)
    }

    /// Takes a statement back and carries it out again, in a copy.
    private func checkUndo(of statement: String, _ before: Session) throws(Fault) {
        // A set-up that is ready takes the place of all before it.
        guard session.pending == nil, before.pending == nil, !statement.contains("world"),
            session.statements.count == before.statements.count + 1
        else { return }
        var copy = session
        _ = copy.enter("undo")
        guard !work.isSpent else { return }
        try demand(
            copy.simulation == before.simulation && copy.current == before.current
                && copy.statements == before.statements,
            "undo does not lead back before: \(statement)")
        _ = copy.enter("redo")
        guard !work.isSpent else { return }
        try demand(
            copy.simulation == session.simulation && copy.current == session.current,
            "redo does not lead behind: \(statement)")
    }

    /// Asks what can be asked about what happened last, and for the ways in which a beginning could go on.
    func ask(completing beginning: some StringProtocol) throws(Fault) {
        var copy = session
        if copy.pending != nil { try printout.show(copy.enter("skip")) }
        for question in [
            "state", "trace", "stack", "tree", "references", "why 1", "why viewDidLoad", "diagram",
        ] {
            try printout.show(copy.enter(question))
        }
        for candidate in session.completions(of: String(beginning.prefix(60))).candidates {
            try demand(!candidate.text.isEmpty, "nothing completes \(beginning)")
        }
    }

    /// Writes the session as a transcript, reads it again, and plays it.
    func checkTranscript() throws(Fault) {
        let transcript = Transcript(header: TranscriptHeader(start), journal: session.journal)
        let reading: TranscriptReading
        do throws(FileFault) {
            reading = try TranscriptReader.read(TranscriptWriter.text(of: transcript))
        } catch {
            throw Fault("a transcript that was written cannot be read: \(error)")
        }
        try demand(reading.transcript == transcript, "a transcript that was written reads as another")
        try demand(
            reading.findings.isEmpty, "a transcript that was written has findings: \(reading.findings)")
        guard !work.isSpent else { return }
        let work = Work()
        guard let player = try? SessionPlayer(reading.transcript.header, limit: work.limit) else {
            throw Fault("a transcript that was written cannot be played")
        }
        for step in TranscriptReplay(reading, player: player) {
            guard !work.isSpent else { return }
            try demand(
                step.findings.isEmpty, "a transcript does not play as it was recorded: \(step.findings)")
        }
    }
}

extension Reply {
    /// Indicates whether the statement did nothing, since it wasn't understood, was refused by the app or was
    /// stopped.
    fileprivate var isRefusal: Bool {
        switch self {
        case .misunderstood, .stopped: true
        case .ran(let run):
            switch run.outcome {
            case .ignored, .stopped: true
            default: false
            }
        default: false
        }
    }
}
