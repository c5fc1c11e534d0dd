import CommandLanguage
import Lifecycle
import Session
import VisibleText
import SwiftSource

/// Something that takes the inputs of a transcript and computes what comes of them: a session, or a lesson's run.
package protocol TranscriptPlayer: Sendable {
    /// The reply to one input.
    associatedtype Output: Sendable

    /// The inputs so far, each with what came of it.
    var journal: [JournalEntry] { get }

    /// The questions so far, including missing ones, in the order in which they were or should have been
    /// asked.
    var items: [GradeItem] { get }

    /// The hash of the lesson's text here; nil if there is no lesson.
    var lessonRevision: String? { get }

    /// Indicates whether each exercise is independent of what happened at others, unless there was a test.
    var isDivided: Bool { get }

    /// The evidence from the last input, as far as the player was told to watch.
    var evidence: InputEvidence { get }

    /// Begins to note what each input shows and answers.
    ///
    /// - Parameter depth: What is looked for behind wrong answers.
    mutating func watch(_ depth: Session.Depth)

    /// Takes an input again, as the person gave it.
    ///
    /// - Parameter entry: The input; its outcome is not looked at.
    /// - Returns: What it answers; nil if no recording has such an entry.
    mutating func take(_ entry: JournalEntry) -> Output?
}

extension TranscriptPlayer {
    /// The hash of the lesson's text here; nil, as there is no lesson.
    package var lessonRevision: String? { nil }

    /// False, as all inputs belong together.
    package var isDivided: Bool { false }

    /// Nothing, as nothing is watched.
    package var evidence: InputEvidence { InputEvidence() }

    /// Does nothing.
    package mutating func watch(_ depth: Session.Depth) {}
}

/// Makes what plays the transcript with a header, each command within a limit; throws a ``FileFault`` if nothing here can.
package typealias PlayerFactory =
    @Sendable (TranscriptHeader, ExecutionLimit) throws(FileFault) -> any TranscriptPlayer

/// A free session that is played again; its predictions are what it is graded by.
package struct SessionPlayer: TranscriptPlayer {
    package private(set) var session: Session
    /// The predictions that were asked for.
    package private(set) var items: [GradeItem] = []
    package private(set) var evidence = InputEvidence()
    private var isWatching = false

    /// Makes the session that a header tells of.
    ///
    /// - Parameters:
    ///   - header: The header of a transcript.
    ///   - limit: How long the learner's code may run in one command.
    /// - Throws: A ``FileFault`` if it is the transcript of a lesson, or names an app that cannot be simulated.
    package init(
        _ header: TranscriptHeader, limit: ExecutionLimit = ExecutionLimit()
    ) throws(FileFault) {
        if let lesson = header[.lesson] {
            throw FileFault(
                "This is a transcript of the lesson \(lesson.clipped), not of a free session.",
                "Play it where the lesson is installed.")
        }
        do throws(TranscriptHeader.InvalidValue) {
            session = Session(.readyController(try header.environment(), code: .standard, limit: limit))
        } catch {
            throw FileFault("The value of \(error.key.rawValue) is not valid.", error.remedy)
        }
    }

    /// The inputs so far, each with what came of it.
    package var journal: [JournalEntry] { session.journal }

    package mutating func watch(_ depth: Session.Depth) {
        isWatching = true
        session.depth = depth
    }

    /// Takes an input again.
    ///
    /// - Parameter entry: The input.
    /// - Returns: The session's replies; nil if a command is not exactly one statement, as no session records that.
    package mutating func take(_ entry: JournalEntry) -> [Reply]? {
        evidence = InputEvidence(after: evidence)
        guard let line = entry.typed,
            entry.kind != .command || Lexer.statements(in: line).map(\.text) == [line]
        else { return nil }
        let count = session.journal.count
        if isWatching, entry.kind == .answer { evidence.asked = session.pending?.revealingOutcomes }
        let replies = session.enter(line, at: entry.seconds, isRecorded: true)
        if isWatching {
            evidence.note(replies, .sameCalls)
            if case .judged(let judged)? = replies.last, judged.judgement.isRight {
                evidence.noteRightAnswer()
            }
        }
        for (offset, entry) in session.journal[count...].enumerated() {
            note(entry, number: count + offset + 1, replies)
        }
        return replies
    }

    private mutating func note(_ entry: JournalEntry, number: Int, _ replies: [Reply]) {
        switch entry.kind {
        case .predict:
            var item = GradeItem(id: "prediction \(items.count + 1)", entry: number, asked: entry.text)
            item.asksLessThanUsual = session.asksLessThanUsual
            items.append(item)
        case .hint where !items.isEmpty:
            items[items.count - 1].hints += 1
        case .answer, .skip:
            for reply in replies where !items.isEmpty {
                items[items.count - 1].take(reply, entry, number, session.depth)
            }
        default: break
        }
    }
}

extension GradeItem {
    /// Takes the judgement of an answer, or that it was shown.
    fileprivate mutating func take(
        _ reply: Reply, _ entry: JournalEntry, _ number: Int, _ depth: Session.Depth
    ) {
        switch reply {
        case .judged(let judged):
            if judged.showsOrder, !judged.judgement.isRight { answersBeforeOrder = attempts + 1 }
            var answer = GivenAnswer(judged, entry.text, entry: number, depth)
            answer.hints = hints
            answers.append(answer)
        case .shown(let judged):
            isSkipped = true
            remarks += judged.doubtfulReason
            self.entry = number
        default: return
        }
    }
}

extension GivenAnswer {
    /// A prediction as it was judged.
    init(_ judged: JudgedAnswer, _ text: String, entry: Int, _ depth: Session.Depth) {
        self.init(text: text, entry: entry, points: judged.judgement.points)
        pointsByEdits = judged.judgement.pointsByEdits
        belief = judged.misconception?.identifier
        reasons = judged.reasons
        judgement = depth == .everything ? JSONObject(judged) : nil
    }
}
