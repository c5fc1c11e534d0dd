import Course
import Foundation
import Practice
import Session

/// Plays a transcript again: each input, and what really comes of it.
package struct TranscriptPlayback {
    let shelf: LessonShelf
    let styling: Styling

    package init(shelf: LessonShelf, styling: Styling) { (self.shelf, self.styling) = (shelf, styling) }

    /// The facts known before the first entry.
    package struct Beginning {
        package let header: TranscriptHeader
        /// The number of entries.
        package let count: Int
        /// The time at which the last of them was given, in seconds since the start.
        package let seconds: Double
        /// The findings about the file as a whole.
        package let findings: [TranscriptFinding]
    }

    /// An entry, played again.
    package struct Step {
        /// The number of the entry, counted from 1.
        package let number: Int
        package let entry: JournalEntry
        /// The lines of the answer.
        package let answer: [Line]
        /// The differences from the file.
        package let findings: [TranscriptFinding]
        /// The runs of the entry's commands.
        package let runs: [Run]

        /// The entry, its answer and what differs.
        package var lines: [Line] { heading + answer + findings.map(TranscriptPlayback.line) }

        /// The entry as its kind and its text.
        package var title: String { (kind + entry.input.head).trimmed }

        /// The input as it was typed; code has several lines.
        private var heading: [Line] {
            let rows = entry.input.split(omittingEmptySubsequences: false) { $0.isNewline }
            return rows.enumerated().map { row, text in
                row > 0
                    ? Line("    \(text)", .strong, hanging: 4)
                    : Line(
                        Span("\(number)  ", .faint), Span(kind, .note), Span(String(text), .strong),
                        hanging: 4, aside: "\(Int(entry.seconds)) s")
            }
        }

        /// The kind with a space behind it; commands say what they are.
        private var kind: String { entry.kind == .command ? "" : entry.kind.rawValue + " " }
    }

    /// The reason a file cannot be played, with its name and the remedy.
    struct Failure: Error, CustomStringConvertible { let description: String }

    /// Plays a transcript.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - last: The number of the last entry to play.
    ///   - begin: Takes what is known before the first entry.
    ///   - take: Takes each entry, and says whether to go on.
    /// - Returns: Whether everything came out as the file says.
    /// - Throws: A ``Failure`` that names the file, or what the closures throw.
    package func play(
        _ path: FilePath, last: Int = .max, begin: (Beginning) throws -> Void = { _ in },
        take: (Step) throws -> Bool
    ) throws -> Bool {
        let reading = try Self.naming(path) {
            try TranscriptReader.read(try TranscriptReader.bytes(at: path))
        }
        let header = reading.transcript.header
        func play<Player: TranscriptPlayer>(
            _ player: Player, _ answer: (Player.Output) -> (lines: [Line], runs: [Run])
        ) throws -> Bool {
            var replay = TranscriptReplay(reading, player: player)
            let entries = reading.transcript.entries
            try begin(
                Beginning(
                    header: header, count: min(last, entries.count),
                    seconds: entries.prefix(last).last?.seconds ?? 0, findings: replay.findings))
            var isAsRecorded = replay.findings.isEmpty
            while let step = replay.next() {
                let (lines, runs) = step.output.map(answer) ?? ([], [])
                isAsRecorded = isAsRecorded && step.findings.isEmpty
                let taken = Step(
                    number: step.number, entry: step.entry, answer: lines, findings: step.findings, runs: runs
                )
                guard try take(taken), step.number < last else { break }
            }
            return isAsRecorded
        }
        let replyLines = ReplyLines(documents: .carried, styling: styling)
        if header[.lesson] == nil {
            return try play(try Self.naming(path) { try SessionPlayer(header) }) {
                ($0.flatMap(replyLines.lines), $0.flatMap(\.runs))
            }
        }
        var lessonLines = LessonLines(replies: replyLines)
        func answer(_ replies: [LessonReply]) -> (lines: [Line], runs: [Run]) {
            (replies.flatMap(lessonLines.fitted(to: replies).lines), replies.flatMap(\.runs))
        }
        if PracticePlayer.plays(header) {
            let player = try Self.naming(path) { try PracticePlayer(header) }
            lessonLines.hidesVerdicts = player.hidesVerdicts
            return try play(player, answer)
        }
        return try play(try Self.naming(path) { try LessonPlayer(header, lessons: shelf.library) }, answer)
    }

    /// Says of what goes wrong in which file it does.
    private static func naming<Value>(_ path: FilePath, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as TranscriptFileError {
            throw Failure(description: error.description)
        } catch let error as FileFault {
            throw Failure(description: "\(path): \(error)")
        }
    }

    /// Returns a finding as a line.
    package static func line(_ finding: TranscriptFinding) -> Line { Line("! " + finding.description, .bad) }

    /// Returns the sentence at the end.
    ///
    /// - Parameter isAsRecorded: Whether all results match the file.
    /// - Returns: A sentence.
    package static func conclusion(_ isAsRecorded: Bool) -> String {
        isAsRecorded
            ? "The result matches the recording." : "The result differs from the recording."
    }
}

extension TranscriptPlayback.Beginning {
    /// The learner and the lesson, such as `ada, lazy-view`.
    package var title: String {
        [header[.learner], header[.lesson] ?? "a session"].compactMap(\.self).joined(separator: ", ")
    }
}

extension Reply {
    /// The runs that the reply shows.
    fileprivate var runs: [Run] {
        switch self {
        case .ran(let run): [run]
        case .judged(let judged), .shown(let judged): judged.showsOrder ? judged.runs : []
        case .left(let runs, _): runs
        default: []
        }
    }
}

extension LessonReply {
    /// The runs that the reply shows.
    fileprivate var runs: [Run] { if case .session(let reply) = self { reply.runs } else { [] } }
}
