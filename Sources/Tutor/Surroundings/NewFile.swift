import Foundation
import Platform

/// Writes files that must not take the place of others.
package enum NewFile {
    /// The reason a file was not written.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
        /// Indicates whether a file of this name exists, which isn't an error of the disk.
        var isTaken = false
    }

    /// Writes a text to a new file; nothing is left of one that cannot be written whole.
    ///
    /// - Throws: Why it is not written.
    package static func write(_ text: String, to path: String, permissions: mode_t = 0o666) throws(Failure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        if let code = Array(text.utf8).withUnsafeBytes({ $0.write(to: descriptor) }) {
            unlink(path)
            errno = code
            throw failure(path)
        }
    }

    /// Looks whether a file could be written, for a text that takes long to come about.
    ///
    /// - Throws: Why it could not.
    package static func validate(_ path: String) throws(Failure) {
        var status = stat()
        if lstat(path, &status) == 0 {
            errno = EEXIST
            throw failure(path)
        }
        // Foundation crashes on a path of one character.
        let folder = path.contains("/") ? (path as NSString).deletingLastPathComponent : "."
        guard access(folder, W_OK | X_OK) == 0 else { throw failure(path) }
    }

    private static func failure(_ path: String) -> Failure {
        switch errno {
        case EEXIST:
            return Failure(description: "\(path) already exists. Choose another name.", isTaken: true)
        case ENOSPC, EDQUOT, EFBIG:
            let reason = FileMessage.reason(errno)
            return Failure(
                description: "\(path) can't be written: \(reason). Free some space, then try again.")
        default: return Failure(description: FileMessage.unwritable(path, errno))
        }
    }
}

/// Writes files anew that are there.
package enum ChangedFile {
    /// Puts a text in the place of what a file holds, at once and as a whole; its owner and permissions stay.
    ///
    /// - Throws: Why it is not written; the file is as it was then.
    package static func write(_ text: String, to path: String) throws(NewFile.Failure) {
        let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        var status = stat()
        // Whoever may do anything still has not been asked to change a file that nobody may write.
        guard stat(path, &status) == 0, access(path, W_OK) == 0, status.st_mode & 0o222 != 0 else {
            throw NewFile.Failure(description: "\(path) can't be written. Change its permissions first.")
        }
        let temporary = path + ".viewdid-\(getpid())"
        try NewFile.write(text, to: temporary, permissions: 0o600)
        _ = chown(temporary, status.st_uid, status.st_gid)
        guard chmod(temporary, status.st_mode & 0o7777) == 0, rename(temporary, path) == 0 else {
            defer { unlink(temporary) }
            throw NewFile.Failure(description: FileMessage.unwritable(path, errno))
        }
    }
}
