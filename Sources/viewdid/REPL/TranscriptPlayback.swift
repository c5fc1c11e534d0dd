import Course
import Foundation
import LineEditing
import Practice
import Session
import VisibleText

/// Plays a transcript on the terminal: each input, and what really comes of it.
struct TranscriptPlayback {
    let surroundings: ReadEvalPrintLoop.Surroundings
    /// Takes the lines as they come.
    let show: ([Line]) throws(OutputFailure) -> Void

    /// When to wait.
    struct Pause {
        /// How many times as fast as the person was; nil means without waiting.
        var speed: Double?
        /// Whether a person presses Return for each entry.
        var waitsForReturn = false
    }

    /// Plays a transcript.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - last: The number of the last entry to play.
    ///   - pause: When to wait.
    /// - Returns: Whether everything came out as the file says.
    /// - Throws: What the file's reader says, with place and remedy.
    func play(_ path: FilePath, last: Int = .max, pause: Pause = Pause()) throws -> Bool {
        let reading = try TranscriptReader.read(try TranscriptReader.bytes(at: path))
        let header = reading.transcript.header
        if header[.lesson] == nil {
            return try play(TranscriptReplay(reading, player: try SessionPlayer(header)), last, pause) {
                replies in
                replies.flatMap(replyLines.lines)
            }
        }
        if PracticePlayer.plays(header) {
            return try play(TranscriptReplay(reading, player: try PracticePlayer(header)), last, pause) {
                replies in
                replies.flatMap(LessonLines(replies: replyLines).lines)
            }
        }
        let library = surroundings.shelf.library ?? LessonLibrary(.empty)
        let player = try LessonPlayer(header, lessons: library)
        return try play(TranscriptReplay(reading, player: player), last, pause) { replies in
            replies.flatMap(LessonLines(replies: replyLines).lines)
        }
    }

    private var replyLines: ReplyLines {
        ReplyLines(documents: .carried, styling: surroundings.styling)
    }

    private func play<Player>(
        _ replay: TranscriptReplay<Player>, _ last: Int, _ pause: Pause, lines: (Player.Output) -> [Line]
    ) throws(OutputFailure) -> Bool {
        var replay = replay
        var isAsRecorded = try report(replay.findings)
        var seconds = 0.0
        while let step = replay.next() {
            if let speed = pause.speed {
                Thread.sleep(forTimeInterval: min(60, max(0, (step.entry.seconds - seconds) / speed)))
            }
            seconds = step.entry.seconds
            try show([heading(of: step.entry, step.number)] + (step.output.map(lines) ?? []))
            if try !report(step.findings) { isAsRecorded = false }
            if step.number >= last { break }
            if pause.waitsForReturn, readLine() == nil { break }
        }
        try show([
            Line([Span(isAsRecorded ? "  It came out as recorded." : "  It did not come out as recorded.")])
        ])
        return isAsRecorded
    }

    private func heading(of entry: JournalEntry, _ number: Int) -> Line {
        let kind = entry.kind == .command ? "" : "\(entry.kind.rawValue) "
        return Line(
            [
                Span("\(number)  ", .faint), Span(kind, .note),
                Span(TranscriptText.escaped(entry.text), .strong),
            ], hanging: 4, aside: "\(Int(entry.seconds)) s")
    }

    /// Shows what differs.
    ///
    /// - Returns: True if nothing does.
    private func report(_ findings: [Finding]) throws(OutputFailure) -> Bool {
        try show(findings.map { Line("! " + $0.description, .bad) })
        return findings.isEmpty
    }
}
