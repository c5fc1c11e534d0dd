#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The file of a transcript, open to be read or added to.
final class TranscriptFile {
    let path: String
    private let descriptor: Int32

    private init(path: String, descriptor: Int32) {
        self.path = path
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Opens a file that exists.
    static func reading(_ path: String) throws(TranscriptFileError) -> TranscriptFile {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .notReadable(path: path, reason: reason()) }
        return try TranscriptFile(path: path, descriptor: descriptor).regular()
    }

    /// Opens a file to add to, makes it if it is missing, and keeps other recorders away from it.
    static func appending(_ path: String) throws(TranscriptFileError) -> TranscriptFile {
        let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            if errno == EISDIR || errno == ENXIO { throw .notAFile(path: path) }
            throw .notWritable(path: path, reason: reason())
        }
        let file = try TranscriptFile(path: path, descriptor: descriptor).regular()
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { throw .busy(path: path) }
        return file
    }

    /// The file's bytes; one more than a transcript may have if there are more.
    func contents() throws(TranscriptFileError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while bytes.count <= Transcript.Limit.bytes {
            let offset = off_t(bytes.count)
            let count = buffer.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, offset) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .notReadable(path: path, reason: Self.reason()) }
            if count == 0 { break }
            bytes += buffer[..<count]
        }
        return bytes
    }

    /// Cuts the file to a length.
    func cut(to length: Int) throws(TranscriptFileError) {
        guard ftruncate(descriptor, off_t(length)) == 0 else {
            throw .notWritable(path: path, reason: Self.reason())
        }
    }

    /// Adds text and waits until the disk has it. When that fails, nothing is added.
    func append(_ text: String, at length: Int) throws(TranscriptFileError) {
        let bytes = Array(text.utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                write(descriptor, $0.baseAddress?.advanced(by: written), $0.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw takeBack(to: length) }
            written += count
        }
        if fsync(descriptor) != 0, errno != EINVAL { throw takeBack(to: length) }
    }

    private func takeBack(to length: Int) -> TranscriptFileError {
        let code = errno
        ftruncate(descriptor, off_t(length))
        return code == ENOSPC || code == EDQUOT
            ? .diskFull(path: path) : .notWritable(path: path, reason: String(cString: strerror(code)))
    }

    private func regular() throws(TranscriptFileError) -> TranscriptFile {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .notReadable(path: path, reason: Self.reason()) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
        return self
    }

    private static func reason() -> String { String(cString: strerror(errno)) }
}

extension TranscriptReader {
    /// The bytes of a transcript's file.
    ///
    /// - Parameter path: The file.
    /// - Returns: All of them; one more than is allowed if there are more.
    /// - Throws: A ``TranscriptFileError`` if the path names no file or it cannot be read.
    public static func bytes(at path: String) throws(TranscriptFileError) -> [UInt8] {
        try TranscriptFile.reading(path).contents()
    }
}
