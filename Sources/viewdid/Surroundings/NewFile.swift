import Foundation

/// Writes files that must not take the place of others.
enum NewFile {
    /// Why a file was not written.
    struct Failure: Error, CustomStringConvertible { let description: String }

    /// Writes a text to a new file; nothing is left of one that cannot be written whole.
    ///
    /// - Throws: Why it is not written.
    static func write(_ text: String, to path: String) throws(Failure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                defer { unlink(path) }
                throw failure(path)
            }
            rest = rest.dropFirst(count)
        }
    }

    private static func failure(_ path: String) -> Failure {
        let reason = String(cString: strerror(errno))
        switch errno {
        case EEXIST: return Failure(description: "\(path) exists already: choose another name.")
        case ENOSPC, EDQUOT, EFBIG:
            return Failure(
                description: "\(path) cannot be written: \(reason). Free some space, then try again.")
        default:
            return Failure(
                description:
                    "\(path) cannot be written: \(reason). Name a file in a folder that you may write.")
        }
    }
}
