import CommandLanguage
import Course
import Foundation
import LineEditing
import Reports
import Session
import VisibleText

/// Transcripts, drawings and files of commands.
extension ReadEvalPrintLoop {
    func save(_ path: String) {
        let transcript = learner.transcript(startedOn: Date().formatted(.iso8601))
        let count = transcript.entries.count.counted("entry", "entries")
        write(TranscriptWriter.text(of: transcript), to: path, what: count, next: "replay \(path)")
    }

    func draw(_ drawing: Drawing, to path: String) {
        switch drawing {
        case .diagram(let diagram): write(SVGDiagram.text(of: diagram), to: path, what: "the diagram")
        case .animation(let picture): write(AnimatedPicture.svg(of: picture), to: path, what: "the picture")
        case .map(let map):
            write(MapPicture.svg(of: map), to: path, what: "the map (one A4 page)")
        }
    }

    /// Shows a moving picture: at a terminal that is high enough after the answer, elsewhere its last frame.
    func show(_ picture: MovingPicture) {
        guard !picture.calls.isEmpty else {
            return show(Line("  \(picture.statement) doesn't call any method of a controller on screen."))
        }
        let lines = MovingLines(picture: picture)
        if let rows = surroundings.rows(), rows > lines.height {
            movie = picture
        } else {
            show(lines.last(surroundings.styling))
        }
    }

    /// Plays a moving picture. Any key ends it, and begins the next line.
    func play(_ picture: MovingPicture) throws(OutputFailure) {
        let lines = MovingLines(picture: picture), keys = KeyWatch()
        defer { keys.end() }
        for (index, frame) in picture.frames.enumerated() {
            let isLast = index == picture.frames.count - 1
            let rows = lines.lines(frame, surroundings.styling).flatMap { $0.rendered(surroundings.styling) }
            try StandardOutput.draw(styled: rows, over: index == 0 ? 0 : lines.height)
            guard !isLast, keys.isPressed(within: frame.isStep ? 0.12 : 0.5) || Interrupt.isPending else {
                continue
            }
            let last = lines.last(surroundings.styling).flatMap { $0.rendered(surroundings.styling) }
            return try StandardOutput.draw(styled: last, over: lines.height)
        }
    }

    /// Annotates a console log that is pasted at the prompt.
    ///
    /// - Parameters:
    ///   - line: The line that was read.
    ///   - source: Where the rest of the paste comes from.
    /// - Returns: False if the line is none of a log, or nothing follows it faster than anyone types.
    func annotate<Source>(_ line: String, with source: inout ContinuedLines<Source>) -> Bool {
        guard isPerson, AskedTopic.isOfLog(line), isNoCommand(line), isPasting,
            let annotation = annotation(
                from: line, then: { pastedLine(from: &source).flatMap { $0.isEmpty ? nil : $0 } })
        else { return false }
        show(AnnotationLines(annotation).lines)
        // The learner's own session isn't replaced without being asked.
        if learner.session.lastRun == nil { playTwin(of: annotation, place: nil) }
        return true
    }

    private func annotation(from line: String, then next: () -> String?) -> LogAnnotation? {
        var annotator = TransitionCatalogue.shared.map { LogAnnotator(by: $0) }, more: String? = line
        while let line = more {
            annotator?.take(Array((line + "\n").utf8)[...])
            more = next()
        }
        return annotator?.finish()
    }

    /// Returns whether a line can't be meant for the session.
    private func isNoCommand(_ line: String) -> Bool {
        // Code with an error is no log, though it may name a method.
        learner.lesson == nil && !learner.awaitsAnswer && !PastedSwift.declares(line)
            && CommandParser.instruction(of: line, in: learner.stage.context) == nil
    }

