import ArgumentParser
import Course
import Foundation
import Session
import VisibleText

/// A transcript, played again.
struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Play a transcript again, and tell where it differs from what happens.")

    @Argument(help: "A transcript.", completion: .file())
    var file: String

    @Option(name: .long, help: "Wait between entries as the person did, so many times as fast.")
    var speed: Double?

    @Flag(name: .long, help: "Wait for Return after each entry.")
    var step = false

    @Option(name: .customLong("to"), help: "Stop after the entry of this number.")
    var last: Int?

    @OptionGroup var program: ProgramOptions

    func validate() throws {
        if let speed, !(speed > 0 && speed.isFinite) {
            throw ValidationError("--speed takes a number above 0.")
        }
        if let last, last < 1 { throw ValidationError("--to takes a number from 1.") }
    }

    func run() throws {
        let styling = program.styling
        let playback = TranscriptPlayback(surroundings: program.surroundings) {
            lines throws(OutputFailure) in
            try StandardOutput.print(lines, styling)
        }
        var pause = TranscriptPlayback.Pause()
        pause.speed = speed
        pause.waitsForReturn = step
        guard let path = FilePath.arguments([file]).first else { return }
        let isAsRecorded = try playback.play(path, last: last ?? .max, pause: pause)
        if !isAsRecorded { throw ExitCode(1) }
    }
}
