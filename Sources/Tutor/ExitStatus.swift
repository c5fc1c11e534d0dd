import Course
import Progress
import VisibleText

/// The exit statuses, as Documentation/guide.md lists them.
package enum ExitStatus: Int32, Error {
    /// The result is negative: a command is malformed, an expectation is not met, or not all passed.
    case no = 1
    /// Something could not be graded, played or checked at all.
    case notJudged = 2
    /// The arguments are wrong, or a file that they name is.
    case misused = 64
    /// The program has a fault.
    case faulty = 70
    /// The stored progress is damaged, or a newer program's.
    case damagedProgress = 65
    /// The system allows too little stack or memory, or too few open files; found before `main`, in `CProcessLimits`.
    case tooLittle = 71
    /// Something could not be written.
    case notWritten = 74
    /// Ctrl-C ended the run, as shells number it.
    case interrupted = 130
    /// Whoever read the output has gone, as shells number it.
    case readerGone = 141
}

/// An error in words that a person understands, with what to do about it.
package protocol WordedError: Error, CustomStringConvertible {
    var exitStatus: ExitStatus { get }
}

extension OutputFailure: WordedError {
    package var exitStatus: ExitStatus { isReaderGone ? .readerGone : .notWritten }
}

extension NewFile.Failure: WordedError {
    package var exitStatus: ExitStatus { .notWritten }
}

extension ProgressError: WordedError {
    package var exitStatus: ExitStatus {
        switch self {
        case .newerVersion, .lost: .damagedProgress
        case .invalidValue, .invalidImport: .no
        case .notWritable, .diskFull, .busy, .failed: .notWritten
        }
    }
}

extension TranscriptFileError: WordedError {
    package var exitStatus: ExitStatus {
        switch self {
        case .notReadable, .notAFile, .isFolder, .noTranscripts, .changed: .notJudged
        case .notWritable, .diskFull, .full: .notWritten
        case .busy, .notATranscript, .otherSession: .no
        }
    }
}

extension FileFault: WordedError {
    package var exitStatus: ExitStatus { .notJudged }
}

extension TranscriptPlayback.Failure: WordedError {
    package var exitStatus: ExitStatus { .notJudged }
}

/// An error in the program's arguments, or in a file that they name.
package struct Misuse: WordedError {
    package let description: String
    package var exitStatus: ExitStatus { .misused }

    init(_ description: String) { self.description = description }
}