    /// Carries out the commands that produce a log, in a session without others, and says whether they do.
    private func playTwin(of annotation: LogAnnotation, place: String?) {
        guard learner.session.statements.isEmpty else {
            let message = "! The commands of a log need a new session. Type reset, then run the log again."
            return fail([Line(message, .bad)], place: place)
        }
        guard let twin = TransitionCatalogue.shared.flatMap({ LogTwin(annotation, by: $0) }) else {
            return fail([Line("! No commands were found that produce this log.", .bad)], place: place)
        }
        for line in twin.lines { enter(line, place: place) }
        guard let difference = twin.difference else {
            return show(
                Line("  This session makes the same calls as the log.", .good, next: "why   when   log"))
        }
        let cause = difference.cause.isEmpty ? "" : " Likely: \(difference.cause)"
        show([
            Line(
                Span(
                    "! This is the nearest session that was found. First difference, line \(difference.line): ",
                    .bad),
                Span(difference.text), Span(cause, .note), next: "log   undo")
        ])
    }

    /// Returns a line, with the rest of the paste that it begins if it is code where a question waits: that is one input.
    func input<Source>(from line: String, with source: inout ContinuedLines<Source>) -> String {
        var line = line
        guard isPerson, learner.awaitsAnswer, PastedSwift.begins(line) else { return line }
        while let more = pastedLine(from: &source) { line += "\n" + more }
        return line
    }

    /// The next line of a paste; nil if the paste is over.
    private func pastedLine<Source>(from source: inout ContinuedLines<Source>) -> String? {
        let prompt = Prompt("  …", keepsLine: false, endsWithPaste: true)
        guard isPasting, case .line(let line) = source.next(prompt, takesCode: false) else { return nil }
        return line
    }

    /// Indicates whether more is there already, as in the middle of a paste.
    var isPasting: Bool {
        let keys = KeyWatch()
        defer { keys.end() }
        return keys.isPressed(within: 0.05)
    }

    /// Writes a text to a new file, and tells so; an existing one is left alone.
    func write(_ text: String, to path: String, what: String, next: String = "") {
        guard path.withoutHarmful == path else {
            return fail("\(path) contains a line break or an invisible character. Choose another name.")
        }
        do throws(NewFile.Failure) {
            try NewFile.write(text, to: path)
            show(Line("  Saved \(what) to \(path).", next: next))
        } catch {
            if !error.isTaken { ending.hasNotWritten = true }
            fail("\(error)")
        }
    }

    func replay(_ path: String) {
        var lines: [Line] = []
        let playback = TranscriptPlayback(shelf: surroundings.shelf, styling: surroundings.styling)
        do {
            let isAsRecorded = try playback.play(FilePath(path)) {
                lines += $0.findings.map(TranscriptPlayback.line)
            } take: {
                lines += $0.lines
                return true
            }
            show(lines + [Line("  " + TranscriptPlayback.conclusion(isAsRecorded))])
        } catch {
            fail("\(error)")
        }
    }

    /// Carries out the commands in a file; one that runs a file again, itself perhaps, is not followed.
    func runFile(_ path: String, from place: String?) {
        guard !mode.isInFile else {
            return fail("A file can't run another file.")
        }
        do {
            let file = try InputFile.ofCommands(path)
            defer { file.close() }
            mode.isInFile = true
            defer { mode.isInFile = false }
            var lines = ContinuedLines(PipedLines(descriptor: file.descriptor))
            var number = 1
            while !ending.isReached, !Interrupt.isPending,
                case .line(let line) = lines.next(Prompt(""), takesCode: learner.takesCode)
            {
                if number == 1, Transcript.isBeginning(line) {
                    let message = "! \(path) is a transcript, not a file of commands. Use: replay \(path)"
                    return fail([Line(message, .bad)], place: place)
                }
                if number == 1, path.hasSuffix(".log") || AskedTopic.isAnswer(line), isNoCommand(line) {
                    let log = annotation(from: line) {
                        guard case .line(let line) = lines.next(Prompt(""), takesCode: false) else {
                            return nil
                        }
                        return line
                    }
                    if let log { return playTwin(of: log, place: path) }
                }
                enter(line, place: "\(path):\(number)")
                number += lines.lastCount
            }
            if let problem = lines.problem {
                fail([Line("! \(path): \(problem)", .bad)], place: place)
            } else if number == 1, !Interrupt.isPending {
                show(Line("  " + FileMessage.empty(path), .note))
            }
        } catch {
            fail([Line("! \(error)", .bad)], place: place)
        }
    }
}
