import ArgumentParser
import Course
import Progress
import VisibleText

/// The exit statuses, as README.md lists them.
extension ExitCode {
    /// What was asked for came to a no: a command is malformed, an expectation is not met, not all passed.
    static let no = ExitCode(1)
    /// Something could not be graded or played at all.
    static let notGraded = ExitCode(2)
    /// A file could not be checked at all.
    static let notChecked = ExitCode(2)
    /// The program has a fault.
    static let faulty = ExitCode(70)
    /// The stored progress is damaged, or a newer program's.
    static let damagedProgress = ExitCode(65)
    /// The system allows too little stack, or too few open files.
    static let tooLittle = ExitCode(71)
    /// Something could not be written.
    static let notWritten = ExitCode(74)
    /// Ctrl-C ended the run, as shells number it.
    static let interrupted = ExitCode(130)
    /// Whoever read the output has gone, as shells number it.
    static let readerGone = ExitCode(141)
}

/// An error in words that a person understands, with what to do about it.
protocol WordedError: Error, CustomStringConvertible {
    /// What the program exits with.
    var exitCode: ExitCode { get }
}

extension OutputFailure: WordedError {
    var exitCode: ExitCode { isReaderGone ? .readerGone : .notWritten }
}

extension NewFile.Failure: WordedError {
    var exitCode: ExitCode { .notWritten }
}

extension ProgressError: WordedError {
    var exitCode: ExitCode {
        switch self {
        case .newerVersion, .lost: .damagedProgress
        case .invalidValue, .invalidImport: .no
        case .notWritable, .diskFull, .busy, .failed: .notWritten
        }
    }
}

extension TranscriptFileError: WordedError {
    var exitCode: ExitCode {
        switch self {
        case .notReadable, .notAFile, .isFolder, .noTranscripts, .changed: .notGraded
        case .notWritable, .diskFull, .full: .notWritten
        case .busy, .notATranscript, .otherSession: .no
        }
    }
}

extension PlayerError: WordedError {
    var exitCode: ExitCode { .notGraded }
}

extension TranscriptPlayback.Failure: WordedError {
    var exitCode: ExitCode { .notGraded }
}
