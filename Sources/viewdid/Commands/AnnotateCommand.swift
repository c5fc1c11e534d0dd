import ArgumentParser
import Course
import Foundation
import LineEditing
import Tutor
import VisibleText

/// A log with what happened in it.
struct AnnotateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "annotate",
        abstract: "Find the transitions in a console log, and anything unusual in it.",
        discussion: """
            It works with any log whose lines contain the names of the methods. The exit status is 1 if no controller \
            call is found. Ctrl-C stops reading and reports on what was read so far; the exit status is then 130.
            """)

    @Argument(help: "A log; - is standard input.", completion: .file())
    var log: String

    @OptionGroup var output: OutputOptions

    func run() throws {
        Interrupt.rememberFirst()
        // UIKit's own messages are known from the handbook's examples.
        TextPreloader.begin { withExtendedLifetime(Handbook.shared) {} }
        guard let catalogue = TransitionCatalogue.shared else {
            throw ValidationError("The program's list of transitions is damaged. Reinstall viewdid.")
        }
        let file = try InputFile.open(log)
        defer { file.close() }
        let pieces = FilePieces(descriptor: file.descriptor, skipsHoles: true)
        var annotator = LogAnnotator(by: catalogue)
        if log == "-", isatty(STDIN_FILENO) == 1 { StandardError.print("Paste a log; Ctrl-D ends it.") }
        for piece in pieces { annotator.take(piece[...]) }
        if let code = pieces.failure, !Interrupt.isPending { throw file.unreadable(code) }
        let wasStopped = Interrupt.isPending
        let annotation = annotator.finish()
        try output.print(AnnotationLines(annotation, wasStopped: wasStopped).lines)
        if wasStopped { throw ExitStatus.interrupted }
        if annotation.callCount == 0 { throw ExitStatus.no }
    }
}
