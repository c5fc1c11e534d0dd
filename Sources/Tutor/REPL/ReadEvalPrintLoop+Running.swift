import Foundation
import LineEditing
import VisibleText

/// The beginning and the end of a run.
extension ReadEvalPrintLoop {
    /// Indicates whether a round of questions has begun.
    package var hasRound: Bool { round != nil }

    /// Indicates whether something went wrong in a script, as its exit status says.
    package var hasFailed: Bool { ending.hasFailed }

    /// Runs at a terminal if there is one, else from the pipe.
    ///
    /// - Parameters:
    ///   - history: The file of the lines typed; nil to keep none.
    ///   - open: What is said first to a person.
    /// - Throws: Why the output cannot be written, which ends the run.
    package func run(keeping history: String?, open: () -> Void) throws(OutputFailure) {
        let isPerson = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        guard isPerson else {
            Interrupt.rememberFirst()
            return try run(PipedLines(), isScript: true)
        }
        guard let terminal = terminal(historyPath: history) else {
            open()
            return try run(PipedLines(showsPrompt: true))
        }
        open()
        try run(terminal) { terminal.takeNotice() }
    }

    /// Runs until the lines end or someone quits, and reports on a round that was under way then.
    package func runRound(keeping history: String?) throws {
        try run(keeping: history) {}
        if round != nil {
            finishRound()
            try run(GivenLines(""), isScript: true)
        }
        try end()
    }

    /// Ends a session: throws what it came to, if that is not well.
    package func end() throws {
        try surroundings.progress.finish()
        if recordings.hasFailed || (ending.hasFailed && ending.hasNotWritten) { throw ExitStatus.notWritten }
        if ending.wasStopped { throw ExitStatus.interrupted }
        if ending.hasFailed { throw ExitStatus.no }
    }
}
