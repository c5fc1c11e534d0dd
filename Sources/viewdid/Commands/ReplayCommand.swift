import ArgumentParser
import Course
import Foundation
import Reports
import Session
import Tutor
import VisibleText

/// A transcript, played again.
struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Replay a transcript, and show where the result differs.",
        discussion: """
            In a terminal, it waits between entries as long as the learner did, up to a minute. Return skips the wait; \
            Ctrl-D quits. If the output isn't a terminal, it never waits.
            """)

    @Argument(help: "A transcript.", completion: .file())
    var file: String

    @Option(name: .long, help: "The speed, as a multiple of the original speed.")
    var speed: Double?

    @Flag(name: .long, help: "Wait for Return after each entry.")
    var step = false

    @Flag(name: .long, help: "Don't wait.")
    var noWait = false

    @Option(name: .customLong("to"), help: "Stop after the entry with this number.")
    var last: Int?

    @Option(
        name: .long,
        help:
            "text, asciinema (a terminal recording) or html (a page that plays in a browser).")
    var format = Format.text

    @Option(
        name: .long, help: "Write the recording or page to a new file (default: standard output).",
        completion: .file())
    var output: String?

    @OptionGroup var program: ProgramOptions

    /// The output formats of a replay.
    enum Format: String, ExpressibleByArgument, CaseIterable { case text, asciinema, html }

    func validate() throws {
        if let speed, !(0.001...1_000).contains(speed) {
            throw ValidationError("--speed takes a number from 0.001 to 1000.")
        }
        if let last, last < 1 { throw ValidationError("--to takes a number of 1 or more.") }
        if [speed != nil, step, noWait].count(where: \.self) > 1 {
            throw ValidationError("Use only one of --speed, --step and --no-wait.")
        }
        if format == .text, output != nil {
            throw ValidationError("--output needs --format asciinema or --format html.")
        }
        if format != .text, step || noWait {
            throw ValidationError("--step and --no-wait work only in a terminal, not with a file.")
        }
    }

    func run() throws {
        guard let path = FilePath.arguments([file]).first else { return }
        if let output { try PathCheck.validate(output, of: "--output") }
        let isAsRecorded =
            switch format {
            case .text: try show(path)
            case .asciinema: try record(path)
            case .html: try page(path)
            }
        if !isAsRecorded { throw ExitStatus.no }
    }

    private var pace: PlaybackPace {
        guard isatty(STDOUT_FILENO) == 1, !noWait else { return .none }
        return step ? .step : .recorded(speed: speed ?? 1)
    }

    private func show(_ path: FilePath) throws -> Bool {
        let styling = program.settings.styling, pace = pace
        var before: Double?, isStopped = false
        let isAsRecorded = try TranscriptPlayback(shelf: program.settings.shelf, styling: styling).play(
            path, last: last ?? .max
        ) { beginning in
            try StandardOutput.print(
                introduction(beginning, pace) + beginning.findings.map(TranscriptPlayback.line), styling)
            if case .recorded = pace { before = 0 }
        } take: { step in
            if let seconds = before, !pace.wait(step.entry.seconds - seconds) {
                isStopped = true
                return false
            }
            before = step.entry.seconds
            try StandardOutput.print(step.lines.withoutNext, styling)
            return true
        }
        if !isStopped {
            try StandardOutput.print([Line("  " + TranscriptPlayback.conclusion(isAsRecorded))], styling)
        }
        return isAsRecorded
    }

    private func introduction(_ beginning: TranscriptPlayback.Beginning, _ pace: PlaybackPace) -> [Line] {
        let count = beginning.count.counted("entry", "entries")
        let what = "  \(beginning.title): \(count), \(Int(beginning.seconds)) seconds."
        switch pace {
        case .none: return []
        case .recorded:
            return [Line(Span(what, .strong), Span(" Return skips the wait; Ctrl-D quits."))]
        case .step: return [Line(Span(what, .strong), Span(" Return continues; Ctrl-D quits."))]
        }
    }

    /// Makes a recording for terminals of eighty columns, with a marker at each entry.
    private func record(_ path: FilePath) throws -> Bool {
        let styling = Styling(
            isTerminal: true, isPlain: program.plain, environment: ["TERM": "xterm-256color"],
            columns: Asciicast.columns)
        var cast = Asciicast(title: "", started: nil, speed: speed ?? 1)
        let isAsRecorded = try TranscriptPlayback(shelf: program.settings.shelf, styling: styling).play(
            path, last: last ?? .max
        ) { beginning in
            cast = Asciicast(title: beginning.title, started: beginning.header.started, speed: speed ?? 1)
            let title = Line("  " + beginning.title, .strong)
            cast.add(rows([title] + beginning.findings.map(TranscriptPlayback.line), styling), at: 0)
        } take: { step in
            let rows = rows(step.lines.withoutNext, styling)
            cast.add(rows, at: step.entry.seconds, marker: "\(step.number) \(step.title)")
            return true
        }
        cast.add(["  " + TranscriptPlayback.conclusion(isAsRecorded)], at: 0)
        try write(cast.text)
        return isAsRecorded
    }

    private func rows(_ lines: [Line], _ styling: Styling) -> [String] {
        lines.flatMap { $0.rendered(styling) }
    }

    /// Makes a page that plays in a browser.
    private func page(_ path: FilePath) throws -> Bool {
        let styling = Styling(
            isTerminal: false, isPlain: true, environment: [:], columns: ReplayPage.columns)
        var page = ReplayPage(title: "", speed: speed ?? 1)
        let isAsRecorded = try TranscriptPlayback(shelf: program.settings.shelf, styling: styling).play(
            path, last: last ?? .max
        ) { beginning in
            page = ReplayPage(title: beginning.title, speed: speed ?? 1)
            page.add(facts: beginning.header.fields.map { ($0.key, $0.value) })
            page.add(findings: beginning.findings.map(\.description))
        } take: { step in
            page.add(
                ReplayPage.Step(
                    number: step.number, kind: step.entry.kind.rawValue,
                    text: step.entry.input,
                    seconds: step.entry.seconds, answer: rows(step.answer.withoutNext, styling),
                    findings: step.findings.map(\.description), runs: step.runs))
            return true
        }
        page.add(conclusion: TranscriptPlayback.conclusion(isAsRecorded))
        try write(page.text)
        return isAsRecorded
    }

    private func write(_ text: String) throws {
        if let output { return try NewFile.write(text, to: output) }
        try StandardOutput.write(document: text)
    }
}
