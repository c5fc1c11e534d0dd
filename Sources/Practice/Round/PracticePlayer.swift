import Course
import Lifecycle
import Session

/// A round that is played again: the questions are drawn from their names, and the answers judged anew.
///
/// An interview takes the questions that its seed brings, one answer to each in its time, and nothing else, as no
/// recording of one has more.
package struct PracticePlayer: TranscriptPlayer {
    private var player: LessonPlayer
    private let isInterview: Bool
    private var answered: Set<String> = []
    /// What the questions of an interview are chosen by, and when it ends.
    private var chooser: QuestionChooser?
    private var seconds: Double?

    /// Whether a transcript is one of practice or of an interview.
    package static func plays(_ header: TranscriptHeader) -> Bool {
        names.contains(header[.lesson] ?? "")
    }

    private static let names = ["practice", "interview"]

    /// Makes what plays the transcript of a round.
    ///
    /// - Parameters:
    ///   - header: The header of the transcript.
    ///   - limit: How long code may run in one command.
    /// - Throws: A ``PlayerError`` if it is not one of a round, or of questions that are not known here.
    package init(
        _ header: TranscriptHeader, limit: ExecutionLimit = ExecutionLimit()
    ) throws(PlayerError) {
        let name = header[.lesson] ?? ""
        guard PracticePlayer.names.contains(name), let runner = PracticeRound.runner(name, limit: limit)
        else {
            throw PlayerError(
                problem: "This is no transcript of practice.", remedy: "Play it where its lesson is.")
        }
        player = LessonPlayer(runner)
        isInterview = name == "interview"
        guard isInterview else { return }
        guard let seed = header.seed, let minutes = header[.minutes].flatMap(Int.init), minutes > 0 else {
            throw PlayerError(
                problem: "The interview has no seed or no minutes, so its questions are not known.",
                remedy: "Record it with viewdid interview --record FILE.")
        }
        chooser = QuestionChooser(seed: seed)
        seconds = Double(minutes) * 60
    }

    /// The way through the round.
    package var runner: LessonRunner { player.runner }
    package var journal: [JournalEntry] { player.journal }
    package var items: [GradeItem] { player.items }
    package var lessonRevision: String? { player.lessonRevision }
    package var isDivided: Bool { !isInterview }
    package var evidence: Evidence { player.evidence }

    package mutating func watch(_ depth: Session.Depth) { player.watch(depth) }

    package mutating func take(_ entry: JournalEntry) -> [LessonReply]? {
        guard isInterview else { return player.take(entry) }
        switch entry.kind {
        case .exercise:
            guard chooser?.question()?.identifier.description == entry.text else { return nil }
            return player.take(entry)
        case .answer:
            // The time that an answer may take to be judged is not the learner's.
            guard entry.seconds <= (seconds ?? 0) + 1 else { return nil }
            guard let id = runner.exercise?.id, answered.insert(id).inserted else { return nil }
            return player.take(entry)
        case .command, .predict, .hint, .skip, .edit, .play, .back, .easier, .test: return nil
        }
    }

    /// What plays transcripts of rounds, and leaves others to another one.
    package static func factory(_ others: @escaping PlayerFactory) -> PlayerFactory {
        { header, limit throws(PlayerError) in
            plays(header) ? try PracticePlayer(header, limit: limit) : try others(header, limit)
        }
    }
}
