import Platform

/// The file of a transcript, open to be read or added to.
final class TranscriptFile {
    let path: String
    private let descriptor: Int32
    /// The status of the file when it was opened.
    private var opened: FileStatus?

    private init(path: String, descriptor: Int32) {
        self.path = path
        self.descriptor = descriptor
    }

    deinit {
        // Given back by name: a program started meanwhile may still share the descriptor, and with it the lock.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// Opens a file that exists.
    static func reading(_ path: FilePath) throws(TranscriptFileError) -> TranscriptFile {
        let opened = path.withSystemPath { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        let text = path.description
        guard let opened else { throw .notReadable(path: text, reason: "its name contains a NUL character") }
        guard opened >= 0 else {
            throw errno == ENXIO ? .notAFile(path: text) : .notReadable(path: text, reason: reason())
        }
        return try TranscriptFile(path: text, descriptor: opened).regular()
    }

    /// Opens a file to add to, makes it if it is missing, and keeps other recorders away from it.
    static func appending(_ path: String) throws(TranscriptFileError) -> TranscriptFile {
        guard path != "-" else { throw .notWritable(path: path, reason: "it stands for standard output") }
        let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            if errno == EISDIR { throw .isFolder(path: path) }
            if errno == ENXIO { throw .notAFile(path: path) }
            throw .notWritable(path: path, reason: reason())
        }
        let file = try TranscriptFile(path: path, descriptor: descriptor).regular()
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { throw .busy(path: path) }
        return file
    }

    /// The file's bytes; one more than a transcript may have if there are more.
    ///
    /// They are refused if the file was written since it was opened: they may be half of one text and half of another.
    func contents() throws(TranscriptFileError) -> [UInt8] {
        // Usually all of it comes at once, with room for a byte more that would tell of a longer one.
        var bytes: [UInt8] = []
        let expected = Swift.min(opened?.size ?? 0, Transcript.Limit.bytes) + 1
        var buffer = [UInt8](repeating: 0, count: expected)
        while bytes.count <= Transcript.Limit.bytes {
            let offset = off_t(bytes.count)
            let count = buffer.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, offset) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .notReadable(path: path, reason: Self.reason()) }
            bytes += buffer[..<count]
            // Of a file nothing but its end makes a piece smaller than there is room for.
            if count < buffer.count { break }
            if buffer.count < 64 << 10 { buffer = [UInt8](repeating: 0, count: 64 << 10) }
        }
        let now = try status()
        let isWhole = bytes.count > Transcript.Limit.bytes || bytes.count == now.size
        guard isWhole, now == opened else { throw .changed(path: path) }
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
        if let code = Array(text.utf8).withUnsafeBytes({ $0.write(to: descriptor) }) {
            throw takeBack(to: length, after: code)
        }
        if fsync(descriptor) != 0, errno != EINVAL { throw takeBack(to: length, after: errno) }
    }

    private func takeBack(to length: Int, after code: Int32) -> TranscriptFileError {
        ftruncate(descriptor, off_t(length))
        return code == ENOSPC || code == EDQUOT || code == EFBIG
            ? .diskFull(path: path) : .notWritable(path: path, reason: String(cString: strerror(code)))
    }

    private func regular() throws(TranscriptFileError) -> TranscriptFile {
        let status = try status()
        opened = status
        switch status.kind {
        case .file: return self
        case .folder: throw .isFolder(path: path)
        case .link, .other: throw .notAFile(path: path)
        }
    }

    private func status() throws(TranscriptFileError) -> FileStatus {
        guard let status = FileStatus(ofDescriptor: descriptor) else {
            throw .notReadable(path: path, reason: Self.reason())
        }
        return status
    }

    private static func reason() -> String { String(cString: strerror(errno)) }
}

extension TranscriptReader {
    /// The bytes of a transcript's file.
    ///
    /// - Parameter path: The file.
    /// - Returns: All of them; one more than is allowed if there are more.
    /// - Throws: A ``TranscriptFileError`` if the path names no file or it cannot be read.
    package static func bytes(at path: FilePath) throws(TranscriptFileError) -> [UInt8] {
        try TranscriptFile.reading(path).contents()
    }
}
