import Foundation

/// The reason progress could not be kept or read, and the remedy.
///
/// None of these needs to end the program: it can go on without keeping progress.
package enum ProgressError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The folder or the file cannot be made, opened or written.
    case notWritable(path: String, reason: String)
    /// There is no room left for the file.
    case diskFull(path: String)
    /// Another program kept the file locked for too long.
    case busy(path: String)
    /// A newer version of the program has changed the file's layout.
    case newerVersion(path: String)
    /// All that was kept is damaged; the file is kept under the name.
    case lost(path: String)
    /// A value to store is invalid, at a place such as `points`.
    case invalidValue(place: String, problem: String)
    /// A value to import is invalid, at a place such as `runs[2].attempts[0].points`.
    case invalidImport(place: String, problem: String)
    /// SQLite failed in another way.
    case failed(path: String, reason: String)

    /// A description of the error, in one sentence.
    package var problem: String {
        switch self {
        case .notWritable(let path, let reason): "Progress can't be saved in \(path): \(reason)."
        case .diskFull(let path): "The disk is full, so progress can't be saved in \(path)."
        case .busy(let path): "Another program is using \(path)."
        case .newerVersion(let path): "\(path) was written by a newer version of viewdid."
        case .lost(let path):
            "There's no progress to export: the stored data is damaged. It was moved to \(path)."
        case .invalidValue(let place, let problem): "The \(place) can't be saved: \(problem)."
        case .invalidImport("", let problem): "The file can't be imported: \(problem)."
        case .invalidImport(let place, let problem):
            "The file can't be imported, because of \(place): \(problem)."
        case .failed(let path, let reason): "The database \(path) failed: \(reason)."
        }
    }

    /// Advice on what to do about it, in one sentence.
    package var remedy: String {
        switch self {
        case .notWritable: "Make it writable, or choose another folder with --data-dir."
        case .diskFull: "Free some space, or choose a folder on another disk with --data-dir."
        case .busy: "Close the other program, or try again in a moment."
        case .newerVersion: "Update viewdid, or choose another folder with --data-dir."
        case .lost:
            "Import an earlier export with viewdid progress import FILE, or move the damaged file away."
        case .invalidValue: "Nothing was saved."
        case .invalidImport: "Nothing was imported. Correct the file and import it again."
        case .failed: "Check the disk, or choose another folder with --data-dir."
        }
    }

    /// The problem and its remedy.
    package var description: String {
        "\(problem) \(remedy)"
    }
}
