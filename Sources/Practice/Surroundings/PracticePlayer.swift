import CommandLanguage
import Course
import Foundation
import Lifecycle
import Session

/// A round that is played again: the questions are drawn from their names, and the answers judged anew.
///
/// An interview or an exam takes the questions that its seed brings, one answer to each, in its time if it has one, and
/// nothing else, as no recording of one has more.
package struct PracticePlayer: TranscriptPlayer {
    private var player: LessonPlayer
    private let form: PracticeRound.Form
    private var answered: Set<String> = []
    /// The round that chooses the questions; nil in practice, where the learner's earlier results chose them.
    private var round: PracticeRound?
    /// The inputs of an exam, whose recording tells nothing that came of them.
    private var inputs: [JournalEntry]?

    /// What the questions of all learners have in common.
    private static let memories = SetUpMemories()

    /// Returns whether a transcript is one of a round.
    package static func plays(_ header: TranscriptHeader) -> Bool {
        TranscriptHeader.rounds.contains(header[.lesson] ?? "")
    }

    /// Makes what plays the transcript of a round.
    ///
    /// - Parameters:
    ///   - header: The header of the transcript.
    ///   - limit: How long code may run in one command.
    /// - Throws: A ``FileFault`` if it is not one of a round, or of questions that are not known here.
    package init(
        _ header: TranscriptHeader, limit: ExecutionLimit = ExecutionLimit()
    ) throws(FileFault) {
        form = try PracticeRound.Form(header)
        guard let runner = PracticeRound.runner(form, limit: limit) else {
            throw FileFault("The questions in this round can't be created.", "Please report this.")
        }
        let isExam = if case .exam = form { true } else { false }
        player = LessonPlayer(runner, knowsByNumber: isExam)
        inputs = isExam ? [] : nil
        if case .practice = form { return }
        round = PracticeRound(form)
    }

    /// Indicates whether the learner got no help.
    package var hidesVerdicts: Bool { round != nil }

    /// The way through the round.
    package var runner: LessonRunner { player.runner }
    package var journal: [JournalEntry] { inputs ?? player.journal }
    package var lessonRevision: String? { player.lessonRevision }
    package var isDivided: Bool { !hidesVerdicts }
    package var evidence: InputEvidence { player.evidence }

    package mutating func watch(_ depth: Session.Depth) {
        // A hint that the explanation of an answer has given away is none.
        player.watch(hidesVerdicts ? depth : .everything)
    }

    /// The questions so far; in an exam, also those that weren't reached.
    package var items: [GradeItem] {
        guard case .exam(let paper) = form else { return player.items }
        let begun = player.items
        return begun
            + paper.plans.enumerated().dropFirst(begun.count).map { place, plan in
                GradeItem(
                    id: LessonPlayer.name(ofNumber: place + 1), entry: nil,
                    asked: "\(plan.topic.rawValue), \(plan.kind.summary)",
                    reason: "The question was never asked.")
            }
    }

    package mutating func take(_ entry: JournalEntry) -> [LessonReply]? {
        guard round != nil else { return player.take(entry) }
        switch entry.kind {
        case .exercise:
            let runner = runner
            let next = Self.memories.lend { round?.next(in: runner, with: &$0) }
            guard next == entry.text else { return nil }
            player.drawn = round?.takeDrawn()
        case .answer:
            // The time that an answer may take to be judged is not the learner's.
            guard entry.seconds <= (form.seconds ?? .infinity) + 1 else { return nil }
            guard let id = runner.exercise?.id, answered.insert(id).inserted else { return nil }
        case .command, .predict, .hint, .skip, .edit, .play, .back, .easier, .test, .aside: return nil
        }
        let count = player.journal.count
        let replies = player.take(entry)
        inputs? += player.journal[count...].map(\.withoutOutcome)
        return replies
    }

    /// Returns the factory of players for rounds, which leaves other transcripts to another factory.
    package static func factory(_ others: @escaping PlayerFactory) -> PlayerFactory {
        { header, limit throws(FileFault) in
            plays(header) ? try PracticePlayer(header, limit: limit) : try others(header, limit)
        }
    }
}

/// Memories, one for each thread that draws questions at the same time.
private final class SetUpMemories: @unchecked Sendable {
    private let lock = NSLock()
    private var idle: [SetUpMemory] = []

    func lend<Value>(_ work: (inout SetUpMemory) -> Value) -> Value {
        var memory = lock.withLock { idle.popLast() } ?? SetUpMemory()
        defer { lock.withLock { idle.append(memory) } }
        return work(&memory)
    }
}
