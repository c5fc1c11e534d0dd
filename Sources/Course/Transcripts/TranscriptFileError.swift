import Foundation
import VisibleText

/// The reason why a transcript's file could not be read or added to, and what can be done about it.
package enum TranscriptFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file cannot be opened or read.
    case notReadable(path: String, reason: String)
    /// The path names a device, a pipe or a socket.
    case notAFile(path: String)
    /// The path names a folder.
    case isFolder(path: String)
    /// No transcript lies in the folder or below it.
    case noTranscripts(path: String)
    /// Someone wrote the file while it was read.
    case changed(path: String)
    /// The file cannot be made or written.
    case notWritable(path: String, reason: String)
    /// There is no room left for the file.
    case diskFull(path: String)
    /// Another program records to the file.
    case busy(path: String)
    /// The file holds something else than a transcript.
    case notATranscript(path: String, FileFault)
    /// The file is the transcript of another session, as a line of its header or an entry tells.
    case otherSession(path: String, difference: String)
    /// Nothing more can be added, as no reader takes a larger file or a longer line.
    case full(path: String)

    /// The system's message for a missing file.
    private static let noSuchFile = String(cString: strerror(ENOENT))

    /// The file or folder, as it was named.
    private var path: String {
        switch self {
        case .notReadable(let path, _), .notAFile(let path), .isFolder(let path), .noTranscripts(let path),
            .changed(let path), .notWritable(let path, _), .diskFull(let path), .busy(let path),
            .notATranscript(let path, _), .otherSession(let path, _), .full(let path):
            path
        }
    }

    /// The problem, in one sentence.
    package var problem: String { problem(of: path.visible) }

    /// The same where the file is named beside it, or is not to be named.
    package var namelessProblem: String { problem(of: nil) }

    private func problem(of name: String?) -> String {
        let file = name ?? "It"
        return switch self {
        case .notReadable(_, Self.noSuchFile):
            name.map { "There's no file named \($0)." } ?? "There's no such file."
        case .notReadable(_, let reason): "\(file) can't be read: \(reason)."
        case .notAFile: "\(file) is a device, a pipe or a socket, not a file."
        case .isFolder: "\(file) is a folder, not a file."
        case .noTranscripts: "There's no transcript in \(name ?? "the folder")."
        case .changed: "\(file) changed while it was read."
        case .notWritable(_, let reason): "\(file) can't be written: \(reason)."
        case .diskFull: "The disk is full, so \(name ?? "it") was not changed."
        case .busy: "Another program is recording to \(name ?? "it")."
        case .notATranscript(_, let error):
            "\(file) exists but is not a transcript: " + (error.line.map { "line \($0): " } ?? "")
                + error.problem
        case .otherSession(_, let difference):
            "\(file) is the transcript of a different session: \(difference)."
        case .full: "\(file) has reached the maximum size of a transcript."
        }
    }

    /// The remedy, in one sentence.
    package var remedy: String {
        switch self {
        case .notReadable: "Check the name and the permissions."
        case .notAFile, .isFolder: "Name a file."
        case .noTranscripts: "Transcripts are files whose names end in .transcript."
        case .changed: "Try again when no program is writing to it."
        case .notWritable: "Name a file in a folder that you can write to."
        case .diskFull: "Free some space, then save again."
        case .busy: "Close the other program, or choose another file."
        case .notATranscript: "Nothing was changed. Choose another file."
        case .otherSession: "Nothing was changed. Choose another file, or resume that session first."
        case .full: "Continue in a new session with another file."
        }
    }

    /// The problem and its remedy.
    package var description: String { "\(problem) \(remedy)" }
}
