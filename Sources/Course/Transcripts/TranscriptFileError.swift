import Foundation
import VisibleText

/// Why a transcript's file could not be read or added to, and what can be done about it.
package enum TranscriptFileError: Error, Hashable, Sendable {
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
    case notATranscript(path: String, TranscriptError)
    /// The file is the transcript of another session, as a line of its header or an entry tells.
    case otherSession(path: String, difference: String)
    /// Nothing more can be added, as no reader takes a larger file or a longer line.
    case full(path: String)
}

extension TranscriptFileError: CustomStringConvertible {
    /// What the system says of a file that is not there.
    private static let noSuchFile = String(cString: strerror(ENOENT))

    /// What went wrong, in one sentence.
    package var problem: String {
        switch self {
        case .notReadable(let path, Self.noSuchFile): "There is no file \(path.shown)."
        case .notReadable(let path, let reason): "\(path.shown) cannot be read: \(reason)."
        case .notAFile(let path): "\(path.shown) is a device, a pipe or a socket, not a file."
        case .isFolder(let path): "\(path.shown) is a folder, not a file."
        case .noTranscripts(let path): "There is no transcript in \(path.shown)."
        case .changed(let path): "\(path.shown) changed while it was read."
        case .notWritable(let path, let reason): "\(path.shown) cannot be written: \(reason)."
        case .diskFull(let path): "The disk is full: \(path.shown) was left as it was."
        case .busy(let path): "Another program is recording to \(path.shown)."
        case .notATranscript(let path, let error):
            "\(path.shown) exists and is no transcript: "
                + (error.line.map { "line \($0): " } ?? "") + error.problem
        case .otherSession(let path, let difference):
            "\(path.shown) is the transcript of another session: \(difference)."
        case .full(let path): "\(path.shown) has become as large as a transcript can be."
        }
    }

    /// What can be done about it, in one sentence.
    package var remedy: String {
        switch self {
        case .notReadable: "Check the name and the permissions."
        case .notAFile, .isFolder: "Name a file."
        case .noTranscripts: "The names of transcripts end in .transcript."
        case .changed: "Try again when no program writes to it."
        case .notWritable: "Name a file in a folder that you may write."
        case .diskFull: "Free some space, then save again."
        case .busy: "Close the other program, or name another file."
        case .notATranscript: "Nothing was changed; name another file."
        case .otherSession: "Nothing was changed; name another file, or resume that session first."
        case .full: "Go on in a new session with another file."
        }
    }

    /// The problem and its remedy.
    package var description: String { "\(problem) \(remedy)" }
}

extension String {
    /// The path as messages show it: whole, but harmless.
    fileprivate var shown: String { visible }
}
